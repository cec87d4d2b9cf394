# The page: start, opening a table, joining one, the lobby, sharing, about.

## Start

# The name of somebody who has told none yet.
start-player = खिलाड़ी
start-line = तीन खिलाड़ियों का ताश का खेल। आपको पाँच हाथ बनाने हैं, या तीन, या दो।
start-game-name = तीन दो पाँच
start-bots = बॉट के साथ खेलें
start-bots-about = तुरंत शुरू
start-friends = दोस्तों के साथ खेलें
start-friends-about = उन्हें लिंक भेजें
start-opening = पत्ते फेंटे जा रहे हैं …
start-go-on = अपना मुक़ाबला आगे खेलें
start-go-on-about = { $game } · { $who }
start-rules-used = नियम: { $name }
start-own-rules = आपके अपने
start-usual-rules = जो आम चलन में हैं
start-same-rules = पिछली बार वाले
start-rules-choose = दूसरे चुनें
start-other-games = दूसरे खेल
start-players = कितने खिलाड़ी
start-bot-count = { $bots ->
    [one] एक बॉट
   *[other] { $bots } बॉट
 }
start-language = भाषा
start-more = और
start-join = कोड से जुड़ें
start-rules = नियम
start-words = शब्द
start-matches = मेरे मुक़ाबले
start-settings = सेटिंग
start-about = परिचय
start-install = satasat को होम स्क्रीन पर रखें
start-failed = कुछ गड़बड़ हो गई। फिर कोशिश करें।
start-limit-tables_per_hour = यहाँ से बहुत-सी नई मेज़ें खुल चुकी हैं। अगली मेज़ { $minutes ->
    [one] एक मिनट
   *[other] { $minutes } मिनट
 } बाद खुल सकती है।
start-limit-sessions_per_hour = यहाँ से बहुत-से लोग आ चुके हैं। { $minutes ->
    [one] एक मिनट
   *[other] { $minutes } मिनट
 } बाद फिर कोशिश करें।
start-limit-codes_per_minute = बहुत बार कोशिश हो चुकी है। { $minutes ->
    [one] एक मिनट
   *[other] { $minutes } मिनट
 } रुकें।
start-error-wrong_spoken_code = अभी किसी मेज़ का यह कोड नहीं है। कोड दस मिनट तक चलता है: नया कोड पूछ लें।
start-error-wrong_secret = इस लिंक से मेज़ नहीं खुलती। लिंक एक बार फिर मँगवा लें।
start-error-unknown_table = ऐसी कोई मेज़ नहीं है, या अब नहीं रही।
start-error-wrong_phrase = इन शब्दों से किसी की पहचान नहीं होती। जो लिखकर रखा था, उसे फिर से देखें।
start-error-no_session = बहुत समय हो गया, और अब यहाँ आपकी पहचान नहीं रही। नए सिरे से शुरू करें।
start-error-bad_player_name = ऐसा नाम लिखें जिसमें अक्षर या अंक हों।
start-error-table_locked = मेज़बान ने मेज़ पर ताला लगा रखा है: अब कोई और नहीं बैठ सकता।
start-error-name_like_another = इस मेज़ पर किसी और का नाम आपके नाम जैसा है। दूसरा नाम चुनें।

## The games

game-name-three-two-five = 3-2-5
game-name-thirty-five = पैंतीस
game-name-trentacinque = त्रेंताचिंक्वे
game-line-three-two-five = 3 खिलाड़ी · पाँच हाथ, तीन, या दो
game-line-thirty-five = 2 से 5 खिलाड़ी · चार पत्तों के लिए बोली
game-line-trentacinque = 4 खिलाड़ी · चार बंद पत्तों के लिए बोली
game-about-thirty-five = जिसके पास एक रंग में 35 हों, पूल उसका। बाँट में किसी को 35 न मिलें, तो मेज़ के चार पत्तों के लिए बोली लगती है; जिसकी बोली सबसे ऊँची, पत्ते वही ख़रीदे, और जितनी बोली, उतनी चिप की जीत या हार।
game-about-trentacinque = आपको एक रंग में 35 चाहिए। मेज़ के चार बंद पत्तों के लिए पाँच चिप तक की बोली लगती है; ख़रीदने वाले के 35 बनें, तो पूरा पूल उसका, न बनें, तो बोली जितनी चिप पूल में डालनी होती हैं।

## A name

name-label = आपका नाम
name-hint = मेज़ पर दूसरों को यही दिखता है।
name-ask = दूसरे आपको किस नाम से पुकारें?
name-go = अंदर आएँ
name-missing = अपना नाम लिखें।

## Opening a table

