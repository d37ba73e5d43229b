import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { settings } from '../../lib/settings.svelte'
import { entryWith } from '../../testing/entries'
import { moment } from '../../testing/moments'
import type { Entry, GameEvent, ReplayStep } from '../../wire/types'
import { gestureEnd, ReplayPlayer } from './replay-player.svelte'
import { MAX_TOLD, ReplayTable, type ReplayServer, type Viewpoint } from '../sources/replay-table.svelte'
import { Director } from './director.svelte'

const { table, view, board } = moment('mandate')
const LAST = 100

const event = (number: number, kind: string, more: object = {}): GameEvent =>
  ({ number, kind, cause: 'marshal', parent: null, clan: 'koi', ...more }) as unknown as GameEvent
/** Steps in which the Koi build, but at 20 an alliance, and at 30 a battle that ends there. */
function eventsAt(step: number): GameEvent[] {
  if (step === 20) return [event(20, 'allied', { with: 'turtle' })]
  if (step !== 30) return [event(step, 'built', { province: 'edo' })]
  return ['battle_started', 'battle_won', 'battle_ended'].map((kind, i) =>
    event(30 + i / 10, kind, { province: 'edo', clans: ['koi', 'turtle'], force: 3 }),
  )
}
const story: Entry[] = Array.from({ length: LAST + 1 }, (_, n) =>
  entryWith({ n, clan: 'koi', events: eventsAt(n) }),
)
const stepAt = (step: number, viewer: Viewpoint): ReplayStep =>
  ({
    step,
    steps: LAST,
    clan: 'koi',
    answer: null,
    view: { ...view, me: viewer === null || viewer === 'all' ? undefined : viewer },
    board,
    events: eventsAt(step),
  }) as unknown as ReplayStep

function server(): ReplayServer {
  return {
    steps: vi.fn((_: string, step: number, count: number, viewer: Viewpoint) => {
      const found = Math.min(count, LAST + 1 - step)
      return Promise.resolve(Array.from({ length: found }, (_, i) => stepAt(step + i, viewer)))
    }),
    story: vi.fn(() => Promise.resolve(story)),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: false, sound: false, speed: 'normal', waitAtBattles: true })
})
afterEach(() => void vi.useRealTimers())

/** Lets requests arrive. */
const pass = (time = 1000): Promise<unknown> => vi.advanceTimersByTimeAsync(time)

describe('a replay', () => {
  it('draws a step as a table that takes no answers, with the story up to it', async () => {
    const replay = new ReplayTable(table, server())
    void replay.go(7)
    await pass()
    expect([replay.steps, replay.update?.n]).toEqual([LAST, 7])
    expect(replay.update?.view?.pending).toBeUndefined()
    expect(replay.story.at(-1)?.n).toBe(7)
    expect(replay.whole).toHaveLength(LAST + 1)
  })

  it('stays inside the game', async () => {
    const replay = new ReplayTable(table, server())
    void replay.go(0)
    await pass()
    void replay.go(1000)
    expect(replay.step).toBe(LAST)
    void replay.go(-5)
    expect(replay.step).toBe(0)
  })

  it('asks for no step and no story twice, but again for another viewer', async () => {
    const asked = server()
    const replay = new ReplayTable(table, asked)
    for (const step of [1, 2, 1]) {
      void replay.go(step)
      await pass()
    }
    expect([asked.steps, asked.story].map((call) => vi.mocked(call).mock.calls.length)).toEqual([2, 1])
    void replay.go(1, 'koi')
    await pass()
    expect(asked.steps).toHaveBeenLastCalledWith(table.id, 1, 1, 'koi')
    expect(asked.story).toHaveBeenLastCalledWith(table.id, 'koi')
    expect(replay.update?.viewer).toBe('koi')
  })

  it('asks for the step wanted last while the first is still on its way', async () => {
    const late: ((steps: ReplayStep[]) => void)[] = []
    const replay = new ReplayTable(table, {
      ...server(),
      steps: () => new Promise((done) => late.push(done)),
    })
    void replay.go(1)
    await pass()
    void replay.go(2)
    late[0]?.([stepAt(1, null)])
    await pass()
    expect(replay.shown).toBeNull()
    late[1]?.([stepAt(2, null)])
    await pass()
    expect(replay.shown?.step).toBe(2)
  })

  it('dragged along the line asks the server seldom, and ends where the hand ends', async () => {
    const asked = server()
    const replay = new ReplayTable(table, asked)
    for (let step = 0; step <= 90; step++) {
      void replay.go(step)
      await pass(20)
    }
    await pass()
    expect(replay.shown?.step).toBe(90)
    expect(vi.mocked(asked.steps).mock.calls.length).toBeLessThanOrEqual(7)
  })

  it('loads what it plays next in one request', async () => {
    const asked = server()
    const replay = new ReplayTable(table, asked)
    void replay.go(3)
    await pass()
    for (let step = 4; step < 4 + MAX_TOLD; step++) {
      void replay.tell(step)
      await pass()
    }
    expect(replay.shown?.step).toBe(3 + MAX_TOLD)
    expect(vi.mocked(asked.steps).mock.calls.map(([, step, count]) => [step, count])).toEqual([
      [3, 1],
      [4, MAX_TOLD],
    ])
  })

  it('waits and asks again where the server has had too many questions', async () => {
    const asked = server()
    const refused = new ApiError({ code: 'too-many', text: 'slowly', clause: null }, 429)
    vi.mocked(asked.steps).mockRejectedValueOnce(refused)
    const replay = new ReplayTable(table, asked)
    void replay.go(4)
    await pass(3000)
    expect(replay.shown?.step).toBe(4)
  })

  it('says when the server cannot be reached, and can be asked again', async () => {
    const asked = server()
    vi.mocked(asked.steps).mockRejectedValueOnce(new TypeError('no network'))
    const replay = new ReplayTable(table, asked)
    const refused = expect(replay.go(4)).rejects.toThrow('no network')
    await pass()
    await refused
    void replay.go(5)
    await pass()
    expect(replay.shown?.step).toBe(5)
  })
})

