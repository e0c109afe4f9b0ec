### Урок «Как играют».

espionage-lesson-basics = Как играют
espionage-lesson-basics-after = Борис ждал вас на 8 и на 1, а вы прошли через 9.
espionage-lesson-basics-seat-0 = Аня
espionage-lesson-basics-seat-1 = Борис

espionage-lesson-basics-1 = Ваш город — Лондон. Приведите туда Бумаги — победите. Первый шаг: клетка 29.
espionage-lesson-basics-1-otherwise = Клетка 29 — по прямой к Лондону: оттуда останется три шага.

espionage-lesson-basics-2 = Борис подкупил какую-то клетку — тайно. Рискните: ведите Бумаги на 19.
espionage-lesson-basics-2-otherwise = Взятка подождёт: сейчас ближе к Лондону клетка 19.

espionage-lesson-basics-3 = Борис тащит Бумаги назад. Ставьте ловушку: тайно 100 $ на клетку 19.
espionage-lesson-basics-3-otherwise = Без взятки он уведёт их снова: сначала 100 $ на клетку 19.

espionage-lesson-basics-4 = Агент на 19 теперь ваш, и знаете это вы одни. Ведите Бумаги к нему.
espionage-lesson-basics-4-otherwise = Взятка играет, когда Бумаги уводят с её клетки: сперва ведите их на 19.

espionage-lesson-basics-5 = Борис уводит Бумаги с вашей клетки. Бросьте вызов!
espionage-lesson-basics-5-otherwise = Без вашего вызова Бумаги уйдут на 29: больше бросить его некому.

espionage-lesson-basics-6 = Борис на 19 не платил, соперников в торге нет. Хватит и 1 $.
espionage-lesson-basics-6-otherwise = Ставка сгорает даже у победителя, лишнего не давайте: 1 $.

espionage-lesson-basics-7 = 99 $ вернулись, и Бумаги ведёте вы — куда угодно. На 9, к Лондону!
espionage-lesson-basics-7-otherwise = Можно на любую соседнюю клетку, но вплотную к Лондону только 9.

espionage-lesson-basics-8 = Тот ход был Бориса, теперь ваш. Где его взятки? Рискните — в Лондон!
espionage-lesson-basics-8-otherwise = До победы один шаг: коснитесь Лондона в углу.

espionage-lesson-basics-q1 = Когда вы победите?
espionage-lesson-basics-q1-right = Когда Бумаги в моём городе
espionage-lesson-basics-q1-wrong-1 = Когда у соперников кончатся деньги
espionage-lesson-basics-q1-wrong-2 = Когда я выиграю торг

espionage-lesson-basics-q2 = Что другие знают о вашей взятке?
espionage-lesson-basics-q2-right = Только что она дана
espionage-lesson-basics-q2-wrong-1 = Клетку, но не сумму
espionage-lesson-basics-q2-wrong-2 = Сумму, но не клетку

espionage-lesson-basics-q3 = Взятка на 19. Когда она играет?
espionage-lesson-basics-q3-right = Когда Бумаги уводят с 19
espionage-lesson-basics-q3-wrong-1 = Когда их ведут на 19
espionage-lesson-basics-q3-wrong-2 = Когда они проходят рядом