setup-title = दोस्तों के साथ खेलें
setup-open = मेज़ खोलें
setup-opening = मेज़ लगाई जा रही है …
setup-open-about = फिर आपको दोस्तों को भेजने के लिए एक लिंक मिलेगा।
setup-which-game = कौन-सा खेल?
setup-game = खेल किस तरह का हो?
setup-own = घरेलू नियम
setup-own-about = आपके अपने चुने नियम। { $n ->
    [one] { $preset } से एक नियम अलग है।
   *[other] { $preset } से { $n } नियम अलग हैं।
 }
setup-change = एक-एक नियम बदलें …
setup-rules-title = घरेलू नियम
setup-rules-done = हो गया
setup-more = और विकल्प
setup-deals = { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियाँ
 }
# The names of the presets, as people would call them.
preset-name-plain = सादा
preset-name-satasat = साटासाट
preset-name-teen-do-paanch = तीन दो पाँच
preset-name-pagat = Pagat
preset-name-high-sevens = बड़े सत्ते
preset-name-handed-tricks = हाथ का वादा
preset-name-full-hand = पहले दसों पत्ते
preset-name-thirty-five = पैंतीस
preset-name-ace-eleven = इक्का ग्यारह का
preset-name-five-at-the-table = मेज़ पर पाँच
preset-name-trentacinque = त्रेंताचिंक्वे

## Settings of a table

table-clock = सोचने का समय
table-hints = सुझाव
table-hints-about = जो चाहे, वह कंप्यूटर से पूछ ले कि अभी क्या करना अच्छा है।
table-who = कौन आ सकता है?
table-who-private = केवल वे, जिनके पास लिंक या कोड हो
table-who-public = इस सर्वर पर सब लोग
table-pace = बॉट कितनी तेज़ी से खेलें
table-sit_in = कोई यहाँ न हो, तो उसकी जगह बॉट खेले
table-sit_in-about = वापसी किसी भी पल हो सकती है।
table-sit_in_bot = वह बॉट कैसा खेले
table-spectators = दर्शक आ सकते हैं
table-spectators-about = उन्हें मेज़ पर पड़े पत्ते दिखते हैं, किसी के अपने पत्ते कभी नहीं।
table-locked = मेज़ पर ताला लगाएँ
table-locked-about = फिर कोई और नहीं बैठ सकता।
table-settings = मेज़ की सेटिंग
table-settings-change = सेटिंग बदलें
table-is-private = केवल लिंक या कोड से
table-is-public = सबके लिए खुली
table-is-locked = ताला लगा है
table-has-hints = सुझाव के साथ
table-no-hints = बिना सुझाव
table-may-watch = दर्शक आ सकते हैं
table-no-watchers = दर्शक नहीं आ सकते

## Lobby

lobby-title = मेज़
lobby-title-of = { $name } की मेज़
lobby-title-mine = आपकी मेज़
lobby-leave = मेज़ छोड़ें
lobby-invite = दोस्तों को बुलाएँ
lobby-invite-about = { $free ->
    [0] सारी सीटें भर गई हैं।
    [one] एक सीट ख़ाली है। लिंक भेजें, या वहाँ बॉट बैठाएँ।
   *[other] { $free } सीटें ख़ाली हैं। लिंक भेजें, या वहाँ बॉट बैठाएँ।
 }
lobby-seats = किसकी कौन-सी सीट
lobby-order = खेल का क्रम: { $order }, और फिर से 1।
lobby-place = सीट { $n }
lobby-you = आप
lobby-host = मेज़बान
lobby-away = संपर्क नहीं
lobby-empty = ख़ाली सीट
lobby-sit = यहाँ बैठें
lobby-sit-at = सीट { $n } पर बैठें
lobby-move = यहाँ आएँ
lobby-move-at = सीट { $n } पर आएँ
lobby-stand = उठ जाएँ
lobby-add-bot = बॉट बैठाएँ
lobby-add-bot-at = सीट { $n } पर बॉट बैठाएँ
lobby-level-at = सीट { $n } का बॉट कैसा खेले
lobby-remove-who = { $name } को हटाएँ
lobby-change = बदलें
lobby-change-who = सीट { $n } बदलें, { $name }
lobby-change-title = सीट { $n }: { $name }
lobby-swap = सीट { $n } से जगह बदलें ({ $name })
lobby-swap-empty = सीट { $n } पर ले जाएँ (ख़ाली)
lobby-pass-host = { $name } को मेज़बान बनाएँ
lobby-rules-of = { $game } के नियम
lobby-rules-title = इस मेज़ के नियम
lobby-rules-show = नियम देखें
lobby-rules-change = नियम बदलें
lobby-rules-differ = { $n ->
    [one] { $preset } से एक नियम अलग है:
   *[other] { $preset } से { $n } नियम अलग हैं:
 }
