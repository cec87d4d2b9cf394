# The two betting games as they are told and asked, by `play` and `show`.

## Told

betting-title = { $game ->
    [trentacinque] त्रेंताचिंक्वे (Trentacinque)
   *[thirty-five] पैंतीस (Thirty-Five)
 }, preset { $preset }, { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियाँ
 }
betting-deal = बाज़ी { $deal }/{ $deals }। बाँट { $dealer-you ->
    [yes] आपकी
   *[no] { $dealer } की
 } है।
betting-anted = { $all ->
    [yes] सबने
   *[no] बाकी सबने
 } पूल में { $n ->
    [one] एक-एक चिप डाली
   *[other] { $n }-{ $n } चिप डालीं
 }, अब पूल में { $pool }।
betting-sits-out = { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } पास पूल में डालने को पूरी चिप नहीं, इसलिए यह बाज़ी बाकी लोग खेलेंगे।
betting-dealt = { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } पास: { $cards }, सबसे अच्छा रंग { $suit }: { $points }
betting-claimed = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } ऐलान किया: { $suit } में { $points }, पत्ते { $cards }।
betting-unclaimed = किसी के पास 35 नहीं। बोली शुरू होती है।
betting-bid-first = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } { $n } की बोली लगाई।
betting-bid-raise = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } बोली बढ़ाकर { $n } कर दी।
betting-bid-same = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } भी { $n } की बोली लगाई।
betting-left = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } { $game ->
    [trentacinque] पास कहा
   *[thirty-five] पत्ते डाल दिए
 }।
betting-count = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } { $points }
betting-compared = पाँच की बोली वालों की गिनती, अपने सबसे अच्छे रंग में: { $counts }।
betting-bought = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } { $n } की बोली पर चारों पत्ते ख़रीदे{ $cards ->
    [none] {""}
   *[other] : { $cards }
 }।
betting-succeeded = { $suit } में { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } { $points } बने, पत्ते ये हैं: { $cards }।
betting-failed = { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } 35 नहीं बने।
betting-took-whole = पूरा पूल { $seat-you ->
    [yes] आपको
   *[no] { $seat } को
 } मिला: { $n } चिप।
betting-took-share = पूल का बराबर हिस्सा { $seat-you ->
    [yes] आपको
   *[no] { $seat } को
 } मिला: { $n ->
    [0] कुछ नहीं
   *[other] { $n } चिप
 }।
betting-took-bid = पूल से बोली जितनी चिप { $seat-you ->
    [yes] आपको
   *[no] { $seat } को
 } { $n ->
    [one] मिली
   *[other] मिलीं
 }: { $n }।
betting-paid = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } अपनी बोली पूल में डाली: { $n } चिप। अब पूल में { $pool }।
betting-side = { $seat-you ->
    [yes] आपको
   *[no] { $seat } को
 } बाँट में { $kind ->
    [no_court] न बादशाह मिला, न बेगम, न ग़ुलाम
   *[king_queen_knave] एक ही रंग के बादशाह, बेगम और ग़ुलाम मिले
 }: दूसरों से { $n } चिप { $n ->
    [one] मिली
   *[other] मिलीं
 }।
betting-share = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } { $n }
betting-over-limit = पूल में { $pool } हैं, सीमा { $limit } की है। पूल सबमें बराबर बँटता है: हर एक को { $n } चिप।
betting-divided = आख़िर में पूल में जो बचा, वह बँटता है: { $shares }।
betting-ended-early = { $game ->
    [trentacinque] अगली बाज़ी के लिए सबके पास पूरी चिप नहीं हैं
   *[thirty-five] अगली बाज़ी के लिए दो खिलाड़ियों के पास भी पूरी चिप नहीं हैं
 }: मुक़ाबला यहीं ख़त्म होता है।
betting-scored = बाज़ी { $deal } के बाद किसके पास कितनी चिप: { $shares }। पूल में { $pool }।
betting-next-dealer = अगली बाँट { $dealer-you ->
    [yes] आपकी
   *[no] { $dealer } की
 } है।
betting-pool-head = पूल
betting-chips-foot = अब
betting-cell = { $n }{ $outcome ->
    [none] {""}
    [claim] {" "}(ऐलान)
    [bought] {" "}(ख़रीदे)
    [failed] {" "}(नहीं बने)
    [thrown_in] {" "}(नहीं बिके)
    [passed] {" "}(नहीं बिके)
   *[other] {" "}{ $outcome }
 }
betting-n = { $n } चिप

## Asked

