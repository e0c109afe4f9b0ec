"""What the pages and the JSON API of one server share.

The client's address and language (`client`); limits on wrong guesses (`attempts`), on the rate of
requests (`rates`) and on what is open at once (`slots`), together in `rate_limits`; live
connections (`connections`); headers of all responses (`headers`); several applications on one
server (`mount`). Limits are counted in this process and for all applications together: eight wrong
passwords on the page are eight for the API too.
"""

from intriga.http_common.config import Settings
from intriga.http_common.errors import TooManyRequests
from intriga.http_common.rate_limits import RateLimits

__all__ = ["RateLimits", "Settings", "TooManyRequests"]
