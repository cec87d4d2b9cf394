# error-CODE: why something was refused, as reported to nobody in particular (verify, exit lines).
# why-CODE: the same to the player who asks why he may not; it ends with the rule.

## Moves

error-bad_card = "{ $text }" कुनै पात होइन
error-out_of_turn = { $by } ले चाल चलेको, तर पालो { $turn } को थियो
error-not_now = { $by } ले { $move } चाल चलेको, तर { $due } चाल चल्नुपर्थ्यो
error-not_a_move = { $by } ले दिएको कुरा चाल होइन: { $value }
error-match_over = म्याच सकिएपछि { $by } ले चाल चलेको
error-no_such_seat = सिट { $seat_no } छैन, सिट { $least } देखि { $most } सम्म छन्
error-wrong_cards = क्रममा हरेक पात एक-एक पटक छैन; छुटेका: { $missing }, बढी भएका: { $extra }
error-cut_range = { $by } ले { $at } पातमा काटेको, { $least } देखि { $most } सम्म मिल्छ
error-method_off = { $by } ले रङ नतोकी { $method } रोजेको, मिल्ने: { $allowed }
error-not_tied = { $by } ले { $suit } तोकेको, खोलिएका पातबाट मिल्ने: { $allowed }
error-not_in_rest = { $card } तुरुप तोक्नेका अन्तिम पाँच पातमा छैन
error-position_range = { $by } ले ठाउँ { $position } बाट तानेको, { $least } देखि { $most } सम्म मिल्छ
error-not_in_hand = { $by } सँग { $card } छैन
error-must_follow = { $by } ले { $card } खेलेको, तर पहिलो पातको रङ { $suit } थियो र साथमा { $cards } छ
error-return_drawn = { $by } ले भर्खर तानेकै { $card } फर्काएको
error-return_keep = { $by } ले { $card } फर्काएर { $suit } रङका { $left } पात मात्र राखेको, { $keep } राख्नैपर्छ
error-bid_too_low = { $by } ले { $chips } बोलेको, कम्तीमा { $least } बोल्नुपर्छ
error-bid_above_pool = { $by } ले सुरुमा { $chips } बोलेको, पूलमा { $pool } मात्र छ
error-bid_above_stack = { $by } ले { $chips } बोलेको, साथमा { $stack } मात्र छ
error-bid_above_most = { $by } ले { $chips } बोलेको, बढीमा { $most } मिल्छ

why-not_in_hand = तपाईंसँग { $card } छैन।
why-bid_too_low = { $bid ->
    [0] कम्तीमा एउटा चिप बोल्नुपर्छ।
   *[other] { $bid } बोलिसकिएको छ। { $least } वा बढी बोल्नुहोस्।
 }
why-bid_above_pool = पहिलो बोली पूलभन्दा बढी हुन मिल्दैन; पूलमा { $pool } छ।
why-bid_above_stack = { $stack ->
    [0] तपाईंसँग बोल्ने चिप बाँकी छैन।
    [one] तपाईंसँग एउटा चिप छ, त्योभन्दा बढी बोल्न मिल्दैन।
   *[other] तपाईंसँग { $stack } चिप छ, त्योभन्दा बढी बोल्न मिल्दैन।
 }
why-bid_above_most = बढीमा { $most } बोल्न मिल्छ।
why-must_follow = { $sevens ->
    [permanent_trumps] { $trump ->
        [yes] { $led } तुरुप हो, त्यसैले पहिलो पातको रङ तुरुप भयो। दुवै सत्ता हरेक बाँडाइमा तुरुप हुन्: तपाईंले { $cards } बाट खेल्नैपर्छ (R-SEVEN-4, विकल्प sevens)।
       *[no] पहिलो पातको रङ { $suit } हो र तपाईंसँग { $cards } छ। दुवै सत्ता तुरुप हुन्, आफ्नो रङका रहेनन् (R-SEVEN-4, विकल्प sevens)।
    }
   *[low] { $trump ->
        [yes] पहिलो पात तुरुप हो र तपाईंसँग { $cards } छ: रङ पछ्याउनैपर्छ (R-PLAY-3)।
       *[no] पहिलो पातको रङ { $suit } हो र तपाईंसँग { $cards } छ: रङ पछ्याउनैपर्छ (R-PLAY-3)।
    }
 }
