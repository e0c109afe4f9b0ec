### «Цеппелин»: ходы, люди, исход.

## Названия

zeppelin-nowhere = никуда
zeppelin-nothing = нет
zeppelin-nobody = никого
zeppelin-spring = весна
zeppelin-autumn = осень
zeppelin-place = { $power }

## Комнаты

zeppelin-room-world = Мир
zeppelin-room-state = { $where }
zeppelin-room-prison = { $where }: тюрьма
zeppelin-room-stateless = Без гражданства
zeppelin-room-dead = Мёртвые

## Что происходит

zeppelin-turn = Начинается ход { $turn }: { $season }.
zeppelin-and-more = { $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}
zeppelin-annal = { $where }: правит класс «{ $rank }» — { $who }{ zeppelin-and-more }. { $count ->
    [one] Всего { $count } гражданин.
    [few] Всего { $count } гражданина.
   *[many] Всего { $count } граждан.
}
    .short = { $where }: правит класс «{ $rank }»
zeppelin-review = Ведущий смотрит итоги хода, прежде чем опубликовать их.
    .short = Ведущий смотрит итоги хода
zeppelin-builds = Зима, ход { $turn }: государства строят и распускают отряды.
    .short = Зима, ход { $turn }: постройки
zeppelin-late = До конца хода революцию уже не начать.
    .short = В этом ходу революции уже не будет
zeppelin-conquest = { $where }: карта завоёвана, это победа.
    .short = { $where }: карта завоёвана
zeppelin-cap = { $count ->
    [one] Последний ход окончен. Больше всего центров ({ $centres }) у государства { $states }: это победа.
   *[other] Последний ход окончен. Поровну центров, по { $centres }, у государств { $states }: они делят победу.
}
    .short = Последний ход окончен
zeppelin-cap-nobody = Последний ход окончен. Ни у одного государства нет центров, победителей нет.
    .short = Последний ход окончен, победителей нет
zeppelin-deserted = Все ушли.
zeppelin-end-conquest = { $states }: карта завоёвана.
zeppelin-end-cap = { $count ->
    [one] После последнего хода больше всего центров было у государства { $states }.
   *[other] После последнего хода больше всего центров было у государств { $states }.
}
zeppelin-end-nobody = После последнего хода ни у одного государства не было центров.
zeppelin-end-deserted = Все ушли.
zeppelin-founding-extended = Государств меньше двух, и время на их основание пошло заново. Когда оно выйдет, недостающие появятся сами.
    .short = Основание государств началось заново
zeppelin-dealt = { $where }: первые граждане — { $who }.
    .short = { $where }: названы первые граждане
zeppelin-left = { $where }: из игры выходит { $who }.
    .short = Из игры выходит { $who }
zeppelin-renamed = { $where }: { $who } меняет имя и теряет гражданство.
    .short = { $where }: { $who } меняет имя
zeppelin-rename-costs = Вы потеряете гражданство ({ $where }), класс и права.
zeppelin-dead-joined = Теперь среди мёртвых: { $who }.
zeppelin-command-taken = Теперь вы управляете армией и видите её приказы.
    .short = Теперь вы управляете армией

## Что видно

zeppelin-tell-founding = Основываются государства. Переезжать между ними можно свободно.
zeppelin-tell-turn = Ход { $turn } из { $last }, { $season }.
zeppelin-tell-review = Ход { $turn } из { $last }, { $season }: ведущий смотрит итоги.
zeppelin-tell-builds = Ход { $turn } из { $last }, { $season }: государства строят и распускают отряды.
zeppelin-tell-over = Игра окончена на ходу { $turn } из { $last }.
zeppelin-tell-goal = Для победы государству нужно центров: { $goal }.
zeppelin-centres = { $count ->
    [one] { $count } центр
    [few] { $count } центра
   *[many] { $count } центров
}
zeppelin-tell-country = { $where }, государство, { zeppelin-centres }. Отряды: { $units }. Центры: { $centres }.
zeppelin-tell-power = { $where }, держава без государства, { zeppelin-centres }. Отряды: { $units }. Центры: { $centres }.
zeppelin-tell-landless = { $where }, государство без земли.
zeppelin-tell-citizen = { $who }: гражданство — { $where }. Права: { $rights }.
zeppelin-tell-jailed = { $who }: тюрьма, { $where }. Права, которые пока не действуют: { $rights }.
zeppelin-tell-dead = { $who } вне игры до хода { $turn }.
zeppelin-tell-ready = { $who }: готовность к концу хода.

## Что можно сделать

form-zeppelin-ready = { $ready ->
    [yes] Готово, меня не ждать
   *[no] Всё-таки подождать меня
}
    .any = Готовность
    .help = Ход кончится раньше срока, если готовы все.
form-zeppelin-begin-turns = Начать первый ход
    .sure = Основание государств закончится для всех, и начнётся первый ход. Начать?
    .help = Основание государств закончится, и начнётся первый ход.
form-zeppelin-publish = Опубликовать ход
    .help = Итоги хода увидят все, и игра пойдёт дальше.

## Отказы

zeppelin-refused-people-only = Это делают только игроки.
zeppelin-refused-host-only = Это делает только ведущий.
zeppelin-refused-founding = Первый ход ещё не начался. Пока можно только разговаривать и переезжать.
zeppelin-refused-begun = Ходы уже идут.
zeppelin-refused-two-states = Сначала основайте хотя бы два государства.
zeppelin-refused-not-reviewing = Сейчас публиковать нечего.
zeppelin-refused-not-waiting = На этом этапе вас не ждут.
zeppelin-refused-ready-same = Вы это уже сказали.
zeppelin-refused-full = В игре уже { $most } чел.
zeppelin-refused-dead = Вы мертвы до хода { $turn }.
zeppelin-refused-rename-jailed = В тюрьме имя не меняют.
zeppelin-refused-nobody = Здесь нет такого человека.
zeppelin-refused-no-citizen = Это не гражданин вашего государства.

## Жребий

zeppelin-draw-deal = кто где живёт
