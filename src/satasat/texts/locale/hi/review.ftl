# What `satasat review` says, at a terminal and on its page. Players come by their names; numbers come as they are to be read.

review-progress = बाज़ियाँ
review-stopped = रोका गया। हो चुकी बाज़ियाँ: { $deals } में से { $done }{ $file ->
    [none] {""}
   *[other] ; { $file } नहीं लिखी गई
 }
review-written = पेज { $file } में है

error-deal_not_held = { $n ->
    [one] { $file } के मुक़ाबले { $matches } में
   *[other] { $file } के मुक़ाबलों { $matches } में
 } बाज़ी { $value } नहीं है

## A match and a deal

review-title = समीक्षा: { $players }
review-title-many = 3-2-5 के { $n } मुक़ाबलों की समीक्षा
review-match = मुक़ाबला { $n }: { $players }; { $preset ->
    [none] {""}
   *[other] preset { $preset },{" "}
 }बाज़ियाँ: { $deals }{ $date ->
    [none] {""}
   *[other] , { $date }
 }
review-total = { $seat }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
 } { $total }
review-ended = नतीजा: { $totals }
review-open-note =
    नुक़सान सारे पत्ते खुले मानकर नापा गया है: हो सकता है कि कोई पत्ता महँगा पड़ा हो, फिर भी जो उस समय मालूम था उसके हिसाब से
    वही सही हो। दिखता था: "हाँ" वहाँ, जहाँ उस हिसाब से भी दूसरा पत्ता बेहतर था।
review-draw-note =
    "X से खींचने को मिला": अगली बाज़ी में X के पत्तों में से एक पत्ता खींचा जाएगा। अगली बाज़ी, Y +1 (X से): Y को वहाँ एक पत्ता
    ज़्यादा खींचना है।
review-deal = बाज़ी { $n }/{ $of }: { $made }
review-made-named = तुरुप { $suit }, { $seat } का बोला हुआ
review-made-turn_three = तुरुप { $suit }, { $seat } के तीन खुले पत्तों से
review-made-seventh_card = तुरुप { $suit }, { $seat } के सातवें पत्ते से
review-made-random_rest = तुरुप { $suit }, { $seat } के पत्तों में से खींचे गए एक पत्ते से
review-player = { $seat } ({ $quota })
review-head-player = खिलाड़ी
review-head-needs = खिलाड़ी (तय हाथ)
review-head-cards = पत्ते
review-as-played = … खेल के समय
review-head-par = पार
review-head-tricks = हाथ
review-head-points = अंक

## Trump

review-option-best = { $move } { $points } ± { $margin } ({ $made })
review-option-behind = { $move } { $behind } कम ({ $made })
review-option-par = { $move } { $tricks }
review-trump-seen = { $seat } को जो { $n } पत्ते दिखे, उनसे इतने अंकों की उम्मीद (और तय हाथ बनने की संभावना): { $options }।
review-trump-par = सारे पत्ते खुले हों, तो { $seat } के हाथ: { $options }।
review-trump-cost = { $seat } की पसंद: { $chosen }। जितना दिखता था, उसके हिसाब से बेहतर: { $best }, { $loss } अंक ज़्यादा।
review-trump-level = { $seat } की पसंद: { $chosen }। जितना दिखता था, उसके हिसाब से यह साफ़ तौर पर बेहतर नहीं था: { $best }।
review-give = { $card }
review-offer = एक पत्ता
review-concede = एक हाथ

## Exchanges

review-offered = अदला-बदली { $n }/{ $of }: { $debtor } ने पत्ता खींचने दिया (इससे { $offer } हाथ; हाथ का वादा करने से { $concede })।
review-conceded = अदला-बदली { $n }/{ $of }: { $debtor } ने { $creditor } को एक हाथ देने का वादा किया (इससे { $concede } हाथ; पत्ता देने से { $offer })।
review-drawn = अदला-बदली { $n }/{ $of }: { $creditor } ने { $debtor } से पत्ता { $card } खींचा (क़िस्मत { $luck }) और पत्ता { $given } लौटाया।{ $best ->
    [none] {""}
   *[other] {" "}{ $best } लौटाना { $loss } हाथ बेहतर था।
 }

## Plays

review-no-cost = किसी चाल से कोई हाथ नहीं गया।
review-head-trick = हाथ
review-head-who = कौन
review-head-so-far = तब तक
review-led = पहली चाल
review-head-played = चला
review-head-best = बेहतर
review-head-cost = नुक़सान
review-head-seen = दिखता था
review-seen-yes = हाँ
review-seen-no = नहीं
review-head-next-deal = अगली बाज़ी
review-debt-more = { $creditor } को { $debtor } से { $n ->
    [one] { $n } पत्ता और खींचने को मिला
   *[other] { $n } पत्ते और खींचने को मिले
 }