why-return_drawn = यो तपाईंले भर्खर तानेको पात हो; यही पात तुरुन्तै फर्काउन मिल्दैन (R-PULL-10, विकल्प return_drawn)।
why-return_keep = { $sevens ->
    [permanent_trumps] दुवै सत्ता तुरुप भएकाले { $card } को रङ { $suit } गनिन्छ। तपाईंसँग त्यस रङको { $left ->
        [0] एउटा पनि पात रहँदैन
       *[other] { $left } पात मात्र रहन्छ
    }, { $keep } राख्नैपर्छ (R-PULL-9, विकल्प return_keep र sevens)।
   *[low] तपाईंसँग { $left ->
        [0] { $suit } रङको एउटा पनि पात रहँदैन
       *[other] { $suit } रङको { $left } पात मात्र रहन्छ
    }, { $keep } राख्नैपर्छ (R-PULL-9, विकल्प return_keep)।
 }
why-not_tied = खोलिएका तीन पातमध्ये सबैभन्दा ठूलोले तुरुप बनाउँछ; मिल्ने: { $allowed } (R-TRUMP-5)।
why-method_off = { $timing ->
    [after_ten] दसै पात पाएपछि तुरुप तोकिन्छ; खोल्न केही बाँकी छैन (R-TRUMP-12, विकल्प trump_timing)।
   *[after_five] यस टेबलमा त्यसरी तुरुप बनाइँदैन (विकल्प trump_alternatives)।
 }
why-cut_range = { $least } देखि { $most } पातसम्म काट्न मिल्छ (R-CUT-3)।
why-position_range = ठाउँ 1 देखि 10 सम्म मात्र छन्।
why-wrong_cards = तपाईंका दस पात एक-एक पटक लेख्नुपर्छ।{ $missing ->
    [none] {""}
   *[other] {" "}छुटेका: { $missing }।
 }{ $extra ->
    [none] {""}
   *[other] {" "}तपाईंका नभएका वा दोहोरिएका: { $extra }।
 } (R-PULL-8)

## Rules

error-unknown_game = "{ $game }" भन्ने खेल छैन; खेलहरू: { $allowed }
error-unknown_preset = "{ $preset }" भन्ने preset छैन; preset हरू: { $allowed }
error-unknown_option = "{ $option }" भन्ने विकल्प छैन; विकल्पहरू: { $allowed }
error-missing_option = विकल्प { $option } छुटेको छ
error-bad_value = विकल्प { $option } मा { $value } मिल्दैन; मिल्ने: { $allowed ->
    [none] 1 वा त्योभन्दा ठूलो जुनसुकै पूर्ण सङ्ख्या
   *[other] { $allowed }
 }
error-option_range = विकल्प { $option } मा { $value } मिल्दैन; मिल्ने: { $most ->
    [none] { $least } वा त्योभन्दा ठूलो जुनसुकै पूर्ण सङ्ख्या
   *[other] { $least } देखि { $most }
 }{ $none ->
    [yes] , वा none
   *[no] {""}
 }
error-ante_above_chips = हरेक बाँडाइअघि पूलमा हाल्ने { $ante } चिप, सबैले सुरुमा पाउने { $chips } चिपभन्दा बढी भयो
error-after_ten_alternatives = trump_timing = after_ten हुँदा खोल्न केही बाँकी रहँदैन, त्यसैले trump_alternatives मा none चाहिन्छ, { $alternatives } होइन (V-1)
error-trick_instead_pulls = trick_instead = on हुँदा pulls = on पनि चाहिन्छ (V-2)

## Positions

error-wrong_type = स्थितिको { $field } मा { $value } मिल्दैन: यो अर्कै किसिमको मान हो
error-hands_of_three = एउटा स्थितिमा तीन जनाका पात हुन्छन्, { $hands } होइन
error-no_such_leader = सिट { $leader_no } छैन, सिट { $least } देखि { $most } सम्म छन्
error-trick_too_long = चलिरहेको हातमा बढीमा दुई पात हुन्छन्, { $trick } होइन
error-not_of_the_pack = { $card } यस खेलको गड्डीमा छैन
error-card_twice = { $card } दुई पटक छ
error-uneven_hands = हातमा परेका समेत गन्दा तीन जनाका पात { $sizes } छन्; सबैका बराबर हुनुपर्छ, { $least } देखि { $most } सम्म
error-did_not_follow = सिट { $seat_no } ले { $card } खेलेको, तर पहिलो पातकै रङका { $cards } साथमा छन्