interface Watched {
  replay: ReplayTable
  director: Director
  player: ReplayPlayer
  onfault: ReturnType<typeof vi.fn>
  stop: () => void
}
async function watched(step: number): Promise<Watched> {
  const replay = new ReplayTable(table, server())
  void replay.go(step)
  await pass()
  const director = new Director(replay)
  const onfault = vi.fn()
  const player = new ReplayPlayer(replay, director, onfault)
  const stop = $effect.root(() => {
    $effect(() => director.follow())
    $effect(() => player.follow())
  })
  flushSync()
  return { replay, director, player, onfault, stop }
}

describe('the player', () => {
  it('jumps without telling, also to the next step', async () => {
    const { director, player, stop } = await watched(3)
    player.jump(4)
    await pass()
    expect([director.update?.n, director.waiting, player.step]).toEqual([4, 0, 4])
    expect(director.caption?.entry.n).toBe(4)
    stop()
  })

  it('tells a step forward as a live table does', async () => {
    const { director, player, stop } = await watched(19)
    player.forward()
    await pass(100)
    expect([director.update?.n, player.step, director.beat?.events[0]?.kind]).toEqual([19, 20, 'allied'])
    await pass(1500)
    expect([director.update?.n, director.waiting]).toEqual([20, 0])
    stop()
  })

  it('goes back to before what is being told', async () => {
    const { director, player, stop } = await watched(19)
    player.forward()
    await pass(100)
    player.back()
    await pass()
    expect([director.update?.n, director.waiting, player.step]).toEqual([19, 0, 19])
    stop()
  })

  it('plays on by itself until a result waits, and on after it', async () => {
    const { director, player, stop } = await watched(28)
    player.play()
    await pass(6000)
    expect([player.playing, player.step, director.beat?.card]).toEqual([true, 30, 'battle'])
    player.toggle()
    await pass(4000)
    expect(player.step).toBeGreaterThan(31)
    stop()
  })

  it('stops in the middle of a step, and goes on from there', async () => {
    const { director, player, stop } = await watched(19)
    player.play()
    await pass(300)
    player.pause()
    await pass(10_000)
    expect([player.playing, director.beat?.events[0]?.kind, player.step]).toEqual([false, 'allied', 20])
    player.play()
    await pass(500)
    expect(director.update?.n).toBeGreaterThanOrEqual(20)
    stop()
  })

  it('watches a step from the board before it', async () => {
    const { director, player, stop } = await watched(60)
    void player.watch(20)
    await pass(500)
    expect([director.update?.n, player.step, director.beat?.events[0]?.kind]).toEqual([19, 20, 'allied'])
    stop()
  })

  it('ends at the last step', async () => {
    const { player, onfault, stop } = await watched(LAST - 2)
    player.play()
    await pass(10_000)
    expect([player.playing, player.ended, player.step]).toEqual([false, true, LAST])
    player.forward()
    await pass()
    expect([player.step, onfault.mock.calls.length]).toEqual([LAST, 0])
    stop()
  })

  it('takes one step at a time at instant speed', async () => {
    settings.set({ speed: 'instant' })
    const { director, player, stop } = await watched(3)
    player.play()
    await pass(1200)
    expect(director.update?.n).toBeGreaterThan(3)
    expect(director.update?.n).toBeLessThan(8)
    stop()
  })
})

describe('a gesture', () => {
  it('is all that one clan does in a row, up to what is important', () => {
    expect([gestureEnd(story, 15), gestureEnd(story, 19), gestureEnd(story, 40)]).toEqual([
      19,
      20,
      40 + MAX_TOLD,
    ])
  })
})
