# What `--help` says. No parameters here: these are read without the formatter.
help-satasat =
    3-2-5 (तीन दुई पाँच), तीन जनाले खेल्ने, हात जित्ने तासको खेल, घर-घरका सबै नियमसहित।

    उदाहरण: satasat play --preset pagat
help-commands = आदेशहरू
help-play-short = टर्मिनलमा बटसँग म्याच खेल्ने।
help-simulate-short = बटलाई धेरै म्याच खेलाउने र तुलना गर्ने।
help-verify-short = म्याचका रेकर्ड नियमअनुसार छन् कि छैनन्, जाँच्ने।
help-show-short = रेकर्ड गरिएको म्याच शब्दमा सुनाउने।
help-arena-short = बटलाई उही पातमा भिडाउने र क्रम मिलाउने।
help-solve-short = खुला पातको स्थितिको मोल बताउने।
help-odds-short = बोली लाग्ने खेलका पातमा 35 पुग्ने सम्भावना बताउने।
help-serve-short = मानिसले अनलाइन खेल्ने टेबलहरूको सर्भर चलाउने।
help-warm-short = प्रोग्रामको छिटो भाग पहिलो प्रयोगमा होइन, अहिल्यै कम्पाइल गर्ने।
help-review-short = सकिएको म्याचका हरेक निर्णयको घाटा बताउने।
help-tables-short = सर्भरका टेबलहरूको सूची दिने।
help-backup-short = सर्भरको डाटाबेस एउटै फाइलमा नक्कल गर्ने।
help-restore-short = ब्याकअप खाली डाटाबेसमा फेरि राख्ने।
help-rules-short = घरेलु नियम र ती के-के हुन सक्छन्, सूची दिने।
help-preset = सुरु गर्ने नियमहरू; satasat rules ले सूची दिन्छ।
help-rule = एउटा घरेलु नियम फेर्ने; धेरै पटक दिन मिल्छ। धेरै रोज्दा OPTION=A,B, केही नरोज्दा OPTION=none लेखिन्छ।
help-bots = सिटको क्रममा को खेल्छ: random, easy, medium, hard वा expert। एउटै नाम दिए सबै सिटका लागि हुन्छ।
help-seed = म्याचको संयोग दोहोर्‍याउँछ: उही नम्बर, उही पात।
help-seed-zero = सबै कुरा दोहोर्‍याउँछ: उही नम्बर, उही म्याच। (0)
help-simulate =
    बटहरूलाई GAME (three-two-five, thirty-five वा trentacinque) का म्याच एकअर्कासँग खेलाउने, अनि बट र भूमिकाको तुलना गर्ने।

    बटहरू हरेक म्याचमा एक सिट सर्छन्, ताकि सबै सबैतिर बराबर बसून्। --jobs जति भए पनि उही seed ले उही म्याच दिन्छ; --millis दिँदा
    संयोग उही रहन्छ, तर सोचाइ उही रहँदैन।

    उदाहरण: satasat simulate --matches 100 --bots medium,easy,easy
help-matches = कति म्याच खेल्ने।
help-out = म्याचहरू यो फाइलमा लेख्ने; फाइल पहिलेदेखि हुनु हुँदैन।
help-append = फाइल पहिलेदेखि भए त्यसैमा थप्ने।
help-jobs = एकै पटक कति प्रक्रियामा खेल्ने। (1)
help-verify =
    यी फाइलका (JSON Lines; - भनेको मानक इनपुट) हरेक म्याच नियमअनुसार दोहोर्‍याएर जाँच्ने।

    हरेक गल्ती FILE:LINE: code: message को एक लाइनमा भनिन्छ। सबै म्याच ठीक भए निकास कोड 0, कुनै बेठीक भए 1, फाइल पढ्न नसके 2
    हुन्छ।

    उदाहरण: satasat verify matches.jsonl
help-arena =
    हरेक दुई बटलाई GAME (three-two-five, thirty-five वा trentacinque) मा भिडाउने: एक बट अर्का दुई विरुद्ध, हरेक सिटमा, हरेक पटक उही पात, उही पहिलो बाँड्ने र
    उही तानाइमा। कुन बट कोसँग कति बलियो छ भन्ने बताउँछ, र क्रम मिलाउँछ।

    --jobs जति भए पनि र --resume जति पटक चलाए पनि उही seed ले उही नतिजा दिन्छ; --millis दिँदा संयोग उही रहन्छ, तर सोचाइ उही
    रहँदैन।

    उदाहरण: satasat arena --bots medium,easy,random --deals 60 --seed 7
