"""Mail: sending emails to people who have no page open, through an SMTP server.

Read in this order: `settings` (the SMTP server and the sender), `templates` (from a queued email to
a MIME message), `smtp` (one connection to the server), `worker` (sends what is in the table's
outbox).
"""

from intriga.mail.settings import MailSettings, read_settings
from intriga.mail.templates import EmailTemplates
from intriga.mail.worker import EmailWorker

__all__ = ["EmailTemplates", "EmailWorker", "MailSettings", "read_settings"]
