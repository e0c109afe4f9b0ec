### Шпионаж: почему бот поступает так.

## Ход

espionage-because-home = Это ваш город: Бумаги там — победа.
espionage-because-two-steps = До вашего города два шага, и марш-бросок проходит оба.
espionage-because-nearer = Бумаги станут ближе к вашему городу, останется шагов: { $left }.
espionage-because-escape = Бумаги в шаге от города, где победит { $who }.
espionage-because-away = Бумаги окажутся дальше от чужих городов.
espionage-because-own-bribe = На этой клетке лежит ваша взятка: { $sum } $.
espionage-because-own-tick = На этой клетке ждёт ваша подстава.
espionage-because-least-bad = Остальные шаги для вас не лучше.
espionage-because-keep-tick = Сейчас подстава не приведёт Бумаги ближе к вам: пусть ждёт дальше.

## Взятки и подставы

espionage-because-bribe-here = Бумаги здесь: взятка под ними даёт голос в споре о следующем ходе.
espionage-because-bribe-ahead = Клетка лежит на пути к вашему городу, от неё до него шагов: { $left }.
espionage-because-bribe-guard = Рядом чужой город: здесь понадобится остановить чужой ход.
espionage-because-price = Бот рассчитывает, что торг здесь выигрывают примерно за { $price } $.
espionage-because-tick = Подстава уведёт отсюда Бумаги вне очереди.

## Вызов

espionage-because-no-bribe = Под Бумагами нет вашей взятки, а без неё в торге нечего ставить.
espionage-because-pass = Шага лучше для вас отсюда нет.
espionage-because-loses = После этого шага побеждает { $who }.
espionage-because-leads-away = Шаг уводит Бумаги от вашего города.
espionage-because-leads-to-rival = Шаг ведёт Бумаги к чужому городу.
espionage-because-better-step = Есть шаг, который для вас лучше.
espionage-because-join = Начинать вызов ради такого шага дорого, но чужой стоит поддержать.

## Торг

espionage-because-bluff = До ставки не хватает { $bluff } $, их и добавит блеф.
espionage-because-overbid = Это на доллар больше ставки в { $highest } $, и взятки хватает.
espionage-because-cannot-overbid = Ставку в { $highest } $ не перебить: ваша взятка здесь — { $bribe } $.
espionage-because-alone = Ставите вы одни, хватит и доллара.
espionage-because-begin = Торг открытый, поэтому начинают с доллара.
espionage-because-part = Никто ещё не близок к победе: всю взятку тратить рано.
espionage-because-urgent = До чьей-то победы шаг или два.

## Начало

espionage-because-corner = До всех углов одинаково далеко, годится любой.
espionage-because-buy = Больше на ваши очки не купить.
espionage-because-buy-run = Тропы и марш-бросок ведут Бумаги сразу на два шага: это решает в конце.
espionage-because-buy-tick = Подстава уводит Бумаги вне очереди.
espionage-because-buy-bluff = Блеф перебивает ставку, когда взятки не хватает.
