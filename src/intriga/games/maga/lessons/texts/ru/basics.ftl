### Урок «Как играют».

maga-lesson-basics = Как играют
maga-lesson-basics-after = У вас 20 млн — дороже всех. В настоящей партии ходов двенадцать.
maga-lesson-basics-seat-0 = Тася
maga-lesson-basics-seat-1 = Борис
maga-lesson-basics-seat-2 = Вера

maga-lesson-basics-1 = У ваших ролей тайные номера: по ним бьют чужие шпионы. Возьмите по жребию.
maga-lesson-basics-1-otherwise = Номера ещё не взяты: нажмите «Номера по жребию».

maga-lesson-basics-2 = Цель — стать дороже всех: казна, доход, уровни ролей. Спросите советника.

maga-lesson-basics-3 = Доход, биржа, набег на Веру, семь уровней: 10,5 млн из 13. Берите весь план.
maga-lesson-basics-3-otherwise = В этот раз доверьтесь советнику: «Взять весь».

maga-lesson-basics-4 = Списки идут вместе: первые строки всех, потом вторые и дальше. Сдавайте.
maga-lesson-basics-4-otherwise = Список ещё не сдан: нажмите «Сдать список».

maga-lesson-basics-5 = Набег удался, но Борис лжёт о вас: настроение −10 каждый ход. Опровергните!
maga-lesson-basics-5-otherwise = Ложь сама не утихнет: откройте связи с общественностью.

maga-lesson-basics-6 = Минфин: за 2 млн два дохода вырастут по полмиллиона. Возьмите село и тяжпром.
maga-lesson-basics-6-otherwise = Сначала доход: откройте министра финансов.

maga-lesson-basics-7 = Ниже 50 % начнётся бунт. При равных уровнях шанс — 1 из 2. Сдавайте!
maga-lesson-basics-7-otherwise = Оба действия готовы: нажмите «Сдать список».

maga-lesson-basics-q1 = Кто побеждает?
maga-lesson-basics-q1-right = Чьё государство дороже по итогу
maga-lesson-basics-q1-wrong-1 = У кого больше ракет
maga-lesson-basics-q1-wrong-2 = Кто первым сдал список

maga-lesson-basics-q2 = Когда исполняется список?
maga-lesson-basics-q2-right = Когда все сдали или вышло время, вместе с чужими
maga-lesson-basics-q2-wrong-1 = Сразу, строка за строкой
maga-lesson-basics-q2-wrong-2 = В следующем ходу

maga-lesson-basics-q3 = О вас солгали, вы молчите. Что будет?
maga-lesson-basics-q3-right = Настроение падает каждый ход
maga-lesson-basics-q3-wrong-1 = Забудется
maga-lesson-basics-q3-wrong-2 = Упадёт один раз
