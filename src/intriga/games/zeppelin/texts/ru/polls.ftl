### «Цеппелин»: голосования правящего класса.

## Названия

zeppelin-poll-rights = классу «{ $root }» оставить только права: { $rights }
zeppelin-poll-restore = классу «{ $root }» дать права: { $rights }
zeppelin-poll-appoint = принять в класс «{ $root }» — { $whom }
zeppelin-poll-arrest = арестовать — { $whom }
zeppelin-poll-execute = казнить — { $whom }
zeppelin-poll-exile = изгнать — { $whom }

## Что происходит

zeppelin-poll-opened = { $where }: { $who } ставит на голосование: { $poll }. Голоса считают в конце хода.
    .short = { $where }: открыто голосование
zeppelin-poll-yes = { $where }: { $who } голосует за: { $poll }.
    .short = { $who } голосует за
zeppelin-poll-no = { $where }: { $who } голосует против: { $poll }.
    .short = { $who } голосует против
zeppelin-poll-carried = { $where }: решение принято: { $poll }. Голосов за: { $yes }.
    .short = { $where }: решение принято
zeppelin-poll-failed = { $where }: решение не принято: { $poll }. Голосов за: { $yes }.
    .short = { $where }: решение не принято
zeppelin-poll-vain = { $where }: решение принято, но выполнить его уже нельзя: { $poll }.
    .short = { $where }: решение не исполнить
zeppelin-poll-void = { $where }: революция прерывает голосование: { $poll }.
    .short = { $where }: голосование прервано
zeppelin-dies = { $where }: казнь. Приговорённый — { $who }.
    .short = { $where }: казнь — { $who }
zeppelin-banished = { $where }: изгнание. Страну покидает { $who }.
    .short = { $where }: изгнание — { $who }

## Что видно

zeppelin-tell-poll = { $where }, голосование: { $poll }. За: { $yes }, против: { $no }, нужно: { $needed }.

## Что можно сделать

form-zeppelin-vote-poll = { $yes ->
    [yes] Голосовать за
   *[no] Голосовать против
}
    .any = Голосовать
    .help = Решение примут в конце хода, если за него больше половины правящего класса.

## Отказы

zeppelin-refused-poll-open = Такое голосование уже идёт.
zeppelin-refused-no-poll = Такого голосования нет.
zeppelin-refused-vote-same = Вы так уже проголосовали.
