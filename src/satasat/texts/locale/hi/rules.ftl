# The house rules in words: `satasat rules`, and `rules` at the table.
# option-NAME is a rule's label, option-NAME-about one sentence of what it does, value-NAME-VALUE the label of a value.
# Where one game needs other words than the rest, its text has the game's name behind it: CODE-in-GAME.

option-direction = खेल की दिशा
option-direction-about = मेज़ के चारों ओर पत्ते किस तरफ़ बँटते हैं और बारी किस तरफ़ चलती है; और किसी बात पर इसका असर नहीं।
value-direction-clockwise = घड़ी की दिशा में
value-direction-anticlockwise = घड़ी की उलटी दिशा में

option-first_dealer = पहली बाँट
option-first_dealer-about = पहली बाज़ी कौन बाँटे, यह कैसे तय हो।
value-first_dealer-random = पर्ची से
value-first_dealer-chosen = खिलाड़ी आपस में तय करें
value-first_dealer-draw_532 = 5, 3 और 2 का पत्ता खींचकर: 2 वाला बाँटे, उसके बाद 5 वाला बैठे, फिर 3 वाला (यहाँ पर्ची से)

option-cut = गड्डी काटना
option-cut-about = फेंटने के बाद, बाँटने से पहले गड्डी काटी जाए या नहीं।
value-cut-none = नहीं काटी जाती
value-cut-five_seat = जिसके तय हाथ पाँच हैं, वह काटे

option-trump_timing = तुरुप कब बोलें
option-trump_timing-about = तुरुप बोलने वाला, जिसके तय हाथ पाँच हैं, कितने पत्ते देखकर बोले।
value-trump_timing-after_five = पहले पाँच पत्ते देखकर
value-trump_timing-after_ten = दसों पत्ते देखकर

option-trump_alternatives = तुरुप बोलने के बदले
option-trump_alternatives-about = तुरुप बोलने वाला कोई रंग न बोलना चाहे, तो क्या कर सकता है।
value-trump_alternatives-turn_three = तीन पत्ते खोलना (उसके अगले तीन पत्ते सबको दिखते हैं, सबसे बड़े का रंग तुरुप)
value-trump_alternatives-seventh_card = सातवाँ पत्ता (उसके अगले तीन में से बीच वाला सबको दिखता है, उसका रंग तुरुप)
value-trump_alternatives-random_rest = कोई एक पत्ता (उसके आख़िरी पाँच में से एक, बिना देखे खींचा हुआ, उसका रंग तुरुप)
value-trump_alternatives-none = कुछ नहीं, रंग बोलना ही है

option-sevens = दोनों सत्ते
option-sevens-about = पान का सत्ता और हुकुम का सत्ता कितने बड़े हैं।
value-sevens-low = अपने रंग के सबसे छोटे पत्ते
value-sevens-permanent_trumps = हर बाज़ी में तुरुप, इक्के से भी ऊपर

option-high_seven = बड़ा सत्ता
option-high_seven-about = जहाँ दोनों सत्ते हमेशा तुरुप हों, वहाँ कौन-सा सत्ता बड़ा है।
value-high_seven-hearts = पान का सत्ता
value-high_seven-spades = हुकुम का सत्ता

option-pulls = पत्ते खींचना
option-pulls-about = तय से ज़्यादा हाथ बनें, तो अगली बाज़ी के खेल से पहले कम हाथ वालों से पत्ते खींचे जाएँ या नहीं।
value-pulls-off = नहीं
value-pulls-on = हाँ, तय से ज़्यादा हर हाथ पर एक

option-return_keep = लौटाते समय कितने पत्ते बचें
option-return_keep-about = खींचे हुए पत्ते के बदले एक लौटाने पर, लौटाए हुए रंग के कितने पत्ते पास में बचने चाहिए।
value-return_keep-2 = उस रंग के दो
value-return_keep-1 = उस रंग का एक
value-return_keep-0 = एक भी नहीं, कोई भी रंग लौट सकता है

