# The house rules in words: `satasat rules`, and `rules` at the table.
# option-NAME is a rule's label, option-NAME-about one sentence of what it does, value-NAME-VALUE the label of a value.
# Where one game needs other words than the rest, its text has the game's name behind it: CODE-in-GAME.

option-direction = खेलको दिशा
option-direction-about = टेबल वरिपरि कुन दिशामा पात बाँड्ने र खेल्ने; अरू केही यसमा भर पर्दैन।
value-direction-clockwise = घडीको दिशामा
value-direction-anticlockwise = घडीको उल्टो दिशामा

option-first_dealer = पहिलो बाँड्ने
option-first_dealer-about = पहिलो बाँडाइ कसले बाँड्ने भनेर कसरी छान्ने।
value-first_dealer-random = गोलाप्रथाबाट
value-first_dealer-chosen = खेलाडीले आपसमा मिलेर छान्छन्
value-first_dealer-draw_532 = 5, 3 र 2 तानेर: 2 पर्नेले बाँड्छ, उसपछि 5 पर्ने बस्छ, अनि 3 पर्ने (यहाँ गोलाप्रथाबाट)

option-cut = काट्ने
option-cut-about = पात फिटेपछि, बाँड्नुअघि गड्डी काट्ने कि नकाट्ने।
value-cut-none = नकाट्ने
value-cut-five_seat = पाँच हात चाहिनेले काट्छ

option-trump_timing = तुरुप तोक्ने बेला
option-trump_timing-about = पाँच हात चाहिनेले कति पात देखेपछि तुरुप तोक्छ।
value-trump_timing-after_five = पहिला पाँच पातमा
value-trump_timing-after_ten = दसै पातमा

option-trump_alternatives = तुरुप तोक्नुको साटो
option-trump_alternatives-about = पाँच हात चाहिनेले रङ तोक्न नचाहे के गर्न पाउँछ।
value-trump_alternatives-turn_three = तीन पात खोल्ने (उसका अबका तीन पात देखाइन्छन्, सबैभन्दा ठूलोको रङ तुरुप हुन्छ)
value-trump_alternatives-seventh_card = सातौँ पात (उसका अबका तीनमध्ये बीचको देखाइन्छ, त्यसैको रङ तुरुप हुन्छ)
value-trump_alternatives-random_rest = नहेरी तानिने पात (उसका अन्तिम पाँचबाट नहेरी तानिएको पातको रङ तुरुप हुन्छ)
value-trump_alternatives-none = केही छैन, रङ तोक्नैपर्छ

option-sevens = दुई सत्ता
option-sevens-about = पानको सत्ता र हुकुमको सत्ता कति ठूला हुन्छन्।
value-sevens-low = आफ्नो रङका सबैभन्दा साना
value-sevens-permanent_trumps = हरेक बाँडाइमा तुरुप, एक्काभन्दा ठूला

option-high_seven = ठूलो सत्ता
option-high_seven-about = दुवै सत्ता सधैँ तुरुप हुँदा कुन सत्ताले अर्कोलाई जित्छ।
value-high_seven-hearts = पानको सत्ता
value-high_seven-spades = हुकुमको सत्ता

option-pulls = पात तान्ने
option-pulls-about = चाहिनेभन्दा बढी हात लिनेले कम लिनेबाट, अर्को बाँडाइ खेल्नुअघि पात तान्छ कि तान्दैन।
value-pulls-off = तान्दैन
value-pulls-on = तान्छ, बढी लिएको हरेक हातको एउटा

option-return_keep = फर्काउँदा राख्नुपर्ने पात
option-return_keep-about = तानेको पातको साटो एउटा फर्काउँदा त्यही रङका कति पात आफूसँग राख्नुपर्छ।
value-return_keep-2 = त्यही रङका दुई
value-return_keep-1 = त्यही रङको एक
value-return_keep-0 = राख्नु पर्दैन, जुनसुकै रङ फर्काउन मिल्छ

