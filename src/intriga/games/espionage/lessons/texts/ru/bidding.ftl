### Урок «Вызов и торг».

espionage-lesson-bidding = Вызов и торг
espionage-lesson-bidding-after = Глеб заманивал вас в засаду — и заплатил за неё 45 $.
espionage-lesson-bidding-seat-0 = Игорь
espionage-lesson-bidding-seat-1 = Аня
espionage-lesson-bidding-seat-2 = Вера
espionage-lesson-bidding-seat-3 = Глеб

espionage-lesson-bidding-1 = Вы — Москва. Глеб уводит Бумаги с вашей клетки 22 на 14, ближе к вам. Пас!
espionage-lesson-bidding-1-otherwise = Взятка не обязывает спорить: ход вам на руку, а за ставку пришлось бы платить.

espionage-lesson-bidding-2 = Игорь тянет Бумаги от вас, к Лондону. На 14 ваши 60 $: бросьте вызов!
espionage-lesson-bidding-2-otherwise = Без вызова торга не будет, и Бумаги уйдут на 22.

espionage-lesson-bidding-3 = Игорь поставил 40 $. При равных сильнее первая ставка: назовите 41.
espionage-lesson-bidding-3-otherwise = Меньше — проиграете, больше — сгорит зря: ровно 41 $.

espionage-lesson-bidding-4 = Ставки сгорели у обоих, вам вернулось 19 $. Ведите на 15, к Москве.
espionage-lesson-bidding-4-otherwise = Вести можно на любую соседнюю клетку; этот урок идёт через 15.

espionage-lesson-bidding-5 = Ваш ход, Москва рядом. Но вдруг 15 уже чья-то? Сперва взятка: 100 $ на 15.
espionage-lesson-bidding-5-otherwise = Уведёте без взятки — и чужой вызов решит, куда пойдут Бумаги.

espionage-lesson-bidding-6 = Вера тянет Бумаги на 24, к Пекину. На 15 ваша взятка: вызов!
espionage-lesson-bidding-6-otherwise = Не ждите чужого вызова: его может и не быть.

espionage-lesson-bidding-7 = Засада! Глеб подкупил 15 раньше вас и ставит 45 $. Назовите 46.
espionage-lesson-bidding-7-otherwise = Доллар сверху — и Бумаги ваши: ровно 46 $.

espionage-lesson-bidding-8 = Победитель торга ведёт куда хочет — даже домой, в чужой ход. В Москву!
espionage-lesson-bidding-8-otherwise = Бумаги вплотную к Москве: коснитесь её угла.

espionage-lesson-bidding-q1 = Взятка 60 $, ставка 50 $, торг выигран. Что вернётся?
espionage-lesson-bidding-q1-right = 10 $
espionage-lesson-bidding-q1-wrong-1 = 60 $
espionage-lesson-bidding-q1-wrong-2 = Ничего

espionage-lesson-bidding-q2 = Игорь поставил 40 $, потом вы — тоже 40. Кто победил?
espionage-lesson-bidding-q2-right = Игорь: он назвал раньше
espionage-lesson-bidding-q2-wrong-1 = Вы: вы назвали позже
espionage-lesson-bidding-q2-wrong-2 = Никто

espionage-lesson-bidding-q3 = Торг выиграли вы. Куда пойдут Бумаги?
espionage-lesson-bidding-q3-right = На любую соседнюю клетку
espionage-lesson-bidding-q3-wrong-1 = Куда объявлено
espionage-lesson-bidding-q3-wrong-2 = Остаются на месте
