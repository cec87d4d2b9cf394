# The page: own matches, replay, review, the check of the shuffle.

## My matches

matches-title = मेरे मुक़ाबले
matches-none = अभी तक आपका कोई मुक़ाबला नहीं हुआ।
matches-none-words = जब होगा, यहाँ सहेजा जाएगा। हर पत्ता फिर से देखा जा सकेगा।
matches-no-session = यहाँ अभी तक आपका कोई खेल नहीं हुआ।
matches-play = अभी खेलें
matches-on = अभी चल रहे
matches-over = पूरे हुए
matches-go-on = आगे खेलें
matches-look = देखें
matches-filter = दिखाएँ
matches-game = खेल
matches-game-all = सभी खेल
matches-played = { $name }, { $text }
matches-with = किसके साथ
matches-with-all = सब
matches-rules = नियम
matches-rules-all = सभी नियम
matches-rules-own = अपने नियम
matches-shown = { $n ->
    [0] ऐसा कोई मुक़ाबला नहीं है।
    [one] { $n } मुक़ाबला।
   *[other] { $n } मुक़ाबले।
 }
matches-ended = बीच में ही ख़त्म
matches-won = जीत
matches-shared = साझी जीत
matches-recent = पिछले कुछ मुक़ाबले यहाँ सहेजे जाते हैं।

## One match

match-page = मुक़ाबला, { $date }
match-page-plain = एक मुक़ाबला
match-parts = मुक़ाबले के हिस्से
match-score = अंक
match-replay = रीप्ले
match-study = समीक्षा
match-shuffle = फेंट
match-record-part = रिकॉर्ड
match-still-on = यह मुक़ाबला अभी चल रहा है। पूरा होने पर यहाँ देखा जा सकेगा।
match-to-table = मेज़ पर जाएँ
match-ended-early = यह मुक़ाबला बीच में ही ख़त्म कर दिया गया। जितना खेला गया, वह यहाँ है।
match-pool-divided = पूल में जो { $pool } चिप { $pool ->
    [one] बची थी, वह फिर खिलाड़ियों को मिल गई
   *[other] बची थीं, वे फिर खिलाड़ियों को मिल गईं
 }।
match-nothing = इस मुक़ाबले में कोई बाज़ी नहीं खेली गई।

## Replay

replay-deal = बाज़ी
replay-deal-n = बाज़ी { $n }/{ $of }
replay-as = किसकी नज़र से
replay-as-all = सारे पत्ते खुले
replay-step = क़दम { $n }/{ $of }
replay-step-label = क़दम
replay-first = शुरुआत पर
replay-trick-back = एक हाथ पीछे
replay-back = एक क़दम पीछे
replay-on = एक क़दम आगे
replay-trick-on = एक हाथ आगे
replay-last = अंत पर
replay-moves = बाज़ी में आगे-पीछे जाएँ
replay-keys = कीबोर्ड से: बायाँ और दायाँ तीर एक-एक क़दम, ऊपर और नीचे के तीर एक-एक हाथ, Home शुरुआत पर, End अंत पर।
replay-keys-steps = कीबोर्ड से: बायाँ और दायाँ तीर एक-एक क़दम, Home शुरुआत पर, End अंत पर।
replay-hand = { $seat } के पत्ते
replay-hand-empty = कोई पत्ता नहीं
replay-hand-undealt = अभी कोई पत्ता नहीं
replay-hand-hidden = { $n ->
    [0] कोई पत्ता नहीं
    [one] एक छिपा पत्ता
   *[other] { $n } छिपे पत्ते
 }
replay-quota = { $taken }/{ $quota }
replay-quota-spoken = तय हाथ { $quota }, बने { $taken }
replay-dealer = बाँट
replay-trick = हाथ { $n }
replay-led = पहला
replay-winning = आगे
replay-takes = जीता
replay-turned = खुले
replay-drawn = खींचा
replay-given = लौटाया
replay-fan = पत्ते, जैसे वे बंद रखे हैं
replay-hidden-card = छिपा पत्ता
replay-trump = तुरुप
replay-fanned = { $debtor } के पत्ते बंद रखे हैं।
replay-cost = इससे { $loss } हाथ { $one ->
    [yes] गया
   *[no] गए
 }। सबसे अच्छा: { $best }।
