# The page: the table while cards are played.

## The bar

table-title = मेज़
deal-of = बाज़ी { $deal }/{ $deals }
deal-none = पहली बाज़ी से पहले
deal-unseen = मुक़ाबला चल रहा है
trump-chip = तुरुप
trump-is = तुरुप { $suit } है।
trump-open = तुरुप अभी तय नहीं हुआ।
menu = मेन्यू
help = मदद
your-turn-mark = ● आपकी बारी

## Players

players = खिलाड़ी
seats-clockwise = बारी बाईं ओर चलती है।
seats-anticlockwise = बारी दाईं ओर चलती है।
tricks-of = { $taken }/{ $quota }
tricks-of-spoken = तय हाथ { $quota }, बने { $taken }
total-points = कुल { $points }
cards-left = { $n ->
    [one] एक पत्ता
   *[other] { $n } पत्ते
 }
dealer = बाँट
is-bot = बॉट
is-thinking = अभी बारी
is-away = संपर्क नहीं
is-left = मेज़ छोड़ दी
is-sat-in = बॉट खेल रहा है
seconds-left = { $n } सेकंड बाकी
bank-left = ऊपर से मिले समय में { $n } सेकंड बाकी
your-seconds = आपकी चाल के लिए { $n } सेकंड { $n ->
    [one] बचा है
   *[other] बचे हैं
 }।

## The trick

trick = हाथ
led = पहला
winning = आगे
takes = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } यह हाथ जीता।
takes-mark = जीता
played-led = पहली चाल { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 }: { $card }।
played = { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } चाल: { $card }।
not-played = { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } चाल अभी बाकी है।
trick-empty = मेज़ पर कोई पत्ता नहीं है।
tap-on = आगे चलें
last-trick = पिछला हाथ
all-tricks = इस बाज़ी के हाथ
tricks-none = इस बाज़ी में अभी कोई हाथ नहीं हुआ।
trick-n = हाथ { $n }

## The message line

your-lead = पहली चाल आपकी। कोई भी पत्ता चलें।
your-turn = आपकी बारी।
your-turn-any = आपकी बारी। कोई भी पत्ता चल सकता है।
your-turn-follow = आपकी बारी। { $suit } का पत्ता दें।
turn-of = { $seat } की बारी है।
turn-said = अभी { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } बारी है।
turn-nobody = अभी किसी की बारी नहीं है।
line-lost = संपर्क टूट गया। फिर कोशिश हो रही है …
line-connecting = संपर्क हो रहा है …
line-back = संपर्क फिर जुड़ गया।
one-moment = एक पल …
bot-for-you = आपकी जगह बॉट खेल रहा है।
i-am-back = ख़ुद खेलें
watching-only = आप दर्शक हैं।
unseen-words = इसे देखा नहीं जा सकता। दो बाज़ियों के बीच आप बॉट की सीट पर बैठ सकते हैं।
waiting-deal = अगली बाज़ी जल्द शुरू होगी।

## Hand and actions

hand-name = आपके पास { $n ->
    [0] कोई पत्ता नहीं
    [one] एक पत्ता
   *[other] { $n } पत्ते
 }{ $suits ->
    [none] {""}
   *[other] : { $suits }
 }
suit-count = { $suit } { $n }
card-playable = { $card }, इजाज़त है
card-barred = { $card }, इजाज़त नहीं: { $why }
card-selected = चुना हुआ पत्ता: { $card }। चलने के लिए Enter दबाएँ।
no-such-card = { $card } आपके पास नहीं है।
choose-card = पत्ता चुनें
play-card = { $card } चलें
hint = सुझाव
hint-thinking = देखा जा रहा है कि कौन-सा पत्ता कहाँ हो सकता है …
hint-title = आपके पत्तों का मोल
hint-best = सबसे अच्छा
hint-choose = { $card } चुनें

## Menu

menu-look = देखें
menu-game = खेल
menu-leave = जाना हो तो
score-sheet = अंकों का हिसाब
rules-here = इस मेज़ के नियम
words-here = शब्दों का मतलब
settings-here = सेटिंग
talk-here = बातचीत
watchers = दर्शक कौन हैं
watchers-none = कोई दर्शक नहीं है।
take-back = मेरा पिछला पत्ता वापस लें
claim = बाकी हाथ मेरे
claim-words = बचे हुए सारे हाथ पक्के आपके हों, तो वे तुरंत खेलकर पूरे कर दिए जाते हैं। न हों, तो आपको बता दिया जाता है, और कुछ नहीं होता।
claim-yes = दावा करें
ask-end = मुक़ाबला यहीं ख़त्म करें
end-words = दूसरों से पूछा जाता है। सब हाँ कहें, तो मुक़ाबला यहीं ख़त्म होता है और पत्ते दिखा दिए जाते हैं।
end-yes = सबसे पूछें
leave = मेज़ छोड़ें
leave-words = आपकी जगह बॉट खेलता रहेगा। मुक़ाबला पूरा होने तक वापसी हो सकती है।
leave-words-over = आपकी सीट ख़ाली हो जाएगी।
leave-words-watching = इसी लिंक से वापसी हो सकती है।
leave-yes = छोड़ें
stay = रुकें
start-page = पहले पेज पर

## What happens beside the cards

now-sat_in = अब { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } जगह बॉट खेल रहा है।
now-returned = अब { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } फिर मेज़ पर।
now-claimed = बाकी सारे हाथ { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } हुए।

## Beside the table

tab-score = अंक
tab-tricks = हाथ
tab-talk = बातचीत

## Help

help-now = अभी आपको क्या करना है
help-how = खेल कैसे चलता है
help-quota-mine = इस बाज़ी में आपके तय हाथ { $quota } हैं। अब तक बने: { $taken }।
help-keys = कीबोर्ड
help-keys-off = अक्षरों वाले बटन बंद हैं। उन्हें सेटिंग में चालू किया जा सकता है।
key-arrows = तीर, Home, End
key-arrows-does = एक पत्ते से दूसरे पर जाएँ
key-digits = 1 से 9, 0
key-digits-does = पहला पत्ता चुनें, दूसरा, और ऐसे ही दसवें तक
key-suit = { $s } { $h } { $d } { $c }, फिर पत्ते का अक्षर
key-suit-does = पत्ता नाम से चुनें: H, फिर T, तो पान का दहला
key-enter = Enter
key-enter-does = पत्ता चलें
key-escape = Esc
key-escape-does = कोई पत्ता न चुनें
query-L = पिछला हाथ बताएँ
query-K = बताएँ कि किसके कितने हाथ बने
query-U = बताएँ कि तुरुप क्या है
query-T = बताएँ कि मेज़ पर क्या पड़ा है
query-Y = मेरे पत्ते बताएँ, एक-एक रंग करके
query-O = बताएँ कि किसके पास कौन-सा रंग नहीं है
query-R = पिछली बात फिर से बताएँ
query-W = बताएँ कि बारी किसकी है
query-list = यह सूची दिखाएँ

## Answers to keys

table-cards = मेज़ पर: { $plays }।
hand-suits = आपके पत्ते: { $suits }।
hand-suit = { $suit } { $ranks }
hand-empty = आपके पास कोई पत्ता नहीं है।
out-none = अभी यह नहीं दिखा कि किसी के पास कोई रंग न हो।
out-of = जो रंग { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } पास नहीं: { $suits }।
suit-pending = { $suit }: कौन-सा पत्ता?

## Coming to a table

failed-title = यह मेज़ नहीं खुल सकी
