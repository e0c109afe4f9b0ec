### «Цеппелин»: приказы армии.

## Что видно

zeppelin-tell-orders = { $where }, приказы: { $orders }.
zeppelin-tell-wishes = { $where }, { $unit } отступил бы сюда: { $places }.
zeppelin-tell-army-builds = { $where }, приказы на зиму: { $orders }.

## Что можно сделать

form-zeppelin-orders = Отдать приказы
    .field-orders = Приказы
    .field-text = Ещё приказы
form-zeppelin-wishes = Сказать, куда отступать отряду
    .field-unit = Отряд
    .field-places = Места, начиная с лучшего
form-zeppelin-builds = Приказать построить или распустить
    .field-orders = Приказы
form-zeppelin-override-retreat = Решить, куда отступит отряд
    .field-unit = Отряд
    .field-place = Место
    .none-place = Распустить
form-zeppelin-override-removal = Решить, какой отряд распустить
    .field-power = Держава
    .field-unit = Отряд
