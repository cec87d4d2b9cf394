# The page: start, opening a table, joining one, the lobby, sharing, about.

## Start

# The name of somebody who has told none yet.
start-player = Игрок
start-line = Карточная игра для троих. Нужно взять пять взяток, три или две.
start-game-name = Тин до панч
start-bots = Играть с ботами
start-bots-about = Начнём сразу
start-friends = Играть с друзьями
start-friends-about = Пошлите им ссылку
start-opening = Карты тасуются…
start-go-on = Продолжить матч
start-go-on-about = { $game } · { $who }
start-rules-used = Правила: { $name }
start-own-rules = ваши собственные
start-usual-rules = обычные
start-same-rules = как в прошлый раз
start-rules-choose = Выбрать другие
start-other-games = Другие игры
start-players = Игроки
start-bot-count = { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
 }
start-language = Язык
start-more = Ещё
start-join = Войти по коду
start-rules = Правила
start-words = Словарь
start-matches = Мои матчи
start-settings = Настройки
start-about = О программе
start-install = Добавить satasat на главный экран
start-failed = Что-то не получилось. Попробуйте ещё раз.
start-limit-tables_per_hour = Отсюда открыли слишком много новых столов. Следующий можно открыть через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
 }.
start-limit-sessions_per_hour = Отсюда начинало играть слишком много людей. Попробуйте снова через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
 }.
start-limit-codes_per_minute = Слишком много попыток. Подождите { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
 }.
start-error-wrong_spoken_code = Сейчас такого кода нет ни у одного стола. Код действует десять минут: попросите новый.
start-error-wrong_secret = Эта ссылка не открывает стол. Попросите прислать её ещё раз.
start-error-unknown_table = Такого стола нет или уже нет.
start-error-wrong_phrase = Таких слов мы ни у кого не знаем. Посмотрите ещё раз, что у вас записано.
start-error-no_session = Вас долго не было, и мы вас больше не помним. Начните, пожалуйста, заново.
start-error-bad_player_name = Напишите, пожалуйста, имя, в котором есть буквы или цифры.
start-error-table_locked = Хозяин закрыл вход за стол: больше никто не может сесть.
start-error-name_like_another = У кого-то за этим столом похожее имя. Выберите, пожалуйста, другое.

## The games

game-name-three-two-five = 3-2-5
game-name-thirty-five = Тридцать пять
game-name-trentacinque = Трентачинкве
game-line-three-two-five = 3 игрока · пять взяток, три или две
game-line-thirty-five = от 2 до 5 игроков · ставки за четыре карты
game-line-trentacinque = 4 игрока · ставки за прикуп
game-about-thirty-five = У кого 35 в одной масти, тот берёт банк. Если столько никому не сдали, все ставят за четыре карты на столе: кто поставит больше всех, покупает их и выигрывает или теряет свою ставку.
game-about-trentacinque = Нужно 35 в одной масти. За четыре карты прикупа ставят до пяти фишек. Купивший с 35 берёт весь банк, а без 35 кладёт туда свою ставку.

## A name

name-label = Ваше имя
name-hint = Его видят другие за столом.
name-ask = Как вас называть за столом?
name-go = Войти
name-missing = Напишите, пожалуйста, имя.

## Opening a table

setup-title = Игра с друзьями
setup-open = Открыть стол
setup-opening = Готовим стол…
setup-open-about = Потом вы получите ссылку и пошлёте её друзьям.
setup-which-game = Какая игра?
setup-game = Как будете играть?
setup-own = Домашние правила
setup-own-about = Своя смесь. { $n ->
    [one] { $n } правило отличается от набора «{ $preset }».
    [few] { $n } правила отличаются от набора «{ $preset }».
    [many] { $n } правил отличаются от набора «{ $preset }».
   *[other] { $n } правила отличаются от набора «{ $preset }».
 }
setup-change = Изменить отдельные правила…
setup-rules-title = Домашние правила
setup-rules-done = Готово
setup-more = Ещё настройки
setup-deals = { $deals ->
    [one] { $deals } сдача
    [few] { $deals } сдачи
    [many] { $deals } сдач
   *[other] { $deals } сдачи
 }
# The names of the presets, as people would call them.
preset-name-plain = Простой
preset-name-satasat = Satasat
preset-name-teen-do-paanch = Тин до панч
preset-name-pagat = Pagat
preset-name-high-sevens = Старшие семёрки
preset-name-handed-tricks = Обещанные взятки
preset-name-full-hand = Сначала десять карт
preset-name-thirty-five = Тридцать пять
preset-name-ace-eleven = Туз за одиннадцать
preset-name-five-at-the-table = Пятеро за столом
preset-name-trentacinque = Трентачинкве

## Settings of a table

