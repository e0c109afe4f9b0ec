### Тексты страниц «Цеппелина».

## Права

zeppelin-page-right-exile = изгнание
zeppelin-page-right-command = армия
zeppelin-page-right-appoint = назначения
zeppelin-page-right-arrest = арест
zeppelin-page-right-execution = казнь
zeppelin-page-right-pardon = помилование
zeppelin-page-right-laws = законы
zeppelin-page-opens-exile = изгонять, снимать с чёрного списка, пускать гостей
zeppelin-page-opens-command = приказы армиям и флотам, постройки
zeppelin-page-opens-appoint = создавать и менять классы, назначать в них
zeppelin-page-opens-arrest = сажать граждан в тюрьму
zeppelin-page-opens-execution = казнить заключённых
zeppelin-page-opens-pardon = выпускать заключённых
zeppelin-page-opens-laws = принимать и отменять законы, выбирать класс для приезжих
zeppelin-page-may-exile = изгонять
zeppelin-page-may-command = командовать армией
zeppelin-page-may-appoint = назначать на должности
zeppelin-page-may-arrest = арестовывать
zeppelin-page-may-execution = казнить
zeppelin-page-may-pardon = миловать
zeppelin-page-may-laws = принимать законы
zeppelin-page-rights = Права
zeppelin-page-no-rights = без прав
zeppelin-page-free-migrate = Переехать
zeppelin-page-free-revolution = Поднять революцию
zeppelin-page-free-secret = Убить тайно
zeppelin-page-free-open = Убить открыто

## Что можно и что нельзя

zeppelin-page-may = Что я могу
zeppelin-page-may-n = { $n ->
    [0] сейчас ни одного права
    [one] { $n } право в деле
    [few] { $n } права в деле
   *[many] { $n } прав в деле
}
zeppelin-page-may-later = с первого хода
zeppelin-page-can = можете
zeppelin-page-rests = есть, но не сейчас
zeppelin-page-cannot = нет права
zeppelin-page-cannot-now = сейчас нельзя
zeppelin-page-held-by = есть у класса «{ $class }»
zeppelin-page-held-by-nobody = Этого права нет ни у кого.
zeppelin-page-nobody-free = сейчас воспользоваться некому
zeppelin-page-and-more = и ещё { $n }
zeppelin-page-not-founding = Сначала должен начаться первый ход.
zeppelin-page-not-jailed = В тюрьме этого нельзя. Выпустить вас может тот, у кого есть право помилования.
zeppelin-page-not-frozen = Пока идёт революция, государство заморожено. Дождитесь конца хода.
zeppelin-page-not-dead = Мёртвым — только разговоры.
zeppelin-page-not-stateless = Нужно гражданство: попроситесь в какое-нибудь государство.
zeppelin-page-not-top = Ваш класс и так наверху: требовать больше не у кого.
zeppelin-page-not-revolts = Ваш класс уже поднял революцию.
zeppelin-page-not-failed = Прошлая революция вашего класса не удалась: нужно выждать.
zeppelin-page-not-late = До конца хода слишком мало времени. Начните в следующем.
zeppelin-page-not-attempt = Покушаться снова можно с хода { $turn }.
zeppelin-page-not-attempt-hours = После покушения нужно выждать.
zeppelin-page-not-now = { $right ->
    [command] Командовать сейчас нечем.
    [pardon] В тюрьме никого нет.
    [execution] Казнить можно только заключённых, а их нет.
   *[other] Сейчас здесь некого и нечего выбрать.
}

## Карточка и первый визит

zeppelin-page-card = Паспорт и государство
zeppelin-page-welcome = Вы здесь впервые
zeppelin-page-welcome-where = { $n ->
    [1] Вы в государстве «{ $state }», и пока здесь только вы
   *[other] Вы в государстве «{ $state }», граждан здесь { $n }
}; ваш класс — «{ $rank }».
zeppelin-page-welcome-may = { $n ->
    [0] Особых прав у вас нет, но вы можете голосовать делами: переехать, поднять революцию, взять её сторону — или чью-то жизнь.
    [7] Вам даны все семь прав: здесь вам можно всё.
   *[other] Вам дано право { $rights }; и без всяких прав можно переехать, поднять революцию или пойти на убийство.
}
zeppelin-page-welcome-later = Права начнут действовать с первым ходом, а пока можно переехать в другое государство.
zeppelin-page-welcome-rules = { $who ->
    [all] Правят все сразу: правящий класс «{ $root }» — это каждый из вас, пока вы не договоритесь иначе.
    [nobody] Не правит никто: правящий класс «{ $root }» пуст.
    [me] Правит класс «{ $root }», и вы в нём.
   *[others] Правит класс «{ $root }»: { $names }{ zeppelin-and-more }.
}
zeppelin-page-welcome-done = Понятно
zeppelin-page-you = вы
zeppelin-page-stateless = без гражданства

