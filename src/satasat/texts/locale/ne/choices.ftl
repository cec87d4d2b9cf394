# The page: trump, exchange, the end of a deal and of a match, talk.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## Where a deal stands

steps = यस बाँडाइका चरण
step-trump = तुरुप
step-exchange = साटासाट { $n } / { $of }
step-exchanges = { $of ->
    [one] एउटा साटासाट
   *[other] { $of } वटा साटासाट
 }
step-play = खेल
step-done = भयो
choose-first = रोज्नुहोस्
choose-suit = रङ रोज्नुहोस्

## Cut

cut-title = गड्डी काट्नुहोस्
cut-words = माथिबाट कति पात तल जाने, भन्नुहोस्।
cut-label = माथिका पात
cut-number = { $n ->
    [one] एउटा पात
   *[other] { $n } वटा पात
 }
cut-fewer = एउटा पात कम
cut-more = एउटा पात बढी
cut-do = { $n } मा काट्ने

## Trump

trump-title = तुरुप रोज्नुहोस्
trump-words = तपाईंलाई { $quota ->
    [one] एउटा हात
   *[other] { $quota } हात
 } चाहिन्छ। तुरुपले अरू सबैलाई जित्छ।
trump-cards = { $n ->
    [one] तपाईंको पात
    [5] तपाईंका पहिला पाँच पात
   *[other] तपाईंका { $n } वटा पात
 }
trump-suits = कुन रङ तुरुप?
trump-count = { $n ->
    [0] छैन
    [one] एउटा पात
   *[other] { $n } वटा पात
 }
trump-ways = वा पातबाटै ठहराउने
way-turn_three = तीन पात खोल्ने
way-turn_three-about = तपाईंका अबका तीन पात देखाइन्छन्। सबैभन्दा ठूलोको रङ तुरुप हुन्छ। पात तपाईंकै रहन्छन्।
way-seventh_card = सातौँ पात
way-seventh_card-about = तपाईंका अबका तीनमध्ये बीचको देखाइन्छ, त्यसैको रङ तुरुप हुन्छ।
way-random_rest = नहेरी तानिने पात
way-random_rest-about = तपाईंका अन्तिम पाँच बन्द पातमध्ये एउटा देखाइन्छ, त्यसैको रङ तुरुप हुन्छ।
trump-do = { $suit } तुरुप बनाउने
way-do-turn_three = तीन पात खोल्ने
way-do-seventh_card = सातौँ पातबाट ठहराउने
way-do-random_rest = नहेरी तानेर ठहराउने
trump-not-here = यहाँ के खेलिँदैन?
tie-title = बराबरीमा परेका रङबाट रोज्नुहोस्
tie-words = खोलिएका पातमध्ये सबैभन्दा ठूला बराबर छन्। तीमध्ये एउटाको रङ रोज्नुहोस्।
tie-turned = खोलिएका पात
tie-not-here = अर्को रङ किन मिल्दैन?
turned-title = { $seat-you ->
    [yes] तपाईंका
   *[no] { $seat } का
 } पात खोलिन्छन्
turned-go-on = अघि बढ्ने

## A card or a trick

elect-title = पात कि हात?
elect-words = { $creditor } ले तपाईंबाट { $of ->
    [one] एउटा पात तान्न पाउनुहुन्छ।
   *[other] { $of } वटा पात तान्न पाउनुहुन्छ। यो नम्बर { $n } हो।
 }
elect-offer = पात तान्न दिने
elect-offer-about = { $creditor } ले तपाईंको एउटा पात नहेरी तान्नुहुन्छ, र एउटा फर्काउनुहुन्छ।
elect-concede = हात दिने वाचा गर्ने
elect-concede-about = तपाईंका पात तपाईंसँगै रहन्छन्। अन्त्यमा, हात छ भने, एउटा हात { $creditor } लाई दिनुहुन्छ।
elect-which = { $creditor } लाई के दिने?

## The exchange

