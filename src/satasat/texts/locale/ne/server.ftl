# What `satasat serve` says, and what a browser is told where the page was not built.

serve-kept = सबै कुरा { $db } मा राखिन्छ। सर्भर रोक्न Ctrl-C थिच्नुहोस्।
serve-ready = satasat यहाँ चलिरहेको छ: { $address }
serve-lan = यस नेटवर्कका सबैले { $address } खोल्नुहोस्, वा क्यामेरा यहाँ देखाउनुहोस्:
serve-lan-plain = यो सादा http हो: यही नेटवर्कका अरूले पनि पढ्न सक्छन्, अनि ब्राउजरले यो पेज इन्स्टल गर्दैन र नेट नहुँदाका लागि पनि राख्दैन।
page-not-built = यो सर्भर चल्दै छ, तर यसको पेज बनाइएको छैन। सर्भर चलाउनेले बनाउन सक्छ: python3 dev.py serve ले बनाउँछ। प्रोग्रामले भने यहाँ अहिल्यै खेल्न सक्छन्।
