# The two betting games as they are told and asked, by `play` and `show`.

## Told

betting-title = { $game ->
    [trentacinque] त्रेंताचिंक्वे (Trentacinque)
   *[thirty-five] पैँतीस (Thirty-Five)
 }, preset { $preset }, { $deals ->
    [one] एउटा बाँडाइ
   *[other] { $deals } वटा बाँडाइ
 }
betting-deal = बाँडाइ { $deal } / { $deals }। { $dealer-you ->
    [yes] तपाईंले
   *[no] { $dealer } ले
 } बाँड्नुहुन्छ।
betting-anted = { $all ->
    [yes] सबैले
   *[no] अरू सबैले
 } पूलमा जनही { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 } हाल्नुहुन्छ। पूलमा अब { $pool } छ।
betting-sits-out = { $seat-you ->
    [yes] तपाईंसँग
   *[no] { $seat } सँग
 } पूलमा हाल्ने चिप पुग्दैन, त्यसैले यो बाँडाइ खेल्नुहुन्न।
betting-dealt = { $seat-you ->
    [yes] तपाईंका
   *[no] { $seat } का
 } पात: { $cards }, सबैभन्दा बढी { $suit } मा { $points }
betting-claimed = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $suit } मा { $points } देखाएर दाबी गर्नुहुन्छ: { $cards }।
betting-unclaimed = कसैसँग 35 छैन। अब बोली सुरु हुन्छ।
betting-bid-first = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $n } बोल्नुहुन्छ।
betting-bid-raise = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } बढाएर { $n } बोल्नुहुन्छ।
betting-bid-same = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } पनि { $n } नै बोल्नुहुन्छ।
betting-left = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $game ->
    [trentacinque] पास गर्नुहुन्छ
   *[thirty-five] पात फाल्नुहुन्छ
 }।
betting-count = { $seat-you ->
    [yes] तपाईं
   *[no] { $seat }
 } { $points }
betting-compared = पाँच बोल्नेहरूको सबैभन्दा राम्रो रङको जोड: { $counts }।
betting-bought = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } चार पात { $n } मा किन्नुहुन्छ{ $cards ->
    [none] {""}
   *[other] : { $cards }
 }।
betting-succeeded = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } { $suit } मा { $points } पुग्यो। देखाइएका पात: { $cards }।
betting-failed = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } 35 पुगेन।
betting-took-whole = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } पूरै पूल लिनुहुन्छ: { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }।
betting-took-share = पूलको बराबर भाग लगाउँदा { $seat-you ->
    [yes] तपाईंलाई
   *[no] { $seat } लाई
 } { $n ->
    [0] केही पर्दैन
    [one] एउटा चिप पर्छ
   *[other] { $n } चिप पर्छ
 }।
betting-took-bid = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } पूलबाट बोलेजति लिनुहुन्छ: { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }।
betting-paid = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } बोलेजति पूलमा हाल्नुहुन्छ: { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }। पूलमा अब { $pool } छ।
betting-side = { $seat-you ->
    [yes] तपाईंलाई
   *[no] { $seat } लाई
 } बाँडिएका पातमा { $kind ->
    [no_court] बादशाह, रानी वा गुलाम कुनै परेन
   *[king_queen_knave] एउटै रङका बादशाह, रानी र गुलाम परे
 }, त्यसैले अरूबाट { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 } आउँछ।
betting-share = { $seat-you ->
    [yes] तपाईं
   *[no] { $seat }
 } { $n }
betting-over-limit = पूलमा { $pool } छ, सीमा { $limit } भन्दा बढी। यो सबैलाई भाग लगाइन्छ: जनही { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }।
betting-divided = अन्त्यमा पूलमा बाँकी चिप भाग लगाइन्छ: { $shares }।
betting-ended-early = अर्को बाँडाइमा हाल्ने चिप { $game ->
    [trentacinque] सबैसँग पुग्दैन
   *[thirty-five] दुई जनासँग पनि पुग्दैन
 }: म्याच यहीँ सकिन्छ।
betting-scored = बाँडाइ { $deal } पछिका चिप: { $shares }। पूलमा { $pool } छ।
betting-next-dealer = अब { $dealer-you ->
    [yes] तपाईंले
   *[no] { $dealer } ले
 } बाँड्नुहुन्छ।
betting-pool-head = पूल
betting-chips-foot = अहिले
betting-cell = { $n }{ $outcome ->
    [none] {""}
    [claim] {" "}दाबी
    [bought] {" "}किनेको
    [failed] {" "}नपुगेको
    [thrown_in] {" "}नबिकेको
    [passed] {" "}नबिकेको
   *[other] {" "}{ $outcome }
 }
betting-n = { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }

## Asked

