"""Random games for Hypothesis: every option, any way of choosing, any seed."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.game_plans import FIRST_GAME, KAMI, POLICIES, SETS, Plan
from tests.support.play import ALL_CLANS

SEEDS = st.integers(0, 2**32 - 1)
CLANS = st.lists(st.sampled_from(ALL_CLANS), min_size=3, max_size=5, unique=True).map(tuple)
SHRINES = st.one_of(
    st.none(),
    st.just(FIRST_GAME),
    st.lists(st.sampled_from(KAMI), min_size=4, max_size=4, unique=True).map(tuple),
)


def plans(scene: bool | None = None) -> st.SearchStrategy[Plan]:
    """Plans of whole games; `scene` says whether they start in the middle (None: either)."""
    return st.builds(
        Plan,
        seed=SEEDS,
        clans=CLANS,
        season_set=st.sampled_from(SETS),
        shrines=SHRINES,
        kami_unbound=st.booleans(),
        policy=st.sampled_from(POLICIES),
        scene=st.booleans() if scene is None else st.just(scene),
    )


def games(count: int, scene: bool | None = None) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test on this many random games, passed as `plan`."""

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        settled = settings(
            max_examples=count,
            deadline=None,
            phases=[Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink],
            suppress_health_check=[HealthCheck.too_slow],
        )
        decorated: Callable[..., None] = settled(given(plan=plans(scene))(test))
        return decorated

    return decorate
