# The page: settings. settings-NAME is a setting, settings-NAME-VALUE one of the things it can be.

settings-title = Настройки
settings-kept = Эти настройки — для этого устройства. Они хранятся здесь и больше нигде.
settings-reset = Вернуть «{ $group }» к началу
settings-was-reset = «{ $group }»: всё снова как вначале.

settings-group-play = Игра
settings-group-play-about = Нажатия, ожидание и сила ботов
settings-group-look = Вид
settings-group-look-about = Карты, цвета и движение
settings-group-sound = Звук
settings-group-sound-about = Сигналы и вибрация
settings-group-keys = Клавиши
settings-group-keys-about = Вопросы одной буквой
settings-group-language = Язык
settings-group-language-about = English, नेपाली, हिन्दी, Русский

## Play

settings-confirm = Переспрашивать перед ходом
settings-confirm-about = Первое нажатие выбирает карту, второе кладёт её. Без этого хватает одного нажатия.
settings-forced = Единственная карта ложится сама
settings-forced-about = Где можно положить только одну карту, она чуть погодя ложится за вас.
settings-hold = Сколько лежит сыгранная взятка
settings-hold-500 = полсекунды
settings-hold-1500 = полторы секунды
settings-hold-3000 = три секунды
settings-hold-5000 = пять секунд
settings-hold-null = пока вы на неё не нажмёте
settings-bot = Как играют боты
settings-pace = Сколько думают боты
settings-no-bots = Какие есть боты, станет известно, когда ответит сервер.

## Look

settings-preview = Несколько карт: так они будут выглядеть
settings-preview-trump = Козырь: { $suit }
settings-show-movement = Показать движение
settings-size = Размер карт
settings-size-S = маленький
settings-size-M = средний
settings-size-L = большой
settings-size-XL = очень большой
settings-deck = Цвета мастей
settings-deck-four = четыре: у каждой масти свой
settings-deck-two = два: чёрный и красный
settings-letters = Буквы мастей
settings-letters-about = На каждой карте видна ещё и первая буква её масти.
settings-sort = Порядок ваших карт
settings-sort-trump_left = козыри слева
settings-sort-trump_right = козыри справа
settings-sort-suits = масти всегда на одних местах
settings-sort-rank = по старшинству, сначала тузы
settings-theme = Светлые или тёмные страницы
settings-theme-auto = как на устройстве
settings-theme-light = светлые
settings-theme-dark = тёмные
settings-theme-contrast = очень контрастные
settings-felt = Цвет стола
settings-felt-green = зелёный
settings-felt-blue = синий
settings-felt-red = красный
settings-felt-grey = серый
settings-animation = Движение карт
settings-animation-0 = без движения
settings-animation-150 = быстро
settings-animation-300 = обычно
settings-animation-600 = медленно

## Sound and vibration

settings-sound-turn = Когда ваш ход
settings-sound-card = Когда кладут карту
settings-sound-trick = Когда берут взятку
settings-sound-deal = Когда окончена сдача
settings-volume = Громкость
settings-vibrate = Вибрация, когда ваш ход
settings-vibrate-about = Только если устройство это умеет.

## Keys

settings-keys = Вопросы одной буквой
settings-keys-about = За столом буква вызывает ответ: он звучит и показан на экране. Выключите это, если буквы нужны вашей программе чтения с экрана.
settings-keys-list = Какая буква о чём спрашивает
settings-keys-how = Перейдите в поле и нажмите нужную букву. S, H, D и C выбирают масть ваших карт; их поменять нельзя.
settings-key-suit = { $key } выбирает масть ваших карт. Возьмите другую букву.
settings-key-set = Теперь это буква { $key }.
settings-key-swapped = Теперь это буква { $key }. У вопроса, где она была, теперь { $other }.

## Language

settings-language = Язык страницы
