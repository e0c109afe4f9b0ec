lesson-basics = Как играют
lesson-basics-after = Четыре звезды! В настоящей партии втроём нужно 11.
lesson-basics-seat-0 = Тася
lesson-basics-seat-1 = Борис
lesson-basics-seat-2 = Вера

lesson-basics-1 = Ставьте первую компанию в розницу: она даёт 3 млн, а шестёрка выпадает часто.
lesson-basics-1-otherwise = Сначала розница: коснитесь отрасли 6.

lesson-basics-2 = Борис подсел к вам! Вторую ставьте в связь: каждая новая отрасль — звезда.
lesson-basics-2-otherwise = Розница подождёт: коснитесь отрасли 3.

lesson-basics-3 = Ваш ход. Сумма двух кубиков назовёт отрасль, и она заплатит всем хозяевам.
lesson-basics-3-otherwise = Ход начинается с броска: нажмите «Бросить кубики».

lesson-basics-4 = Преимущество: две компании и больше, чем у любого, — ещё 2 звезды. Ставьте 5.
lesson-basics-4-otherwise = Вторая розница нужна вам: поставьте 5.

lesson-basics-5 = Борис выложил миллион за вход и дал 6. Перебейте: 7!
lesson-basics-5-otherwise = Не отдавайте розницу: поставьте 7.

lesson-basics-6 = Звёзды: розница 1, связь 1, преимущество 2. Цель — 4! Ничего не продавайте.
lesson-basics-6-otherwise = Продадите — звёзды уйдут: нажмите «Продолжать».

lesson-basics-q1 = Чем побеждают?
lesson-basics-q1-right = Звёздами
lesson-basics-q1-wrong-1 = Деньгами
lesson-basics-q1-wrong-2 = Числом отраслей

lesson-basics-q2 = Вы бросили шесть. Кому платит розница?
lesson-basics-q2-right = Всем, у кого там компании
lesson-basics-q2-wrong-1 = Только вам
lesson-basics-q2-wrong-2 = Никому

lesson-basics-q3 = Чужой ход, вы вступаете в торги. Что это стоит?
lesson-basics-q3-right = 1 млн, даже если проиграете
lesson-basics-q3-wrong-1 = Ничего
lesson-basics-q3-wrong-2 = Только вашу ставку
