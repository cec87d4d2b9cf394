# The page: start, opening a table, joining one, the lobby, sharing, about.

## Start

# The name of somebody who has told none yet.
start-player = खेलाडी
start-line = तीन जनाले खेल्ने तास। कसैलाई पाँच हात चाहिन्छ, कसैलाई तीन, कसैलाई दुई।
start-game-name = तीन दुई पाँच
start-bots = बटसँग खेल्ने
start-bots-about = तुरुन्तै सुरु हुन्छ
start-friends = साथीसँग खेल्ने
start-friends-about = साथीलाई लिङ्क पठाउनुहोस्
start-opening = पात फिटिँदै छन् …
start-go-on = आफ्नो म्याच अघि बढाउने
start-go-on-about = { $game } · { $who }
start-rules-used = नियम: { $name }
start-own-rules = तपाईंका आफ्नै
start-usual-rules = चलनचल्तीका
start-same-rules = अघिल्लो पटककै
start-rules-choose = अरू रोज्ने
start-other-games = अरू खेल
start-players = खेलाडी
start-bot-count = { $bots ->
    [one] एउटा बट
   *[other] { $bots } वटा बट
 }
start-language = भाषा
start-more = थप
start-join = कोडबाट जोडिने
start-rules = नियम
start-words = शब्दहरू
start-matches = मेरा म्याच
start-settings = सेटिङ
start-about = यसबारे
start-install = satasat लाई होम स्क्रिनमा राख्ने
start-failed = केही बिग्रियो। फेरि प्रयास गर्नुहोस्।
start-limit-tables_per_hour = यहाँबाट धेरै नयाँ टेबल खोलिए। अर्को टेबल { $minutes ->
    [one] एक मिनेटपछि
   *[other] { $minutes } मिनेटपछि
 } खोल्न मिल्छ।
start-limit-sessions_per_hour = यहाँबाट धेरै जनाले सुरु गर्नुभयो। { $minutes ->
    [one] एक मिनेटपछि
   *[other] { $minutes } मिनेटपछि
 } फेरि प्रयास गर्नुहोस्।
start-limit-codes_per_minute = धेरै पटक प्रयास भयो। { $minutes ->
    [one] एक मिनेट
   *[other] { $minutes } मिनेट
 } पर्खनुहोस्।
start-error-wrong_spoken_code = अहिले कुनै टेबलको कोड यो होइन। कोड दस मिनेट मात्र चल्छ: नयाँ माग्नुहोस्।
start-error-wrong_secret = यो लिङ्कले टेबल खुल्दैन। लिङ्क फेरि एक पटक माग्नुहोस्।
start-error-unknown_table = त्यस्तो टेबल छैन, वा अब रहेन।
start-error-wrong_phrase = यी शब्दबाट कोही चिनिएन। लेखेर राखेको फेरि एक पटक हेर्नुहोस्।
start-error-no_session = तपाईं नआएको धेरै भयो, त्यसैले अब यहाँ तपाईं चिनिनुहुन्न। फेरि सुरु गर्नुहोस्।
start-error-bad_player_name = अक्षर वा नम्बर भएको नाम लेख्नुहोस्।
start-error-table_locked = आयोजकले टेबलमा ताला लगाएको छ: अब अरू कोही बस्न पाउँदैन।
start-error-name_like_another = तपाईंको जस्तै नाम यस टेबलमा अरू कसैको छ। अर्को नाम रोज्नुहोस्।

## The games

