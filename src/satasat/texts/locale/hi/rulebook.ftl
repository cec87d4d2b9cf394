# The page: house rules to read, to choose and to share; how the game goes.
# [tricks](trick) is a word that can be tapped: what stands in brackets is translated, what stands in parentheses is not.

rulebook-title = खेलने का तरीक़ा
rulebook-parts = इस पेज के हिस्से
rulebook-games = खेल
rulebook-part-how = खेल कैसे चलता है
rulebook-part-rules = घरेलू नियम
rulebook-part-compare = तुलना
rulebook-part-own = आपके नियम

## Rules in force

rulebook-tap = नियम को छूने पर और जानकारी खुलती है।
rulebook-changed = बदला हुआ
rulebook-n-changed = बदले हुए: { $n }
rulebook-changes = { $n ->
    [one] एक नियम { $preset } जैसा नहीं है
   *[other] { $n } नियम { $preset } जैसे नहीं हैं
 }
rulebook-rest = बाकी नियम, { $preset } जैसे
rulebook-all = सारे नियम, { $preset } जैसे
rulebook-instead = preset में: { $value }।
rulebook-described = खेल के चार विवरण क्या कहते हैं:
rulebook-described-one = खेल का जो एक विवरण मिला, वह क्या कहता है:
rulebook-source-leaves = उसमें यह खिलाड़ियों पर छोड़ा गया है
rulebook-source-silent = उसमें नहीं लिखा; यह हमारा चुना हुआ है
rulebook-source-advises = उसमें इसकी केवल सलाह है

## Choosing rules

rulebook-presets = किन नियमों से शुरू करें
rulebook-usual = आम चलन
rulebook-own-set = आपके अपने सहेजे हुए नियम।
rulebook-other-number = या कोई और संख्या ({ $most } तक)
rulebook-from-to = { $least } से { $most } तक
rulebook-with-limit = इससे ज़्यादा हो तो बाँटें
rulebook-one-by-one = घरेलू नियम, एक-एक करके
rulebook-group-seats = सीटें और बाँट
rulebook-group-trump = तुरुप और सत्ते
rulebook-group-exchange = अदला-बदली
rulebook-group-score = अंक
rulebook-group-other = दूसरे नियम
rulebook-idle = ऊपर के नियमों के साथ इनका कोई असर नहीं: { $labels }।
rulebook-clash-after_ten = दसों पत्ते देख लिए, तो खोलने को कोई पत्ता नहीं बचता। इसलिए या तो तुरुप दसों पत्ते देखकर बोला जाए, या रंग बोलने के बदले कुछ और हो सके। दोनों साथ नहीं हो सकते।
rulebook-clash-trick_instead = पत्ते के बदले हाथ का वादा तभी हो सकता है जब पत्ते खींचे जाते हों। दोनों नियम साथ ही चलते हैं।
rulebook-clash-both = ऐसा ही करें, और “{ $label }” यह हो जाए: { $value }
rulebook-clash-leave = जैसा है, वैसा रहने दें
rulebook-title-changed = { $n ->
    [one] { $preset }, एक बदलाव के साथ
   *[other] { $preset }, { $n } बदलावों के साथ
 }
rulebook-reset = फिर से { $preset }

## Rule sets with names

rulebook-saved = आपके सहेजे हुए नियम
rulebook-saved-about = { $n ->
    [0] इन नियमों को कोई नाम देकर सहेजें, या दूसरों को भेजें।
    [one] इस डिवाइस पर नियमों का एक सेट सहेजा है।
   *[other] इस डिवाइस पर नियमों के { $n } सेट सहेजे हैं।
 }