## Государство

zeppelin-page-state = Государство
zeppelin-page-states = Государства
zeppelin-page-no-states = Государств ещё нет: их основывает ведущий.
zeppelin-page-state-line = { $power }: центров — { $centres } из { $goal } для победы, отрядов — { $units }
zeppelin-page-founded = { $turn ->
    [0] Основано до первого хода
   *[other] Основано на ходу { $turn }
}
zeppelin-page-revolutions-here = { $n ->
    [one] Идёт революция.
   *[other] Идут революции: { $n }.
}
zeppelin-page-revolt-here = революция
zeppelin-page-guest-here = Вы здесь гость: слышите, о чём говорят в общей комнате.
zeppelin-page-barred-here = Вы в чёрном списке: сюда не пустят.
zeppelin-page-society-hidden = Кто здесь живёт и кто чем правит, знают только граждане.
zeppelin-page-centres = Центры
zeppelin-page-units = Отряды
zeppelin-page-won = победа
zeppelin-page-goal = Для победы: { zeppelin-page-centres-n }
zeppelin-page-classes = Классы
zeppelin-page-class = Класс
zeppelin-page-citizens = { $n ->
    [one] { $n } гражданин
    [few] { $n } гражданина
   *[many] { $n } граждан
}
zeppelin-page-members = { $limit ->
    [0] { zeppelin-page-heads }
   *[other] { $n } из { $limit } мест
}
zeppelin-page-mine = ваш класс
zeppelin-page-root = правящий
zeppelin-page-migrant = для приезжих
zeppelin-page-revolts = восстал
zeppelin-page-empty-class = никого
zeppelin-page-tap = Нажмите на класс или на человека — увидите, что с ними можно сделать.
zeppelin-page-in-prison = в тюрьме
zeppelin-page-prison = Тюрьма
zeppelin-page-guests = Гости
zeppelin-page-blacklist = Чёрный список
zeppelin-page-since-turn = с хода { $turn }
zeppelin-page-no-one = никого
zeppelin-page-frozen = Революция: до конца хода государство заморожено. Нельзя менять классы, назначать, судить, изгонять и писать законы.

## Революция

zeppelin-page-revolution = Революция: «{ $class }»
zeppelin-page-revolution-rights = { $by } поднимает класс «{ $class }»: он требует больше прав.
zeppelin-page-revolution-parent = { $by } поднимает класс «{ $class }»: он хочет стоять под классом «{ $parent }».
zeppelin-page-scales = За революцию — { $rebels }, против — { $loyal }
zeppelin-page-rebels = За: { $n }
zeppelin-page-loyal = Против: { $n }
zeppelin-page-if-rebels = Если за больше:
zeppelin-page-gains = класс получит
zeppelin-page-loses = класс потеряет
zeppelin-page-moves-under = класс встанет под «{ $parent }».
zeppelin-page-gains-nothing = сейчас это не дало бы ничего: у вышестоящего класса этих прав больше нет.
zeppelin-page-if-loyal = Иначе всё останется как есть, { $n ->
    [0] и класс может начать снова.
    [one] и { $n } ход класс не сможет начать снова.
    [few] и { $n } хода класс не сможет начать снова.
   *[many] и { $n } ходов класс не сможет начать снова.
}
zeppelin-page-silent = { $n ->
    [0] Стороны выбрали все.
    [one] Ещё не решил { $n } человек.
    [few] Ещё не решили { $n } человека.
   *[many] Ещё не решили { $n } человек.
}
zeppelin-page-would-win = Сейчас революция победила бы.
zeppelin-page-would-fail = Сейчас революция проиграла бы: за неё должно быть строго больше.
zeppelin-page-side-take = Выбрать сторону
zeppelin-page-side-change = Сменить сторону

## Голосования правящего класса

