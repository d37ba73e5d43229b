"""Latencies are stored in buckets, which are small and precise enough."""

from __future__ import annotations

from random import Random

import pytest

from hinode.tournament.latency import Latency


def of(*seconds: float) -> Latency:
    found = Latency()
    for one in seconds:
        found.add(one)
    return found


@pytest.mark.parametrize("share", [0.01, 0.5, 0.95, 1.0])
def test_a_quantile_is_at_most_five_percent_too_high(share: float) -> None:
    rng = Random(1)
    times = sorted(rng.lognormvariate(-5, 2) for _ in range(2000))
    exact = times[max(0, round(share * 2000) - 1)]
    assert exact <= of(*times).quantile(share) * 1.000001
    assert of(*times).quantile(share) <= exact * 1.0501


def test_no_quantile_is_above_the_maximum() -> None:
    assert of(0.1234).quantile(0.5) == 0.1234


def test_histograms_of_games_add_up() -> None:
    one, two = of(0.001, 0.002), of(0.2, 0.3, 0.4)
    one.merge(two.to_json())
    whole = of(0.001, 0.002, 0.2, 0.3, 0.4)
    assert one.buckets == whole.buckets
    assert (one.decisions, one.longest) == (5, 0.4)


def test_a_time_of_zero_counts() -> None:
    assert of(0.0, 0.0, 1e-9).decisions == 3


def test_an_empty_histogram_has_no_quantiles() -> None:
    assert Latency().quantile(0.95) == 0.0