rulebook-name-these = इन नियमों को इस डिवाइस पर सहेजें। नाम:
rulebook-name-example = जैसे: दादी के घर के नियम
rulebook-keep = सहेजें
rulebook-kept = सहेजे गए: { $name }
rulebook-full = और नहीं सहेजे जा सकते। पहले कोई एक मिटाएँ।
rulebook-use = लागू करें
rulebook-use-name = { $name } लागू करें
rulebook-used = अब लागू: { $name }
rulebook-share = भेजें
rulebook-share-name = { $name } भेजें
rulebook-share-these = अभी चुने हुए नियम भेजें
rulebook-rename = नाम बदलें
rulebook-rename-name = { $name } का नाम बदलें
rulebook-name = नाम
rulebook-keep-name = यही नाम रखें
rulebook-delete = मिटाएँ
rulebook-delete-name = { $name } मिटाएँ
rulebook-deleted = { $name }: मिटा दिया गया।
rulebook-undo = वापस लें
rulebook-share-how = लिंक भेजें, या कोड पढ़कर सुनाएँ। जो उसे खोलेगा, उसे ये नियम दिखेंगे, और इन्हीं से खेल भी हो सकेगा।
rulebook-link = लिंक
rulebook-copy = लिंक कॉपी करें
rulebook-send = भेजें …
rulebook-copied = लिंक कॉपी हो गया।
rulebook-copy-yourself = लिंक चुन लिया गया है: अब उसे कॉपी करें।
rulebook-no-code = इन नियमों में कुछ ऐसा है जो कोड में नहीं आता। ये भेजे नहीं जा सकते।

## Parts of the page of rules

rulebook-part-now = अभी यही खुला है
rulebook-in-force = आपकी अगली मेज़ पर यही नियम चलेंगे, जब तक आप दूसरे न चुनें।
rulebook-change-them = इन्हें बदलें
rulebook-came = किसी ने आपको ये नियम भेजे हैं
rulebook-play-bots = इन नियमों से बॉट के साथ खेलें
rulebook-play-friends = इन नियमों से दोस्तों के साथ खेलें
rulebook-opening = मेज़ तैयार हो रही है …
rulebook-own-intro = जो अच्छा लगे, आज़माएँ। जो मेज़ पहले से खुली है, वह इससे नहीं बदलती।
rulebook-have-code = किसी ने आपको कोड दिया है?
rulebook-code = आठ अक्षरों और अंकों का कोड
rulebook-code-open = इसके नियम दिखाएँ
rulebook-code-read = कोड के नियम नीचे दिखाए गए हैं।
rulebook-code-length = कोड में आठ अक्षर और अंक होते हैं। कुछ छूट गए हैं, या ज़्यादा हैं।
rulebook-code-character = इसमें कोई ऐसा अक्षर या चिह्न है जो कोड में नहीं होता।
rulebook-code-check = कोई अक्षर या अंक ग़लत है। कोड एक बार फिर मिलाएँ।
rulebook-code-version = यह कोड इस पेज के दूसरे संस्करण का है। पेज फिर से लोड करें; हो सकता है कि तब चल जाए।
rulebook-code-rules = इस कोड से ऐसे नियम नहीं निकलते जिनसे खेला जा सके।
rulebook-compare-caption = किन बातों में फ़र्क़ है
rulebook-compare-rule = नियम
rulebook-compare-presets = ऐसा इनमें है
rulebook-all-others = बाकी सब

## How the game goes

