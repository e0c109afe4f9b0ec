### Faults in files of boards, decks and dice that a host brings.

economicus-house-file-board = Board file
economicus-house-file-decks = Decks file
economicus-house-file-dice = Dice file
economicus-house-bad = { $file }: { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
    } { $faults }
economicus-house-and = { $one } { $more }
economicus-house-line = Line { $line }: { $why }
economicus-house-field = { $field }: { $why }
economicus-house-line-field = Line { $line }, { $field }: { $why }

## Form

economicus-house-syntax = not valid TOML from here on.
economicus-house-too-long = the file has more than { $most } characters.
economicus-house-long-line = the line has more than { $most } characters.
economicus-house-unknown = unknown field. Fields: { $fields }.
economicus-house-missing = this field is missing.
economicus-house-table = a table with fields is needed here.
economicus-house-list = a list of { $least } to { $most } items is needed here.
economicus-house-number = must be a whole number from { $least } to { $most }.
economicus-house-flag = must be true or false.
economicus-house-choice = must be one of: { $choices }.
economicus-house-key = must be a short name of Latin letters, digits and hyphens, beginning with a letter; keys of sectors are lower case.
economicus-house-languages = a text in Russian, English or both is needed: .ru, .en.
economicus-house-text = must be a text of 1 to { $most } characters.
economicus-house-unprintable = the text has characters that cannot be printed, or a line break.

## Board

economicus-house-twice = there is one like this already.
economicus-house-innovation = sector { $number } begins without companies: private and state must be 0.
economicus-house-empty-sector = the sector has no companies at all.
economicus-house-numbers = no sectors with these numbers: { $numbers }.
economicus-house-places = sectors { $first }–{ $last } have { $count } private companies; at least { $least } are needed so that everybody finds a place at the start.

## Decks

economicus-house-window-of-deck = events have the window draw, options any other.
economicus-house-window-of-reaction = cards with licence or investigate have the window react, and no others do.
economicus-house-no-target-there = reactions and events name nothing: remove the target.
economicus-house-alone = licence, investigate and tender stand alone on a card.
economicus-house-tender = a tender is called in one’s own turn or by an event, and has no target.
economicus-house-crime = a crime is committed in one’s own turn, and cannot be a tender.
economicus-house-not-in-events = events cannot do this.
economicus-house-not-in-options = options cannot do this.
economicus-house-no-crisis = sector { $number } has no crises.
economicus-house-sector-missing = an event names its sector itself: add sector.
economicus-house-second = there is a second sector only with the target two-sectors.
economicus-house-zero = the amount cannot be zero.
economicus-house-loss = a payment to the bank is made once, and only by the card’s player.
economicus-house-wants-target = this effect needs the target: { $targets }.
economicus-house-one-quota = { $count } cards have the effect licence; exactly one must, however many of it are in the deck.
economicus-house-few-options = { $count } options in the deck; { $least } to { $most } are needed.
economicus-house-few-events = { $count } events in the deck; { $least } to { $most } are needed.
