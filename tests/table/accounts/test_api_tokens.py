"""API tokens: a program acts for its owner, within the scopes, until the token is revoked."""

import pytest

from intriga.table import TableError
from intriga.table.accounts.api_tokens import PREFIX, SCOPES, TOKENS_MOST
from tests.kit.table.refusals import refusal
from tests.kit.table.world import World

pytestmark = pytest.mark.anyio

DAY = 24 * 3600


async def account(world: World, login: str = "anna") -> str:
    session = await world.table.accounts.register(login, "correct horse", "Анна")
    return session.person.id


async def test_a_token_has_its_owner_and_scopes(world: World) -> None:
    me, tokens = await account(world), world.table.api_tokens
    secret, token = await tokens.issue(me, "  Мой \u202eбот ", ["play", "read"])
    assert secret.startswith(PREFIX)
    assert (token.name, token.scopes, token.expires_at) == ("Мой бот", ("read", "play"), None)
    bearer = await tokens.who(secret)
    assert bearer is not None
    assert (bearer.person.id, bearer.token, bearer.scopes) == (
        me,
        token.id,
        frozenset({"read", "play"}),
    )
    for wrong in ("", PREFIX, secret + "x", secret.removeprefix(PREFIX), token.id):
        assert await tokens.who(wrong) is None
    await world.restart()
    assert await world.table.api_tokens.who(secret) == bearer
    (listed,) = await world.table.api_tokens.of(me)
    assert listed.seen_at == world.time.now()


async def test_only_a_hash_of_a_token_is_stored(world: World) -> None:
    secret, _ = await world.table.api_tokens.issue(await account(world), "бот", SCOPES)
    rows = world.store.read(lambda c: c.exec_driver_sql("SELECT * FROM tokens").all())
    assert rows
    assert secret not in repr(rows)
    assert secret.removeprefix(PREFIX) not in repr(rows)


async def test_a_revoked_token_is_rejected(world: World) -> None:
    me, other = await account(world), await account(world, "boris")
    tokens = world.table.api_tokens
    kept, _ = await tokens.issue(me, "первый", SCOPES)
    gone, token = await tokens.issue(me, "второй", SCOPES)
    assert await tokens.who(gone) is not None
    assert await refusal(tokens.revoke(other, token.id)) == "token-unknown"
    assert await tokens.who(gone) is not None
    await tokens.revoke(me, token.id)
    assert await tokens.who(gone) is None
    assert await tokens.who(kept) is not None
    assert await refusal(tokens.revoke(me, token.id)) == "token-unknown"
    assert [token.name for token in await tokens.of(me)] == ["первый"]
    assert await tokens.of(other) == []


async def test_a_token_can_expire(sqlite_world: World) -> None:
    me, tokens = await account(sqlite_world), sqlite_world.table.api_tokens
    secret, token = await tokens.issue(me, "бот", ["read"], days=2)
    assert token.expires_at == sqlite_world.time.now() + 2 * DAY * 1000
    sqlite_world.time.advance(2 * DAY - 1)
    assert await tokens.who(secret) is not None
    sqlite_world.time.advance(1)
    assert await tokens.who(secret) is None, "although it was cached"
    assert await tokens.of(me) == []
    await tokens.sweep()
    left = sqlite_world.store.read(
        lambda c: c.exec_driver_sql("SELECT count(*) FROM tokens").scalar()
    )
    assert left == 0


async def test_a_new_password_or_a_block_ends_all_tokens(world: World) -> None:
    people, tokens, admin_service = world.table.accounts, world.table.api_tokens, world.table.admin
    me = await account(world)

    async def fresh() -> str:
        secret, _ = await tokens.issue(me, "бот", ["read"])
        assert await tokens.who(secret) is not None
        return secret

    secret = await fresh()
    await people.change_password(me, "correct horse", "another horse", "")
    assert await tokens.who(secret) is None
    secret = await fresh()
    await people.set_password("anna", "a third horse")
    assert await tokens.who(secret) is None
    session = await people.register("admin", "correct horse")
    link = await admin_service.first_link()
    assert link is not None
    await admin_service.claim(session.person.id, link)
    secret = await fresh()
    reset = await admin_service.password_link(session.person.id, me)
    assert await tokens.who(secret) is not None
    await people.reset_password(reset, "a fourth horse")
    assert await tokens.who(secret) is None
    secret = await fresh()
    await admin_service.block(session.person.id, me)
    assert await tokens.who(secret) is None
    await admin_service.block(session.person.id, me, yes=False)
    assert await tokens.who(secret) is None


async def test_invalid_tokens_are_not_issued(sqlite_world: World) -> None:
    me, tokens = await account(sqlite_world), sqlite_world.table.api_tokens
    guest = await sqlite_world.guest("Гость")
    assert await refusal(tokens.issue(guest, "бот", ["read"])) == "token-guest"
    assert await refusal(tokens.issue("nobody", "бот", ["read"])) == "person-unknown"
    for name in ("", "\u200b\u202e", "x" * 61):
        assert await refusal(tokens.issue(me, name, ["read"])) == "token-name"
    for scopes in ([], ["read", "rule"], ["read play"]):
        assert await refusal(tokens.issue(me, "бот", scopes)) == "token-scopes"
    for days in (0, -1, 10**12):
        assert await refusal(tokens.issue(me, "бот", ["read"], days)) == "token-days"
    for number in range(TOKENS_MOST):
        await tokens.issue(me, f"бот {number}", ["read"])
    assert await refusal(tokens.issue(me, "бот", ["read"])) == "token-many"


async def test_checking_an_act_changes_nothing(world: World) -> None:
    match, (anna, boris) = await world.match("Анна", "Борис")
    table = world.table
    before = await table.observe(match, 0)
    act = {"type": "whisper", "number": 3}
    assert await table.check(match, 0, act, me=anna) is None
    assert await table.check(match, 0, b'{"type":"whisper","number":3}', me=anna) is None
    for seat, tried, me, expected in (
        (0, act, boris, "refused-not-your-seat"),
        (0, {"type": "nonsense"}, anna, "refused-malformed"),
        (0, {"type": "expire", "window": "x", "generation": 1}, anna, "refused-malformed"),
        (0, {"type": "house-pause"}, anna, "refused-malformed"),
    ):
        refused = await table.check(match, seat, tried, me=me)
        assert refused is not None
        assert refused.id == expected
    with pytest.raises(TableError, match="refused-no-seat"):
        await table.check(match, 7, act, me=anna)
    assert await table.observe(match, 0) == before
