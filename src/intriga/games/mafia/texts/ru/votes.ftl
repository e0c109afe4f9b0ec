### «Мафия»: голосования города и пул мертвецов.

## Что происходит

mafia-voted = { $who } обвиняет: { $whom }.
mafia-vote-left = { $who } передаёт сегодняшний голос: { $to }.
    .short = { $who } передаёт голос: { $to }
mafia-vote-taken-back = { $who } забирает свой голос назад.
    .short = { $who } забирает голос
mafia-pool-grew = { $who }: { $mana } маны в пул мертвецов против игрока { $whom }. Не хватает ещё { $missing }.
    .short = Пул мёртвых: ещё { $missing } до голоса
mafia-host-reads = Ведущий счёл слова игрока { $who } голосом против: { $whom }.
    .short = { $who } обвиняет: { $whom }

## Что можно сделать

form-mafia-transfer-for = Игрок просил передать его голос
    .short = Передать голос игрока
    .field-giver = Чей голос
    .field-to = Кому
    .help = Для тех, кто попросил об этом словами.
form-mafia-accuse = Обвинить
    .field-whom = Кого
    .field-instead_of = Чей голос
    .none-instead_of = Свой
    .warning = Переголосовать нельзя.
    .help = Повесят того, против кого больше голосов.
form-mafia-transfer-vote = Передать сегодняшний голос
    .short = Передать голос
    .field-to = Кому
    .help = Кому отдадите, тот и решит, против кого ваш голос.
form-mafia-take-back-vote = Забрать голос назад
    .short = Забрать голос
    .help = Сегодня вы снова голосуете сами.
form-mafia-fill-pool = Внести ману в пул мертвецов
    .short = Ману в пул
    .field-whom = Против кого
    .field-mana = Мана
    .help = Сообща мёртвые наберут маны на один голос.
form-mafia-read-vote = Счесть слова голосом
    .short = Счесть голосом
    .field-voter = Чьи
    .field-whom = Против кого
    .help = Кто обвинил в чате, а не на листе.

## Отказы

mafia-refused-vote-yours = Ваш голос и так у вас.
mafia-vote-none = Сейчас у вас нет голоса.
mafia-vote-final = Этот голос уже отдан, переголосовать нельзя.
mafia-vote-not-yours = Распоряжаться этим голосом не вам.
mafia-vote-dead = { $seat }: этого игрока нет в живых, обвинить его нельзя.
mafia-vote-lives = { $seat }: этот игрок жив.
mafia-vote-none-of-dead = { $seat }: у этого мертвеца нет голоса.
mafia-vote-cast = { $seat }: голос уже отдан.
mafia-vote-subjugated = { $seat }: этот голос уже ваш.
mafia-vote-to-oneself = Этот голос и так ваш.
mafia-pool-necromancer = Пока жив некромант, пула мертвецов нет.
mafia-pool-not-you = Вы не можете вносить ману в пул.
mafia-pool-used = Сегодня пул уже проголосовал.
mafia-pool-final = Сегодня вы уже внесли ману, и выбор окончателен: { $seat }.
mafia-pool-mana = В этот пул можно внести от 1 до { $mana } маны.
