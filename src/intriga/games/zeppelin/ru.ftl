### «Цеппелин»: тексты игры.

game-zeppelin = Цеппелин
    .blurb = Государства воюют за карту, а граждане — за власть: классы, законы, тюрьмы, убийства и революции. Входить в игру и выходить из неё можно на ходу.

## Названия

zeppelin-root-class = Граждане
zeppelin-nowhere = никуда
zeppelin-nothing = нет
zeppelin-nobody = никого
zeppelin-no-rights = никаких
zeppelin-has-right = да
zeppelin-spring = весна
zeppelin-autumn = осень
zeppelin-place = { $power }
zeppelin-right-exile = изгнание
zeppelin-right-command = управление армией
zeppelin-right-appoint = назначение
zeppelin-right-arrest = арест
zeppelin-right-execution = казнь
zeppelin-right-pardon = помилование
zeppelin-right-laws = принятие законов

## Разговоры

zeppelin-room-world = Мир
zeppelin-room-state = { $where }
zeppelin-room-prison = { $where }: тюрьма
zeppelin-room-stateless = Без гражданства
zeppelin-room-dead = Мёртвые

## Этапы

window-founding = Основание государств
    .clock = Время на основание государств
window-review = Проверка ведущим
    .clock = Время на проверку
zeppelin-turn = Начинается ход { $turn }: { $season }.
zeppelin-annal = { $where }: правит класс «{ $rank }» — { $who }{ $more ->
    [0] {""}
   *[other] {" "}и ещё { $more }
}. { $count ->
    [one] Всего { $count } гражданин.
    [few] Всего { $count } гражданина.
   *[many] Всего { $count } граждан.
}
zeppelin-review = Ведущий смотрит итоги хода, прежде чем опубликовать их.
zeppelin-builds = Зима, ход { $turn }: государства строят и распускают отряды.
zeppelin-late = До конца хода революцию уже не начать.
zeppelin-conquest = { $where }: карта завоёвана, это победа.
zeppelin-cap = { $count ->
    [one] Последний ход окончен. Больше всего центров ({ $centres }) у государства { $states }: это победа.
   *[other] Последний ход окончен. Поровну центров, по { $centres }, у государств { $states }: они делят победу.
}
zeppelin-cap-nobody = Последний ход окончен. Ни у одного государства нет центров, победителей нет.
zeppelin-deserted = Все ушли.
zeppelin-end-conquest = { $states }: карта завоёвана.
zeppelin-end-cap = { $count ->
    [one] После последнего хода больше всего центров было у государства { $states }.
   *[other] После последнего хода больше всего центров было у государств { $states }.
}
zeppelin-end-nobody = После последнего хода ни у одного государства не было центров.
zeppelin-end-deserted = Все ушли.

## Мир

zeppelin-founded = Новое государство: { $where }.
zeppelin-founding-extended = Государств меньше двух, и время на их основание пошло заново. Когда оно выйдет, недостающие появятся сами.
zeppelin-removed = Государства больше нет: { $where }. Его граждане свободны и остались без гражданства.
zeppelin-revolution-news = { $where }: революция.
zeppelin-revolution-won-news = { $where }: революция победила.
zeppelin-revolution-vain-news = { $where }: революция победила, но добиваться было уже нечего.
zeppelin-revolution-failed-news = { $where }: революция подавлена.
zeppelin-resurrected = Снова среди живых: { $who }.
zeppelin-host-vain = Последняя попытка не удалась: сейчас так нельзя. Кроме вас, о ней никто не знает.

## Люди