option-return_drawn = तानेकै पात फर्काउने
option-return_drawn-about = भर्खर तानेकै पात फर्काउन मिल्छ कि मिल्दैन।
value-return_drawn-forbidden = मिल्दैन
value-return_drawn-allowed = मिल्छ

option-fan = तान्न राखिने पात
option-fan-about = बन्द पातबाट तान्नुअघि पातको क्रम कसले मिलाउँछ।
value-fan-shuffled = पात फिटिन्छन्
value-fan-by_hand = जसका पात हुन्, उसैले मिलाउँछ

option-debtor_order = पहिले कसबाट तान्ने
option-debtor_order-about = दुई जनाको पात तिर्न बाँकी हुँदा कुन क्रममा तान्ने।
value-debtor_order-dealer_three_five = बाँड्ने, अनि तीन चाहिने, अनि पाँच चाहिने
value-debtor_order-dealer_five_three = बाँड्ने, अनि पाँच चाहिने, अनि तीन चाहिने

option-pull_visibility = तेस्रो खेलाडीले के देख्छ
option-pull_visibility-about = साटिएका दुई पातमध्ये साटासाटमा नपरेको खेलाडीले कुन देख्न पाउँछ।
value-pull_visibility-private = कुनै पनि देख्दैन
value-pull_visibility-drawn_shown = तानिएको पात
value-pull_visibility-both_shown = दुवै पात

option-trick_instead = पातको साटो हात
option-trick_instead-about = पात तिर्न बाँकी भएकोले त्यसको साटो आफ्नो एउटा हात दिने वाचा गर्न पाउँछ कि पाउँदैन।
value-trick_instead-off = पाउँदैन
value-trick_instead-on = पाउँछ

option-scoring = अङ्क गन्ने तरिका
option-scoring-about = एउटा बाँडाइले कति अङ्क दिन्छ।
value-scoring-minus_quota = चाहिनेभन्दा बढी वा कम हात
value-scoring-raw_tricks = हरेक हातको एक अङ्क

option-slam_bonus = सबै दस हात
option-slam_bonus-about = बाँडाइका सबै हात लिने खेलाडीलाई थप अङ्क।
value-slam_bonus-0 = थप अङ्क छैन
value-slam_bonus-5 = थप पाँच अङ्क

option-dealer_rule = अर्को बाँड्ने
option-dealer_rule-about = अर्को बाँडाइ कसले बाँड्छ।
value-dealer_rule-rotate = पालैपालो अर्को खेलाडी
value-dealer_rule-loser_deals = जसको हात सबैभन्दा धेरै कम भयो

option-deals = म्याचको लम्बाइ
option-deals-about = कति बाँडाइ खेलिन्छ। तीन, छ, नौ वा बाह्र बाँडाइ पालैपालो बाँड्दा सबैलाई हरेक भूमिका बराबर पर्छ।
option-deals-about-in-thirty-five = कति बाँडाइ खेलिन्छ। पूलमा हाल्ने चिप दुई जनासँग पनि नपुगे म्याच पहिल्यै सकिन्छ।
option-deals-about-in-trentacinque = कति बाँडाइ खेलिन्छ। पूलमा हाल्ने चिप कसैसँग नपुगे म्याच पहिल्यै सकिन्छ।
value-deals-any = 1 वा बढी, जति पनि

option-players = खेलाडी
option-players-about = टेबलमा कति जना बस्छन्।
value-players-2 = दुई
value-players-3 = तीन
value-players-4 = चार
value-players-5 = पाँच

option-chips = सुरुका चिप
option-chips-about = म्याच सुरु हुँदा हरेकसँग कति चिप हुन्छन्। चिप खेलका अङ्क हुन्, पैसा होइनन्।
value-chips-any = 1 देखि दस लाखसम्म, जति पनि

option-ante = पूलमा हाल्ने चिप
option-ante-about = हरेक बाँडाइअघि सबैले पूलमा जनही कति चिप हाल्छन्।
value-ante-any = 1 देखि सुरुका चिपसम्म, जति पनि

