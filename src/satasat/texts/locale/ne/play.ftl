# What is told at the table, by `play` and `show`.
# A parameter that is a player comes with a twin: $by and $by-you (yes or no).

## The match

match-title = 3-2-5, preset { $preset }, { $deals ->
    [one] एउटा बाँडाइ
   *[other] { $deals } वटा बाँडाइ
 }
match-rules-changed = preset { $preset } मा गरिएका फेरबदल: { $changes }
match-player = सिट { $seat_no }: { $name }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 }
match-aim = { $scoring ->
    [raw_tricks] हरेक हातको एक अङ्क
   *[minus_quota] चाहिनेभन्दा बढी हरेक हातको एक अङ्क, कम भए हरेक हातको एक अङ्क घट्छ
 }; जसको जम्मा सबैभन्दा धेरै, उही विजेता। खेल कसरी खेलिन्छ पढ्न help लेख्नुहोस्, अलमल परे ? लेख्नुहोस्।
match-resumed = म्याच बाँडाइ { $deal } बाट अघि बढ्छ।
match-record = म्याचको हरेक चाल { $file } मा राखिन्छ।
match-unrecorded = म्याच कतै राखिँदैन; राख्न --record FILE दिनुहोस्।
match-left = म्याच सकिएको छैन। अघि बढाउन:
match-resume = { $program } play --resume { $file }
match-review = कुन पातको मोल कति थियो, हेर्नुहोस्:
match-review-command = { $program } review { $file }
match-left-unkept = म्याच राखिएन; राख्न --record FILE दिनुहोस्।
match-leave = साँच्चै छोड्ने? म्याच राखिँदैन। (y हो / n होइन)
match-won = म्याच सकियो। { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } जित्नुभयो, जम्मा { $total }।
match-draw = म्याच सकियो। { $winners } बराबरीमा, जम्मा { $total }।
match-shared = म्याच सकियो। { $winners } ले सँगै जित्नुभयो, जम्मा { $total }।
and = { $first } र { $last }
pass-on = { $name } को पालो। अरू कसैले नहेरेका बेला Enter थिच्नुहोस्।
seat-you = तपाईं
player = खेलाडी

## A deal

deal-title = बाँडाइ { $deal } / { $deals }
seated = पहिले { $dealer-you ->
    [yes] तपाईंले
   *[no] { $dealer } ले
 } बाँड्नुहुन्छ।
need = { $seat-you ->
    [yes] तपाईं
   *[no] { $seat }
 } { $quota }{ $is_dealer ->
    [yes] {" "}(बाँड्ने)
   *[no] {""}
 }
needs = चाहिने हात: { $needs }
sevens = दुवै सत्ता हरेक बाँडाइमा तुरुप हुन्: सबैभन्दा ठूलो { $first }, अनि { $second }, त्यसपछि एक्का।
debt-draws = { $creditor-you ->
    [yes] तपाईंले
   *[no] { $creditor } ले
 } { $debtor-you ->
    [yes] तपाईंबाट
   *[no] { $debtor } बाट
 } { $n ->
    [one] एउटा पात
   *[other] { $n } वटा पात
 } तान्नुहुन्छ।
debts = अघिल्लो बाँडाइमा लिएका हातका कारण खेल्नुअघि पात साटिन्छ। { $debts }
debts-next = अर्को बाँडाइमा पात साटिन्छ। { $debts }
debts-none = अर्को बाँडाइमा कसैले कसैबाट पात तान्दैन।
was-cut = { $by-you ->
    [yes] तपाईंले
   *[no] { $by } ले
 } { $at } पातमा गड्डी काट्नुभयो।
first-five = तपाईंका पहिला पाँच पात: { $cards }
your-cards = तपाईंका दस पात: { $cards }
choosing = { $by } तुरुप रोज्दै हुनुहुन्छ।
declined-turn_three = { $by-you ->
    [yes] तपाईंले
   *[no] { $by } ले
 } रङ तोक्नुभएन: अबका तीन पात खोलिन्छन्।
