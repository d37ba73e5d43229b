"""Frozen copies of the levels `greedy` and `planner`, for measuring only. They never change.

New bots are measured against them, so that results of different versions can be compared:
`hinode tournament --bots greedy,benchmarks.frozen_bots:Greedy,…` in the root folder of the repository.
"""

from __future__ import annotations

from benchmarks.frozen_bots.greedy import GreedyBot as Greedy
from benchmarks.frozen_bots.planner import PlannerBot as Planner

__all__ = ["Greedy", "Planner"]