zeppelin-page-poll-rights = { $none ->
    [yes] Голосование: лишить класс «{ $root }» всех прав, какие можно
   *[no] Голосование: оставить классу «{ $root }» права: { $rights }
}
zeppelin-page-poll-restore = Голосование: вернуть классу «{ $root }» права: { $rights }
zeppelin-page-poll-appoint = Голосование: принять в «{ $root }» — { $whom }
zeppelin-page-poll-arrest = Голосование: арестовать — { $whom }
zeppelin-page-poll-execute = Голосование: казнить — { $whom }
zeppelin-page-poll-exile = Голосование: изгнать — { $whom }
zeppelin-page-poll-by = Голосование открыто: { $by }. Нужно голосов за: { $needed }; ещё не голосовали: { $open }.
zeppelin-page-yes = За: { $n }
zeppelin-page-no = Против: { $n }
zeppelin-page-carried = Голосов хватает. Решится в конце хода.
zeppelin-page-vote = Проголосовать
zeppelin-page-vote-change = Переголосовать

## Что можно сделать с человеком или классом

zeppelin-page-deed-appoint = { $of ->
    [rank] Назначить сюда…
   *[whom] Назначить…
}
zeppelin-page-deed-arrest = Арестовать
zeppelin-page-deed-pardon = Помиловать
zeppelin-page-deed-execute = Казнить
zeppelin-page-deed-exile = Изгнать
zeppelin-page-deed-forgive = Вычеркнуть из чёрного списка
zeppelin-page-deed-admit-guest = Впустить гостя
zeppelin-page-deed-dismiss-guest = Выпроводить гостя
zeppelin-page-deed-murder-openly = Убить открыто
zeppelin-page-deed-murder-secretly = Убить тайно
zeppelin-page-deed-edit-class = Изменить класс
zeppelin-page-deed-delete-class = Удалить класс
zeppelin-page-deed-set-migrant-class = Выбрать класс для приезжих
zeppelin-page-deed-demand-parent = Поднять революцию за другое подчинение
zeppelin-page-menu-close = Закрыть
zeppelin-page-menu-nothing = Сейчас вы ничего не можете здесь сделать.

## Законы

zeppelin-page-laws = Законы
zeppelin-page-laws-of = Законы: { $state }
zeppelin-page-no-laws = Законов нет.
zeppelin-page-all-laws = Все законы: { $n }
zeppelin-page-in-force = Действуют: { $n }
zeppelin-page-repealed-laws = Отменены: { $n }
zeppelin-page-repealed-by = Отменён на ходу { $turn }: { $by }.
zeppelin-page-version = { $all ->
    [one] Автор: { $author }
   *[other] Редакция { $number } из { $all }, автор: { $author }
}
zeppelin-page-versions = Все редакции: { $n }
zeppelin-page-write-law = Принять закон

## Паспорт

zeppelin-page-passport = Паспорт
zeppelin-page-number = №
zeppelin-page-life-head = Жизнь
zeppelin-page-life-free = Жизнь и свобода при вас.
zeppelin-page-life-jailed = В тюрьме, пока не помилуют. Можно говорить, голосовать и брать сторону в революции.
zeppelin-page-life-dead = Смерть до хода { $turn }. Говорить можно, действовать нельзя.
zeppelin-page-life-stateless = Гражданства нет. Попроситесь в любое государство, где вы не в чёрном списке.
zeppelin-page-stamp-jailed = Тюрьма
zeppelin-page-stamp-dead = Смерть
zeppelin-page-stamp-stateless = Апатрид
zeppelin-page-attempts = Покушения
zeppelin-page-attempt-barred = Покушаться может только свободный гражданин, и не раньше первого хода.
zeppelin-page-attempt-now = Можно покушаться уже сейчас.
zeppelin-page-attempt-turn = Снова можно с хода { $turn }.
zeppelin-page-attempt-at = Снова можно после
zeppelin-page-request = Переезд
zeppelin-page-asks-none = Никуда не проситесь.
zeppelin-page-asks-leave = Вы просите отпустить вас из гражданства в конце хода.
zeppelin-page-asks-enter = Вы проситесь в государство «{ $state }» в конце хода.
zeppelin-page-guest-in = В гостях
zeppelin-page-blacklisted-in = Не пускают
zeppelin-page-print = Распечатать
zeppelin-page-turn-number = Ход { $turn }

