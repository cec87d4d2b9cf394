# What `satasat solve` and `satasat warm` say, and why `solve` refuses.
error-one_source = स्थिति { $allowed } मध्ये एउटाबाट मात्र आउँछ; दिइएको: { $given }
error-option_lacking = HANDS सँग { $option } पनि चाहिन्छ
error-option_stray = { $option } र { $beside } सँगै मिल्दैनन्
error-bad_concept = "{ $value }" भन्ने मापन छैन; मापनहरू: { $allowed }
error-bad_suit = "{ $text }" कुनै रङ होइन; रङहरू: { $allowed }
error-bad_key = { $known ->
    [no] "{ $key }" भन्ने कुञ्जी छैन; कुञ्जीहरू: { $allowed }
   *[yes] कुञ्जी "{ $key }" { $value ->
        [none] छुटेको छ
       *[other] { $value } छ
    }; चाहिने: { $key ->
        [hands] पात लेखिएका तीन टेक्स्ट
        [played] पात लेखिएको टेक्स्ट
        [leader] पूर्ण सङ्ख्या
       *[other] टेक्स्ट
    }
 }
error-batch_line = { $file } को लाइन { $line }: { $reason }; त्यसअघिका लाइन हल भए, त्यसपछिका भएनन्
error-no_such_card = बाँडाइ { $deal } को हात { $trick } मा पात { $card_no } छैन
error-deal_hidden = म्याच सकिएको छैन: बाँडाइ { $value } का पात अझै लुकेका छन्, म्याच सकिएपछि मात्र हल गर्न मिल्छ

solve-place = म्याच { $match }, बाँडाइ { $deal }, हात { $trick } को पात { $card_no } अघि
solve-trump = तुरुप { $suit }। अब { $seat } को पालो।
solve-value = हात
solve-par = पार
solve-guaranteed = पक्का
solve-range = दायरा
solve-span = { $least } देखि { $most }
solve-card = { $concept ->
    [guaranteed] यसपछि पक्का
    [range] यसपछि दायरा
   *[par] यसपछि पार
 }
solve-note-par = { $mark } { $seat } का लागि सबैभन्दा राम्रो। पार: सबैले सबै पात देखेर आ-आफ्नै लागि खेल्दा अब आउने हात; एउटै खेलाडीका उत्तिकै राम्रा पातमध्ये जुन पनि उत्तिकै सम्भव।
solve-note-guaranteed = { $mark } { $seat } का लागि सबैभन्दा राम्रो। पक्का: अरू दुईले जे गरे पनि खेलाडीले लिनै सक्ने हात।
solve-note-range = { $mark } कुनै न कुनै अवस्थामा { $seat } का लागि सबैभन्दा राम्रो। दायरा: सबै पात देख्ने तीन जनाले आफ्ना सबैभन्दा राम्रा पातमध्ये जुन रोजे पनि आउने सबैभन्दा कम र सबैभन्दा धेरै हात।
solve-progress = हल भएका: { $n }

compiling = छिटो चल्ने भाग कम्पाइल हुँदै छ{ $kept ->
    [yes] , यस कम्प्युटरमा एक पटक मात्र
   *[no] {""}
 }; करिब { $seconds } सेकेन्ड ...

warm-now = { $part ->
    [solver] हल गर्ने भाग
   *[bots] बटहरू
 } कम्पाइल हुँदै: { $n }
warm-done = { $part ->
    [solver] हल गर्ने भाग
   *[bots] बटहरू
 }: { $n ->
    [0] कम्पाइल गर्न केही बाँकी थिएन
    [one] एउटा फङ्सन कम्पाइल भयो
   *[other] { $n } वटा फङ्सन कम्पाइल भए
 } ({ $seconds } से.)
warm-kept = कोड यहाँ राखिएको छ:
warm-unkept = कोड राख्न मिल्ने फोल्डर छैन: हरेक पटक नयाँ गरी कम्पाइल हुन्छ।
