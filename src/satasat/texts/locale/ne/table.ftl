# The page: the table while cards are played.

## The bar

table-title = टेबल
deal-of = बाँडाइ { $deal } / { $deals }
deal-none = पहिलो बाँडाइअघि
deal-unseen = म्याच चलिरहेको छ
trump-chip = तुरुप
trump-is = तुरुप { $suit }।
trump-open = तुरुप अझै तोकिएको छैन।
menu = मेनु
help = मद्दत
your-turn-mark = ● तपाईंको पालो

## Players

players = खेलाडी
seats-clockwise = खेल देब्रेतिर घुम्छ।
seats-anticlockwise = खेल दाहिनेतिर घुम्छ।
tricks-of = { $quota } मा { $taken }
tricks-of-spoken = चाहिने { $quota ->
    [one] एउटा हातमा
   *[other] { $quota } हातमा
 } { $taken }
total-points = जम्मा { $points }
cards-left = { $n ->
    [one] एउटा पात
   *[other] { $n } वटा पात
 }
dealer = बाँड्ने
is-bot = बट
is-thinking = पालो
is-away = सम्पर्कमा छैन
is-left = छोड्नुभयो
is-sat-in = बट खेल्दै
seconds-left = { $n ->
    [one] एक सेकेन्ड
   *[other] { $n } सेकेन्ड
 } बाँकी
bank-left = थप समय { $n ->
    [one] एक सेकेन्ड
   *[other] { $n } सेकेन्ड
 } बाँकी
your-seconds = तपाईंको चाललाई { $n ->
    [one] एक सेकेन्ड
   *[other] { $n } सेकेन्ड
 } बाँकी।

## The trick

trick = चलिरहेको हात
led = सुरु
winning = अगाडि
takes = हात { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } भयो।
takes-mark = हात लिने
played-led = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } सुरुमा { $card } खेल्नुहुन्छ।
played = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } { $card } खेल्नुहुन्छ।
not-played = { $seat-you ->
    [yes] तपाईंले
   *[no] { $seat } ले
 } अझै खेल्नुभएको छैन।
trick-empty = टेबलमा कुनै पात छैन।
tap-on = अघि बढ्ने
last-trick = पछिल्लो हात
all-tricks = यस बाँडाइका हात
tricks-none = यस बाँडाइमा अझै कुनै हात खेलिएको छैन।
trick-n = हात { $n }

## The message line

your-lead = तपाईंको पालो। सुरुमा जुनसुकै पात खेल्नुहोस्।
your-turn = तपाईंको पालो।
your-turn-any = तपाईंको पालो। जुनसुकै पात खेल्न मिल्छ।
your-turn-follow = तपाईंको पालो। रङ पछ्याउनुहोस्: { $suit }।
turn-of = { $seat } को पालो।
turn-said = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } पालो हो।
turn-nobody = अहिले कसैको पालो होइन।
line-lost = सम्पर्क टुट्यो। फेरि जोडिँदै छ …
line-connecting = जोडिँदै छ …
line-back = सम्पर्क फर्कियो।
one-moment = एकछिन …
bot-for-you = तपाईंको सट्टा बट खेल्दै छ।
i-am-back = आफैँ खेल्ने
watching-only = तपाईं हेर्दै हुनुहुन्छ।
unseen-words = यो हेर्न मिल्दैन। दुई बाँडाइको बीचमा बटको सिटमा बस्न सकिन्छ।
waiting-deal = अर्को बाँडाइ एकैछिनमा सुरु हुन्छ।

## Hand and actions

hand-name = तपाईंका पात, { $n ->
    [0] एउटा पनि छैन
    [one] एउटा
   *[other] { $n } वटा
 }{ $suits ->
    [none] {""}
   *[other] : { $suits }
 }
suit-count = { $suit } { $n }
card-playable = { $card }, खेल्न मिल्छ
card-barred = { $card }, खेल्न मिल्दैन: { $why }
card-selected = { $card } रोजियो। खेल्न Enter थिच्नुहोस्।
no-such-card = तपाईंसँग { $card } छैन।
choose-card = पात रोज्नुहोस्
play-card = { $card } खेल्ने
hint = सुझाव
hint-thinking = के कहाँ हुन सक्छ, हेरिँदै छ …
hint-title = तपाईंका पातको मोल
hint-best = उत्तम
hint-choose = { $card } रोज्ने

