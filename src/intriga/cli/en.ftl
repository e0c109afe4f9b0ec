### What the command line says.

## Help

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-options-metavar = [OPTIONS]
cli-command-metavar = COMMAND …
cli-help = Show this help.
cli-common =
    .lang = Language of messages: ru or en. Default: taken from the environment.
    .version = Print the version.

## Commands

cli-intriga = A self-hosted server for games of secret orders, deals and betrayal.
cli-serve = Start the server and print its address.
    .short = start the server
    .host = Address to listen on. Default: all addresses, so that friends on your network can join.
    .port = Port to listen on. Default: 8000.
    .data = Folder for matches and accounts. Default: ./data.
    .database = PostgreSQL URL to use instead of a folder: postgresql://… If it contains a password, set INTRIGA_DATABASE instead.
    .redis = Redis URL, for several servers that share one database and notify each other at once: redis://… You can set INTRIGA_REDIS instead.
    .public_url = URL that players use, if it differs from the address the server listens on.
    .forget_after = Cancel a match that nobody starts after this many days without activity. Default: 14; 0 means never.
    .mail = Mail server for outgoing email: smtps://user@mail.example.org, smtp://… (STARTTLS) or smtp+plain://127.0.0.1 (no encryption). Set the password in INTRIGA_MAIL_PASSWORD. Without this option no email is sent.
    .mail_from = Sender of outgoing email: Intriga <intriga@example.org>.
cli-backup = Copy the whole database to a new FILE while the server runs. Prints the name of the file.
    .short = back up the database
    .data = Data folder. Default: ./data.
cli-restore = Restore a backup FILE into a data folder that has no database yet.
    .short = restore a backup
    .data = Data folder. Default: ./data.
cli-reset-password = Set a new password for the account LOGIN and sign it out everywhere. Asks for the password, or reads it from standard input.
    .short = set a new password for an account
    .data = Data folder. Default: ./data.
    .database = PostgreSQL URL to use instead of a folder; you can set INTRIGA_DATABASE instead.
cli-admin-link = Print a one-time link: anyone who opens it while signed in becomes an admin of the server. It is valid for 24 hours; an earlier link stops working.
    .short = create a link for a new admin
    .data = Data folder. Default: ./data.
    .database = PostgreSQL URL to use instead of a folder; you can set INTRIGA_DATABASE instead.
    .public_url = URL of the server, for a complete link. Without it only the path is printed.
cli-record = Print the record of a MATCH on the server. The record of a match in progress reveals every secret, so it is only printed with --unfinished.
    .short = print the record of a match
    .unfinished = Print the record even if the match is still in progress.
    .data = Data folder. Default: ./data.
    .database = PostgreSQL URL to use instead of a folder; you can set INTRIGA_DATABASE instead.
cli-import-record = Import the finished RECORD of a match of any installed game, so that it can be watched. The record is verified first. Prints the address of the replay.
    .short = import a record for watching
    .title = Title of the match. Default: the name of the game.
    .data = Data folder. Default: ./data.
    .database = PostgreSQL URL to use instead of a folder; you can set INTRIGA_DATABASE instead.
    .public_url = URL of the server, for a complete link. Without it only the path is printed.
cli-imported-before = This match is already on the server.
cli-games = List the installed games. With --json, also their options and acts as JSON Schema, draws, bots, and kinds of windows.
    .short = list the installed games
    .json_ = Output JSON.
cli-selfplay = Have bots play whole matches of GAME. Prints one line of JSON per match, or text at a terminal.
    .short = have bots play each other
    .seats = Number of seats. Default: the fewest the game allows.
    .matches = Number of matches. Default: 1.
    .seed = Seed, a whole number. The same seed gives the same match.
    .bots = Names of bots, one for each seat; a shorter list is repeated. Default: the strongest bot.
    .options = Options of the match, as a JSON object.
    .records = Folder to save the records in.
    .jobs = Number of parallel processes. Default: 1.
    .league = Play the matches one after another; each begins with what the ones before have left.
    .json_ = Output JSON even at a terminal.
