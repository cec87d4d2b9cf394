# The page: what is on every screen, and the names of cards.

close = बन्द गर्ने
back = पछाडि
loading = एकछिन …
try-again = फेरि प्रयास गर्ने
offline = नेटवर्क छैन। हेर्न त मिल्छ; खेल्न नेटवर्क चाहिन्छ।
screen-missing = पेजको यो भाग आएन। नेटवर्क छ?
nothing-here = यहाँ केही छैन
nothing-here-words = ठेगाना गलत होला, वा पुरानो होला।
to-start = सुरुमा जाने
refusal-unknown = त्यो गर्न मिलेन ({ $what })।
refusal-unreachable = सर्भरसम्म पुग्न सकिएन। नेटवर्क छ?
refusal-page_outdated = यो पेजको नयाँ संस्करण आएको छ। पेज फेरि खोल्नुहोस्।
refusal-game_not_here = यहाँ अर्कै खेल खेलिन्छ। यो पेजले त्यो खेल जान्दैन।
me = तपाईं
bot-name = बट { $n }
list-end = { $first } र { $last }

# Cards as a voice says them, by suit.
card-S = हुकुमको { $rank }
card-H = पानको { $rank }
card-D = इट्टाको { $rank }
card-C = चिडीको { $rank }
rank-A = एक्का
rank-K = बादशाह
rank-Q = रानी
rank-J = गुलाम
rank-T = दहला
rank-9 = नहला
rank-8 = अट्ठा
rank-7 = सत्ता
rank-6 = छक्का
rank-5 = पञ्जा
rank-4 = चौका
rank-3 = तिग्गी
rank-2 = दुग्गी
