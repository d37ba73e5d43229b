import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { base, entry, event, moved, telling } from '../../testing/playback'
import { TestSource } from '../../testing/source.svelte'
import { withoutUndone } from '../../play/timeline/story'
import type { OpenOffer, Update } from '../../wire/types'
import { tellAny } from '../../words/sentences'
import { grouped } from '../log/grouping'
import Dock from './Dock.svelte'

const first = { ...moment('mandate'), can_undo: false }

/** The next question of the same seat. */
const next = (): Update => ({ ...first, n: first.n + 1, asked: { koi: first.n + 1 } }) as Update

function shown(): { source: TestSource; dock: HTMLElement } {
  const source = new TestSource('dock', { ...first, asked: { koi: first.n } })
  render(Dock, { play: new Play(source) })
  const dock = screen.getByRole('region')
  return { source, dock }
}
const OFFER: OpenOffer = {
  ...{ id: '0123456789', from: 'turtle', to: first.viewer ?? 'koi', secret: false, until: 'turn' },
  ...{ counters: null, give: [], ask: [{ kind: 'coins', amount: 2 }], refusal: null, cannot_keep: [] },
}
/** Whether the mouse and fingers reach the buttons. */
const guarded = (dock: HTMLElement): boolean => dock.classList.contains('fresh')

function pass(time: number): void {
  vi.advanceTimersByTime(time)
  flushSync()
}

describe('a press on the dock', () => {
  beforeEach(() => {
    settings.set({ language: 'en', speed: 'normal' })
    vi.useFakeTimers()
  })
  afterEach(() => {
    settings.set({ speed: 'normal' })
    vi.useRealTimers()
  })

  it('has no effect in the first moments of a question', () => {
    const { source, dock } = shown()
    pass(400)
    expect(guarded(dock)).toBe(false)
    source.update = next()
    flushSync()
    expect(guarded(dock)).toBe(true)
    pass(399)
    expect(guarded(dock)).toBe(true)
    pass(1)
    expect(guarded(dock)).toBe(false)
  })

  it('has none while Undo has just come', () => {
    const { source, dock } = shown()
    pass(400)
    source.update = { ...(source.update as Update), can_undo: true }
    flushSync()
    expect(guarded(dock)).toBe(true)
  })

  it('has none while an offer above it has just gone', () => {
    const { source, dock } = shown()
    source.deals = { ...source.deals, offers: [OFFER] }
    flushSync()
    pass(400)
    expect(guarded(dock)).toBe(false)
    source.deals = { ...source.deals, offers: [] }
    flushSync()
    expect(guarded(dock)).toBe(true)
  })

  it('has none while the button to confirm has just come or gone, which stands where another one was', () => {
    const source = new TestSource('dock', { ...first, asked: { koi: first.n } })
    const play = new Play(source)
    render(Dock, { play })
    const dock = screen.getByRole('region')
    pass(400)
    const [answer] = play.choosing?.options ?? []
    if (answer !== undefined) play.choosing?.confirm(answer.answer)
    flushSync()
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy()
    expect(guarded(dock)).toBe(true)
    pass(400)
    expect(guarded(dock)).toBe(false)
    play.choosing?.back()
    flushSync()
    expect(guarded(dock)).toBe(true)
  })

  it('always counts at the highest speed', () => {
    settings.set({ speed: 'instant' })
    const { source, dock } = shown()
    source.update = next()
    flushSync()
    expect(guarded(dock)).toBe(false)
  })
})

describe('without a question', () => {
  beforeEach(() => settings.set({ language: 'en', speed: 'normal' }))
  afterEach(() => settings.set({ speed: 'normal' }))

  it('the dock shows the standings and the last events, the newest first', () => {
    const table = telling()
    const more = { view: { ...base.view, pending: [] } as unknown as Update['view'], asked: {} }
    table.arrive(
      [entry(11, [event(1, 'mandate_turn'), moved(2), event(3, 'built', { province: 'edo' })])],
      more,
    )
    flushSync()
    const { container } = render(Dock, { play: new Play(table.director), slim: true })
    const clans = Object.values(table.director.update?.view?.players ?? {})
    const rows = [...container.querySelectorAll('ol li b')].map((row) => Number(row.textContent))
    expect(rows).toEqual(clans.map(({ vp }) => vp).toSorted((a, b) => b - a))
    const lines = [...container.querySelectorAll('.recent li')].map((line) => line.textContent.trim())
    const play = new Play(table.director)
    const told = grouped(withoutUndone(play.source.story)).at(-1)?.groups.at(-1)?.lines ?? []
    expect(lines).toEqual(told.map(({ item }) => tellAny(item, play.me)).reverse())
    expect(lines.length).toBeGreaterThan(0)
    expect(container.querySelector('h2')).toBeNull()
    table.stop()
  })
})

it('says that a bot waits for my answer to its offer', () => {
  const waiting = moment('waiting')
  const bot = waiting.view?.waiting[0] ?? 'koi'
  const places = waiting.table.places.map((place) => (place.clan === bot ? { ...place, bot: 'easy' } : place))
  const source = new TestSource('dock', { ...waiting, table: { ...waiting.table, places } })
  render(Dock, { play: new Play(source) })
  expect(screen.queryByText(/wait a moment for your answer/)).toBeNull()
  source.deals = { ...source.deals, offers: [{ ...OFFER, from: bot, to: waiting.viewer ?? 'koi' }] }
  flushSync()
  expect(screen.getAllByText(/^The \w+ wait a moment for your answer to their offer$/).length).toBe(2)
  expect(screen.getByText('Your answer is awaited')).toBeTruthy()
})
