# The page: settings. settings-NAME is a setting, settings-NAME-VALUE one of the things it can be.

settings-title = सेटिङ
settings-kept = यी सेटिङ यसै डिभाइसका लागि हुन्। यहीँ राखिन्छन्, अरू कतै होइन।
settings-reset = “{ $group }” सुरुको जस्तै बनाउने
settings-was-reset = “{ $group }” सुरुको जस्तै भयो।

settings-group-play = खेल
settings-group-play-about = थिचाइ, पर्खने समय, र बट कति राम्रो खेल्छन्
settings-group-look = रूप
settings-group-look-about = पात, रङ र हलचल
settings-group-sound = आवाज
settings-group-sound-about = धुन र कम्पन
settings-group-keys = किबोर्ड
settings-group-keys-about = एक-एक अक्षरले सोध्ने
settings-group-language = भाषा
settings-group-language-about = English, नेपाली, हिन्दी, Русский

## Play

settings-confirm = पात खेल्नुअघि सोध्ने
settings-confirm-about = पहिलो थिचाइले पात रोज्छ, दोस्रोले खेल्छ। यो नराखे एकै थिचाइमा खेलिन्छ।
settings-forced = एउटै पात मिल्ने भए आफैँ खेल्ने
settings-forced-about = एउटा मात्र पात मिल्दा एकैछिनमा तपाईंका लागि खेलिन्छ।
settings-hold = सकिएको हात कति बेर रहन्छ
settings-hold-500 = आधा सेकेन्ड
settings-hold-1500 = डेढ सेकेन्ड
settings-hold-3000 = तीन सेकेन्ड
settings-hold-5000 = पाँच सेकेन्ड
settings-hold-null = तपाईंले नथिचेसम्म
settings-bot = बट कति राम्रो खेल्छन्
settings-pace = बट कति बेर सोच्छन्
settings-no-bots = कस्ता बट छन् भन्ने सर्भर भेटिएपछि मात्र थाहा हुन्छ।

## Look

settings-preview = केही पात, जस्ता देखिनेछन्
settings-preview-trump = तुरुप: { $suit }
settings-show-movement = पात सरेको देखाउने
settings-size = पातको आकार
settings-size-S = सानो
settings-size-M = मध्यम
settings-size-L = ठूलो
settings-size-XL = धेरै ठूलो
settings-deck = पातका चिन्ह कति रङका
settings-deck-four = चार: हरेकको आफ्नै
settings-deck-two = दुई: कालो र रातो
settings-letters = चिन्हसँगै अक्षर
settings-letters-about = हरेक पातमा हुकुम, पान, इट्टा वा चिडीको पहिलो अक्षर पनि देखिन्छ।
settings-sort = तपाईंका पातको क्रम
settings-sort-trump_left = तुरुप देब्रेतिर
settings-sort-trump_right = तुरुप दाहिनेतिर
settings-sort-suits = हरेक रङ सधैँ उही ठाउँमा
settings-sort-rank = ठूलादेखि साना, एक्का पहिले
settings-theme = उज्यालो वा अँध्यारो पेज
settings-theme-auto = डिभाइसमा जस्तो छ, त्यस्तै
settings-theme-light = उज्यालो
settings-theme-dark = अँध्यारो
settings-theme-contrast = छर्लङ्ग देखिने
settings-felt = टेबलको रङ
settings-felt-green = हरियो
settings-felt-blue = निलो
settings-felt-red = रातो
settings-felt-grey = खरानी
settings-animation = पात सर्ने गति
settings-animation-0 = नसर्ने
settings-animation-150 = छिटो
settings-animation-300 = सामान्य
settings-animation-600 = बिस्तारै

## Sound and vibration

settings-sound-turn = तपाईंको पालो आउँदा
settings-sound-card = पात खेलिँदा
settings-sound-trick = हात लिइँदा
settings-sound-deal = बाँडाइ सकिँदा
settings-volume = आवाज कति ठूलो
settings-vibrate = तपाईंको पालोमा कम्पन गर्ने
settings-vibrate-about = डिभाइसले सक्ने भए मात्र।

## Keys

settings-keys = एक-एक अक्षरले सोध्ने
settings-keys-about = टेबलमा एउटा अक्षर थिच्दा त्यसको जवाफ सुनाइन्छ र देखाइन्छ। स्क्रिन रिडरलाई ती अक्षर चाहिने भए यो बन्द गर्नुहोस्।
settings-keys-list = कुन अक्षरले के सोध्छ
settings-keys-how = एउटा कोठामा गएर चाहेको अक्षर थिच्नुहोस्। S, H, D र C ले तपाईंका पातको रङ रोज्छन्; ती फेरिँदैनन्।
settings-key-suit = { $key } ले तपाईंका पातको रङ रोज्छ। अर्को अक्षर लिनुहोस्।
settings-key-set = अब अक्षर { $key } हो।
settings-key-swapped = अब अक्षर { $key } हो। त्यो अक्षर भएको प्रश्नले त्यसको साटो { $other } पायो।

## Language

settings-language = पेजको भाषा
