# The page: what is on every screen, and the names of cards.

close = बंद करें
back = वापस
loading = एक पल …
try-again = फिर कोशिश करें
offline = नेट नहीं है। पेज देखे जा सकते हैं; खेलने के लिए नेट चाहिए।
screen-missing = पेज का यह हिस्सा लोड नहीं हो सका। क्या नेट चल रहा है?
nothing-here = यहाँ कुछ नहीं है
nothing-here-words = हो सकता है कि पता ग़लत हो, या पुराना हो।
to-start = शुरुआत पर जाएँ
refusal-unknown = यह नहीं हो सका ({ $what })।
refusal-unreachable = सर्वर से संपर्क नहीं हो रहा। क्या नेट चल रहा है?
refusal-page_outdated = इस पेज का नया संस्करण आ गया है। पेज फिर से लोड करें।
refusal-game_not_here = यहाँ कोई और खेल खेला जाता है। यह पेज उसे नहीं जानता।
me = आप
bot-name = बॉट { $n }
list-end = { $first } और { $last }

# Cards as a voice says them, by suit.
# The word between suit and rank depends on the gender of the rank, so it stands with the rank.
card-S = हुकुम { $rank }
card-H = पान { $rank }
card-D = ईंट { $rank }
card-C = चिड़ी { $rank }
rank-A = का इक्का
rank-K = का बादशाह
rank-Q = की बेगम
rank-J = का ग़ुलाम
rank-T = का दहला
rank-9 = का नहला
rank-8 = का अट्ठा
rank-7 = का सत्ता
rank-6 = का छक्का
rank-5 = का पंजा
rank-4 = का चौका
rank-3 = की तिक्की
rank-2 = की दुक्की