zeppelin-dealt = { $where }: первые граждане — { $who }.
zeppelin-arrived = { $where }: новый гражданин — { $who }.
zeppelin-departed = { $where }: страну покидает { $who }.
zeppelin-left = { $where }: из игры выходит { $who }.
zeppelin-renamed = { $where }: { $who } меняет имя и теряет гражданство.
zeppelin-rename-costs = Вы потеряете гражданство ({ $where }), класс и права.
zeppelin-returned-jailed = { $where }: в тюрьму возвращается { $who }.
zeppelin-stateless-joined = Теперь без гражданства: { $who }.
zeppelin-stateless-left = { $who }: гражданство получено.
zeppelin-dead-joined = Теперь среди мёртвых: { $who }.
zeppelin-command-taken = Теперь вы управляете армией и видите её приказы.
zeppelin-asked-to-enter = Вы попросились в другое государство: { $to }. Переезд — в конце хода.
zeppelin-asked-to-leave = Вы попросились из страны. Выезд — в конце хода.
zeppelin-request-withdrawn = Вы отозвали просьбу о переезде.
zeppelin-request-lapsed = Переезд не состоялся: он стал невозможен.

## Классы и назначения

zeppelin-class-created = { $where }: { $who } создаёт класс «{ $name }» под классом «{ $parent }». Права: { $rights }. { $limit ->
    [0] Без ограничения численности.
   *[other] Не больше { $limit } чел.
}
zeppelin-class-edited = { $where }: { $who } меняет класс «{ $before }». Теперь это «{ $name }» под классом «{ $parent }». Права: { $rights }. { $limit ->
    [0] Без ограничения численности.
   *[other] Не больше { $limit } чел.
}
zeppelin-class-deleted = { $where }: { $who } удаляет класс «{ $name }».
zeppelin-migrant-class = { $where }: { $who } решает, что приезжие попадают в класс «{ $name }».
zeppelin-appointed = { $where }: { $who } назначает в класс «{ $name }». Назначение получает { $whom }.
zeppelin-ruler = { $where }: ведущий назначает в пустой правящий класс «{ $name }». Назначение получает { $whom }.

## Голосования

zeppelin-poll-rights = классу «{ $root }» оставить только права: { $rights }
zeppelin-poll-restore = классу «{ $root }» дать права: { $rights }
zeppelin-poll-appoint = принять в класс «{ $root }» — { $whom }
zeppelin-poll-arrest = арестовать — { $whom }
zeppelin-poll-execute = казнить — { $whom }
zeppelin-poll-exile = изгнать — { $whom }
zeppelin-poll-opened = { $where }: { $who } ставит на голосование: { $poll }. Голоса считают в конце хода.
zeppelin-poll-yes = { $where }: { $who } голосует за: { $poll }.
zeppelin-poll-no = { $where }: { $who } голосует против: { $poll }.
zeppelin-poll-carried = { $where }: решение принято: { $poll }. Голосов за: { $yes }.
zeppelin-poll-failed = { $where }: решение не принято: { $poll }. Голосов за: { $yes }.
zeppelin-poll-vain = { $where }: решение принято, но выполнить его уже нельзя: { $poll }.
zeppelin-poll-void = { $where }: революция прерывает голосование: { $poll }.
zeppelin-dies = { $where }: казнь. Приговорённый — { $who }.
zeppelin-banished = { $where }: изгнание. Страну покидает { $who }.

## Законы

zeppelin-treaty-proposed = { $where }: { $who } предлагает договор «{ $title }» и подписывает его. Стороны: { $states }.
zeppelin-treaty-proposed-by = { $where }: договор «{ $title }» предлагает { $party }. Стороны: { $states }.
zeppelin-treaty-signed = { $where }: { $who } подписывает договор «{ $title }».
zeppelin-treaty-signed-by = { $where }: подпись под договором «{ $title }» ставит { $party }.
zeppelin-treaty-concluded = { $where }: { $who } подписывает договор «{ $title }». Подписали все: { $states }.
zeppelin-treaty-concluded-by = { $where }: последнюю подпись под договором «{ $title }» ставит { $party }. Подписали все: { $states }.
zeppelin-treaty-ended = { $where }: { $who } расторгает договор «{ $title }».
zeppelin-treaty-ended-by = { $where }: договор «{ $title }» расторгает { $party }.
zeppelin-law-passed = { $where }: { $who } принимает закон «{ $title }».
zeppelin-law-amended = { $where }: { $who } меняет закон «{ $title }».
zeppelin-law-repealed = { $where }: { $who } отменяет закон «{ $title }».