betting-play-points = चिप खेलका अङ्क मात्र हुन्। पैसा राखेर खेलिँदैन; यहाँ पैसा जितिँदैन, चिप किन्न पनि मिल्दैन।
betting-aim = सुरुमा हरेकसँग { $chips ->
    [one] एउटा चिप
   *[other] { $chips } चिप
 } हुन्छ; अन्त्यमा जससँग सबैभन्दा धेरै चिप, उही विजेता। खेल कसरी खेलिन्छ पढ्न help लेख्नुहोस्, अलमल परे ? लेख्नुहोस्।
betting-best = { $reached ->
    [yes] , { $target } पुग्यो
   *[no] {" "}/ { $target }
 }
betting-now = पूलमा { $pool } छ। { $bid ->
    [0] अझै कसैले बोलेको छैन।
   *[other] सबैभन्दा ठूलो बोली { $bid }, { $seat-you ->
        [yes] तपाईंको
       *[no] { $seat } को
    }।
 }
betting-stacks = चिप: { $stacks }
betting-stack = { $seat-you ->
    [yes] तपाईं
   *[no] { $seat }
 } { $n }{ $state ->
    [bid] {" "}(बोली { $bid })
    [thrown_in] {" "}(पात फालेको)
    [passed] {" "}(पास)
    [sits_out] {" "}(नखेल्ने)
   *[none] {""}
 }
betting-side-yours = तपाईंलाई बाँडिएका पातमा { $kind ->
    [no_court] बादशाह, रानी वा गुलाम कुनै परेन
   *[king_queen_knave] एउटै रङका बादशाह, रानी र गुलाम परे
 }: बोली सकिएपछि अरू हरेकले तपाईंलाई { $n } चिप दिनुहुन्छ, तपाईंले बोले पनि, पास गरे पनि।
betting-ask-first = तपाईंको बोली ({ $several ->
    [yes] { $least } देखि { $most }
   *[no] { $least }
 }, वा { $game ->
    [trentacinque] पास
   *[thirty-five] पात फाल्ने
 }):
betting-ask-raise = तपाईंको बोली (बढाएर { $several ->
    [yes] { $least } देखि { $most }
   *[no] { $least }
 }, वा { $game ->
    [trentacinque] पास
   *[thirty-five] पात फाल्ने
 }):
betting-ask-same = तपाईंको बोली ({ $least } नै, वा { $game ->
    [trentacinque] पास
   *[thirty-five] पात फाल्ने
 }):
betting-ask-none = तपाईंको बोली (बोल्न मिल्दैन; Enter थिचे { $game ->
    [trentacinque] पास हुन्छ
   *[thirty-five] पात फालिन्छ
 }):
# what a player types; the beginning of raise, and of what leave says, is enough
betting-word-bid = बोली
betting-word-raise = बढाउने
betting-word-raise-to = बढाएर
betting-word-leave = { $game ->
    [trentacinque] पास
   *[thirty-five] पात फाल्ने
 }
betting-what-thirty-five = चार पातका लागि जति चिप बोल्ने हो, त्यति नम्बर लेख्नुहोस्। "बढाउने" लेखे पछिल्लो बोलीभन्दा एक बढी बोलिन्छ; "पात फाल्ने" लेखे यस बाँडाइका तपाईंका पात फालिन्छन्। पास गर्न मिल्दैन: नबढाउनेले पात फाल्छ।
betting-what-trentacinque = चार पातका लागि जति चिप बोल्ने हो, त्यति नम्बर लेख्नुहोस्, बढीमा { $most }। "बढाउने" लेखे मिल्नेमध्ये सबैभन्दा कम बोलिन्छ; "पास" लेखे यस बाँडाइमा फेरि बोल्न मिल्दैन। कसैले { $most } बोले अरूले पनि { $most } नै बोल्न सक्छन्: तीमध्ये एउटै रङको जोड जसको सबैभन्दा बढी, उसैले किन्छ।
betting-may = तपाईंले { $least }{ $several ->
    [yes] {" "}देखि { $most } सम्म
   *[no] {""}
 } बोल्न पाउनुहुन्छ।
betting-allowed = { $bid ->
    [none] तपाईंले { $game ->
        [trentacinque] पास गर्न
       *[thirty-five] पात फाल्न
    } पाउनुहुन्छ।
   *[other] तपाईंले { $bid } बोल्न पाउनुहुन्छ।
 }
