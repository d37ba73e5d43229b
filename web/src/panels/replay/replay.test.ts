import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { Entry, GameEvent, ReplayStep, TableView } from '../../wire/types'
import whole from '../../testing/fixtures/whole-game.json'
import { entryWith } from '../../testing/entries'
import { moment } from '../../testing/moments'
import { promiseEnds } from '../../testing/promises'
import { ReplayTable, type ReplayServer, type Viewpoint } from '../../play/sources/replay-table.svelte'
import Moments from './Highlights.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import Timeline from './Timeline.svelte'
import { markAt, marksOf } from './marks'

const table = whole.table as unknown as TableView
const frames = whole.frames as unknown as Entry[]
const { view, board } = moment('battle')

/** The recorded game as a replay numbers it. */
const story = [entryWith({ n: 0 }), ...frames.filter(({ kind }) => kind === 'answered')].map((entry, n) => ({
  ...entry,
  n,
}))
const LAST = story.length - 1
const PATIENT = { timeout: 10_000 } // a machine may be busy
const marks = marksOf(story)
const stepOf = (kind: GameEvent['kind']): number =>
  story.find(({ events }) => events.some((event) => event.kind === kind))?.n ?? -1

const stepAt = (step: number, viewer: Viewpoint): ReplayStep =>
  ({
    step,
    steps: LAST,
    clan: 'koi',
    answer: null,
    view: { ...view, phase: 'war', me: viewer === null || viewer === 'all' ? undefined : viewer },
    board,
    events: story[step]?.events ?? [],
    privates: viewer === 'all' ? { koi: { hand: ['train', 'betray'], sealed: null, deck: {} } } : null,
  }) as unknown as ReplayStep
const server: ReplayServer = {
  steps: (_, step, count, viewer) =>
    Promise.resolve(
      Array.from({ length: Math.min(count, LAST + 1 - step) }, (_, i) => stepAt(step + i, viewer)),
    ),
  story: () => Promise.resolve(story),
}

beforeEach(() => settings.set({ language: 'en', speed: 'normal', waitAtBattles: true, motion: false }))

describe('the moments of a game', () => {
  it('are its seasons, battles, alliances, betrayals, and cards, in order', () => {
    const kinds = new Set(marks.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['season', 'battle', 'alliance', 'betrayal', 'card']))
    const steps = marks.map(({ step }) => step)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('of a battle name its winner', () => {
    const battle = marks.find(({ kind }) => kind === 'battle')
    const won = story.flatMap(({ events }) => events).find(({ kind }) => kind === 'battle_won')
    expect(battle?.clan).toBe(won?.kind === 'battle_won' ? won.clan : 'nobody')
  })

  it('are listed, and the current one is marked', async () => {
    const onpick = vi.fn()
    const here = marks[3]
    render(Moments, { marks, step: here?.step ?? 0, me: null, onpick })
    const current = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-current') === 'step')
    expect(current).toHaveLength(1)
    await fireEvent.click(current[0] as HTMLElement)
    expect(onpick).toHaveBeenCalledExactlyOnceWith(markAt(marks, here?.step ?? 0))
  })

  it('can be narrowed down to one kind', async () => {
    render(Moments, { marks, step: 0, me: null, onpick: vi.fn() })
    await fireEvent.click(screen.getByRole('button', { name: 'Battles' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(marks.filter(({ kind }) => kind === 'battle').length)
  })
})

describe('the timeline', () => {
  const calls = { ongo: vi.fn(), onstep: vi.fn(), onmark: vi.fn(), onplay: vi.fn(), onspace: vi.fn() }
  beforeEach(() => {
    vi.clearAllMocks()
    render(Timeline, { step: 5, steps: 10, marks: [], playing: false, ended: false, ...calls })
  })

  it.each([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ])('steps by the key %s', async (key, by) => {
    await fireEvent.keyDown(document.body, { key })
    expect(calls.onstep).toHaveBeenCalledExactlyOnceWith(by)
  })

  it.each([
    ['Home', 0],
    ['End', 10],
  ])('jumps by the key %s', async (key, to) => {
    await fireEvent.keyDown(document.body, { key })
    expect(calls.ongo).toHaveBeenCalledExactlyOnceWith(to)
  })

  it('tells of the space bar', async () => {
    await fireEvent.keyDown(document.body, { key: ' ' })
    expect(calls.onspace).toHaveBeenCalledOnce()
  })
})

describe('watching', () => {
  async function watch(
    step: number,
    from: ReplayServer = server,
  ): Promise<{ replay: ReplayTable; scene: () => string | undefined }> {
    const replay = new ReplayTable(table, from)
    await replay.go(step)
    const { container } = render(ReplayBoard, {
      replay,
      onmoment: vi.fn(),
      onfault: vi.fn(),
      onanalyze: vi.fn(),
    })
    const scene = (): string | undefined => {
      flushSync()
      return container.querySelector<HTMLElement>('[data-scene]')?.dataset['scene']
    }
    return { replay, scene }
  }
  /** By its place on the page: to look for a role among all pieces of the map takes long. */
  const press = (selector: string): Promise<unknown> => {
    const button = document.querySelector(selector)
    if (button === null) throw new Error(`there is no ${selector}`)
    return fireEvent.click(button)
  }
  const FORWARD = '[aria-label="One step forward"]'
  const NEXT = '[data-scene] .go'

  it('shows a battle and its result on the stage', async () => {
    const ends = stepOf('battle_ended')
    const { scene } = await watch(ends - 1)
    await press(FORWARD)
    await vi.waitFor(() => expect(document.querySelector(NEXT)).not.toBeNull(), PATIENT)
    for (let i = 0; i < 12 && scene() !== 'result'; i++) await press(NEXT)
    expect(scene()).toBe('result')
  })

  it('opens a battle in the middle where its bids are made', async () => {
    const battle = marks.find(({ still }) => still)
    const { scene } = await watch(battle?.step ?? 0)
    expect(scene()).toBe('battle')
  })

  it('announces the War Phase', async () => {
    const announced = story.find(({ events }) =>
      events.some((event) => event.kind === 'phase_started' && event.phase === 'war'),
    )
    const { scene } = await watch((announced?.n ?? 0) - 1)
    await press(FORWARD)
    await vi.waitFor(() => expect(scene()).toBeDefined(), PATIENT)
    for (let i = 0; i < 12 && scene() !== 'war'; i++) await press(FORWARD)
    expect(scene()).toBe('war')
  })

  it('tells a broken promise when the game comes to it', async () => {
    const step = 12
    const number = story[step]?.events.at(-1)?.number ?? -1
    const told = story.map((entry) =>
      entry.n === step ? { ...entry, promises: [promiseEnds('broken', number)] } : entry,
    )
    const { scene } = await watch(step - 1, { ...server, story: () => Promise.resolve(told) })
    await press(FORWARD)
    await vi.waitFor(() => expect(document.querySelector('[data-behind="1"]')).not.toBeNull(), PATIENT)
    for (let i = 0; i < 12 && scene() !== 'promise'; i++) await press(FORWARD)
    expect(scene()).toBe('promise')
  })

  it('can be seen as a clan, or with all secrets', async () => {
    const { replay } = await watch(3)
    await fireEvent.click(screen.getByRole('radio', { name: 'Koi' }))
    await vi.waitFor(() => expect(replay.shown?.view.me).toBe('koi'), PATIENT)
    await fireEvent.click(screen.getByRole('radio', { name: 'everything revealed' }))
    await vi.waitFor(() => expect(screen.getByText('Secret information')).toBeDefined(), PATIENT)
  })
})
