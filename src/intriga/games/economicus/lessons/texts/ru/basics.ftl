### Урок «Как играют».

economicus-lesson-basics = Как играют
economicus-lesson-basics-after = Четыре звезды! В настоящей партии втроём нужно 11.
economicus-lesson-basics-seat-0 = Тася
economicus-lesson-basics-seat-1 = Борис
economicus-lesson-basics-seat-2 = Вера

economicus-lesson-basics-1 = Ставьте первую компанию в розницу: она даёт 3 млн, а шестёрка выпадает часто.
economicus-lesson-basics-1-otherwise = Сначала розница: коснитесь отрасли 6.

economicus-lesson-basics-2 = Борис подсел к вам! Вторую ставьте в связь: каждая новая отрасль — звезда.
economicus-lesson-basics-2-otherwise = Розница подождёт: коснитесь отрасли 3.

economicus-lesson-basics-3 = Ваш ход. Сумма двух кубиков назовёт отрасль, и она заплатит всем хозяевам.
economicus-lesson-basics-3-otherwise = Ход начинается с броска: нажмите «Бросить».

economicus-lesson-basics-4 = Преимущество: две компании и больше, чем у любого, — ещё 2 звезды. Ставьте 5.
economicus-lesson-basics-4-otherwise = Вторая розница нужна вам: поставьте 5.

economicus-lesson-basics-5 = Борис выложил миллион за вход и дал 6. Перебейте: 7!
economicus-lesson-basics-5-otherwise = Не отдавайте розницу: поставьте 7.

economicus-lesson-basics-6 = Звёзды: розница 1, связь 1, преимущество 2. Цель — 4! Ничего не продавайте.
economicus-lesson-basics-6-otherwise = Продадите — звёзды уйдут: нажмите «Продолжать».

economicus-lesson-basics-q1 = Чем побеждают?
economicus-lesson-basics-q1-right = Звёздами
economicus-lesson-basics-q1-wrong-1 = Деньгами
economicus-lesson-basics-q1-wrong-2 = Числом отраслей

economicus-lesson-basics-q2 = Вы бросили шесть. Кому платит розница?
economicus-lesson-basics-q2-right = Всем, у кого там компании
economicus-lesson-basics-q2-wrong-1 = Только вам
economicus-lesson-basics-q2-wrong-2 = Никому

economicus-lesson-basics-q3 = Чужой ход, вы вступаете в торги. Что это стоит?
economicus-lesson-basics-q3-right = 1 млн, даже если проиграете
economicus-lesson-basics-q3-wrong-1 = Ничего
economicus-lesson-basics-q3-wrong-2 = Только вашу ставку
