### Библиотека «Дипломатии»: почему приказ исполнен или нет, и что не так с приказом или картой.
### Провинции стоят в именительном падеже: $place, $to, $by, $at, $near.

## Ходы

diplomacy-moved = { $sea ->
    [yes] Переправа удалась: { $to }.
   *[no] Ход удался: { $to }.
}
diplomacy-moved-in = { $sea ->
    [yes] Высадка удалась: { $to }. Защитник выбит, сила { $mine } против { $theirs }.
   *[no] Ход удался: { $to }. Защитник выбит, сила { $mine } против { $theirs }.
}
diplomacy-moved-first = { $sea ->
    [yes] Переправа удалась: { $to }. Соперник ({ $by }) слабее: { $mine } против { $theirs }.
   *[no] Ход удался: { $to }. Соперник ({ $by }) слабее: { $mine } против { $theirs }.
}
diplomacy-bounce-held = Ход отбит: отряд устоял ({ $to }), сила { $mine } против { $theirs }.
diplomacy-bounce-facing = Ход отбит: встречное столкновение ({ $to }), сила { $mine } против { $theirs }.
diplomacy-bounce-rivals = Ход отбит ({ $to }). Туда же шёл соперник ({ $by }): сила { $mine } против { $theirs }.
diplomacy-bounce-own = Ход отбит: свой отряд не ушёл, а своих не выбивают ({ $to }).
diplomacy-convoy-none = Конвоя нет: цепь флотов не дошла ({ $to }).
diplomacy-convoy-lost = Конвой разорван: флот выбит ({ $by }).
diplomacy-paradox = Парадокс: конвой зависел от собственного исхода и отменён, армия остаётся (правило Шикмана).

## Стояние, поддержка, конвой

diplomacy-held = Стоит на месте.
diplomacy-held-against = Устоял: атака ({ $by }) отбита, сила { $mine } против { $theirs }.
diplomacy-dislodged = Выбит атакой ({ $by }): сила { $mine } против { $theirs }. Нужно отступить.
diplomacy-disbanded = Выбит атакой ({ $by }): сила { $mine } против { $theirs }. Отступать некуда, распущен.
diplomacy-support-given = Поддержка оказана: { $at }.
diplomacy-support-given-move = Поддержка оказана: { $at } → { $to }.
diplomacy-support-cut = Поддержка сорвана атакой ({ $by }).
diplomacy-support-nobody = Там некого поддерживать: { $at }.
diplomacy-support-unmatched = Поддержка впустую: у этого отряда другой приказ ({ $at }).
diplomacy-support-moving = Поддержка впустую: отряду приказано уйти ({ $at }).
diplomacy-support-coast = Поддержка впустую: флот идёт к другому берегу ({ $at }).
diplomacy-support-strict = Поддержка впустую: поддержать на месте можно только отряд с приказом стоять ({ $at }).
diplomacy-convoy-given = Армия переправлена: { $at } → { $to }.
diplomacy-convoy-unused = Конвой не пригодился: { $at } → { $to }.
diplomacy-convoy-unmatched = Конвой впустую: у этой армии другой приказ ({ $at }).

## Отступления

diplomacy-retreated = Отступление удалось: { $to }.
diplomacy-retreat-none = Приказа отступить не было, отряд распущен.
diplomacy-retreat-disband = Распущен по приказу.
diplomacy-retreat-bounce = Туда же отступал другой отряд ({ $by }). Распущены все: { $to }.

## Постройки и роспуски

diplomacy-built = Отряд построен.
diplomacy-waived = Отказ от постройки.
diplomacy-removed = Распущен по приказу.
diplomacy-civil-disorder = Приказов о роспуске не хватило: распущен самый дальний отряд.

## Что не так с приказом