## Records

error-bad_json = यो JSON होइन (स्तम्भ { $column })
error-bad_utf8 = यो UTF-8 मा लेखिएको होइन
error-bad_line = यो रेकर्डको लाइन होइन: { $value }
error-bad_header = शीर्षकको "{ $key }" { $value ->
    [null] छैन वा खाली छ
   *[other] { $value } छ
 }, चाहिने: { $due }
error-bad_move = चाल { $value } पढ्न सकिएन, चाहिने कुरा: { $due }
error-bad_result = नतिजाको लाइनमा "result" मात्र हुन्छ, { $value } होइन
error-blank_line = लाइन खाली छ
error-byte_order_mark = फाइलको सुरुमा byte-order mark छ
error-cut_off = अन्तिम लाइन अधुरो छ; त्यसअघिका सबै पढिए
error-duplicate_key = "{ $key }" दुई पटक लेखिएको छ
error-line_too_long = लाइन { $longest } बाइटभन्दा लामो छ
error-no_header = म्याच शीर्षकको लाइनबाट सुरु हुन्छ
error-no_match = फाइलमा कुनै म्याच छैन
error-no_result = म्याच सकियो, यहाँ नतिजाको लाइन चाहिन्थ्यो
error-no_table = फिटाइको प्रमाण छ, तर कुन टेबलको हो भनेर शीर्षकमा लेखिएको छैन
error-not_over = म्याच नसकिँदै नतिजाको लाइन छ
error-preset_differs = preset { $preset } मा { $option } = { $due } हुन्छ, { $value } होइन
error-proof_missing = बाँडाइ { $deal } को फिटाइको प्रमाण छैन, त्यसअघिकाको छ
error-proof_stray = बाँडाइ { $deal } को फिटाइको प्रमाण छ, त्यसअघिकाको छैन
error-seats_differ = { $due } सिटका लागि { $value } खेलाडी
error-stray_line = नतिजा र अर्को शीर्षकको बीचमा एउटा लाइन छ
error-wrong_chain = { $label } को { $where } { $value } छ, हिसाबले { $due } हुनुपर्छ
error-wrong_commitment = बाँडाइ { $deal } को वचन { $value } छ, seed र टेबलको हिसाबले { $due } हुनुपर्छ
error-wrong_result = { $where } { $value } छ, चालको हिसाबले { $due } हुनुपर्छ
error-wrong_version = संस्करण { $value } छ, यो प्रोग्रामले { $due } पढ्छ

## Arguments and answers

error-file_exists = { $file } पहिलेदेखि छ; --append दिए म्याच त्यसैमा थपिन्छ
error-file_missing = { $file } छैन
error-file_unreadable = { $file } पढ्न सकिएन ({ $reason })
error-file_unwritable = { $file } मा लेख्न सकिएन ({ $reason })
error-file_foreign = { $file } म्याचको रेकर्ड होइन, त्यसमा केही थपिएन
error-file_busy = { $file } अर्को म्याचले चलाइरहेको छ
error-file_cut_off = { $file } को अन्तिम लाइन अधुरो छ, त्यसपछि केही थप्न मिल्दैन
error-nothing_to_resume = { $file } मा सकिन बाँकी म्याच छैन
error-bad_name = "{ $name }" नाम राख्न मिल्दैन: 1 देखि 24 वटा देखिने अक्षर चाहिन्छ
error-stream_failed = पढ्न वा लेख्न सकिएन ({ $reason })
error-worker_died = यो काम गरिरहेको प्रक्रिया आफैँ बन्द भयो, वा धेरै ढिलो भयो
error-jit_disabled = हल गर्ने भाग र अगाडि सोच्ने बटलाई कम्पाइल गरिएको कोड चाहिन्छ, तर { $variable } राखिएको छ; यसलाई हटाउनुहोस्
error-append_alone = --append ले फाइलमा थप्छ, तर कुनै फाइल दिइएको छैन
error-resume_alone = --resume ले नियम र खेलाडी फाइलबाटै लिन्छ; { $option } नदिनुहोस्
error-bad_rule = "{ $text }" को रूप option=value होइन
error-bad_bots = { $seats } सिटका लागि { $given ->
    [one] एउटा बट
   *[other] { $given } वटा बट
 }; मिल्ने सङ्ख्या: { $due }
