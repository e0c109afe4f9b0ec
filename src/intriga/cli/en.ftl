# What the command line says.

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND …
cli-help = This help.
cli-common =
    .lang = The language of words: ru or en. Otherwise that of the environment.
    .version = The version of the program.

cli-intriga = Games of intrigue at a table of your own.
cli-serve = Start the server and print its address.
    .short = start the server
    .host = The address to listen at; by default all of them, so that friends on your network can join.
    .port = The port; 8000 by default.
    .data = The folder where matches and accounts live; ./data by default.
    .database = The address of a PostgreSQL instead of a folder: postgresql://…; better by the variable INTRIGA_DATABASE if it holds a password.
    .redis = The address of a Redis by which the nodes of one server hear of each other at once: redis://…; better by the variable INTRIGA_REDIS.
    .public_url = The address players use, if it is not the one listened at.
    .forget_after = After how many days of silence a match that nobody began is called off; 14 by default, 0 for never.
    .mail = The mail server that letters are handed to: smtps://user@mail.example.org, smtp://… with STARTTLS, smtp+plain://127.0.0.1 without encryption. The password stands in INTRIGA_MAIL_PASSWORD. Without it nobody is written to.
    .mail_from = From whom the letters are: Intriga <intriga@example.org>.
cli-backup = Copy the whole database into a new FILE while the server runs. Prints the file's name.
    .short = copy the database into a file
    .data = The folder of data; ./data by default.
cli-restore = Put a backup FILE into a folder of data that has no database yet.
    .short = begin from a backup
    .data = The folder of data; ./data by default.
cli-reset-password = Give the account LOGIN a new password and sign it out everywhere. The password is asked for, or read from standard input.
    .short = give an account a new password
    .data = The folder of data; ./data by default.
    .database = The address of a PostgreSQL instead of a folder; better by the variable INTRIGA_DATABASE.
cli-admin-link = Print a link by which the owner of an account becomes an admin of the server. It lasts a day and works once; an earlier link works no longer.
    .short = a link for a new admin
    .data = The folder of data; ./data by default.
    .database = The address of a PostgreSQL instead of a folder; better by the variable INTRIGA_DATABASE.
    .public_url = The address of the server the link shall begin with; without it only the path is printed.
cli-record = Print the record of a MATCH of the server. While it is being played, a record tells every secret: it is refused then, unless asked for.
    .short = the record of a match of the server
    .unfinished = Even of a match that is still being played.
    .data = The folder of data; ./data by default.
    .database = The address of a PostgreSQL instead of a folder; better by the variable INTRIGA_DATABASE.
cli-import-record = Put the finished RECORD of a match of any installed game where it can be watched. It is verified first. Prints where to watch it.
    .short = put a record on the server, to be watched
    .title = What to call the match; otherwise it is called as its game.
    .data = The folder of data; otherwise ./data.
    .database = The address of a PostgreSQL instead of a folder; better by the variable INTRIGA_DATABASE.
    .public_url = The address of the server, to begin the link with; without it only the path is printed.
cli-imported-before = This match is here already.
cli-games = The installed games. With --json everything about them: options and acts as JSON Schema, draws, bots, kinds of windows.
    .short = the installed games
    .json_ = As JSON.
cli-selfplay = Bots play whole matches of GAME. One line of JSON for each match; at a terminal, words.
    .short = bots play against each other
    .seats = How many sit at the table; the fewest possible by default.
    .matches = How many matches; 1 by default.
    .seed = A whole number from which everything follows: the same seed gives the same match.
    .bots = Names of bots, seat by seat, over and over; the strongest one by default.
    .options = The options of the match, a JSON object.
    .records = A folder for the records of the matches.
    .jobs = How many processes play at once; 1 by default.
    .json_ = JSON at a terminal, too.
cli-replay = What a viewer knew at a step of a recorded match: the position and every event so far.
    .short = what somebody knew at a step of a record
    .viewer = Who looks: a seat by number from 0 or by name, public, or referee. Public by default.
    .at = The step; the last one by default. The set-up is step 0.
    .json_ = As JSON.
cli-verify = Whether a record is right: the rules, applied anew, give the same events and states, and every draw follows from the secret. Exit code 0: right; 1: wrong; 2: it can not be judged.
    .short = prove that a record is right
    .json_ = As JSON.
cli-scenario = Drive a match from a FILE (“-” is standard input). One line of JSON for each step, then one with the position; at a terminal, words.
    .short = drive a match from a file
    .json_ = JSON at a terminal, too.
cli-adjudicate = Adjudicate movement phases of Diplomacy from a FILE, or from standard input. One line of JSON for each phase, with “units” and “orders” of each power, and one line of JSON in answer. Exit code 1 if a line could not be read.
    .short = adjudicate phases of Diplomacy
cli-check-map = Check a map of Diplomacy: roads that go one way only, unreachable provinces, names that mean two, and whether all of it is drawn. The drawing is in FILE, or in SHAPES. Exit code 1 if something is wrong.
    .short = check a map of Diplomacy
    .json_ = JSON at a terminal, too.
cli-import-diplomacy = Read a saved game of Diplomacy from a FILE of the “diplomacy” package or its relatives.
    .short = read a saved game of Diplomacy
    .verify = Replay every phase; say which is the first whose next position differs. Exit code 1 if one does.
    .record = Play the game anew by our own game and write its record to a new file OUT, to be watched and verified like any other.
    .json_ = JSON at a terminal, too.
cli-export-diplomacy = Print the RECORD of a match of Diplomacy as the “diplomacy” package keeps games.
    .short = a match of Diplomacy for other programs