game-name-three-two-five = 3-2-5
game-name-thirty-five = पैँतीस
game-name-trentacinque = त्रेंताचिंक्वे
game-line-three-two-five = 3 खेलाडी · पाँच, तीन वा दुई हात
game-line-thirty-five = 2 देखि 5 खेलाडी · चार पातको बोली
game-line-trentacinque = 4 खेलाडी · चार पातको बोली
game-about-thirty-five = एउटै रङमा जसको 35 पुग्छ, पूल उसैको। बाँड्दा कसैको नपुगे टेबलका चार पातका लागि सबैले बोल्छन्; सबैभन्दा बढी बोल्नेले ती किन्छ, र बोलेजति चिप जित्छ वा गुमाउँछ।
game-about-trentacinque = एउटै रङमा 35 पुर्‍याउनुपर्छ। टेबलका चार पातका लागि सबैले पाँच चिपसम्म बोल्छन्; किन्नेको 35 पुगे पूरै पूल उसैको, नपुगे उसले बोलेजति पूलमा हाल्छ।

## A name

name-label = तपाईंको नाम
name-hint = टेबलमा अरूले यही नाम देख्छन्।
name-ask = अरूले तपाईंलाई के भनेर बोलाऊन्?
name-go = भित्र आउने
name-missing = नाम लेख्नुहोस्।

## Opening a table

setup-title = साथीसँग खेल्ने
setup-open = टेबल खोल्ने
setup-opening = टेबल मिलाइँदै छ …
setup-open-about = त्यसपछि साथीलाई पठाउने लिङ्क पाइन्छ।
setup-which-game = कुन खेल?
setup-game = कसरी खेल्ने?
setup-own = घरेलु नियम
setup-own-about = तपाईंको आफ्नै तरिका: { $n ->
    [one] एउटा नियम
   *[other] { $n } वटा नियम
 } { $preset } भन्दा फरक।
setup-change = एक-एक नियम फेर्ने …
setup-rules-title = घरेलु नियम
setup-rules-done = भयो
setup-more = अरू छनोट
setup-deals = { $deals ->
    [one] { $deals } बाँडाइ
   *[other] { $deals } बाँडाइ
 }
# The names of the presets, as people would call them.
preset-name-plain = सादा
preset-name-satasat = साटासाट
preset-name-teen-do-paanch = तीन दो पाँच
preset-name-pagat = Pagat
preset-name-high-sevens = ठूला सत्ता
preset-name-handed-tricks = वाचाका हात
preset-name-full-hand = पहिले दस पात
preset-name-thirty-five = पैँतीस
preset-name-ace-eleven = एक्काको एघार
preset-name-five-at-the-table = टेबलमा पाँच जना
preset-name-trentacinque = त्रेंताचिंक्वे

## Settings of a table

table-clock = सोच्ने समय
table-hints = सुझाव
table-hints-about = अहिले के गर्दा राम्रो हुन्छ भनेर कम्प्युटरलाई सोध्न मिल्छ।
table-who = को-को आउन पाउँछ?
table-who-private = लिङ्क वा कोड पाएकाले मात्र
table-who-public = यस सर्भरका सबैले
table-pace = बट कति छिटो खेल्छन्
table-sit_in = नभएकाको सट्टा बट खेल्छ
table-sit_in-about = उहाँ जुनसुकै बेला फर्कन सक्नुहुन्छ।
table-sit_in_bot = त्यो बट कति राम्रो खेल्छ
table-spectators = अरूले हेर्न मिल्छ
table-spectators-about = टेबलमा परेको देख्छन्, कसैले समातेका पात देख्दैनन्।
table-locked = टेबलमा ताला लगाउने
table-locked-about = अरू कोही बस्न पाउँदैन।
table-settings = टेबलका सेटिङ
table-settings-change = सेटिङ फेर्ने
table-is-private = लिङ्क वा कोड पाएकालाई मात्र
table-is-public = सबैलाई खुला
table-is-locked = ताला लागेको
table-has-hints = सुझाव पाइन्छ
table-no-hints = सुझाव पाइँदैन
table-may-watch = अरूले हेर्न मिल्छ
table-no-watchers = कसैले हेर्न मिल्दैन

## Lobby