betting-stakes-thirty-five = किन्नेको एउटै रङमा 35 पुगे उसले बोलेजति चिप लिन्छ, तर पूलमा भएको { $pool } भन्दा बढी होइन। नपुगे उसले बोलेजति चिप पूलमा हाल्छ।
betting-stakes-trentacinque = किन्नेको एउटै रङमा 35 पुगे, जति बोलेको भए पनि, पूलमा भएको { $pool } सबै उसैले लिन्छ। नपुगे उसले बोलेजति चिप पूलमा हाल्छ।
betting-last-none = अझै कुनै बाँडाइ सकिएको छैन।
betting-last = बाँडाइ { $deal }:
betting-commands = hand: प्रश्न फेरि, तपाईंका पातसहित · ? 12: त्यति बोल्न मिल्छ कि मिल्दैन · hint: तपाईंका बोलीको मोल · last: पछिल्लो बाँडाइमा के भयो · score: अङ्कको पाना · rules: यस टेबलका नियम · ?: के लेख्न मिल्छ · undo: अरू कसैले चाल नचलेसम्म आफ्नो पछिल्लो बोली फिर्ता लिने · quit: छोड्ने

## How to play

betting-how-thirty-five-1 = 52 पात हुन्छन्। बादशाह, रानी र गुलाम दस गनिन्छन्, एक्का { $ace ->
    [one] एक
   *[other] एघार
 }, अरू पात आफ्नै नम्बरजति। एउटै रङमा जसको 35 वा बढी पुग्छ, उसले जित्छ।
betting-how-thirty-five-2 = हरेक बाँडाइमा सबैले पूलमा जनही { $ante ->
    [one] एउटा चिप
   *[other] { $ante } चिप
 } हाल्छन् र नौ-नौ पात पाउँछन्; अरू चार पात टेबलमा बन्द रहन्छन्। बाँड्दै जसको 35 पुग्छ, उसले त्यो रङ देखाएर पूल लिन्छ।
betting-how-thirty-five-3 = कसैको 35 नपुगे चार पात बिक्छन्। पालैपालो हरेकले पछिल्लो बोलीभन्दा बढी बोल्छ, नत्र पात फालेर त्यस बाँडाइबाट बाहिरिन्छ। पहिलो बोली पूलभन्दा बढी हुँदैन, र आफूसँग भएका चिपभन्दा बढी कसैले बोल्दैन।
betting-how-thirty-five-4 = अन्तिममा बाँकी रहनेले चार पात किन्छ। तेह्र पातमा एउटै रङको 35 पुगे उसले बोलेजति चिप लिन्छ, बढीमा पूरै पूल। नपुगे उसले बोलेजति चिप पूलमा हाल्छ।
betting-how-thirty-five-5 = पूलमा बाँकी चिप अर्को बाँडाइका लागि रहन्छन्।{ $limit ->
    [none] {""}
   *[other] {" "}पूलमा { $limit } भन्दा बढी भए सबैलाई भाग लगाइन्छ।
 } अन्तिम बाँडाइपछि पूल भाग लगाइन्छ; जससँग सबैभन्दा धेरै चिप, उही विजेता।
betting-how-trentacinque-1 = चालीस पात हुन्छन्: अट्ठा, नहला र दहला हुँदैनन्। बादशाह, रानी र गुलाम दस गनिन्छन्, एक्का एक, अरू पात आफ्नै नम्बरजति। एउटै रङमा 35 वा बढी पुर्‍याउनुपर्छ।
betting-how-trentacinque-2 = हरेक बाँडाइमा सबैले पूलमा जनही { $ante ->
    [one] एउटा चिप
   *[other] { $ante } चिप
 } हाल्छन् र नौ-नौ पात पाउँछन्; अन्तिम चार पात टेबलमा बन्द रहन्छन्, र ती बिक्छन्।
betting-how-trentacinque-3 = पालैपालो हरेकले 1 देखि { $most } चिपसम्म, पछिल्लो बोलीभन्दा बढी बोल्छ, नत्र पास गर्छ; पास गरेपछि फेरि बोल्न मिल्दैन। कसैले { $most } बोले अरूले पनि { $most } नै बोल्न सक्छन्; तीमध्ये एउटै रङको जोड जसको सबैभन्दा बढी, उसैले किन्छ।
betting-how-trentacinque-4 = किन्नेका तेह्र पातमा एउटै रङको 35 पुगे, जति बोलेको भए पनि, पूरै पूल उसैले लिन्छ। नपुगे उसले बोलेजति चिप पूलमा हाल्छ, र पूल अर्को बाँडाइका लागि रहन्छ।
betting-how-trentacinque-5 = जसलाई बाँडिएका पातमा बादशाह, रानी वा गुलाम कुनै परेन, वा एउटै रङका तीनै परे, उसले अरू हरेकबाट { $side } चिप पाउँछ, बोले पनि, पास गरे पनि। अन्तिम बाँडाइपछि पूल भाग लगाइन्छ; जससँग सबैभन्दा धेरै चिप, उही विजेता।
