"""What the pages and the JSON API of one server share.

The client's address and language (`client`); the table of all limits (`policies`), who is counted
how (`rate_limits`), where (`counts`, `shared_counts`), what is open at once (`slots`), how large a
request may be (`bodies`), and work that keeps the server busy (`heavy`); live connections
(`connections`); headers of all responses (`headers`); several applications on one server (`mount`);
what none of them needs to see (`gate`, `protocol`) and nothing may keep (`uncached`). Limits hold
for all applications together: eight wrong passwords on the page are eight for the API too.
"""

from intriga.http_common.config import Settings
from intriga.http_common.errors import TooManyRequests
from intriga.http_common.rate_limits.rate_limits import RateLimits

__all__ = ["RateLimits", "Settings", "TooManyRequests"]