betting-play-points = चिप केवल खेल के अंक हैं। यहाँ पैसों से नहीं खेला जाता, न पैसे जीते जाते हैं, और चिप ख़रीदी नहीं जा सकतीं।
betting-aim = शुरू में सबके पास { $chips } चिप { $chips ->
    [one] है
   *[other] हैं
 }; अंत में जिसके पास सबसे ज़्यादा चिप हों, उसकी जीत। खेलने का तरीक़ा पढ़ना हो तो help लिखें, अटक जाएँ तो ? लिखें।
betting-best = { $reached ->
    [yes] {" "}({ $target } पूरे)
   *[no] /{ $target }
 }
betting-now = पूल में { $pool }। { $bid ->
    [0] अभी कोई बोली नहीं लगी।
   *[other] सबसे ऊँची बोली { $bid }, { $seat-you ->
        [yes] आपकी
       *[no] { $seat } की
    }।
 }
betting-stacks = चिप: { $stacks }
betting-stack = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 } { $n }{ $state ->
    [bid] {" "}(बोली { $bid })
    [thrown_in] {" "}(पत्ते डाल दिए)
    [passed] {" "}(पास)
    [sits_out] {" "}(इस बाज़ी में नहीं)
   *[none] {""}
 }
betting-side-yours = आपको बाँट में { $kind ->
    [no_court] न बादशाह मिला, न बेगम, न ग़ुलाम
   *[king_queen_knave] एक ही रंग के बादशाह, बेगम और ग़ुलाम मिले
 }: बोली के बाद दूसरों में से हर एक से आपको { $n } चिप { $n ->
    [one] मिलेगी
   *[other] मिलेंगी
 }, चाहे आप बोली लगाएँ या पास कहें।
betting-ask-first = आपकी बोली ({ $several ->
    [yes] { $least } से { $most }
   *[no] { $least }
 }, या { $game ->
    [trentacinque] पास
   *[thirty-five] पत्ते डाल दें
 }):
betting-ask-raise = आपकी बोली ({ $several ->
    [yes] { $least } या ऊपर, { $most } तक
   *[no] ऊपर { $least }
 }, या { $game ->
    [trentacinque] पास
   *[thirty-five] पत्ते डाल दें
 }):
betting-ask-same = आपकी बोली (उतनी ही, यानी { $least }, या { $game ->
    [trentacinque] पास
   *[thirty-five] पत्ते डाल दें
 }):
betting-ask-none = आपकी बोली (बोली नहीं लग सकती; Enter दबाने पर { $game ->
    [trentacinque] पास होगा
   *[thirty-five] पत्ते डाल दिए जाएँगे
 }):
# what a player types; the beginning of raise, and of what leave says, is enough
betting-word-bid = बोली
betting-word-raise = ऊपर
betting-word-raise-to = बढ़ाकर
betting-word-leave = { $game ->
    [trentacinque] पास
   *[thirty-five] पत्ते डाल दें
 }
betting-what-thirty-five = चारों पत्तों के लिए जितनी चिप की बोली लगानी हो, वह संख्या लिखें। "ऊपर" लिखें तो पिछली बोली से एक ज़्यादा; "पत्ते डाल दें" लिखें तो इस बाज़ी के पत्ते छोड़ दिए जाते हैं। यहाँ पास नहीं होता: जो बोली न बढ़ाए, उसे पत्ते डाल देने होते हैं।
betting-what-trentacinque = जितनी चिप की बोली लगानी हो, वह संख्या लिखें, ज़्यादा से ज़्यादा { $most }। "ऊपर" लिखें तो कम से कम जितनी बोली की इजाज़त हो, उतनी लगती है; "पास" लिखने के बाद इस बाज़ी में आपकी बोली फिर नहीं लग सकती। { $most } की बोली पर दूसरे भी { $most } बोल सकते हैं: तब पत्ते वही ख़रीदे, जिसके एक रंग की गिनती सबसे ज़्यादा हो।
betting-may = इजाज़त { $several ->
    [yes] { $least } से { $most } तक
   *[no] { $least }
 } की बोली की है।
betting-allowed = { $bid ->
    [none] { $game ->
        [trentacinque] पास कहने
       *[thirty-five] पत्ते डाल देने
    } की इजाज़त है।
   *[other] { $bid } की बोली की इजाज़त है।
 }
betting-stakes-thirty-five = जो ख़रीदे और फिर एक रंग में जिसके 35 बनें, उसे पूल से अपनी बोली जितनी चिप मिलती हैं, ज़्यादा से ज़्यादा पूरा पूल ({ $pool })। ख़रीदने पर भी 35 न बनें, तो अपनी बोली जितनी चिप पूल में डालनी होती हैं।
betting-stakes-trentacinque = जो ख़रीदे और फिर एक रंग में जिसके 35 बनें, उसे पूरा पूल ({ $pool }) मिलता है, बोली कुछ भी रही हो। ख़रीदने पर भी 35 न बनें, तो अपनी बोली जितनी चिप पूल में डालनी होती हैं।
betting-last-none = अभी कोई बाज़ी पूरी नहीं हुई।
betting-last = बाज़ी { $deal }:
betting-commands = hand: सवाल फिर से, आपके पत्तों के साथ · ? 12: इतनी बोली की इजाज़त है या नहीं · hint: आपकी बोलियों का मोल · last: पिछली बाज़ी कैसी रही · score: चिप का हिसाब · rules: इस मेज़ के नियम · ?: क्या लिखा जा सकता है · undo: अपनी पिछली बोली वापस लें, जब तक किसी और ने चाल न चली हो · quit: खेल छोड़ें