diplomacy-nothing = Приказ пуст.
diplomacy-too-long = Приказ длиннее { $limit } символов.
diplomacy-extra = Лишнее в конце: «{ $words }».
diplomacy-no-kind = Не указано, армия это или флот.
diplomacy-no-place = Нет такой провинции: «{ $name }».
diplomacy-no-place-like = Нет такой провинции: «{ $name }». Возможно, { $near }?
diplomacy-no-coast = Там нет такого берега ({ $place }): { $coast }.
diplomacy-no-verb = Неизвестный приказ: «{ $words }».
diplomacy-no-goal = Не указано, куда: «{ $words }».
diplomacy-no-power = В этой партии нет такой державы.
diplomacy-no-unit = Там никого нет: { $place }.
diplomacy-not-yours = Там чужой отряд: { $place }.
diplomacy-wrong-kind = Перепутаны армия и флот: { $place }.
diplomacy-two-units = Место уже занято: { $place }.
diplomacy-not-now = В этой фазе такой приказ невозможен.
diplomacy-replaced = Заменён более поздним приказом.
diplomacy-exact-coast = Укажите берег: { $place }.
diplomacy-which-coast = Укажите, к какому берегу: { $to }.
diplomacy-own-place = Отряд уже там: { $place }.
diplomacy-too-far = Отсюда туда не попасть: { $to }.
diplomacy-army-to-sea = Армия не может пойти в море: { $to }.
diplomacy-army-at-sea = Армия не может находиться в море: { $place }.
diplomacy-fleet-on-land = Флоту туда нельзя: { $to }.
diplomacy-fleet-via = Конвоем перевозят только армии.
diplomacy-no-fleets = Нет цепи флотов до места: { $to }.
diplomacy-no-army = Там нет армии, которую можно перевезти: { $at }.
diplomacy-convoys-ashore = Конвой ведёт только флот в море: { $place }.
diplomacy-convoys-fleet = Флот конвоем не перевозят: { $at }.
diplomacy-convoys-inland = Конвой ведут только с берега на берег.
diplomacy-supports-itself = Отряд не может поддержать сам себя.
diplomacy-supports-into-own-place = Отряд не может поддержать ход в свою же провинцию: { $place }.
diplomacy-supports-own-convoy = Поддержать нельзя: попасть туда можно только с конвоем этого же флота ({ $to }).
diplomacy-supports-too-far = Поддержать можно только ход туда, куда отряд мог бы пойти сам: { $to }.
diplomacy-not-dislodged = Там нет выбитого отряда: { $place }.
diplomacy-no-retreat = Туда отступить нельзя: { $to }.
diplomacy-nothing-to-build = Построек больше нет.
diplomacy-nothing-to-remove = Распускать больше никого не нужно.
diplomacy-removed-already = Уже распущен: { $place }.
diplomacy-build-not-owned = Центр не ваш: { $place }.
diplomacy-build-occupied = Центр занят: { $place }.
diplomacy-build-not-home = Строить можно только в своих исконных центрах: { $place }.
diplomacy-build-twice = Здесь уже строится отряд: { $place }.

## Что не так с картой

diplomacy-map-format = Карта записана неверно: { $problem }
diplomacy-map-builds-on = Эта карта строится на другой, «{ $name }». Вставьте на место этой строки текст того файла.
diplomacy-map-xml = Карта jDip записана в XML с ошибкой: { $problem }
diplomacy-map-no-variant = К этим провинциям не подходит ни один вариант. Нужны провинции (…_adjacency.xml) и variants.xml одной и той же карты, одно за другим.
diplomacy-map-wanted = { $what } Здесь нужна карта: JSON этой программы, файл .map от DPjudge или XML от jDip.
diplomacy-map-no-number = «{ $given }» — в JSON это не число. Запишите число цифрами или уберите поле.
diplomacy-map-long-number = Слишком большое число: { $given }.
diplomacy-map-half-character = { $given } — это половина символа: второй половины нет. Сохраните карту в UTF-8 ещё раз.
diplomacy-map-deep = Скобки вложены слишком глубоко: так карты не записывают.
diplomacy-map-unseen = { $where }: в тексте есть невидимый символ ({ $char }). Наберите текст заново.
diplomacy-map-empty = На карте нет провинций.
diplomacy-map-no-powers = На карте нет держав.
diplomacy-map-code = Негодный код провинции: { $code }. Нужно 2–6 латинских букв или цифр, но не слово из приказов.
diplomacy-map-ru-code = { $code }: негодный русский код { $given }. Нужно 2–6 прописных русских букв (кроме Ё) или цифр, но не слово из приказов.
diplomacy-map-coast-code = Негодный код берега: { $code }. Нужно NC, SC, EC или WC.
diplomacy-map-fleet-on-land = { $code }: у провинции без выхода к морю не может быть морских соседей.
diplomacy-map-army-at-sea = { $code }: у моря не может быть сухопутных соседей.
diplomacy-map-sea = { $code }: у моря не может быть ни центра, ни берегов.
diplomacy-map-no-lanes = { $code }: нет морских соседей.
diplomacy-map-coasts = { $code }: берегов должно быть два или больше, и соседи флотов указываются для каждого.
diplomacy-map-neighbour = { $code }: неизвестный или невозможный сосед { $other }.
diplomacy-map-own-neighbour = { $code }: указана соседкой самой себе.
diplomacy-map-one-way = { $code } → { $other }: обратного пути нет.
diplomacy-map-no-name = { $code }: нет имени.
diplomacy-map-name = «{ $name }» обозначает две провинции: { $codes }.
diplomacy-map-year = Первый год должен быть от { $least } до { $most }.
diplomacy-map-power-code = { $power } не годится как код державы: нужно до 24 заглавных латинских букв, цифр и подчёркиваний.
diplomacy-map-power = { $code }: неизвестная держава { $power }.
diplomacy-map-home-no-centre = { $code }: исконный центр, но не центр.
diplomacy-map-start = { $power }: недопустимый начальный отряд: { $unit }.
diplomacy-map-start-twice = { $power }: начальное место уже занято: { $unit }.
diplomacy-map-line-up = Державы на { $players } игроков: их должно быть ровно столько, без повторов, а указано: { $powers }.
diplomacy-map-line-up-power = Державы на { $players } игроков: на этой карте нет: { $powers }.
diplomacy-map-not-drawn = Нет на рисунке: { $codes }.
diplomacy-map-drawn-unknown = { $code }: есть на рисунке, но не на карте.
diplomacy-map-drawn-path = { $code }: контур должен быть путём SVG с абсолютными командами и числами не длиннее шести цифр.
diplomacy-map-drawn-outside = { $code }: значок выходит за край рисунка.
diplomacy-map-drawn-centre = { $code }: место для знака центра указывается только центрам и каждому из них.
diplomacy-map-drawn-coasts = { $code }: места флотов должны соответствовать берегам провинции.
diplomacy-map-unreachable = Недостижимы: { $codes }.

