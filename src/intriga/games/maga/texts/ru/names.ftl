### MAGA-Game: роли, сферы, ресурсы, государства.

## Названия

maga-role-president = президент
    .help = Передаёт деньги и ракеты, увольняет. В состязаниях считается вдвойне.
maga-role-finance = министр финансов
    .help = Добывает деньги: доходы и биржа.
maga-role-defence = министр обороны
    .help = Ракеты, противоракеты, набеги, войны.
maga-role-fsb = директор ФСБ
    .help = Бережёт роли государства и ищет чужих шпионов.
maga-role-foreign = внешняя разведка
    .help = Работает за границей: вербует и ведёт разведку.
maga-role-justice = министр юстиции
    .help = Судится с другими государствами.
maga-role-interior = МВД
    .help = Подавляет бунты и ищет завербованных.
maga-role-media = министр по связям с общественностью
    .help = Поднимает настроение своих, портит чужим.
maga-role-health = министр здравоохранения
    .help = Вирусы и вакцины.
maga-role-secretary = секретарь
    .help = Усиливает других и помогает в половину уровня.
maga-sphere-agriculture = сельское хозяйство
maga-sphere-heavy = тяжёлая промышленность
maga-sphere-light = лёгкая промышленность
maga-land = Государство { $n }
    .called = { $called }
maga-number = № { $n }
maga-number-of = { $n } ({ $role })
maga-recruited-role = Государство { $land }, роль № { $number }
-maga-million = млн
-maga-thousand = тыс.
maga-money = { FIGURE($money) }
maga-resource-money = деньги
maga-resource-agriculture = доход от сельского хозяйства
maga-resource-heavy = доход от тяжёлой промышленности
maga-resource-light = доход от лёгкой промышленности
maga-resource-nuclear = ядерные ракеты
maga-resource-abm = ракеты ПРО