## Menu

menu-look = हेर्ने
menu-game = खेल
menu-leave = जाने
score-sheet = अङ्कको पाना
rules-here = यस टेबलका नियम
words-here = शब्दको अर्थ
settings-here = सेटिङ
talk-here = कुराकानी
watchers = को-को हेर्दै छन्
watchers-none = कोही हेर्दै छैन।
take-back = मेरो पछिल्लो पात फिर्ता लिने
claim = बाँकी हात मेरै हुन्
claim-words = बाँकी सबै हात पक्कै तपाईंकै हुने भए ती तुरुन्तै खेलिन्छन्। नभए तपाईंलाई त्यही भनिन्छ, अरू केही हुँदैन।
claim-yes = दाबी गर्ने
ask-end = म्याच अहिल्यै सकाउने
end-words = अरूलाई सोधिन्छ। सबैले हुन्छ भने म्याच यहीँ सकिन्छ, र पात देखाइन्छन्।
end-yes = सकाउन सोध्ने
leave = टेबल छोड्ने
leave-words = तपाईंको सट्टा बट खेल्छ। म्याच नसकिएसम्म तपाईं फर्कन सक्नुहुन्छ।
leave-words-over = तपाईंको सिट खाली हुन्छ।
leave-words-watching = यही लिङ्कबाट फर्कन सक्नुहुन्छ।
leave-yes = छोड्ने
stay = बस्ने
start-page = सुरुको पेजमा जाने
now-sat_in = { $seat-you ->
    [yes] तपाईंको
   *[no] { $seat } को
 } सट्टा अब बट खेल्छ।
now-returned = अब { $seat-you ->
    [yes] तपाईं आफैँ खेल्नुहुन्छ
   *[no] { $seat } आफैँ खेल्नुहुन्छ
 }।
now-claimed = बाँकी सबै हात { $seat-you ->
    [yes] तपाईंको भए
   *[no] { $seat } को भए
 }।
tab-score = अङ्क
tab-tricks = हात
tab-talk = कुराकानी

## Help

help-now = अहिले तपाईंले के गर्ने
help-how = खेल कसरी खेलिन्छ
help-quota-mine = यस बाँडाइमा तपाईंलाई { $quota ->
    [one] एउटा हात
   *[other] { $quota } हात
 } चाहिन्छ। अहिलेसम्म { $taken } लिनुभयो।
help-keys = किबोर्ड
help-keys-off = अक्षरले सोध्ने बन्द छ। सेटिङमा खोल्न सकिन्छ।
key-arrows = बाण, Home, End
key-arrows-does = एक पातबाट अर्कोमा जाने
key-digits = 1 देखि 9, 0
key-digits-does = पहिलोदेखि दसौँसम्मको पात रोज्ने
key-suit = { $s } { $h } { $d } { $c }, अनि पात
key-suit-does = नामले पात रोज्ने: H अनि T भनेको पानको दहला
key-enter = Enter
key-enter-does = पात खेल्ने
key-escape = Esc
key-escape-does = केही नरोज्ने
query-L = पछिल्लो हात सुनाउने
query-K = कसका कति हात, सुनाउने
query-U = तुरुप के हो, सुनाउने
query-T = टेबलमा के परेको छ, सुनाउने
query-Y = मेरा पात, रङैपिच्छे सुनाउने
query-O = कोसँग कुन रङ छैन, सुनाउने
query-R = पछिल्लो कुरा फेरि सुनाउने
query-W = कसको पालो, सुनाउने
query-list = यो सूची देखाउने

## Answers to keys

table-cards = टेबलमा: { $plays }।
hand-suits = तपाईंका पात: { $suits }।
hand-suit = { $suit } { $ranks }
hand-empty = तपाईंसँग पात छैन।
out-none = कसैसँग कुनै रङ नभएको अहिलेसम्म देखिएको छैन।
out-of = { $seat-you ->
    [yes] तपाईंसँग
   *[no] { $seat } सँग
 } { $suits } छैन।
suit-pending = { $suit }: कुन पात?

## Coming to a table

failed-title = यो टेबल खोल्न सकिएन
