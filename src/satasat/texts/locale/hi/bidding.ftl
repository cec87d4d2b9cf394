# The page: the table of Thirty-Five and Trentacinque. What is told as in the terminal stands in betting.ftl.
# A parameter that is a player comes with a twin: $seat and $seat-you (yes or no).

## Players

bidding-pool = पूल { $n }
bidding-chips = { $n } चिप
bidding-said-bid = बोली { $n }
bidding-said-highest = सबसे ऊँची: { $n }
bidding-said-left = { $game ->
    [trentacinque] पास
   *[thirty-five] पत्ते डाल दिए
 }
bidding-said-sits-out = इस बाज़ी में नहीं
bidding-said-claims = ऐलान
bidding-said-bought = { $n } में ख़रीदे
bidding-is-thinking = अभी बारी

## The middle of the table

bidding-table = चार पत्ते और बोलियाँ
bidding-four-cards = चार बंद पत्ते
bidding-highest = सबसे ऊँची बोली
bidding-highest-none = अभी कोई बोली नहीं लगी।
bidding-highest-by = { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 }, { $n }
bidding-wins = 35 बनें: { $n } चिप { $n ->
    [one] मिलेगी
   *[other] मिलेंगी
 }
bidding-loses = न बनें: { $n } चिप { $n ->
    [one] देनी होगी
   *[other] देनी होंगी
 }
bidding-inside = अभी बोली में: { $names }
bidding-at-five = { $n } की बोली पर: { $names }
bidding-calls = बोलियाँ
bidding-calls-none = अभी न किसी ने बोली लगाई, न { $game ->
    [trentacinque] पास कहा
   *[thirty-five] पत्ते डाले
 }।
bidding-call = { $seat-you ->
    [yes] आप
   *[no] { $seat }
 }: { $chips ->
    [none] { $game ->
        [trentacinque] पास
       *[thirty-five] पत्ते डाल दिए
    }
   *[other] { $chips }
 }
bidding-deals = पत्ते फेंटे और बाँटे जा रहे हैं।

## My cards

bidding-hand = { $n ->
    [one] आपका एक पत्ता
   *[other] आपके { $n } पत्ते
 }
bidding-suit = { $suit }: { $best ->
    [yes] { $reached ->
        [yes] { $points } ({ $target } पूरे)
       *[no] { $target } में से { $points }
    }, आपका सबसे अच्छा रंग
   *[no] { $points }
 }
bidding-of-target = { $reached ->
    [yes] { $points } ✓
   *[no] { $points }/{ $target }
 }
bidding-hand-suit = { $suit } { $points }: { $ranks }
bidding-best = { $reached ->
    [yes] { $suit }: { $points }, { $target } पूरे।
   *[no] सबसे अच्छा रंग { $suit }: { $target } में से { $points }।
 }

## My bid

bidding-turn-first = आपकी बारी। { $several ->
    [yes] { $least } से { $most } तक की
   *[no] { $least } की
 } बोली लगाएँ, या { $game ->
    [trentacinque] पास कहें
   *[thirty-five] पत्ते डाल दें
 }।
bidding-turn-raise = आपकी बारी। { $several ->
    [yes] बोली बढ़ाएँ ({ $least } से { $most } तक)
   *[no] बोली बढ़ाकर { $least } करें
 }, या { $game ->
    [trentacinque] पास कहें
   *[thirty-five] पत्ते डाल दें
 }।
bidding-turn-same = आपकी बारी। आप भी { $least } की बोली लगाएँ, या { $game ->
    [trentacinque] पास कहें
   *[thirty-five] पत्ते डाल दें
 }।
bidding-turn-none = आपकी बारी। अब केवल { $game ->
    [trentacinque] पास कहने
   *[thirty-five] पत्ते डाल देने
 } की इजाज़त है।
bidding-turn-of = बोली की बारी { $seat } की है।
bidding-turn-said = बोली की बारी { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } है।
bidding-yours = आपकी बोली
bidding-yours-chips = आपकी बोली, कितनी चिप
bidding-fewer = एक चिप कम
bidding-more = एक चिप ज़्यादा
bidding-quick = झटपट चुनें
bidding-quick-least = सबसे छोटी
bidding-quick-pool = पूल
bidding-quick-most = सबसे बड़ी
bidding-do-first = { $n } की बोली लगाएँ
bidding-do-raise = बढ़ाकर { $n } करें
bidding-do-same = { $n } ही बोलें
bidding-leave = { $game ->
    [trentacinque] पास
   *[thirty-five] पत्ते डाल दें
 }
