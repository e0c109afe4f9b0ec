### Урок «Поддержка и отступление».

diplomacy-lesson-support = Поддержка и отступление
diplomacy-lesson-support-after = Двое сильнее одного — и у вас, и у Марко. Дальше решают слова.
diplomacy-lesson-support-seat-0 = Клара
diplomacy-lesson-support-seat-1 = Артур
diplomacy-lesson-support-seat-2 = Лена
diplomacy-lesson-support-seat-3 = Отто
diplomacy-lesson-support-seat-4 = Марко
diplomacy-lesson-support-seat-5 = Иван
diplomacy-lesson-support-seat-6 = Селим

diplomacy-lesson-support-1 = Отто уже в Бургундии. Ударьте одной армией: Париж → Бургундия, печать.
diplomacy-lesson-support-1-otherwise = Сначала узнайте, что может одна армия: Париж → Бургундия.

diplomacy-lesson-support-2 = Отбит: один против одного. Нужен перевес! Осень: снова Париж → Бургундия.
diplomacy-lesson-support-2-otherwise = Бьёт опять Париж: Париж → Бургундия, а помощь прикажем следом.

diplomacy-lesson-support-3 = Марсель граничит с Бургундией: прикажите поддержать ход Париж → Бургундия.
diplomacy-lesson-support-3-otherwise = Поддержать надо именно этот ход, иначе она впустую: Париж → Бургундия.

diplomacy-lesson-support-4 = Бельгия принадлежит Отто, но пуста. Ла-Манш → Бельгия, и печать!
diplomacy-lesson-support-4-otherwise = Пустой центр защищать некому: Ла-Манш → Бельгия.

diplomacy-lesson-support-5 = Марко сделал то же с вами: Испания пала, 2 против 1. Отступайте в Португалию!
diplomacy-lesson-support-5-otherwise = Португалия — ничей центр: отступив туда осенью, вы его возьмёте.

diplomacy-lesson-support-6 = Центров 5, отрядов 4, а Отто уже в Пикардии. Постройте армию в Париже!
diplomacy-lesson-support-6-otherwise = Строят лишь дома, в свободном центре; под ударом — Париж.

diplomacy-lesson-support-q1 = В провинции стоит чужая армия без поддержки. Сколько сил её выбьет?
diplomacy-lesson-support-q1-right = Две: удар и поддержка
diplomacy-lesson-support-q1-wrong-1 = Одна
diplomacy-lesson-support-q1-wrong-2 = Три

diplomacy-lesson-support-q2 = Вы поддержали ход Париж → Бургундия, а Париж пошёл в Пикардию. Поддержка…
diplomacy-lesson-support-q2-right = пропала
diplomacy-lesson-support-q2-wrong-1 = действует и там
diplomacy-lesson-support-q2-wrong-2 = защищает Бургундию

diplomacy-lesson-support-q3 = Где можно построить отряд?
diplomacy-lesson-support-q3-right = В своём исконном центре, если он ваш и свободен
diplomacy-lesson-support-q3-wrong-1 = В любом своём центре
diplomacy-lesson-support-q3-wrong-2 = Где стоит мой отряд
