# What `satasat serve` says, and what a browser is told where the page was not built.

serve-kept = Всё хранится в { $db }. Ctrl-C останавливает сервер.
serve-ready = satasat работает по адресу { $address }
serve-lan = Все в этой сети могут открыть { $address } или навести камеру сюда:
serve-lan-plain = Это обычный http: другие в этой сети могли бы читать, что передаётся, а браузеры не установят страницу и не сохранят её на случай, когда сети нет.
page-not-built = Сервер работает, но его страница не собрана. Собрать её может тот, кто ведёт сервер: это делает python3 dev.py serve. Программы здесь уже могут играть.
