# What is told at the table, by `play` and `show`.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## The match

match-title = 3-2-5, preset { $preset }, { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियाँ
 }
match-rules-changed = preset { $preset } से अलग: { $changes }
match-player = सीट { $seat_no }: { $name }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 }
match-aim = { $scoring ->
    [raw_tricks] हर हाथ का एक अंक मिलता है
   *[minus_quota] तय से ज़्यादा हर हाथ पर एक अंक मिलता है, हर कम हाथ पर एक कटता है
 }; जिसका कुल सबसे ज़्यादा, उसकी जीत। खेलने का तरीक़ा पढ़ना हो तो help लिखें, अटक जाएँ तो ? लिखें।
match-resumed = मुक़ाबला बाज़ी { $deal } से आगे चलता है।
match-record = मुक़ाबला चाल-दर-चाल { $file } में सहेजा जा रहा है।
match-unrecorded = मुक़ाबला सहेजा नहीं जा रहा; --record FILE देने पर सहेजा जाता।
match-left = मुक़ाबला पूरा नहीं हुआ। आगे खेलने के लिए:
match-resume = { $program } play --resume { $file }
match-review = हर पत्ते का मोल देखने के लिए:
match-review-command = { $program } review { $file }
match-left-unkept = मुक़ाबला सहेजा नहीं गया; --record FILE देने पर सहेजा जाता है।
match-leave = सचमुच छोड़ दें? मुक़ाबला सहेजा नहीं जाएगा। (y/n)
match-won = मुक़ाबला पूरा हुआ। जीत { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } हुई, कुल { $total }।
match-draw = मुक़ाबला पूरा हुआ। बराबरी रही: { $winners }, कुल { $total }।
match-shared = मुक़ाबला पूरा हुआ। जीत साझी रही: { $winners }, कुल { $total }।
and = { $first } और { $last }
pass-on = { $name } की बारी है। जब कोई और न देख रहा हो, तब Enter दबाएँ।
seat-you = आप
player = खिलाड़ी

## A deal

deal-title = बाज़ी { $deal }/{ $deals }
seated = पहली बाँट { $dealer-you ->
    [yes] आपकी
   *[no] { $dealer } की
 } है।
need = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } { $quota }{ $is_dealer ->
    [yes] {" "}(बाँट)
   *[no] {""}
 }
needs = तय हाथ: { $needs }
sevens = दोनों सत्ते हर बाज़ी में तुरुप हैं: सबसे ऊपर { $first }, फिर { $second }, फिर इक्का।
debt-draws = { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } { $debtor-you ->
    [yes] आपसे
   *[no] { $debtor } से
 } { $n ->
    [one] { $n } पत्ता खींचना है
   *[other] { $n } पत्ते खींचने हैं
 }।
debts = खेल से पहले, पिछली बाज़ी के हाथों के हिसाब से पत्तों की अदला-बदली होगी। { $debts }
debts-next = अगली बाज़ी में पत्तों की अदला-बदली होगी। { $debts }
debts-none = अगली बाज़ी में किसी को पत्ता नहीं खींचना है।
was-cut = { $by-you ->
    [yes] आपने
   *[no] { $by } ने
 } गड्डी { $at } पर काटी।
first-five = आपके पहले पाँच पत्ते: { $cards }
your-cards = आपके दसों पत्ते: { $cards }
choosing = अब { $by } को तुरुप चुनना है।
declined-turn_three = { $by-you ->
    [yes] आपने
   *[no] { $by } ने
 } कोई रंग नहीं बोला: अगले तीन पत्ते खुलेंगे।
declined-seventh_card = { $by-you ->
    [yes] आपने
   *[no] { $by } ने
 } कोई रंग नहीं बोला: सातवाँ पत्ता खुलेगा।
declined-random_rest = { $by-you ->
    [yes] आपने
   *[no] { $by } ने
 } कोई रंग नहीं बोला: आख़िरी पाँच में से एक पत्ता खींचा जाएगा।
exposed = जो खुला, वह { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } ही पास रहेगा: { $cards }
trump-named = { $by-you ->
    [yes] आपने
   *[no] { $by } ने
 } तुरुप बोला: { $suit }।
trump-turn_three = तुरुप { $suit } है: खुले तीन पत्तों में सबसे बड़ा इसी रंग का है।
trump-tied = { $by-you ->
    [yes] आपने
   *[no] { $by } ने
 } बराबरी वाले रंगों में से तुरुप चुना: { $suit }।
trump-seventh_card = तुरुप { $suit } है: सातवाँ पत्ता इसी रंग का है।
trump-random_rest = तुरुप { $suit } है: खींचा गया पत्ता इसी रंग का है।
taken-up = आपने ये पत्ते उठाए: { $cards }।

## The exchange

