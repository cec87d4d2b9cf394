# The page: own matches, replay, review, the check of the shuffle.

## My matches

matches-title = मेरा म्याच
matches-none = तपाईंले अहिलेसम्म कुनै म्याच खेल्नुभएको छैन।
matches-none-words = खेल्नुभएपछि म्याच यहाँ राखिन्छ। हरेक पात फेरि हेर्न मिल्छ।
matches-no-session = तपाईंले यहाँ अहिलेसम्म खेल्नुभएको छैन।
matches-play = अहिल्यै खेल्ने
matches-on = चलिरहेका
matches-over = सकिएका
matches-go-on = अघि बढाउने
matches-look = हेर्ने
matches-filter = देखाउने
matches-game = खेल
matches-game-all = सबै खेल
# the game, and the rules it was played by
matches-played = { $name }, { $text }
matches-with = कोसँग
matches-with-all = सबैसँग
matches-rules = नियम
matches-rules-all = सबै नियम
matches-rules-own = आफ्नै नियम
matches-shown = { $n ->
    [0] कुनै म्याच मिलेन।
    [one] एउटा म्याच।
   *[other] { $n } वटा म्याच।
 }
matches-ended = बीचमै सकाइएको
matches-won = विजेता
matches-shared = सँगै विजेता
matches-recent = पछिल्ला म्याच यहाँ राखिन्छन्।

## One match

match-page = { $date } को म्याच
match-page-plain = एउटा म्याच
match-parts = म्याचका भाग
match-score = अङ्क
match-replay = फेरि हेर्ने
match-study = समीक्षा
match-shuffle = फिटाइ
match-record-part = रेकर्ड
match-still-on = यो म्याच अझै चल्दै छ। सकिएपछि यहाँ हेर्न मिल्छ।
match-to-table = टेबलमा जाने
match-ended-early = यो म्याच बीचमै सकाइयो। जति खेलियो, त्यो यहाँ छ।
match-pool-divided = पूलमा बाँकी { $pool ->
    [one] एउटा चिप
   *[other] { $pool } चिप
 } खेलाडीलाई फर्काइयो।
match-nothing = यस म्याचमा कुनै बाँडाइ खेलिएन।

## Replay

replay-deal = बाँडाइ
replay-deal-n = बाँडाइ { $n } / { $of }
replay-as = कसले देखेको
replay-as-all = सबै पात खुला
replay-step = चरण { $n } / { $of }
replay-step-label = चरण
replay-first = सुरुमा
replay-trick-back = एक हात पछाडि
replay-back = एक चरण पछाडि
replay-on = एक चरण अगाडि
replay-trick-on = एक हात अगाडि
replay-last = अन्त्यमा
replay-moves = बाँडाइ क्रमैले हेर्ने
replay-keys = किबोर्ड: देब्रे र दाहिने बाणले एक-एक चरण, माथि र तलले एक-एक हात, Home ले सुरुमा, End ले अन्त्यमा।
replay-keys-steps = किबोर्ड: देब्रे र दाहिने बाणले एक-एक चरण, Home ले सुरुमा, End ले अन्त्यमा।
replay-hand = { $seat } का पात
replay-hand-empty = पात छैन
replay-hand-undealt = अझै पात छैन
replay-hand-hidden = { $n ->
    [0] पात छैन
    [one] एउटा लुकेको पात
   *[other] { $n } वटा लुकेका पात
 }
replay-quota = { $quota } मा { $taken }
replay-quota-spoken = चाहिने { $quota ->
    [one] एउटा हातमा
   *[other] { $quota } हातमा
 } { $taken } लिइयो