error-bad_pool = बटहरू एकअर्कासँग भिड्छन्: दुई वा बढी बटको नाम दिनुहोस्, हरेक एक पटक मात्र, { $given } होइन
error-bad_hand = { $due } पात चाहिन्छ, { $given } होइन
error-two_budgets = --worlds र --millis सँगै दिन मिल्दैन
error-arena_foreign = { $file } मा भिडन्तहरू छैनन्, यो जस्ताको तस्तै छोडियो
error-arena_differs = { $file } मा अर्कै भिडन्तहरू छन्: { $key } त्यहाँ { $value }, यहाँ { $due }
error-arena_line = { $file } को लाइन { $line } मा हुनुपर्ने भिडन्त छैन
error-unknown_bot = "{ $bot }" भन्ने बट छैन; बटहरू: { $allowed }
error-not_for_game = { $game } मा यो अझै मिल्दैन, { $allowed } मा मात्र मिल्छ
error-bad_seat = सिट { $value } छैन; सिट 0 देखि { $most } सम्म छन्
error-seat_hidden = म्याच सकिएको छैन, र सिट { $value } मा बट खेल्दै छ: नसकिएसम्म त्यसका पात देखाइँदैनन्
error-no_such_match = { $file } मा म्याच { $value } छैन; त्यहाँ जम्मा { $most } छन्
error-no_such_deal = म्याचमा बाँडाइ { $value } छैन; त्यहाँ जम्मा { $most } छन्
error-over_when_dealt = बाँडाइ { $value } बाँड्ने बित्तिकै सकियो, किनभने कसैको 35 पुग्यो; फेरि खेल्ने केही छैन
error-match_faulty = { $file } को लाइन { $line } देखि म्याच देखाउन सकिएन: { $reason }
error-match_unfinished = { $file } को म्याच { $value } सकिएको छैन; समीक्षाले सबै पात देखाउँछ
error-page_foreign = { $file } पहिलेदेखि छ र समीक्षा होइन; त्यसमाथि लेखिएन
error-report_missing = पेजका लागि { $package } चाहिन्छ: pip install { $extra }
error-unknown_language = "{ $language }" भाषा छैन; भाषाहरू: { $allowed }
error-undo_nothing = फिर्ता लिन मिल्ने तपाईंको कुनै चाल छैन
error-undo_hidden = तपाईंको पछिल्लो चालपछि अरूले खेलिसके वा लुकेको पात देखियो, त्यसैले फिर्ता लिन मिल्दैन
error-not_understood = "{ $text }" यहाँ बुझिएन
error-ambiguous = "{ $text }" भनेको { $cards } मध्ये जुन पनि हुन सक्छ
error-no_more_input = म्याच नसकिँदै जवाफ आउन छोड्यो

## The database

error-store_bad_url = "{ $url }" डाटाबेस होइन: फाइल, sqlite:///FILE वा postgresql://USER@HOST/NAME दिनुहोस्
error-store_unreachable = डाटाबेस { $url } खोल्न सकिएन ({ $reason })
error-store_in_use = { $url } मा अर्को सर्भरले आफ्ना टेबल राखेको छ
error-store_missing = { $url } मा कुनै टेबल छैन
error-store_foreign = { $url } मा अर्कै कुरा छ, यो जस्ताको तस्तै छोडियो
error-store_newer = { $url } नयाँ प्रोग्रामले बनाएको हो: त्यो { $version } मा छ, यो प्रोग्राम { $due } सम्म चिन्छ
error-store_conflict = यसैबीच त्यहाँ अर्कै कुरा राखियो
error-store_failed = अहिले राख्न वा पढ्न सकिएन ({ $reason }); फेरि प्रयास गर्नुहोस्
error-store_full = सर्भरको डिस्क भरियो; ठाउँ नभएसम्म केही राख्न सकिँदैन
error-store_not_empty = { $url } खाली छैन; ब्याकअप खाली डाटाबेसमा मात्र फेरि राखिन्छ
error-backup_exists = { $file } पहिलेदेखि छ; त्यसमाथि ब्याकअप लेखिँदैन
error-backup_foreign = { $file } टेबलहरूको ब्याकअप होइन
error-backup_damaged = { $file } बिग्रिएको छ ({ $reason })
error-backup_gap = { $file } पूरा छैन: टेबल { $table } को लगमा लाइनहरू छुटेका छन्

