# The page: trump, exchange, the end of a deal and of a match, talk.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## Where a deal stands

steps = इस बाज़ी के क़दम
step-trump = तुरुप
step-exchange = अदला-बदली { $n }/{ $of }
step-exchanges = { $of ->
    [one] एक अदला-बदली
   *[other] { $of } अदला-बदली
 }
step-play = खेल
step-done = हो चुका
choose-first = चुनें
choose-suit = रंग चुनें

## Cut

cut-title = गड्डी काटें
cut-words = ऊपर से कितने पत्ते नीचे जाएँ?
cut-label = ऊपर के पत्ते
cut-number = { $n ->
    [one] एक पत्ता
   *[other] { $n } पत्ते
 }
cut-fewer = एक पत्ता कम
cut-more = एक पत्ता ज़्यादा
cut-do = { $n } पर काटें

## Trump

trump-title = तुरुप चुनें
trump-words = आपके तय हाथ { $quota } हैं। तुरुप बाकी सब रंगों से बड़ा है।
trump-cards = { $n ->
    [one] आपका पत्ता
    [5] आपके पहले पाँच पत्ते
   *[other] आपके { $n } पत्ते
 }
trump-suits = तुरुप कौन-सा रंग हो?
trump-count = { $n ->
    [0] एक भी नहीं
    [one] एक पत्ता
   *[other] { $n } पत्ते
 }
trump-ways = या पत्तों को तय करने दें
way-turn_three = तीन पत्ते खोलना
way-turn_three-about = आपके अगले तीन पत्ते सबको दिखेंगे। सबसे बड़े का रंग तुरुप होगा। पत्ते आपके ही रहेंगे।
way-seventh_card = सातवाँ पत्ता
way-seventh_card-about = आपके अगले तीन में से बीच वाला सबको दिखेगा। उसी का रंग तुरुप होगा।
way-random_rest = कोई एक पत्ता
way-random_rest-about = आपके आख़िरी पाँच बंद पत्तों में से एक सबको दिखेगा। उसी का रंग तुरुप होगा।
trump-do = तुरुप बोलें: { $suit }
way-do-turn_three = तीन पत्ते खोलें
way-do-seventh_card = सातवें पत्ते से तय करें
way-do-random_rest = किसी एक पत्ते से तय करें
trump-not-here = यहाँ क्या नहीं चलता?
tie-title = बराबरी वाले रंगों में से चुनें
tie-words = खुले पत्तों में सबसे बड़े बराबर हैं। उनमें से किसी एक का रंग चुनें।
tie-turned = खुले पत्ते
tie-not-here = कोई और रंग क्यों नहीं?
turned-title = { $seat-you ->
    [yes] आपके पत्ते खुले
   *[no] { $seat } के पत्ते खुले
 }
turned-go-on = आगे चलें

## A card or a trick

elect-title = पत्ता या हाथ?
elect-words = { $creditor } को आपसे { $of ->
    [one] एक पत्ता खींचना है।
   *[other] { $of } पत्ते खींचने हैं। यह उनमें { $n } नंबर का है।
 }
elect-offer = पत्ता खींचने दें
elect-offer-about = { $creditor } को आपका एक पत्ता बिना देखे खींचना है, और एक आपको लौटाना है।
elect-concede = हाथ का वादा करें
elect-concede-about = आपके पत्ते आपके ही रहते हैं। बाज़ी के अंत में आपको अपना एक हाथ { $creditor } को देना है, अगर कोई बना हो।
elect-which = { $creditor } को क्या मिले?

## The exchange

exchange-hidden = आपके पत्ते
fan-title = अपने पत्ते क्रम में लगाएँ
fan-words = { $creditor } को इनमें से एक खींचना है, केवल पीठ देखकर।
fan-how = कोई दो पत्ते छुएँ, तो वे आपस में जगह बदल लेते हैं। पत्ता खिसकाया भी जा सकता है।
fan-keys = कीबोर्ड से: Enter से पत्ता उठाएँ, तीर से खिसकाएँ, Enter से रखें, Escape से वापस वहीं रखें।
fan-cards = आपके पत्ते, जैसे वे रखे जाएँगे
fan-card = { $card }, जगह { $n }/{ $of }
fan-picked = उठाया: { $card }।
fan-moved = { $card }: जगह { $n }।
fan-dropped = रखा: { $card }, जगह { $n }।
fan-swapped = जगह आपस में बदली: { $first } और { $second }।
fan-returned = { $card } फिर अपनी जगह { $n } पर।
fan-shuffle = फेंट दें
fan-shuffled = आपके पत्ते फेंट दिए गए।
fan-do = ऐसे ही रखें
draw-title = { $debtor } से एक पत्ता खींचें
draw-words = कोई एक पीठ चुनें; फिर एक पत्ता लौटाना है।
draw-cards = { $debtor }: { $n ->
    [one] एक बंद पत्ता
   *[other] { $n } बंद पत्ते
 }
draw-card = बंद पत्ता { $n }/{ $of }
draw-card-chosen = बंद पत्ता { $n }/{ $of }, चुना हुआ
draw-do = पत्ता { $n } खींचें
draw-own = आपके पत्ते
give-title = { $debtor } को एक पत्ता लौटाएँ
give-drawn = आपने यह पत्ता खींचा: { $card }
give-keep = { $keep ->
    [one] जिस रंग का पत्ता लौटाएँ, उस रंग का एक पत्ता आपके पास बचना चाहिए।
   *[other] जिस रंग का पत्ता लौटाएँ, उस रंग के { $keep } पत्ते आपके पास बचने चाहिए।
 }
