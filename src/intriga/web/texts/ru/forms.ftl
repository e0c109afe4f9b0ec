### Страницы: формы действий.

## Формы

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
row-number = Строка { $n }
act-ready = Готовые наборы
part-failed-form = Подсказки к этому действию показать не удалось. Само действие работает.
line-number = Строка { $n }
sure-back = Нет, вернуться
field-from-file = Из файла:

## Строки

row-kind = Вид
row-add = Добавить строку
row-up = Выше
row-down = Ниже
row-remove = Убрать
row-added = Добавлена строка { $n }.
row-removed = Строка { $n } убрана.
row-moved = Теперь это строка { $n }.
rows-news = Тем временем сдана другая версия этого списка.
rows-news-show = Показать сданное
rows-empty = Список пуст.

## Выбор и границы

choose = — выберите —
counts-limit = Осталось очков (из { $n }):
choose-first = — сначала выберите: { $field } —
choices-show = Показать варианты
choices-failed = Не удалось загрузить варианты. Выберите ещё раз или отправьте форму: введённое не пропадёт.
choice-gone = Этот вариант здесь недоступен. Выберите другой.
choice-none = не выбрано
limit-used = { $label }:
limit-over = { $label }: { $used }, можно не больше { $most }.
limit-shared = { $label }: совпадает в строках { $rows }.
limit-shared-here = Совпадает в строках { $rows }.
limit-asks-at-least = { $label }: хотя бы { $least }
limit-asks-none-or = { $label }: хотя бы { $least } или ничего
limit-asks-zero-or = { $label }: 0 или не меньше { $least }
limit-asks-unlike = { $label }: не так, как уже есть
limit-asks-without = { $label }: без некоторых слов
limit-asks-together = { $label }: вместе или никак
limit-asks-any-of = Нужно хотя бы одно: { $label }
limit-asks-other = { $label }: не так, как уже предложено

## Что не так

field-missing = Заполните поле «{ $field }».
field-missing-here = Заполните это поле.
field-unanswered = Ответьте одной из двух кнопок.
field-unanswered-here = Ответьте одной из двух кнопок.
field-no-number = В поле «{ $field }» нужно целое число.
field-no-number-here = Нужно целое число.
field-unfit = Поле «{ $field }» заполнено неверно.
field-wrong = Поле «{ $field }»: { $problem }
row-field-unfit = Строка { $row }: поле «{ $field }» заполнено неверно.
row-field-wrong = Строка { $row }, поле «{ $field }»: { $problem }
row-misread = Строка { $row } заполнена неверно.
form-misread = Форма заполнена неверно. Проверьте поля и отправьте ещё раз.
misread-rows-most = строк может быть не больше { $high }.
row-field-missing = Строка { $row }: заполните поле «{ $field }».
row-field-no-number = Строка { $row }: в поле «{ $field }» нужно целое число.
row-kind-missing = Строка { $row }: выберите, что это.
kind-missing-here = Выберите, что это.
