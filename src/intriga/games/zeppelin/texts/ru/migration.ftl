### «Цеппелин»: переезды и люди без государства.

## Что происходит

zeppelin-arrived = { $where }: новый гражданин — { $who }.
    .short = { $where }: приезжает { $who }
zeppelin-departed = { $where }: страну покидает { $who }.
    .short = { $where }: уезжает { $who }
zeppelin-returned-jailed = { $where }: в тюрьму возвращается { $who }.
    .short = { $where }: снова в тюрьме { $who }
zeppelin-stateless-joined = Теперь без гражданства: { $who }.
zeppelin-stateless-left = { $who }: гражданство получено.
zeppelin-asked-to-enter = Вы попросились в другое государство: { $to }. Переезд — в конце хода.
    .short = Вы проситесь: { $to }
zeppelin-asked-to-leave = Вы попросились из страны. Выезд — в конце хода.
    .short = Вы проситесь из страны
zeppelin-request-withdrawn = Вы отозвали просьбу о переезде.
zeppelin-request-lapsed = Переезд не состоялся: он стал невозможен.
    .short = Переезд не состоялся

## Что видно

zeppelin-tell-stateless = { $who }: без гражданства.
zeppelin-tell-asks = { $who }: просьба о переезде — { $to }.
zeppelin-tell-asks-out = { $who }: просьба о выезде из страны.
zeppelin-tell-guest = { $who }: в гостях — { $where }.

## Что можно сделать

form-zeppelin-migrate = Переехать
    .field-to = Куда
    .none-to = Только выехать
    .warning = Вы потеряете гражданство и класс.
    .help = Переехать в другое государство или остаться без гражданства.
form-zeppelin-stay-here = Отозвать просьбу о переезде
    .help = Вы никуда не уедете.

## Отказы

zeppelin-refused-stateless = У вас нет гражданства. Сначала попроситесь в какое-нибудь государство.
zeppelin-refused-jailed = Вы в тюрьме.
zeppelin-refused-migrate-here = Вы и так здесь живёте.
zeppelin-refused-blacklisted = Вы в чёрном списке: { $where }.
zeppelin-refused-no-request = Вы никуда не просились.
