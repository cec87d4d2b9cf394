# error-CODE: why something was refused, as reported to nobody in particular (verify, exit lines).
# why-CODE: the same to the player who asks why he may not; it ends with the rule.

## Moves

error-bad_card = "{ $text }" कोई पत्ता नहीं है
error-out_of_turn = चाल { $by } ने चली, बारी { $turn } की थी
error-not_now = { $by } की चाल थी { $move }, होनी थी { $due }
error-not_a_move = { $by } ने जो दिया, वह चाल नहीं है: { $value }
error-match_over = मुक़ाबला पूरा होने के बाद { $by } ने चाल चली
error-no_such_seat = सीट { $seat_no } नहीं है, सीटें { $least } से { $most } तक हैं
error-wrong_cards = क्रम में हर पत्ता ठीक एक बार नहीं है; छूटे: { $missing }, फ़ालतू: { $extra }
error-cut_range = { $by } ने गड्डी { $at } पर काटी, इजाज़त { $least } से { $most } की है
error-method_off = { $by } ने रंग बोलने के बदले { $method } चुना, इजाज़त इनकी है: { $allowed }
error-not_tied = { $by } ने { $suit } बोला, खुले पत्तों में से बचे रंग: { $allowed }
error-not_in_rest = { $card } तुरुप बोलने वाले के आख़िरी पाँच पत्तों में नहीं है
error-position_range = { $by } ने जगह { $position } से खींचा, इजाज़त { $least } से { $most } की है
error-not_in_hand = { $by } के पास { $card } नहीं है
error-must_follow = { $by } ने { $card } चला, पर पहली चाल { $suit } की थी और उस रंग का पत्ता पास में है: { $cards }
error-return_drawn = { $by } ने { $card } लौटाया, जो अभी खींचा गया था
error-return_keep = { $by } ने { $card } लौटाया, पास में { $suit } के बचे { $left }, बचने चाहिए { $keep }
error-bid_too_low = { $by } ने { $chips } की बोली लगाई, कम से कम { $least } होनी चाहिए
error-bid_above_pool = { $by } ने पहली बोली { $chips } की लगाई, पूल में केवल { $pool }
error-bid_above_stack = { $by } ने { $chips } की बोली लगाई, पास में केवल { $stack }
error-bid_above_most = { $by } ने { $chips } की बोली लगाई, ज़्यादा से ज़्यादा { $most } हो सकती है

why-not_in_hand = { $card } आपके पास नहीं है।
why-bid_too_low = { $bid ->
    [0] बोली कम से कम एक चिप की हो।
   *[other] { $bid } की बोली लग चुकी है। { $least } या ज़्यादा बोलें।
 }
why-bid_above_pool = पहली बोली पूल से ज़्यादा नहीं हो सकती, और पूल में { $pool } हैं।
why-bid_above_stack = { $stack ->
    [0] आपके पास बोली लगाने को कोई चिप नहीं बची।
    [one] आपके पास एक ही चिप है, उससे ज़्यादा की बोली नहीं लग सकती।
   *[other] आपके पास { $stack } चिप हैं, उससे ज़्यादा की बोली नहीं लग सकती।
 }
why-bid_above_most = बोली ज़्यादा से ज़्यादा { $most } की हो सकती है।
why-must_follow = { $sevens ->
    [permanent_trumps] { $trump ->
        [yes] { $led } तुरुप है, इसलिए पहली चाल तुरुप की थी, और दोनों सत्ते हर बाज़ी में तुरुप हैं: आपको इनमें से ही देना होगा: { $cards } (R-SEVEN-4, विकल्प sevens)।
       *[no] पहली चाल { $suit } की थी और आपके पास यह रंग है: { $cards }। दोनों सत्ते तुरुप हैं, वे अपने रंग में नहीं गिने जाते (R-SEVEN-4, विकल्प sevens)।
    }
   *[low] { $trump ->
        [yes] पहली चाल तुरुप की थी और आपके पास तुरुप है: { $cards }। उसी रंग का पत्ता देना होगा (R-PLAY-3)।
       *[no] पहली चाल { $suit } की थी और आपके पास यह रंग है: { $cards }। उसी रंग का पत्ता देना होगा (R-PLAY-3)।
    }
 }