## Сохранённые партии

diplomacy-saved-format = Это не сохранённая партия: { $problem }
diplomacy-saved-wanted = { $what } Здесь нужна сохранённая партия: JSON пакета «diplomacy» для Python или webDiplomacy.
diplomacy-saved-variant = Вариант webDiplomacy с номером { $id } здесь неизвестен. Читаются партии на классической карте: Classic, France vs Austria, Germany vs Italy.
diplomacy-saved-map = Неизвестная карта: { $map }.
diplomacy-saved-empty = В партии нет ни одной фазы.
diplomacy-saved-phase = Неизвестная фаза: { $name }.
diplomacy-saved-unit = Неверный отряд: { $unit }. { $problem }

## Файлы, в которых что-то другое

diplomacy-file-map = Это карта, а не партия. Её проверяет «intriga check-map», и её можно взять для новой партии.
diplomacy-file-saved = Это партия, сохранённая пакетом «diplomacy» для Python. Её читает «intriga import-diplomacy».
diplomacy-file-server = Это партия с сервера пакета «diplomacy» для Python. Её читает «intriga import-diplomacy».
diplomacy-file-webdiplomacy = Это партия с webDiplomacy. Её читает «intriga import-diplomacy».
diplomacy-file-record = Это запись партии, сделанная этой программой. Чтобы посмотреть её, есть «intriga import-record», чтобы преобразовать — «intriga export-diplomacy».
diplomacy-file-judge-map = Это файл .map от DPjudge: карта, а не партия. Её проверяет «intriga check-map», и её можно взять для новой партии.
diplomacy-file-jdip-map = Это карта jDip, а не партия. Её проверяет «intriga check-map», и её можно взять для новой партии.
diplomacy-file-jdip-provinces = Это провинции из jDip, но без держав. Добавьте под ними, в том же файле, текст variants.xml.
diplomacy-file-jdip-variants = Это variants.xml из jDip, но без провинций. Добавьте под ним, в том же файле, текст провинций (…_adjacency.xml).
diplomacy-file-jdip-save = Это партия, сохранённая в jDip; другие программы её не читают. Введите её приказы в пакете «diplomacy» для Python и сохраните партию там.
diplomacy-file-daide = Это сообщения протокола DAIDE, они не читаются. Сохраните партию в JSON на сервере, к которому были подключены боты.
diplomacy-file-judge = Это письмо судьи с итогами, такие письма не читаются. Введите приказы в пакете «diplomacy» для Python и сохраните партию там.
diplomacy-file-realpolitik = Это файл программы Realpolitik, он не читается. Введите приказы в пакете «diplomacy» для Python и сохраните партию там.
diplomacy-file-page = Это веб-страница. Скачайте саму партию или карту, в JSON.
diplomacy-file-picture = Это рисунок. Карте нужны провинции и их соседи, записанные текстом.
diplomacy-file-packed = Этот файл упакован. Сначала распакуйте его.
