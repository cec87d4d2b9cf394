# The page: the table of Thirty-Five and Trentacinque. What is told as in the terminal stands in betting.ftl.
# A parameter that is a player comes with a twin: $seat and $seat-you (yes or no).

## Players

bidding-pool = पूल { $n }
bidding-chips = { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }
bidding-said-bid = बोली { $n }
bidding-said-highest = अगाडि: { $n }
bidding-said-left = { $game ->
    [trentacinque] पास
   *[thirty-five] पात फालेको
 }
bidding-said-sits-out = नखेल्ने
bidding-said-claims = दाबी
bidding-said-bought = { $n } मा किनेको
bidding-is-thinking = पालो

## The middle of the table

bidding-table = चार पात र बोली
bidding-four-cards = चार बन्द पात
bidding-highest = सबैभन्दा ठूलो बोली
bidding-highest-none = अझै कसैले बोलेको छैन।
bidding-highest-by = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } { $n }
bidding-wins = { $n ->
    [one] 35 पुगे: एउटा चिप लिने
   *[other] 35 पुगे: { $n } चिप लिने
 }
bidding-loses = { $n ->
    [one] नपुगे: एउटा चिप हाल्ने
   *[other] नपुगे: { $n } चिप हाल्ने
 }
bidding-inside = अझै बोलीमा: { $names }
bidding-at-five = { $n } बोल्नेहरू: { $names }
bidding-calls = बोली
bidding-calls-none = अझै कसैले बोलेको वा { $game ->
    [trentacinque] पास गरेको
   *[thirty-five] पात फालेको
 } छैन।
bidding-call = { $seat-you ->
    [yes] तपाईं
   *[no] { $seat }
 }: { $chips ->
    [none] { $game ->
        [trentacinque] पास
       *[thirty-five] पात फालेको
    }
   *[other] { $chips }
 }
bidding-deals = पात फिटेर बाँडिँदै छन्।

## My cards

bidding-hand = तपाईंका पात, { $n ->
    [one] एउटा
   *[other] { $n } वटा
 }
bidding-suit = { $suit }: { $points }{ $best ->
    [yes] { $reached ->
        [yes] , { $target } पुग्यो
       *[no] {" "}/ { $target }
    }, तपाईंको सबैभन्दा राम्रो रङ
   *[no] {""}
 }
bidding-of-target = { $reached ->
    [yes] { $points } ✓
   *[no] { $points } / { $target }
 }
bidding-hand-suit = { $suit } { $points }: { $ranks }
bidding-best = { $reached ->
    [yes] { $suit } मा { $points }: { $target } पुग्यो।
   *[no] सबैभन्दा बढी { $suit } मा: { $points } / { $target }।
 }

## My bid

bidding-turn-first = तपाईंको पालो। { $several ->
    [yes] { $least } देखि { $most } सम्म
   *[no] { $least }
 } बोल्नुहोस्, वा { $game ->
    [trentacinque] पास गर्नुहोस्
   *[thirty-five] पात फाल्नुहोस्
 }।
bidding-turn-raise = तपाईंको पालो। बढाएर { $several ->
    [yes] { $least } देखि { $most } सम्म
   *[no] { $least }
 } बोल्नुहोस्, वा { $game ->
    [trentacinque] पास गर्नुहोस्
   *[thirty-five] पात फाल्नुहोस्
 }।
bidding-turn-same = तपाईंको पालो। { $least } नै बोल्नुहोस्, वा { $game ->
    [trentacinque] पास गर्नुहोस्
   *[thirty-five] पात फाल्नुहोस्
 }।
bidding-turn-none = तपाईंको पालो। { $game ->
    [trentacinque] पास गर्न
   *[thirty-five] पात फाल्न
 } मात्र मिल्छ।
bidding-turn-of = { $seat } को बोल्ने पालो।
bidding-turn-said = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } बोल्ने पालो हो।
bidding-yours = तपाईंको बोली
bidding-yours-chips = तपाईंको बोली, चिपमा
bidding-fewer = एउटा चिप कम
bidding-more = एउटा चिप बढी
bidding-quick = छिटो छनोट
bidding-quick-least = कम्तीमा
bidding-quick-pool = पूल
bidding-quick-most = बढीमा
bidding-do-first = { $n } बोल्ने
bidding-do-raise = बढाएर { $n } बोल्ने
bidding-do-same = { $n } नै बोल्ने
bidding-leave = { $game ->
    [trentacinque] पास गर्ने
   *[thirty-five] पात फाल्ने
 }
