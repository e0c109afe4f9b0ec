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
zeppelin-poll-yes = { $where }: { $who } голосует за: { $poll }.
zeppelin-poll-no = { $where }: { $who } голосует против: { $poll }.
zeppelin-poll-carried = { $where }: решение принято: { $poll }. Голосов за: { $yes }.
zeppelin-poll-failed = { $where }: решение не принято: { $poll }. Голосов за: { $yes }.
zeppelin-poll-vain = { $where }: решение принято, но выполнить его уже нельзя: { $poll }.
zeppelin-poll-void = { $where }: революция прерывает голосование: { $poll }.
zeppelin-dies = { $where }: казнь. Приговорённый — { $who }.
zeppelin-banished = { $where }: изгнание. Страну покидает { $who }.

## Что видно

zeppelin-tell-poll = { $where }, голосование: { $poll }. За: { $yes }, против: { $no }, нужно: { $needed }.

## Что можно сделать

form-zeppelin-vote-poll = { $yes ->
    [yes] Голосовать за
   *[no] Голосовать против
}
    .any = Голосовать

## Отказы

zeppelin-refused-poll-open = Такое голосование уже идёт.
zeppelin-refused-no-poll = Такого голосования нет.
zeppelin-refused-vote-same = Вы так уже проголосовали.
