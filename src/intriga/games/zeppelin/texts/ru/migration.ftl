### «Цеппелин»: переезды и люди без государства.

## Что происходит

zeppelin-arrived = { $where }: новый гражданин — { $who }.
zeppelin-departed = { $where }: страну покидает { $who }.
zeppelin-returned-jailed = { $where }: в тюрьму возвращается { $who }.
zeppelin-stateless-joined = Теперь без гражданства: { $who }.
zeppelin-stateless-left = { $who }: гражданство получено.
zeppelin-asked-to-enter = Вы попросились в другое государство: { $to }. Переезд — в конце хода.
zeppelin-asked-to-leave = Вы попросились из страны. Выезд — в конце хода.
zeppelin-request-withdrawn = Вы отозвали просьбу о переезде.
zeppelin-request-lapsed = Переезд не состоялся: он стал невозможен.

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
form-zeppelin-stay-here = Отозвать просьбу о переезде

## Отказы

zeppelin-refused-stateless = У вас нет гражданства. Сначала попроситесь в какое-нибудь государство.
zeppelin-refused-jailed = Вы в тюрьме.
zeppelin-refused-migrate-here = Вы и так здесь живёте.
zeppelin-refused-blacklisted = Вы в чёрном списке: { $where }.
zeppelin-refused-no-request = Вы никуда не просились.
