### Библиотека «Дипломатии»: почему приказ исполнен или нет, и что не так с приказом или картой.
### Провинции стоят в именительном падеже: $place, $to, $by, $at, $near.

# ── ходы ────────────────────────────────────────────────────────────────────────────────

diplomacy-moved = { $sea ->
    [yes] Переправа удалась: { $to }.
   *[no] Ход удался: { $to }.
}
diplomacy-moved-in = { $sea ->
    [yes] Высадка удалась: { $to }. Защитник выбит, сила { $mine } против { $theirs }.
   *[no] Ход удался: { $to }. Защитник выбит, сила { $mine } против { $theirs }.
}
diplomacy-moved-first = { $sea ->
    [yes] Переправа удалась: { $to }. Соперники слабее ({ $by }): { $mine } против { $theirs }.
   *[no] Ход удался: { $to }. Соперники слабее ({ $by }): { $mine } против { $theirs }.
}
diplomacy-bounce-held = Ход отбит. Там держат оборону ({ $to }): { $mine } против { $theirs }.
diplomacy-bounce-facing = Ход отбит. Лобовое столкновение ({ $to }): { $mine } против { $theirs }.
diplomacy-bounce-rivals = Ход отбит ({ $to }). Туда же шли ({ $by }): { $mine } против { $theirs }.
diplomacy-bounce-own = Ход отбит. Свои не ушли и своих не выбивают: { $to }.
diplomacy-convoy-none = Конвоя нет: цепь флотов не собралась ({ $to }).
diplomacy-convoy-lost = Конвой разорван: флот выбит ({ $by }).
diplomacy-paradox = Парадокс: конвой зависел от самого себя и отменён, армия остаётся (правило Шикмана).

# ── стояние, поддержка, конвой ──────────────────────────────────────────────────────────

diplomacy-held = Стоит на месте.
diplomacy-held-against = Устоял. Нападали ({ $by }), но { $mine } против { $theirs }.
diplomacy-dislodged = Выбит: напали ({ $by }), { $mine } против { $theirs }. Нужно отступить.
diplomacy-disbanded = Выбит: напали ({ $by }), { $mine } против { $theirs }. Отступать некуда, распущен.
diplomacy-support-given = Поддержка оказана: { $at }.
diplomacy-support-given-move = Поддержка оказана: { $at } → { $to }.
diplomacy-support-cut = Поддержка сорвана: напали ({ $by }).
diplomacy-support-nobody = Поддерживать некого: { $at }.
diplomacy-support-unmatched = Поддержка впустую: у этой части другой приказ ({ $at }).
diplomacy-support-moving = Поддержка впустую: часть уходит, держать некого ({ $at }).
diplomacy-support-coast = Поддержка впустую: флот идёт к другому берегу ({ $at }).
diplomacy-support-strict = Поддержка впустую: держать можно только того, кто стоит ({ $at }).
diplomacy-convoy-given = Армия переправлена: { $at } → { $to }.
diplomacy-convoy-unused = Конвой не пригодился: { $at } → { $to }.
diplomacy-convoy-unmatched = Конвой впустую: у этой армии другой приказ ({ $at }).

# ── отступления ─────────────────────────────────────────────────────────────────────────

diplomacy-retreated = Отступление удалось: { $to }.
diplomacy-retreat-none = Приказа отступить не было, часть распущена.
diplomacy-retreat-disband = Распущена по приказу.
diplomacy-retreat-bounce = Туда же отступали ({ $by }). Распущены все: { $to }.

# ── наборы и роспуски ───────────────────────────────────────────────────────────────────

diplomacy-built = Набор проведён.
diplomacy-waived = От набора отказались.
diplomacy-removed = Распущена по приказу.
diplomacy-civil-disorder = Приказа не хватило: распущена самая дальняя часть.

# ── что не так с приказом ───────────────────────────────────────────────────────────────

