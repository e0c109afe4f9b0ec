### Урок «Как играют».

diplomacy-lesson-basics = Как играют
diplomacy-lesson-basics-after = Весна 1902: пять отрядов. А Отто всё ещё в Мюнхене — и всё ещё обещает.
diplomacy-lesson-basics-seat-0 = Клара
diplomacy-lesson-basics-seat-1 = Артур
diplomacy-lesson-basics-seat-2 = Лена
diplomacy-lesson-basics-seat-3 = Отто
diplomacy-lesson-basics-seat-4 = Марко
diplomacy-lesson-basics-seat-5 = Иван
diplomacy-lesson-basics-seat-6 = Селим

diplomacy-lesson-basics-1 = Вы — Франция. Испания ничья: прикажите армии из Марселя идти туда.
diplomacy-lesson-basics-1-otherwise = Испания — ничей центр в одном шаге: Марсель → Испания.

diplomacy-lesson-basics-2 = Португалия тоже ничья, флоту два хода: сперва Брест → Центральная Атлантика.
diplomacy-lesson-basics-2-otherwise = Армия ходит по суше, флот — по морю и берегам: Брест → Центральная Атлантика.

diplomacy-lesson-basics-3 = Отто обещал не ходить в Бургундию. Проверьте: Париж → Бургундия, печать.
diplomacy-lesson-basics-3-otherwise = Париж → Бургундия и «Запечатать»: приказы всех откроются разом.

diplomacy-lesson-basics-4 = Отто солгал: силы равны, не прошёл никто. Осень: флот — в Португалию, печать.
diplomacy-lesson-basics-4-otherwise = Центр достаётся тому, кто стоит в нём после осени: флот — в Португалию.

diplomacy-lesson-basics-5 = Центров у вас 5, для победы нужно 18. Отрядов лишь 3: стройте армию в Марселе.
diplomacy-lesson-basics-5-otherwise = Строят только дома, в своих свободных центрах: это Марсель и Брест.

diplomacy-lesson-basics-6 = Второй отряд — флот в Бресте: путь в Португалию лежит морем. Запечатайте!
diplomacy-lesson-basics-6-otherwise = От постройки можно отказаться, но новая зима — лишь через год: флот в Бресте!

diplomacy-lesson-basics-q1 = Кто побеждает?
diplomacy-lesson-basics-q1-right = У кого после осени 18 центров
diplomacy-lesson-basics-q1-wrong-1 = Кто взял чужую столицу
diplomacy-lesson-basics-q1-wrong-2 = У кого больше отрядов

diplomacy-lesson-basics-q2 = Когда занятый центр становится вашим?
diplomacy-lesson-basics-q2-right = После осени, если отряд стоит в нём
diplomacy-lesson-basics-q2-wrong-1 = Сразу, даже весной
diplomacy-lesson-basics-q2-wrong-2 = Зимой, если построить там

diplomacy-lesson-basics-q3 = Двое идут в одну провинцию, силы равны. Что будет?
diplomacy-lesson-basics-q3-right = Не пройдёт никто
diplomacy-lesson-basics-q3-wrong-1 = Решит жребий
diplomacy-lesson-basics-q3-wrong-2 = Пройдёт запечатавший первым
