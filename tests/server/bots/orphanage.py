"""A server that has bots thinking: prints its workers' process ids, then waits to be killed."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from tests.server.bots.office import MEMORY, ROGUES, choosing, job
from hinode.server.bots.pool import BotPool