declined-seventh_card = { $by-you ->
    [yes] तपाईंले
   *[no] { $by } ले
 } रङ तोक्नुभएन: सातौँ पात खोलिन्छ।
declined-random_rest = { $by-you ->
    [yes] तपाईंले
   *[no] { $by } ले
 } रङ तोक्नुभएन: अन्तिम पाँचमध्ये एउटा पात नहेरी तानिन्छ।
exposed = खोलिएका पात, जुन { $seat-you ->
    [yes] तपाईंकै
   *[no] { $seat } कै
 } रहन्छन्: { $cards }
trump-named = तुरुप { $suit }। यो { $by-you ->
    [yes] तपाईंले
   *[no] { $by } ले
 } तोक्नुभयो।
trump-turn_three = तुरुप { $suit }। खोलिएका तीन पातमध्ये सबैभन्दा ठूलो यही रङको छ।
trump-tied = तुरुप { $suit }। बराबरीमा परेका रङबाट { $by-you ->
    [yes] तपाईंले
   *[no] { $by } ले
 } रोज्नुभयो।
trump-seventh_card = तुरुप { $suit }। सातौँ पात यही रङको छ।
trump-random_rest = तुरुप { $suit }। तानिएको पात यही रङको छ।
taken-up = तपाईंले { $cards } उठाउनुभयो।

## The exchange

exchange-n = साटासाट { $n } / { $of }:
offered = { $debtor-you ->
    [yes] तपाईंले
   *[no] { $debtor } ले
 } { $creditor-you ->
    [yes] तपाईंलाई
   *[no] { $creditor } लाई
 } पात तान्न दिनुहुन्छ।
conceded = { $debtor-you ->
    [yes] तपाईंले
   *[no] { $debtor } ले
 } { $creditor-you ->
    [yes] तपाईंलाई
   *[no] { $creditor } लाई
 } पातको साटो एउटा हात दिने वाचा गर्नुहुन्छ।
fanned = तपाईंका पात बन्द राखिएका छन्: { $cards }
fan-order = { $creditor } ले तपाईंका बन्द पातबाट तान्नुहुन्छ। दसै पात जुन क्रममा राख्ने हो, त्यही क्रममा लेख्नुहोस् (ks 10h ...)।
fan = बन्द   { $backs }
drawn-now = तपाईंले { $card } तान्नुभयो{ $secret ->
    [yes] ; यो तपाईंहरू दुई जनालाई मात्र थाहा छ
   *[no] {""}
 }।
keep = { $keep ->
    [one] जुन रङको पात फर्काउनुहुन्छ, त्यस रङको अर्को एउटा पात राख्नुपर्छ।
   *[other] जुन रङको पात फर्काउनुहुन्छ, त्यस रङका अरू { $keep } वटा पात राख्नुपर्छ।
 }
drawn = { $creditor-you ->
    [yes] तपाईंले
   *[no] { $creditor } ले
 } { $debtor-you ->
    [yes] तपाईंबाट
   *[no] { $debtor } बाट
 } { $card ->
    [none] एउटा पात
   *[other] { $card }
 }{ $place ->
    [none] {""}
   *[other] {" "}(ठाउँ { $place })
 } तान्नुहुन्छ।
given = { $creditor-you ->
    [yes] तपाईंले
   *[no] { $creditor } ले
 } { $debtor-you ->
    [yes] तपाईंलाई
   *[no] { $debtor } लाई
 } { $card ->
    [none] एउटा पात
   *[other] { $card }
 } फर्काउनुहुन्छ।

## Play

plays-led = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } सुरुमा { $card }
plays-card = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $card }
trick-done = हात { $n }: { $plays }। { $card } ले जित्यो, हात { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 }।
trick-now = हात { $n }: { $plays }{ $winning ->
    [yes] । अहिले { $seat } अगाडि
   *[no] {""}
 }।
trick-lead = हात { $n }: पहिलो पात तपाईंले खेल्नुहोस्।
trick-none = यस बाँडाइमा अझै कुनै हात खेलिएको छैन।
count = { $seat-you ->
    [yes] तपाईं
   *[no] { $seat }
 } { $quota } मा { $taken }
