# What `satasat arena` says.
arena-progress = टक्करें
arena-rounded = बाज़ियों की संख्या { $deals } से { $match } बाज़ियों के पूरे मुक़ाबले नहीं बनते: अब बाज़ियाँ होंगी { $played }।
arena-stopped = रोका गया। हो चुकी टक्करें: { $due } में से { $done }{ $file ->
    [none] ; --resume FILE देने पर वे सहेजी जातीं
   *[other] , जो { $file } में सहेजी हैं: यही कमांड वहीं से आगे चलेगी
 }
arena-headline = { $game }: { $sets } सेट में { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियाँ
 }, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}({ $changes })
 }, seed { $seed }{ $budget }
arena-alone = अकेला
arena-against = दो के सामने
arena-level = स्तर
arena-points = अंक प्रति बाज़ी
arena-role-five = पाँच
arena-role-three = तीन
arena-role-two = दो
arena-mean = ms प्रति फ़ैसला
arena-slowest = 99% इतने में
arena-few = { $shown ->
    [yes] इतने कम सेट के अंतराल ज़्यादा नहीं बताते: भरोसे के लिए कम से कम { $telling } चाहिए।
   *[no] इतने कम सेट से अंतराल नहीं निकलता, और औसत भी ज़्यादा नहीं बताते: भरोसे के लिए कम से कम { $telling } चाहिए।
 }
arena-note =
    अंक प्रति बाज़ी: अकेले बैठे बॉट के तय से ज़्यादा हाथ, सभी सेट का औसत और उसका 95% अंतराल। सेट एक मुक़ाबला है, जिसमें हर
    बैठक में पत्ते, पहली बाँट और खींचे गए पत्ते वही रहते हैं; अकेला बॉट हर सीट पर एक बार बैठता है। पाँच, तीन, दो: उस कुर्सी
    का औसत। स्तर: सभी विरोधियों का औसत, सबका वज़न बराबर।
