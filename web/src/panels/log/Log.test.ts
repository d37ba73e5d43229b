import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { eventsOf, withoutUndone } from '../../play/story'
import type { Entry } from '../../wire/types'
import { tell } from '../../words/telling'
import AbsenceSummary from './AbsenceSummary.svelte'
import Log from './Log.svelte'
import Caption from './Caption.svelte'
import { absence, lastSeen, remember } from './absence'
import { capped, countLines, filtered, grouped, type SeasonOf } from './grouping'
import { Play } from '../../play/play.svelte'
import { TestSource } from '../../testing/source.svelte'
import whole from '../../testing/fixtures/whole-game.json'

const story = whole.frames as unknown as Entry[]
const seasons = grouped(withoutUndone(story))

const told = (entries: readonly Entry[]): TestSource => new TestSource('log', whole, entries)

beforeEach(() => {
  settings.set({ language: 'en' })
  localStorage.removeItem('hinode-seen')
})

describe('the story', () => {
  it('falls into the seasons of the game', () => {
    expect(seasons.map(({ season }) => season)).toEqual([null, 'spring', 'summer', 'autumn', 'winter'])
  })

  it('has seven mandate turns, three kami turns and its wars in a season', () => {
    const spring = seasons[1] as SeasonOf
    const heads = spring.chapters.flatMap(({ groups }) => groups.map(({ head }) => head?.kind))
    expect(heads.filter((kind) => kind === 'mandate_turn')).toHaveLength(7)
    expect(heads.filter((kind) => kind === 'kami_turn')).toHaveLength(3)
    expect(heads.filter((kind) => kind === 'province_at_war').length).toBeGreaterThan(2)
  })

  it('keeps a battle and all it caused together', () => {
    const wars = seasons.flatMap(({ chapters }) => chapters.flatMap(({ groups }) => groups))
    const battle = wars.find(({ lines }) =>
      lines.some(({ item: { event } }) => event?.kind === 'battle_started'),
    )
    const kinds = battle?.lines.map(({ item: { event } }) => event?.kind) ?? []
    expect(kinds).toContain('bid_revealed')
    expect(kinds).toContain('battle_won')
    expect(kinds).not.toContain('mandate_turn')
  })

  it('says effects under what caused them', () => {
    const lines = seasons.flatMap(({ chapters }) =>
      chapters.flatMap(({ groups }) => groups.flatMap((one) => one.lines)),
    )
    expect(new Set(lines.map(({ depth }) => depth))).toEqual(new Set([0, 1, 2]))
  })

  it('can be about some clans only', () => {
    const koi = filtered(seasons, new Set(['koi']))
    const lines = koi.reduce((sum, season) => sum + countLines(season), 0)
    expect(lines).toBeGreaterThan(50)
    expect(lines).toBeLessThan(seasons.reduce((sum, season) => sum + countLines(season), 0))
    expect(filtered(seasons, new Set())).toBe(seasons)
  })

  it('is drawn from its end', () => {
    const { season, cut } = capped(seasons[1] as SeasonOf, 3)
    expect(cut).toBe(true)
    expect(season.chapters.at(-1)?.phase).toBe('cleanup')
    expect(capped(seasons[1] as SeasonOf, 1000).cut).toBe(false)
  })
})

describe('the log', () => {
  it('has the season being played open and the others closed', () => {
    render(Log, { source: told(story) })
    expect(screen.getByRole('button', { name: /^Winter/ }).getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: /^Spring/ }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText(/The game is over/)).toBeDefined()
  })

  it('draws a few hundred lines of a full game at most', async () => {
    const { container } = render(Log, { source: told(story) })
    await fireEvent.click(screen.getByRole('button', { name: /^Autumn/ }))
    expect(container.querySelectorAll('li').length).toBeLessThan(300)
    await fireEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
  })

  it('shows on the board what a line is about', async () => {
    const onhighlight = vi.fn()
    render(Log, { source: told(story), onhighlight })
    await fireEvent.click(screen.getByRole('button', { name: /^Spring/ }))
    await fireEvent.click(screen.getAllByRole('button', { name: /summon .* in /i })[0] as HTMLElement)
    expect(onhighlight.mock.calls[0]?.[0]).toMatchObject({
      clans: [expect.any(String)],
      places: [expect.any(String), expect.any(String)],
    })
  })

  it('tells a war of the past by its winner until it is opened', async () => {
    render(Log, { source: told(story) })
    await fireEvent.click(screen.getByRole('button', { name: /^Spring/ }))
    const [war] = screen.getAllByRole('button', { name: /^War 1/ })
    expect(war?.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText(/have bid/)).toBeNull()
    for (const one of screen.getAllByRole('button', { name: /^War \d/ })) await fireEvent.click(one)
    expect(screen.getAllByText(/have bid/).length).toBeGreaterThan(0)
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
    const found = absence(story.slice(40, 120), 5)
    expect(found.told).toHaveLength(5)
    expect(found.more).toBeGreaterThan(0)
    expect(found.entries).toBe(eventsOf(story.slice(40, 120)).length)
  })

  it('sees a summary after coming back to the table', async () => {
    remember('log/koi', 40)
    render(AbsenceSummary, { play: new Play(told(story.slice(0, 90))) })
    flushSync()
    expect(screen.getByText('While you were away')).toBeDefined()
    expect(lastSeen('log/koi')).toBe(90)
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.queryByText('While you were away')).toBeNull()
  })

  it('reads nothing on the first visit, nor about what happens while the page is open', () => {
    const source = told(story.slice(0, 40))
    render(AbsenceSummary, { play: new Play(source) })
    flushSync()
    source.story = story.slice(0, 90)
    flushSync()
    expect(screen.queryByText('While you were away')).toBeNull()
  })

  it('reads a summary after the connection was lost', () => {
    const source = told(story.slice(0, 40))
    render(AbsenceSummary, { play: new Play(source) })
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
