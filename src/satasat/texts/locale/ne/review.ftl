# What `satasat review` says, at a terminal and on its page. Players come by their names; numbers come as they are to be read.

review-progress = बाँडाइ
review-stopped = { $deals } मध्ये { $done } बाँडाइपछि रोकियो{ $file ->
    [none] {""}
   *[other] ; { $file } लेखिएन
 }
review-written = पेज { $file } मा छ

error-deal_not_held = { $file } को म्याच { $n ->
    [one] { $matches } मा
   *[other] { $matches } मध्ये कुनैमा पनि
 } बाँडाइ { $value } छैन

## A match and a deal

review-title = समीक्षा: { $players }
review-title-many = 3-2-5 का { $n } म्याचको समीक्षा
review-match = म्याच { $n }: { $players }; { $preset ->
    [none] {""}
   *[other] preset { $preset },{" "}
 }{ $deals ->
    [1] एउटा बाँडाइ
   *[other] { $deals } बाँडाइ
 }{ $date ->
    [none] {""}
   *[other] , { $date }
 }
review-total = { $seat }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 } { $total }
review-ended = नतिजा: { $totals }
review-open-note =
    घाटा सबै पात खुला राखेर नापिएको हो: कुनै पातले घाटा दिए पनि खेलाडीले जानेका आधारमा त्यो ठीकै हुन सक्छ। देखिन्थ्यो:
    त्यसका आधारमा पनि अर्को पात राम्रो थियो भने "हो"।
review-draw-note =
    "X बाट" तानाइ: अर्को बाँडाइमा X का पातबाट एउटा तानिन्छ। अर्को बाँडाइ, "Y +1 (X बाट)": Y ले त्यहाँ X बाट एउटा पात बढी
    तान्नुहुन्छ।
review-deal = बाँडाइ { $n } / { $of }: { $made }
review-made-named = तुरुप { $suit }, { $seat } ले तोकेको
review-made-turn_three = तुरुप { $suit }, { $seat } का तीन पात खोलेर
review-made-seventh_card = तुरुप { $suit }, { $seat } को सातौँ पातबाट
review-made-random_rest = तुरुप { $suit }, { $seat } बाट नहेरी तानिएको पातबाट
review-player = { $seat } ({ $quota })
review-head-player = खेलाडी
review-head-needs = खेलाडी (चाहिने हात)
review-head-cards = पात
review-as-played = … खेल्दाका
review-head-par = पार
review-head-tricks = हात
review-head-points = अङ्क

## Trump

review-option-best = { $move } { $points } ± { $margin } ({ $made })
review-option-behind = { $move } { $behind } कम ({ $made })
review-option-par = { $move } { $tricks }
review-trump-seen = { $seat } ले देख्नुभएका { $n } पातका आधारमा आउन सक्ने अङ्क (र चाहिने हात पुग्ने सम्भावना): { $options }।
review-trump-par = सबै पात खुला राख्दा { $seat } का हात: { $options }।
review-trump-cost = { $seat } ले { $chosen } रोज्नुभयो; जति देखिन्थ्यो, त्यसका आधारमा { $best } { $loss } अङ्क राम्रो हुन्थ्यो।
review-trump-level = { $seat } ले { $chosen } रोज्नुभयो; जति देखिन्थ्यो, त्यसका आधारमा { $best } खास राम्रो थिएन।
review-give = { $card }
review-offer = एउटा पात
review-concede = एउटा हात

## Exchanges

review-offered = साटासाट { $n } / { $of }: { $debtor } ले पात तान्न दिनुभयो ({ $offer } हात हुन्छ; हात दिने वाचा गरे { $concede })।
review-conceded = साटासाट { $n } / { $of }: { $debtor } ले { $creditor } लाई एउटा हात दिने वाचा गर्नुभयो ({ $concede } हात हुन्छ; पात दिए { $offer })।
review-drawn = साटासाट { $n } / { $of }: { $creditor } ले { $debtor } बाट { $card } तान्नुभयो (भाग्य { $luck }) र { $given } फर्काउनुभयो।{ $best ->
    [none] {""}
   *[other] {" "}{ $best } फर्काएको भए { $loss } हात राम्रो हुन्थ्यो।
 }

## Plays

review-no-cost = खेलिएको कुनै पातले हात गुमाएन।
review-head-trick = हात
review-head-who = को
review-head-so-far = अहिलेसम्म
review-led = सुरु
review-head-played = खेलेको
review-head-best = उत्तम
review-head-cost = घाटा
review-head-seen = देखिन्थ्यो
review-seen-yes = हो
review-seen-no = होइन
review-head-next-deal = अर्को बाँडाइ
review-debt-more = { $creditor } ले { $debtor } बाट { $n ->
    [one] एउटा पात
   *[other] { $n } वटा पात
 } बढी तान्न पाउनुभयो