table-clock = Время на раздумье
table-hints = Советы
table-hints-about = Кто хочет, может спросить у компьютера, как сейчас лучше сыграть.
table-who = Кого пускать за стол?
table-who-private = Только по ссылке или по коду
table-who-public = Всех на этом сервере
table-pace = Как быстро играют боты
table-sit_in = За того, кого нет, играет бот
table-sit_in-about = Вернуться можно в любой миг.
table-sit_in_bot = Как играет этот бот
table-spectators = Другим можно смотреть
table-spectators-about = Зрители видят, что лежит на столе, но не карты на руках.
table-locked = Закрыть вход за стол
table-locked-about = Больше никто не сможет сесть.
table-settings = Настройки стола
table-settings-change = Изменить настройки
table-is-private = только по ссылке или по коду
table-is-public = открыт для всех
table-is-locked = вход закрыт
table-has-hints = с советами
table-no-hints = без советов
table-may-watch = можно смотреть
table-no-watchers = смотреть нельзя

## Lobby

lobby-title = Стол
lobby-title-of = Стол игрока { $name }
lobby-title-mine = Ваш стол
lobby-leave = Выйти из-за стола
lobby-invite = Позовите друзей
lobby-invite-about = { $free ->
    [0] Все места заняты.
    [one] Свободно { $free } место. Пошлите ссылку или посадите туда бота.
    [few] Свободно { $free } места. Пошлите ссылку или посадите туда ботов.
    [many] Свободно { $free } мест. Пошлите ссылку или посадите туда ботов.
   *[other] Свободно { $free } места. Пошлите ссылку или посадите туда ботов.
 }
lobby-seats = Кто где сидит
lobby-order = Ходят в таком порядке: { $order } и снова по кругу.
lobby-place = Место { $n }
lobby-you = вы
lobby-host = хозяин
lobby-away = нет связи
lobby-empty = Свободно
lobby-sit = Сесть сюда
lobby-sit-at = Сесть на место { $n }
lobby-move = Пересесть
lobby-move-at = Пересесть на место { $n }
lobby-stand = Встать
lobby-add-bot = Посадить бота
lobby-add-bot-at = Посадить бота на место { $n }
lobby-level-at = Как играет бот на месте { $n }
lobby-remove-who = Убрать: { $name }
lobby-change = Изменить
lobby-change-who = Изменить место { $n }: { $name }
lobby-change-title = Место { $n }: { $name }
lobby-swap = Поменять с местом { $n } ({ $name })
lobby-swap-empty = Пересадить на место { $n } (свободно)
lobby-pass-host = Сделать хозяином: { $name }
lobby-rules-of = Правила игры «{ $game }»
lobby-rules-title = Правила этого стола
lobby-rules-show = Показать правила
lobby-rules-change = Изменить правила
lobby-rules-differ = { $n ->
    [one] { $n } правило отличается от набора «{ $preset }»:
    [few] { $n } правила отличаются от набора «{ $preset }»:
    [many] { $n } правил отличаются от набора «{ $preset }»:
   *[other] { $n } правила отличаются от набора «{ $preset }»:
 }
lobby-rule = { $label }: { $value }
lobby-save = Взять эти правила
lobby-start = Начать матч
lobby-start-empty = { $free ->
    [one] Свободно ещё { $free } место: подождите друга или посадите бота.
    [few] Свободно ещё { $free } места: подождите друзей или посадите ботов.
    [many] Свободно ещё { $free } мест: подождите друзей или посадите ботов.
   *[other] Свободно ещё { $free } места: подождите друзей или посадите ботов.
 }
lobby-start-fewer = Или играйте меньшим числом: «Изменить правила».
lobby-start-others = Матч начнёт { $name }, когда все соберутся.
lobby-start-host = Матч начнёт хозяин стола, когда все соберутся.
lobby-start-alone = Начинайте, когда будете готовы.
lobby-start-watching = Вы смотрите. Чтобы играть, выберите свободное место.
lobby-start-full = Все места заняты. Можно смотреть.
lobby-start-full-no = Все места заняты.
lobby-starting = Минутку…
lobby-dealer = Кто сдаёт первым?
lobby-dealer-about = За этим столом игроки договариваются, кто сдаёт первым.
lobby-watching = { $n ->
    [1] Смотрит { $names }
    [one] Смотрит { $n } зритель: { $names }
    [few] Смотрят { $n } зрителя: { $names }
    [many] Смотрят { $n } зрителей: { $names }
   *[other] Смотрят { $n } зрителя: { $names }
 }
lobby-now-sat = { $name } садится за стол.
lobby-now-bot = На место { $n } садится бот.
lobby-now-stood = Место { $n } свободно.
lobby-now-ruled = Правила стола изменились.
lobby-now-configured = Настройки стола изменились.
lobby-now-swapped = За столом поменялись местами.
lobby-now-hosted = Хозяин стола теперь — { $name }.
lobby-lost = Связь прервалась. Пробуем снова…

## Sharing

share-send = Послать ссылку
share-copy = Копировать ссылку
share-copied = Ссылка скопирована. Вставьте её в сообщение.
share-copy-by-hand = Ваш браузер не даёт нам копировать. Нажмите на ссылку и подержите, потом скопируйте её.
share-link = Ссылка на этот стол
share-text = Давайте сыграем в «{ $game }»:
share-local = Этот адрес работает только на этом компьютере: с других устройств друзья сюда не попадут. Запустите satasat снова с --lan и откройте адрес, который он тогда покажет.
share-code = Назвать код
share-code-title = Назовите этот код
share-code-how = Друг открывает { $place } и выбирает «Войти по коду».
share-code-left = { $minutes ->
    [0] Он действует меньше минуты.
    [one] Он действует ещё { $minutes } минуту.
    [few] Он действует ещё { $minutes } минуты.
    [many] Он действует ещё { $minutes } минут.
   *[other] Он действует ещё { $minutes } минуты.
 }
