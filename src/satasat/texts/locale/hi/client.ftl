# What the programs of the client say: its demo, and a bot that plays at a server.

client-table = मेज़ { $table } पर: { $names }।
client-cut = हाथ के बीच में { $seat } का संपर्क टूट गया।
client-back = { $ms } ms बाद { $seat } का संपर्क फिर जुड़ा, और { $missed ->
    [0] कोई ख़बर छूटी नहीं
    [one] छूटी हुई { $missed } ख़बर बताई गई
   *[other] छूटी हुई { $missed } ख़बरें बताई गईं
 }।
client-shuffles = { $deals ->
    [one] { $deals } बाज़ी
   *[other] { $deals } बाज़ियों
 } की फेंट जाँची: हर फेंट पहले से लगी मुहर से मेल खाती है, और उसमें तीनों के seed हैं।
client-shuffle-wrong = बाज़ी { $deal }: फेंट वह नहीं है जिसका वादा था।
client-record = रिकॉर्ड सही है: { $moves ->
    [one] { $moves } चाल दोहराई गई
   *[other] { $moves } चालें दोहराई गईं
 }, { $deals ->
    [one] { $deals } बाज़ी seed से फिर बाँटी गई
   *[other] { $deals } बाज़ियाँ seed से फिर बाँटी गईं
 }।
client-record-wrong = रिकॉर्ड सही नहीं है, पंक्ति { $line }: { $reason }
client-uncut = किसी का संपर्क नहीं तोड़ा गया: ऐसा कोई हाथ नहीं आया जिसमें यह हो सके।
client-sits = { $name } की जगह: मेज़ { $table }, सीट { $n }।
client-over = मुक़ाबला पूरा हुआ: { $totals }।
client-stopped = मुक़ाबला बीच में ही ख़त्म हो गया।