replay-cost-plain = इससे { $loss } हाथ { $one ->
    [yes] गया
   *[no] गए
 }।
replay-cost-points = जितना दिखता था, उसके हिसाब से यह सबसे अच्छी पसंद से { $loss } अंक कम रहा।
replay-cost-none = यहाँ कोई नुक़सान नहीं हुआ।
replay-worth = हर पत्ते का मोल दिखाएँ
replay-worth-busy = हर पत्ता परखा जा रहा है। इसमें कुछ सेकंड लगते हैं।
replay-worth-open = सारे पत्ते खुले मानकर नापा गया है: जिसे केवल अपने पत्ते दिखते थे, उसे अक्सर यह पता नहीं चल सकता था।
replay-tricks = सारे हाथ
replay-tricks-about = कोई पत्ता चुनें, वह पल दिख जाएगा।
replay-play-at = हाथ { $n }
replay-play-led = हाथ { $n }, पहली चाल
replay-play-won = हाथ { $n }, जीतने वाला पत्ता
replay-play-led-won = हाथ { $n }, पहली चाल और जीतने वाला पत्ता
replay-play-loss = नुक़सान { $loss }
replay-again = यही बाज़ी बॉट के साथ फिर खेलें
replay-again-about = वही पत्ते, वही सीटें। बाकी खिलाड़ी बॉट होंगे।
replay-tables-own = यह नई मेज़ पर आपका अकेले का खेल होगा।
replay-again-claim = यह बाज़ी बँटते ही ख़त्म हो गई थी, क्योंकि किसी के पास 35 थे। दोबारा खेलने को कुछ नहीं है।

## Replay of Thirty-Five and Trentacinque

replay-suit = { $suit }: { $best ->
    [yes] { $target } में से { $points }, सबसे अच्छा रंग
   *[no] { $points }
 }
replay-lot = मेज़ के चार पत्ते
replay-lot-bought = चार पत्ते, { $seat } के ख़रीदे हुए
replay-calls-about = कोई बोली चुनें, वह पल दिख जाएगा।

## Review

study-busy = मुक़ाबले की समीक्षा हो रही है। इसमें कुछ सेकंड लगते हैं।
study-busy-deals = { $n ->
    [one] { $n } बाज़ी
   *[other] { $n } बाज़ियों
 } का हर पत्ता, सारे पत्ते खुले मानकर, परखा जाता है।
study-none = यह मुक़ाबला पूरा नहीं हुआ, इसलिए इसकी समीक्षा नहीं है।
study-failed = समीक्षा नहीं बन सकी।
study-see = रीप्ले में देखें
study-deals = बाज़ियाँ
study-accuracy-count = { $accuracy } ({ $n })
study-bot-random = तुक्का
study-bot-easy = आसान
study-bot-medium = मध्यम
study-bot-hard = मुश्किल
study-bot-expert = उस्ताद
study-accuracy-head = कोष्ठक में: कितने फ़ैसले हुए।
study-chart = यही, पट्टियों में
study-chart-label = पट्टियाँ: अंक कहाँ से आए। ऊपर की तालिका यही बताती है।
study-hands = बाज़ी { $n } के पत्ते
study-table = { $name }, बाज़ी { $n }
study-course = बाज़ी कैसे चली
study-course-about = आगे सब सबसे अच्छा खेलें, तो बाज़ी में जितने हाथ बनने थे, पत्ता-दर-पत्ता। पतली रेखाएँ तय हाथ हैं।
study-course-label = बाज़ी { $n } का चित्र: जितने हाथ बनने थे, पत्ता-दर-पत्ता। हर पत्ते वाली तालिका यही बताती है।
study-scroll = { $name }, चौड़ी तालिका। इसे दाएँ-बाएँ खिसकाया जा सकता है।
study-print = छापें

