# The page: house rules to read, to choose and to share; how the game goes.
# [tricks](trick) is a word that can be tapped: what stands in brackets is translated, what stands in parentheses is not.

rulebook-title = Как играть
rulebook-parts = Части этой страницы
rulebook-games = Игры
rulebook-part-how = Ход игры
rulebook-part-rules = Домашние правила
rulebook-part-compare = Сравнить
rulebook-part-own = Свои правила

## Rules in force

rulebook-tap = Нажмите на правило, чтобы прочитать о нём больше.
rulebook-changed = изменено
rulebook-n-changed = изменено: { $n }
rulebook-changes = { $n ->
    [one] { $n } правило отличается от набора «{ $preset }»
    [few] { $n } правила отличаются от набора «{ $preset }»
    [many] { $n } правил отличаются от набора «{ $preset }»
   *[other] { $n } правила отличаются от набора «{ $preset }»
 }
rulebook-rest = Остальные правила, как в наборе «{ $preset }»
rulebook-all = Все правила, как в наборе «{ $preset }»
rulebook-instead = В наборе правил: { $value }.
rulebook-described = Что говорят четыре описания игры:
rulebook-described-one = Что говорит единственное известное описание игры:
rulebook-source-leaves = описание оставляет это игрокам
rulebook-source-silent = описание молчит; так решили мы
rulebook-source-advises = это только совет

## Choosing rules

rulebook-presets = С чего начать
rulebook-usual = обычный
rulebook-own-set = Ваш собственный набор.
rulebook-other-number = или другое число (до { $most })
rulebook-from-to = от { $least } до { $most }
rulebook-with-limit = Делить, если больше
rulebook-one-by-one = Домашние правила по одному
rulebook-group-seats = Места и сдача
rulebook-group-trump = Козырь и семёрки
rulebook-group-exchange = Обмен
rulebook-group-score = Очки
rulebook-group-other = Другие правила
rulebook-idle = При правилах выше ничего не меняют: { $labels }.
rulebook-clash-after_ten = Когда все десять карт на руках, открывать уже нечего. Поэтому либо козырь назначают по десяти картам, либо вместо масти можно выбрать что-то другое. Вместе это не получится.
rulebook-clash-trick_instead = Пообещать взятку вместо карты можно только там, где карты тянут. Эти два правила ходят вместе.
rulebook-clash-both = Сделать так, а в правиле «{ $label }» взять: { $value }
rulebook-clash-leave = Оставить как есть
rulebook-title-changed = { $n ->
    [1] «{ $preset }» с одним изменением
    [one] «{ $preset }» с { $n } изменением
    [few] «{ $preset }» с { $n } изменениями
    [many] «{ $preset }» с { $n } изменениями
   *[other] «{ $preset }» с { $n } изменения
 }
rulebook-reset = Назад к набору «{ $preset }»

## Rule sets with names

rulebook-saved = Ваши наборы правил
rulebook-saved-about = { $n ->
    [0] Сохраните эти правила под своим названием или поделитесь ими.
    [one] На этом устройстве хранится { $n } набор.
    [few] На этом устройстве хранятся { $n } набора.
    [many] На этом устройстве хранится { $n } наборов.
   *[other] На этом устройстве хранится { $n } набора.
 }
rulebook-name-these = Сохранить эти правила на этом устройстве. Название:
rulebook-name-example = например: Дом бабушки
rulebook-keep = Сохранить
rulebook-kept = Сохранено: { $name }
rulebook-full = Больше сохранить нельзя. Сначала удалите какой-нибудь набор.
rulebook-use = Взять
rulebook-use-name = Взять: { $name }
rulebook-used = Теперь действует: { $name }
rulebook-share = Послать
rulebook-share-name = Послать: { $name }
rulebook-share-these = Поделиться выбранными правилами
rulebook-rename = Назвать
rulebook-rename-name = Назвать иначе: { $name }
rulebook-name = Название
rulebook-keep-name = Сохранить название
rulebook-delete = Удалить
rulebook-delete-name = Удалить: { $name }
rulebook-deleted = Удалено: { $name }.
rulebook-undo = Вернуть
rulebook-share-how = Пошлите ссылку или прочитайте код вслух. Кто их получит, увидит эти правила и сможет по ним играть.
rulebook-link = Ссылка
rulebook-copy = Копировать ссылку
rulebook-send = Послать…
rulebook-copied = Ссылка скопирована.
rulebook-copy-yourself = Ссылка выделена: теперь скопируйте её.
rulebook-no-code = В этих правилах есть то, чего кодом не передать. Поделиться ими нельзя.

## Parts of the page of rules

