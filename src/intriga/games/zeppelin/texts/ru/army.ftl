### «Цеппелин»: приказы армии.

## Что видно

zeppelin-tell-orders = { $where }, приказы: { $orders }.
zeppelin-tell-wishes = { $where }, { $unit } отступил бы сюда: { $places }.
zeppelin-tell-army-builds = { $where }, приказы на зиму: { $orders }.

## Что можно сделать

form-zeppelin-orders = Отдать приказы
    .field-orders = Приказы
    .field-text = Ещё приказы
    .help = В силе последний приказ, кто бы из командующих его ни отдал.
form-zeppelin-wishes = Сказать, куда отступать отряду
    .field-unit = Отряд
    .field-places = Места, начиная с лучшего
    .help = Если отряд выбьют, он отступит в первое из мест, куда сможет.
form-zeppelin-builds = Приказать построить или распустить
    .field-orders = Приказы
    .help = Что построит или распустит государство этой зимой.
form-zeppelin-override-retreat = Решить, куда отступит отряд
    .field-unit = Отряд
    .field-place = Место
    .none-place = Распустить
    .help = Отряд отступит сюда вместо того места, которое выбрала игра.
form-zeppelin-override-removal = Решить, какой отряд распустить
    .field-power = Держава
    .field-unit = Отряд
    .help = Распустится этот отряд, а не выбранный по жребию.
