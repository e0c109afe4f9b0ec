"""Caches of pages are limited by what they hold, not only by how many entries that is."""

from intriga.web.rendering.page_cache import LruCache, PageCache, Parts, RenderedZone, ZoneDigests


def cache() -> LruCache[str, str]:
    return LruCache(80, lambda key, value: len(key) + len(value))


def test_what_was_not_used_for_the_longest_time_goes_first() -> None:
    kept = cache()
    for key in "abcdefgh":
        kept.put(key, "x" * 9)
    assert kept.get("a") is not None
    kept.put("i", "x" * 9)
    assert kept.get("b") is None
    assert [kept.get(key) is not None for key in "acdefghi"] == [True] * 8
    assert kept.weight == 80


def test_one_large_entry_does_not_take_the_place_of_all_others() -> None:
    kept = cache()
    kept.put("a", "x" * 9)
    assert kept.put("b", "x" * 10) == "x" * 10
    assert kept.get("b") is None
    assert kept.get("a") is not None


def test_a_new_value_takes_the_place_of_the_old_one() -> None:
    kept = cache()
    kept.put("a", "x" * 9)
    kept.put("a", "y")
    assert kept.get("a") == "y"
    assert kept.weight == 2
    kept.put("a", "z" * 50)
    assert kept.get("a") is None
    assert kept.weight == 0


def test_the_parts_of_a_zone_weigh_where_they_are_held_alone() -> None:
    rows = {"row": b"x" * 10_000}
    assert Parts(rows, {}, "").weight > 10_000
    assert Parts(rows, {}, "", shared=True).weight == 0, "the list of players weighs them"
    pages = PageCache().zones
    zone = RenderedZone((), b"", rows, ZoneDigests("", "", {}), Parts(rows, {}, "").weight)
    pages.put(("m", 0, "en"), {"stage": zone})
    assert pages.weight > 10_000
