import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { eventsOf } from '../../play/story'
import type { DecisionOf, Entry, Update } from '../../wire/types'
import { TestSource } from '../../testing/source.svelte'
import whole from '../../testing/fixtures/whole-game.json'
import fixture from '../../testing/fixtures/bid.json'
import Battle from './Battle.svelte'
import Bidding from './Bidding.svelte'
import { STEPS, battlesOf, effects, fallen, reached, tied, type Battle as Fought } from './battle'
import { BattleForces } from './forces.svelte'

const update = fixture as unknown as Update
const decision = update.view?.pending?.[0] as DecisionOf<'bid'>
const story = whole.frames as unknown as Entry[]
const battles = battlesOf(eventsOf(story))

const told = (entries: readonly Entry[]): TestSource => new TestSource('t', whole, entries)
/** Where in the story the first battle begins and ends. */
const begins = story.findIndex(({ events }) => events.some(({ kind }) => kind === 'battle_started'))
const ends = story.findIndex(({ events }) => events.some(({ kind }) => kind === 'battle_ended'))

beforeEach(() => {
  settings.set({ language: 'en', motion: true })
  localStorage.removeItem('hinode-battles')
})
afterEach(() => void vi.useRealTimers())

describe('a bid', () => {
  const spin = (name: RegExp): HTMLElement => screen.getByRole('spinbutton', { name })

  function bidding(): ReturnType<typeof vi.fn> {
    const source = new TestSource('t', update)
    const onanswer = vi.fn()
    render(Bidding, { source, decision, onanswer })
    return onanswer
  }

  it('is put together by keys and sealed', async () => {
    const onanswer = bidding()
    await fireEvent.keyDown(spin(/Hire Ronin/), { key: 'ArrowUp' })
    await fireEvent.keyDown(spin(/Hire Ronin/), { key: 'ArrowUp' })
    await fireEvent.click(screen.getByRole('button', { name: 'Increase: Coins on Imperial Poets' }))
    await fireEvent.click(screen.getByRole('button', { name: /Confirm bid/ }))
    expect(onanswer).toHaveBeenCalledExactlyOnceWith({
      kind: 'bid',
      seppuku: 0,
      hostage: 0,
      ronin: 2,
      poets: 1,
    })
  })

  it('is never more than the Coins there are', async () => {
    bidding()
    await fireEvent.keyDown(spin(/Seppuku/), { key: 'End' })
    expect(spin(/Seppuku/).textContent).toBe(String(decision.coins))
    await fireEvent.keyDown(spin(/Poets/), { key: 'ArrowUp' })
    expect(spin(/Poets/).textContent).toBe('0')
  })

  it('of nothing is called so', () => {
    bidding()
    expect(screen.getByRole('button', { name: /Bid nothing/ })).toBeDefined()
  })

  it('is made knowing what the others could do', () => {
    bidding()
    const [, ...rows] = screen.getAllByRole('row')
    const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim()))
    const koi = cells[0] ?? []
    const side = update.board?.wars[0]?.sides.find(({ clan }) => clan === 'koi')
    expect(rows).toHaveLength(3)
    expect(koi.slice(0, 2)).toEqual([String(side?.force), String(side?.with_ronin)])
  })
})

describe('a battle', () => {
  it('is read from its events', () => {
    expect(battles.length).toBeGreaterThan(3)
    for (const battle of battles) {
      expect(battle.ended).toBe(true)
      expect(battle.victor).not.toBeNull()
      expect(Object.keys(battle.bids).sort()).toEqual([...battle.clans].sort())
      expect(reached(battle)).toBe(STEPS.length)
    }
  })

  it('has every event of it in one step', () => {
    const events = eventsOf(story)
    const [first] = battles
    const from = events.findIndex(({ number }) => number === first?.id)
    const to = events.findIndex(({ kind }, i) => i > from && kind === 'battle_ended')
    const inActs = STEPS.flatMap((step) => first?.steps[step] ?? []).length
    expect(inActs + (first?.sealed.length ?? 0)).toBe(to - from - 1)
  })

  it('gives each advantage what it brought', () => {
    const hostage = battles.find((battle) => effects(battle, 'hostage').length > 0)
    const kinds = hostage === undefined ? [] : effects(hostage, 'hostage').map(({ kind }) => kind)
    expect(kinds).toContain('captured')
    expect(battles.some((battle) => fallen(battle, STEPS.length).length > 0)).toBe(true)
  })
})

