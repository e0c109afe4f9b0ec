### «Цеппелин»: что решает ведущий.

## Что происходит

zeppelin-founded = Новое государство: { $where }.
zeppelin-removed = Государства больше нет: { $where }. Его граждане свободны и остались без гражданства.
    .short = { $where }: государства больше нет
zeppelin-host-vain = Последняя попытка не удалась: сейчас так нельзя. Кроме вас, о ней никто не знает.
    .short = Попытка не удалась: сейчас так нельзя
zeppelin-ruler = { $where }: ведущий назначает в пустой правящий класс «{ $name }». Назначение получает { $whom }.
    .short = { $where }: править будет { $whom }
zeppelin-pardoned-by-host = { $where }: помилование от ведущего. На свободе { $whom }.
    .short = { $where }: помилование — { $whom }

## Что можно сделать

form-zeppelin-found-country = Основать государство
    .field-name = Название
    .field-power = Держава на карте
    .none-power = Без земли
    .help = Новое государство, в которое можно переезжать.
form-zeppelin-remove-country = Упразднить государство
    .field-country = Государство
    .warning = Граждане останутся без гражданства. Отряды останутся на местах и будут стоять.
    .sure = Государство исчезнет до конца партии, его граждане останутся без гражданства. Упразднить?
    .help = Государство исчезнет, его граждане останутся без гражданства.
form-zeppelin-settle = Переселить
    .field-whom = Кого
    .field-country = Куда
    .none-country = Из государства, никуда
    .help = Сделать кого-нибудь гражданином другого государства, не спрашивая.
form-zeppelin-appoint-ruler = Назначить в пустой правящий класс
    .field-rank = Государство
    .field-whom = Кого
    .help = Дать правителя государству, в котором править некому.

## Отказы

zeppelin-refused-no-country = Такого государства нет.
zeppelin-refused-countries = Государств может быть не больше { $most }.
zeppelin-refused-country-name = Государству нужно название.
zeppelin-refused-country-same-name = Так уже называется другое государство.
zeppelin-refused-power-taken = Эта держава занята.
zeppelin-refused-no-ruling-class = Это не правящий класс государства.