## Порядок

zeppelin-arrested = { $where }: арест. Приказ отдаёт { $who }, в тюрьме { $whom }.
zeppelin-pardoned = { $where }: помилование. Решает { $who }, на свободе { $whom }.
zeppelin-pardoned-by-host = { $where }: помилование от ведущего. На свободе { $whom }.
zeppelin-escaped = { $where }: побег из тюрьмы. На свободе { $who }.
zeppelin-executed = { $where }: казнь. Приказ отдаёт { $who }, приговорённый — { $whom }.
zeppelin-exiled = { $where }: изгнание. Решает { $who }, страну покидает { $whom }.
zeppelin-forgiven = { $where }: { $who } вычёркивает из чёрного списка. Въезд снова открыт: { $whom }.
zeppelin-guest-admitted = { $where }: { $who } впускает гостя. Гость — { $whom }.
zeppelin-guest-dismissed = { $where }: { $who } выпроваживает гостя. Уходит { $whom }.

## Убийства

zeppelin-murder-killed = { $where }: убийство. Жертва — { $whom }. Бросок { $die }, раскрытие { $exposure }: убийца неизвестен.
zeppelin-murder-survived = { $where }: покушение не удалось. Жертвой едва не стал игрок { $whom }. Бросок { $die }, раскрытие { $exposure }: кто это был, неизвестно.
zeppelin-murder-killed-exposed = { $where }: убийство. Жертва — { $whom }. Убийца раскрыт: это { $who }. Бросок { $die }, раскрытие { $exposure }.
zeppelin-murder-survived-exposed = { $where }: покушение не удалось и раскрыто. Жертвой едва не стал игрок { $whom }, покушался { $who }. Бросок { $die }, раскрытие { $exposure }.
zeppelin-shot-killed = { $where }: выстрел у всех на глазах. Стреляет { $who }, убит игрок { $whom }. Бросок { $die }.
zeppelin-shot-survived = { $where }: выстрел у всех на глазах, мимо. Стреляет { $who }, цель — { $whom }. Бросок { $die }.
zeppelin-draw-deal = кто где живёт
zeppelin-draw-victim = кто жертва
zeppelin-draw-strike = удалось ли убийство
zeppelin-draw-exposure = раскрыт ли убийца
zeppelin-draw-escape = сбежал ли заключённый

## Революции

zeppelin-demand-rights = «{ $name }» требует прав: { $rights }
zeppelin-demand-parent = «{ $name }» хочет подчиняться классу «{ $parent }»
zeppelin-demand-parent-gone = «{ $name }» хочет подчиняться классу, которого больше нет
zeppelin-revolution = { $where }: { $who } поднимает революцию: { $demand }. Всё решится в конце хода.
zeppelin-frozen = { $where }: из-за революции до конца хода нет назначений, законов, арестов, казней, изгнаний и голосований.
zeppelin-side-rebels = { $where }: { $who } за восставших: { $demand }.
zeppelin-side-loyal = { $where }: { $who } против восставших: { $demand }.
zeppelin-side-none = { $where }: { $who } больше ни на чьей стороне: { $demand }.
zeppelin-revolution-won = { $where }: революция победила, { $rebels } против { $loyal }: { $demand }.
zeppelin-revolution-vain = { $where }: революция победила, { $rebels } против { $loyal }, но добиваться было уже нечего: { $demand }.
zeppelin-revolution-failed = { $where }: революция подавлена, { $rebels } против { $loyal }: { $demand }.

## Что видно

