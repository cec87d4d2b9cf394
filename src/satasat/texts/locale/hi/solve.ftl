# What `satasat solve` and `satasat warm` say, and why `solve` refuses.
error-one_source = स्थिति इनमें से एक ही जगह से आती है: { $allowed }; दिया गया: { $given }
error-option_lacking = HANDS के साथ { $option } भी चाहिए
error-option_stray = { $beside } के साथ { $option } नहीं चलता
error-bad_concept = "{ $value }" नाम का कोई पैमाना नहीं है; पैमाने ये हैं: { $allowed }
error-bad_suit = "{ $text }" रंग नहीं है; रंग ये हैं: { $allowed }
error-bad_key = { $known ->
    [no] "{ $key }" यहाँ नहीं चलता; ये चलते हैं: { $allowed }
   *[yes] "{ $key }" { $value ->
        [none] नहीं दिया गया
       *[other] का मान { $value } है
    }; होना चाहिए: { $key ->
        [hands] पत्तों के तीन पाठ
        [played] पत्तों का एक पाठ
        [leader] एक पूरी संख्या
       *[other] एक पाठ
    }
 }
error-batch_line = { $file } की पंक्ति { $line }: { $reason }; उससे पहले की पंक्तियाँ हल हुईं, बाद की कोई नहीं
error-no_such_card = बाज़ी { $deal } के हाथ { $trick } में पत्ता { $card_no } नहीं है
error-deal_hidden = मुक़ाबला पूरा नहीं हुआ: बाज़ी { $value } तभी हल होगी जब वह पूरा हो, क्योंकि अभी पत्ते छिपे हैं

solve-place = मुक़ाबला { $match }, बाज़ी { $deal }, हाथ { $trick }, पत्ता { $card_no } से पहले
solve-trump = तुरुप { $suit } है; बारी { $seat } की है।
solve-value = हाथ
solve-par = पार
solve-guaranteed = पक्के
solve-range = दायरा
solve-span = { $least } से { $most }
solve-card = { $concept ->
    [guaranteed] पक्के, यह चलने पर
    [range] दायरा, यह चलने पर
   *[par] पार, यह चलने पर
 }
solve-note-par = { $mark } { $seat } के लिए सबसे अच्छा। पार: सब लोग सारे पत्ते देखें, हर कोई अपने लिए खेले और अपने सबसे अच्छे पत्तों में से कोई भी बराबर संभावना से चले, तो आगे इतने हाथ।
solve-note-guaranteed = { $mark } { $seat } के लिए सबसे अच्छा। पक्के: इतने हाथ हर हाल में मिलेंगे, दूसरे दोनों कुछ भी करें।
solve-note-range = { $mark } { $seat } के लिए किसी न किसी अंत में सबसे अच्छा। दायरा: तीनों सारे पत्ते देखें और अपने सबसे अच्छे पत्तों में से कोई भी चुनें, तो कम से कम और ज़्यादा से ज़्यादा इतने हाथ।
solve-progress = हल हुए: { $n }

compiling = तेज़ हिस्सा कंपाइल हो रहा है{ $kept ->
    [yes] , इस कंप्यूटर पर एक ही बार
   *[no] {""}
 }; लगभग { $seconds } सेकंड ...

warm-now = { $part ->
    [solver] हल करने वाला हिस्सा कंपाइल हो रहा है
   *[bots] बॉट कंपाइल हो रहे हैं
 }: { $n }
warm-done = { $part ->
    [solver] हल करने वाला हिस्सा
   *[bots] बॉट
 }: { $n ->
    [0] कंपाइल करने को कुछ बाकी नहीं था
    [one] { $n } फ़ंक्शन कंपाइल हुआ
   *[other] { $n } फ़ंक्शन कंपाइल हुए
 } ({ $seconds } s)
warm-kept = कोड यहाँ सहेजा है:
warm-unkept = ऐसा कोई फ़ोल्डर नहीं है जहाँ कोड सहेजा जा सके: वह हर बार नए सिरे से कंपाइल होता है।