exchange-n = अदला-बदली { $n }/{ $of }:
offered = { $debtor-you ->
    [yes] आपने
   *[no] { $debtor } ने
 } { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } पत्ता खींचने दिया।
conceded = { $debtor-you ->
    [yes] आपने
   *[no] { $debtor } ने
 } { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } पत्ते के बदले एक हाथ देने का वादा किया।
fanned = आपके पत्ते बंद रखे हैं: { $cards }
fan-order = { $creditor } को आपके बंद पत्तों में से खींचना है। दसों पत्ते उसी क्रम में लिखें, जिसमें वे रखे जाएँ (ks 10h ...)।
fan = बंद पत्ते   { $backs }
drawn-now = आपने पत्ता { $card } खींचा{ $secret ->
    [yes] ; यह बस आप दोनों को मालूम है
   *[no] {""}
 }।
keep = { $keep ->
    [one] जो पत्ता लौटाएँ, उसी रंग का { $keep } और पत्ता आपके पास बचना चाहिए।
   *[other] जो पत्ता लौटाएँ, उसी रंग के { $keep } और पत्ते आपके पास बचने चाहिए।
 }
drawn = { $creditor-you ->
    [yes] आपने
   *[no] { $creditor } ने
 } { $debtor-you ->
    [yes] आपसे
   *[no] { $debtor } से
 } { $card ->
    [none] एक पत्ता
   *[other] पत्ता { $card }
 }{ $place ->
    [none] {""}
   *[other] {" "}(जगह { $place })
 } खींचा।
given = { $creditor-you ->
    [yes] आपने
   *[no] { $creditor } ने
 } { $debtor-you ->
    [yes] आपको
   *[no] { $debtor } को
 } { $card ->
    [none] एक पत्ता
   *[other] पत्ता { $card }
 } लौटाया।

## Play

plays-led = पहली चाल { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } { $card }
plays-card = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } { $card }
trick-done = हाथ { $n }: { $plays }। { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } { $card } चलकर यह हाथ जीता।
trick-now = हाथ { $n }: { $plays }{ $winning ->
    [yes] , अभी { $seat } का पत्ता आगे
   *[no] {""}
 }।
trick-lead = हाथ { $n }: पहली चाल आपकी है।
trick-none = इस बाज़ी में अभी कोई हाथ नहीं हुआ।
count = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } { $taken }/{ $quota }
counts = तुरुप { $suit } है। हाथ: { $counts }
promised = हाथ देने के वादे: { $promised }
promised-one = { $debtor-you ->
    [yes] आपसे
   *[no] { $debtor } से
 } { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } { $n }
hand-trumps = तुरुप
hand = पत्ते

## Scores

score-deal = बाज़ी
score-dealer = बाँट
score-trump = तुरुप
score-total = कुल
score-cell = { $tricks }/{ $quota }: { $points }
scored = बाज़ी { $deal } पूरी हुई।
scored-all = बाज़ी { $deal }: { $scores }।
scored-one = { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } हाथ { $tricks }/{ $quota } ({ $points })
handed-over = { $debtor-you ->
    [yes] आपने
   *[no] { $debtor } ने
 } { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } { $n ->
    [one] वादे का { $n } हाथ दिया
   *[other] वादे के { $n } हाथ दिए
 }।
lapsed = { $debtor-you ->
    [yes] आपके
   *[no] { $debtor } के
 } पास { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } देने के लिए कोई हाथ नहीं बचा: { $n ->
    [one] { $n } वादा ख़त्म हुआ
   *[other] { $n } वादे ख़त्म हुए
 }।
slam = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } दसों हाथ जीते: { $bonus } अंक और।
no-slam = { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } दस हाथों पर बोनस नहीं: सारे हाथ खेलकर नहीं जीते गए थे।
next-dealer = अगली बाँट { $dealer-you ->
    [yes] आपकी
   *[no] { $dealer } की
 } है{ $loser ->
    [alone] , तय हाथों से सबसे ज़्यादा पीछे रहने के कारण
    [level] , सबसे पीछे रहने वालों में बारी पहले होने के कारण
   *[none] {""}
 }।

## Questions

ask-cut = गड्डी काटें: ऊपर से कितने पत्ते, { $least } से { $most }?
ask-trump = तुरुप बोलें:
ask-tie = बराबरी वाले रंगों में से तुरुप चुनें:
option-suit = { $suit } ({ $n }){ $n ->
    [0] {""}
   *[other] : { $cards }
 }
