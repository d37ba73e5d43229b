import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api'
import { settings } from '../../lib/settings.svelte'
import { promiseEnds } from '../../testing/promises'
import type { Entry, ReplayStep, TableView, View } from '../../wire/types'
import whole from '../../testing/fixtures/whole-game.json'
import fixture from '../../testing/fixtures/mandate.json'
import ReplayBoard from './ReplayBoard.svelte'
import Timeline from './Timeline.svelte'
import { marksOf } from './season-marks'
import { ReplayTable, promisesOf, type Viewpoint } from '../../play/replay-table.svelte'

const table = whole.table as unknown as TableView
const story = whole.frames as unknown as Entry[]
const view = fixture.view as unknown as View

const stepAt = (step: number, viewer: Viewpoint): ReplayStep =>
  ({
    step,
    steps: 100,
    clan: 'koi',
    answer: null,
    view: viewer === null || viewer === 'all' ? { ...view, me: undefined } : { ...view, me: viewer },
    board: fixture.board,
    events: [{ number: step, kind: 'built', cause: 'marshal', parent: null, clan: 'koi', province: 'edo' }],
    privates: viewer === 'all' ? { koi: { hand: ['train', 'betray'], sealed: null, deck: {} } } : null,
  }) as unknown as ReplayStep

const fetched = vi.fn((_: string, step: number, viewer: Viewpoint) => Promise.resolve(stepAt(step, viewer)))

beforeEach(() => {
  settings.set({ language: 'en' })
  fetched.mockClear()
})

describe('a replay', () => {
  it('draws a step as a table that takes no answers', async () => {
    const replay = new ReplayTable(table, fetched)
    await replay.go(7)
    expect(replay.steps).toBe(100)
    expect(replay.update?.n).toBe(7)
    expect(replay.update?.view?.pending).toBeUndefined()
  })

  it('stays inside the game', async () => {
    const replay = new ReplayTable(table, fetched)
    await replay.go(0)
    await replay.go(1000)
    expect(replay.step).toBe(100)
    await replay.go(-5)
    expect(replay.step).toBe(0)
  })

  it('asks for no step twice, but again for another viewer', async () => {
    const replay = new ReplayTable(table, fetched)
    await replay.go(1)
    await replay.go(2)
    await replay.go(1)
    expect(fetched).toHaveBeenCalledTimes(2)
    await replay.go(1, 'koi')
    expect(fetched).toHaveBeenLastCalledWith(table.id, 1, 'koi')
    expect(replay.update?.viewer).toBe('koi')
  })

  it('asks for the step wanted last while the first is still on its way', async () => {
    const late: ((step: ReplayStep) => void)[] = []
    const replay = new ReplayTable(table, () => new Promise((done) => late.push(done)))
    void replay.go(1)
    await vi.waitFor(() => expect(late).toHaveLength(1))
    const last = replay.go(2)
    late[0]?.(stepAt(1, null))
    await vi.waitFor(() => expect(late).toHaveLength(2))
    expect(replay.shown).toBeNull()
    late[1]?.(stepAt(2, null))
    await last
    expect(replay.shown?.step).toBe(2)
  })

  it('dragged along the line asks the server seldom, and ends where the hand ends', async () => {
    vi.useFakeTimers()
    const replay = new ReplayTable(table, fetched)
    for (let step = 0; step <= 90; step++) {
      void replay.go(step)
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(replay.shown?.step).toBe(90)
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(7)
    vi.useRealTimers()
  })

  it('waits and asks again where the server has had too many questions', async () => {
    vi.useFakeTimers()
    const refused = new ApiError({ code: 'too-many', text: 'slowly', clause: null }, 429)
    const fetch = vi
      .fn((_: string, step: number, viewer: Viewpoint) => Promise.resolve(stepAt(step, viewer)))
      .mockRejectedValueOnce(refused)
    const replay = new ReplayTable(table, fetch)
    const shown = replay.go(4)
    await vi.advanceTimersByTimeAsync(3000)
    await shown
    expect(replay.shown?.step).toBe(4)
    vi.useRealTimers()
  })

  it('says when the server cannot be reached, and can be asked again', async () => {
    const fetch = vi
      .fn((_: string, step: number, viewer: Viewpoint) => Promise.resolve(stepAt(step, viewer)))
      .mockRejectedValueOnce(new TypeError('no network'))
    const replay = new ReplayTable(table, fetch)
    await expect(replay.go(4)).rejects.toThrow('no network')
    await replay.go(5)
    expect(replay.shown?.step).toBe(5)
  })
})

describe('deals in a replay', () => {
  const { event: _, ...broken } = promiseEnds('broken', 7)
  const ledger = [
    {
      deal: '0123456789',
      from: 'lotus',
      to: 'koi',
      season: 'spring',
      visibility: 'open',
      made: { n: 2, event: 3 },
      paid: [],
      promises: [{ ...broken, event: 7, answered_by: null, due: null }],
    },
  ]
  const dealt = (step: number): ReplayStep => ({ ...stepAt(step, null), ledger }) as unknown as ReplayStep

  it('end with the step of their event', () => {
    expect(promisesOf(dealt(7))).toEqual([promiseEnds('broken', 7)])
    expect(promisesOf(dealt(8))).toEqual([])
  })

  it('are told, and a broken one is shown when the game comes to it', async () => {
    settings.set({ speed: 'normal' })
    const replay = new ReplayTable(table, (_id, step) => Promise.resolve(dealt(step)))
    await replay.go(6)
    render(ReplayBoard, { replay, story, onmoment: vi.fn(), onfault: vi.fn() })
    await replay.go(7)
    expect(await screen.findByText(/broke a promise to the Koi: bring no pieces into Kyoto/)).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'The Lotus broke a promise to the Koi' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Ledger', hidden: true }).textContent).toMatch(
      /The Lotus promised the Koi/,
    )
  })
})