## Что сейчас

zeppelin-page-phase = { $phase ->
    [founding] Основание государств
    [over] Партия окончена
   *[other] Ход { $turn }, { zeppelin-page-season }{ $phase ->
        [review] {": "}ведущий смотрит итоги
        [builds] {": "}постройки
       *[turn] {""}
    }
}
zeppelin-page-last-turn = центров для победы: { $goal }, последний ход: { $turn }
zeppelin-page-now-founding = Государства основаны. До первого хода можно переезжать свободно; больше пока ничего нельзя.
zeppelin-page-now-review = Ход окончен. Ведущий проверяет итоги; до публикации их больше никто не видит, и приказов не принимают.
zeppelin-page-now-watching = { $phase ->
    [builds] Государства строят и распускают отряды.
   *[other] Государства пишут приказы и разбираются между собой.
}
zeppelin-page-now-dead = Вы мертвы до хода { $turn }. Можно разговаривать и попроситься в какое-нибудь государство.
zeppelin-page-now-stateless = У вас нет гражданства. Попроситесь в любое государство: примут в конце хода.
zeppelin-page-now-jailed = Вы в тюрьме. Можно говорить, голосовать и брать сторону в революции.
zeppelin-page-now-frozen = { $n ->
    [one] В государстве революция
   *[other] В государстве революции
}. Выберите сторону: в конце хода посчитают голоса.
zeppelin-page-now-builds = { $way ->
    [build] Постройте отряды: можно { $n }.
    [remove] Распустите отряды: нужно { $n }. Кого не выберете, того назначит жребий.
   *[none] Зима: армии строят и распускают, остальная жизнь идёт своим чередом.
}
zeppelin-page-now-turn = { $ready ->
    [yes] Вы готовы к концу хода. Ждём остальных.
   *[no] { $role ->
        [commander] Приказы отданы: { $orders } из { $units }. Дайте приказы отрядам, займитесь делами и отметьте, что готовы.
       *[citizen] Займитесь делами государства «{ $state }». Когда закончите, отметьте, что готовы.
    }
}
zeppelin-page-now-over = { $ending ->
    [conquest] Мир завоёван: { $winners }.
    [cap] Последний ход сыгран. Сильнее всех — { $winners }.
    [deserted] Все разошлись.
   *[other] Партия окончена.
}

## Что спрашивают, коротко

zeppelin-page-season = { $season ->
    [spring] весна
   *[autumn] осень
}
zeppelin-page-title = { $phase ->
    [founding] Основание государств
    [review] Ход { $turn }: итоги
    [builds] Ход { $turn }: постройки
    [over] Партия окончена
   *[turn] Ход { $turn }, { zeppelin-page-season }
}
zeppelin-page-ask-founding = Где вы будете жить?
zeppelin-page-why-founding = Победят граждане государства, где центров станет { $goal }. Пока переезжать можно свободно.
zeppelin-page-ask-review = Ведущий смотрит итоги хода
zeppelin-page-why-review = Пока они не опубликованы, приказов не принимают.
zeppelin-page-ask-watching = { $phase ->
    [founding] Основываются государства
    [builds] Государства строят и распускают отряды
   *[turn] Государства живут и воюют
}
zeppelin-page-why-watching = { $phase ->
    [founding] Скоро начнётся первый ход.
    [builds] Отрядов должно стать столько же, сколько центров.
   *[turn] Приказы раскроются в конце хода.
}
zeppelin-page-ask-dead = Вы мертвы до хода { $turn }
zeppelin-page-why-dead = Можно разговаривать и проситься в государства.
zeppelin-page-ask-stateless = { $asks ->
    [yes] Вы проситесь в граждане
   *[no] В какое государство попроситесь?
}
zeppelin-page-why-stateless = Гражданином становятся в конце хода, без гражданства прав нет.
zeppelin-page-ask-jailed = Вы в тюрьме
zeppelin-page-why-jailed = Можно говорить, голосовать и брать сторону в революции.
zeppelin-page-ask-side = Революция: на чьей вы стороне?
zeppelin-page-why-side = В конце хода победит сторона, где больше людей.
zeppelin-page-ask-builds = { $way ->
    [build] { $n ->
        [1] Где построить отряд?
       *[other] Где построить отряды? Можно { $n }
    }
    [remove] { $n ->
        [1] Какой отряд распустить?
       *[other] Какие отряды распустить? Нужно { $n }
    }
   *[none] Что сделаете этой зимой?
}
zeppelin-page-why-builds = { $way ->
    [build] Чего не построите сейчас, придётся ждать до следующей зимы.
    [remove] Не выберете — решит жребий.
   *[none] Армии строят и распускают, остальная жизнь идёт своим чередом.
}
zeppelin-page-ask-ready = Вы готовы. Ждём остальных
zeppelin-page-why-ready = До конца хода всё можно изменить.
zeppelin-page-ask-army = { $left ->
    [0] Приказы отданы. Что ещё до конца хода?
   *[other] { $given ->
        [0] Что прикажете армии?
       *[other] Что прикажете остальным отрядам?
    }
}
zeppelin-page-why-army = Отряд без приказа стоит на месте. Закончите — отметьте, что готовы.
zeppelin-page-ask-turn = Что сделаете за этот ход?
zeppelin-page-why-turn = Всё, что вам можно, — ниже. Закончите — отметьте, что готовы.
zeppelin-page-ask-over = { zeppelin-page-end }
zeppelin-page-why-over = { $ending ->
    [conquest] Одно государство набрало достаточно центров.
    [cap] Решило число центров после последнего хода.
   *[other] Игроков не осталось.
}
zeppelin-page-until = { $phase ->
    [founding] до начала
    [review] на проверку
    [builds] на постройки
   *[turn] на ход
}
zeppelin-page-heads = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
}
zeppelin-page-about-class = { zeppelin-page-heads }; { $none ->
    [yes] { zeppelin-page-no-rights }
   *[no] права: { $rights }
}.
zeppelin-page-have-class = Ваш класс: «{ $name }»
zeppelin-page-have-states = { $n ->
    [one] государство
    [few] государства
   *[many] государств
}
zeppelin-page-have-turns = { $n ->
    [one] ход до последнего
    [few] хода до последнего
   *[many] ходов до последнего
}