rulebook-part-now = показано сейчас
rulebook-in-force = По этим правилам будет играть ваш следующий стол, если вы не выберете другие.
rulebook-change-them = Изменить их
rulebook-came = Вам прислали эти правила
rulebook-play-bots = Сыграть по ним с ботами
rulebook-play-friends = Сыграть по ним с друзьями
rulebook-opening = Готовим стол…
rulebook-own-intro = Пробуйте что угодно. За уже открытым столом от этого ничего не изменится.
rulebook-have-code = Вам дали код?
rulebook-code = Код из восьми букв и цифр
rulebook-code-open = Показать его правила
rulebook-code-read = Правила этого кода показаны ниже.
rulebook-code-length = В коде восемь букв и цифр. Здесь каких-то не хватает или есть лишние.
rulebook-code-character = Здесь есть буква или знак, каких в кодах не бывает.
rulebook-code-check = Какая-то буква или цифра неверна. Сверьте код ещё раз.
rulebook-code-version = Этот код — от другой версии страницы. Загрузите страницу заново: может быть, тогда она его узнает.
rulebook-code-rules = За этим кодом нет правил, по которым можно играть.
rulebook-compare-caption = Чем отличаются наборы
rulebook-compare-rule = Правило
rulebook-compare-presets = Где так играют
rulebook-all-others = все остальные

## How the game goes

guide-aim = Что нужно собрать
guide-thirty-five-aim = Например, эти четыре червы: 10 + 10 + 10 + 5 = 35.
guide-trentacinque-aim = Например, эти четыре трефы: 10 + 10 + 10 + 5 = 35.
guide-bid = Ещё четыре карты
guide-bid-words = Вы видите свои девять карт и рубашки тех четырёх, за которые ставят. Сколько бы вы за них поставили?
guide-bid-figure = Здесь в пиках 25: хватит, если среди четырёх окажется дама пик.
guide-points-only = Что такое фишки
guide-short = Коротко
guide-tap-words = Слово с точками внизу можно нажать: появится объяснение.
guide-pack = Карты
guide-pack-words = В [колоде](pack) тридцать карт. В каждой [масти](suit) старший — [туз](ace). [Семёрок](seven) всего две: червей и пик.
guide-chairs = Три игрока, три числа
guide-chairs-words = В каждой сдаче десять [взяток](trick), и каждому игроку нужно своё число взяток. Это его [норма](quota). В следующей сдаче нормы переходят к следующему игроку.
guide-chair-two = сдающий
guide-chair-five = игрок после сдающего
guide-chair-three = третий игрок
guide-trump = Козырь
guide-trump-words = Сначала все получают по пять карт. [Игрок с нормой пять](caller) смотрит на свои и [назначает козырь](name-trump). Потом сдают остальное, пока у каждого не будет десять карт.
guide-trump-figure = С этими пятью картами черви — хороший [козырь](trump): их три, и среди них старшие.
guide-tricks = Как берут взятки
guide-tricks-words = Первым [ходит](lead) игрок с нормой пять. Остальные должны [класть в масть](follow), если могут. У кого этой масти нет, кладёт любую карту. Кто взял взятку, ходит дальше.
guide-led = ход
guide-played = карта
guide-wins = берёт
guide-trick-high = Ход был с трефы, и все положили в масть. Взятку берёт старшая трефа.
guide-trick-trump = Козыри здесь черви. Ход был с бубны; у второго игрока бубён нет, и он кладёт восьмёрку червей. [Козырь](trump) бьёт даже туза.
guide-exchange = Обмен
guide-exchange-words = Вы взяли взяток больше нормы? Тогда в следующей сдаче, до розыгрыша, вы за каждую лишнюю [тянете](pull) вслепую карту у того, кто недобрал. За каждую вытянутую вы одну [возвращаете](return).
guide-exchange-figure = Карты лежат рубашкой вверх, и одну из них тянут. Вернуть можно карту той масти, которой останется достаточно: здесь — одну из червей, ведь две другие остаются.
guide-score = Очки
guide-score-words = Каждая взятка сверх [нормы](quota) — очко. Каждая недостающая отнимает очко. Например:
guide-score-five = Норма пять, взято четыре: одной не хватает.
guide-score-three = Норма три, взято четыре: одна лишняя.
guide-score-two = У сдающего норма две, и взято две.
guide-score-after = Поэтому в следующей сдаче второй игрок тянет одну карту у первого. После последней сдачи побеждает тот, у кого больше всего очков.
guide-houses = Домашние правила
guide-houses-words = В разных семьях и клубах играют по-своему. Раздел «Домашние правила» показывает, по каким правилам играете вы, раздел «Сравнить» — как играют другие, а в разделе «Свои правила» можно выбрать собственные.
