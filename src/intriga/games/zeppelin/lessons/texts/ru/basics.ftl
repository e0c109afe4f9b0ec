### Урок «Как играют».

zeppelin-lesson-basics = Как играют
zeppelin-lesson-basics-after = Пять центров и два новых отряда: Дания растёт.
zeppelin-lesson-basics-seat-0 = Женя
zeppelin-lesson-basics-seat-1 = Эрик
zeppelin-lesson-basics-seat-2 = Дина
zeppelin-lesson-basics-seat-3 = Савва
zeppelin-lesson-basics-seat-4 = Рита

zeppelin-lesson-basics-1 = Вы — гражданин Дании. Побеждает государство, у которого больше половины центров.

zeppelin-lesson-basics-2 = Командуете втроём. Дина ведёт флот в Бельты — отправьте его в Сконе: там центр.
zeppelin-lesson-basics-2-otherwise = Сначала флот: Копенгаген → Сконе. Остальные приказы Дины останутся.

zeppelin-lesson-basics-3 = Для отряда действует последний приказ, чей бы он ни был. Нажмите «Готово».
zeppelin-lesson-basics-3-otherwise = Приказы отданы. Нажмите «Готово»: весна ждёт только вас.

zeppelin-lesson-basics-4 = Силы равны, 1:1, — не вошёл никто. Пусть флот в Сконе поддержит ход из Осло.
zeppelin-lesson-basics-4-otherwise = Нужна поддержка: флот Сконе → «Поддержать» → Осло → Вестергётланд.

zeppelin-lesson-basics-5 = Дина струсила: флот бежит в Копенгаген! Последнее слово за вами — верните поддержку.
zeppelin-lesson-basics-5-otherwise = Сейчас действует приказ Дины. Отдайте свой ещё раз.

zeppelin-lesson-basics-6 = Завершите осень. В настоящей партии сперва напишите Дине — спор приказов решают словами.
zeppelin-lesson-basics-6-otherwise = Поддержка на месте. Нажмите «Готово».

zeppelin-lesson-basics-7 = Пять центров, три отряда: постройте флот в Копенгагене и армию в Осло.
zeppelin-lesson-basics-7-otherwise = Строят в своих пустых центрах: флот в Копенгагене, армия в Осло.

zeppelin-lesson-basics-q1 = Двое дали одному отряду разные приказы. Чей действует?
zeppelin-lesson-basics-q1-right = Последний
zeppelin-lesson-basics-q1-wrong-1 = Первый
zeppelin-lesson-basics-q1-wrong-2 = Отряд стоит

zeppelin-lesson-basics-q2 = Двое идут в одно место, 1:1. Кто войдёт?
zeppelin-lesson-basics-q2-right = Никто
zeppelin-lesson-basics-q2-wrong-1 = Кто приказал раньше
zeppelin-lesson-basics-q2-wrong-2 = Решит жребий

zeppelin-lesson-basics-q3 = Кто побеждает?
zeppelin-lesson-basics-q3-right = Граждане государства, у которого больше половины центров
zeppelin-lesson-basics-q3-wrong-1 = Кто перебил больше отрядов
zeppelin-lesson-basics-q3-wrong-2 = Кто дольше всех правит
