"""Mail: letters to people who are not here, through an SMTP server.

Read in this order: `settings` (where the server is), `composing` (what a letter says), `smtp`
(one connection to the server), `worker` (takes letters from the table's outbox, in good order).
"""

from intriga.mail.settings import MailSettings, read_settings
from intriga.mail.worker import EmailWorker

__all__ = ["EmailWorker", "MailSettings", "read_settings"]
