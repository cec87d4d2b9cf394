# What `satasat serve` says, and what a browser is told where the page was not built.

serve-kept = सब कुछ { $db } में सहेजा जा रहा है। Ctrl-C से सर्वर रुकता है।
serve-ready = satasat का सर्वर { $address } पर चल रहा है
serve-lan = इस नेटवर्क में सब लोग { $address } खोलें, या कैमरा इस पर करें:
serve-lan-plain = यह सादा http है: इसी नेटवर्क के दूसरे लोग भी पढ़ सकते हैं, और ब्राउज़र न पेज को इंस्टॉल करते हैं, न उसे तब के लिए रखते हैं जब नेट न हो।
page-not-built = यह सर्वर चल रहा है, पर इसका पेज बनाया नहीं गया। जो सर्वर चलाए, वह python3 dev.py serve से उसे बना ले। प्रोग्राम यहाँ अभी भी खेल सकते हैं।