exchange-hidden = तपाईंका पात
fan-title = आफ्ना पात मिलाउनुहोस्
fan-words = { $creditor } ले तीमध्ये एउटा तान्नुहुन्छ, र पछाडि मात्र देख्नुहुन्छ।
fan-how = दुई पातमा थिचे तिनको ठाउँ साटिन्छ। पात तानेर सार्न पनि मिल्छ।
fan-keys = किबोर्ड: Enter ले पात उठाउँछ, बाणले सार्छ, Enter ले राख्छ, Escape ले पहिलेकै ठाउँमा फर्काउँछ।
fan-cards = तपाईंका पात, जसरी राखिनेछन्
fan-card = { $card }, ठाउँ { $n } / { $of }
fan-picked = { $card } उठाइयो।
fan-moved = { $card }: ठाउँ { $n }।
fan-dropped = { $card } ठाउँ { $n } मा राखियो।
fan-swapped = { $first } र { $second } साटिए।
fan-returned = { $card } फेरि ठाउँ { $n } मा छ।
fan-shuffle = मेरा लागि फिट्ने
fan-shuffled = तपाईंका पात फिटिए।
fan-do = बन्द राख्ने
draw-title = { $debtor } बाट एउटा पात तान्नुहोस्
draw-words = एउटा बन्द पात रोज्नुहोस्; त्यसपछि एउटा फर्काउनुहोस्।
draw-cards = { $debtor }: { $n ->
    [one] एउटा बन्द पात
   *[other] { $n } वटा बन्द पात
 }
draw-card = पात { $n } / { $of }, बन्द
draw-card-chosen = पात { $n } / { $of }, बन्द, रोजिएको
draw-do = पात { $n } तान्ने
draw-own = तपाईंका पात
give-title = { $debtor } लाई एउटा पात फर्काउनुहोस्
give-drawn = तपाईंले { $card } तान्नुभयो
give-keep = { $keep ->
    [one] जुन रङको पात फर्काउनुहुन्छ, त्यस रङको एउटा पात तपाईंसँग रहनुपर्छ।
   *[other] जुन रङको पात फर्काउनुहुन्छ, त्यस रङका { $keep } वटा पात तपाईंसँग रहनुपर्छ।
 }
give-secret = यो तपाईं र { $debtor } ले मात्र देख्नुहुन्छ।
give-open = यो सबैले देख्छन्।
give-cards = तपाईंका पात। फर्काउने एउटा रोज्नुहोस्।
give-do = { $card } फर्काउने

## Others at work

watch-shuffle = पात फिटेर बाँडिँदै छन्।
watch-turn = एउटा पात खोलिँदै छ।
watch-cut = { $by } गड्डी काट्दै हुनुहुन्छ।
watch-tie = { $by } बराबरीमा परेका रङबाट रोज्दै हुनुहुन्छ।
watch-elect = { $debtor } रोज्दै हुनुहुन्छ: { $creditor-you ->
    [yes] तपाईंलाई
   *[no] { $creditor } लाई
 } पात दिने कि हात।
watch-fan-shuffled = { $debtor-you ->
    [yes] तपाईंका
   *[no] { $debtor } का
 } पात फिटिँदै छन्।
watch-fan = { $debtor } आफ्ना दस पात मिलाउँदै हुनुहुन्छ।
watch-draw = { $creditor } { $debtor-you ->
    [yes] तपाईंबाट
   *[no] { $debtor } बाट
 } एउटा पात तान्दै हुनुहुन्छ।
watch-give = { $creditor } { $debtor-you ->
    [yes] तपाईंलाई
   *[no] { $debtor } लाई
 } एउटा पात फर्काउँदै हुनुहुन्छ।
watch-backs = { $n ->
    [one] एउटा बन्द पात
   *[other] { $n } वटा बन्द पात
 }
watch-own = तपाईंका पात यसरी छन्। { $creditor } ले पछाडि मात्र देख्नुहुन्छ।
watch-place = { $n }: { $card }
watch-drawn = { $n }: { $card }, तानिएको
watch-drawn-tag = तानिएको
watch-taken = { $creditor } ले तपाईंबाट { $card } तान्नुभयो।