zeppelin-tell-founding = Основываются государства. Переезжать между ними можно свободно.
zeppelin-tell-turn = Ход { $turn } из { $last }, { $season }.
zeppelin-tell-review = Ход { $turn } из { $last }, { $season }: ведущий смотрит итоги.
zeppelin-tell-builds = Ход { $turn } из { $last }, { $season }: государства строят и распускают отряды.
zeppelin-tell-over = Игра окончена на ходу { $turn } из { $last }.
zeppelin-tell-goal = Для победы государству нужно центров: { $goal }.
zeppelin-tell-country = { $where }, государство, { $count ->
    [one] { $count } центр
    [few] { $count } центра
   *[many] { $count } центров
}. Отряды: { $units }. Центры: { $centres }.
zeppelin-tell-power = { $where }, держава без государства, { $count ->
    [one] { $count } центр
    [few] { $count } центра
   *[many] { $count } центров
}. Отряды: { $units }. Центры: { $centres }.
zeppelin-tell-landless = { $where }, государство без земли.
zeppelin-tell-citizen = { $who }: гражданство — { $where }. Права: { $rights }.
zeppelin-tell-jailed = { $who }: тюрьма, { $where }. Права, которые пока не действуют: { $rights }.
zeppelin-tell-stateless = { $who }: без гражданства.
zeppelin-tell-dead = { $who } вне игры до хода { $turn }.
zeppelin-tell-asks = { $who }: просьба о переезде — { $to }.
zeppelin-tell-asks-out = { $who }: просьба о выезде из страны.
zeppelin-tell-guest = { $who }: в гостях — { $where }.
zeppelin-tell-blacklisted = { $who }: чёрный список — { $where }.
zeppelin-tell-attempt = { $who }: покушение уже было, до следующего надо ждать.
zeppelin-tell-ready = { $who }: готовность к концу хода.
zeppelin-tell-root = { $where }, правящий класс «{ $name }». Права: { $rights }. Членов: { $count } ({ $members }). { $newcomers ->
    [0] Приезжие попадают не сюда.
   *[other] Сюда попадают приезжие.
}
zeppelin-tell-class = { $where }, класс «{ $name }» под классом «{ $parent }». Права: { $rights }. { $limit ->
    [0] Без ограничения численности.
   *[other] Не больше { $limit } чел.
} Членов: { $count } ({ $members }). { $newcomers ->
    [0] Приезжие попадают не сюда.
   *[other] Сюда попадают приезжие.
}
zeppelin-tell-prison = { $where }, в тюрьме: { $who }.
zeppelin-tell-guests = { $where }, гости: { $who }.
zeppelin-tell-blacklist = { $where }, чёрный список: { $who }.
zeppelin-tell-treaty = Договор № { $number } «{ $title }», стороны — { $states }: { $how ->
    [concluded] подписан всеми.
    [ended] расторгнут.
    [waits] ждёт подписи этого государства.
   *[signed] ждёт чужих подписей.
}
zeppelin-tell-law-in-force = { $where }, закон № { $law } «{ $title }», редакция { $versions }. { $text }
zeppelin-tell-law-gone = { $where }, закон № { $law } «{ $title }», отменён. Редакций: { $versions }. { $text }
zeppelin-tell-poll = { $where }, голосование: { $poll }. За: { $yes }, против: { $no }, нужно: { $needed }.
zeppelin-tell-revolution = { $where }, революция: { $demand }. Восставших: { $rebels }, против: { $loyal }. После победы права класса: { $gains }.
zeppelin-tell-orders = { $where }, приказы: { $orders }.
zeppelin-tell-wishes = { $where }, { $unit } отступил бы сюда: { $places }.
zeppelin-tell-army-builds = { $where }, приказы на зиму: { $orders }.

## Отказы