help-arena-bots = को-को भिड्छन्: दुई वा बढी बट, हरेक एक पटक।
help-arena-deals = हरेक बसाइमा कति बाँडाइ खेल्ने; पूरा म्याच हुने गरी बढाइन्छ।
help-worlds = अगाडि सोच्ने बटले एउटा निर्णयमा कति सम्भव बाँडफाँट हेर्छ। (100)
help-millis = त्यसको साटो कति मिलिसेकेन्ड सोच्छ।
help-arena-resume = खेलिएको कुरा यो फाइलमा राख्ने, र त्यहाँ भएबाट अघि बढ्ने।
help-arena-json = तालिकाको साटो एउटा JSON वस्तु लेख्ने।
help-rules =
    GAME (three-two-five, thirty-five वा trentacinque) का घरेलु नियमको सूची दिने: हरेकले के गर्छ, कति छ, अरू के हुन सक्छ, र खेलका चार वर्णनले के भन्छन्।

    उदाहरण: satasat rules --preset pagat --rule scoring=minus_quota

help-play =
    यही टर्मिनलमा GAME (three-two-five, thirty-five वा trentacinque) को म्याच खेल्ने।

    सिटभन्दा एउटा कम बट दिए बट बाँकी सिटमा क्रमैले बस्छन्; सिट जति नै बट दिए बटहरू आफैँ खेल्छन्। सिट खेल्ने क्रममा 0 देखि गनिन्छ।
    टेबलमा ? लेखे के लेख्न मिल्छ र कुन पात किन मिल्दैन भन्ने थाहा हुन्छ।

    उदाहरण: satasat play --preset pagat --bots easy,medium --record evening.jsonl
help-play-bots = बाँकी सिट वा सबै सिटका बट: random, easy, medium, hard वा expert। (सबै medium)
help-play-seat = तपाईंको सिट। (0) बटहरू आफैँ खेल्दा: कसले देखेको कुरा सुनाउने।
help-play-dealer = पहिले कसले बाँड्ने। (गोलाप्रथाबाट)
help-play-lang = टेबलको भाषा। (en)
help-play-name = रेकर्डमा तपाईंको नाम।
help-play-record = म्याचको हरेक चाल यो फाइलमा लेख्ने।
help-play-pace = टर्मिनलमा बटको चालअघि कति मिलिसेकेन्ड पर्खने। (400)
help-play-resume = यो फाइलको सकिन बाँकी पछिल्लो म्याच अघि बढाउने।
help-show =
    रेकर्डको म्याच शब्दमा सुनाउने, हातैपिच्छे, सबै पात खुला; --seat दिए त्यो सिटले देखेको मात्र।

    उदाहरण: satasat show evening.jsonl --deal 2 --seat 0
help-show-match = फाइलको कुन म्याच, 1 देखि गन्दा। (1)
help-show-deal = यो बाँडाइ मात्र, 1 देखि गन्दा।
help-show-seat = यो सिटले देखेको मात्र, 0 देखि गन्दा।
help-show-lang = भाषा। (en)
help-review =
    रेकर्डका सकिएका म्याच सबै पात खुला राखेर हेर्ने: हरेक पात, तुरुप र फर्काइको घाटा कति भयो, हरेक खेलाडीले कति राम्रो
    खेल्नुभयो, र अङ्क कहाँबाट आए।

    उदाहरण: satasat review evening.jsonl --match 1 --html review.html
help-review-match = फाइलको यो म्याच मात्र, 1 देखि गन्दा। (सबै)
help-review-deal = हरेक म्याचको यो बाँडाइ मात्र, 1 देखि गन्दा। (सबै)
help-review-json = हरेक म्याचका लागि JSON को एउटा लाइन लेख्ने।
help-review-html = चार्ट भएको पेज पनि यो फाइलमा लेख्ने।
help-review-jobs = एकै पटक कति प्रक्रियामा समीक्षा गर्ने। (1)
help-solve =
    खुला पातको स्थिति हल गर्ने: हरेक सिटका लागि त्यसको मोल कति छ, र त्यसमा खेल्न मिल्ने हरेक पातको मोल कति छ।

    HANDS लाई सिट 0 / सिट 1 / सिट 2 को क्रममा लेखिन्छ, चलिरहेको हातमा परिसकेका पात छोडेर। स्थिति रेकर्डबाट पनि आउन सक्छ, वा
    धेरै स्थिति एउटा फाइलबाट।

    उदाहरण: satasat solve "AH 9S / KH KS / QH AD" --trump H --leader 0
