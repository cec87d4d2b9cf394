# error-CODE: why something was refused, as reported to nobody in particular (verify, exit lines).
# why-CODE: the same to the player who asks why he may not; it ends with the rule.

## Moves

error-bad_card = «{ $text }» — не карта
error-out_of_turn = { $by } ходит вне очереди, сейчас очередь: { $turn }
error-not_now = { $by } делает ход { $move }, а нужен ход { $due }
error-not_a_move = { $by } делает то, что ходом не является: { $value }
error-match_over = { $by } ходит, когда матч уже окончен
error-no_such_seat = места { $seat_no } нет, места бывают от { $least } до { $most }
error-wrong_cards = в порядке карт не каждая карта ровно один раз; не хватает: { $missing ->
    [none] ничего
   *[other] { $missing }
 }; лишние: { $extra ->
    [none] нет
   *[other] { $extra }
 }
error-cut_range = { $by } снимает карт: { $at }, а можно от { $least } до { $most }
error-method_off = { $by } отказывается назвать козырь способом { $method }, а можно: { $allowed ->
    [none] никаким
   *[other] { $allowed }
 }
error-not_tied = { $by } называет { $suit }, а открытые карты оставляют { $allowed }
error-not_in_rest = { $card } не входит в последние пять карт игрока с нормой пять
error-position_range = { $by } тянет с места { $position }, а можно от { $least } до { $most }
error-not_in_hand = у игрока { $by } нет карты { $card }
error-must_follow = { $by } кладёт { $card }, хотя масть хода — { $suit } и на руках есть { $cards }
error-return_drawn = { $by } возвращает { $card }, а эту карту только что вытянули
error-return_keep = { $by } возвращает { $card } и оставляет карт этой масти ({ $suit }): { $left }, а нужно { $keep }
error-bid_too_low = { $by } ставит { $chips }, а нужно не меньше { $least }
error-bid_above_pool = { $by } начинает со ставки { $chips }, а в банке { $pool }
error-bid_above_stack = { $by } ставит { $chips }, а фишек у этого игрока { $stack }
error-bid_above_most = { $by } ставит { $chips }, а можно не больше { $most }

why-not_in_hand = У вас нет карты { $card }.
why-bid_too_low = { $bid ->
    [0] Наименьшая ставка — одна фишка.
   *[other] Уже есть ставка { $bid }. Ставьте { $least } или больше.
 }
why-bid_above_pool = Первая ставка не может быть больше банка, а в банке { $pool }.
why-bid_above_stack = { $stack ->
    [0] У вас не осталось фишек, ставить нечего.
    [one] У вас { $stack } фишка, больше поставить нельзя.
    [few] У вас { $stack } фишки, больше поставить нельзя.
    [many] У вас { $stack } фишек, больше поставить нельзя.
   *[other] У вас { $stack } фишки, больше поставить нельзя.
 }
why-bid_above_most = Ставить можно самое большее { $most }.
why-must_follow = { $sevens ->
    [permanent_trumps] { $trump ->
        [yes] { $led } — козырь, значит, ход был с козыря; обе семёрки — козыри в каждой сдаче. Нужно класть козырь: { $cards } (R-SEVEN-4, правило sevens).
       *[no] Масть хода — { $suit }, и она у вас есть: { $cards }; обе семёрки — козыри и к своим мастям не относятся (R-SEVEN-4, правило sevens).
    }
   *[low] { $trump ->
        [yes] Ход был с козыря, и козыри у вас есть: { $cards }. Нужно класть в масть (R-PLAY-3).
       *[no] Масть хода — { $suit }, и она у вас есть: { $cards }. Нужно класть в масть (R-PLAY-3).
    }
 }
why-return_drawn = Эту карту вы только что вытянули, сразу вернуть её нельзя (R-PULL-10, правило return_drawn).
why-return_keep = { $sevens ->
    [permanent_trumps] { $card } считается мастью «{ $suit }», ведь обе семёрки — козыри; у вас { $left ->
        [0] не останется ни одной карты этой масти
       *[other] останется этой масти только { $left }
    }, а нужно оставить { $keep } (R-PULL-9, правила return_keep и sevens).
   *[low] Этой масти ({ $suit }) у вас { $left ->
        [0] не останется совсем
       *[other] останется только { $left }
    }, а нужно оставить { $keep } (R-PULL-9, правило return_keep).
 }
why-not_tied = Решает старшая из трёх открытых карт; выбрать можно { $allowed } (R-TRUMP-5).
why-method_off = { $timing ->
    [after_ten] Козырь назначают, когда все десять карт на руках; открывать уже нечего (R-TRUMP-12, правило trump_timing).
   *[after_five] За этим столом козырь так не назначают (правило trump_alternatives).
 }