cli-replay = Show what a viewer knew at a step of a recorded match: the position and every event so far.
    .short = show what a viewer knew at a step of a record
    .viewer = Viewer: a seat (its number, from 0, or its name), public, or referee. Default: public.
    .at = Step. Default: the last one. Step 0 is the set-up.
    .json_ = Output JSON.
cli-verify = Verify a record: the rules, applied again, must give the same events and states, and every draw must follow from the secret. Exit code 0: correct; 1: wrong; 2: cannot be verified.
    .short = verify a record
    .json_ = Output JSON.
cli-scenario = Play a match from a FILE (“-” is standard input). Prints one line of JSON per step, then one with the position, or text at a terminal.
    .short = play a match from a file
    .json_ = Output JSON even at a terminal.
cli-adjudicate = Adjudicate Diplomacy movement phases from a FILE or standard input. Each line of JSON has the “units” and “orders” of each power and is answered by one line of JSON. Exit code 1 if a line could not be read.
    .short = adjudicate Diplomacy phases
cli-check-map = Check a Diplomacy map for one-way connections, unreachable provinces, ambiguous names, and gaps in the drawing. The drawing is in FILE or in SHAPES. Exit code 1 if there are problems.
    .short = check a Diplomacy map
    .json_ = Output JSON even at a terminal.
cli-import-diplomacy = Read a saved Diplomacy game from a FILE of the “diplomacy” package, a compatible program or webDiplomacy.
    .short = read a saved Diplomacy game
    .map_ = The MAP that the game was played on, if it is none of ours: our JSON, a .map file or jDip’s XML.
    .verify = Replay every phase and name the first one that leads to a different position. Exit code 1 if there is one.
    .record = Replay the game as a match of Intriga and write its record to a new file OUT. You can watch and verify it like any other.
    .json_ = Output JSON even at a terminal.
cli-export-diplomacy = Print the RECORD of a Diplomacy match in the format of the “diplomacy” package.
    .short = export a Diplomacy match for other programs
cli-forms = Print the forms that GAME offers after its set-up, or after a scenario, as JSON.
    .short = show the forms a game offers
    .file = Scenario to play first.
    .viewer = Only the forms of this seat (its number, from 0, or its name) or of the host.

## What is wrong

cli-no-command = Unknown command “{ $name }”. Available commands: { $names }.
cli-extra = Unexpected arguments: { $words }
cli-no-option = Unknown option { $option }.
cli-option-value = { $option }: a value is missing, or there is one too many.
cli-missing = Missing: { $what }.
cli-bad-value = { $what }: { $problem }
cli-not-whole = “{ $value }” is not a whole number.
cli-too-small = must be at least { $low }.
cli-too-big = must be at most { $high }.
cli-no-language = Unsupported language “{ $value }”. Use ru or en.
cli-cannot-read = Cannot read { $path }: { $problem }
cli-bad-json = Invalid value of --options: { $problem }
cli-not-an-object = --options must be a JSON object: {"{"}…{"}"}.
cli-bad-record = { $path } is not a valid record. { $problem }
cli-other-game = The scenario is for the game { $other }, not { $game }.
cli-bad-url = “{ $url }” is not a URL. It must start with http:// or https://.
cli-bad-mail = Invalid mail server or sender: “{ $url }”, “{ $sender }”. Example: --mail smtps://user@mail.example.org --mail-from intriga@example.org.
cli-mail-no-sender = --mail also needs a sender: --mail-from intriga@example.org.
cli-mail-password = Do not put the password of the mail server in the URL, where others on this machine can read it. Set { $name } instead.
cli-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }. Choose another port with --port.
cli-system = System error: { $problem }{ $where }
cli-exists = { $path } already exists; nothing is overwritten.
cli-no-file = File { $path } not found.
cli-no-database = No database at { $path }. Give the data folder with --data.
cli-database-there = There is already a database at { $path }. Move it away first: nothing is overwritten.
cli-no-match = Match { $match } not found.
cli-unfinished = Match { $match } is still in progress, and its record reveals every secret. To print it anyway, add --unfinished.
cli-store = Database error: { $problem }
cli-in-use = Another server (process { $process }) is using { $path }. Stop it, or give this one a folder of its own with --data.
cli-two-homes = Give either a folder (--data) or a database (--database), not both.
cli-bad-database = This is not a database URL. For PostgreSQL: postgresql://name:password@host/database
cli-redis-alone = Redis is only for servers that share a PostgreSQL database. Add --database, or remove --redis.
cli-not-a-folder = The database is not in a folder but at the URL in { $variable }. Copy it with PostgreSQL tools such as pg_dump. If you do mean a folder, give it with --data.
cli-new-password = New password
cli-new-password-again = Repeat the password
cli-password-changed = Password changed. { $login } has been signed out everywhere.
cli-game-left-out = The game “{ $name }” from the package { $package } failed to load and was skipped: { $problem } (Set { $variable }=1 to see the traceback.)
cli-unexpected = Unexpected error: { $problem } (Set { $variable }=1 to see the traceback.)

