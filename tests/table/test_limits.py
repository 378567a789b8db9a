"""How much one page or one address may ask for."""

from littlewars.table.limits import Addresses, Limits, Rate


def test_a_rate_counts_the_last_seconds_only() -> None:
    rate = Rate(3, 20.0)
    assert [rate.allows(now) for now in (0.0, 1.0, 2.0, 3.0)] == [True, True, True, False]
    assert not rate.allows(19.9)
    assert rate.allows(20.0)  # the first is forgotten
    assert not rate.allows(20.5)
    assert rate.allows(22.0)


def test_what_was_refused_does_not_count() -> None:
    rate = Rate(1, 10.0)
    assert rate.allows(0.0)
    assert not any(rate.allows(now / 10) for now in range(1, 100))
    assert rate.allows(10.0)


def test_the_defaults_are_those_of_the_protocol() -> None:
    limits = Limits()
    assert (limits.seat_messages, limits.watcher_messages, limits.window, limits.hello) == (100, 50, 20.0, 5.0)


def test_an_address_has_so_many_sockets_and_others_have_theirs() -> None:
    addresses = Addresses(Limits(sockets=2))
    assert addresses.open("a")
    assert addresses.open("a")
    assert not addresses.open("a")
    assert addresses.open("b")
    addresses.close("a")
    assert addresses.open("a")
    assert not addresses.open("a")


def test_an_address_that_left_is_forgotten() -> None:
    addresses = Addresses(Limits())
    addresses.open("a")
    addresses.close("a")
    assert addresses.sockets == {}


def test_an_address_makes_so_many_matches_an_hour() -> None:
    addresses = Addresses(Limits(matches=2))
    assert [addresses.create("a", now) for now in (0.0, 1.0, 2.0)] == [True, True, False]
    assert addresses.create("b", 3.0)
    assert addresses.create("a", 3600.0)
    assert not addresses.create("a", 3600.5)


def test_addresses_without_a_match_in_the_last_hour_are_forgotten() -> None:
    addresses = Addresses(Limits())
    for number in range(100):
        addresses.create(f"10.0.0.{number}", 0.0)
    addresses.create("b", 3601.0)
    assert list(addresses.matches) == ["b"]


def test_no_matches_at_all_can_be_the_limit() -> None:
    addresses = Addresses(Limits(matches=0))
    assert [addresses.create("a", 0.0), addresses.create("a", 1.0), addresses.create("b", 1.0)] == [False] * 3