bidding-number = नम्बर लेख्नुहोस् वा रोज्नुहोस्।
bidding-chosen = { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 }
bidding-take-back = मेरो पछिल्लो बोली फिर्ता लिने

## Hint

bidding-hint-title = कुन बोलीको कति मोल
bidding-hint-choose = बोली { $n } रोज्ने

## The end of a deal

bidding-claimed = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $suit } मा { $points } देखाएर दाबी गर्नुहुन्छ।
bidding-succeeded = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } { $suit } मा { $points } पुग्यो, र पात देखाइन्छन्।
bidding-shown-by = सबैलाई देखाइएका { $seat-you ->
    [yes] तपाईंका
   *[no] { $seat } का
 } पात
bidding-bought-yours = तपाईंले किनेका चार पात
bidding-held = यस बाँडाइका तपाईंका पात
bidding-not-sold = सबैले { $game ->
    [trentacinque] पास गर्नुभयो
   *[thirty-five] पात फाल्नुभयो
 }। चार पात बिकेनन्, र पूल जस्ताको तस्तै रहन्छ।
bidding-side-known = { $seat-you ->
    [yes] तपाईंलाई
   *[no] { $seat } लाई
 } बाँडिएका पातमा { $kind ->
    [no_court] बादशाह, रानी वा गुलाम कुनै परेन
   *[king_queen_knave] एउटै रङका बादशाह, रानी र गुलाम परे
 }, त्यसैले अरूबाट चिप आउँछ।
bidding-result = बाँडाइ
bidding-head-who = खेलाडी
bidding-head-change = यस बाँडाइमा
bidding-head-chips = चिप
bidding-pool-row = पूल
bidding-dealer-next = अब बाँड्ने

## The end of a match

bidding-won = म्याच सकियो। { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 } पुर्‍याएर जित्नुभयो।
bidding-shared = म्याच सकियो। { $winners } ले जनही { $n ->
    [one] एउटा चिप
   *[other] { $n } चिप
 } पुर्‍याएर सँगै जित्नुभयो।
bidding-ended-deals = { $deals ->
    [one] एउटै बाँडाइ थियो, त्यो खेलियो।
   *[other] { $deals } वटै बाँडाइ खेलिए।
 }

## Score sheet

bidding-sheet-legend = बाँडाइपछि हरेकका चिप, र त्यसमा उसले के गर्‍यो; अन्तिममा पूल।
bidding-csv-chips = { $name }: चिप
bidding-csv-outcome = नतिजा
bidding-csv-seats = कसले
bidding-outcome = { $outcome ->
    [claim] दाबी
    [bought] किनेको, 35 पुगेको
    [failed] किनेको, 35 नपुगेको
    [thrown_in] नबिकेको
    [passed] नबिकेको
   *[other] { $outcome }
 }

## The bidding so far, and keys

bidding-this-deal = यो बाँडाइ
bidding-last-deal = पछिल्लो बाँडाइ
bidding-tab = बोली
bidding-key-change = बाण, + र −
bidding-key-change-does = बोली घटाउने, बढाउने
bidding-key-digits = 0 देखि 9
bidding-key-digits-does = बोली लेख्ने
bidding-key-enter-does = ठूलो बटनमा लेखेको गर्ने
bidding-query-L = पछिल्लो बोली सुनाउने
bidding-query-K = कसका कति चिप, सुनाउने
bidding-query-U = पूल र सबैभन्दा ठूलो बोली सुनाउने
bidding-query-T = यस बाँडाइका बोली सुनाउने
bidding-query-Y = मेरा पात र तिनको जोड, रङैपिच्छे सुनाउने
bidding-query-O = को-को बोलीबाट बाहिर, सुनाउने
bidding-out = बोलीबाट बाहिर: { $names }।
bidding-out-none = बोलीबाट कोही बाहिर छैन।
