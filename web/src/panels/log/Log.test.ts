import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { eventsOf, withoutUndone } from '../../play/timeline/story'
import type { Entry, GameEvent } from '../../wire/types'
import { tell } from '../../words/sentences'
import MissedEvents from './MissedEvents.svelte'
import Log from './Log.svelte'
import Caption from './Caption.svelte'
import { missedEvents, lastSeen, remember } from './missed-events'
import { currentOf, filtered, grouped, type Group, type SeasonOf } from './grouping'
import { summaryOf } from './summary'
import { Play } from '../../play/play.svelte'
import { promiseEnds } from '../../testing/promises'
import { TestSource } from '../../testing/source.svelte'
import whole from '../../testing/fixtures/whole-game.json'

const story = whole.frames as unknown as Entry[]
const seasons = grouped(withoutUndone(story))

/** Most groups of a season; the lines in them are about 230. */
const MAX_GROUPS = 30

const linesOf = (found: readonly SeasonOf[]): Group['lines'] =>
  found.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))

const told = (entries: readonly Entry[]): TestSource => new TestSource('log', whole, entries)

beforeEach(() => {
  settings.set({ language: 'en' })
  localStorage.removeItem('hinode-seen')
})

describe('a summary', () => {
  const head = { number: 1, kind: 'kami_turn', cause: 'KAM-1', parent: null, turn: 3 } as unknown as GameEvent
  const group = { key: 'g1', head, lines: [] } as unknown as Group

  it('says what did not happen only once all of it has been told', () => {
    expect(summaryOf(group, 'koi', true)).toBe('')
    expect(summaryOf(group, 'koi', false)).toBe('No one leads a shrine')
  })

  it('is not shown for a Kami Turn that has just begun', () => {
    const at = story.findIndex(({ events }) => events.some(({ kind }) => kind === 'kami_turn'))
    const begun = story[at] as Entry
    const until = begun.events.findIndex(({ kind }) => kind === 'kami_turn') + 1
    render(Log, { source: told([...story.slice(0, at), { ...begun, events: begun.events.slice(0, until) }]) })
    expect(screen.getByText('Kami Turn')).toBeTruthy()
    expect(screen.queryByText('No one leads a shrine')).toBeNull()
  })
})

it('tells a bid once it is known, not also that it was placed', () => {
  const kinds = new Set(linesOf(seasons).map(({ item }) => item.event?.kind))
  expect(kinds).toContain('bid_revealed')
  expect(kinds).not.toContain('bid_sealed')
  const before = story.slice(
    0,
    story.findIndex(({ events }) => events.some(({ kind }) => kind === 'bid_revealed')),
  )
  const placed = before.flatMap(({ events }) => events.filter(({ kind }) => kind === 'bid_sealed'))
  const shown = linesOf(grouped(withoutUndone(before))).filter(
    ({ item }) => item.event?.kind === 'bid_sealed',
  )
  expect(shown).toHaveLength(placed.length)
})