zeppelin-too-few-powers = На этой карте держав только { $most }.
zeppelin-refused-people-only = Это делают только игроки.
zeppelin-refused-host-only = Это делает только ведущий.
zeppelin-refused-founding = Первый ход ещё не начался. Пока можно только разговаривать и переезжать.
zeppelin-refused-begun = Ходы уже идут.
zeppelin-refused-no-treaty = Такого договора нет, или ваше государство его уже подписало.
zeppelin-refused-treaty-parties = Назовите хотя бы одно другое государство.
zeppelin-refused-treaties = У государства может быть не больше { $most } договоров. Сначала расторгните какой-нибудь.
zeppelin-refused-two-states = Сначала основайте хотя бы два государства.
zeppelin-refused-not-reviewing = Сейчас публиковать нечего.
zeppelin-refused-not-waiting = На этом этапе вас не ждут.
zeppelin-refused-ready-same = Вы это уже сказали.
zeppelin-refused-full = В игре уже { $most } чел.
zeppelin-refused-dead = Вы мертвы до хода { $turn }.
zeppelin-refused-stateless = У вас нет гражданства. Сначала попроситесь в какое-нибудь государство.
zeppelin-refused-jailed = Вы в тюрьме.
zeppelin-refused-rename-jailed = В тюрьме имя не меняют.
zeppelin-refused-frozen = Из-за революции это невозможно до конца хода.
zeppelin-refused-right = У вас нет права: { $right }. { $more ->
    [0] Оно есть у игроков: { $holders }.
   *[other] Оно есть у игроков: { $holders } и ещё { $more }.
}
zeppelin-refused-right-nobody = У вас нет права: { $right }. Ни у кого на свободе его нет.
zeppelin-refused-nobody = Здесь нет такого человека.
zeppelin-refused-no-citizen = Это не гражданин вашего государства.
zeppelin-refused-not-jailed = { $whom } не в тюрьме.
zeppelin-refused-already-jailed = { $whom } в тюрьме.
zeppelin-refused-superior = { $whom } состоит в классе выше вашего.
zeppelin-refused-not-blacklisted = В чёрном списке такого нет.
zeppelin-refused-guest-citizen = Граждане — не гости.
zeppelin-refused-guest-blacklisted = { $whom } в чёрном списке.
zeppelin-refused-guest-already = Этот гость уже здесь.
zeppelin-refused-no-guest = Такого гостя нет.
zeppelin-refused-no-country = Такого государства нет.
zeppelin-refused-countries = Государств может быть не больше { $most }.
zeppelin-refused-country-name = Государству нужно название.
zeppelin-refused-country-same-name = Так уже называется другое государство.
zeppelin-refused-power-taken = Эта держава занята.
zeppelin-refused-no-ruling-class = Это не правящий класс государства.
zeppelin-refused-migrate-here = Вы и так здесь живёте.
zeppelin-refused-blacklisted = Вы в чёрном списке: { $where }.
zeppelin-refused-no-request = Вы никуда не просились.
zeppelin-refused-classes = В государстве может быть не больше { $most } классов.
zeppelin-refused-class-name = Классу нужно название.
zeppelin-refused-class-same-name = Так уже называется другой класс.
zeppelin-refused-class-not-below = Выберите класс ниже вашего.
zeppelin-refused-class-rights = У вышестоящего класса «{ $parent }» нет прав: { $rights }.
zeppelin-refused-class-limit = В классе уже { $count } чел.
zeppelin-refused-class-members = В классе есть люди.
zeppelin-refused-class-children = Ниже него есть другие классы.
zeppelin-refused-class-migrant = В этот класс попадают приезжие.
zeppelin-refused-class-revolts = Этот класс восстал.
zeppelin-refused-class-full = В классе нет места.
zeppelin-refused-migrant-limited = Класс для приезжих не может быть ограничен.
zeppelin-refused-migrant-already = Приезжие и так попадают в этот класс.
zeppelin-refused-not-root = Это делают только члены правящего класса.
zeppelin-refused-root-rights-only = У правящего класса меняются только права.
zeppelin-refused-root-appoints = Право назначения остаётся у правящего класса.
zeppelin-refused-root-narrower = Выберите меньше прав, чем есть у правящего класса.
zeppelin-refused-root-wider = Выберите больше прав, чем есть у правящего класса.
zeppelin-refused-root-whole = У правящего класса и так все права.
zeppelin-refused-appoint-whom = Назначать можно себя и тех, кто ниже вас.
zeppelin-refused-appoint-where = Назначать можно в свой класс и в те, что ниже.
zeppelin-refused-appoint-there = { $whom } и так в этом классе.
zeppelin-refused-poll-open = Такое голосование уже идёт.
zeppelin-refused-no-poll = Такого голосования нет.
zeppelin-refused-vote-same = Вы так уже проголосовали.
zeppelin-refused-law-title = Закону нужно название.
zeppelin-refused-laws = В государстве может быть не больше { $most } законов.
zeppelin-refused-no-law = Такого действующего закона нет.
zeppelin-refused-murder-nobody = В вашем государстве больше никого нет.
zeppelin-refused-murder-self = Выберите кого-нибудь другого.
zeppelin-refused-murder-turn = На ход — одно покушение, и своё вы уже совершили.
zeppelin-refused-murder-hours = С прошлого покушения прошло мало времени. Подождите { DURATION($wait) }.
zeppelin-refused-revolt-jailed = Заключённый может поднять революцию, только если в тюрьме весь его класс.
zeppelin-refused-revolt-top = Ваш класс — правящий.
zeppelin-refused-revolt-late = В конце хода революцию уже не начать.
zeppelin-refused-revolt-already = Ваш класс уже восстал.
zeppelin-refused-revolt-pause = Прошлая революция вашего класса подавлена. Следующая возможна с хода { $turn }.
zeppelin-refused-revolt-rights = Требуйте прав, которые есть у вышестоящего класса и которых нет у вашего.
zeppelin-refused-revolt-parent = Выберите класс, кроме своего, вышестоящего и нижестоящих.
zeppelin-refused-no-revolution = Такой революции нет.
zeppelin-refused-side-same = Вы и так на этой стороне.

