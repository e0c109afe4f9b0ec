### «Цеппелин»: классы, их права и что делают по праву.

## Названия

zeppelin-root-class = Граждане
zeppelin-no-rights = никаких
zeppelin-has-right = да
zeppelin-right-exile = изгнание
zeppelin-right-command = управление армией
zeppelin-right-appoint = назначение
zeppelin-right-arrest = арест
zeppelin-right-execution = казнь
zeppelin-right-pardon = помилование
zeppelin-right-laws = принятие законов

## Что происходит

zeppelin-class-limit = { $limit ->
    [0] Без ограничения численности.
   *[other] Не больше { $limit } чел.
}
zeppelin-class-created = { $where }: { $who } создаёт класс «{ $name }» под классом «{ $parent }». Права: { $rights }. { zeppelin-class-limit }
    .short = { $where }: новый класс «{ $name }»
zeppelin-class-edited = { $where }: { $who } меняет класс «{ $before }». Теперь это «{ $name }» под классом «{ $parent }». Права: { $rights }. { zeppelin-class-limit }
    .short = { $where }: изменён класс «{ $before }»
zeppelin-class-deleted = { $where }: { $who } удаляет класс «{ $name }».
    .short = { $where }: удалён класс «{ $name }»
zeppelin-migrant-class = { $where }: { $who } решает, что приезжие попадают в класс «{ $name }».
    .short = { $where }: приезжих ждёт «{ $name }»
zeppelin-appointed = { $where }: { $who } назначает в класс «{ $name }». Назначение получает { $whom }.
    .short = «{ $name }»: назначение — { $whom }
zeppelin-treaty-proposed = { $where }: { $who } предлагает договор «{ $title }» и подписывает его. Стороны: { $states }.
    .short = { $where }: предложен договор
zeppelin-treaty-proposed-by = { $where }: договор «{ $title }» предлагает { $party }. Стороны: { $states }.
    .short = { $where }: предложен договор
zeppelin-treaty-signed = { $where }: { $who } подписывает договор «{ $title }».
    .short = { $where }: подпись под договором
zeppelin-treaty-signed-by = { $where }: подпись под договором «{ $title }» ставит { $party }.
    .short = { $where }: подпись под договором
zeppelin-treaty-concluded = { $where }: { $who } подписывает договор «{ $title }». Подписали все: { $states }.
    .short = { $where }: договор подписали все
zeppelin-treaty-concluded-by = { $where }: последнюю подпись под договором «{ $title }» ставит { $party }. Подписали все: { $states }.
    .short = { $where }: договор подписали все
zeppelin-treaty-ended = { $where }: { $who } расторгает договор «{ $title }».
    .short = { $where }: договор расторгнут
zeppelin-treaty-ended-by = { $where }: договор «{ $title }» расторгает { $party }.
    .short = { $where }: договор расторгнут
zeppelin-law-passed = { $where }: { $who } принимает закон «{ $title }».
    .short = { $where }: принят закон
zeppelin-law-amended = { $where }: { $who } меняет закон «{ $title }».
    .short = { $where }: изменён закон
zeppelin-law-repealed = { $where }: { $who } отменяет закон «{ $title }».
    .short = { $where }: отменён закон
zeppelin-arrested = { $where }: арест. Приказ отдаёт { $who }, в тюрьме { $whom }.
    .short = { $where }: арест — { $whom }
zeppelin-pardoned = { $where }: помилование. Решает { $who }, на свободе { $whom }.
    .short = { $where }: помилование — { $whom }
zeppelin-escaped = { $where }: побег из тюрьмы. На свободе { $who }.
    .short = { $where }: побег — { $who }
zeppelin-executed = { $where }: казнь. Приказ отдаёт { $who }, приговорённый — { $whom }.
    .short = { $where }: казнь — { $whom }
zeppelin-exiled = { $where }: изгнание. Решает { $who }, страну покидает { $whom }.
    .short = { $where }: изгнание — { $whom }
zeppelin-forgiven = { $where }: { $who } вычёркивает из чёрного списка. Въезд снова открыт: { $whom }.
    .short = { $where }: въезд открыт — { $whom }
zeppelin-guest-admitted = { $where }: { $who } впускает гостя. Гость — { $whom }.
    .short = { $where }: новый гость — { $whom }
zeppelin-guest-dismissed = { $where }: { $who } выпроваживает гостя. Уходит { $whom }.
    .short = { $where }: уходит гость — { $whom }

## Что видно

zeppelin-tell-blacklisted = { $who }: чёрный список — { $where }.
zeppelin-class-newcomers = { $newcomers ->
    [0] Приезжие попадают не сюда.
   *[other] Сюда попадают приезжие.
}
zeppelin-tell-root = { $where }, правящий класс «{ $name }». Права: { $rights }. Членов: { $count } ({ $members }). { zeppelin-class-newcomers }
zeppelin-tell-class = { $where }, класс «{ $name }» под классом «{ $parent }». Права: { $rights }. { zeppelin-class-limit } Членов: { $count } ({ $members }). { zeppelin-class-newcomers }
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

## Что можно сделать

form-zeppelin-create-class = Создать класс
    .field-name = Название
    .field-rights = Права
    .field-limit = Наибольшая численность (0 — без ограничения)
    .help = Новый класс под одним из существующих: со своими правами и числом мест.
