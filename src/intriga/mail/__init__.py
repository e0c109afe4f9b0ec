"""Mail: letters to people who are not here, through an SMTP server.

Read in this order: `settings` (where the server is), `composing` (what a letter says), `courier`
(one connection to the server), `postman` (takes letters from the table's outbox, in good order).
"""

from intriga.mail.settings import MailSettings, read_settings
from intriga.mail.worker import Postman

__all__ = ["MailSettings", "Postman", "read_settings"]
