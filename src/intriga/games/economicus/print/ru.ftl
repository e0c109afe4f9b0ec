### Распечатки «Экономикуса»: доска, отрасли, карты, фишки, деньги, листы игроков.

print-economicus-board = Доска (A3)
print-economicus-sectors = Отрасли: круг из частей
print-economicus-cards = Карты с рубашками
print-economicus-pieces = Фишки и жетоны
print-economicus-money = Деньги
print-economicus-players = Листы игроков
print-economicus-name = Экономикус. Бизнес-империя
print-economicus-profit = прибыль { economicus-money }
print-economicus-sum = { economicus-money }
print-economicus-million = { -economicus-million }

print-economicus-word-price = Цена
print-economicus-word-crisis = Кризис
print-economicus-word-startups = Стартапы. Пять одного игрока — одна компания, шестерёнкой вверх. Аукционов и кризисов здесь нет.
print-economicus-word-special = особая отрасль
print-economicus-word-options = Опции
print-economicus-word-events = События
print-economicus-word-discard = Сброс
print-economicus-word-private = частная компания
print-economicus-word-state = госкомпания: нужна квота
print-economicus-word-circle = На доске отрасли стоят по порядку номеров. Чтобы порядок был случайным, как в правилах, распечатайте отрасли частями. Цены пишите карандашом.
print-economicus-word-lead = Вырежьте одиннадцать отраслей, перемешайте и выложите кругом. Цены пишите карандашом.
print-economicus-word-credits = Автор игры — Фёдор Корженков. Доска, карты и кубики здесь не из издания: их придумали мы или ведущий.

print-economicus-word-option = Опция
print-economicus-word-event = Событие
print-economicus-word-stock = Квота
print-economicus-word-crime = Преступление
print-economicus-word-difficulty = Сложность (бросьте больше)
print-economicus-when-any = В любой момент между действиями
print-economicus-when-any-busy = В любой момент, но не во время продаж
print-economicus-when-own = В свой ход
print-economicus-when-own-busy = В свой ход, но не во время продаж
print-economicus-when-react = В ответ на чужой ход, когда спросят
print-economicus-when-draw = Когда открыта

print-economicus-word-chips = Фишки печатайте с двух сторон и вырежьте: шестерёнка на обороте значит M&T. Красные жетоны — кризисы, бирюзовые — номера отраслей для усложнённой игры.
print-economicus-word-tokens = Жетоны
print-economicus-word-active = Активная отрасль
print-economicus-word-auditor = Аудитор
print-economicus-word-management = Лучший менеджмент

print-economicus-word-bank = Банк Экономикуса
print-economicus-word-millions = миллионы

print-economicus-word-player = Игрок
print-economicus-word-mark = Знак
print-economicus-word-year = Год
print-economicus-word-loan = Кредит
print-economicus-word-deposit = Вклад
print-economicus-word-stars = Звёзды на руках
print-economicus-word-chips-note = Сюда пишут только звёзды за карты, преступления и расследования. Присутствие, преимущество и монополию считают по доске.
print-economicus-word-turn = Ход
print-economicus-word-sums = Числа
print-economicus-turn-1 = Бросок
print-economicus-turn-1-text = Сумма двух кубиков — активная отрасль. В начале года аудитор сперва берёт опцию и открывает событие.
print-economicus-turn-2 = Прибыль
print-economicus-turn-2-text = Компании отрасли приносят своё, прибыльные компании двух соседних отраслей — по 1М. Убытки платят в банк. На 7 стартап стоит 1М.
print-economicus-turn-3 = Аукцион
print-economicus-turn-3-text = Если есть ничья компания, одну продают. Цена ещё неизвестна — 2 кубика. Активный игрок ставит или пасует, остальные входят за 1М. Никто не купил — цена меньше на 10%.
print-economicus-turn-4 = Продажи
print-economicus-turn-4-text = Все продают компании этой отрасли: друг другу или стороннему покупателю по цене отрасли. Потом за каждую проданную цена меньше на 10%, изменение округляют вверх.
print-economicus-turn-5 = Кризис (7 или дубль)
print-economicus-turn-5-text = Опция активному игроку. Бросьте два кубика: каждая 7 — ещё опция и кризис сильнее, другое число — отрасль кризиса. Чёрный кубик снижает в ней цену. Остальные кризисы слабее на 1; кончился — синий кубик повышает цену.
print-economicus-turn-6 = Конец хода
print-economicus-turn-6-text = Хватает звёзд — победа. Год длится круг и ещё один ход; потом проценты, и аудитором становится следующий.
print-economicus-sum-start = В начале { economicus-money }, квота, две опции, две компании в отраслях 2–6.
print-economicus-sum-stars = Звёзд для победы: { $goal }.
print-economicus-sum-presence = Присутствие 1, в особой отрасли 2; преимущество ещё 2; монополия −3 и +1М прибыли с компании (в особых её нет).
print-economicus-sum-loan = Кредит 5М под каждую компанию, в конце года 1М с каждых 5М.
print-economicus-sum-deposit = Вклад по 20М, за полный год 1М с каждых 20М.
print-economicus-sum-development = R&D 6М, раз в год. M&T 6М, когда в отрасли кризис.
print-economicus-sum-crime = Расследование — карта или журналисты за два кубика М; удача на 4–6. Преступнику −1 звезда и штраф 6М, сыщику +1.
print-economicus-sum-black = Чёрный кубик по граням: { $faces }.
print-economicus-sum-blue = Синий кубик по граням: { $faces }.
