lesson-basics = Как играют
lesson-basics-after = Весна 1902: пять отрядов. А Отто всё ещё в Мюнхене — и всё ещё обещает.
lesson-basics-seat-0 = Клара
lesson-basics-seat-1 = Артур
lesson-basics-seat-2 = Лена
lesson-basics-seat-3 = Отто
lesson-basics-seat-4 = Марко
lesson-basics-seat-5 = Иван
lesson-basics-seat-6 = Селим

lesson-basics-1 = Вы — Франция. Испания ничья: прикажите армии из Марселя идти туда.
lesson-basics-1-otherwise = Испания — ничей центр в одном шаге: Марсель → Испания.

lesson-basics-2 = Португалия тоже ничья, флоту два хода: сперва Брест → Центральная Атлантика.
lesson-basics-2-otherwise = Армия ходит по суше, флот — по морю и берегам: Брест → Центральная Атлантика.

lesson-basics-3 = Отто обещал не ходить в Бургундию. Проверьте: Париж → Бургундия, печать.
lesson-basics-3-otherwise = Париж → Бургундия и «Запечатать»: приказы всех откроются разом.

lesson-basics-4 = Отто солгал: силы равны, не прошёл никто. Осень: флот — в Португалию, печать.
lesson-basics-4-otherwise = Центр достаётся тому, кто стоит в нём после осени: флот — в Португалию.

lesson-basics-5 = Центров у вас 5, для победы нужно 18. Отрядов лишь 3: стройте армию в Марселе.
lesson-basics-5-otherwise = Строят только дома, в своих свободных центрах: это Марсель и Брест.

lesson-basics-6 = Второй отряд — флот в Бресте: путь в Португалию лежит морем. Запечатайте!
lesson-basics-6-otherwise = От постройки можно отказаться, но новая зима — лишь через год: флот в Бресте!

lesson-basics-q1 = Кто побеждает?
lesson-basics-q1-right = У кого после осени 18 центров
lesson-basics-q1-wrong-1 = Кто взял чужую столицу
lesson-basics-q1-wrong-2 = У кого больше отрядов

lesson-basics-q2 = Когда занятый центр становится вашим?
lesson-basics-q2-right = После осени, если отряд стоит в нём
lesson-basics-q2-wrong-1 = Сразу, даже весной
lesson-basics-q2-wrong-2 = Зимой, если построить там

lesson-basics-q3 = Двое идут в одну провинцию, силы равны. Что будет?
lesson-basics-q3-right = Не пройдёт никто
lesson-basics-q3-wrong-1 = Решит жребий
lesson-basics-q3-wrong-2 = Пройдёт запечатавший первым