## Приказы

zeppelin-page-orders-help = Приказывают все, у кого есть право на армию; у каждого отряда в силе последний приказ.
zeppelin-page-builds-help = Постройки и роспуски государства на эту зиму.
zeppelin-page-log = Кто что приказал
zeppelin-page-log-turn = Ход { $turn }
zeppelin-page-log-withdrawn = отменяет приказ: { $unit }
zeppelin-page-log-wishes = куда отступать: { $unit } → { $places }
zeppelin-page-log-no-wishes = больше не указывает, куда отступать: { $unit }
zeppelin-page-log-no-builds = отменяет приказы на зиму

## Вести и хроника

zeppelin-page-news = Мировые вести
zeppelin-page-chronicle = Хроника
zeppelin-page-turns = Ходы
zeppelin-page-turn-none = До первого хода
zeppelin-page-map-of = Карта: { $turn }
zeppelin-page-nothing-yet = Пока рассказывать не о чем.
zeppelin-page-earlier = Раньше
zeppelin-page-later = Позже
zeppelin-page-latest = К последним вестям
zeppelin-page-whole = Вся хроника
zeppelin-page-whole-help = Партия окончена, тайн больше нет.
zeppelin-page-who-ruled = Кто правил
zeppelin-page-ruled-by = «{ $class }»: { $names }
zeppelin-page-ruled-by-nobody = «{ $class }»: никого
zeppelin-page-rule-unknown = Кто правил, вам неизвестно.
zeppelin-page-centres-n = { $n ->
    [one] { $n } центр
    [few] { $n } центра
   *[many] { $n } центров
}
zeppelin-page-centres-over = Центры по ходам
zeppelin-page-chart = Центры государств с хода { $first } по ход { $last }; наибольшее число — { $top }

## Формы