cli-forms = The forms that GAME offers after its set-up, or after a scenario, as JSON.
    .short = the forms that are offered
    .file = The scenario to play first.
    .viewer = Only the forms of this seat (by number from 0 or by name), or of the host.

cli-no-command = There is no command “{ $name }”. There are: { $names }.
cli-extra = Superfluous: { $words }
cli-no-option = There is no option { $option }.
cli-option-value = { $option }: the value is missing, or there is one too many.
cli-missing = { $what } is missing.
cli-bad-value = { $what }: { $problem }
cli-not-whole = “{ $value }” is not a whole number.
cli-too-small = the number must be at least { $low }.
cli-too-big = the number must be at most { $high }.
cli-no-language = “{ $value }” is not spoken here: ru or en.
cli-cannot-read = Cannot read { $path }: { $problem }
cli-bad-json = The value of --options will not do: { $problem }
cli-not-an-object = --options must be a JSON object: {"{"}…{"}"}.
cli-bad-record = { $path } is not a sound record. { $problem }
cli-other-game = The scenario is of the game { $other }, not of { $game }.
cli-bad-url = “{ $url }” is no address of a site: it begins with http:// or https://.
cli-bad-mail = This is no mail server and sender: “{ $url }”, “{ $sender }”. Write, for example, --mail smtps://user@mail.example.org --mail-from intriga@example.org.
cli-mail-no-sender = With --mail it must be said from whom the letters are: --mail-from intriga@example.org.
cli-mail-password = The password of the mail server does not belong into the address, where others on this machine can read it. Put it into the variable { $name }.
cli-cannot-listen = Cannot listen at { $host }, port { $port }: { $problem }. Another port is chosen by --port.
cli-system = The system does not let it happen: { $problem }{ $where }
cli-exists = { $path } is there already; nothing is overwritten.
cli-no-file = There is no file { $path }.
cli-no-database = There is no database at { $path }. Name the folder by --data.
cli-database-there = There is a database at { $path } already. Move it away first: nothing is overwritten.
cli-no-match = There is no match { $match }.
cli-unfinished = Match { $match } is still being played, and its record tells every secret. To have it all the same, add --unfinished.
cli-store = The database does not do it: { $problem }
cli-two-homes = Name either the folder (--data) or the database (--database), not both.
cli-bad-database = This is no address of a database. One of PostgreSQL looks like this: postgresql://name:password@host/database
cli-redis-alone = Redis is for nodes that share a PostgreSQL. Name it by --database, or leave --redis out.
cli-not-a-folder = The database is no folder here, { $variable } has its address: copy it with the tools of PostgreSQL, such as pg_dump. If you mean a folder after all, name it by --data.
cli-new-password = New password
cli-new-password-again = Once more
cli-password-changed = { $login } has a new password and is signed out everywhere.
cli-game-left-out = The game “{ $name }” of the package { $package } does not load and is left out: { $problem } (With { $variable }=1 in the environment one sees where.)
cli-unexpected = This should not have happened: { $problem } (With { $variable }=1 in the environment one sees where.)

cli-game = { $id } — { $name }; players { $low }–{ $high }; bots: { $bots }
cli-played = Seed { $seed }. Winners: { $winners }. { $reason } Steps: { $steps }, seconds: { $seconds }, record: { $record }
cli-step = Step { $step }
cli-step-refused = Step { $step } is refused: { $refusal }
cli-to = [to { $names }]
cli-to-referee = [to the referee]
cli-position = On the table:
cli-draws-left = Draws that nobody asked for: { $number }.
cli-shown = { $game }, match { $match }. Seats: { $names }.
cli-knew-seat = What { $who } knew at step { $step } of { $last }:
cli-knew-public = What everybody knew at step { $step } of { $last }:
cli-knew-referee = Everything there was at step { $step } of { $last }:
cli-verdict-right = The record is right: the rules give the same events and states, and every draw follows from the secret.
cli-verdict-wrong = The record is wrong. { $problem }
cli-verdict-wrong-at = The record is wrong at step { $entry }. { $problem }
cli-verdict-undecided = The record can not be judged. { $problem }

# ── saved games of Diplomacy ────────────────────────────────────────────────────────────

cli-not-a-phase = This is no phase of Diplomacy: { $problem }
cli-map-right = { $file }: all is well. Provinces: { $provinces }, centres: { $centres }, powers: { $powers }. { $drawn ->
    [yes] The map is drawn.
   *[no] There is no drawing.
}
cli-saved-read = { $file }: { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
}.
cli-saved-right = { $file } is right: { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
} replayed.
cli-saved-wrong = Adjudicated, { $phase } leads to another position than { $next } has.
cli-saved-power = { $power }: here { $ours }; in the file { $theirs }
cli-saved-other-rules = { $phase } came out by a rule that differs from ours.
cli-saved-no-way = No record was written: by no one set of rules that a match can have does { $phase } lead to { $next }.
cli-saved-other-start = No record was written: the game does not begin as its map does ({ $next }).
cli-saved-recorded = { $file } is written: a match of our own, to be verified (intriga verify) and watched (intriga import-record). { $ending ->
    [won] It ends in the victory that the file leads to.
    [conceded] It ends in a victory conceded.
   *[other] Such a file does not say how the game ended: the record ends in a draw of all who were left.
    } Messages and times are not carried over.
cli-export-other-game = This is a record of “{ $game }”, not of Diplomacy.
cli-export-other-rules = The record was made by version { $then } of the rules, here is version { $now }: it cannot be replayed.
cli-export-too-early = The powers are not given out yet: there is nothing to tell.
