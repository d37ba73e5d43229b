"""A server with a bot that thinks: `python -m tests.server.bots.killable_pool BOT SECONDS`.

It prints the process id of its only worker, and waits to be killed.
"""

from __future__ import annotations

import asyncio
import sys

from hinode.server.play.bots.pool import BotPool
from tests.server.bots.pool_runner import MEMORY, MISBEHAVING, choosing, job, named_by


async def main(bot: str, seconds: str) -> None:
    pool = BotPool(1, MEMORY, MISBEHAVING)
    await pool.start()
    game = choosing().game
    worker = named_by(await pool.choose(job(game, "tells")))
    thinking = asyncio.create_task(pool.choose(job(game, bot, float(seconds))))
    await asyncio.sleep(
        0.1
    )  # gives the bot time to start; if it has not, the orphan is an idle worker, which must end too
    print(worker, flush=True)
    await thinking
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
