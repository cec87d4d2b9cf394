# The page: house rules to read, to choose and to share; how the game goes.
# [tricks](trick) is a word that can be tapped: what stands in brackets is translated, what stands in parentheses is not.

rulebook-title = कसरी खेल्ने
rulebook-parts = यस पेजका भाग
rulebook-games = खेल
rulebook-part-how = खेल्ने तरिका
rulebook-part-rules = घरेलु नियम
rulebook-part-compare = तुलना
rulebook-part-own = तपाईंका नियम

## Rules in force

rulebook-tap = नियमबारे थप पढ्न त्यसमा थिच्नुहोस्।
rulebook-changed = फेरिएको
rulebook-n-changed = { $n } वटा फेरिए
rulebook-changes = { $n ->
    [one] एउटा नियम { $preset } मा जस्तो छैन
   *[other] { $n } वटा नियम { $preset } मा जस्ता छैनन्
 }
rulebook-rest = अरू नियम, { $preset } मा जस्तै
rulebook-all = सबै नियम, { $preset } मा जस्तै
rulebook-instead = तयारी नियममा: { $value }।
rulebook-described = खेलका चार वर्णनले के भन्छन्:
rulebook-described-one = खेलको थाहा भएको एउटै वर्णनले के भन्छ:
rulebook-source-leaves = त्यसले खेलाडीलाई नै छान्न दिन्छ
rulebook-source-silent = त्यसले भन्दैन; यो हाम्रो छनोट हो
rulebook-source-advises = त्यसले सल्लाह मात्र दिन्छ

## Choosing rules

rulebook-presets = केबाट सुरु गर्ने
rulebook-usual = चलनचल्तीको
rulebook-own-set = तपाईंका आफ्नै नियम।
rulebook-other-number = वा अर्को नम्बर ({ $most } सम्म)
rulebook-from-to = { $least } देखि { $most } सम्म
rulebook-with-limit = योभन्दा बढी भए भाग लगाउने
rulebook-one-by-one = घरेलु नियम, एक-एक गरी
rulebook-group-seats = बसाइ र बाँडाइ
rulebook-group-trump = तुरुप र सत्ता
rulebook-group-exchange = साटासाट
rulebook-group-score = अङ्क
rulebook-group-other = अरू नियम
rulebook-idle = माथिका नियमसँग यिनले केही फरक पार्दैनन्: { $labels }।
rulebook-clash-after_ten = दसै पात हातमा आएपछि खोल्ने पात बाँकी रहँदैन। त्यसैले कि दस पात देखेर तुरुप तोकिन्छ, कि रङ तोक्नुको साटो अर्को उपाय हुन्छ। दुवै सँगै हुँदैन।
rulebook-clash-trick_instead = पात तानिने टेबलमा मात्र पातको साटो हात दिने वाचा गर्न मिल्छ। यी दुवै नियम सँगै हुनुपर्छ।
rulebook-clash-both = यही गर्ने, र “{ $label }” लाई यस्तो बनाउने: { $value }
rulebook-clash-leave = जस्ताको तस्तै छोड्ने
rulebook-title-changed = { $n ->
    [one] { $preset }, एउटा फेरबदलसहित
   *[other] { $preset }, { $n } वटा फेरबदलसहित
 }
rulebook-reset = { $preset } मै फर्कने

## Rule sets with names

rulebook-saved = तपाईंले राखेका नियम
rulebook-saved-about = { $n ->
    [0] यी नियमलाई नाम दिएर राख्नुहोस्, वा अरूलाई पठाउनुहोस्।
    [one] यस डिभाइसमा एउटा राखिएको छ।
   *[other] यस डिभाइसमा { $n } वटा राखिएका छन्।
 }