option-turn_three = तीन पत्ते खोलना: आपके अगले तीन पत्ते सबको दिखेंगे, सबसे बड़े का रंग तुरुप होगा, पत्ते आपके ही रहेंगे
option-seventh_card = सातवाँ पत्ता: आपके अगले तीन में से बीच वाला सबको दिखेगा, उसी का रंग तुरुप होगा
option-random_rest = कोई एक पत्ता: आपके आख़िरी पाँच में से एक, बिना आपके देखे खींचा जाएगा, उसी का रंग तुरुप होगा
ask-elect = { $creditor } को आपसे पत्ता { $n }/{ $of } खींचना है। पत्ता या हाथ?
option-offer = पत्ता: एक पत्ता खींचने दें
option-concede = हाथ: पत्ते के बदले इस बाज़ी का एक हाथ दें, आख़िरी हाथ के बाद
ask-fan = आपका क्रम (Enter दबाने पर पत्ते फेंटे जाएँगे):
ask-draw = { $debtor } के पत्तों में से एक खींचें, 1 से 10; फिर आपको एक लौटाना है:
ask-give = { $debtor } को लौटाने के लिए पत्ता:
ask-play = आपका पत्ता:
ask-lead = आपकी पहली चाल:
ask-only-card = आपका पत्ता (Enter दबाने पर { $card }):
cards-marked = कोष्ठक में: जिन पत्तों की इजाज़त है।
barred = { $cards }: { $why }
is-allowed = { $card } की इजाज़त है।
none-barred = आपके सभी पत्तों की इजाज़त है।
commands = hand: आपके पत्ते · hint: आपकी चालों का मोल · hint CARD: उस पत्ते की सबसे अच्छे पत्ते से तुलना · last: पिछला हाथ · score: अंकों का हिसाब · rules: इस मेज़ के नियम · ?: क्या लिखा जा सकता है · ? CARD: वह पत्ता क्यों नहीं · undo: अपना पिछला फ़ैसला वापस लें, जब तक उससे कुछ नया न दिखा हो · quit: खेल छोड़ें
help-word = help: खेल कैसे चलता है, और क्या-क्या लिखा जा सकता है
what-cut = एक संख्या लिखें। उतने पत्ते ऊपर से हटकर नीचे चले जाएँगे।
what-suit = पंक्ति की संख्या लिखें, या रंग का नाम, या नाम की शुरुआत। इस बाज़ी में तुरुप हर दूसरे रंग से बड़ा है।
what-elect = पत्ता या हाथ लिखें। वादे का हाथ आख़िरी हाथ के बाद दिया जाता है; तब तक कोई हाथ न बना हो तो कुछ नहीं देना पड़ता।
what-fan = अपने दसों पत्ते किसी भी क्रम में लिखें, या Enter दबाएँ। { $creditor } को केवल उनकी पीठ दिखती है।
what-draw = 1 से 10 तक की एक संख्या लिखें; खींचने के बाद पत्ता दिखेगा, फिर आपको एक पत्ता लौटाना है।
what-card = पत्ता लिखें: 10d, 10♦ या td; जहाँ ऐसा एक ही पत्ता हो, वहाँ रंग के बिना भी, जैसे केवल 10।
undone = वापस लिया गया।
ask-next = Enter दबाने पर अगली बाज़ी बँटेगी:
what-next = अगली बाज़ी के लिए Enter दबाएँ, या छोड़ने के लिए quit लिखें।
empty = जवाब लिखें, या मदद के लिए ? लिखें।
help-hint = { $text } (मदद के लिए ?)

## How to play

how-1 = कुल तीस पत्ते हैं: चारों रंगों के इक्का, बादशाह, बेगम, ग़ुलाम, 10, 9, 8, और हुकुम तथा पान के सत्ते। इक्का सबसे बड़ा है।
how-2 = हर बाज़ी में दस हाथ होते हैं। बाँटने वाले के तय हाथ दो हैं, उसके बाद वाले के पाँच, तीसरे के तीन।
how-3 = जिसके तय हाथ पाँच हैं, तुरुप भी वही बोले और पहली चाल भी वही चले। जिस रंग की पहली चाल हो, हो सके तो उसी रंग का पत्ता दें, नहीं तो कोई भी।
how-4 = सबसे बड़ा तुरुप हाथ जीतता है; तुरुप न हो तो पहली चाल के रंग का सबसे बड़ा पत्ता। जो हाथ जीते, अगले हाथ की पहली चाल उसी की।
how-5 = तय से ज़्यादा हर हाथ के लिए, अगली बाज़ी में कम हाथ वाले से एक पत्ता खींचा जाता है और एक पत्ता उसे लौटाया जाता है।

## A recorded match

show-title = मुक़ाबला { $n }/{ $of }
show-hand = { $seat } के पास: { $cards }
show-auto = ({ $by } की जगह यह चाल मेज़ ने चली।)
show-trick = अब तक: { $plays }।
show-unfinished = मुक़ाबला अभी पूरा नहीं हुआ।
show-goes-on = मुक़ाबला अभी पूरा नहीं हुआ: केवल वही दिखाया गया है जो { $seat } को दिखा।
show-public = मुक़ाबला अभी पूरा नहीं हुआ: केवल वही दिखाया गया है जो सबको दिखा।
