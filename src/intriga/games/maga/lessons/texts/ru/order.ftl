### Урок «Порядок, помощь, уровни».

maga-lesson-order = Порядок, помощь, уровни
maga-lesson-order-after = Три строки сорвались — и все три исправлены.
maga-lesson-order-seat-0 = Тася
maga-lesson-order-seat-1 = Борис
maga-lesson-order-seat-2 = Вера

maga-lesson-order-1 = Секретарь набросал список: опровергнуть, поднять уровень, доход. Сдайте как есть.
maga-lesson-order-1-otherwise = Пока не правьте: сдайте и посмотрите, что сорвётся.

maga-lesson-order-2 = Чужая диверсия стояла первой, ваш доход — третьим. Поднимите его на место 1.
maga-lesson-order-2-otherwise = Не та строка: поднимите «Увеличить доход».

maga-lesson-order-3 = У роли одно обычное действие за ход, подъём уровня — тоже оно. Уберите подъём.
maga-lesson-order-3-otherwise = Уберите строку с подъёмом: опровержение важнее.

maga-lesson-order-4 = При равных шанс 1 из 2. Секретарь даст половину своего уровня: 3 из 4.
maga-lesson-order-4-otherwise = Помощь — у секретаря: выберите связи с общественностью.

maga-lesson-order-5 = Разведка сидит без дела. Поднимите её уровень за 1 млн: её действие свободно.
maga-lesson-order-5-otherwise = Поднимайте того, кто в этот ход не занят: разведку.

maga-lesson-order-6 = Помощь сработает до всех строк, где бы ни стояла. Доход — первым. Сдавайте!
maga-lesson-order-6-otherwise = Список исправлен: нажмите «Сдать список».

maga-lesson-order-7 = Кто победил в споре, растёт даром, и помощник тоже: +1 обоим. Это и есть путь.

maga-lesson-order-q1 = У врага диверсия на месте 1, ваш доход на месте 3. Что будет?
maga-lesson-order-q1-right = Доход сорван, деньги целы
maga-lesson-order-q1-wrong-1 = Доход успеет
maga-lesson-order-q1-wrong-2 = Сорвётся весь список

maga-lesson-order-q2 = Можно ли за ход и поднять уровень роли, и послать её в набег?
maga-lesson-order-q2-right = Нет, действие одно
maga-lesson-order-q2-wrong-1 = Да
maga-lesson-order-q2-wrong-2 = Только президенту

maga-lesson-order-q3 = Ваш уровень 2, чужой 2, помогает секретарь первого уровня. Каков шанс?
maga-lesson-order-q3-right = 75 %
maga-lesson-order-q3-wrong-1 = 50 %
maga-lesson-order-q3-wrong-2 = 100 %
