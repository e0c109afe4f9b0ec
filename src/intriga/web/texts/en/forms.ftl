### Pages: forms of acts.

## Forms

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
row-number = Row { $n }
act-ready = Ready-made choices
part-failed-form = The hints for this action could not be shown. The action itself works.
line-number = Line { $n }
sure-back = No, go back
field-from-file = From a file:

## Rows

row-kind = Kind
row-add = Add a row
row-up = Move up
row-down = Move down
row-remove = Remove
row-added = Row { $n } added.
row-removed = Row { $n } removed.
row-moved = Now row { $n }.
rows-news = Another version of this list has just been handed in.
rows-news-show = Show what was handed in
rows-empty = The list is empty.

## Choices and limits

choose = — choose —
counts-limit = Points left (of { $n }):
choose-first = — first choose: { $field } —
choices-show = Show choices
choices-failed = The choices could not be loaded. Choose again, or press the main button: nothing you entered is lost.
choice-gone = This choice isn't available here. Choose another one.
choice-none = none
limit-used = { $label }:
limit-over = { $label }: { $used }, at most { $most }.
limit-shared = { $label }: the same in rows { $rows }.
limit-shared-here = The same in rows { $rows }.
limit-asks-at-least = { $label }: at least { $least }
limit-asks-none-or = { $label }: at least { $least }, or none
limit-asks-zero-or = { $label }: 0, or at least { $least }
limit-asks-unlike = { $label }: unlike those there are
limit-asks-without = { $label }: without certain words
limit-asks-together = { $label }: all or none
limit-asks-any-of = At least one is needed: { $label }
limit-asks-other = { $label }: otherwise than is proposed already

## What is wrong

field-missing = Fill in “{ $field }”.
field-missing-here = Fill this in.
field-unanswered = Answer with one of the two buttons.
field-unanswered-here = Answer with one of the two buttons.
field-no-number = “{ $field }” takes a whole number.
field-no-number-here = Enter a whole number.
field-unfit = “{ $field }” is not filled in correctly.
field-wrong = “{ $field }”: { $problem }
row-field-unfit = Row { $row }: “{ $field }” is not filled in correctly.
row-field-wrong = Row { $row }, “{ $field }”: { $problem }
row-misread = Row { $row } is not filled in correctly.
form-misread = The form is not filled in correctly. Check its fields and send it again.
misread-rows-most = there may be at most { $high } rows.
row-field-missing = Row { $row }: fill in “{ $field }”.
row-field-no-number = Row { $row }: “{ $field }” takes a whole number.
row-kind-missing = Row { $row }: choose what it is.
kind-missing-here = Choose what it is.