describe('the timeline', () => {
  it('knows where seasons begin', () => {
    expect(marksOf(story).map(({ season }) => season)).toEqual(['summer', 'autumn', 'winter'])
  })

  it('counts no answer that was undone', () => {
    const season = { kind: 'season_started', season: 'summer', number: 1 }
    const frames = [
      { kind: 'answered', events: [] },
      { kind: 'undone', events: [] },
      { kind: 'answered', events: [season] },
    ]
    expect(marksOf(frames as unknown as Entry[])).toEqual([{ step: 1, season: 'summer' }])
  })

  it.each([
    ['ArrowRight', 6],
    ['ArrowLeft', 4],
    ['Home', 0],
    ['End', 10],
  ])('goes by the key %s', async (key, to) => {
    const ongo = vi.fn()
    render(Timeline, { step: 5, steps: 10, marks: [], playing: false, ongo, onplay: vi.fn() })
    await fireEvent.keyDown(document.body, { key })
    expect(ongo).toHaveBeenCalledExactlyOnceWith(to)
  })

  it('plays and pauses with the space bar', async () => {
    const onplay = vi.fn()
    render(Timeline, { step: 5, steps: 10, marks: [], playing: false, ongo: vi.fn(), onplay })
    await fireEvent.keyDown(document.body, { key: ' ' })
    expect(onplay).toHaveBeenCalledExactlyOnceWith(true)
  })
})

describe('watching', () => {
  async function watch(): Promise<{ replay: ReplayTable; onmoment: ReturnType<typeof vi.fn> }> {
    const replay = new ReplayTable(table, fetched)
    await replay.go(3)
    const onmoment = vi.fn()
    render(ReplayBoard, { replay, story, onmoment, onfault: vi.fn() })
    return { replay, onmoment }
  }

  it('tells what happened at this step, and steps on', async () => {
    const { onmoment } = await watch()
    expect(screen.getByText('The Koi build a Stronghold in Edo')).toBeDefined()
    await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }))
    expect(onmoment).toHaveBeenCalledExactlyOnceWith(4)
  })

  it('can be seen as a clan, or with all secrets', async () => {
    const { replay } = await watch()
    await fireEvent.click(screen.getByRole('radio', { name: 'Koi' }))
    await vi.waitFor(() => expect(replay.shown?.view.me).toBe('koi'))
    flushSync()
    expect(screen.getByText('You build a Stronghold in Edo')).toBeDefined()
    await fireEvent.click(screen.getByRole('radio', { name: 'everything revealed' }))
    await vi.waitFor(() => expect(screen.getByText('Secret information')).toBeDefined())
  })
})
