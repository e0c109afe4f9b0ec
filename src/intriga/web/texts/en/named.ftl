### Pages: a game’s own pages, papers and long texts.

## Own pages and papers

own-pages = Pages and printouts
own-papers-all = { $title } — all seats
own-page-unknown = This match has no such page.
own-page-wrong = The address has a wrong value for “{ $name }”.
own-page-not-yet = There is nothing here yet.
own-page-first = Show the page from the beginning
own-page-seat = You don’t hold this seat.
own-page-referee = Open the referee’s view in the cockpit first. Everyone in the match will be told.
paper-unknown = There is no such printout for you.
part-failed-page = This page could not be shown because of an error on the server. The match goes on. If the page is not back next turn, tell the host.

## Long texts

document = Document
document-read = { $n ->
    [one] Read ({ $n } character)
   *[other] Read ({ $n } characters)
}
document-page = Open the text
document-most = Up to { $n } characters. Paragraphs are kept.
document-over = Too long by { $n }
document-current = Current text
document-insert = Insert the current text
document-versions = Versions
document-version = Version { $n }
document-compare = What changed
document-changes-help = Removed text is crossed out, new text is underlined.
document-gone-host = The host deleted this text.
document-gone-author = The author deleted this text.
document-gone-elsewhere = The text is not part of the record, and this match was imported.
document-delete = Delete the text
document-delete-help = Nobody will be able to read it any more. Those who could will be told that you deleted it.