describe('promises', () => {
  it('of one entry have a line each, also for those who filter by a party', async () => {
    const last = story.findLast(({ events }) => events.some(({ kind }) => kind === 'moved')) as Entry
    const number = last.events.find(({ kind }) => kind === 'moved')?.number ?? 0
    const second = promiseEnds('kept', number, { id: '0123456789.ask.0' })
    const ended = { ...last, promises: [promiseEnds('broken', number), second] }
    render(Log, { source: told([...story.slice(0, last.n - 1), ended]) })
    await fireEvent.click(screen.getByRole('button', { name: 'Only Koi' }))
    for (const what of ['broke', 'kept'])
      expect(
        screen.getByText(new RegExp(`The Lotus ${what} a promise to .*: bring no pieces into Kyoto`)),
      ).toBeTruthy()
  })

  it('kept at the end of a season share one line', async () => {
    const isCleanup = (event: GameEvent): boolean =>
      event.kind === 'phase_started' && event.phase === 'cleanup'
    const last = story.findLast(({ events }) => events.some(isCleanup)) as Entry
    const events = last.events.slice(0, last.events.findIndex(isCleanup) + 1)
    const number = events.at(-1)?.number ?? 0
    const kept = [
      promiseEnds('kept', number),
      promiseEnds('kept', number, {
        id: '0123456789.ask.0',
        by: 'koi',
        to: 'lotus',
        term: { kind: 'spare' },
      }),
    ]
    render(Log, { source: told([...story.slice(0, last.n - 1), { ...last, events, promises: kept }]) })
    await fireEvent.click(screen.getByRole('button', { name: 'Only Koi' }))
    expect(
      screen.getByText(
        /^Promises kept: Lotus to .* \(bring no pieces into Kyoto this season\); .* \(capture/,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/kept a promise/)).toBeNull()
  })
})

describe('the story', () => {
  it('falls into the seasons of the game', () => {
    expect(seasons.map(({ season }) => season)).toEqual([null, 'spring', 'summer', 'autumn', 'winter'])
  })

  it('has seven mandate turns, three kami turns and its wars in a season', () => {
    const heads = (seasons[1] as SeasonOf).groups.map(({ head }) => head?.kind)
    expect(heads.filter((kind) => kind === 'mandate_turn')).toHaveLength(7)
    expect(heads.filter((kind) => kind === 'kami_turn')).toHaveLength(3)
    expect(heads.filter((kind) => kind === 'province_at_war').length).toBeGreaterThan(2)
  })

  it('keeps a battle and all it caused together', () => {
    const battle = seasons
      .flatMap(({ groups }) => groups)
      .find(({ lines }) => lines.some(({ item: { event } }) => event?.kind === 'battle_started'))
    const kinds = battle?.lines.map(({ item: { event } }) => event?.kind) ?? []
    expect(kinds).toContain('bid_revealed')
    expect(kinds).toContain('battle_won')
    expect(kinds).not.toContain('mandate_turn')
  })

  it('says effects under what caused them', () => {
    expect(new Set(linesOf(seasons).map(({ depth }) => depth))).toEqual(new Set([0, 1, 2]))
  })

  it('can be about some clans only', () => {
    const lines = linesOf(filtered(seasons, new Set(['koi']))).length
    expect(lines).toBeGreaterThan(50)
    expect(lines).toBeLessThan(linesOf(seasons).length)
    expect(filtered(seasons, new Set())).toBe(seasons)
  })

  it.each(['spring', 'summer', 'autumn'])('has a few groups in %s, not hundreds of lines', (name) => {
    const season = seasons.filter((one) => one.season === name)
    expect(season[0]?.groups.length).toBeGreaterThan(15)
    expect(season[0]?.groups.length).toBeLessThanOrEqual(MAX_GROUPS)
    expect(linesOf(season).length).toBeGreaterThan(150)
  })

  it('is at the group in which something happened last', () => {
    const turn = story.findIndex(({ events }) => events.at(-1)?.kind === 'looked')
    const now = grouped(withoutUndone(story.slice(0, turn + 1)))
    expect(now.at(-1)?.groups.at(-1)?.head?.kind).toBe('mandate_turn')
    expect(currentOf(now)).toBe(now.at(-1)?.groups.at(-2))
  })
})

describe('the log', () => {
  it('has the season being played open and the others closed', () => {
    render(Log, { source: told(story) })
    expect(screen.getByRole('button', { name: /^Winter/ }).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: /^Spring/ }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText(/The game is over/)).toBeDefined()
  })

  it('draws the headings of a season and the lines of the current group only', () => {
    const midway = story.slice(0, 60)
    const { container } = render(Log, { source: told(midway) })
    const groups = grouped(withoutUndone(midway)).at(-1)?.groups ?? []
    expect(container.querySelectorAll('.group')).toHaveLength(groups.length)
    const open = container.querySelectorAll('.group [aria-expanded=true]')
    expect(open).toHaveLength(1)
    expect(open[0]?.closest('[aria-current=step]')).not.toBeNull()
    expect(container.querySelectorAll('li').length).toBeLessThan(40)
  })

  it('opens the group that happens now and closes the one before, unless the reader opened it', async () => {
    const source = told(story.slice(0, 30))
    const { container } = render(Log, { source })
    const open = (): string[] =>
      [...container.querySelectorAll('.group [aria-expanded=true]')].map((head) => head.textContent ?? '')
    const [before] = open()
    source.story = story.slice(0, 60)
    flushSync()
    expect(open()).toHaveLength(1)
    expect(open()[0]).not.toBe(before)
    await fireEvent.click(screen.getByRole('button', { name: /^Tea Ceremony/ }))
    source.story = story.slice(0, 80)
    flushSync()
    expect(open()).toHaveLength(2)
  })

  it('goes from heading to heading by the arrow keys', async () => {
    render(Log, { source: told(story) })
    const season = screen.getByRole('button', { name: /^Spring/ })
    season.focus()
    await fireEvent.keyDown(season, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Summer/ }))
  })

  it('says in one line what came of a closed group', async () => {
    render(Log, { source: told(story) })
    await fireEvent.click(screen.getByRole('button', { name: /^Spring/ }))
    expect(screen.getByRole('button', { name: /^Tea Ceremony/ }).textContent).toContain('Bonsai + Lotus')
    expect(screen.getAllByRole('button', { name: /pieces? moved/ }).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('button', { name: /^War 1.* wins/ }).length).toBeGreaterThan(0)
  })

  it('shows on the board what a line is about', async () => {
    const onhighlight = vi.fn()
    render(Log, { source: told(story), onhighlight })
    await fireEvent.click(screen.getByRole('button', { name: /^Spring/ }))
    for (const one of screen.getAllByRole('button', { name: /summoned/ })) await fireEvent.click(one)
    await fireEvent.click(screen.getAllByRole('button', { name: /summon .* in /i })[0] as HTMLElement)
    expect(onhighlight.mock.calls[0]?.[0]).toMatchObject({
      clans: [expect.any(String)],
      places: [expect.any(String), expect.any(String)],
    })
  })

  it('says of a past war only who won until it is opened', async () => {
    render(Log, { source: told(story) })
    await fireEvent.click(screen.getByRole('button', { name: /^Spring/ }))
    const [war] = screen.getAllByRole('button', { name: /^War 1/ })
    expect(war?.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText(/ bid .* in /)).toBeNull()
    for (const one of screen.getAllByRole('button', { name: /^War \d/ })) await fireEvent.click(one)
    expect(screen.getAllByText(/ bid .* in /).length).toBeGreaterThan(0)
  })

  it('can be filtered by clan', async () => {
    render(Log, { source: told(story) })
    const button = screen.getByRole('button', { name: 'Only Turtle' })
    await fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByText(/You gain .* VP \(war tokens\)/)).toBeNull()
  })

  it('of a table where nothing has happened says what will be here', () => {
    render(Log, { source: told([]) })
    expect(screen.getByText(/Events will appear here/)).toBeDefined()
  })
})

