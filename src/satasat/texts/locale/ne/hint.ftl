# What `hint` says at the table. NAME-many: whether the word of that move asks for a plural verb.
# In Nepali NAME-many tells suits, which are to be trump, from all else that may be chosen.
hint-head-move = चाल
hint-head-points = अङ्क
hint-head-behind = कति कम
hint-head-made = पुग्ने
hint-head-tricks = हात

hint-note = अङ्क: यस बाँडाइमा तपाईंलाई चाहिने { $quota } हातभन्दा बढी वा कम हात{ $bonus ->
    [yes] , सबै दस हातको थप अङ्कसहित
   *[no] {""}
 }{ $left ->
    [0] {""}
    [one] , र अर्को बाँडाइको तानाइको मोल
   *[other] , र अबका बाँडाइका तानाइको मोल
 }।

# Each of these may be typed as an answer, too.
hint-give = { $card }
hint-offer = एउटा पात
hint-concede = एउटा हात
hint-first = पहिला { $n } वटा
hint-all = सबै { $n } वटा

hint-cut = जाँच्नुपर्ने केही छैन: जहाँ काटे पनि उही हो।
hint-fan = जाँच्नुपर्ने केही छैन: तान्नेले पातको पछाडि मात्र देख्छ।
hint-draw = जाँच्नुपर्ने केही छैन: जुन पात ताने पनि उही हो।
hint-not-due = जाँच्नुपर्ने केही छैन: अहिले अरूको पालो हो।
hint-only = { $best } मात्र मिल्छ।
hint-alike = { $moves }: जुन रोजे पनि उही हो।
hint-level-all = { $moves }: खास फरक छैन।
hint-level = { $moves }: खास फरक छैन। { $other }{ $other-many ->
    [yes] {" "}तुरुप राखे
   *[no] {" "}रोजे
 } { $points } अङ्क कम आउँछ।
hint-tricks = { $best }{ $best-many ->
    [yes] {" "}तुरुप राखे
   *[no] {" "}रोजे
 } औसतमा { $tricks } हात आउँछ, { $other } भए { $other_tricks }।
hint-quota = { $best }{ $best-many ->
    [yes] {" "}तुरुप राखे
   *[no] {" "}रोजे
 } तपाईंले जानेसँग मिल्ने 100 बाँडाइमध्ये { $made } वटामा चाहिने हात पुग्छ, { $other } भए { $other_made } वटामा।
hint-points = { $best }{ $best-many ->
    [yes] {" "}तुरुप राखे
   *[no] {" "}रोजे
 } सबै जोड्दा { $other } भन्दा { $points } अङ्क बढी आउँछ।