why-return_drawn = यही पत्ता आपने अभी खींचा है; इसे तुरंत वापस नहीं लौटाया जा सकता (R-PULL-10, विकल्प return_drawn)।
why-return_keep = { $sevens ->
    [permanent_trumps] दोनों सत्ते तुरुप हैं, इसलिए यह पत्ता ({ $card }) { $suit } में गिना जाता है; आपके पास उस रंग { $left ->
        [0] का कोई पत्ता नहीं बचेगा
        [one] का केवल { $left } पत्ता बचेगा
       *[other] के केवल { $left } पत्ते बचेंगे
    }, बचने चाहिए { $keep } (R-PULL-9, विकल्प return_keep और sevens)।
   *[low] आपके पास { $left ->
        [0] { $suit } का कोई पत्ता नहीं बचेगा
        [one] { $suit } का केवल { $left } पत्ता बचेगा
       *[other] { $suit } के केवल { $left } पत्ते बचेंगे
    }; बचने चाहिए { $keep } (R-PULL-9, विकल्प return_keep)।
 }
why-not_tied = खुले तीन पत्तों में सबसे बड़ा ही तय करता है; उससे ये रंग बचते हैं: { $allowed } (R-TRUMP-5)।
why-method_off = { $timing ->
    [after_ten] तुरुप दसों पत्ते देखकर बोला जाता है; खोलने को कोई पत्ता बचा नहीं है (R-TRUMP-12, विकल्प trump_timing)।
   *[after_five] इस मेज़ पर तुरुप इस तरह तय नहीं होता (विकल्प trump_alternatives)।
 }
why-cut_range = गड्डी { $least } से { $most } पत्तों तक कहीं भी काटी जा सकती है (R-CUT-3)।
why-position_range = जगहें 1 से 10 तक हैं।
why-wrong_cards = आपके दसों पत्ते आने चाहिए, हर एक ठीक एक बार।{ $missing ->
    [none] {""}
   *[other] {" "}छूटे: { $missing }।
 }{ $extra ->
    [none] {""}
   *[other] {" "}आपके नहीं, या दो बार: { $extra }।
 } (R-PULL-8)

## Rules

error-unknown_game = "{ $game }" नाम का कोई खेल नहीं है; खेल ये हैं: { $allowed }
error-unknown_preset = "{ $preset }" नाम का कोई preset नहीं है; preset ये हैं: { $allowed }
error-unknown_option = "{ $option }" नाम का कोई विकल्प नहीं है; विकल्प ये हैं: { $allowed }
error-missing_option = विकल्प { $option } छूट गया है
error-bad_value = विकल्प { $option } का मान { $value } नहीं हो सकता; यह चलेगा: { $allowed ->
    [none] 1 या उससे बड़ी कोई भी पूरी संख्या
   *[other] { $allowed }
 }
error-option_range = विकल्प { $option } का मान { $value } नहीं हो सकता; यह चलेगा: { $most ->
    [none] { $least } या उससे बड़ी कोई भी पूरी संख्या
   *[other] { $least } से { $most } तक
 }{ $none ->
    [yes] , या none
   *[no] {""}
 }
error-ante_above_chips = बाज़ी से पहले की चिप ({ $ante }) शुरू की चिप ({ $chips }) से ज़्यादा नहीं हो सकती
error-after_ten_alternatives = trump_timing = after_ten के साथ खोलने को कोई पत्ता नहीं बचता, इसलिए trump_alternatives का मान none होना चाहिए, { $alternatives } नहीं (V-1)
error-trick_instead_pulls = trick_instead = on के लिए pulls = on चाहिए (V-2)

## Positions

error-wrong_type = स्थिति में { $field } का मान { $value } नहीं हो सकता: वह दूसरी तरह का है
error-hands_of_three = स्थिति में तीन खिलाड़ियों के पत्ते होते हैं, { $hands } के नहीं
error-no_such_leader = सीट { $leader_no } नहीं है, सीटें { $least } से { $most } तक हैं
error-trick_too_long = अधूरे हाथ में ज़्यादा से ज़्यादा दो पत्ते होते हैं, ये नहीं: { $trick }
error-not_of_the_pack = { $card } इस खेल की गड्डी में नहीं है
error-card_twice = { $card } दो बार है
error-uneven_hands = खिलाड़ियों के पास { $sizes } पत्ते हैं, हाथ में पड़े पत्ते मिलाकर; सबके पास बराबर होने चाहिए, { $least } से { $most } तक
error-did_not_follow = सीट { $seat_no } ने { $card } चला, जबकि पहली चाल के रंग का पत्ता पास में है: { $cards }