counts = तुरुप { $suit }। हात: { $counts }
promised = वाचा गरिएका हात: { $promised }
promised-one = { $debtor-you ->
    [yes] तपाईंले
   *[no] { $debtor } ले
 } { $creditor-you ->
    [yes] तपाईंलाई
   *[no] { $creditor } लाई
 } { $n }
hand-trumps = तुरुप
hand = तपाईंका पात

## Scores

score-deal = बाँडाइ
score-dealer = बाँड्ने
score-trump = तुरुप
score-total = जम्मा
score-cell = { $quota } मा { $tricks }: { $points }
scored = बाँडाइ { $deal } सकियो।
scored-all = बाँडाइ { $deal }: { $scores }।
scored-one = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $quota } मा { $tricks } ({ $points })
handed-over = { $debtor-you ->
    [yes] तपाईंले
   *[no] { $debtor } ले
 } { $creditor-you ->
    [yes] तपाईंलाई
   *[no] { $creditor } लाई
 } { $n ->
    [one] वाचा गरेको हात
   *[other] वाचा गरेका { $n } हात
 } दिनुहुन्छ।
lapsed = { $debtor-you ->
    [yes] तपाईंसँग
   *[no] { $debtor } सँग
 } { $creditor-you ->
    [yes] तपाईंलाई
   *[no] { $creditor } लाई
 } दिने हात बाँकी छैन: { $n ->
    [one] वाचा त्यत्तिकै सकियो
   *[other] { $n } वटा वाचा त्यत्तिकै सकिए
 }।
slam = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } सबै दस हात जित्नुभयो: थप { $bonus } अङ्क।
no-slam = { $seat-you ->
    [yes] तपाईंका
   *[no] { $seat } का
 } दस हातको थप अङ्क छैन: ती सबै खेलेर जितिएका होइनन्।
next-dealer = अब { $dealer-you ->
    [yes] तपाईंले
   *[no] { $dealer } ले
 } बाँड्नुहुन्छ{ $loser ->
    [alone] {" "}(सबैभन्दा धेरै हात कम)
    [level] {" "}(सबैभन्दा धेरै हात कम भएकामध्ये पहिले पालो)
   *[none] {""}
 }।

## Questions

ask-cut = गड्डी काट्नुहोस्: माथिबाट कति पात, { $least } देखि { $most }?
ask-trump = तुरुप तोक्नुहोस्:
ask-tie = बराबरीमा परेका रङबाट तुरुप रोज्नुहोस्:
option-suit = { $suit } ({ $n }){ $n ->
    [0] {""}
   *[other] : { $cards }
 }