## Что можно сделать

form-zeppelin-create-class = Создать класс
    .field-name = Название
    .field-rights = Права
    .field-limit = Наибольшая численность (0 — без ограничения)
form-zeppelin-edit-class = Изменить класс
    .field-name = Название
    .field-rights = Права
    .field-limit = Наибольшая численность (0 — без ограничения)
    .warning = Права правящего класса меняет только голосование его членов. Права, которых лишится этот класс, потеряют и нижестоящие.
form-zeppelin-delete-class = Удалить класс
    .field-rank = Класс
form-zeppelin-appoint = Назначить
    .field-whom = Кого
    .field-rank = В какой класс
    .warning = В правящий класс без голосования его членов не попадёт никто.
form-zeppelin-restore-root = Вернуть права правящему классу
    .field-rights = Права
    .warning = Начнётся голосование.
form-zeppelin-vote-poll = { $yes ->
    [yes] Голосовать за
   *[no] Голосовать против
}
    .any = Голосовать
form-zeppelin-set-migrant-class = Выбрать класс для приезжих
    .field-rank = Класс
form-zeppelin-pass-law = Принять закон
    .field-title = Название
    .field-text = Текст
form-zeppelin-amend-law = Изменить закон № { $law }
    .field-text = Новый текст
    .any = Изменить закон
form-zeppelin-repeal-law = Отменить закон № { $law }
    .any = Отменить закон
form-zeppelin-propose-treaty = Предложить договор
    .field-title = Название
    .field-text = Текст
    .field-parties = С кем
form-zeppelin-sign-treaty = Подписать договор № { $treaty }
    .any = Подписать договор
form-zeppelin-end-treaty = Отклонить или расторгнуть договор № { $treaty }
    .any = Отклонить или расторгнуть договор
form-zeppelin-arrest = Арестовать
    .field-whom = Кого
    .warning = Члена правящего класса арестуют только по итогам голосования.
form-zeppelin-pardon = Помиловать
    .field-whom = Кого
form-zeppelin-execute = Казнить
    .field-whom = Кого
    .warning = Члена правящего класса казнят только по итогам голосования.
    .sure = Казнь отменить нельзя: казнённый теряет гражданство и выбывает на 5 ходов. Казнить?