form-zeppelin-edit-class = Изменить класс
    .field-name = Название
    .field-rights = Права
    .field-limit = Наибольшая численность (0 — без ограничения)
    .warning = Права правящего класса меняет только голосование его членов. Права, которых лишится этот класс, потеряют и нижестоящие.
    .help = Другое название, другие права или другое число мест.
form-zeppelin-delete-class = Удалить класс
    .field-rank = Класс
    .help = Убрать пустой класс, под которым никого нет.
form-zeppelin-appoint = Назначить
    .field-whom = Кого
    .field-rank = В какой класс
    .warning = В правящий класс без голосования его членов не попадёт никто.
    .help = Перевести гражданина в другой класс: права даёт класс.
form-zeppelin-restore-root = Вернуть права правящему классу
    .field-rights = Права
    .warning = Начнётся голосование.
    .help = Поставить на голосование возвращение прав правящему классу.
form-zeppelin-set-migrant-class = Выбрать класс для приезжих
    .field-rank = Класс
    .help = В этот класс будут попадать все новые граждане.
form-zeppelin-pass-law = Принять закон
    .field-title = Название
    .field-text = Текст
    .help = Текст закона прочтут все граждане; исполнять его заставляют люди, а не игра.
form-zeppelin-amend-law = Изменить закон № { $law }
    .field-text = Новый текст
    .any = Изменить закон
    .help = Новая редакция вместо прежней; старые остаются в книге законов.
form-zeppelin-repeal-law = Отменить закон № { $law }
    .any = Отменить закон
    .help = Закон перестанет действовать, но останется в книге законов.
form-zeppelin-propose-treaty = Предложить договор
    .field-title = Название
    .field-text = Текст
    .field-parties = С кем
    .help = Договор между государствами: названные прочтут его и смогут подписать.
form-zeppelin-sign-treaty = Подписать договор № { $treaty }
    .any = Подписать договор
    .help = Поставить под договором подпись своего государства.
form-zeppelin-end-treaty = Отклонить или расторгнуть договор № { $treaty }
    .any = Отклонить или расторгнуть договор
    .help = Договор перестанет действовать, об этом узнают все его стороны.
form-zeppelin-arrest = Арестовать
    .field-whom = Кого
    .warning = Члена правящего класса арестуют только по итогам голосования.
    .help = Посадить гражданина в тюрьму: до помилования его права не действуют.
form-zeppelin-pardon = Помиловать
    .field-whom = Кого
    .help = Выпустить заключённого из тюрьмы, и его права снова действуют.
form-zeppelin-execute = Казнить
    .field-whom = Кого
    .warning = Члена правящего класса казнят только по итогам голосования.
    .sure = Казнь отменить нельзя: казнённый теряет гражданство и выбывает на 5 ходов. Казнить?
    .help = Убить заключённого: на 5 ходов он выбывает из игры.
form-zeppelin-exile = Изгнать
    .field-whom = Кого
    .warning = Изгнанник сразу теряет гражданство и не вернётся, пока его не вычеркнут из чёрного списка. Члена правящего класса изгоняют только по итогам голосования.
    .sure = Изгнанник сразу теряет гражданство и класс и попадёт в чёрный список. Отменить это нельзя. Изгнать?
    .help = Лишить гражданства и закрыть въезд.
form-zeppelin-forgive = Вычеркнуть из чёрного списка
    .field-whom = Кого
    .help = Снова разрешить изгнаннику въезд.
form-zeppelin-admit-guest = Впустить гостя
    .field-whom = Кого
    .warning = Гости читают и пишут в разговоре вашего государства.
    .help = Пустить человека из другого государства в ваш разговор.
form-zeppelin-dismiss-guest = Выпроводить гостя
    .field-whom = Кого
    .help = Гость больше не услышит, о чём у вас говорят.

## Отказы

zeppelin-refused-no-treaty = Такого договора нет, или ваше государство его уже подписало.
zeppelin-refused-treaty-parties = Назовите хотя бы одно другое государство.
zeppelin-refused-treaties = У государства может быть не больше { $most } договоров. Сначала расторгните какой-нибудь.
zeppelin-refused-right = У вас нет права: { $right }. { $more ->
    [0] Оно есть у игроков: { $holders }.
   *[other] Оно есть у игроков: { $holders } и ещё { $more }.
}
zeppelin-refused-right-nobody = У вас нет права: { $right }. Ни у кого на свободе его нет.
zeppelin-refused-not-jailed = { $whom } не в тюрьме.
zeppelin-refused-already-jailed = { $whom } в тюрьме.
zeppelin-refused-superior = { $whom } состоит в классе выше вашего.
zeppelin-refused-not-blacklisted = В чёрном списке такого нет.
zeppelin-refused-guest-citizen = Граждане — не гости.
zeppelin-refused-guest-blacklisted = { $whom } в чёрном списке.
zeppelin-refused-guest-already = Этот гость уже здесь.
zeppelin-refused-no-guest = Такого гостя нет.
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
zeppelin-refused-law-title = Закону нужно название.
zeppelin-refused-laws = В государстве может быть не больше { $most } законов.
zeppelin-refused-no-law = Такого действующего закона нет.

## Жребий

zeppelin-draw-escape = сбежал ли заключённый
