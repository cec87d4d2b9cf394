# What `satasat arena` says.
arena-progress = भिडन्त
arena-rounded = एक म्याचमा { $match } बाँडाइ हुँदा { $deals } बाँडाइले पूरा म्याच बन्दैन: { $played } बाँडाइ खेलिन्छ।
arena-stopped = { $due } मध्ये { $done } भिडन्तपछि रोकियो{ $file ->
    [none] ; --resume FILE दिएको भए ती राखिन्थे
   *[other] ; ती { $file } मा राखिएका छन्: उही आदेश फेरि दिँदा त्यहीँबाट अघि बढ्छ
 }
arena-headline = { $game }: { $deals ->
    [one] 1 बाँडाइ
   *[other] { $deals } बाँडाइ
 }, { $sets ->
    [one] 1 सेट
   *[other] { $sets } सेट
 }, preset { $preset }{ $changes ->
    [none] {""}
   *[other] {" "}(फेरबदल: { $changes })
 }, seed { $seed }{ $budget }
arena-alone = एक्लो
arena-against = दुई विरुद्ध
arena-level = स्तर
arena-points = अङ्क प्रति बाँडाइ
arena-role-five = पाँच
arena-role-three = तीन
arena-role-two = दुई
arena-mean = ms प्रति निर्णय
arena-slowest = 99 % यति भित्र
arena-few = { $shown ->
    [yes] यति थोरै सेटको अन्तराल खासै भरपर्दो हुँदैन: कम्तीमा { $telling } सेट चाहिन्छ।
   *[no] यति थोरै सेटबाट अन्तराल निस्कँदैन, औसत पनि भरपर्दो हुँदैन: कम्तीमा { $telling } सेट चाहिन्छ।
 }
arena-note =
    अङ्क प्रति बाँडाइ: एक्लो बसेको बटले चाहिनेभन्दा बढी लिएका हात; सेटहरूको औसत र त्यसको 95 % अन्तराल। एउटा सेटमा उही पात,
    उही पहिलो बाँड्ने र उही तानाइ भएको म्याच बसाइ फेरेर खेलिन्छ; बट हरेक सिटमा एक पटक बस्छ। पाँच, तीन, दुई: त्यो
    भूमिकाको औसत। स्तर: सबै विपक्षीको औसत, हरेकको भार बराबर।
