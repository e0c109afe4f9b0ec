"""Until when a referee sees everything of a match: on whatever node they have opened their view."""

from sqlalchemy import Connection, delete, insert, select

from intriga.store.schema import referee_views


def open_until(connection: Connection, match: str, person: str, until: int) -> None:
    """This person sees everything of the match until then (milliseconds since the epoch)."""
    end(connection, match, person)
    connection.execute(insert(referee_views).values(match=match, person=person, until=until))


def until(connection: Connection, match: str, person: str) -> int:
    """Until when this person sees everything; 0 if they have never opened the view."""
    found = connection.scalar(
        select(referee_views.c.until).where(
            referee_views.c.match == match, referee_views.c.person == person
        )
    )
    return found or 0


def end(connection: Connection, match: str, person: str) -> None:
    """This person sees no more of the match than others."""
    connection.execute(
        delete(referee_views).where(
            referee_views.c.match == match, referee_views.c.person == person
        )
    )


def forget_person(connection: Connection, person: str) -> None:
    """This person sees no more of any match than others."""
    connection.execute(delete(referee_views).where(referee_views.c.person == person))