## The end of a deal

deal-result = बाँडाइ
deal-taken = लिएको
deal-points = अङ्क
deal-total = जम्मा
deal-next = अर्को बाँडाइ
deal-draws = { $debtor-you ->
    [yes] तपाईंबाट
   *[no] { $debtor } बाट
 } { $n } वटा तान्नुहुन्छ
deal-draws-you = { $debtor } बाट { $n } वटा तान्नुहुन्छ
deal-dealer = बाँड्ने
role = { $quota ->
    [2] बाँड्ने, दुई चाहिने
    [3] तीन चाहिने
    [5] पाँच चाहिने
   *[other] { $quota } चाहिने
 }
next-deal = अर्को बाँडाइ
next-wait = { $names } लाई पर्खिँदै छ।
next-coming = अर्को बाँडाइ आउँदै छ।
next-watch = सबै तयार भएपछि अर्को बाँडाइ सुरु हुन्छ।
put-bot = { $name } को सट्टा बट राख्ने

## The end of a match

over-title = म्याच सकियो
over-ended = { $deals ->
    [0] एउटा बाँडाइ पनि पूरा नहुँदै
    [one] एउटा बाँडाइपछि
   *[other] { $deals } बाँडाइपछि
 } म्याच सकाइयो।
over-totals = जम्मा अङ्क
over-again = अर्को म्याच
over-who-deals = पहिले कसले बाँड्ने?
over-review = समीक्षा र फेरि हेर्ने
over-leave = छोड्ने
over-proof = अब फिटाइ जाँच्न मिल्छ: पात कसैले मिलाउन सक्दैनथ्यो।
over-check = फिटाइ जाँच्ने

## Score sheet

sheet-empty = अहिलेसम्म कुनै बाँडाइ सकिएको छैन।
sheet-caption = अङ्कको पाना, नयाँ बाँडाइ माथि
sheet-tricks = { $quota } मा { $tricks }
sheet-running = अहिलेसम्म जम्मा:
sheet-trump = तुरुप: { $suit }
sheet-legend = कोठामा: चाहिने हात। छेउमा: लिएका हात, अनि अङ्क। तल: अहिलेसम्मको जम्मा।
sheet-csv = तालिका सेभ गर्ने (CSV)
sheet-print = छाप्ने
sheet-file = अङ्कको-पाना
sheet-csv-taken = { $name }: हात
sheet-csv-quota = { $name }: चाहिने
sheet-csv-points = { $name }: अङ्क
sheet-csv-total = { $name }: जम्मा

## An open question

proposed-take-back = { $seat-you ->
    [yes] तपाईंले आफ्नो पछिल्लो चाल फिर्ता लिन सोध्नुभएको छ।
   *[no] { $seat } ले पछिल्लो चाल फिर्ता लिन सोध्नुभएको छ।
 }
proposed-end = { $seat-you ->
    [yes] तपाईंले म्याच सकाउन सोध्नुभएको छ।
   *[no] { $seat } ले म्याच सकाउन सोध्नुभएको छ।
 }
proposed = सबैलाई प्रश्न
proposed-yes = हुन्छ
proposed-no = हुँदैन
proposed-withdraw = भो, पर्दैन
proposed-waiting = अरूको जवाफ पर्खिँदै छ।

## Talk

talk = कुराकानी
talk-empty = अहिलेसम्म कसैले केही भनेको छैन।
talk-log = भनिएका कुरा
talk-phrases = केही भन्ने
talk-faces = अनुहार देखाउने
talk-text = तपाईंका आफ्नै शब्द
talk-send = पठाउने
talk-muted = { $n ->
    [one] एउटा सन्देश लुकाइएको छ।
   *[other] { $n } वटा सन्देश लुकाइएका छन्।
 }
talk-mutes = कसको कुरा सुन्ने
talk-watching = हेर्दै
talk-watchers = तपाईंको कुरा हेर्नेहरूले मात्र सुन्छन्।