## Around a server

error-bad_message = यो सन्देश पढ्न सकिएन: { $reason }
error-bad_origin = "{ $value }" पेजको ठेगाना होइन; यसरी लेखिन्छ: https://NAME वा http://NAME:PORT
error-origin_needed = { $host } मा चल्ने सर्भरमा अरू पनि आउन सक्छन्: --origin ले पेजको ठेगाना दिनुहोस्, घरमा भए --lan दिनुहोस्
error-two_hosts = --lan ले पूरै स्थानीय नेटवर्कमा सुन्छ, --host { $host } ले एउटै ठेगानामा: दुईमध्ये एउटा मात्र दिनुहोस्
error-port_busy = पोर्ट { $port } अरूले चलाइरहेको छ; --port ले अर्को रोज्नुहोस्
error-cannot_listen = { $host }, पोर्ट { $port } मा चलाउन सकिएन ({ $reason })
error-no_lan = स्थानीय नेटवर्कमा यो मेसिनको ठेगाना छैन
error-bad_limit = "{ $value }" ले कुनै सीमा फेर्दैन; NAME=N लेख्नुपर्छ, नामहरू: { $allowed }
error-server_unreachable = { $url } मा कुनै सर्भरले जवाफ दिएन ({ $reason })
error-no_satasat = त्यहाँ जवाफ दिने satasat सर्भर होइन (स्थिति { $status })
error-other_protocol = सर्भरको प्रोटोकल { $value } हो, यो प्रोग्रामको { $due }: जुन पुरानो छ, त्यसलाई नयाँ बनाउनुहोस्
error-no_free_seat = टेबल { $table } मा खाली सिट छैन
error-foreign_host = यो सर्भरको नाम "{ $value }" होइन
error-foreign_origin = "{ $value }" को पेजले यो सर्भरसँग बोल्न मिल्दैन; ब्राउजरले कसको पेज हो भन्नुपर्छ
error-no_origin = कसको पेजले सोधेको हो थाहा छैन: ब्राउजरले Origin पठाउँछ, प्रोग्रामले "bearer": true बाट पाएको टोकन
error-no_session = यसबाट कोही चिनिएन; नाम दिएर सुरु गर्नुहोस्
error-wrong_phrase = यो पहिचान वाक्य कसैको होइन
error-not_for_you = यो कुरा सर्भरकै मेसिनका प्रोग्रामलाई मात्र भनिन्छ
error-unknown_path = { $value } मा केही छैन
error-wrong_method = { $value } ले यहाँ केही गर्दैन
error-too_long = { $size } बाइट धेरै भयो, { $most } सम्म मिल्छ
error-limit = एकै पटक धेरै भयो ({ $key }); { $seconds ->
    [one] एक सेकेन्डपछि
   *[other] { $seconds } सेकेन्डपछि
 } फेरि प्रयास गर्नुहोस्
error-busy = धेरै काम पहिलेदेखि पर्खिरहेको छ ({ $key })
error-closing = सर्भर बन्द हुँदै छ, फेरि चल्नेछ

## At a table

