lesson-bidding = Вызов и торг
lesson-bidding-after = Глеб заманивал вас в засаду — и заплатил за неё 45 $.
lesson-bidding-seat-0 = Игорь
lesson-bidding-seat-1 = Аня
lesson-bidding-seat-2 = Вера
lesson-bidding-seat-3 = Глеб

lesson-bidding-1 = Вы — Москва. Глеб уводит Бумаги с вашей клетки 22 на 14, ближе к вам. Пас!
lesson-bidding-1-otherwise = Взятка не обязывает спорить: ход вам на руку, а за ставку пришлось бы платить.

lesson-bidding-2 = Игорь тянет Бумаги от вас, к Лондону. На 14 ваши 60 $: бросьте вызов!
lesson-bidding-2-otherwise = Без вызова торга не будет, и Бумаги уйдут на 22.

lesson-bidding-3 = Игорь поставил 40 $. При равных сильнее первая ставка: назовите 41.
lesson-bidding-3-otherwise = Меньше — проиграете, больше — сгорит зря: ровно 41 $.

lesson-bidding-4 = Ставки сгорели у обоих, вам вернулось 19 $. Ведите на 15, к Москве.
lesson-bidding-4-otherwise = Вести можно на любую соседнюю клетку; этот урок идёт через 15.

lesson-bidding-5 = Ваш ход, Москва рядом. Но вдруг 15 уже чья-то? Сперва взятка: 100 $ на 15.
lesson-bidding-5-otherwise = Уведёте без взятки — и чужой вызов решит, куда пойдут Бумаги.

lesson-bidding-6 = Вера тянет Бумаги на 24, к Пекину. На 15 ваша взятка: вызов!
lesson-bidding-6-otherwise = Не ждите чужого вызова: его может и не быть.

lesson-bidding-7 = Засада! Глеб подкупил 15 раньше вас и ставит 45 $. Назовите 46.
lesson-bidding-7-otherwise = Доллар сверху — и Бумаги ваши: ровно 46 $.

lesson-bidding-8 = Победитель торга ведёт куда хочет — даже домой, в чужой ход. В Москву!
lesson-bidding-8-otherwise = Бумаги вплотную к Москве: коснитесь её угла.

lesson-bidding-q1 = Взятка 60 $, ставка 50 $, торг выигран. Что вернётся?
lesson-bidding-q1-right = 10 $
lesson-bidding-q1-wrong-1 = 60 $
lesson-bidding-q1-wrong-2 = Ничего

lesson-bidding-q2 = Игорь поставил 40 $, потом вы — тоже 40. Кто победил?
lesson-bidding-q2-right = Игорь: он назвал раньше
lesson-bidding-q2-wrong-1 = Вы: вы назвали позже
lesson-bidding-q2-wrong-2 = Никто

lesson-bidding-q3 = Торг выиграли вы. Куда пойдут Бумаги?
lesson-bidding-q3-right = На любую соседнюю клетку
lesson-bidding-q3-wrong-1 = Куда объявлено
lesson-bidding-q3-wrong-2 = Остаются на месте