## Records

error-bad_json = यह JSON नहीं है (स्तंभ { $column })
error-bad_utf8 = यह UTF-8 पाठ नहीं है
error-bad_line = यह रिकॉर्ड की पंक्ति नहीं है: { $value }
error-bad_header = शीर्ष-पंक्ति में "{ $key }" { $value ->
    [null] नहीं है या ख़ाली है
   *[other] का मान { $value } है
 }, होना चाहिए: { $due }
error-bad_move = चाल { $value } पढ़ी नहीं जा सकती, उसमें ये होने चाहिए: { $due }
error-bad_result = नतीजे की पंक्ति में केवल "result" होता है, यह नहीं: { $value }
error-blank_line = पंक्ति ख़ाली है
error-byte_order_mark = फ़ाइल byte-order mark से शुरू होती है
error-cut_off = आख़िरी पंक्ति अधूरी है; उससे पहले का सब पढ़ा गया
error-duplicate_key = "{ $key }" दो बार आया है
error-line_too_long = पंक्ति { $longest } बाइट से लंबी है
error-no_header = मुक़ाबला शीर्ष-पंक्ति से शुरू होता है
error-no_match = फ़ाइल में कोई मुक़ाबला नहीं है
error-no_result = मुक़ाबला पूरा हो गया, यहाँ उसके नतीजे की पंक्ति होनी थी
error-no_table = एक फेंट का प्रमाण है, पर शीर्ष-पंक्ति में वह मेज़ नहीं है जिसके लिए फेंट हुई
error-not_over = मुक़ाबला पूरा होने से पहले नतीजे की पंक्ति
error-preset_differs = preset { $preset } में { $option } = { $due } है, { $value } नहीं
error-proof_missing = बाज़ी { $deal } की फेंट का प्रमाण नहीं है, पहले की फेंटों का है
error-proof_stray = बाज़ी { $deal } की फेंट का प्रमाण है, पहले की फेंटों का नहीं
error-seats_differ = खिलाड़ी { $value }, सीटें { $due }
error-stray_line = नतीजे और अगली शीर्ष-पंक्ति के बीच एक फ़ालतू पंक्ति
error-wrong_chain = { $label } का { $where } { $value } है, शृंखला से { $due } निकलता है
error-wrong_commitment = बाज़ी { $deal } की मुहर (commitment) { $value } है, seed और मेज़ से { $due } निकलती है
error-wrong_result = { $where } { $value } है, चालों से { $due } निकलता है
error-wrong_version = संस्करण { $value } है, यह प्रोग्राम { $due } पढ़ता है

## Arguments and answers

