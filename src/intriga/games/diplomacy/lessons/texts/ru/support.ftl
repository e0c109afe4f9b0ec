lesson-support = Поддержка и отступление
lesson-support-after = Двое сильнее одного — и у вас, и у Марко. Дальше решают слова.
lesson-support-seat-0 = Клара
lesson-support-seat-1 = Артур
lesson-support-seat-2 = Лена
lesson-support-seat-3 = Отто
lesson-support-seat-4 = Марко
lesson-support-seat-5 = Иван
lesson-support-seat-6 = Селим

lesson-support-1 = Отто уже в Бургундии. Ударьте одной армией: Париж → Бургундия, печать.
lesson-support-1-otherwise = Сначала узнайте, что может одна армия: Париж → Бургундия.

lesson-support-2 = Отбит: один против одного. Нужен перевес! Осень: снова Париж → Бургундия.
lesson-support-2-otherwise = Бьёт опять Париж: Париж → Бургундия, а помощь прикажем следом.

lesson-support-3 = Марсель граничит с Бургундией: прикажите поддержать ход Париж → Бургундия.
lesson-support-3-otherwise = Поддержать надо именно этот ход, иначе она впустую: Париж → Бургундия.

lesson-support-4 = Бельгия принадлежит Отто, но пуста. Ла-Манш → Бельгия, и печать!
lesson-support-4-otherwise = Пустой центр защищать некому: Ла-Манш → Бельгия.

lesson-support-5 = Марко сделал то же с вами: Испания пала, 2 против 1. Отступайте в Португалию!
lesson-support-5-otherwise = Португалия — ничей центр: отступив туда осенью, вы его возьмёте.

lesson-support-6 = Центров 5, отрядов 4, а Отто уже в Пикардии. Постройте армию в Париже!
lesson-support-6-otherwise = Строят лишь дома, в свободном центре; под ударом — Париж.

lesson-support-q1 = В провинции стоит чужая армия без поддержки. Сколько сил её выбьет?
lesson-support-q1-right = Две: удар и поддержка
lesson-support-q1-wrong-1 = Одна
lesson-support-q1-wrong-2 = Три

lesson-support-q2 = Вы поддержали ход Париж → Бургундия, а Париж пошёл в Пикардию. Поддержка…
lesson-support-q2-right = пропала
lesson-support-q2-wrong-1 = действует и там
lesson-support-q2-wrong-2 = защищает Бургундию

lesson-support-q3 = Где можно построить отряд?
lesson-support-q3-right = В своём исконном центре, если он ваш и свободен
lesson-support-q3-wrong-1 = В любом своём центре
lesson-support-q3-wrong-2 = Где стоит мой отряд
