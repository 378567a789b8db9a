"""Who a browser is."""

import base64

from littlewars.table.visitors import Visitor, hashed, new_token


def test_tokens_have_at_least_128_bits_and_never_repeat() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(base64.urlsafe_b64decode(token + "=")) >= 16 for token in tokens)


def test_the_store_never_learns_the_token() -> None:
    token = new_token()
    assert token.encode() not in Visitor(token).holder
    assert Visitor(token).holder == hashed(token)
    assert len(hashed(token)) == 32


def test_a_seat_is_its_holders_alone() -> None:
    ada, bo = Visitor(new_token()), Visitor(new_token())
    assert ada.holds(ada.holder)
    assert not ada.holds(bo.holder)
    assert not ada.holds(ada.holder[:-1])


def test_nobody_holds_nobodys_seat() -> None:
    assert not Visitor().holds(b"")
    assert not Visitor("token").holds(b"")
    assert not Visitor().holds(hashed(""))


def test_an_invitation_is_the_same_each_time_and_differs_by_visitor_match_and_seat() -> None:
    ada, bo = Visitor("a"), Visitor("b")
    made = [ada.invitation("m", 0), ada.invitation("m", 1), ada.invitation("n", 0), bo.invitation("m", 0)]
    assert len(set(made)) == 4
    assert made[0] == Visitor("a").invitation("m", 0)
    assert all(len(secret) * 4 >= 128 for secret in made)
    assert ada.invitation("m/1", 0) != ada.invitation("m", 10)