why-cut_range = Снимают от { $least } до { $most } карт (R-CUT-3).
why-position_range = В веере места от 1 до 10.
why-wrong_cards = В веере ваши десять карт, каждая один раз.{ $missing ->
    [none] {""}
   *[other] {" "}Не хватает: { $missing }.
 }{ $extra ->
    [none] {""}
   *[other] {" "}Не ваши или повторяются: { $extra }.
 } (R-PULL-8)

## Rules

error-unknown_game = игры «{ $game }» нет; есть { $allowed }
error-unknown_preset = набора правил «{ $preset }» нет; есть { $allowed }
error-unknown_option = правила «{ $option }» нет; есть { $allowed }
error-missing_option = не указано правило { $option }
error-bad_value = правило { $option } не может быть { $value }; можно: { $allowed ->
    [none] любое целое число от 1
   *[other] { $allowed }
 }
error-option_range = правило { $option } не может быть { $value }; можно: { $most ->
    [none] любое целое число от { $least }
   *[other] от { $least } до { $most }
 }{ $none ->
    [yes] , или none
   *[no] {""}
 }
error-ante_above_chips = взнос { $ante } больше, чем фишек у каждого в начале ({ $chips })
error-after_ten_alternatives = при trump_timing = after_ten открывать уже нечего, поэтому trump_alternatives должно быть none, а не { $alternatives } (V-1)
error-trick_instead_pulls = для trick_instead = on нужно pulls = on (V-2)

## Positions

error-wrong_type = в позиции { $field } не может быть { $value }: это значение другого рода
error-hands_of_three = в позиции карты трёх игроков, а не { $hands }
error-no_such_leader = места { $leader_no } нет, места бывают от { $least } до { $most }
error-trick_too_long = в неоконченной взятке лежат самое большее две карты, а не { $trick }
error-not_of_the_pack = карты { $card } в колоде этой игры нет
error-card_twice = { $card } встречается дважды
error-uneven_hands = карт у игроков, вместе с лежащими во взятке: { $sizes }; должно быть у всех поровну, от { $least } до { $most }
error-did_not_follow = место { $seat_no } кладёт { $card }, а в масть хода на руках есть { $cards }

## Records

error-bad_json = это не JSON (столбец { $column })
error-bad_utf8 = это не текст в UTF-8
error-bad_line = это не строка записи: { $value }
error-bad_header = в заголовке поле «{ $key }» { $value ->
    [null] отсутствует или не заполнено
   *[other] — это { $value }
 }, а нужно { $due }
error-bad_move = ход { $value } не удаётся прочитать, нужны поля { $due }
error-bad_result = в строке итога только «result» и больше ничего, а не { $value }
error-blank_line = строка пуста
error-byte_order_mark = файл начинается с метки порядка байтов
error-cut_off = последняя строка оборвана; всё до неё прочитано
error-duplicate_key = ключ «{ $key }» стоит дважды
error-line_too_long = строка длиннее { $longest } байт
error-no_header = матч начинается со строки заголовка
error-no_match = в файле нет матча
error-no_result = матч окончен, здесь нужна строка итога
error-no_table = у тасовки есть доказательство, но в заголовке нет стола, для которого оно сделано
error-not_over = строка итога до конца матча
error-preset_differs = в наборе правил { $preset } { $option } = { $due }, а не { $value }
error-proof_missing = у тасовки сдачи { $deal } нет доказательства, а у прежних есть
error-proof_stray = у тасовки сдачи { $deal } есть доказательство, а у прежних нет
error-seats_differ = игроков { $value }, а мест { $due }
error-stray_line = строка между итогом и следующим заголовком
error-wrong_chain = { $where } для { $label } — { $value }, а по цепочке выходит { $due }
error-wrong_commitment = отпечаток сдачи { $deal } — { $value }, а по зерну и столу выходит { $due }
error-wrong_result = { $where } — { $value }, а по ходам выходит { $due }
error-wrong_version = версия { $value }, а эта программа читает { $due }

## Arguments and answers

