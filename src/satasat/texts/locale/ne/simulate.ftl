# The command line's options, and `satasat simulate`.
error-bad_number = { $option } मा { $least } वा त्योभन्दा ठूलो पूर्ण सङ्ख्या चाहिन्छ, "{ $value }" होइन
error-too_large = { $option } मा बढीमा { $most } हुन्छ, { $value } होइन
error-bad_usage = { $message }; थप जान्न: { $command } --help

simulate-progress = म्याच
simulate-stopped = { $matches } मध्ये { $done } म्याचपछि रोकियो{ $file ->
    [none] {""}
   *[other] ; ती { $file } मा राखिएका छन्
 }
headline-budget = { $budget ->
    [millis] , { $n } ms प्रति निर्णय
   *[worlds] , { $n ->
        [one] 1 सम्भव बाँडफाँट
       *[other] { $n } सम्भव बाँडफाँट
    } प्रति निर्णय
 }
simulate-headline = { $game }: { $matches ->
    [one] 1 म्याच
   *[other] { $matches } म्याच
 }, { $deals ->
    [one] 1 बाँडाइ
   *[other] { $deals } बाँडाइ
 }, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}(फेरबदल: { $changes })
 }, seed { $seed }{ $budget }
simulate-who = को
simulate-points = अङ्क प्रति बाँडाइ
simulate-made = पुगेको
simulate-over = बढी
simulate-short = कम
simulate-drew = तानेको
simulate-lost = गुमाएको
simulate-chips = चिप प्रति बाँडाइ
simulate-claimed = दाबी
simulate-bought = किनेको
simulate-succeeded = 35 पुगेको
simulate-role-five = पाँच
simulate-role-three = तीन
simulate-role-two = दुई, बाँड्ने
simulate-few = { $shown ->
    [yes] यति थोरै म्याचको अन्तराल खासै भरपर्दो हुँदैन: कम्तीमा { $telling } म्याच चाहिन्छ।
   *[no] यति थोरै म्याचबाट अन्तराल निस्कँदैन, औसत पनि भरपर्दो हुँदैन: कम्तीमा { $telling } म्याच चाहिन्छ।
 }
simulate-note =
    अङ्क प्रति बाँडाइ: औसत र त्यसको 95 % अन्तराल, पूरा म्याचका आधारमा। पुगेको: चाहिने हात पुगेका बाँडाइ; बढी: चाहिनेभन्दा
    बढी आएका, जो पुगेकोभित्रै पर्छन्; कम: नपुगेका। तानेको, गुमाएको: साटासाटमा प्रति बाँडाइ कति पात। बटहरू हरेक म्याचमा एक
    सिट सर्छन्। थोरै म्याचमा अन्तराल फराकिलो हुन्छ: 300 म्याचमा करिब ± 0.1।
simulate-note-in-thirty-five =
    चिप प्रति बाँडाइ: जितेका वा गुमाएका चिप; औसत र त्यसको 95 % अन्तराल, पूरा म्याचका आधारमा। दाबी: बटका नौ पातमै 35 पुगेका
    बाँडाइ; किनेको: बटले टेबलका चार पात किनेका; 35 पुगेको: किनेपछि 35 पुगेका। बटहरू हरेक म्याचमा एक सिट सर्छन्।
simulate-note-in-trentacinque =
    चिप प्रति बाँडाइ: जितेका वा गुमाएका चिप; औसत र त्यसको 95 % अन्तराल, पूरा म्याचका आधारमा। किनेको: बटले टेबलका चार पात किनेका
    बाँडाइ; 35 पुगेको: किनेपछि 35 पुगेका। बटहरू हरेक म्याचमा एक सिट सर्छन्।