## Shuffle

shuffle-title = क्या फेंट सही थी?
shuffle-about = हर बाज़ी से पहले सर्वर ने फेंट का अपना हिस्सा छिपाकर तय किया और उस पर मुहर लगाई, फिर हर खिलाड़ी की ओर से एक हिस्सा संयोग से जुड़ा। इसलिए पत्ते कोई नहीं चुन सकता था।
shuffle-done = आपके डिवाइस ने सब कुछ ख़ुद फिर से निकाला है।
shuffle-all-good = सब मेल खाता है। इस मुक़ाबले के पत्ते कोई नहीं चुन सकता था।
shuffle-fits-here = पत्ते वही हैं जो इन सीड से निकलते हैं। सीड उस समय के ही हैं या नहीं, यह केवल वही डिवाइस बता सकता है जिस पर पूरा मुक़ाबला खेला गया।
shuffle-some-bad = कुछ मेल नहीं खाता। नीचे देखें।
shuffle-some-bare = जो जाँचा जा सकता है, वह मेल खाता है।
shuffle-none = इस मुक़ाबले के पत्ते जाँचे नहीं जा सकते: वे नए सिरे से फेंटे नहीं गए, या कोई बाज़ी शुरू नहीं हुई।
shuffle-deal = बाज़ी
shuffle-result = नतीजा
shuffle-fits = मेल खाता है
shuffle-fits-what = बाज़ी से पहले की मुहर, { $dealer ->
    [yes] पहली बाँट,{" "}
   *[no] {""}
 }गड्डी का क्रम{ $turned ->
    [yes] , खोला गया पत्ता
   *[no] {""}
 }{ $fans ->
    [0] {""}
    [one] , बंद पत्तों का एक क्रम
   *[other] , बंद पत्तों के { $fans } क्रम
 }।
shuffle-bare = जाँच नहीं: ये पत्ते पहले बाँटे जा चुके थे, या संयोग से नहीं निकाले गए।
shuffle-kept = बाज़ी से पहले आपको जो मुहर मिली थी, वह और आपका अपना हिस्सा इसमें हैं।
shuffle-kept-promise = बाज़ी से पहले आपको जो मुहर मिली थी, वह इसमें है।
shuffle-not-kept = इस डिवाइस पर इस बाज़ी का कुछ सहेजा हुआ नहीं है।
shuffle-fault-commitment = सर्वर का सीड वह नहीं है जिसकी मुहर लगी थी।
shuffle-fault-dealer = पहली बाँट उसकी नहीं थी जिसकी इन सीड से निकलती है।
shuffle-fault-shuffle = गड्डी का क्रम वह नहीं है जो इन सीड से निकलता है।
shuffle-fault-turn = खोला गया पत्ता वह नहीं है जो इन सीड से निकलता है।
shuffle-fault-fan = बंद पत्तों का एक क्रम वह नहीं है जो इन सीड से निकलता है।
shuffle-fault-promise = यह वह मुहर नहीं है जो बाज़ी से पहले आपको मिली थी।
shuffle-fault-seed = आपका अपना हिस्सा इसमें नहीं है।
shuffle-fault-unreadable = सीड पढ़े नहीं जा सकते।
shuffle-unreadable = रिकॉर्ड पढ़ा नहीं जा सकता।
shuffle-how = यह इससे पता नहीं चलता: खिलाड़ियों ने एक-दूसरे को अपने पत्ते बताए या नहीं।

## Record

record-title = मुक़ाबले का रिकॉर्ड
record-about = हर पत्ता और हर चाल, एक फ़ाइल में। जो प्रोग्राम यह रूप जानता हो, इसे पढ़ सकता है; satasat इसे जाँच और दोहरा सकता है।
record-load = रिकॉर्ड सहेजें