## Answers

cli-game = { $id } — { $name }; players { $low }–{ $high }; bots: { $bots }
cli-played = Seed { $seed }. { $result ->
    [drawn] { $number ->
        [0] Draw
       *[other] Draw: { $winners }
    }
    [nobody] No winners
   *[other] Winners: { $winners }
}. { $reason } Steps: { $steps }, seconds: { $seconds }, record: { $record }
cli-step = Step { $step }
cli-step-refused = Step { $step } was refused: { $refusal }
cli-to = [to { $names }]
cli-to-referee = [to the referee]
cli-to-host = [to the host]
cli-position = Position:
cli-draws-left = Unused draws: { $number }.
cli-shown = { $game }, match { $match }. Seats: { $names }.
cli-knew-seat = What { $who } knew at step { $step } of { $last }:
cli-knew-public = What everyone knew at step { $step } of { $last }:
cli-knew-referee = Everything, secrets included, at step { $step } of { $last }:
cli-verdict-right = The record is correct: the rules give the same events and states, and every draw follows from the secret.
cli-verdict-wrong = The record is wrong. { $problem }
cli-verdict-wrong-at = The record is wrong at step { $entry }. { $problem }
cli-verdict-undecided = The record cannot be verified. { $problem }

## Saved games of Diplomacy

cli-not-a-phase = Not a phase of Diplomacy: { $problem }
cli-map-line = Line { $n }:
cli-map-right = { $file }: no problems. Provinces: { $provinces }, centres: { $centres }, powers: { $powers }. { $drawn ->
    [yes] The map has a drawing.
   *[no] The map has no drawing.
}
cli-phases = { $phases ->
    [one] { $phases } phase
   *[other] { $phases } phases
}
cli-saved-read = { $file }: { cli-phases }.
cli-saved-right = { $file } is correct: { cli-phases } replayed.
cli-saved-wrong = After { $phase }, our adjudication gives a different position from the one in { $next }.
cli-saved-power = { $power }: ours { $ours }; in the file { $theirs }
cli-saved-other-rules = { $phase } was decided by a rule that differs from our default.
cli-saved-no-way = No record written: no set of rules available to a match leads from { $phase } to { $next }.
cli-saved-other-start = No record written: the game does not start from the initial position of its map ({ $next }).
cli-saved-recorded = { $file } written. You can verify it (intriga verify) and import it for watching (intriga import-record). { $ending ->
    [won] It ends in the victory reached in the file.
    [conceded] It ends in a conceded victory.
   *[other] Such files do not say how the game ended, so the record ends in a draw among all survivors.
    } Messages and times are not imported.
cli-export-other-game = This is a record of “{ $game }”, not Diplomacy.
cli-export-other-rules = The record uses version { $then } of the rules and this is version { $now }, so it cannot be replayed.
cli-export-too-early = Powers have not been assigned yet, so there is nothing to export.