error-file_exists = { $file } уже есть; с параметром --append матч добавят в него
error-file_missing = файла { $file } нет
error-file_unreadable = { $file } не удаётся прочитать ({ $reason })
error-file_unwritable = { $file } не удаётся записать ({ $reason })
error-file_foreign = { $file } — не запись матчей, в него ничего не добавлено
error-file_busy = { $file } занят другим матчем
error-file_cut_off = последняя строка { $file } оборвана, после неё ничего нельзя добавить
error-nothing_to_resume = в { $file } нет неоконченного матча
error-bad_name = имя «{ $name }» сохранить нельзя: нужно от 1 до 24 видимых знаков
error-stream_failed = ввод или вывод не удался ({ $reason })
error-worker_died = процесс, который над этим работал, завершился сам или опоздал
error-jit_disabled = решателю и ботам, которые считают вперёд, нужен скомпилированный код, а задана переменная { $variable }; уберите её
error-append_alone = --append добавляет в файл, а файл не назван
error-resume_alone = --resume берёт правила и игроков из файла; уберите { $option }
error-bad_rule = «{ $text }» — не вида правило=значение
error-bad_bots = { $given ->
    [one] { $given } бот
    [few] { $given } бота
    [many] { $given } ботов
   *[other] { $given } бота
 }, а мест { $seats }; ботов может быть: { $due }
error-bad_pool = боты встречаются с другими ботами: назовите двух или больше, каждого один раз, а не { $given }
error-bad_hand = карт на руках должно быть { $due }, а не { $given }
error-two_budgets = --worlds и --millis исключают друг друга
error-arena_foreign = в { $file } нет арены, файл оставлен как есть
error-arena_differs = в { $file } другая арена: { $key } там { $value }, а здесь { $due }
error-arena_line = строка { $line } в { $file } — не та встреча, которая там должна быть
error-unknown_bot = бота «{ $bot }» нет; есть { $allowed }
error-not_for_game = для { $game } этого пока нет, только для { $allowed }
error-bad_seat = места { $value } нет; места — от 0 до { $most }
error-seat_hidden = матч не окончен, а за место { $value } играет бот: до конца матча его карты скрыты
error-no_such_match = матча { $value } в { $file } нет; всего там матчей: { $most }
error-no_such_deal = сдачи { $value } в матче нет; всего в нём сдач: { $most }
error-over_when_dealt = сдача { $value } закончилась сразу, потому что у кого-то было 35; переигрывать нечего
error-match_faulty = матч не показать дальше строки { $line } в { $file }: { $reason }
error-match_unfinished = матч { $value } в { $file } не окончен, а разбор показывает все карты
error-page_foreign = { $file } уже есть, и это не разбор; поверх него ничего не записано
error-report_missing = для страницы нужен { $package }: pip install { $extra }
error-unknown_language = языка «{ $language }» нет; есть { $allowed }
error-undo_nothing = у вас нет решения, которое можно взять назад
error-undo_hidden = после вашего решения уже ходили другие или открылась скрытая карта, поэтому оно остаётся
error-not_understood = непонятный ответ: «{ $text }»
error-ambiguous = «{ $text }» может значить { $cards }
error-no_more_input = ввод закончился раньше матча

## The database

error-store_bad_url = «{ $url }» — не база данных: назовите файл, sqlite:///FILE или postgresql://USER@HOST/NAME
error-store_unreachable = базу данных { $url } не удаётся открыть ({ $reason })
error-store_in_use = в { $url } хранит свои столы другой сервер
error-store_missing = в { $url } нет столов
error-store_foreign = в { $url } лежит что-то другое, оно оставлено как есть
error-store_newer = { $url } — от более новой программы: там версия { $version }, эта знает { $due }
error-store_conflict = тем временем туда записали что-то другое
error-store_failed = сейчас нельзя ни записать, ни прочитать ({ $reason }); попробуйте ещё раз
error-store_full = диск сервера полон; пока место не освободится, ничего не записать
error-store_not_empty = { $url } не пуста; резервную копию восстанавливают только в пустую базу данных
error-backup_exists = { $file } уже есть; резервную копию поверх него не пишут
error-backup_foreign = { $file } — не резервная копия столов
error-backup_damaged = { $file } — повреждённая копия ({ $reason })
error-backup_gap = { $file } — неполная копия: в журнале стола { $table } не хватает строк

## Around a server

