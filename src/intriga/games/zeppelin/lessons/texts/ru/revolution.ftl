lesson-revolution = Сословия, права, революция
lesson-revolution-after = Права дают и отнимают — революция и слово решают.
lesson-revolution-seat-0 = Женя
lesson-revolution-seat-1 = Глеб
lesson-revolution-seat-2 = Дина
lesson-revolution-seat-3 = Марат
lesson-revolution-seat-4 = Рита
lesson-revolution-seat-5 = Савва
lesson-revolution-council = Совет
lesson-revolution-townspeople = Горожане

lesson-revolution-1 = Вы — из «Горожан», прав у класса нет. Страной правит «Совет»: Глеб и Рита.

lesson-revolution-2 = Глеб посадил Дину! Требуйте прав: «управление армией» и «помилование».
lesson-revolution-2-otherwise = Два права: армия — чтобы воевать, помилование — чтобы выпустить Дину.

lesson-revolution-3 = Решает число людей. Дина голосует и из тюрьмы: 3 против 2. Нажмите «Готово».
lesson-revolution-3-otherwise = Все высказались. Революцию решает конец хода: нажмите «Готово».

lesson-revolution-4 = Победа! Ничья была бы поражением. Первым делом помилуйте Дину.
lesson-revolution-4-otherwise = Сначала свобода Дине: право помилования теперь ваше.

lesson-revolution-5 = Теперь вы командуете. Отправьте флот из Копенгагена в Сконе: там ничей центр.
lesson-revolution-5-otherwise = Приказ флоту: Копенгаген → Сконе.

lesson-revolution-6 = Глеб отнял права! Но приказ отдан, он принадлежит стране. Нажмите «Готово».
lesson-revolution-6-otherwise = Прав больше нет, но приказ в силе. Нажмите «Готово» — увидите.

lesson-revolution-7 = Сконе ваше! Кто назначает, тот и отнимает права. Требуйте «назначение»!
lesson-revolution-7-otherwise = Снова революция: теперь за право назначать.

lesson-revolution-q1 = Кто побеждает в революции?
lesson-revolution-q1-right = За кого больше людей в конце хода
lesson-revolution-q1-wrong-1 = У кого больше прав
lesson-revolution-q1-wrong-2 = При ничьей — восставшие

lesson-revolution-q2 = Что может заключённый?
lesson-revolution-q2-right = Говорить и выбирать сторону в революции
lesson-revolution-q2-wrong-1 = Командовать армией
lesson-revolution-q2-wrong-2 = Помиловать себя

lesson-revolution-q3 = Автор приказа лишился прав. Что с приказом?
lesson-revolution-q3-right = Он в силе
lesson-revolution-q3-wrong-1 = Он отменён
lesson-revolution-q3-wrong-2 = Отряд уходит с ним