error-file_exists = { $file } पहले से है; --append देने पर मुक़ाबला उसमें जोड़ा जाता है
error-file_missing = { $file } नाम की कोई फ़ाइल नहीं है
error-file_unreadable = { $file } पढ़ी नहीं जा सकती ({ $reason })
error-file_unwritable = { $file } लिखी नहीं जा सकती ({ $reason })
error-file_foreign = { $file } मुक़ाबलों का रिकॉर्ड नहीं है, उसमें कुछ नहीं जोड़ा जाता
error-file_busy = { $file } में इस समय दूसरा मुक़ाबला लिखा जा रहा है
error-file_cut_off = { $file } की आख़िरी पंक्ति अधूरी है, उसके बाद कुछ नहीं जोड़ा जा सकता
error-nothing_to_resume = { $file } में कोई अधूरा मुक़ाबला नहीं है
error-bad_name = नाम "{ $name }" नहीं रखा जा सकता: 1 से 24 दिखने वाले चिह्न चाहिए
error-stream_failed = पढ़ना या लिखना रुक गया ({ $reason })
error-worker_died = इस काम में लगी एक प्रक्रिया अपने-आप बंद हो गई, या उसे बहुत देर हो गई
error-jit_disabled = हल करने वाले हिस्से और आगे देखने वाले बॉट को कंपाइल किया हुआ कोड चाहिए, पर { $variable } लगा है; उसे हटाएँ
error-append_alone = --append किसी फ़ाइल में जोड़ता है, पर कोई फ़ाइल नहीं दी गई
error-resume_alone = --resume नियम और खिलाड़ी फ़ाइल से लेता है; { $option } न दें
error-bad_rule = "{ $text }" इस रूप में नहीं है: option=value
error-bad_bots = { $seats } सीटों के लिए { $given } बॉट; बॉट इतने ही हो सकते हैं: { $due }
error-bad_pool = बॉट की टक्कर दूसरे बॉट से होती है: दो या ज़्यादा नाम दें, हर एक एक बार, यह नहीं: { $given }
error-bad_hand = पत्ते { $due } होने चाहिए, { $given } नहीं
error-two_budgets = --worlds और --millis साथ नहीं चलते
error-arena_foreign = { $file } में टक्करें नहीं हैं, उसे वैसे ही छोड़ा गया है
error-arena_differs = { $file } में दूसरी टक्करें हैं: वहाँ { $key } { $value } है, यहाँ { $due }
error-arena_line = { $file } की पंक्ति { $line } वह टक्कर नहीं है जो वहाँ होनी थी
error-unknown_bot = "{ $bot }" नाम का कोई बॉट नहीं है; बॉट ये हैं: { $allowed }
error-not_for_game = { $game } में यह अभी नहीं हो सकता, केवल इनमें: { $allowed }
error-bad_seat = सीट { $value } नहीं है; सीटें 0 से { $most } तक हैं
error-seat_hidden = मुक़ाबला पूरा नहीं हुआ, और सीट { $value } पर बॉट है: तब तक उसके पत्ते छिपे रहेंगे
error-no_such_match = { $file } में मुक़ाबला { $value } नहीं है; कुल मुक़ाबले: { $most }
error-no_such_deal = मुक़ाबले में बाज़ी { $value } नहीं है; कुल बाज़ियाँ: { $most }
error-over_when_dealt = बाज़ी { $value } बँटते ही ख़त्म हो गई, क्योंकि किसी के पास 35 थे; दोबारा खेलने को कुछ नहीं है
error-match_faulty = { $file } की पंक्ति { $line } से आगे मुक़ाबला दिखाया नहीं जा सकता: { $reason }
error-match_unfinished = { $file } का मुक़ाबला { $value } पूरा नहीं हुआ; समीक्षा में सारे पत्ते दिखते हैं
error-page_foreign = { $file } पहले से है और समीक्षा नहीं है; उसके ऊपर नहीं लिखा जाता
error-report_missing = पेज के लिए { $package } चाहिए: pip install { $extra }
error-unknown_language = "{ $language }" नाम की कोई भाषा नहीं है; भाषाएँ ये हैं: { $allowed }
error-undo_nothing = आपका कोई ऐसा फ़ैसला नहीं है जो वापस लिया जा सके
error-undo_hidden = आपके पिछले फ़ैसले के बाद दूसरों ने चाल चली है या कोई बंद पत्ता दिख गया है, इसलिए वह अब वापस नहीं होगा
error-not_understood = "{ $text }" यहाँ समझ में नहीं आया
error-ambiguous = "{ $text }" इनमें से कोई हो सकता है: { $cards }
error-no_more_input = मुक़ाबला पूरा होने से पहले लिखा हुआ ख़त्म हो गया

## The database