rulebook-name-these = यी नियम यस डिभाइसमा राख्ने। नाम:
rulebook-name-example = जस्तै: हजुरआमाको घर
rulebook-keep = राख्ने
rulebook-kept = राखियो: { $name }
rulebook-full = अब अरू राख्न मिल्दैन। पहिले एउटा मेटाउनुहोस्।
rulebook-use = चलाउने
rulebook-use-name = { $name } चलाउने
rulebook-used = अब लागू: { $name }
rulebook-share = पठाउने
rulebook-share-name = { $name } पठाउने
rulebook-share-these = अहिले रोजेका नियम पठाउने
rulebook-rename = नाम फेर्ने
rulebook-rename-name = { $name } को नाम फेर्ने
rulebook-name = नाम
rulebook-keep-name = यही नाम राख्ने
rulebook-delete = मेटाउने
rulebook-delete-name = { $name } मेटाउने
rulebook-deleted = { $name } मेटियो।
rulebook-undo = फिर्ता लिने
rulebook-share-how = लिङ्क पठाउनुहोस्, वा कोड पढेर सुनाउनुहोस्। खोल्नेले यी नियम देख्छ, र यिनै नियमले खेल्न सक्छ।
rulebook-link = लिङ्क
rulebook-copy = लिङ्क कपी गर्ने
rulebook-send = पठाउने …
rulebook-copied = लिङ्क कपी भयो।
rulebook-copy-yourself = लिङ्क छानिएको छ: अहिले कपी गर्नुहोस्।
rulebook-no-code = यी नियममा कोडले भन्न नसक्ने कुरा छ। यी पठाउन मिल्दैन।

## Parts of the page of rules

rulebook-part-now = अहिले देखाइएको
rulebook-in-force = अरू नरोजे तपाईंको अर्को टेबल यिनै नियमले खेलिन्छ।
rulebook-change-them = नियम फेर्ने
rulebook-came = कसैले तपाईंलाई यी नियम पठायो
rulebook-play-bots = यी नियमले बटसँग खेल्ने
rulebook-play-friends = यी नियमले साथीसँग खेल्ने
rulebook-opening = टेबल तयार हुँदै छ …
rulebook-own-intro = मन लागेको चलाएर हेर्नुहोस्। यहाँ जे गरे पनि खुलिसकेको टेबल फेरिँदैन।
rulebook-have-code = कसैले कोड दिएको छ?
rulebook-code = आठ अक्षर र नम्बरको कोड
rulebook-code-open = त्यसका नियम हेर्ने
rulebook-code-read = कोडका नियम तल छन्।
rulebook-code-length = कोडमा आठ अक्षर र नम्बर हुन्छन्। यसमा केही छुट्यो वा बढी भयो।
rulebook-code-character = यसमा कोडमा नहुने अक्षर वा चिन्ह छ।
rulebook-code-check = एउटा अक्षर वा नम्बर गलत छ। कोड फेरि एक पटक भिडाउनुहोस्।
rulebook-code-version = यो कोड यस पेजको अर्कै संस्करणको हो। पेज फेरि खोल्नुहोस्; त्यसपछि चिन्न सक्छ।
rulebook-code-rules = यस कोडका नियमले खेल्न मिल्दैन।
rulebook-compare-caption = के-मा फरक छन्
rulebook-compare-rule = नियम
rulebook-compare-presets = यसरी खेल्ने
rulebook-all-others = अरू सबै

## How the game goes