lobby-title = टेबल
lobby-title-of = { $name } को टेबल
lobby-title-mine = तपाईंको टेबल
lobby-leave = टेबल छोड्ने
lobby-invite = साथीलाई बोलाउने
lobby-invite-about = { $free ->
    [0] सबै सिट भरिए।
    [one] एउटा सिट खाली छ। लिङ्क पठाउनुहोस्, वा त्यहाँ बट राख्नुहोस्।
   *[other] { $free } वटा सिट खाली छन्। लिङ्क पठाउनुहोस्, वा त्यहाँ बट राख्नुहोस्।
 }
lobby-seats = को कहाँ बस्ने
lobby-order = खेल्ने क्रम: { $order }, अनि फेरि सुरुबाट।
lobby-place = सिट { $n }
lobby-you = तपाईं
lobby-host = आयोजक
lobby-away = अहिले छैन
lobby-empty = खाली सिट
lobby-sit = यहाँ बस्ने
lobby-sit-at = सिट { $n } मा बस्ने
lobby-move = यहाँ सर्ने
lobby-move-at = सिट { $n } मा सर्ने
lobby-stand = उठ्ने
lobby-add-bot = बट राख्ने
lobby-add-bot-at = सिट { $n } मा बट राख्ने
lobby-level-at = सिट { $n } को बट कति राम्रो खेल्छ
lobby-remove-who = { $name } लाई हटाउने
lobby-change = फेर्ने
lobby-change-who = सिट { $n } फेर्ने, { $name }
lobby-change-title = सिट { $n }: { $name }
lobby-swap = सिट { $n } सँग साट्ने ({ $name })
lobby-swap-empty = सिट { $n } मा सर्ने (खाली)
lobby-pass-host = { $name } लाई आयोजक बनाउने
lobby-rules-of = { $game } का नियम
lobby-rules-title = यस टेबलका नियम
lobby-rules-show = नियम हेर्ने
lobby-rules-change = नियम फेर्ने
lobby-rules-differ = { $n ->
    [one] एउटा नियम
   *[other] { $n } वटा नियम
 } { $preset } भन्दा फरक:
lobby-rule = { $label }: { $value }
lobby-save = यिनै नियमले खेल्ने
lobby-start = म्याच सुरु गर्ने
lobby-start-empty = { $free ->
    [one] एउटा सिट अझै खाली छ: साथीलाई पर्खनुहोस्, वा बट राख्नुहोस्।
   *[other] { $free } वटा सिट अझै खाली छन्: साथीलाई पर्खनुहोस्, वा बट राख्नुहोस्।
 }
lobby-start-fewer = वा कम जनाले खेल्नुहोस्: “नियम फेर्ने” मा हेर्नुहोस्।
lobby-start-others = सबै आइपुगेपछि { $name } ले म्याच सुरु गर्नुहुन्छ।
lobby-start-host = सबै आइपुगेपछि आयोजकले म्याच सुरु गर्नुहुन्छ।
lobby-start-alone = तयार भएपछि सुरु गर्न सक्नुहुन्छ।
lobby-start-watching = तपाईं हेर्दै हुनुहुन्छ। खेल्न खाली सिट रोज्नुहोस्।
lobby-start-full = सबै सिट भरिए। तपाईं हेर्न सक्नुहुन्छ।
lobby-start-full-no = सबै सिट भरिए।
lobby-starting = एकछिन …
lobby-dealer = पहिले कसले बाँड्ने?
lobby-dealer-about = यस टेबलमा पहिलो बाँड्ने खेलाडीले आपसमा मिलेर छान्छन्।
lobby-watching = { $n ->
    [one] एक जना हेर्दै: { $names }
   *[other] { $n } जना हेर्दै: { $names }
 }
lobby-now-sat = { $name } बस्नुभयो।
lobby-now-bot = सिट { $n } मा बट बस्यो।
lobby-now-stood = सिट { $n } खाली भयो।
lobby-now-ruled = टेबलका नियम फेरिए।
lobby-now-configured = टेबलका सेटिङ फेरिए।
lobby-now-swapped = दुई सिट साटिए।
lobby-now-hosted = अब { $name } आयोजक हुनुहुन्छ।
lobby-lost = सम्पर्क टुट्यो। फेरि जोडिँदै छ …