error-bad_message = это сообщение не удаётся прочитать: { $reason }
error-bad_origin = «{ $value }» — не адрес страницы; его пишут так: https://NAME или http://NAME:PORT
error-origin_needed = сервер на { $host } доступен другим: назовите адрес его страницы через --origin, а дома возьмите --lan
error-two_hosts = --lan слушает всю местную сеть, --host { $host } — один адрес: укажите что-то одно
error-port_busy = порт { $port } уже занят; выберите другой через --port
error-cannot_listen = на { $host }, порт { $port }, ничего не получается принимать ({ $reason })
error-no_lan = у этого компьютера нет адреса в местной сети
error-bad_limit = «{ $value }» не меняет никакого ограничения; пишут NAME=N, а имена такие: { $allowed }
error-server_unreachable = по адресу { $url } сервер не отвечает ({ $reason })
error-no_satasat = там отвечает не сервер satasat (состояние { $status })
error-other_protocol = сервер говорит по протоколу { $value }, эта программа — по { $due }: обновите то, что старее
error-no_free_seat = за столом { $table } нет свободного места
error-foreign_host = этот сервер не называется «{ $value }»
error-foreign_origin = странице «{ $value }» нельзя обращаться к этому серверу; браузер должен сообщать, чья страница шлёт запрос
error-no_origin = неизвестно, чья страница спрашивает: браузер шлёт Origin, программа — токен, полученный с "bearer": true
error-no_session = по этим данным никто не известен; начните сеанс с имени
error-wrong_phrase = такой фразы восстановления ни у кого нет
error-not_for_you = это сообщают только программам на компьютере самого сервера
error-unknown_path = по адресу { $value } ничего нет
error-wrong_method = { $value } здесь ничего не делает
error-too_long = байтов слишком много: { $size }, а можно { $most }
error-limit = слишком много за один раз ({ $key }); попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
 }
error-busy = слишком много дел уже ждёт очереди ({ $key })
error-closing = сервер останавливается и скоро вернётся

## At a table

error-unknown_table = стола { $table } нет
error-unknown_match = матча { $number } за столом { $table } вы не играли
error-table_damaged = журнал стола { $table } не удаётся прочитать; пусть посмотрит тот, кто ведёт сервер
error-wrong_secret = эта ссылка не открывает стол
error-wrong_spoken_code = такого кода сейчас нет ни у одного стола; код действует десять минут
error-not_joined = вы не следите за этим столом
error-not_seated = это могут только те, кто сидит за столом
error-not_host = это может только хозяин стола
error-no_spectators = за этим столом зрителей не пускают
error-too_many_spectators = зрителей уже { $most }
error-table_locked = хозяин закрыл вход за стол
error-no_such_seat_here = места { $seat_no } нет, места — от 0 до { $most }
error-seat_taken = место уже занято: { $seat }
error-seat_empty = там никто не сидит: { $seat }
error-seats_empty = одно из мест пустует
error-seats_in_use = если мест будет { $most }, кому-то придётся встать
error-already_seated = вы уже сидите здесь: { $seat }
error-nobody_plays = одни боты матч не начинают
error-bad_player_name = в имени от 1 до { $longest } видимых знаков, среди них буквы или цифры
error-name_like_another = у кого-то за столом имя, похожее на «{ $name }»
error-match_on = пока идёт матч, это нельзя
error-no_match_on = матч сейчас не идёт
error-no_match_yet = здесь ещё не сыграно ни одного матча
error-match_not_over = матч не окончен; до конца его карты скрыты
error-not_between_deals = посреди сдачи это нельзя
error-no_deal_waits = ни одна сдача не ждёт начала
error-wrong_deal = сдача { $deal } начала не ждёт, ждёт сдача { $due }
error-already_ready = вы уже сообщили, что готовы
error-bad_seed = в зерне шестнадцатеричных цифр: { $digits }, буквы строчные
error-dealer_by_lot = за этим столом первого сдающего выбирает жребий
error-setting_fixed = { $setting } можно менять, только пока матч не идёт
error-too_many_deals = на этом сервере в матче сдач не больше { $most }, а не { $deals }
error-stale = после { $seq } уже что-то произошло: стол сейчас на { $due }
error-not_yet = до { $seq } ещё не дошло, стол сейчас на { $due }
error-not_your_turn = сейчас не ваш ход
error-claim_not_now = остальные взятки можно заявить только во время розыгрыша
error-claim_on = заявленные взятки сейчас доигрываются
error-claim_unproven = по тому, что вы видите, ещё не ясно, что все остальные взятки ваши
error-nothing_to_take_back = у вас нет хода, который можно взять назад
error-proposal_open = ещё не решён другой вопрос
error-no_such_proposal = открытого вопроса { $proposal } нет
error-own_proposal = этот вопрос задали вы сами
error-already_consented = вы уже согласились
error-hints_off = за этим столом советов нет
error-bad_text = в реплике от 1 до { $longest } знаков
error-unknown_phrase = фразы или рожицы «{ $value }» нет
error-say_one_thing = скажите что-то одно: фразу, рожицу или текст
error-text_at_private_tables = своими словами можно говорить только за частными столами