lobby-rule = { $label }: { $value }
lobby-save = यही नियम रखें
lobby-start = मुक़ाबला शुरू करें
lobby-start-empty = { $free ->
    [one] एक सीट अभी ख़ाली है: दोस्त का इंतज़ार करें, या बॉट बैठाएँ।
   *[other] { $free } सीटें अभी ख़ाली हैं: दोस्तों का इंतज़ार करें, या बॉट बैठाएँ।
 }
lobby-start-fewer = या कम खिलाड़ियों के साथ खेलें: “नियम बदलें” देखें।
lobby-start-others = सबके आने पर { $name } को मुक़ाबला शुरू करना है।
lobby-start-host = सबके आने पर मेज़बान को मुक़ाबला शुरू करना है।
lobby-start-alone = जब तैयार हों, तब शुरू करें।
lobby-start-watching = आप दर्शक हैं। खेलना हो तो ख़ाली सीट चुनें।
lobby-start-full = सारी सीटें भर गई हैं। खेल देखा जा सकता है।
lobby-start-full-no = सारी सीटें भर गई हैं।
lobby-starting = एक पल …
lobby-dealer = पहली बाँट किसकी?
lobby-dealer-about = इस मेज़ पर पहली बाँट किसकी हो, यह खिलाड़ी आपस में तय करते हैं।
lobby-watching = { $n ->
    [one] एक दर्शक: { $names }
   *[other] { $n } दर्शक: { $names }
 }
lobby-now-sat = { $name } ने सीट ली।
lobby-now-bot = सीट { $n } पर बॉट बैठ गया।
lobby-now-stood = सीट { $n } ख़ाली हो गई।
lobby-now-ruled = मेज़ के नियम बदल गए।
lobby-now-configured = मेज़ की सेटिंग बदल गई।
lobby-now-swapped = दो सीटें आपस में बदल गईं।
lobby-now-hosted = अब मेज़बान: { $name }।
lobby-lost = संपर्क टूट गया। फिर कोशिश हो रही है …

## Sharing

share-send = लिंक भेजें
share-copy = लिंक कॉपी करें
share-copied = लिंक कॉपी हो गया। इसे किसी संदेश में चिपका दें।
share-copy-by-hand = आपका ब्राउज़र कॉपी नहीं करने देता। लिंक को देर तक दबाए रखें, फिर कॉपी करें।
share-link = इस मेज़ का लिंक
share-text = आइए, मेरे साथ { $game } खेलिए:
share-local = यह पता केवल इसी कंप्यूटर पर चलता है: दूसरे डिवाइस से दोस्त यहाँ नहीं आ सकते। satasat को --lan के साथ फिर से चलाएँ, और तब जो पता वह बताए, उसे खोलें।
share-code = कोड बताएँ
share-code-title = यह कोड बताएँ
share-code-how = दोस्त से कहें: { $place } खोलें और “कोड से जुड़ें” चुनें।
share-code-left = { $minutes ->
    [0] यह एक मिनट भी नहीं चलेगा।
    [one] यह एक मिनट और चलेगा।
   *[other] यह { $minutes } मिनट और चलेगा।
 }
share-code-over = यह कोड अब नहीं चलता।
share-code-new = नया कोड
share-qr = QR कोड दिखाएँ
share-qr-title = यह QR कोड स्कैन करें
share-qr-how = दोस्त से कहें कि फ़ोन का कैमरा इस पर करें।
share-qr-label = QR कोड, जिसमें इस मेज़ का लिंक है

## Joining

join-title = मेज़ से जुड़ें
join-code = छह अक्षर
join-code-about = मेज़ पर बैठे दोस्त को ये “कोड बताएँ” में दिखते हैं।
join-look = मेज़ ढूँढें
join-looking = खोज जारी है …
join-code-short = कोड में छह अक्षर होते हैं।
join-public = खुली मेज़ें
join-public-none = अभी किसी खुली मेज़ पर सीट ख़ाली नहीं है।
join-public-again = फिर देखें
join-found = मेज़ मिल गई
join-found-seats = वहाँ कौन है
join-nobody = अभी कोई नहीं
join-free = { $free ->
    [0] कोई सीट ख़ाली नहीं है; मेज़बान की इजाज़त हो तो खेल देखा जा सकता है।
    [one] एक सीट ख़ाली है।
   *[other] { $free } सीटें ख़ाली हैं।
 }
join-stage-on = मुक़ाबला चल रहा है।
join-stage-lobby = मुक़ाबला अभी शुरू नहीं हुआ।
join-go = इस मेज़ पर जाएँ
join-other = दूसरी मेज़
join-at = { $names } की मेज़
join-rules-own = घरेलू नियम

## About