## Sharing

share-send = लिङ्क पठाउने
share-copy = लिङ्क कपी गर्ने
share-copied = लिङ्क कपी भयो। सन्देशमा पेस्ट गर्नुहोस्।
share-copy-by-hand = तपाईंको ब्राउजरले कपी गर्न दिएन। लिङ्कमा धेरै बेर थिच्नुहोस्, अनि कपी गर्नुहोस्।
share-link = यस टेबलको लिङ्क
share-text = मसँग { $game } खेल्न आउनुहोस्:
share-local = यो ठेगाना यही कम्प्युटरमा मात्र खुल्छ: अरू डिभाइसका साथी यहाँ आउन सक्दैनन्। satasat फेरि --lan सँग चलाउनुहोस्, र त्यसले देखाउने ठेगाना खोल्नुहोस्।
share-code = कोड भन्ने
share-code-title = यो कोड भन्नुहोस्
share-code-how = साथीले { $place } खोलेर “कोडबाट जोडिने” रोज्नुपर्छ।
share-code-left = { $minutes ->
    [0] यो एक मिनेट पनि चल्दैन।
    [one] यो अझै एक मिनेट चल्छ।
   *[other] यो अझै { $minutes } मिनेट चल्छ।
 }
share-code-over = यो कोड अब चल्दैन।
share-code-new = नयाँ कोड
share-qr = QR कोड देखाउने
share-qr-title = यो QR कोड स्क्यान गर्नुहोस्
share-qr-how = साथीले फोनको क्यामेरा यसतिर देखाउनुपर्छ।
share-qr-label = यस टेबलको लिङ्क भएको QR कोड

## Joining

join-title = टेबलमा जोडिने
join-code = कोडका छ अक्षर
join-code-about = टेबलमा बसेको साथीले “कोड भन्ने” थिचेर यो देख्न सक्छ।
join-look = टेबल खोज्ने
join-looking = खोजिँदै छ …
join-code-short = कोडमा छ अक्षर हुन्छन्।
join-public = खुला टेबल
join-public-none = अहिले कुनै खुला टेबलमा खाली सिट छैन।
join-public-again = फेरि हेर्ने
join-found = टेबल भेटियो
join-found-seats = त्यहाँ को-को छन्
join-nobody = अहिलेसम्म कोही छैन
join-free = { $free ->
    [0] खाली सिट छैन; आयोजकले दिए हेर्न मिल्छ।
    [one] एउटा सिट खाली छ।
   *[other] { $free } वटा सिट खाली छन्।
 }
join-stage-on = म्याच चल्दै छ।
join-stage-lobby = म्याच सुरु भएको छैन।
join-go = यस टेबलमा जाने
join-other = अर्को टेबल
join-at = { $names } को टेबल
join-rules-own = घरेलु नियम

## About