option-return_drawn = खींचा हुआ पत्ता लौटाना
option-return_drawn-about = जो पत्ता अभी खींचा गया है, वही लौटाया जा सकता है या नहीं।
value-return_drawn-forbidden = नहीं
value-return_drawn-allowed = हाँ

option-fan = खींचने के पत्तों का क्रम
option-fan-about = बंद पत्तों में से एक खींचने से पहले उन्हें क्रम में कौन लगाए।
value-fan-shuffled = पत्ते फेंटे जाते हैं
value-fan-by_hand = जिसके पत्ते हैं, वही लगाए

option-debtor_order = पहले किससे खींचें
option-debtor_order-about = जब दो खिलाड़ियों के पत्ते देने बाकी हों, तो उनसे किस क्रम में खींचा जाए।
value-debtor_order-dealer_three_five = बाँटने वाला, फिर तीन वाला, फिर पाँच वाला
value-debtor_order-dealer_five_three = बाँटने वाला, फिर पाँच वाला, फिर तीन वाला

option-pull_visibility = तीसरे खिलाड़ी को क्या दिखे
option-pull_visibility-about = अदला-बदली के दो पत्तों में से कौन-सा उस खिलाड़ी को दिखे, जो उसमें शामिल नहीं है।
value-pull_visibility-private = कोई पत्ता नहीं
value-pull_visibility-drawn_shown = खींचा हुआ पत्ता
value-pull_visibility-both_shown = दोनों पत्ते

option-trick_instead = पत्ते के बदले हाथ
option-trick_instead-about = जिसका पत्ता देना बाकी हो, वह बदले में अपना एक आने वाला हाथ देने का वादा कर सके या नहीं।
value-trick_instead-off = नहीं
value-trick_instead-on = हाँ

option-scoring = अंक
option-scoring-about = एक बाज़ी से कितने अंक मिलते हैं।
value-scoring-minus_quota = तय से जितने हाथ ज़्यादा या कम
value-scoring-raw_tricks = हर हाथ का एक अंक

option-slam_bonus = दसों हाथ
option-slam_bonus-about = बाज़ी के सारे हाथ जीतने पर ऊपर से कितने अंक मिलें।
value-slam_bonus-0 = बोनस नहीं
value-slam_bonus-5 = पाँच अंक और

option-dealer_rule = अगली बाँट
option-dealer_rule-about = अगली बाज़ी कौन बाँटे।
value-dealer_rule-rotate = बारी से अगला खिलाड़ी
value-dealer_rule-loser_deals = जो तय हाथों से सबसे ज़्यादा पीछे रहे

option-deals = मुक़ाबले की लंबाई
option-deals-about = कितनी बाज़ियाँ खेली जाएँ। तीन, छह, नौ या बारह बाज़ियाँ हों और बाँट बारी-बारी से चले, तो हर कुर्सी सबको बराबर मिलती है।
option-deals-about-in-thirty-five = कितनी बाज़ियाँ खेली जाएँ। बाज़ी से पहले की चिप दो खिलाड़ियों के पास भी न हों, तो मुक़ाबला जल्दी ख़त्म होता है।
option-deals-about-in-trentacinque = कितनी बाज़ियाँ खेली जाएँ। बाज़ी से पहले की चिप किसी एक खिलाड़ी को भी कम पड़ें, तो मुक़ाबला जल्दी ख़त्म होता है।
value-deals-any = 1 या उससे बड़ी कोई भी संख्या

option-players = खिलाड़ी
option-players-about = मेज़ पर कितने लोग बैठें।
value-players-2 = दो
value-players-3 = तीन
value-players-4 = चार
value-players-5 = पाँच

option-chips = शुरू की चिप
option-chips-about = मुक़ाबला शुरू होने पर हर एक के पास कितनी चिप हों। ये खेल के अंक हैं, पैसे नहीं।
value-chips-any = 1 से दस लाख तक कोई भी संख्या

option-ante = बाज़ी से पहले की चिप
option-ante-about = हर बाज़ी से पहले हर एक को पूल में कितनी चिप डालनी हैं।
value-ante-any = 1 से शुरू की चिप तक कोई भी संख्या

