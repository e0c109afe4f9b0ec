### Урок «Сословия, права, революция».

zeppelin-lesson-revolution = Сословия, права, революция
zeppelin-lesson-revolution-after = Права дают и отнимают — революция и слово решают.
zeppelin-lesson-revolution-seat-0 = Женя
zeppelin-lesson-revolution-seat-1 = Глеб
zeppelin-lesson-revolution-seat-2 = Дина
zeppelin-lesson-revolution-seat-3 = Марат
zeppelin-lesson-revolution-seat-4 = Рита
zeppelin-lesson-revolution-seat-5 = Савва
zeppelin-lesson-revolution-council = Совет
zeppelin-lesson-revolution-townspeople = Горожане

zeppelin-lesson-revolution-1 = Вы — из «Горожан», прав у класса нет. Страной правит «Совет»: Глеб и Рита.

zeppelin-lesson-revolution-2 = Глеб посадил Дину! Требуйте прав: «управление армией» и «помилование».
zeppelin-lesson-revolution-2-otherwise = Два права: армия — чтобы воевать, помилование — чтобы выпустить Дину.

zeppelin-lesson-revolution-3 = Решает число людей. Дина голосует и из тюрьмы: 3 против 2. Нажмите «Готово».
zeppelin-lesson-revolution-3-otherwise = Все высказались. Революцию решает конец хода: нажмите «Готово».

zeppelin-lesson-revolution-4 = Победа! Ничья была бы поражением. Первым делом помилуйте Дину.
zeppelin-lesson-revolution-4-otherwise = Сначала свобода Дине: право помилования теперь ваше.

zeppelin-lesson-revolution-5 = Теперь вы командуете. Отправьте флот из Копенгагена в Сконе: там ничей центр.
zeppelin-lesson-revolution-5-otherwise = Приказ флоту: Копенгаген → Сконе.

zeppelin-lesson-revolution-6 = Глеб отнял права! Но приказ отдан, он принадлежит стране. Нажмите «Готово».
zeppelin-lesson-revolution-6-otherwise = Прав больше нет, но приказ в силе. Нажмите «Готово» — увидите.

zeppelin-lesson-revolution-7 = Сконе ваше! Кто назначает, тот и отнимает права. Требуйте «назначение»!
zeppelin-lesson-revolution-7-otherwise = Снова революция: теперь за право назначать.

zeppelin-lesson-revolution-q1 = Кто побеждает в революции?
zeppelin-lesson-revolution-q1-right = За кого больше людей в конце хода
zeppelin-lesson-revolution-q1-wrong-1 = У кого больше прав
zeppelin-lesson-revolution-q1-wrong-2 = При ничьей — восставшие

zeppelin-lesson-revolution-q2 = Что может заключённый?
zeppelin-lesson-revolution-q2-right = Говорить и выбирать сторону в революции
zeppelin-lesson-revolution-q2-wrong-1 = Командовать армией
zeppelin-lesson-revolution-q2-wrong-2 = Помиловать себя

zeppelin-lesson-revolution-q3 = Автор приказа лишился прав. Что с приказом?
zeppelin-lesson-revolution-q3-right = Он в силе
zeppelin-lesson-revolution-q3-wrong-1 = Он отменён
zeppelin-lesson-revolution-q3-wrong-2 = Отряд уходит с ним