form-zeppelin-exile = Изгнать
    .field-whom = Кого
    .warning = Изгнанник сразу теряет гражданство и не вернётся, пока его не вычеркнут из чёрного списка. Члена правящего класса изгоняют только по итогам голосования.
    .sure = Изгнанник сразу теряет гражданство и класс и попадёт в чёрный список. Отменить это нельзя. Изгнать?
form-zeppelin-forgive = Вычеркнуть из чёрного списка
    .field-whom = Кого
form-zeppelin-admit-guest = Впустить гостя
    .field-whom = Кого
    .warning = Гости читают и пишут в разговоре вашего государства.
form-zeppelin-dismiss-guest = Выпроводить гостя
    .field-whom = Кого
form-zeppelin-murder-secretly = Убить тайно
    .field-whom = Кого
    .none-whom = Кого угодно
    .warning = Шансы: 40 из 100, что удастся; 60 из 100, что вас раскроют, удалось или нет.
    .sure = Покушение происходит сразу, отменить его нельзя: 40 из 100, что удастся, 60 из 100, что вас раскроют. Жертва выбывает на 5 ходов. Убить?
form-zeppelin-murder-openly = Выстрелить у всех на глазах
    .field-whom = В кого
    .none-whom = В кого угодно
    .warning = Шанс 60 из 100, что удастся. Все увидят, что это вы.
    .sure = Выстрел звучит сразу, отменить его нельзя: 60 из 100, что попадёте, и все увидят, что стреляли вы. Стрелять?
form-zeppelin-demand-rights = Поднять революцию за права
    .field-rights = Права
    .warning = Всё решится в конце хода: чья сторона многочисленнее.
    .sure = Революцию, раз начав, отозвать нельзя. Все узнают, что её поднял ваш класс. Начать?
form-zeppelin-demand-parent = Поднять революцию за другое подчинение
    .field-parent = Какому классу подчиняться
    .warning = При победе у вашего класса останутся только те права, которые есть у нового вышестоящего.
    .sure = Революцию, раз начав, отозвать нельзя. Все узнают, что её поднял ваш класс. Начать?
form-zeppelin-take-side = { $rebel ->
    [yes] За восставших
   *[no] Против восставших
}
    .any = Выбрать сторону
form-zeppelin-migrate = Переехать
    .field-to = Куда
    .none-to = Только выехать
    .warning = Вы потеряете гражданство и класс.
form-zeppelin-stay-here = Отозвать просьбу о переезде
form-zeppelin-ready = { $ready ->
    [yes] Готово, меня не ждать
   *[no] Всё-таки подождать меня
}
    .any = Готовность
form-zeppelin-orders = Отдать приказы
    .field-orders = Приказы
    .field-text = Ещё приказы
form-zeppelin-wishes = Сказать, куда отступать отряду
    .field-unit = Отряд
    .field-places = Места, начиная с лучшего
form-zeppelin-builds = Приказать построить или распустить
    .field-orders = Приказы
form-zeppelin-found-country = Основать государство
    .field-name = Название
    .field-power = Держава на карте
    .none-power = Без земли
form-zeppelin-remove-country = Упразднить государство
    .field-country = Государство
    .warning = Граждане останутся без гражданства. Отряды останутся на местах и будут стоять.
    .sure = Государство исчезнет до конца партии, его граждане останутся без гражданства. Упразднить?
form-zeppelin-settle = Переселить
    .field-whom = Кого
    .field-country = Куда
    .none-country = Из государства, никуда
form-zeppelin-appoint-ruler = Назначить в пустой правящий класс
    .field-rank = Государство
    .field-whom = Кого
form-zeppelin-begin-turns = Начать первый ход
    .sure = Основание государств закончится для всех, и начнётся первый ход. Начать?
form-zeppelin-override-retreat = Решить, куда отступит отряд
    .field-unit = Отряд
    .field-place = Место
    .none-place = Распустить
form-zeppelin-override-removal = Решить, какой отряд распустить
    .field-power = Держава
    .field-unit = Отряд
