### Паспорт государства MAGA, на бумаге.

## Паспорт государства, на бумаге

maga-paper-passport = Паспорт государства
maga-paper-number = №
maga-paper-role = Роль
maga-paper-person = Кто играет
maga-paper-people = Команда
maga-paper-neighbours = Соседи
maga-paper-secret = Секретно