guide-aim = के पुर्‍याउने
guide-thirty-five-aim = यी चार पानले: 10 + 10 + 10 + 5 = 35।
guide-trentacinque-aim = यी चार चिडीले: 10 + 10 + 10 + 5 = 35।
guide-bid = अरू चार पात
guide-bid-words = तपाईं आफ्ना नौ पात देख्नुहुन्छ, र जसका लागि बोलिन्छ, ती चार पातको पछाडि मात्र। ती तपाईंलाई कति चिपका लायक छन्?
guide-bid-figure = यहाँ हुकुमको जोड 25 छ: ती चारमा रानी परे 35 पुग्छ।
guide-points-only = चिप के हुन्
guide-short = छोटकरीमा
guide-tap-words = मुनि थोप्ला भएको शब्दमा थिचे त्यसको अर्थ देखिन्छ।
guide-pack = पातहरू
guide-pack-words = तीस पातको [गड्डी](pack) हुन्छ। हरेक [रङमा](suit) [एक्का](ace) सबैभन्दा ठूलो हो। [सत्ता](seven) पान र हुकुमका मात्र हुन्छन्।
guide-chairs = तीन खेलाडी, तीन नम्बर
guide-chairs-words = हरेक बाँडाइमा दस [हात](trick) हुन्छन्, र हरेक खेलाडीलाई आफ्नो नम्बर जति हात पुर्‍याउनुपर्छ। त्यसैलाई [चाहिने हात](quota) भनिन्छ। अर्को बाँडाइमा ती नम्बर एक खेलाडी पर सर्छन्।
guide-chair-two = बाँड्ने
guide-chair-five = बाँड्नेपछिको खेलाडी
guide-chair-three = तेस्रो खेलाडी
guide-trump = तुरुप
guide-trump-words = सबैले पहिले पाँच-पाँच पात पाउँछन्। [पाँच हात चाहिनेले](caller) आफ्ना पात हेरेर [तुरुप तोक्छ](name-trump)। त्यसपछि सबैसँग दस-दस पात हुने गरी बाँकी पात बाँडिन्छन्।
guide-trump-figure = यी पाँच पात पर्दा पान राम्रो [तुरुप](trump) हो: पान तीन वटा छन्, र ठूला छन्।
guide-tricks = हात लिने
guide-tricks-words = पाँच हात चाहिनेले [पहिलो पात खेल्छ](lead)। अरूले सकेसम्म त्यही [रङ पछ्याउनुपर्छ](follow)। त्यो रङ नहुनेले जुनसुकै पात खेल्न पाउँछ। जसले हात लिन्छ, अर्को हातको पहिलो पात उसैले खेल्छ।
guide-led = सुरु
guide-played = खेलेको
guide-wins = हात लिने
guide-trick-high = सुरुमा चिडी आयो, सबैले चिडी नै खेले। सबैभन्दा ठूलो चिडीले हात लिन्छ।
guide-trick-trump = यहाँ पान तुरुप हो। सुरुमा इट्टा आयो; दोस्रो खेलाडीसँग इट्टा छैन, उसले सानो पान खेल्छ। [तुरुपले](trump) एक्कालाई पनि जित्छ।
guide-exchange = साटासाट
guide-exchange-words = चाहिनेभन्दा बढी हात लिनुभयो? अर्को बाँडाइमा खेल्नुअघि, बढी भएको हरेक हातका लागि कम हात लिनेबाट एउटा पात नहेरी [तान्नुहोस्](pull)। हरेक पातको साटो एउटा [फर्काउनुहोस्](return)।
guide-exchange-figure = पात बन्द राखिन्छन्, र एउटा तानिन्छ। जुन रङको पात फर्काइन्छ, त्यस रङका पुग्दो पात आफूसँग रहनुपर्छ: यहाँ पान फर्काउन मिल्छ, किनभने अरू दुई पान बाँकी रहन्छन्।
guide-score = अङ्क
guide-score-words = [चाहिने हातभन्दा](quota) बढी हरेक हातको एक अङ्क आउँछ। कम भएको हरेक हातको एक अङ्क घट्छ। जस्तै:
guide-score-five = पाँच चाहिनेले चार हात लिन्छ: एउटा कम।
guide-score-three = तीन चाहिनेले चार हात लिन्छ: एउटा बढी।
guide-score-two = बाँड्नेलाई दुई चाहिन्छ, दुई नै लिन्छ।
guide-score-after = त्यसैले अर्को बाँडाइमा दोस्रो खेलाडीले पहिलोबाट एउटा पात तान्छ। अन्तिम बाँडाइपछि जसको अङ्क सबैभन्दा धेरै, उही विजेता।
guide-houses = घरेलु नियम
guide-houses-words = हरेक घर र क्लबको खेल्ने आफ्नै चलन हुन्छ। तपाईं कुन नियमले खेल्नुहुन्छ, “घरेलु नियम” मा हेर्नुहोस्; अरूले कसरी खेल्छन्, “तुलना” मा हेर्नुहोस्; आफ्ना नियम “तपाईंका नियम” मा रोज्नुहोस्।