replay-dealer = बाँड्ने
replay-trick = हात { $n }
replay-led = सुरु
replay-winning = अगाडि
replay-takes = हात लिने
replay-turned = खोलिएका
replay-drawn = तानेको
replay-given = फर्काएको
replay-fan = बन्द राखिएका पात
replay-hidden-card = लुकेको पात
replay-trump = तुरुप
replay-fanned = { $debtor } का पात बन्द राखिए।
replay-cost = यसले गर्दा { $loss } { $one ->
    [yes] हात
   *[no] हात
 } गुम्यो। उत्तम: { $best }।
replay-cost-plain = यसले गर्दा { $loss } { $one ->
    [yes] हात
   *[no] हात
 } गुम्यो।
replay-cost-points = जति देखिन्थ्यो, त्यसका आधारमा यो सबैभन्दा राम्रो छनोटभन्दा { $loss } अङ्क कम थियो।
replay-cost-none = यहाँ केही गुमेन।
replay-worth = हरेक पातको मोल देखाउने
replay-worth-busy = हरेक पात जाँचिँदै छ। केही सेकेन्ड लाग्छ।
replay-worth-open = सबै पात खुला राखेर नापिएको हो: आफ्ना पात मात्र देख्नेले धेरैजसो यो जान्न सक्दैनथ्यो।
replay-tricks = सबै हात
replay-tricks-about = जुन क्षण हेर्ने हो, त्यही पात रोज्नुहोस्।
replay-play-at = हात { $n }
replay-play-led = हात { $n }, सुरुको पात
replay-play-won = हात { $n }, हात लिने
replay-play-led-won = हात { $n }, सुरुको पात, हात लिने
replay-play-loss = घाटा { $loss }
replay-again = यही बाँडाइ फेरि बटसँग खेल्ने
replay-again-about = उही पात, उही सिट। अरू सबै बट हुन्छन्।
replay-tables-own = नयाँ टेबलमा तपाईं एक्लै खेल्नुहुन्छ।

replay-again-claim = बाँड्ने बित्तिकै कसैको 35 पुगेकाले यो बाँडाइ सकियो। फेरि खेल्ने केही छैन।

## Replay of Thirty-Five and Trentacinque

replay-suit = { $suit }: { $points }{ $best ->
    [yes] {" "}/ { $target }, सबैभन्दा राम्रो रङ
   *[no] {""}
 }
replay-lot = टेबलका चार पात
replay-lot-bought = { $seat } ले किनेका चार पात
replay-calls-about = जुन क्षण हेर्ने हो, त्यही बोली रोज्नुहोस्।

## Review

study-busy = म्याचको समीक्षा हुँदै छ। केही सेकेन्ड लाग्छ।
study-busy-deals = सबै पात खुला राखेर { $n ->
    [one] एउटा बाँडाइको
   *[other] { $n } बाँडाइको
 } हरेक पात जाँचिन्छ।
study-none = यो म्याच अन्त्यसम्म खेलिएन, त्यसैले समीक्षा छैन।
study-failed = समीक्षा हुन सकेन।
study-see = फेरि हेर्ने
study-deals = बाँडाइहरू
study-accuracy-count = { $accuracy } ({ $n })
study-bot-random = जथाभाबी
study-bot-easy = सजिलो
study-bot-medium = मध्यम
study-bot-hard = गाह्रो
study-bot-expert = निपुण
study-accuracy-head = कोष्ठकमा: कति वटा निर्णय थिए।
study-chart = त्यही कुरा चित्रमा
study-chart-label = चित्र: अङ्क कहाँबाट आए। माथिको तालिकाले पनि त्यही भन्छ।
study-hands = बाँडाइ { $n } का पात
study-table = { $name }, बाँडाइ { $n }
study-course = बाँडाइ कसरी अघि बढ्यो
study-course-about = सबैले सबैभन्दा राम्रो खेल्दै जाँदा, हरेक पातपछि बाँडाइमा कति हात हुने थियो। मसिना रेखा चाहिने हात हुन्।
study-course-label = बाँडाइ { $n } को चार्ट: हरेक पातपछि कति हात हुने थियो। हरेक पातको तालिकाले पनि त्यही भन्छ।
study-scroll = { $name }, चौडा तालिका। यसलाई देब्रे-दाहिने सार्न मिल्छ।
study-print = छाप्ने