option-turn_three = तीन पात खोल्ने: तपाईंका अबका तीन पात सबैलाई देखाइन्छन्, सबैभन्दा ठूलोको रङ तुरुप हुन्छ, पात तपाईंकै रहन्छन्
option-seventh_card = सातौँ पात: तपाईंका अबका तीन पातमध्ये बीचको सबैलाई देखाइन्छ, त्यसैको रङ तुरुप हुन्छ
option-random_rest = नहेरी तानिने पात: तपाईंले नदेखेका अन्तिम पाँच पातबाट एउटा तानिन्छ, त्यसैको रङ तुरुप हुन्छ
ask-elect = { $creditor } ले तपाईंबाट पात तान्न पाउनुहुन्छ ({ $n } / { $of })। पात कि हात?
option-offer = पात: एउटा पात तान्न दिने
option-concede = हात: पातको साटो यसै बाँडाइको एउटा हात, अन्तिम हातपछि दिने
ask-fan = कुन क्रममा राख्ने (Enter थिचे फिटिन्छ):
ask-draw = { $debtor } बाट एउटा पात तान्नुहोस्, 1 देखि 10; त्यसपछि एउटा फर्काउनुहोस्:
ask-give = { $debtor } लाई कुन पात फर्काउने:
ask-play = तपाईंको पात:
ask-lead = पहिलो पात तपाईंको:
ask-only-card = तपाईंको पात (Enter थिचे { $card }):
cards-marked = कोष्ठकमा: खेल्न वा दिन मिल्ने पात।
barred = { $cards }: { $why }
is-allowed = { $card } मिल्छ।
none-barred = तपाईंका सबै पात मिल्छन्।
commands = hand: तपाईंका पात · hint: तपाईंका चालको मोल · hint CARD: त्यो पात र सबैभन्दा राम्रो सँगसँगै · last: पछिल्लो हात · score: अङ्कको पाना · rules: यस टेबलका नियम · ?: के लेख्न मिल्छ · ? CARD: त्यो पात किन मिल्दैन · undo: नयाँ केही नदेखेसम्म आफ्नो पछिल्लो चाल फिर्ता लिने · quit: छोड्ने
help-word = help: खेल कसरी खेलिन्छ, र अरू के लेख्न मिल्छ
what-cut = एउटा नम्बर लेख्नुहोस्। माथिका त्यति पात तल जान्छन्।
what-suit = लाइनको नम्बर, वा रङको नाम वा त्यसका सुरुका अक्षर लेख्नुहोस्। यस बाँडाइमा तुरुपले अरू सबै रङलाई जित्छ।
what-elect = पात वा हात लेख्नुहोस्। वाचा गरिएको हात अन्तिम हातपछि दिइन्छ; त्यति बेला हात नहुनेले दिनु पर्दैन।
what-fan = आफ्ना दस पात जुनसुकै क्रममा लेख्नुहोस्, वा Enter थिच्नुहोस्। { $creditor } ले पातको पछाडि मात्र देख्नुहुन्छ।
what-draw = 1 देखि 10 सम्मको नम्बर लेख्नुहोस्; तानेपछि पात देखिन्छ, अनि एउटा पात फर्काउनुहोस्।
what-card = पात लेख्नुहोस्: 10d, 10♦ वा td; एउटै पात मिल्ने भए 10 वा k जस्तो मात्र लेखे पनि हुन्छ।
undone = फिर्ता लिइयो।
ask-next = अर्को बाँडाइका लागि Enter थिच्नुहोस्:
what-next = अर्को बाँडाइका लागि Enter थिच्नुहोस्, छोड्न quit लेख्नुहोस्।
empty = जवाफ लेख्नुहोस्, मद्दत चाहिए ? लेख्नुहोस्।
help-hint = { $text } (मद्दतका लागि ?)

## How to play

how-1 = तीस पात हुन्छन्: हरेक रङका एक्का, बादशाह, रानी, गुलाम, 10, 9, 8, अनि पान र हुकुमका सत्ता। एक्का सबैभन्दा ठूलो हो।
how-2 = हरेक बाँडाइमा दस हात हुन्छन्। तीमध्ये बाँड्नेलाई दुई, उसपछिकोलाई पाँच, तेस्रोलाई तीन हात चाहिन्छ।
how-3 = पाँच हात चाहिनेले तुरुप तोक्छ र पहिलो पात खेल्छ। पहिलो पातको रङ आफूसँग भए त्यही रङ पछ्याउनुहोस्, नभए जुनसुकै पात खेल्नुहोस्।
how-4 = सबैभन्दा ठूलो तुरुपले हात लिन्छ; तुरुप नपरे पहिलो पातकै रङको सबैभन्दा ठूलोले। जसले हात लिन्छ, अर्को हातको पहिलो पात उसैको।
how-5 = चाहिनेभन्दा बढी लिएको हरेक हातका लागि खेलाडीले अर्को बाँडाइमा कम हात लिनेबाट एउटा पात तान्छ, र एउटा पात फर्काउँछ।

## A recorded match

show-title = म्याच { $n } / { $of }
show-hand = { $seat } का पात: { $cards }
show-auto = (यो { $by } को सट्टा टेबलले गरेको हो।)
show-trick = अहिलेसम्म: { $plays }।
show-unfinished = म्याच सकिएको छैन।
show-goes-on = म्याच सकिएको छैन: { $seat } ले देख्नुभएको मात्र देखाइन्छ।
show-public = म्याच सकिएको छैन: सबैले देखेको मात्र देखाइन्छ।