zeppelin-page-form-edit = Изменить класс «{ $name }»
zeppelin-page-form-narrow = Урезать права класса «{ $name }»
zeppelin-page-form-vote = { $what } — { $yes ->
    [yes] за
   *[no] против
}
zeppelin-page-form-side = Революция «{ $name }»: { $side ->
    [rebel] за
    [loyal] против
   *[none] отойти в сторону
}
zeppelin-page-treaties = Договоры с другими государствами
zeppelin-page-propose-treaty = Предложить договор
zeppelin-page-treaty-ended = Расторгнут на ходу { $turn }
zeppelin-page-treaty-ended-by = Расторгнут на ходу { $turn }: { $by }
zeppelin-page-treaty-concluded = Подписан всеми
zeppelin-page-treaty-waits = Подписан не всеми
zeppelin-page-treaty-signed = подписано
zeppelin-page-treaty-unsigned = подписи ещё нет
zeppelin-page-form-sign = Подписать договор «{ $name }»
zeppelin-page-form-end = Отклонить или расторгнуть договор «{ $name }»
zeppelin-page-form-amend = Изменить закон «{ $name }»
zeppelin-page-form-repeal = Отменить закон «{ $name }»
zeppelin-page-form-name = Начните писать имя и выберите из списка.
zeppelin-page-form-nobody = Не понять, кто это: «{ $name }». Выберите из списка.

## Настройки партии

zeppelin-page-options-world = Мир
zeppelin-page-options-time = Время
zeppelin-page-options-society = Общество
zeppelin-page-options-war = Война
zeppelin-page-options-own = Своя карта

zeppelin-page-wishes-help = Если отряд выбьют, он отступит в первое из названных мест, куда сможет.
zeppelin-page-wishes-unit = Отряд
zeppelin-page-wishes-place = { $n }-е желание
zeppelin-page-wishes-none = на усмотрение отряда

## Рядом с решениями, великие события, новичкам

zeppelin-page-have-rights = { $n ->
    [one] право
    [few] права
   *[many] прав
}
zeppelin-page-have-orders = { $n ->
    [one] приказ отдан
    [few] приказа отдано
   *[many] приказов отдано
}
zeppelin-page-moment = { $kind ->
    [revolution] Революция
    [dice] Покушение
    [verdict] Приговор
    [role] Ваше государство
   *[end] Конец матча
}
zeppelin-page-moment-passport = Мой паспорт
zeppelin-page-moment-event = { $event ->
    [zeppelin-revolution] За или против?
    [zeppelin-revolution-won] Революция победила
    [zeppelin-revolution-failed] Революция подавлена
    [zeppelin-murder-killed] Убийство
    [zeppelin-murder-killed-exposed] Убийца раскрыт
    [zeppelin-murder-survived] Покушение
    [zeppelin-murder-survived-exposed] Покушение раскрыто
    [zeppelin-shot-killed] Убит на глазах у всех
    [zeppelin-shot-survived] Выстрел мимо
    [zeppelin-arrested] Арест
    [zeppelin-executed] Казнь
    [zeppelin-dies] Казнь
    [zeppelin-exiled] Изгнание
    [zeppelin-banished] Изгнание
    [zeppelin-resurrected] Снова среди живых
    [zeppelin-conquest] Карта завоёвана
    [zeppelin-deserted] Все ушли
   *[other] Последний ход окончен
}
zeppelin-page-hint-side = Идёт революция: выберите сторону
zeppelin-page-hint-vote = Голосование ждёт вашего голоса
zeppelin-page-hint-orders = Дайте приказ: { $unit }
zeppelin-page-hint-why = { $way ->
    [side] Восставших и верных считают в конце хода; кто не выбрал сторону, не идёт в счёт ни тем, ни другим.
    [vote] Нужно больше половины голосов «за»: молчание — голос против.
   *[orders] Отряд без приказа стоит на месте.
}

## Конец

zeppelin-page-end = { $ending ->
    [conquest] Мир завоёван
    [cap] { $n ->
        [0] Последний ход сыгран
        [1] Победило сильнейшее государство
        [one] Победу делит { $n } государство
        [few] Победу делят { $n } государства
       *[many] Победу делят { $n } государств
    }
    [deserted] Все разошлись
   *[other] Партия окончена
}
zeppelin-page-end-turn = ход { $n }
zeppelin-page-end-stateless = без гражданства
zeppelin-page-end-did = { $state ->
    [jailed] в тюрьме
    [dead] смерть незадолго до конца
   *[free] { $rights ->
        [0] без прав
        [one] { $rights } право
        [few] { $rights } права
       *[many] { $rights } прав
    }
}

## Общий экран

zeppelin-page-screen-leads = { $n ->
    [one] центр из { $goal }: { $state }
    [few] центра из { $goal }: { $state }
   *[many] центров из { $goal }: { $state }
}
zeppelin-page-screen-states = Центры государств
zeppelin-page-screen-more = и ещё { $n }