give-secret = यह केवल आपको और { $debtor } को दिखता है।
give-open = यह सबको दिखता है।
give-cards = ये आपके पत्ते हैं। लौटाने के लिए एक चुनें।
give-do = { $card } लौटाएँ

## Others at work

watch-shuffle = पत्ते फेंटे और बाँटे जा रहे हैं।
watch-turn = एक पत्ता खोला जा रहा है।
watch-cut = अब { $by } को गड्डी काटनी है।
watch-tie = अब { $by } को बराबरी वाले रंगों में से चुनना है।
watch-elect = अब { $debtor } को चुनना है: { $creditor-you ->
    [yes] आपको
   *[no] { $creditor } को
 } पत्ता मिले या हाथ।
watch-fan-shuffled = { $debtor-you ->
    [yes] आपके
   *[no] { $debtor } के
 } पत्ते फेंटे जा रहे हैं।
watch-fan = अब { $debtor } को दस पत्ते क्रम में लगाने हैं।
watch-draw = अब { $creditor } को { $debtor-you ->
    [yes] आपसे
   *[no] { $debtor } से
 } एक पत्ता खींचना है।
watch-give = अब { $creditor } से { $debtor-you ->
    [yes] आपको
   *[no] { $debtor } को
 } एक पत्ता वापस मिलना है।
watch-backs = { $n ->
    [one] एक बंद पत्ता
   *[other] { $n } बंद पत्ते
 }
watch-own = आपके पत्ते ऐसे रखे हैं। { $creditor } को केवल पीठ दिखती है।
watch-place = { $n }: { $card }
watch-drawn = { $n }: { $card }, खींचा गया
watch-drawn-tag = खींचा गया
watch-taken = { $creditor } ने आपसे यह पत्ता खींचा: { $card }।

## The end of a deal

deal-result = बाज़ी का नतीजा
deal-taken = बने
deal-points = अंक
deal-total = कुल
deal-next = अगली बाज़ी
deal-draws = { $debtor-you ->
    [yes] आपसे
   *[no] { $debtor } से
 } { $n ->
    [one] { $n } पत्ता खींचना है
   *[other] { $n } पत्ते खींचने हैं
 }
deal-draws-you = { $debtor } से { $n ->
    [one] { $n } पत्ता खींचना है
   *[other] { $n } पत्ते खींचने हैं
 }
deal-dealer = बाँट
role = { $quota ->
    [2] बाँट, तय हाथ दो
    [3] तय हाथ तीन
    [5] तय हाथ पाँच
   *[other] तय हाथ { $quota }
 }
next-deal = अगली बाज़ी
next-wait = { $names } का इंतज़ार है।
next-coming = अगली बाज़ी शुरू होने को है।
next-watch = सबके तैयार होते ही अगली बाज़ी शुरू होगी।
put-bot = { $name } की जगह बॉट बैठाएँ

## The end of a match

over-title = मुक़ाबला पूरा हुआ
over-ended = मुक़ाबला { $deals ->
    [0] एक भी बाज़ी पूरी होने से पहले
    [one] { $deals } बाज़ी के बाद
   *[other] { $deals } बाज़ियों के बाद
 } ख़त्म कर दिया गया।
over-totals = कुल अंक
over-again = एक मुक़ाबला और
over-who-deals = पहली बाँट किसकी?
over-review = समीक्षा और रीप्ले
over-leave = मेज़ छोड़ें
over-proof = अब फेंट जाँची जा सकती है: पत्ते पहले से कोई नहीं लगा सकता था।
over-check = फेंट जाँचें

## Score sheet

sheet-empty = अभी कोई बाज़ी पूरी नहीं हुई।
sheet-caption = अंकों का हिसाब, सबसे नई बाज़ी ऊपर
sheet-tricks = { $tricks }/{ $quota }
sheet-running = अब तक का कुल:
sheet-trump = तुरुप: { $suit }
sheet-legend = खाने में: तय हाथ। बग़ल में: बने हुए हाथ, फिर अंक। नीचे: अब तक का कुल।
sheet-csv = तालिका सहेजें (CSV)
sheet-print = छापें
sheet-file = अंकों-का-हिसाब
sheet-csv-taken = { $name }: हाथ
sheet-csv-quota = { $name }: तय हाथ
sheet-csv-points = { $name }: अंक
sheet-csv-total = { $name }: कुल

## An open question

proposed-take-back = { $seat-you ->
    [yes] आपने अपनी पिछली चाल वापस लेने की इजाज़त माँगी है।
   *[no] { $seat } ने अपनी पिछली चाल वापस लेने की इजाज़त माँगी है।
 }
proposed-end = { $seat-you ->
    [yes] आपने मुक़ाबला ख़त्म करने को कहा है।
   *[no] { $seat } ने मुक़ाबला ख़त्म करने को कहा है।
 }
proposed = सबसे एक सवाल
proposed-yes = हाँ
proposed-no = नहीं
proposed-withdraw = रहने दें
proposed-waiting = दूसरों के जवाब का इंतज़ार है।

## Talk

talk = बातचीत
talk-empty = अभी किसी ने कुछ नहीं कहा।
talk-log = जो कहा गया
talk-phrases = कुछ कहें
talk-faces = चेहरा दिखाएँ
talk-text = अपने शब्दों में
talk-send = भेजें
talk-muted = { $n ->
    [one] एक संदेश छिपा है।
   *[other] { $n } संदेश छिपे हैं।
 }
talk-mutes = किसकी बात दिखे
talk-watching = दर्शक
talk-watchers = आपकी बात केवल दर्शकों तक पहुँचती है।
