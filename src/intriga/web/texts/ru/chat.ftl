### Страницы: разговоры.

## Комнаты

view-rooms = Разговоры
rooms-none = В этой партии разговоры отключены.
room-silent = Сообщений пока нет.
room-all-hear = Читают все, включая зрителей.
room-hear = Читают: { $names }.
room-with = Наедине: { $names }
room-new = Новый личный разговор
room-new-whom = С кем
room-new-help = Читать смогут только те, кого вы выберете. Если кого-то из них заменят, новый игрок прочтёт и прежние сообщения.
talk-with-whom = Выберите, с кем говорить.
say = Отправить
say-something = Сообщение
say-announce = Объявление для всех
say-to = Сообщение: { $room }
say-whose = От чьего имени
say-as-myself = от своего имени
say-as = от имени: { $voice }
say-more = Действия с сообщением
message-no-actions = С этим сообщением ничего нельзя сделать.
says-earlier = Более ранние сообщения
says-news = новые сообщения ↓
host-speaks = Ведущий
watcher-says = { $name }, не играет
announcement-read = Понятно
back-to-rooms = К разговорам
talk-sign-in = Чтобы писать здесь, войдите.
act-not-seated = У вас нет места в этой партии: смотреть можно, действовать нельзя.
room-host-hears = Эту комнату могут читать ведущий и его помощники.

## Скрыть, заглушить, стереть

say-gone-host = Удалено ведущим.
say-gone-author = Удалено автором.
message-hidden = Сообщение скрыто: вы скрыли сообщения этого автора.
say-erase = Удалить сообщение
hide-of = Скрыть сообщения: { $name }
unhide-of = Показывать сообщения: { $name }
unhide = Показывать
hide-room = Выключить уведомления
unhide-room = Включить уведомления
hidden-one = Сообщения скрыты: { $name }
mute-of = Лишить слова: { $name }
mute-no-of = Вернуть слово: { $name }
mute-here = Лишить слова в этой комнате: { $name }
mute-here-no = Вернуть слово в этой комнате: { $name }
