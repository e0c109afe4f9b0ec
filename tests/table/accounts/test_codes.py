"""Codes that people read aloud and type, and the address for QR codes."""

import ipaddress

import pytest

from intriga.table.accounts import codes
from intriga.web.machine import network


def test_codes_are_short_and_unmistakable() -> None:
    made = {codes.new_join_code() for _ in range(500)}
    assert len(made) > 495
    for code in made:
        assert len(code) == 6
        assert not set(code) & set("01ILO")


def test_an_id_never_looks_like_a_command_line_option() -> None:
    made = {codes.new_id() for _ in range(2_000)}
    assert len(made) == 2_000
    assert all(id[0].isalnum() for id in made)
    assert {id[1] for id in made} >= {"-", "_"}, "after that any character may follow"


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("ab2-c3d", "AB2C3D"),
        (" А В Е ", "ABE"),  # Cyrillic
        ("кмнрстх", "KMHPCTX"),
        ("o0i1l", ""),
        ("", ""),
        ("🦉<b>", "B"),
    ],
)
def test_codes_are_understood_as_people_type_them(typed: str, understood: str) -> None:
    assert codes.normalize_code(typed) == understood


def test_a_return_code_depends_on_all_it_stands_for() -> None:
    made = {
        codes.return_code(key, match, person)
        for key in (b"k", b"l")
        for match in ("m", "n")
        for person in ("p", "q")
    }
    assert len(made) == 8
    assert codes.spell("ABCDEFGH") == "ABCD-EFGH"
    assert codes.normalize_code(codes.spell("ABCDEFGH")) == "ABCDEFGH"


def test_the_address_for_the_qr_code() -> None:
    address = network.lan_address()
    assert address is None or not ipaddress.ip_address(address).is_loopback
    assert network.base_url("0.0.0.0", 8000, "https://play.example/") == "https://play.example"
    assert network.base_url("10.0.0.7", 8000) == "http://10.0.0.7:8000"
    assert network.base_url("10.0.0.7", 80) == "http://10.0.0.7"
    assert network.base_url("fe80::1", 8000) == "http://[fe80::1]:8000"
    assert network.base_url("0.0.0.0", 8000).startswith("http://")