bidding-number = संख्या लिखें या चुनें।
bidding-chosen = { $n } चिप
bidding-take-back = मेरी पिछली बोली वापस लें

## Hint

bidding-hint-title = बोलियों का मोल
bidding-hint-choose = { $n } की बोली चुनें

## The end of a deal

bidding-claimed = { $seat-you ->
    [yes] आपने
   *[no] { $seat } ने
 } ऐलान किया: { $suit } में { $points }।
bidding-succeeded = { $suit } में { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } { $points } बने, और पत्ते सबको दिखाए गए।
bidding-shown-by = { $seat-you ->
    [yes] आपके
   *[no] { $seat } के
 } पत्ते, जो सबको दिखाए गए
bidding-bought-yours = आपके ख़रीदे हुए चार पत्ते
bidding-held = इस बाज़ी में आपके पत्ते
bidding-not-sold = { $game ->
    [trentacinque] सबने पास कहा।
   *[thirty-five] सबने पत्ते डाल दिए।
 } चारों पत्ते नहीं बिके।
bidding-side-known = { $seat-you ->
    [yes] आपको
   *[no] { $seat } को
 } बाँट में { $kind ->
    [no_court] न बादशाह मिला, न बेगम, न ग़ुलाम
   *[king_queen_knave] एक ही रंग के बादशाह, बेगम और ग़ुलाम मिले
 }: दूसरों से चिप मिलती हैं।
bidding-result = बाज़ी का नतीजा
bidding-head-who = खिलाड़ी
bidding-head-change = इस बाज़ी में
bidding-head-chips = चिप
bidding-pool-row = पूल
bidding-dealer-next = अगली बाँट

## The end of a match

bidding-won = मुक़ाबला पूरा हुआ। जीत { $seat-you ->
    [yes] आपकी
   *[no] { $seat } की
 } हुई, { $n } चिप के साथ।
bidding-shared = मुक़ाबला पूरा हुआ। जीत साझी रही: { $winners }, हर एक के पास { $n } चिप।
bidding-ended-deals = { $deals ->
    [one] एक ही बाज़ी थी, वह पूरी हुई।
   *[other] सभी { $deals } बाज़ियाँ पूरी हुईं।
 }

## Score sheet

bidding-sheet-legend = बाज़ी के बाद हर खिलाड़ी की चिप, और बाज़ी में उसने क्या किया; अंत में पूल।
bidding-csv-chips = { $name }: चिप
bidding-csv-outcome = नतीजा
bidding-csv-seats = किसका
bidding-outcome = { $outcome ->
    [claim] ऐलान
    [bought] ख़रीदे, 35 बने
    [failed] ख़रीदे, 35 नहीं बने
    [thrown_in] नहीं बिके
    [passed] नहीं बिके
   *[other] { $outcome }
 }

## The bidding so far, and keys

bidding-this-deal = यह बाज़ी
bidding-last-deal = पिछली बाज़ी
bidding-tab = बोलियाँ
bidding-key-change = तीर, + और −
bidding-key-change-does = अपनी बोली बदलें
bidding-key-digits = 0 से 9
bidding-key-digits-does = अपनी बोली लिखें
bidding-key-enter-does = जो बड़े बटन पर लिखा है, वह करें
bidding-query-L = पिछली बोली बताएँ
bidding-query-K = बताएँ कि किसके पास कितनी चिप हैं
bidding-query-U = पूल और सबसे ऊँची बोली बताएँ
bidding-query-T = इस बाज़ी की सारी बोलियाँ बताएँ
bidding-query-Y = मेरे पत्ते बताएँ, एक-एक रंग करके, गिनती के साथ
bidding-query-O = बताएँ कि बोली से कौन बाहर है
bidding-out = बोली से बाहर: { $names }।
bidding-out-none = अभी बोली से कोई बाहर नहीं है।
