### Pages: administration; the start of the server.

## Admin pages

admin = Admin
admin-people = Users
admin-matches = Matches
admin-server = Server
admin-search = Name or login
admin-find = Search
admin-admin = admin
admin-guest = guest
admin-login = login { $login }
admin-blocked = blocked { $ago }
admin-since = joined { $ago }
admin-sits = { $n ->
    [one] in { $n } match
   *[other] in { $n } matches
}
admin-nobody = No users found.
admin-password = Password reset link
admin-password-link = Password reset link
admin-password-link-help = Valid for 24 hours, works once, and signs the account out everywhere. Give it only to the owner of the account.
admin-block = Block
admin-unblock = Unblock
admin-appoint = Make admin
admin-dismiss = Remove admin rights
admin-status = Status
admin-host = host: { $name }
admin-sitting = people: { $people }, bots: { $bots }, seats: { $seats }
admin-call-off = Cancel match
admin-match-waits = { $why ->
    [close] Its rules failed at the end of a turn: it waits for its host.
    [mark] Its rules failed when part of a turn’s time was up: it waits for its host.
    [resume] Its rules failed at the end of a pause: it waits for its host.
    [bot] Its rules failed at the answer of a bot: it waits for its host.
   *[stranded] The rules installed here cannot go on with it. It is safe, and continues as soon as they can.
  } Where they failed stands in the server’s log.
admin-end = Call off
admin-no-matches = No matches here.
admin-version = Version
admin-uptime = Uptime
admin-database = Database
admin-size = Database size
admin-megabytes = { $n } MB
admin-count-accounts = Accounts
admin-count-guests = Guests
admin-count-browsers = Active sessions
admin-count-gathering = Waiting to start
admin-count-playing = In progress
admin-count-over = Finished
admin-count-cancelled = Cancelled
admin-the-match = Match
pages = Pages
page-before = ← Previous
page-after = Next →
claim-heading = Become an admin
claim-help = An admin sees users and the public details of matches, and can block users and create password reset links. Admins cannot see the secrets of running matches. This link works once.
claim-do = Become an admin
claim-needs-account = You need an account with a password first.

## Start of the server, in the terminal

serve-open = Open in your browser:  { $url }
serve-friends = Friends on the same network: { $url }
serve-data = Matches are stored in { $path }. To stop: Ctrl+C.
serve-admin = To become the server admin (one-time link): { $url }

## The journal

admin-log-ended = { $admin } called off a match whose rules had failed.
admin-journal = Audit log
admin-log-claimed = { $admin } became an admin with the link from the terminal.
admin-log-password-link = { $admin } created a password reset link for { $person }.
admin-log-blocked = { $admin } blocked { $person }.
admin-log-unblocked = { $admin } unblocked { $person }.
admin-log-appointed = { $admin } made { $person } an admin.
admin-log-dismissed = { $admin } removed { $person } as an admin.
admin-log-host-succeeded = The host of a match has deleted their account; it is now hosted by { $person }.
admin-log-host-gone = The host of a match has deleted their account, and it has no host any more.
admin-log-called-off = { $admin } cancelled a match before it started.

## Email

admin-email = Email
admin-email-off = This server sends no email: it was started without --mail.
admin-email-waiting = Queued
admin-email-sent = Sent in the last 30 days
admin-email-failed = Not delivered in the last 30 days
admin-email-problem = Last error
admin-email-test = Send test email
admin-email-tested = A test email is on its way. If it does not arrive, the reason will appear here.
