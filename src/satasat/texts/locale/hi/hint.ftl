# What `hint` says at the table. NAME-many: whether the word of that move asks for a plural verb.
# Here that is a suit: it is called a trump suit, for its word alone would not say what is done with it.
hint-head-move = चाल
hint-head-points = अंक
hint-head-behind = पीछे
hint-head-made = तय हाथ
hint-head-tricks = हाथ

hint-note = अंक: इस बाज़ी में आपके तय हाथों ({ $quota }) से ज़्यादा या कम हाथ{ $bonus ->
    [yes] , दसों हाथ का बोनस मिलाकर
   *[no] {""}
 }{ $left ->
    [0] {""}
    [one] , और अगली बाज़ी में पत्ते खींचने का जो मोल हो
   *[other] , और अगली बाज़ियों में पत्ते खींचने का जो मोल हो
 }।

# Each of these may be typed as an answer, too.
hint-give = { $card }
hint-offer = एक पत्ता
hint-concede = एक हाथ
hint-first = पहले { $n }
hint-all = सभी { $n }

hint-cut = यहाँ तौलने को कुछ नहीं: गड्डी कहीं भी काटें, एक ही बात है।
hint-fan = यहाँ तौलने को कुछ नहीं: खींचते समय केवल पत्तों की पीठ दिखती है।
hint-draw = यहाँ तौलने को कुछ नहीं: कोई भी जगह चुनें, एक ही बात है।
hint-not-due = यहाँ तौलने को कुछ नहीं: बारी दूसरों की है।
hint-only = बस इसी की इजाज़त है: { $best }।
hint-alike = एक ही बात है: { $moves }।
hint-level-all = कोई साफ़ फ़र्क़ नहीं: { $moves }।
hint-level = कोई साफ़ फ़र्क़ नहीं: { $moves }। { $other-many ->
    [yes] { $other } तुरुप हो तो
   *[no] { $other }:
 } { $points } अंक कम।
hint-tricks = { $best-many ->
    [yes] { $best } तुरुप हो तो
   *[no] { $best }:
 } औसतन { $tricks } हाथ; { $other }: { $other_tricks }।
hint-quota = आपकी जानकारी से मेल खाती 100 बाज़ियों में आपके तय हाथ इतनी बार बनते हैं। { $best-many ->
    [yes] तुरुप { $best }
   *[no] { $best }
 }: { $made } बार; { $other }: { $other_made } बार।
hint-points = { $best-many ->
    [yes] { $best } तुरुप हो तो
   *[no] { $best }:
 } सब मिलाकर { $points } अंक ज़्यादा। दूसरे नंबर पर: { $other }।
