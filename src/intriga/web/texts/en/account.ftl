### Pages: account, email, what programs may do.

## Profile

profile-name = Your name
profile-name-help = Other players see this name. Up to 24 characters.
rename-costs = A new name costs something in matches you play. Your name has not changed yet:
rename-cost = { $match }: { $cost }
rename-sure = Yes, change my name
profile-sound = Play a sound on my turn
profile-sound-help = In this browser, after your first click or tap on the page.
profile-saved = Saved.

## Email

email = Email
email-help = When you are away, get an email when it is your turn or a deadline is near. No email while the page is open, and no secrets in emails.
email-to = Emails go to { $address }.
email-failing = Emails to this address are refused, so nothing more is sent to it. Use another address, or enter this one again once it works.
email-when = Email me when
email-turn = it is my turn
email-deadline = a deadline is near
email-begins = a match starts, ends or is cancelled, or there is a roll call
email-invitation = I am invited to a match
email-waiting = { $delivery ->
    [sent] An email was sent to { $address }. Follow the link in it to confirm the address; the link is valid for 24 hours.
    [late] The email to { $address } could not be delivered yet. We’ll keep trying; you need do nothing.
    [failed] The email to { $address } could not be delivered. Check the address, or try again later.
    [nobody] The email to { $address } was refused: there is no such mailbox. Nothing more is sent to it. Check the address for typos and enter the right one.
    [alphabet] The mail server of this site cannot send to { $address }: it takes only Latin letters before the @. Use another address.
   *[waiting] An email is on its way to { $address }. Follow the link in it to confirm the address; the link is valid for 24 hours.
  }
email-give = Add an email address
email-other = Use another address
email-address = Email address
email-ask = Send confirmation email
email-none = Stop all emails
email-confirm = Confirm your email address
email-confirm-help = Emails about matches will go to { $address }.
email-confirm-do = Confirm
email-confirmed = Email address confirmed
email-confirmed-help = Emails now go to { $address }. Choose what to receive in your profile.
email-off = Stop all emails?
email-off-help = No more emails about matches will be sent to { $address }.
email-off-do = Stop all emails
email-ended = Emails stopped
email-ended-help = The address { $address } is no longer stored here. You can add it again in your profile.
forgotten = Reset your password
forgotten-help = Enter your login. If the account has a confirmed email address, we will send it a link to set a new password. If not, ask the server admin.
forgotten-do = Send email
forgotten-sent = Check your email
forgotten-sent-help = If this account exists and has an address, an email is on its way. The link in it is valid for 24 hours.
forgotten-link = Forgot your password?

## Access for programs

api-tokens = API tokens
api-tokens-help = A token lets a bot or a client of your own act in your matches. Whoever has it can act as you, so keep it like a password. Changing your password revokes all tokens.
api-token-secret = Copy your token now: it will not be shown again.
api-token-seen = last used { $ago }
api-token-unseen = never used
api-token-until = expires { $in }
api-token-revoke = Revoke
api-token-new = New token
api-token-name = Program name
api-token-name-help = To recognise it in this list.
api-token-lasts = Expiration
api-token-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
api-token-lasts-always = No expiration
api-token-make = Create token
scope-read = Read
scope-read-help = Everything you can see, including your secrets.
scope-play = Play
scope-play-help = Take seats, act and chat.
scope-host = Host matches
scope-host-help = Create matches and manage your own.
scope-account = Manage tokens
scope-account-help = Create and revoke tokens. Few programs need this.

## My data

my-data = Your data
my-data-help = Everything this server stores about you, in one file: your name, devices, API tokens, seats, progress in leagues and messages. Records of finished matches are on the match pages.
my-data-take = Download (JSON)
erase = Delete everything
erase-help = Your account or guest name, devices, API tokens, email address, progress in leagues and the text of all your messages are deleted at once and for good. In running matches a bot takes your seat; matches that only you host and that have not started are cancelled. In finished matches your seat is shown as N. N.; their records, which others may have downloaded, keep the actions of your seat and the name you played under, so that the matches can still be verified. Backups keep all of it until they are deleted.
erase-sure = Yes, delete everything. This cannot be undone.
erase-unsure = Nothing has been deleted: tick the box to confirm.
erase-do = Delete my data
erased = Your data has been deleted
erased-help = Nothing about you is stored here any more. You can come back at any time as a new guest.

## Signing in

account-make = Create an account
account-make-help = With a login and password you can reach your matches from any device. Matches you have already joined stay yours.
account = Account
account-login = Your login: { $login }
password-change = Change password
password-change-help = You will have to sign in again on all your other devices.
password-old = Current password
password-new = New password
password-new-help = This link works once. Setting a new password signs you out everywhere else.
password-set = Save password
browsers = Your devices
browsers-help = Do not recognise a device? Sign it out, and any page left open there loses access.
browser-this = current device
browser-unnamed = Unknown device
browser-seen = last active { $ago }
browser-opened = signed in { $ago }
browser-close = Sign out
browsers-close-others = Sign out on all other devices
register = Create account
have-account = Already have an account?
no-account = No account yet?
login-do = Sign in
logout = Sign out
return-by-code-help = You were shown the code when you joined or created the match. It is also in your profile.
field-login = Login
field-password = Password
field-password-help = At least eight characters.