describe('a tie', () => {
  const bid = (seppuku: number): Record<'seppuku' | 'hostage' | 'ronin' | 'poets', number> => ({
    seppuku,
    hostage: 0,
    ronin: 0,
    poets: 0,
  })
  const battle = (...coins: [number, number, number]): Fought =>
    ({
      clans: ['koi', 'lotus', 'turtle'],
      bids: { koi: bid(coins[0]), lotus: bid(coins[1]), turtle: bid(coins[2]) },
    }) as unknown as Fought

  it('is of the highest bids, and of some Coins at least', () => {
    expect(tied(battle(2, 2, 1), 'seppuku')).toBe(true)
    expect(tied(battle(3, 2, 2), 'seppuku')).toBe(false)
    expect(tied(battle(0, 0, 0), 'seppuku')).toBe(false)
  })
})

describe('forces', () => {
  type Forces = Parameters<BattleForces['record']>[1]
  const at = (koi: number): Forces => ({ edo: { koi } }) as unknown as Forces
  const battle = (change: Partial<Fought>): Fought =>
    ({ id: 7, province: 'edo', bids: {}, ended: false, ...change }) as unknown as Fought
  const bids = { koi: { seppuku: 0, hostage: 0, ronin: 1, poets: 0 } }

  it('of a battle are those before its bids were opened, and those it left', () => {
    const forces = new BattleForces()
    forces.record([battle({})], at(4))
    forces.record([battle({ bids })], at(3))
    forces.record([battle({ bids, ended: true })], at(1))
    forces.record([battle({ bids, ended: true })], at(9))
    expect([forces.before(battle({})), forces.after(battle({}))]).toEqual([{ koi: 4 }, { koi: 1 }])
  })

  it('of a battle that was going on when we came are not made up', () => {
    const forces = new BattleForces()
    forces.record([battle({ bids, ended: true })], at(1))
    forces.record([battle({ bids, ended: true })], at(2))
    expect(forces.after(battle({}))).toBeUndefined()
  })
})

describe('the playback', () => {
  it('marks the step being shown, and tells what nobody bid on in a word', () => {
    vi.useFakeTimers()
    const source = told(story.slice(0, begins))
    const { container } = render(Battle, { source })
    source.story = story.slice(0, ends + 1)
    flushSync()
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(1200)
      flushSync()
    }
    expect(container.querySelectorAll('[aria-current=step]')).toHaveLength(1)
    expect(container.querySelectorAll('.battle ol > li')).toHaveLength(STEPS.length - 1)
  })

  it('shows nothing of battles that were over before we came', () => {
    render(Battle, { source: told(story) })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows step after step what came while we look, and can be skipped', async () => {
    vi.useFakeTimers()
    const source = told(story.slice(0, begins))
    render(Battle, { source })
    source.story = story.slice(0, ends + 1)
    flushSync()
    expect(screen.getByRole('region', { name: /Battle for/ })).toBeDefined()
    expect(screen.queryByText(/wins$/)).toBeNull()
    vi.advanceTimersByTime(1200)
    flushSync()
    expect(screen.queryByText(/wins$/)).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: /Skip/ }))
    expect(screen.getByText(/wins$/)).toBeDefined()
  })

  it('plays to its end by itself', () => {
    vi.useFakeTimers()
    const source = told(story.slice(0, begins))
    render(Battle, { source })
    source.story = story.slice(0, ends + 1)
    flushSync()
    for (let i = 0; i < STEPS.length; i++) {
      vi.advanceTimersByTime(1200)
      flushSync()
    }
    expect(screen.getByText(/wins$/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /Skip/ })).toBeNull()
  })

  it('without motion shows the result at once', () => {
    settings.set({ motion: false })
    const source = told(story.slice(0, begins))
    render(Battle, { source })
    source.story = story.slice(0, ends + 1)
    flushSync()
    expect(screen.getByText(/wins$/)).toBeDefined()
  })

  it('remembers that only results are wanted', async () => {
    const source = told(story.slice(0, begins))
    const { unmount } = render(Battle, { source })
    source.story = story.slice(0, ends + 1)
    flushSync()
    await fireEvent.click(screen.getByRole('button', { name: 'Just show the result' }))
    unmount()
    const again = told(story.slice(0, begins))
    render(Battle, { source: again })
    again.story = story.slice(0, ends + 1)
    flushSync()
    expect(screen.getByText(/wins$/)).toBeDefined()
  })

  it('is never far behind the war', () => {
    const source = told(story.slice(0, begins))
    render(Battle, { source })
    source.story = story
    flushSync()
    const count = battles.length
    expect(screen.getByText(`${count} of ${count}`)).toBeDefined()
  })

  it('lets one look back', async () => {
    const source = told(story.slice(0, begins))
    render(Battle, { source })
    source.story = story
    flushSync()
    await fireEvent.click(screen.getByRole('button', { name: 'Previous battle' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Previous battle' }))
    expect(screen.getByText(`${battles.length - 2} of ${battles.length}`)).toBeDefined()
    expect(screen.getByText(/wins$/)).toBeDefined()
  })

  it('can be closed', async () => {
    const source = told(story.slice(0, begins))
    render(Battle, { source })
    source.story = story.slice(0, ends + 1)
    flushSync()
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