help-solve-trump = तुरुपको रङ: अक्षर, चिन्ह वा नाम।
help-solve-leader = हातको पहिलो पात खेलेको वा खेल्ने सिट, 0 देखि गन्दा।
help-solve-played = हातमा परिसकेका पात, क्रमैले।
help-solve-rule = सत्ता साना नहुँदा sevens=... वा high_seven=...; धेरै पटक दिन मिल्छ।
help-solve-record = स्थिति म्याचहरूको यो फाइलबाट लिने।
help-solve-match = रेकर्डको कुन म्याच, 1 देखि गन्दा। (1)
help-solve-deal = म्याचको कुन बाँडाइ, 1 देखि गन्दा। (1)
help-solve-trick = बाँडाइको कुन हात, 1 देखि गन्दा। (1)
help-solve-card = हातको कुन पातअघि, 1 देखि गन्दा। (1)
help-solve-batch = यो फाइलको (JSON; - भनेको मानक इनपुट) हरेक लाइनको स्थिति हल गर्ने, र हरेकका लागि JSON को एउटा लाइन लेख्ने।
help-solve-concept = पातलाई केले नाप्ने: par, guaranteed वा range। (par)
help-solve-json = JSON को एउटा लाइन लेख्ने।
help-warm =
    हल गर्ने भाग, सुझाव र बलिया बटलाई चाहिने छिटो भाग कम्पाइल गरेर डिस्कमा राख्ने।

    नत्र यो काम पहिलो पटक चाहिँदा हुन्छ।

    उदाहरण: satasat warm && satasat play

help-db =
    डाटाबेस: फाइल, sqlite:///FILE वा postgresql://USER@HOST/NAME। (SATASAT_DB चर, वा यस फोल्डरको satasat.db)
help-tables =
    सर्भरका टेबलहरूको सूची दिने: हरेक कहिले खुल्यो, त्यहाँ पछिल्लो पटक कहिले केही भयो, र लग कति लामो छ।

    उदाहरण: satasat tables --db satasat.db
help-tables-json = त्यसको साटो एउटा JSON वस्तु लेख्ने।
help-backup =
    सर्भरको डाटाबेस FILE मा नक्कल गर्ने; FILE पहिलेदेखि हुनु हुँदैन। सर्भर चलिरहन सक्छ; नक्कल एउटै क्षणको हुन्छ। त्यसमा सर्भरले
    आफूसँगै राख्नुपर्ने कुरा हुन्छन्, त्यसैले फाइल त्यसको धनीले मात्र पढ्न पाउँछ।

    उदाहरण: satasat backup --db satasat.db tables.backup
help-restore =
    ब्याकअप FILE लाई नयाँ वा खाली डाटाबेसमा फेरि राख्ने: कि सबै, कि केही पनि होइन। यो डाटाबेस ब्याकअप गरिएकोभन्दा अर्को किसिमको
    पनि हुन सक्छ।

    उदाहरण: satasat restore --db new.db tables.backup
help-serve =
    मानिस र बट खेल्ने टेबलहरूको सर्भर चलाउने। त्यहाँ जे हुन्छ, कसैलाई भन्नुअघि डिस्कमा लेखिन्छ; सर्भर जुनसुकै बेला रोक्न मिल्छ,
    र जहाँ थियो त्यहीँबाट अघि बढ्छ।

    सर्भर यही मेसिनबाट मात्र खुल्छ। --origin ले मानिसले भेट्ने ठेगाना दिए, वा स्थानीय नेटवर्कका सबैलाई खोल्न --lan दिए
    अरूतिरबाट पनि खुल्छ।

    उदाहरण: satasat serve --port 8325
help-serve-host = कहाँ सुन्ने। (127.0.0.1; --lan दिए 0.0.0.0)
help-serve-port = पोर्ट; 0 दिए खाली भएको एउटा लिन्छ। (8325)
help-serve-origin = ब्राउजरमा देखिने पेजको ठेगाना, https://cards.example; धेरै पटक दिन मिल्छ।
help-serve-lan = घरमा खेल्न: स्थानीय नेटवर्कलाई खोल्छ, ठेगानाको QR कोडसहित।
help-serve-workers = बटले कति प्रक्रियामा सोच्छन्। (प्रोसेसरभन्दा एउटा कम)
help-serve-limit = एउटा क्लाइन्टले कति माग्न पाउँछ भन्ने फेर्ने; नामहरू docs/formats/http.md मा छन्। धेरै पटक दिन मिल्छ।
help-serve-behind-proxy = सर्भरअगाडि आफ्नै कति प्रोक्सी छन्; X-Forwarded-For को पछाडिबाट N - 1 छोडेर आउने ठेगाना क्लाइन्टको हो। (0)
help-serve-open-metrics = /metrics का तथ्याङ्क यस मेसिनका प्रोग्रामलाई मात्र होइन, सबैलाई दिने।
help-serve-log-level = मानक त्रुटि आउटपुटमा के लेख्ने: debug, info, warning वा error। (info)
help-odds =
    बोली लाग्ने खेलका नौ पातमा, टेबलका चार पातसहित, 35 पुग्ने ठ्याक्कै सम्भावना बताउने: हरेक रङमा, र जम्मा।

    CARDS मा नौ पात लेखिन्छन्, जस्तै KS 10H 4D। तीबाहेकका सबै पात पर्ने सम्भावना बराबर हुन्छ।

    उदाहरण: satasat odds "KS QS 9S AH 2H 3D 4D 5C 6C"
help-odds-game = thirty-five वा trentacinque। (thirty-five)
help-odds-json = JSON को एउटा लाइन लेख्ने।