about-title = यसबारे
about-what = satasat के हो
about-what-words = satasat भनेको 3-2-5, तीन दुई पाँच, साटासाट भनिने तासको खेल हो: तीन जनाका लागि, वा तपाईं र बटका लागि। योसँगै खेलका अङ्कले बोल्ने दुई साना खेल पनि छन्: पैँतीस र त्रेंताचिंक्वे। यो सित्तैँ हो, विज्ञापन छैन। सर्भर जसले पनि चलाउन सक्छ, घरमा पनि।
about-fair = कसैले ठगेको छैन भनेर पछि जाँच्न मिल्ने गरी पात फिटिन्छन्: म्याच सकिएपछि “मेरा म्याच” मा त्यो म्याच खोल्नुहोस्।
about-kept = तपाईंको के-के राखिन्छ
about-kept-server = सर्भरमा: तपाईंले रोज्नुभएको नाम, कुन-कुन टेबलमा बस्नुभयो, र त्यहाँ खेलिएका म्याच। तपाईंको ठेगाना वा फोन नम्बर कसैले सोध्दैन।
about-kept-device = यस डिभाइसमा: तपाईंका सेटिङ, तपाईंका नियम, र तपाईंका टेबलका लिङ्क।
about-kept-none = अरू कसैलाई केही पठाइँदैन। विज्ञापन छैन, कसैलाई गनिँदैन, कसैको पछि लागिँदैन।
about-kept-days = 30 दिनसम्म नआउनेलाई यहाँ चिनिँदैन; पहिचान वाक्य लिएकालाई मात्र चिनिन्छ।
about-you = तपाईं
about-you-are = तपाईं { $name } हुनुहुन्छ।
about-you-none = यहाँ अहिले कोही चिनिएको छैन: यस डिभाइसमा तपाईंले खेल्नुभएको छैन।
about-rename = नाम फेर्ने
about-renamed = अर्को टेबलदेखि तपाईं { $name } हुनुहुन्छ।
about-phrase = पहिचान वाक्य
about-phrase-about = आठ शब्दको यो वाक्यले अर्को डिभाइसबाट वा धेरै दिनपछि पनि आफ्ना म्याच फेरि भेटिन्छन्। कागजमा लेखेर राख्नुहोस्।
about-phrase-get = मेरो वाक्य देखाउने
about-phrase-once = यी शब्द अहिल्यै लेख्नुहोस्। यी एक पटक मात्र देखाइन्छन्; पहिलेको वाक्य अब चल्दैन।
about-phrase-copy = वाक्य कपी गर्ने
about-phrase-print = छाप्ने
about-phrase-copied = वाक्य कपी भयो।
about-phrase-done = मैले लेखिसकेँ
about-recover = मसँग पहिचान वाक्य छ
about-recover-label = तपाईंका आठ शब्द
about-recover-go = पहिलेकै नाममा फर्कने
about-recovered = स्वागत छ, { $name }।
about-export = मेरो राखिएको सबै कुरा सेभ गर्ने
about-out = साइन आउट
about-out-about = यस डिभाइसले तपाईंलाई बिर्सन्छ। पहिचान वाक्य नभए आफ्ना म्याच फेरि भेटिँदैनन्।
about-out-everywhere = मेरा सबै डिभाइसबाट
about-out-go = साइन आउट गर्ने
about-out-done = साइन आउट भयो।
about-delete = मलाई मेटाउने
about-delete-about = तपाईंको नाम र यहाँको तपाईंको चिनारी तुरुन्तै मेटिन्छ। खेलिसकिएका म्याचमा भने अरूका लागि तपाईंको त्यहाँको नाम रहन्छ। यो फेरि फर्काउन मिल्दैन।
about-delete-go = सधैँका लागि मेटाउने
about-deleted = मेटियो। अब अरूले खेलेका म्याचबाहेक तपाईंको केही राखिएको छैन।
about-keep = होइन, फर्कने
about-version = संस्करण { $version }
about-licence = satasat MIT इजाजतपत्रको स्वतन्त्र सफ्टवेयर हो।
about-fonts = अक्षर Noto Sans का हुन्, SIL Open Font License 1.1 मा। सबै पात र चित्र हाम्रै हुन्।
about-keys = किबोर्ड
about-keys-words = टेबलमा सबै कुरा किबोर्डबाट गर्न मिल्छ। सबै हेर्न त्यहाँ ? थिच्नुहोस्।
about-key-arrows = बाणका बटन
about-key-arrows-does = एक पातबाट अर्कोमा जाने
about-key-digits = 1 देखि 9 र 0
about-key-digits-does = ठाउँको नम्बरले पात रोज्ने
about-key-enter = Enter
about-key-enter-does = रोजेको पात खेल्ने
about-key-esc = Esc
about-key-esc-does = केही नरोज्ने; खुलेको कुरा बन्द गर्ने
about-key-letters = अक्षर
about-key-letters-does = हात, गन्ती, तुरुप र अरू कुरा सोध्ने; सेटिङ हेर्नुहोस्