option-pool_limit = पूलको सीमा
option-pool_limit-about = पूलमा योभन्दा बढी भए बाँडाइपछि सबैलाई बराबर भाग लगाइन्छ।
value-pool_limit-any = 1 देखि पचास लाखसम्म, जति पनि, वा none
value-pool_limit-none = सीमा छैन

option-ace_value = एक्का
option-ace_value-about = 35 पुर्‍याउँदा एक्का कति गनिन्छ।
value-ace_value-1 = एक
value-ace_value-11 = एघार

warning-deals = { $deals ->
    [one] एउटा बाँडाइमा
   *[other] { $deals } वटा बाँडाइमा
 } सबैलाई हरेक भूमिका बराबर पर्दैन; चलनचल्तीका: { $offered }।

preset-plain = छ बाँडाइ, चाहिने हात घटाएर गनिने अङ्क; पात तानिँदैन।
preset-satasat = साटासाट गर्दा त्यही रङका दुई पात राख्ने, र कुनै रङ मन नपरे तीन पात खोल्ने।
preset-teen-do-paanch = हरेक हातको एक अङ्क, गड्डी काट्ने, तुरुप सधैँ तोक्ने।
preset-pagat = हरेक हातको एक अङ्क, गड्डी काट्ने, तान्न दिने पात आफैँले मिलाउने।
preset-high-sevens = साटासाट गर्दा त्यही रङका दुई पात राख्ने, कुनै रङ मन नपरे तीन पात खोल्ने, र दुवै सत्ता सधैँ तुरुप।
preset-handed-tricks = हरेक हातको एक अङ्क, गड्डी काट्ने, तान्न दिने पात आफैँले मिलाउने; पातको साटो हात दिने वाचा गर्न मिल्ने, सबै दस हातको थप पाँच अङ्क, र हार्नेले बाँड्ने।
preset-full-hand = छ बाँडाइ, चाहिने हात घटाएर गनिने अङ्क, पात तानिँदैन; तुरुप दसै पात देखेर तोक्ने।
preset-thirty-five = तीन खेलाडी, एक्का एक गनिने, सीमा छैन।
preset-ace-eleven = तीन खेलाडी, एक्का एघार गनिने, त्यसैले 35 बढी पटक पुग्ने; सीमा छैन।
preset-five-at-the-table = पाँच खेलाडी, एक्का एक गनिने, पूलमा 50 भन्दा बढी भए भाग लगाउने।
preset-trentacinque = चार खेलाडी, पूलमा जनही पाँच चिप।

rules-title = { $game } का घरेलु नियम: preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}(फेरबदल: { $changes })
 }
rules-line = { $label }: { $value }
rules-described = वर्णन: { $sources }
rules-presets = preset हरू (--preset NAME):
rules-legend-in-force = { $mark } अहिले लागू
rules-legend-changed = * preset { $preset } भन्दा फरक
rules-legend-sources = वर्णन: खेलका चार वर्णनले कसरी खेल्छन्; हरेकको नामको एउटा preset छ। † त्यसले भन्दैन, ‡ सल्लाह मात्र दिन्छ।
rules-legend-sources-in-thirty-five = वर्णन: यस खेलको थाहा भएको एउटै वर्णनले के भन्छ। † त्यसले भन्दैन, ‡ खेलाडीलाई नै छान्न दिन्छ।
rules-legend-sources-in-trentacinque = वर्णन: यस खेलको थाहा भएको एउटै वर्णनले के भन्छ। † त्यसले भन्दैन।
rules-how-in-thirty-five = नियम फेर्न --rule NAME=VALUE, जस्तै --rule players=5।
rules-how-in-trentacinque = नियम फेर्न --rule NAME=VALUE, जस्तै --rule chips=50।
rules-how = नियम फेर्न --rule NAME=VALUE, जस्तै --rule scoring=raw_tricks।