error-store_bad_url = "{ $url }" डेटाबेस नहीं है: फ़ाइल का नाम, sqlite:///FILE या postgresql://USER@HOST/NAME दें
error-store_unreachable = डेटाबेस { $url } खोला नहीं जा सकता ({ $reason })
error-store_in_use = { $url } में दूसरा सर्वर अपनी मेज़ें रख रहा है
error-store_missing = { $url } में कोई मेज़ नहीं है
error-store_foreign = { $url } में कुछ और है, उसे वैसे ही छोड़ा गया है
error-store_newer = { $url } नए प्रोग्राम का बनाया हुआ है: वह { $version } पर है, यह प्रोग्राम { $due } तक जानता है
error-store_conflict = इस बीच वहाँ कुछ और सहेजा गया है
error-store_failed = अभी न कुछ सहेजा जा सकता है, न पढ़ा जा सकता है ({ $reason }); फिर कोशिश करें
error-store_full = सर्वर की डिस्क भर गई है; जगह होने तक कुछ सहेजा नहीं जा सकता
error-store_not_empty = { $url } ख़ाली नहीं है; बैकअप केवल ख़ाली डेटाबेस में वापस लाया जाता है
error-backup_exists = { $file } पहले से है; बैकअप उसके ऊपर नहीं लिखा जाता
error-backup_foreign = { $file } मेज़ों का बैकअप नहीं है
error-backup_damaged = { $file } ख़राब है ({ $reason })
error-backup_gap = { $file } पूरी नहीं है: मेज़ { $table } के लॉग में पंक्तियाँ कम हैं

## Around a server

error-bad_message = यह संदेश पढ़ा नहीं जा सकता: { $reason }
error-bad_origin = "{ $value }" पेज का पता नहीं है; पता ऐसे लिखें: https://NAME या http://NAME:PORT
error-origin_needed = { $host } पर सर्वर तक दूसरे भी पहुँच सकते हैं: --origin से उसके पेज का पता दें, या घर पर --lan लगाएँ
error-two_hosts = --lan पूरे घर के नेटवर्क के लिए है, --host { $host } एक पते के लिए: इनमें से एक ही दें
error-port_busy = पोर्ट { $port } पहले से काम में है; --port से दूसरा चुनें
error-cannot_listen = { $host }, पोर्ट { $port } पर सर्वर नहीं खुल सकता ({ $reason })
error-no_lan = घर के नेटवर्क में इस मशीन का कोई पता नहीं है
error-bad_limit = "{ $value }" से कोई सीमा नहीं बदलती; ऐसे लिखें: NAME=N, और नाम ये हैं: { $allowed }
error-server_unreachable = { $url } पर कोई सर्वर जवाब नहीं देता ({ $reason })
error-no_satasat = वहाँ जो जवाब देता है, वह satasat का सर्वर नहीं है (status { $status })
error-other_protocol = सर्वर प्रोटोकॉल { $value } बोलता है, यह प्रोग्राम { $due }: इनमें जो पुराना हो उसे नया करें
error-no_free_seat = मेज़ { $table } पर कोई सीट ख़ाली नहीं है
error-foreign_host = इस सर्वर का नाम "{ $value }" नहीं है
error-foreign_origin = "{ $value }" का पेज इस सर्वर से बात नहीं कर सकता; ब्राउज़र को बताना होता है कि किसका पेज पूछ रहा है
error-no_origin = पता नहीं चलता कि किसका पेज पूछ रहा है: ब्राउज़र Origin भेजता है, प्रोग्राम वह token, जो उसे "bearer": true से मिला
error-no_session = इससे किसी की पहचान नहीं होती; पहले नाम देकर शुरू करें
error-wrong_phrase = ये वापसी-शब्द किसी के नहीं हैं
error-not_for_you = यह केवल सर्वर की अपनी मशीन के प्रोग्रामों को बताया जाता है
error-unknown_path = { $value } पर कुछ नहीं है
error-wrong_method = { $value } यहाँ कुछ नहीं करता
error-too_long = { $size } बाइट बहुत ज़्यादा हैं, इजाज़त { $most } की है
error-limit = एक साथ बहुत ज़्यादा हो गया ({ $key }); { $seconds } सेकंड में फिर कोशिश करें
error-busy = बहुत-सा काम पहले से रुका पड़ा है ({ $key })
error-closing = सर्वर बंद हो रहा है, थोड़ी देर में फिर चलेगा

## At a table

