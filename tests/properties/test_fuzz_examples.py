"""Games in which `make fuzz` found a fault, replayed with every check."""

from __future__ import annotations

import pytest

from tools.soak.fuzz import fuzz_game


@pytest.mark.parametrize(
    "seed",
    [
        1857287833,  # HON-5: a sampled world offered one of two effects to order, which a seat could notice
    ],
)
def test_a_known_fault_stays_fixed(seed: int) -> None:
    assert fuzz_game(seed).fault == ""