review-debt-fewer = { $creditor } को { $debtor } से { $n ->
    [one] { $n } पत्ता कम खींचने को मिला
   *[other] { $n } पत्ते कम खींचने को मिले
 }
review-debt-cell = { $creditor } { $n } ({ $debtor } से)
review-debts = { $first }; { $more }

## The match

review-turning = निर्णायक मोड़
review-no-turning = किसी फ़ैसले से नुक़सान नहीं हुआ।
review-turning-play = { $place }. बाज़ी { $deal }, हाथ { $n }: { $seat } ने पत्ता { $chosen } चला; { $best } चलना { $loss } हाथ बेहतर था{ $seen ->
    [yes] , और यह दिखता था
    [no] , पर यह दिख नहीं सकता था
   *[none] {""}
 }।{ $debts ->
    [none] {""}
   *[other] {" "}इससे { $debts }।
 }
review-turning-return = { $place }. बाज़ी { $deal }, अदला-बदली { $n }: { $seat } ने पत्ता { $chosen } लौटाया; { $best } लौटाना { $loss } हाथ बेहतर था।{ $debts ->
    [none] {""}
   *[other] {" "}इससे { $debts }।
 }
review-turning-trump = { $place }. बाज़ी { $deal }, तुरुप: { $seat } की पसंद { $chosen }; बेहतर: { $best }, { $loss } अंक ज़्यादा की उम्मीद।
review-turning-elect = { $place }. बाज़ी { $deal }, अदला-बदली { $n }: { $seat } ने { $chosen } दिया; { $best } देना { $loss } हाथ बेहतर था।{ $debts ->
    [none] {""}
   *[other] {" "}इससे { $debts }।
 }
review-accuracy = सटीकता, 0 से 100
review-head-all = कुल
review-head-five = पाँच पर
review-head-three = तीन पर
review-head-two = दो पर
review-head-decisions = फ़ैसले
review-head-loss = प्रति फ़ैसला गए
review-none = –
review-accuracy-note = जिन फ़ैसलों में फ़र्क़ पड़ता था, उनमें गए हाथों से: औसतन हर चौथाई हाथ जाने पर यह आधी हो जाती है।
review-reached = तुलना के लिए, बॉट आपस में: { $bots }।
review-reached-bot = { $bot } { $n }
review-luck = अंक कहाँ से आए
review-head-part = हिस्सा
review-part-cards = पत्ते
review-part-trump = तुरुप
review-part-turned = खुले
review-part-exchange = अदला-बदली
review-part-draws = खींचे पत्ते
review-part-own = अपना
review-part-others = दूसरे
review-part-promises = वादे
review-part-slam = दसों हाथ
review-part-quota = तय हाथ
review-part-total = अंक
review-luck-note =
    हिस्सों का जोड़ अंकों के बराबर है। पत्ते: बाँट की क़िस्मत, सारे पत्ते खुले और सबसे अच्छा तुरुप मानकर। तुरुप: तुरुप के चुनाव से
    जो बना। अदला-बदली: औसत पत्ता खिंचने पर अदला-बदली का मोल; खींचे पत्ते: पत्ते खींचने की क़िस्मत। अपना और दूसरे: अपने और दूसरों के
    लौटाए पत्तों और चालों से जो गया या मिला, सारे पत्ते खुले मानकर सबसे अच्छे खेल की तुलना में।

## The page

review-chart-deal = बाज़ी में जितने हाथ बनने थे, पत्ता-दर-पत्ता, और नीचे हर पत्ते का नुक़सान; पतली रेखाएँ तय हाथ हैं
review-chart-after = अदला-बदली के बाद बाज़ी में जितने हाथ बनने थे, पत्ता-दर-पत्ता, और नीचे हर पत्ते का नुक़सान; पतली रेखाएँ तय हाथ हैं
review-chart-luck = अंक कहाँ से आए
review-axis-tricks = हाथ
review-axis-played = खेले गए हाथ
review-axis-points = अंक
review-axis-lost = गए हाथ
review-every-card = हर पत्ता
review-every-return = लौटाया गया हर पत्ता
review-head-winner = किसका हाथ
review-head-exchange = अदला-बदली
review-head-drew = खींचा
review-head-gave = लौटाया
review-legal = हर पत्ता जिसकी इजाज़त थी, और उससे कितने हाथ (दसों में से)
review-returns = हर पत्ता जो लौटाया जा सकता था, और उससे कितने हाथ (दसों में से)
review-jump-deals = बाज़ियाँ: { $links }
review-jump-matches = मुक़ाबले: { $links }