diplomacy-nothing = Приказ пуст.
diplomacy-too-long = Приказ длиннее { $limit } знаков.
diplomacy-extra = Лишнее в конце: «{ $words }».
diplomacy-no-kind = Не сказано, армия это или флот.
diplomacy-no-place = Нет такой провинции: «{ $name }».
diplomacy-no-place-like = Нет такой провинции: «{ $name }». Похоже: { $near }.
diplomacy-no-coast = Такого берега нет ({ $place }): { $coast }.
diplomacy-no-verb = Непонятно, что делать: «{ $words }».
diplomacy-no-goal = Не сказано, куда: «{ $words }».
diplomacy-no-power = Такой державы здесь нет.
diplomacy-no-unit = Там никого нет: { $place }.
diplomacy-not-yours = Там чужая часть: { $place }.
diplomacy-wrong-kind = Армия названа флотом или флот армией: { $place }.
diplomacy-two-units = Место уже занято: { $place }.
diplomacy-not-now = Этот приказ не для этой фазы.
diplomacy-replaced = Заменён более поздним приказом.
diplomacy-exact-coast = Берег надо назвать точно: { $place }.
diplomacy-which-coast = Не сказано, к какому берегу: { $to }.
diplomacy-own-place = Нельзя идти туда, где стоишь: { $place }.
diplomacy-too-far = Отсюда туда не попасть: { $to }.
diplomacy-army-to-sea = Армия не ходит в море: { $to }.
diplomacy-army-at-sea = Армия не может стоять в море: { $place }.
diplomacy-fleet-on-land = Флоту туда нельзя: { $to }.
diplomacy-fleet-via = Конвоем переправляют только армии.
diplomacy-no-fleets = Нет цепи флотов, по которой можно переправиться: { $to }.
diplomacy-no-army = Переправлять некого: { $at }.
diplomacy-convoys-ashore = Переправляет только флот в море: { $place }.
diplomacy-convoys-fleet = Флот не переправляют: { $at }.
diplomacy-convoys-inland = Переправляют только с берега на берег.
diplomacy-supports-itself = Себя не поддерживают.
diplomacy-supports-into-own-place = Нельзя поддержать ход туда, где стоишь: { $place }.
diplomacy-supports-own-convoy = Поддержать нельзя: туда можно попасть только конвоем этого самого флота ({ $to }).
diplomacy-supports-too-far = Поддержать можно только там, куда дойдёшь сам: { $to }.
diplomacy-not-dislodged = Там некому отступать: { $place }.
diplomacy-no-retreat = Туда отступить нельзя: { $to }.
diplomacy-nothing-to-build = Наборов больше не положено.
diplomacy-nothing-to-remove = Распускать не положено.
diplomacy-removed-already = Уже распущена: { $place }.
diplomacy-build-not-owned = Центр не ваш: { $place }.
diplomacy-build-occupied = Центр занят: { $place }.
diplomacy-build-not-home = Набирают только в своих исконных центрах: { $place }.
diplomacy-build-twice = Здесь уже набирают: { $place }.

# ── что не так с картой ─────────────────────────────────────────────────────────────────

diplomacy-map-format = Карта записана неверно: { $problem }
diplomacy-map-empty = На карте нет провинций.
diplomacy-map-no-powers = На карте нет держав.
diplomacy-map-code = Негодное обозначение провинции: { $code }. Нужно 2–6 латинских букв или цифр, не слово приказов.
diplomacy-map-coast-code = Негодное обозначение берега: { $code }. Нужно NC, SC, EC или WC.
diplomacy-map-fleet-on-land = { $code }: у суши внутри материка не может быть морских соседей.
diplomacy-map-army-at-sea = { $code }: у моря не может быть сухопутных соседей.
diplomacy-map-sea = { $code }: у моря не бывает ни центра, ни берегов.
diplomacy-map-no-lanes = { $code }: нет ни одного морского соседа.
diplomacy-map-coasts = { $code }: берегов должно быть два или больше, и соседи флотов записаны при них.
diplomacy-map-neighbour = { $code }: неизвестный или невозможный сосед { $other }.
diplomacy-map-own-neighbour = { $code }: сосед самому себе.
diplomacy-map-one-way = { $code } → { $other }: обратной дороги нет.
diplomacy-map-no-name = { $code }: нет имени.
diplomacy-map-name = «{ $name }» значит две провинции: { $codes }.
diplomacy-map-power = { $code }: неизвестная держава { $power }.
diplomacy-map-home-no-centre = { $code }: исконный, но не центр.
diplomacy-map-start = { $power }: такая часть не может начинать: { $unit }.
diplomacy-map-start-twice = { $power }: место начала уже занято: { $unit }.
diplomacy-map-line-up = Державы на { $players } игроков: их должно быть ровно столько, без повторов, а указано: { $powers }.
diplomacy-map-line-up-power = Державы на { $players } игроков: на карте таких нет: { $powers }.
diplomacy-map-not-drawn = Нет на рисунке: { $codes }.
diplomacy-map-drawn-unknown = { $code }: на рисунке есть, а провинции такой нет.
diplomacy-map-drawn-path = { $code }: контур записан не как путь SVG с абсолютными командами.
diplomacy-map-drawn-outside = { $code }: значок стоит за краем рисунка.
diplomacy-map-drawn-centre = { $code }: место для знака центра нужно центрам и только им.
diplomacy-map-drawn-coasts = { $code }: места флотов должны соответствовать берегам провинции.
diplomacy-map-unreachable = Не добраться: { $codes }.

# ── сохранённые партии ──────────────────────────────────────────────────────────────────

diplomacy-saved-format = Это не сохранённая партия: { $problem }
diplomacy-saved-map = Такой карты нет: { $map }.
diplomacy-saved-empty = В партии нет ни одной фазы.
diplomacy-saved-phase = Непонятная фаза: { $name }.
diplomacy-saved-unit = Негодная часть { $unit }. { $problem }