describe('a player who was away', () => {
  it('reads the main events and who gained what', () => {
    const found = missedEvents(story.slice(40, 120), 5)
    expect(found.told).toHaveLength(5)
    expect(found.more).toBeGreaterThan(0)
    expect(found.entries).toBe(eventsOf(story.slice(40, 120)).length)
  })

  it('sees a summary after coming back to the table', async () => {
    remember('log/koi', 40)
    render(MissedEvents, { play: new Play(told(story.slice(0, 90))) })
    flushSync()
    expect(screen.getByText('While you were away')).toBeDefined()
    expect(lastSeen('log/koi')).toBe(90)
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByText('While you were away')).toBeNull()
  })

  it('reads nothing on the first visit, nor about what happens while the page is open', () => {
    const source = told(story.slice(0, 40))
    render(MissedEvents, { play: new Play(source) })
    flushSync()
    source.story = story.slice(0, 90)
    flushSync()
    expect(screen.queryByText('While you were away')).toBeNull()
  })

  it('reads a summary after the connection was lost', () => {
    const source = told(story.slice(0, 40))
    render(MissedEvents, { play: new Play(source) })
    flushSync()
    source.connection = 'lost'
    flushSync()
    source.story = story.slice(0, 90)
    flushSync()
    expect(screen.getByText('While you were away')).toBeDefined()
  })
})

describe('the caption', () => {
  it('says in one line what was told last', () => {
    const play = new Play(told(story.slice(0, 60)))
    play.director.follow()
    render(Caption, { play })
    flushSync()
    const caption = play.director.caption
    if (caption?.event == null) throw new Error('nothing has happened')
    expect(screen.getByRole('status').textContent?.trim()).toBe(tell(caption.event, play.me))
  })
})
