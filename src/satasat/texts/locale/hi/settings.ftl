# The page: settings. settings-NAME is a setting, settings-NAME-VALUE one of the things it can be.
# "रंग" is the suit elsewhere; where colours are meant here, the suits are called signs (निशान).

settings-title = सेटिंग
settings-kept = ये सेटिंग इस डिवाइस के लिए हैं। ये यहीं सहेजी जाती हैं, और कहीं नहीं।
settings-reset = “{ $group }” की सेटिंग पहले जैसी करें
settings-was-reset = “{ $group }” की सेटिंग फिर पहले जैसी हो गई।

settings-group-play = खेल
settings-group-play-about = पत्ता छूना, रुकने का समय, और बॉट कैसा खेलें
settings-group-look = रूप
settings-group-look-about = पत्ते, रंग और हलचल
settings-group-sound = आवाज़
settings-group-sound-about = आवाज़ें और कंपन
settings-group-keys = कीबोर्ड
settings-group-keys-about = एक-एक अक्षर से सवाल
settings-group-language = भाषा
settings-group-language-about = English, नेपाली, हिन्दी, Русский

## Play

settings-confirm = पत्ता चलने से पहले पूछें
settings-confirm-about = पहली बार छूने से पत्ता चुना जाता है, दूसरी बार छूने से चला जाता है। यह न हो, तो एक ही बार में चला जाता है।
settings-forced = इकलौता पत्ता अपने-आप चला जाए
settings-forced-about = जहाँ एक ही पत्ते की इजाज़त हो, वहाँ वह पल भर बाद अपने-आप चला जाता है।
settings-hold = पूरा हुआ हाथ कितनी देर दिखे
settings-hold-500 = आधा सेकंड
settings-hold-1500 = डेढ़ सेकंड
settings-hold-3000 = तीन सेकंड
settings-hold-5000 = पाँच सेकंड
settings-hold-null = जब तक आप उसे न छुएँ
settings-bot = बॉट कैसा खेलें
settings-pace = बॉट कितनी देर सोचें
settings-no-bots = कौन-से बॉट हैं, यह सर्वर से संपर्क होते ही पता चलेगा।

## Look

settings-preview = कुछ पत्ते, जैसे वे दिखेंगे
settings-preview-trump = तुरुप: { $suit }
settings-show-movement = हलचल दिखाएँ
settings-size = पत्तों का आकार
settings-size-S = छोटा
settings-size-M = मध्यम
settings-size-L = बड़ा
settings-size-XL = बहुत बड़ा
settings-deck = पत्तों के निशानों के रंग
settings-deck-four = चार: हर निशान का अपना
settings-deck-two = दो: काला और लाल
settings-letters = निशान के साथ अक्षर
settings-letters-about = हर पत्ते पर उसके निशान के नाम का पहला अक्षर भी दिखता है।
settings-sort = आपके पत्तों का क्रम
settings-sort-trump_left = तुरुप बाईं ओर
settings-sort-trump_right = तुरुप दाईं ओर
settings-sort-suits = हर निशान हमेशा अपनी जगह
settings-sort-rank = बड़े से छोटे, इक्के पहले
settings-theme = हल्के या गहरे पेज
settings-theme-auto = जैसा डिवाइस में हो
settings-theme-light = हल्के
settings-theme-dark = गहरे
settings-theme-contrast = तेज़ कंट्रास्ट
settings-felt = मेज़ का रंग
settings-felt-green = हरा
settings-felt-blue = नीला
settings-felt-red = लाल
settings-felt-grey = स्लेटी
settings-animation = पत्तों की हलचल
settings-animation-0 = नहीं
settings-animation-150 = तेज़
settings-animation-300 = सामान्य
settings-animation-600 = धीमी

## Sound and vibration

settings-sound-turn = जब आपकी बारी आए
settings-sound-card = जब कोई पत्ता चला जाए
settings-sound-trick = जब कोई हाथ जीता जाए
settings-sound-deal = जब बाज़ी पूरी हो
settings-volume = आवाज़ की तेज़ी
settings-vibrate = आपकी बारी आने पर कंपन
settings-vibrate-about = केवल वहाँ, जहाँ डिवाइस यह कर सके।

## Keys

settings-keys = एक-एक अक्षर से सवाल पूछें
settings-keys-about = मेज़ पर अक्षर दबाने से कुछ बोलकर सुनाया और दिखाया जाता है। आपके स्क्रीन रीडर को अक्षर चाहिए हों, तो इसे बंद कर दें।
settings-keys-list = किस अक्षर से क्या पूछें
settings-keys-how = किसी खाने में जाएँ और जो अक्षर चाहिए, उसे दबाएँ। S, H, D और C से आपके पत्तों का रंग चुना जाता है; वे वैसे ही रहते हैं।
settings-key-suit = { $key } से आपके पत्तों का रंग चुना जाता है। दूसरा अक्षर लें।
settings-key-set = अब अक्षर { $key } है।
settings-key-swapped = अब अक्षर { $key } है। जिस सवाल का वह था, उसका अब { $other } है।

## Language

settings-language = पेज की भाषा
