### «Цеппелин»: что решает ведущий.

## Что происходит

zeppelin-founded = Новое государство: { $where }.
zeppelin-removed = Государства больше нет: { $where }. Его граждане свободны и остались без гражданства.
zeppelin-host-vain = Последняя попытка не удалась: сейчас так нельзя. Кроме вас, о ней никто не знает.
zeppelin-ruler = { $where }: ведущий назначает в пустой правящий класс «{ $name }». Назначение получает { $whom }.
zeppelin-pardoned-by-host = { $where }: помилование от ведущего. На свободе { $whom }.

## Что можно сделать

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

## Отказы

zeppelin-refused-no-country = Такого государства нет.
zeppelin-refused-countries = Государств может быть не больше { $most }.
zeppelin-refused-country-name = Государству нужно название.
zeppelin-refused-country-same-name = Так уже называется другое государство.
zeppelin-refused-power-taken = Эта держава занята.
zeppelin-refused-no-ruling-class = Это не правящий класс государства.