guide-aim = आपको क्या चाहिए
guide-thirty-five-aim = पान के इन चार पत्तों के साथ: 10 + 10 + 10 + 5 = 35।
guide-trentacinque-aim = चिड़ी के इन चार पत्तों के साथ: 10 + 10 + 10 + 5 = 35।
guide-bid = चार पत्ते और
guide-bid-words = आपको अपने नौ पत्ते दिखते हैं, और उन चार पत्तों की पीठ, जिनके लिए बोली लगती है। आपके लिए उनका मोल कितना है?
guide-bid-figure = यहाँ हुकुम में 25 हैं: चारों पत्तों में हुकुम की बेगम निकल आए, तो 35 पूरे।
guide-points-only = चिप क्या हैं
guide-short = थोड़े में
guide-tap-words = जिस शब्द के नीचे बिंदियाँ हों, उसे छूने पर उसका मतलब दिखता है।
guide-pack = पत्ते
guide-pack-words = [गड्डी](pack) में तीस पत्ते हैं। हर [रंग](suit) में [इक्का](ace) सबसे बड़ा है। [सत्ते](seven) केवल पान और हुकुम के हैं।
guide-chairs = तीन खिलाड़ी, तीन संख्याएँ
guide-chairs-words = हर बाज़ी में दस [हाथ](trick) होते हैं, और हर खिलाड़ी को अपनी गिनती के हाथ बनाने होते हैं: ये उसके [तय हाथ](quota) हैं। अगली बाज़ी में ये संख्याएँ अगले खिलाड़ी पर चली जाती हैं।
guide-chair-two = बाँटने वाला
guide-chair-five = उसके बाद वाला
guide-chair-three = तीसरा
guide-trump = तुरुप
guide-trump-words = पहले सबको पाँच-पाँच पत्ते मिलते हैं। [जिसके तय हाथ पाँच हैं](caller), वह अपने पत्ते देखकर [तुरुप बोले](name-trump)। फिर बाकी पत्ते बँटते हैं, जब तक सबके पास दस न हो जाएँ।
guide-trump-figure = इन पाँच पत्तों के साथ पान अच्छा [तुरुप](trump) है: पान के तीन पत्ते हैं, और बड़े हैं।
guide-tricks = हाथ बनाना
guide-tricks-words = जिसके तय हाथ पाँच हैं, [पहली चाल](lead) उसकी। दूसरों को हो सके तो [उसी रंग का पत्ता देना](follow) होता है। जिसके पास वह रंग न हो, वह कोई भी पत्ता दे। जो हाथ जीते, अगले हाथ की पहली चाल उसी की।
guide-led = पहली चाल
guide-played = चला
guide-wins = हाथ जीता
guide-trick-high = पहली चाल चिड़ी की थी और सबने चिड़ी दी। चिड़ी का सबसे बड़ा पत्ता हाथ जीतता है।
guide-trick-trump = यहाँ तुरुप पान है। पहली चाल ईंट की थी; दूसरे खिलाड़ी के पास ईंट नहीं है, उसने पान का छोटा पत्ता दिया। [तुरुप](trump) इक्के से भी बड़ा है।
guide-exchange = अदला-बदली
guide-exchange-words = आपके हाथ तय से ज़्यादा बने? तो अगली बाज़ी में, खेल से पहले, हर ज़्यादा हाथ के लिए आप कम हाथ वाले से एक पत्ता बिना देखे [खींचें](pull)। हर पत्ते के बदले [एक लौटाएँ](return)।
guide-exchange-figure = पत्ते बंद रखे हैं, और एक खींचा जाता है। लौटाया हुआ पत्ता ऐसे रंग का हो जिसके काफ़ी पत्ते बचें: यहाँ पान का एक पत्ता जा सकता है, क्योंकि दो और बचते हैं।
guide-score = अंक
guide-score-words = [तय हाथों](quota) से ज़्यादा हर हाथ पर एक अंक मिलता है। हर कम हाथ पर एक कटता है। एक मिसाल:
guide-score-five = जिसके तय हाथ पाँच, उसके चार बने: एक कम।
guide-score-three = जिसके तय हाथ तीन, उसके चार बने: एक ज़्यादा।
guide-score-two = बाँटने वाले के तय हाथ दो, और दो ही बने।
guide-score-after = इसलिए अगली बाज़ी में दूसरे खिलाड़ी को पहले खिलाड़ी से एक पत्ता खींचना है। आख़िरी बाज़ी के बाद जिसके अंक सबसे ज़्यादा, उसकी जीत।
guide-houses = घरेलू नियम
guide-houses-words = हर घर और हर टोली इस खेल को अपने ढंग से खेलती है। “घरेलू नियम” में दिखता है कि आपके यहाँ कौन-से नियम चलते हैं, “तुलना” में दूसरों के, और “आपके नियम” में आप अपने चुनें।