form-zeppelin-publish = Опубликовать ход

## Настройки

option-zeppelin-map = Карта
    .help = Карта, за которую воюют государства.
    .value-classic = Классика: Европа, 7 держав
    .value-baltic = Балтика: маленькая, 5 держав
    .value-old_world = Старый Свет: большая, 10 держав
    .value-own = Своя карта
option-zeppelin-map_text = Текст своей карты
    .help = Только для «своей карты»: файл карты (JSON, .map от DPjudge или XML от jDip) с начальными отрядами. Держав на ней от 2 до 34.
option-zeppelin-founding = Основание
    .help = Есть ли государства с самого начала.
    .value-auto = Государства уже есть, игроки распределены
    .value-host = Государства основывает ведущий
option-zeppelin-states = Государства
    .help = Сколько держав становятся государствами в начале.
option-zeppelin-deal = Кто где живёт
    .help = Если государства есть с самого начала. Когда игроки выбирают сами, их выбор видят все.
    .value-chance = Игроков распределяет жребий
    .value-choice = Игроки выбирают государство
option-zeppelin-turns = Ходы
    .help = После стольких ходов побеждает государство, у которого больше всего центров.
option-zeppelin-turn = Ход — это
    .help = Какая часть года проходит за ход.
    .value-season = атака с отступлениями
    .value-phase = один этап: атака или отступления
option-zeppelin-builds_window = Время на стройку
    .help = Стройку заказывают после того, как центры сменили хозяев. Иначе — заранее.
option-zeppelin-early_end = Досрочный конец
    .help = Ход кончается, как только готовы все граждане.
option-zeppelin-review = Проверка ведущим
    .help = Ведущий видит итоги хода раньше всех и может решить, кто куда отступит. Лучше, если сам он не играет.
option-zeppelin-attempts = Покушения
    .help = Как часто одному игроку можно покушаться.
    .value-auto = раз в несколько часов, а если ходы без часов — раз в ход
    .value-turn = раз в ход
    .value-hours = раз в несколько часов
option-zeppelin-attempt_hours = Часов между покушениями
    .help = Если покушения считают по часам.
option-zeppelin-strict_hold = Строгая поддержка обороны
    .help = Поддержка обороны помогает только отряду с приказом стоять.
option-zeppelin-removal = Лишние отряды
    .help = Какие отряды распустить, если государство не решило само.
    .value-random = по жребию
    .value-farthest = сначала самые дальние
option-zeppelin-root_guard = Защита правящего класса
    .help = Членов правящего класса арестовывают, казнят, изгоняют и принимают только голосованием.
option-zeppelin-protect_superiors = Защита вышестоящих
    .help = Членов вышестоящих классов нельзя изгнать.
option-zeppelin-poll_absent = Молчание до потери голоса
    .help = После стольких ходов молчания голос не учитывается; 0 — учитываются все.
option-zeppelin-leader_counts = Зачинщик восстал
    .help = Кто поднял революцию, сразу считается восставшим.
option-zeppelin-revolution_freeze = Заморозка
    .help = Революция до конца хода останавливает назначения, законы, аресты, казни, изгнания и голосования.
option-zeppelin-revolt_closes = Поздняя часть хода
    .help = В этой последней части хода, в процентах, революцию не начать.
option-zeppelin-revolt_pause = Перерыв после неудачной революции
    .help = Сколько ходов класс ждёт.
option-zeppelin-jailbreak = Побег
    .help = Вероятность в процентах, что сбежит каждый из остальных заключённых, когда во время революции кого-то милуют.
option-zeppelin-bot_quirks = Причуды старого бота
    .help = Заключённые могут миловать себя и командовать армией.
option-zeppelin-migration = Переезд
    .help = Когда переезжают те, кто попросился.
    .value-turn_end = в конце хода
    .value-immediate = сразу
option-zeppelin-history = Разговор государства
    .help = Что в нём может прочесть новый гражданин.
    .value-present = то, что пишут при нём
    .value-all = всё с самого начала