about-title = परिचय
about-what = satasat क्या है
about-what-words = satasat यानी ताश का खेल 3-2-5, तीन दो पाँच, साटासाट: तीन लोगों के लिए, या आपके और बॉट के लिए। साथ में बोली के दो छोटे खेल भी हैं, पैंतीस और त्रेंताचिंक्वे, जो केवल खेल के अंकों से खेले जाते हैं। यह मुफ़्त है और इसमें कोई विज्ञापन नहीं है। सर्वर कोई भी चला सकता है, घर पर भी।
about-fair = पत्ते ऐसे फेंटे जाते हैं कि बाद में आप ख़ुद जाँच लें कि किसी ने बेईमानी नहीं की: मुक़ाबले के बाद उसे “मेरे मुक़ाबले” में खोलें।
about-kept = आपके बारे में क्या सहेजा जाता है
about-kept-server = सर्वर पर: आपका चुना हुआ नाम, किन मेज़ों पर आपकी सीट रही, और वहाँ खेले गए मुक़ाबले। आपका पता या फ़ोन नंबर कोई नहीं पूछता।
about-kept-device = इस डिवाइस पर: आपकी सेटिंग, आपके सहेजे हुए नियम, और आपकी मेज़ों के लिंक।
about-kept-none = किसी और को कुछ नहीं भेजा जाता। कोई विज्ञापन नहीं है, और न किसी की गिनती होती है, न किसी पर नज़र रखी जाती है।
about-kept-days = जो 30 दिन तक न आए, उसकी पहचान यहाँ नहीं रहती, जब तक उसके पास वापसी-शब्द न हों।
about-you = आप
about-you-are = आपका नाम: { $name }।
about-you-none = यहाँ अभी किसी की पहचान नहीं है: इस डिवाइस पर आपका कोई खेल नहीं हुआ।
about-rename = नाम बदलें
about-renamed = अगली मेज़ से आपका नाम: { $name }।
about-phrase = वापसी-शब्द
about-phrase-about = इन आठ शब्दों से आपके मुक़ाबले दूसरे डिवाइस पर, या बहुत समय बाद भी, फिर मिल जाते हैं। इन्हें काग़ज़ पर लिख लें।
about-phrase-get = मेरे शब्द दिखाएँ
about-phrase-once = ये शब्द अभी लिख लें। ये बस एक बार दिखाए जाते हैं; पहले के शब्द अब नहीं चलेंगे।
about-phrase-copy = शब्द कॉपी करें
about-phrase-print = छापें
about-phrase-copied = शब्द कॉपी हो गए।
about-phrase-done = मैंने लिख लिए
about-recover = मेरे पास वापसी-शब्द हैं
about-recover-label = आपके आठ शब्द
about-recover-go = मेरी पहचान लौटाएँ
about-recovered = फिर से स्वागत है, { $name }।
about-export = मेरे बारे में जो है, सब सहेजें
about-out = साइन आउट
about-out-about = यह डिवाइस आपकी पहचान भूल जाएगा। वापसी-शब्द न हों, तो आपके मुक़ाबले फिर नहीं मिलेंगे।
about-out-everywhere = मेरे सभी डिवाइस पर
about-out-go = साइन आउट करें
about-out-done = साइन आउट हो गया।
about-delete = मुझे मिटाएँ
about-delete-about = आपका नाम और आपकी पहचान तुरंत मिटा दी जाएगी। खेले गए मुक़ाबलों में दूसरों के लिए वहाँ का आपका नाम बना रहेगा। इसे वापस नहीं लिया जा सकता।
about-delete-go = मुझे हमेशा के लिए मिटाएँ
about-deleted = आपकी जानकारी मिटा दी गई। अब केवल दूसरों के मुक़ाबले बचे हैं।
about-keep = नहीं, वापस
about-version = संस्करण { $version }
about-licence = satasat MIT लाइसेंस वाला मुक्त सॉफ़्टवेयर है।
about-fonts = अक्षर Noto Sans के हैं, SIL Open Font License 1.1 के तहत। सारे पत्ते और चित्र हमारे अपने हैं।
about-keys = कीबोर्ड
about-keys-words = मेज़ पर सब कुछ कीबोर्ड से हो सकता है। वहाँ ? दबाने पर सारे बटन दिखते हैं।
about-key-arrows = तीर
about-key-arrows-does = एक पत्ते से दूसरे पर
about-key-digits = 1 से 9 और 0
about-key-digits-does = पत्ता उसकी जगह से चुनें
about-key-enter = Enter
about-key-enter-does = चुना हुआ पत्ता चलें
about-key-esc = Esc
about-key-esc-does = चुनाव हटाएँ; जो खुला है, उसे बंद करें
about-key-letters = अक्षर
about-key-letters-does = हाथ, हाथों की गिनती, तुरुप वग़ैरह पूछें; सेटिंग में देखें