## Shuffle

shuffle-title = पात ठीकसँग फिटिए?
shuffle-about = हरेक बाँडाइअघि सर्भरले आफ्नो भाग गोप्य रूपमा तय गर्‍यो, अनि हरेक खेलाडीले गोलाप्रथाबाट एउटा भाग थप्नुभयो। त्यसैले पात कसैले रोज्न सक्दैनथ्यो।
shuffle-done = तपाईंको डिभाइसले अहिले आफैँ सबै हिसाब फेरि गर्‍यो।
shuffle-all-good = सबै मिल्छ। यस म्याचका पात कसैले रोज्न सक्दैनथ्यो।
shuffle-fits-here = सिड ले दिने पात यिनै हुन्। यी सिड त्यति बेलाकै हुन् कि होइनन्, पूरै म्याच खेलिएको डिभाइसले मात्र भन्न सक्छ।
shuffle-some-bad = केही मिलेन। तल हेर्नुहोस्।
shuffle-some-bare = जति जाँच्न मिल्छ, त्यो सबै मिल्छ।
shuffle-none = यस म्याचका पात जाँच्न मिल्दैन: पात नयाँ फिटिएका थिएनन्, वा कुनै बाँडाइ सुरु भएन।
shuffle-deal = बाँडाइ
shuffle-result = नतिजा
shuffle-fits = मिल्छ
shuffle-fits-what = बाँडाइअघिको वचन, { $dealer ->
    [yes] पहिलो बाँड्ने,{" "}
   *[no] {""}
 }गड्डीको क्रम{ $turned ->
    [yes] , खोलिएको पात
   *[no] {""}
 }{ $fans ->
    [0] {""}
    [one] , बन्द पातको एउटा क्रम
   *[other] , बन्द पातका { $fans } वटा क्रम
 }।
shuffle-bare = जाँच छैन: यी पात पहिले नै बाँडिएका थिए, वा गोलाप्रथाबाट आएका होइनन्।
shuffle-kept = बाँडाइअघि तपाईंलाई दिइएको वचन र तपाईंको आफ्नो भाग, दुवै यसमा छन्।
shuffle-kept-promise = बाँडाइअघि तपाईंलाई दिइएको वचन यसमा छ।
shuffle-not-kept = यस डिभाइसमा यो बाँडाइको केही राखिएको छैन।
shuffle-fault-commitment = सर्भरको सिड त्यसले दिएको वचनसँग मिल्दैन।
shuffle-fault-dealer = पहिलो बाँड्ने सिड ले दिने खेलाडी होइन।
shuffle-fault-shuffle = गड्डीको क्रम सिड ले दिने क्रम होइन।
shuffle-fault-turn = खोलिएको पात सिड ले दिने पात होइन।
shuffle-fault-fan = बन्द पातको एउटा क्रम सिड ले दिने क्रम होइन।
shuffle-fault-promise = बाँडाइअघि तपाईंलाई दिइएको वचन यो होइन।
shuffle-fault-seed = तपाईंको आफ्नो भाग छैन।
shuffle-fault-unreadable = सिड पढ्न सकिएन।
shuffle-unreadable = रेकर्ड पढ्न सकिएन।
shuffle-how = यसले नदेखाउने कुरा: खेलाडीले एकअर्कालाई आफ्ना पात भने कि भनेनन्।

## Record

record-title = म्याचको रेकर्ड
record-about = हरेक पात र हरेक चाल, एउटै फाइलमा। यो ढाँचा बुझ्ने जुनसुकै प्रोग्रामले पढ्न सक्छ, र satasat ले जाँच्न र फेरि देखाउन सक्छ।
record-load = रेकर्ड सेभ गर्ने