error-unknown_table = टेबल { $table } छैन
error-unknown_match = टेबल { $table } मा तपाईंले म्याच { $number } खेल्नुभएको छैन
error-table_damaged = टेबल { $table } को लग पढ्न सकिएन; सर्भर चलाउनेले हेर्नुपर्छ
error-wrong_secret = यो लिङ्कले टेबल खुल्दैन
error-wrong_spoken_code = अहिले कुनै टेबलको कोड यो होइन; कोड दस मिनेट मात्र चल्छ
error-not_joined = तपाईं यस टेबलमा जोडिनुभएको छैन
error-not_seated = टेबलमा बसेकाले मात्र यो गर्न मिल्छ
error-not_host = आयोजकले मात्र यो गर्न मिल्छ
error-no_spectators = यस टेबलमा हेर्न बस्न मिल्दैन
error-too_many_spectators = पहिल्यै { $most } जना हेर्दै छन्
error-table_locked = आयोजकले टेबलमा ताला लगाएको छ
error-no_such_seat_here = सिट { $seat_no } छैन, सिट 0 देखि { $most } सम्म छन्
error-seat_taken = { $seat } मा कोही बसेको छ
error-seat_empty = { $seat } मा कोही छैन
error-seats_empty = एउटा सिट खाली छ
error-seats_in_use = सिट { $most } मात्र राखे कसैले उठ्नुपर्छ
error-already_seated = तपाईं { $seat } मा बसिसक्नुभएको छ
error-nobody_plays = बट मात्रैले म्याच सुरु गर्दैनन्
error-bad_player_name = नाममा 1 देखि { $longest } वटा देखिने चिन्ह हुन्छन्, तीमध्ये केही अक्षर वा नम्बर
error-name_like_another = टेबलमा "{ $name }" जस्तै देखिने नाम अरू कसैको छ
error-match_on = म्याच चल्दाचल्दै यो मिल्दैन
error-no_match_on = अहिले म्याच चलेको छैन
error-no_match_yet = यहाँ अहिलेसम्म म्याच खेलिएको छैन
error-match_not_over = म्याच सकिएको छैन; नसकिएसम्म पात देखाइँदैनन्
error-not_between_deals = बाँडाइको बीचमा यो मिल्दैन
error-no_deal_waits = सुरु हुन पर्खेको कुनै बाँडाइ छैन
error-wrong_deal = सुरु हुन पर्खेको बाँडाइ { $deal } होइन, { $due } हो
error-already_ready = तपाईं तयार भइसक्नुभएको छ
error-bad_seed = seed मा { $digits } वटा hexadecimal चिन्ह हुन्छन्, साना अक्षरमा
error-dealer_by_lot = यस टेबलमा पहिलो बाँड्ने गोलाप्रथाबाट छानिन्छ
error-setting_fixed = म्याच नचलेका बेला मात्र { $setting } फेर्न मिल्छ
error-too_many_deals = यस सर्भरको टेबलमा एउटा म्याच बढीमा { $most } बाँडाइको हुन्छ, { $deals } को होइन
error-stale = { $seq } पछि अरू कुरा भइसक्यो: टेबल { $due } मा छ
error-not_yet = { $seq } मा अझै केही भएको छैन, टेबल { $due } मा छ
error-not_your_turn = अहिले तपाईंको पालो होइन
error-claim_not_now = पात खेलिरहेका बेला मात्र बाँकी हात दाबी गर्न मिल्छ
error-claim_on = दाबी गरिएका हात खेलिँदै छन्
error-claim_unproven = तपाईंले देखेका आधारमा बाँकी सबै हात तपाईंकै हुन्छन् भन्ने पक्का छैन
error-nothing_to_take_back = फिर्ता लिन मिल्ने तपाईंको कुनै चाल छैन
error-proposal_open = अर्को प्रश्नको टुङ्गो लागेको छैन
error-no_such_proposal = प्रश्न { $proposal } अहिले छैन
error-own_proposal = यो तपाईं आफैँले सोध्नुभएको हो
error-already_consented = तपाईंले हुन्छ भनिसक्नुभएको छ
error-hints_off = यस टेबलमा सुझाव पाइँदैन
error-bad_text = भनाइमा 1 देखि { $longest } वटा अक्षर हुन्छन्
error-unknown_phrase = "{ $value }" भन्ने वाक्य वा अनुहार छैन
error-say_one_thing = वाक्य, अनुहार वा आफ्नै शब्द: एउटा मात्र भन्नुहोस्
error-text_at_private_tables = आफ्नै शब्दमा निजी टेबलमा मात्र बोल्न मिल्छ