option-pool_limit = पूल की सीमा
option-pool_limit-about = पूल में इससे ज़्यादा चिप हों, तो बाज़ी के बाद वह सबमें बराबर बँट जाता है।
value-pool_limit-any = 1 से पचास लाख तक कोई भी संख्या, या none
value-pool_limit-none = कोई सीमा नहीं

option-ace_value = इक्का
option-ace_value-about = 35 बनाने में इक्का कितना गिना जाए।
value-ace_value-1 = एक
value-ace_value-11 = ग्यारह

warning-deals = { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियों
 } में हर कुर्सी सबको बराबर नहीं मिलती; आम तौर पर बाज़ियाँ इतनी होती हैं: { $offered }।

preset-plain = छह बाज़ियाँ, अंक तय से ज़्यादा या कम हाथों के; पत्ते नहीं खींचे जाते।
preset-satasat = अदला-बदली में उस रंग के दो पत्ते बचाने होते हैं; कोई रंग न भाए तो तीन पत्ते खुलते हैं।
preset-teen-do-paanch = हर हाथ का एक अंक, गड्डी काटी जाती है, तुरुप हमेशा बोला जाता है।
preset-pagat = हर हाथ का एक अंक, गड्डी काटी जाती है, और जिसके पत्ते खिंचें, क्रम भी वही लगाए।
preset-high-sevens = अदला-बदली में उस रंग के दो पत्ते बचाने होते हैं; कोई रंग न भाए तो तीन पत्ते खुलते हैं; दोनों सत्ते हमेशा तुरुप हैं।
preset-handed-tricks = हर हाथ का एक अंक, गड्डी काटी जाती है, जिसके पत्ते खिंचें, क्रम भी वही लगाए; पत्ते के बदले हाथ का वादा हो सकता है, दसों हाथ पर पाँच अंक और मिलते हैं, और सबसे पीछे रहने वाला बाँटता है।
preset-full-hand = छह बाज़ियाँ, अंक तय से ज़्यादा या कम हाथों के, पत्ते नहीं खींचे जाते; तुरुप दसों पत्ते देखकर बोला जाता है।
preset-thirty-five = तीन खिलाड़ी, इक्का एक गिना जाता है, पूल की कोई सीमा नहीं।
preset-ace-eleven = तीन खिलाड़ी, इक्का ग्यारह गिना जाता है, इसलिए 35 ज़्यादा बार बनते हैं; पूल की कोई सीमा नहीं।
preset-five-at-the-table = पाँच खिलाड़ी, इक्का एक गिना जाता है, और पूल में 50 से ज़्यादा चिप हों तो वह बँट जाता है।
preset-trentacinque = चार खिलाड़ी, हर बाज़ी से पहले पूल में पाँच-पाँच चिप।

rules-title = { $game } के घरेलू नियम: preset { $preset }{ $changes ->
    [none] {""}
   *[other] , बदलाव: { $changes }
 }
rules-line = { $label }: { $value }
rules-described = विवरण: { $sources }
rules-presets = preset ये हैं (--preset NAME):
rules-legend-in-force = { $mark } लागू
rules-legend-changed = * preset { $preset } से अलग
rules-legend-sources = विवरण: खेल के चार विवरण क्या खेलते हैं; हर एक के नाम का एक preset है। † उसमें नहीं लिखा, ‡ उसमें केवल सलाह है।
rules-legend-sources-in-thirty-five = विवरण: खेल के अकेले मालूम विवरण में क्या लिखा है। † उसमें नहीं लिखा, ‡ उसमें यह खिलाड़ियों पर छोड़ा गया है।
rules-legend-sources-in-trentacinque = विवरण: खेल के अकेले मालूम विवरण में क्या लिखा है। † उसमें नहीं लिखा।
rules-how-in-thirty-five = नियम --rule NAME=VALUE से बदलता है, जैसे --rule players=5 से।
rules-how-in-trentacinque = नियम --rule NAME=VALUE से बदलता है, जैसे --rule chips=50 से।
rules-how = नियम --rule NAME=VALUE से बदलता है, जैसे --rule scoring=raw_tricks से।