error-unknown_table = मेज़ { $table } नहीं मिली
error-unknown_match = मेज़ { $table } पर आपने मुक़ाबला { $number } नहीं खेला है
error-table_damaged = मेज़ { $table } का लॉग पढ़ा नहीं जा सकता; सर्वर चलाने वाले को उसे देखना होगा
error-wrong_secret = इस लिंक से मेज़ नहीं खुलती
error-wrong_spoken_code = अभी किसी मेज़ का यह कोड नहीं है; कोड दस मिनट तक चलते हैं
error-not_joined = आप इस मेज़ पर नहीं हैं
error-not_seated = इसकी इजाज़त केवल मेज़ पर बैठे लोगों को है
error-not_host = इसकी इजाज़त केवल मेज़बान को है
error-no_spectators = इस मेज़ का खेल देखने की इजाज़त नहीं है
error-too_many_spectators = दर्शक पूरे हो गए हैं: { $most }
error-table_locked = मेज़बान ने मेज़ पर ताला लगा रखा है
error-no_such_seat_here = सीट { $seat_no } नहीं है, सीटें 0 से { $most } तक हैं
error-seat_taken = { $seat } ख़ाली नहीं है
error-seat_empty = { $seat } पर कोई नहीं बैठा है
error-seats_empty = एक सीट ख़ाली है
error-seats_in_use = { $most } सीटें रखने पर किसी को उठना पड़ेगा
error-already_seated = आपकी जगह पहले से { $seat } है
error-nobody_plays = केवल बॉट मुक़ाबला शुरू नहीं करते
error-bad_player_name = नाम में 1 से { $longest } दिखने वाले चिह्न हों, जिनमें कोई अक्षर या अंक ज़रूर हो
error-name_like_another = मेज़ पर किसी और का नाम "{ $name }" जैसा दिखता है
error-match_on = मुक़ाबला चलते समय यह नहीं हो सकता
error-no_match_on = अभी कोई मुक़ाबला नहीं चल रहा
error-no_match_yet = यहाँ अभी तक कोई मुक़ाबला नहीं खेला गया
error-match_not_over = मुक़ाबला पूरा नहीं हुआ; तब तक उसके पत्ते छिपे रहेंगे
error-not_between_deals = बाज़ी के बीच में यह नहीं हो सकता
error-no_deal_waits = कोई बाज़ी शुरू होने को नहीं है
error-wrong_deal = बाज़ी { $deal } शुरू होने को नहीं है, बाज़ी { $due } है
error-already_ready = आप पहले से तैयार हैं
error-bad_seed = seed में { $digits } चिह्न होते हैं, केवल 0-9 और छोटे a-f
error-dealer_by_lot = इस मेज़ पर पहली बाँट किसकी हो, यह पर्ची से तय होता है
error-setting_fixed = { $setting } में बदलाव तभी हो सकता है जब कोई मुक़ाबला न चल रहा हो
error-too_many_deals = इस सर्वर की मेज़ पर मुक़ाबले में ज़्यादा से ज़्यादा { $most } बाज़ियाँ हो सकती हैं, { $deals } नहीं
error-stale = { $seq } के बाद कुछ हो चुका है: मेज़ { $due } पर है
error-not_yet = { $seq } तक अभी कुछ नहीं हुआ है, मेज़ { $due } पर है
error-not_your_turn = अभी आपकी बारी नहीं है
error-claim_not_now = बाकी हाथों का दावा तभी हो सकता है जब चालें चल रही हों
error-claim_on = एक दावा खेलकर पूरा किया जा रहा है
error-claim_unproven = जो आपको दिखता है, उससे पक्का नहीं कि बाकी सारे हाथ आपके हैं
error-nothing_to_take_back = आपकी कोई ऐसी चाल नहीं है जो वापस ली जा सके
error-proposal_open = एक और सवाल का जवाब बाकी है
error-no_such_proposal = सवाल { $proposal } खुला नहीं है
error-own_proposal = यह सवाल आपका ही है
error-already_consented = आपकी हाँ पहले ही हो चुकी है
error-hints_off = इस मेज़ पर सुझाव नहीं मिलते
error-bad_text = बात में 1 से { $longest } चिह्न हो सकते हैं
error-unknown_phrase = ऐसा कोई वाक्य या चेहरा नहीं है: "{ $value }"
error-say_one_thing = एक ही चीज़ कहें: वाक्य, चेहरा या अपनी बात
error-text_at_private_tables = अपने शब्दों में बात केवल निजी मेज़ों पर हो सकती है