review-debt-fewer = { $creditor } ले { $debtor } बाट { $n ->
    [one] एउटा पात
   *[other] { $n } वटा पात
 } कम तान्न पाउनुभयो
review-debt-cell = { $creditor } { $n } ({ $debtor } बाट)
review-debts = { $first }; { $more }

## The match

review-turning = निर्णायक मोड
review-no-turning = कुनै निर्णयले घाटा दिएन।
review-turning-play = { $place }. बाँडाइ { $deal }, हात { $n }: { $seat } ले { $chosen } खेल्नुभयो; { $best } { $loss } हात राम्रो थियो{ $seen ->
    [yes] , र त्यो देखिन्थ्यो
    [no] , तर त्यो देखिँदैनथ्यो
   *[none] {""}
 }।{ $debts ->
    [none] {""}
   *[other] {" "}यसले गर्दा { $debts }।
 }
review-turning-return = { $place }. बाँडाइ { $deal }, साटासाट { $n }: { $seat } ले { $chosen } फर्काउनुभयो; { $best } { $loss } हात राम्रो थियो।{ $debts ->
    [none] {""}
   *[other] {" "}यसले गर्दा { $debts }।
 }
review-turning-trump = { $place }. बाँडाइ { $deal }, तुरुप: { $seat } ले { $chosen } रोज्नुभयो; { $best } { $loss } अङ्क राम्रो हुन सक्थ्यो।
review-turning-elect = { $place }. बाँडाइ { $deal }, साटासाट { $n }: { $seat } ले { $chosen } दिनुभयो; { $best } { $loss } हात राम्रो थियो।{ $debts ->
    [none] {""}
   *[other] {" "}यसले गर्दा { $debts }।
 }
review-accuracy = शुद्धता, 0 देखि 100
review-head-all = सबै
review-head-five = पाँचमा
review-head-three = तीनमा
review-head-two = दुईमा
review-head-decisions = निर्णय
review-head-loss = घाटा प्रति निर्णय
review-none = –
review-accuracy-note = छनोटले फरक पार्ने हरेक निर्णयमा गुमेका हातबाट: औसतमा चौथाइ हात गुम्दा शुद्धता आधा हुन्छ।
review-reached = तुलनाका लागि, बटहरू आपसमा खेल्दा: { $bots }।
review-reached-bot = { $bot } { $n }
review-luck = अङ्क कहाँबाट आए
review-head-part = भाग
review-part-cards = पात
review-part-trump = तुरुप
review-part-turned = खोलिएका
review-part-exchange = साटासाट
review-part-draws = तानाइ
review-part-own = आफ्ना
review-part-others = अरूका
review-part-promises = वाचा
review-part-slam = सबै दस
review-part-quota = चाहिने हात
review-part-total = अङ्क
review-luck-note =
    सबै भाग जोड्दा अङ्क आउँछ। पात: बाँडाइको भाग्य, सबै पात खुला राखी सबैभन्दा राम्रो तुरुपमा। तुरुप: रोजिएको तुरुपले त्यसमा
    पारेको फरक। साटासाट: औसत तानाइ हुँदा साटासाटको मोल; तानाइ: तानाइको भाग्य। आफ्ना र अरूका: आफूले र अरूले फर्काएका र
    खेलेका पातले, सबै पात खुला राखेर सबैभन्दा राम्रो खेल्दाको तुलनामा, दिएको नाफा वा घाटा।

## The page

review-chart-deal = हरेक पातपछि बाँडाइमा कति हात हुने थियो, र तल हरेक पातले कति गुमायो; मसिना रेखा चाहिने हात हुन्
review-chart-after = साटासाटपछि, हरेक पातसँगै बाँडाइमा कति हात हुने थियो, र तल हरेक पातले कति गुमायो; मसिना रेखा चाहिने हात हुन्
review-chart-luck = अङ्क कहाँबाट आए
review-axis-tricks = हात
review-axis-played = खेलिएका हात
review-axis-points = अङ्क
review-axis-lost = गुमेको
review-every-card = हरेक पात
review-every-return = हरेक फर्काइ
review-head-winner = लिने
review-head-exchange = साटासाट
review-head-drew = तानेको
review-head-gave = फर्काएको
review-legal = खेल्न मिल्ने हरेक पात, र त्यसबाट हुने हात (दसैमध्ये)
review-returns = फर्काउन मिल्ने हरेक पात, र त्यसबाट हुने हात (दसैमध्ये)
review-jump-deals = बाँडाइ: { $links }
review-jump-matches = म्याच: { $links }
