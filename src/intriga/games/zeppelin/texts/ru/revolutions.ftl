### «Цеппелин»: революции.

## Названия

zeppelin-demand-rights = «{ $name }» требует прав: { $rights }
zeppelin-demand-parent = «{ $name }» хочет подчиняться классу «{ $parent }»
zeppelin-demand-parent-gone = «{ $name }» хочет подчиняться классу, которого больше нет
zeppelin-side-rebels = { $where }: { $who } за восставших: { $demand }.
    .short = { $who } за восставших
zeppelin-side-loyal = { $where }: { $who } против восставших: { $demand }.
    .short = { $who } против восставших
zeppelin-side-none = { $where }: { $who } больше ни на чьей стороне: { $demand }.
    .short = { $who } больше ни на чьей стороне

## Что происходит

zeppelin-revolution-news = { $where }: революция.
zeppelin-revolution-won-news = { $where }: революция победила.
    .short = { $where }: революция победила
zeppelin-revolution-vain-news = { $where }: революция победила, но добиваться было уже нечего.
    .short = { $where }: революция победила
zeppelin-revolution-failed-news = { $where }: революция подавлена.
    .short = { $where }: революция подавлена
zeppelin-resurrected = Снова среди живых: { $who }.
zeppelin-revolution = { $where }: { $who } поднимает революцию: { $demand }. Всё решится в конце хода.
    .short = { $where }: революция
zeppelin-frozen = { $where }: из-за революции до конца хода нет назначений, законов, арестов, казней, изгнаний и голосований.
    .short = { $where }: жизнь заморожена до конца хода
zeppelin-revolution-won = { $where }: революция победила, { $rebels } против { $loyal }: { $demand }.
    .short = { $where }: революция победила
zeppelin-revolution-vain = { $where }: революция победила, { $rebels } против { $loyal }, но добиваться было уже нечего: { $demand }.
    .short = { $where }: революция победила
zeppelin-revolution-failed = { $where }: революция подавлена, { $rebels } против { $loyal }: { $demand }.
    .short = { $where }: революция подавлена

## Что видно

zeppelin-tell-revolution = { $where }, революция: { $demand }. Восставших: { $rebels }, против: { $loyal }. После победы права класса: { $gains }.

## Что можно сделать

form-zeppelin-demand-rights = Поднять революцию за права
    .field-rights = Права
    .warning = Всё решится в конце хода: чья сторона многочисленнее.
    .sure = Революцию, раз начав, отозвать нельзя. Все узнают, что её поднял ваш класс. Начать?
    .help = Ваш класс потребует прав у вышестоящего; остальные выберут сторону.
form-zeppelin-demand-parent = Поднять революцию за другое подчинение
    .field-parent = Какому классу подчиняться
    .warning = При победе у вашего класса останутся только те права, которые есть у нового вышестоящего.
    .sure = Революцию, раз начав, отозвать нельзя. Все узнают, что её поднял ваш класс. Начать?
    .help = Ваш класс захочет встать под другой; остальные выберут сторону.
form-zeppelin-take-side = { $rebel ->
    [yes] За восставших
   *[no] Против восставших
}
    .any = Выбрать сторону
    .help = В конце хода победит сторона, где больше людей; до тех пор можно передумать.

## Отказы

zeppelin-refused-frozen = Из-за революции это невозможно до конца хода.
zeppelin-refused-revolt-jailed = Заключённый может поднять революцию, только если в тюрьме весь его класс.
zeppelin-refused-revolt-top = Ваш класс — правящий.
zeppelin-refused-revolt-late = В конце хода революцию уже не начать.
zeppelin-refused-revolt-already = Ваш класс уже восстал.
zeppelin-refused-revolt-pause = Прошлая революция вашего класса подавлена. Следующая возможна с хода { $turn }.
zeppelin-refused-revolt-rights = Требуйте прав, которые есть у вышестоящего класса и которых нет у вашего.
zeppelin-refused-revolt-parent = Выберите класс, кроме своего, вышестоящего и нижестоящих.
zeppelin-refused-no-revolution = Такой революции нет.
zeppelin-refused-side-same = Вы и так на этой стороне.
