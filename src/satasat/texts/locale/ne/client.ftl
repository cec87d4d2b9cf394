# What the programs of the client say: its demo, and a bot that plays at a server.

client-table = { $names } टेबल { $table } मा हुनुहुन्छ।
client-cut = हात चलिरहेकै बेला { $seat } को सम्पर्क टुट्यो।
client-back = { $seat } को सम्पर्क { $ms } मिलिसेकेन्डमा फर्कियो। छुटेका { $missed ->
    [one] एउटा खबर
   *[other] { $missed } वटा खबर
 } पनि पाइयो।
client-shuffles = { $deals ->
    [one] एउटा फिटाइ
   *[other] { $deals } वटा फिटाइ
 }: हरेक फिटाइ पहिले दिइएको वचनसँग मिल्छ, र त्यसमा तीनै जनाको seed छ।
client-shuffle-wrong = बाँडाइ { $deal }: फिटाइ दिइएको वचनसँग मिल्दैन।
client-record = रेकर्ड ठीक छ: { $moves } वटा चाल दोहोर्‍याएर हेरियो, seed बाट { $deals ->
    [one] एउटा फिटाइ
   *[other] { $deals } वटा फिटाइ
 } फेरि बाँडियो।
client-record-wrong = रेकर्ड ठीक छैन, लाइन { $line }: { $reason }
client-uncut = कसैको सम्पर्क टुटेन: त्यसो गर्न मिल्ने हात आएन।
client-sits = { $name }: टेबल { $table }, सिट { $n }।
client-over = म्याच सकियो: { $totals }।
client-stopped = म्याच बीचमै रोकियो।
