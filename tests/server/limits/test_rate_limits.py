"""Rate limits: exact in every window, then free again, bounded in memory."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hinode.server.errors import Refusal
from hinode.server.http.limits.client_address import address_key
from hinode.server.http.limits.rate_limits import ConnectionSlots, RateLimiter, RateLimits
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings
from tests.server.kit.server import error_code, server_in_thread


class Clock:
    """A clock that moves only when a test advances it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def took(limiter: RateLimiter, key: str = "koi") -> bool:
    try:
        limiter.take(key)
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(("name", "count"), [("player", 60), ("spectator", 20), ("chat", 5)])
def test_exactly_the_promised_number_is_allowed(name: str, count: int) -> None:
    limiter: RateLimiter = getattr(RateLimits(Settings(), Clock()), name)
    assert [took(limiter) for _ in range(count + 2)] == [True] * count + [False, False]


def test_each_person_has_their_own_limit() -> None:
    limiter = RateLimiter(Rate(1, 10), Clock())
    assert [took(limiter, key) for key in ("koi", "koi", "lotus")] == [True, False, True]


def test_a_refusal_says_how_long_to_wait_and_that_is_enough() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(2, 10), clock)
    limiter.take("koi")
    clock.now += 3.5
    limiter.take("koi")
    with pytest.raises(Refusal) as refused:
        limiter.take("koi")
    assert (refused.value.status, refused.value.code) == (429, "slow-down")
    assert refused.value.headers == {"Retry-After": "7"}
    clock.now += 7
    assert took(limiter)


def test_retrying_while_refused_does_not_lengthen_the_wait() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(1, 10), clock)
    limiter.take("koi")
    for _ in range(9):
        clock.now += 1
        assert not took(limiter)
    clock.now += 1
    assert took(limiter)


@pytest.mark.parametrize("seed", range(5))
def test_no_window_ever_holds_more_than_the_rate(seed: int) -> None:
    random, clock = Random(seed), Clock()
    limiter = RateLimiter(Rate(5, 10), clock)
    accepted: list[float] = []
    for _ in range(500):
        clock.now += random.choice((0, 0.1, 1, 4))
        if took(limiter):
            accepted.append(clock.now)
    assert len(accepted) > 100
    assert all(later - earlier >= 10 for earlier, later in zip(accepted, accepted[5:], strict=False))


def test_memory_is_bounded_under_a_flood_of_keys() -> None:
    limiter = RateLimiter(Rate(1, 10), Clock(), max_keys=100)
    for number in range(1000):
        limiter.take(str(number))
    assert len(limiter) == 100


def test_expired_keys_are_forgotten() -> None:
    clock = Clock()
    limiter = RateLimiter(Rate(1, 10), clock)
    for number in range(100):
        limiter.take(str(number))
    clock.now += 10
    for number in range(100):
        limiter.take(f"new {number % 10}")
        clock.now += 10
    assert len(limiter) <= 10


def test_slots_are_released() -> None:
    slots = ConnectionSlots(total=2, per_person=1, per_address=2)
    with slots.hold("koi", "here"):
        with pytest.raises(Refusal, match="too-many-sockets"), slots.hold("koi", "there"):
            pass
        with slots.hold("lotus", "here"), pytest.raises(Refusal, match="full"), slots.hold("turtle", "there"):
            pass
    assert len(slots) == 0
    with slots.hold("koi", "here"):
        assert len(slots) == 1


def test_the_number_of_sockets_is_limited_per_address() -> None:
    slots = ConnectionSlots(total=9, per_person=9, per_address=1)
    with slots.hold("koi", "here"):
        with pytest.raises(Refusal, match="too-many-sockets") as refused, slots.hold("lotus", "here"):
            pass
        assert (refused.value.status, refused.value.headers) == (429, {"Retry-After": "10"})
        with slots.hold("lotus", "there"):
            assert len(slots) == 2
    assert len(slots) == 0


@pytest.mark.parametrize(
    ("address", "stands_for"),
    [
        ("10.0.0.7", "10.0.0.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.7", "10.0.0.7"),
        (None, "unknown"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_are_counted_by_household(address: str | None, stands_for: str) -> None:
    assert address_key(address) == stands_for


def test_one_newcomer_too_many_gets_429_with_retry_after(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, newcomer_rate=Rate(2, 60)) as served:
        answers = [served.client().post("/api/session", json={"name": "Aiko"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert error_code(answers[2]) == "slow-down"
        assert 1 <= int(answers[2].headers["retry-after"]) <= 60


def test_a_person_who_renames_too_often_gets_429(tmp_path: Path) -> None:
    with server_in_thread(tmp_path, player_rate=Rate(3, 60)) as served:
        guest = served.guest()
        answers = [guest.post("/api/session", json={"name": f"Aiko {i}"}) for i in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert guest.get("/api/session").json()["name"] == "Aiko 2"


@pytest.mark.parametrize(("behind_proxy", "statuses"), [(False, [200, 429]), (True, [200, 200])])
def test_a_forwarded_address_counts_only_behind_a_proxy(
    tmp_path: Path, behind_proxy: bool, statuses: list[int]
) -> None:
    with server_in_thread(tmp_path, newcomer_rate=Rate(1, 60), behind_proxy=behind_proxy) as served:
        senders = [served.client(**{"x-forwarded-for": address}) for address in ("10.0.0.1", "10.0.0.2")]
        answers = [sender.post("/api/session", json={"name": "Aiko"}) for sender in senders]
        assert [answer.status_code for answer in answers] == statuses
