# The command line's options, and `satasat simulate`.
error-bad_number = { $option } में { $least } या उससे बड़ी पूरी संख्या चाहिए, "{ $value }" नहीं
error-too_large = { $option } में ज़्यादा से ज़्यादा { $most } चल सकता है, { $value } नहीं
error-bad_usage = { $message }; { $command } --help में और जानकारी है

simulate-progress = मुक़ाबले
simulate-stopped = रोका गया। हो चुके मुक़ाबले: { $matches } में से { $done }{ $file ->
    [none] {""}
   *[other] , जो { $file } में सहेजे हैं
 }
headline-budget = { $budget ->
    [millis] , { $n } ms प्रति फ़ैसला
   *[worlds] , { $n ->
        [one] { $n } दुनिया
       *[other] { $n } दुनियाएँ
    } प्रति फ़ैसला
 }
simulate-headline = { $game }: { $matches ->
    [one] { $matches } मुक़ाबला
   *[other] { $matches } मुक़ाबले
 }, { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियाँ
 }, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
 }, seed { $seed }{ $budget }
simulate-who = कौन
simulate-points = अंक प्रति बाज़ी
simulate-made = बने
simulate-over = ज़्यादा
simulate-short = कम
simulate-drew = खींचे
simulate-lost = गए
simulate-chips = चिप प्रति बाज़ी
simulate-claimed = ऐलान
simulate-bought = ख़रीदे
simulate-succeeded = 35 बने
simulate-role-five = पाँच
simulate-role-three = तीन
simulate-role-two = दो (बाँट)
simulate-few = { $shown ->
    [yes] इतने कम मुक़ाबलों के अंतराल ज़्यादा नहीं बताते: भरोसे के लिए कम से कम { $telling } चाहिए।
   *[no] इतने कम मुक़ाबलों से अंतराल नहीं निकलता, और औसत भी ज़्यादा नहीं बताते: भरोसे के लिए कम से कम { $telling } चाहिए।
 }
simulate-note =
    अंक प्रति बाज़ी: पूरे मुक़ाबलों पर लिया गया औसत और उसका 95% अंतराल। बने: बाज़ियाँ जिनमें कम से कम तय हाथ बने; ज़्यादा:
    जिनमें तय से ज़्यादा बने (ये "बने" में भी गिनी हैं); कम: जिनमें कम बने। खींचे, गए: हर बाज़ी की अदला-बदली में इतने पत्ते।
    हर मुक़ाबले के बाद बॉट एक सीट आगे खिसकते हैं। मुक़ाबले कम हों तो अंतराल चौड़े होते हैं: 300 से लगभग ± 0.1।
simulate-note-in-thirty-five =
    चिप प्रति बाज़ी: जितनी बढ़ीं या घटीं, पूरे मुक़ाबलों पर लिया गया औसत और उसका 95% अंतराल। ऐलान: बाज़ियाँ जिनमें बॉट के नौ पत्तों
    में ही 35 थे; ख़रीदे: जिनमें बॉट ने मेज़ के चार पत्ते ख़रीदे; 35 बने: जिनमें ख़रीदने पर 35 बने। हर मुक़ाबले के बाद बॉट एक सीट
    आगे खिसकते हैं।
simulate-note-in-trentacinque =
    चिप प्रति बाज़ी: जितनी बढ़ीं या घटीं, पूरे मुक़ाबलों पर लिया गया औसत और उसका 95% अंतराल। ख़रीदे: बाज़ियाँ जिनमें बॉट ने मेज़ के
    चार पत्ते ख़रीदे; 35 बने: जिनमें ख़रीदने पर 35 बने। हर मुक़ाबले के बाद बॉट एक सीट आगे खिसकते हैं।