share-code-over = Этот код больше не действует.
share-code-new = Новый код
share-qr = QR-код
share-qr-title = Наведите камеру на QR-код
share-qr-how = Друг наводит на него камеру телефона.
share-qr-label = QR-код со ссылкой на этот стол

## Joining

join-title = Сесть за стол
join-code = Шесть букв кода
join-code-about = Друг за столом увидит их, если нажмёт «Назвать код».
join-look = Найти стол
join-looking = Ищем…
join-code-short = В коде шесть букв.
join-public = Открытые столы
join-public-none = Сейчас ни за одним открытым столом нет свободного места.
join-public-again = Обновить
join-found = Стол нашёлся
join-found-seats = Кто там сидит
join-nobody = пока никого
join-free = { $free ->
    [0] Свободных мест нет; смотреть можно, если разрешает хозяин.
    [one] Свободно { $free } место.
    [few] Свободно { $free } места.
    [many] Свободно { $free } мест.
   *[other] Свободно { $free } места.
 }
join-stage-on = Идёт матч.
join-stage-lobby = Матч ещё не начался.
join-go = За этот стол
join-other = Другой стол
join-at = Стол: { $names }
join-rules-own = Домашние правила

## About

about-title = О программе
about-what = Что такое satasat
about-what-words = satasat — это карточная игра 3-2-5, «Тин до панч», साटासाट: для троих или для вас и ботов. Кроме неё, здесь есть две небольшие игры со ставками, «Тридцать пять» и «Трентачинкве»; фишки в них — просто очки. Всё бесплатно и без рекламы. Держать сервер может кто угодно, хоть дома.
about-fair = Карты тасуются так, что потом можно проверить: никто не жульничал. После матча откройте его в разделе «Мои матчи».
about-kept = Что о вас хранится
about-kept-server = На сервере: имя, которое вы выбрали, за какими столами вы сидели и какие матчи там сыграны. Ни адреса, ни телефона никто не спрашивает.
about-kept-device = На этом устройстве: ваши настройки, ваши наборы правил и ссылки на ваши столы.
about-kept-none = Больше никому ничего не передаётся. Рекламы нет, никого не считают и ни за кем не следят.
about-kept-days = Кто не заходит 30 дней, того здесь больше не помнят, если у него нет слов восстановления.
about-you = Вы
about-you-are = Ваше имя: { $name }.
about-you-none = Здесь пока никого не знают: на этом устройстве вы ещё не играли.
about-rename = Изменить имя
about-renamed = Со следующего стола ваше имя — { $name }.
about-phrase = Слова восстановления
about-phrase-about = Восемь слов вернут вас к вашим матчам с другого устройства или после долгого перерыва. Запишите их на бумаге.
about-phrase-get = Показать мои слова
about-phrase-once = Запишите эти слова сейчас. Их показывают только один раз; прежние слова больше не действуют.
about-phrase-copy = Копировать слова
about-phrase-print = Печать
about-phrase-copied = Слова скопированы.
about-phrase-done = Слова записаны
about-recover = У меня есть слова восстановления
about-recover-label = Ваши восемь слов
about-recover-go = Вернуться
about-recovered = С возвращением, { $name }!
about-export = Сохранить всё, что обо мне известно
about-out = Выйти
about-out-about = Это устройство забудет, кто вы. Без слов восстановления к своим матчам не вернуться.
about-out-everywhere = На всех моих устройствах
about-out-go = Выйти
about-out-done = Вы вышли.
about-delete = Удалить меня
about-delete-about = Ваше имя и ваши сеансы удаляются сразу. В сыгранных матчах другие по-прежнему видят имя, под которым вы играли. Отменить это нельзя.
about-delete-go = Удалить навсегда
about-deleted = Вы удалены. О вас ничего не хранится, остались только чужие матчи.
about-keep = Нет, назад
about-version = Версия { $version }
about-licence = satasat — свободная программа, лицензия MIT.
about-fonts = Шрифт — Noto Sans, лицензия SIL Open Font License 1.1. Все карты и картинки — наши собственные.
about-keys = Клавиши
about-keys-words = За столом всё можно делать с клавиатуры. Нажмите там ?, чтобы увидеть все клавиши.
about-key-arrows = Стрелки
about-key-arrows-does = от карты к карте
about-key-digits = От 1 до 9 и 0
about-key-digits-does = выбрать карту по её месту
about-key-enter = Enter
about-key-enter-does = положить выбранную карту
about-key-esc = Esc
about-key-esc-does = снять выбор; закрыть то, что открыто
about-key-letters = Буквы
about-key-letters-does = спросить о взятке, о счёте, о козыре и не только; какие буквы, видно в настройках