## How to play

betting-how-thirty-five-1 = कुल 52 पत्ते हैं। बादशाह, बेगम और ग़ुलाम दस-दस गिने जाते हैं, इक्का { $ace ->
    [one] एक
   *[other] ग्यारह
 }, और बाकी हर पत्ता अपनी संख्या। किसी एक रंग में जिसके 35 या ज़्यादा बनें, उसकी जीत।
betting-how-thirty-five-2 = हर बाज़ी में सब पूल में { $ante ->
    [one] एक-एक चिप डालते हैं
   *[other] { $ante }-{ $ante } चिप डालते हैं
 } और सबको नौ पत्ते मिलते हैं; चार और पत्ते मेज़ पर बंद रहते हैं। जिसके नौ पत्तों में ही 35 हों, वह उस रंग के पत्ते दिखाए और पूल उसका।
betting-how-thirty-five-3 = किसी के पास 35 न हों, तो चारों पत्तों के लिए बोली लगती है। बारी-बारी से हर एक को पिछली बोली से ज़्यादा बोलना होता है, नहीं तो पत्ते डाल देने होते हैं; जो पत्ते डाल दे, इस बाज़ी में उसकी बारी फिर नहीं आती। पहली बोली पूल से ज़्यादा नहीं हो सकती, और किसी की बोली अपनी चिप से ज़्यादा नहीं।
betting-how-thirty-five-4 = जो आख़िर तक टिके, चारों पत्ते वही ख़रीदे। उसके तेरह पत्तों में से एक रंग में 35 बनें, तो उसे अपनी बोली जितनी चिप मिलती हैं, ज़्यादा से ज़्यादा पूरा पूल। न बनें, तो उतनी ही चिप पूल में डालनी होती हैं।
betting-how-thirty-five-5 = पूल में जो बचे, वह अगली बाज़ी के लिए रहता है।{ $limit ->
    [none] {""}
   *[other] {" "}पूल में { $limit } से ज़्यादा चिप हों, तो वह सबमें बँट जाता है।
 } आख़िरी बाज़ी के बाद पूल बँटता है, और जिसके पास सबसे ज़्यादा चिप हों, उसकी जीत।
betting-how-trentacinque-1 = कुल चालीस पत्ते हैं: अट्ठे, नहले और दहले नहीं हैं। बादशाह, बेगम और ग़ुलाम दस-दस गिने जाते हैं, इक्का एक, और बाकी हर पत्ता अपनी संख्या। आपको एक रंग में 35 या ज़्यादा बनाने हैं।
betting-how-trentacinque-2 = हर बाज़ी में सब पूल में { $ante ->
    [one] एक-एक चिप डालते हैं
   *[other] { $ante }-{ $ante } चिप डालते हैं
 } और सबको नौ पत्ते मिलते हैं; आख़िरी चार पत्ते मेज़ पर बंद रहते हैं, और उनके लिए बोली लगती है।
betting-how-trentacinque-3 = बारी-बारी से हर एक 1 से { $most } चिप तक की बोली लगाए, पिछली बोली से ज़्यादा, या पास कहे; पास के बाद फिर बोली नहीं। { $most } की बोली पर दूसरे भी { $most } बोल सकते हैं; तब पत्ते वही ख़रीदे, जिसके एक रंग की गिनती सबसे ज़्यादा हो।
betting-how-trentacinque-4 = ख़रीदने वाले के तेरह पत्तों में से एक रंग में 35 बनें, तो पूरा पूल उसका, बोली कुछ भी रही हो। न बनें, तो बोली जितनी चिप पूल में डालनी होती हैं, और पूल अगली बाज़ी के लिए रहता है।
betting-how-trentacinque-5 = जिसे बाँट में न बादशाह मिले, न बेगम, न ग़ुलाम, या एक ही रंग के तीनों मिलें, उसे दूसरों में से हर एक से { $side } चिप मिलती हैं, चाहे वह बोली लगाए या पास कहे। आख़िरी बाज़ी के बाद पूल बँटता है, और जिसके पास सबसे ज़्यादा चिप हों, उसकी जीत।
