# What is said at a table by code (phrase-, face-), and what tables are set up with (bot-, clock-, pace-).

phrase-hello = Всем привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-thank-you = Спасибо.
phrase-sorry = Извините!
phrase-well-done = Отлично!
phrase-what-luck = Вот это везение!
phrase-oh-no = Ой, нет!
phrase-nice-card = Хорошая карта!
phrase-nice-trick = Красивая взятка!
phrase-your-turn = Ваш ход.
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Скоро вернусь.
phrase-i-am-back = Я снова здесь.
phrase-take-your-time = Не торопитесь.
phrase-hurry-up = Побыстрее, пожалуйста.
phrase-good-deal = Хорошая была сдача.
phrase-close-one = Едва-едва!
phrase-i-need-more = Мне нужны ещё взятки!
phrase-who-deals = Кто сдаёт?
phrase-another-match = Ещё один матч?
phrase-last-deal = Для меня это последняя сдача.
phrase-i-must-go = Мне пора.
phrase-goodbye = До свидания!

face-smile = улыбка
face-laugh = смех
face-wink = подмигивание
face-think = раздумье
face-surprise = удивление
face-cry = слёзы
face-sweat = холодный пот
face-cool = тёмные очки
face-sleep = сон
face-heart = сердечко
face-clap = аплодисменты
face-thumb = большой палец вверх

bot-random = Случайный: любая разрешённая карта
bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-expert = Эксперт

clock-none = Без часов
clock-relaxed = Спокойно: минута на ход
clock-normal = Обычно: 25 секунд на ход и ещё две минуты про запас на весь матч
clock-fast = Быстро: 12 секунд на ход

pace-instant = Боты ходят сразу
pace-half = Боты думают полсекунды
pace-natural = Боты не спешат
