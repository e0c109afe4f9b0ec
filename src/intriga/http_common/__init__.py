"""The door: what all ways into one server share, whether pages, JSON or a chat bot.

Who knocks, from where and in which language (`callers`); how often he may be wrong (`attempts`),
how fast he may ask (`rates`), how much he may keep open (`places`); what every answer carries
(`headers`). Limits are counted in this process, and for all ways in together: who has tried eight
passwords on the page has tried eight.
"""

from intriga.http_common.config import Settings
from intriga.http_common.errors import TooManyRequests
from intriga.http_common.rate_limits import RateLimits

__all__ = ["RateLimits", "Settings", "TooManyRequests"]
