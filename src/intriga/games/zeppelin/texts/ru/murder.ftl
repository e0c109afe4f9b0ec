### «Цеппелин»: убийства.

## Что происходит

zeppelin-murder-killed = { $where }: убийство. Жертва — { $whom }. Бросок { $die }, раскрытие { $exposure }: убийца неизвестен.
    .short = { $where }: убийство — { $whom }
zeppelin-murder-survived = { $where }: покушение не удалось. Жертвой едва не стал игрок { $whom }. Бросок { $die }, раскрытие { $exposure }: кто это был, неизвестно.
    .short = { $where }: покушение — { $whom }
zeppelin-murder-killed-exposed = { $where }: убийство. Жертва — { $whom }. Убийца раскрыт: это { $who }. Бросок { $die }, раскрытие { $exposure }.
    .short = { $where }: убийца — { $who }
zeppelin-murder-survived-exposed = { $where }: покушение не удалось и раскрыто. Жертвой едва не стал игрок { $whom }, покушался { $who }. Бросок { $die }, раскрытие { $exposure }.
    .short = { $where }: покушение раскрыто — { $who }
zeppelin-shot-killed = { $where }: выстрел у всех на глазах. Стреляет { $who }, убит игрок { $whom }. Бросок { $die }.
    .short = { $where }: выстрел убивает — { $whom }
zeppelin-shot-survived = { $where }: выстрел у всех на глазах, мимо. Стреляет { $who }, цель — { $whom }. Бросок { $die }.
    .short = { $where }: выстрел мимо — { $whom }

## Что видно

zeppelin-tell-attempt = { $who }: покушение уже было, до следующего надо ждать.

## Что можно сделать

form-zeppelin-murder-secretly = Убить тайно
    .field-whom = Кого
    .none-whom = Кого угодно
    .warning = Шансы: 40 из 100, что удастся; 60 из 100, что вас раскроют, удалось или нет.
    .sure = Покушение происходит сразу, отменить его нельзя: 40 из 100, что удастся, 60 из 100, что вас раскроют. Жертва выбывает на 5 ходов. Убить?
    .help = Удар из-за угла: кто это был, узнают, только если вас раскроют.
form-zeppelin-murder-openly = Убить открыто
    .field-whom = Кого
    .none-whom = Кого угодно
    .warning = Шанс 60 из 100, что удастся. Все увидят, что это вы.
    .sure = Выстрел звучит сразу, отменить его нельзя: 60 из 100, что попадёте, и все увидят, что стреляли вы. Стрелять?
    .help = Выстрел у всех на глазах: попасть легче, но все увидят, что это вы.

## Отказы

zeppelin-refused-murder-nobody = В вашем государстве больше никого нет.
zeppelin-refused-murder-self = Выберите кого-нибудь другого.
zeppelin-refused-murder-turn = На ход — одно покушение, и своё вы уже совершили.
zeppelin-refused-murder-hours = С прошлого покушения прошло мало времени. Подождите { DURATION($wait) }.

## Жребий

zeppelin-draw-victim = кто жертва
zeppelin-draw-strike = удалось ли убийство
zeppelin-draw-exposure = раскрыт ли убийца
