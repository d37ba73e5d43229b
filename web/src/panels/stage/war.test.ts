import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { BREAKPOINTS, viewport } from '../../lib/browser/viewport.svelte'
import { dealComposer } from '../../play/deals/deal-composer.svelte'
import { Play } from '../../play/play.svelte'
import { eventsOf } from '../../play/timeline/story'
import type {
  AdvantageWon,
  Answer,
  BidTable,
  Clan,
  DecisionOf,
  Entry,
  GameEvent,
  Update,
  View,
} from '../../wire/types'
import { ADVANTAGES } from '../../wire/vocab'
import type { EventOf } from '../../words/sentences'
import { promiseEnds } from '../../testing/promises'
import { TestSource } from '../../testing/source.svelte'
import fought from '../../testing/fixtures/battle.json'
import whole from '../../testing/fixtures/whole-game.json'
import fixture from '../../testing/fixtures/bid.json'
import Bidding from './bidding/Bidding.svelte'
import ForceBars from './scenes/parts/ForceBars.svelte'
import Dock from '../dock/Dock.svelte'
import DealButtons from './bidding/DealButtons.svelte'
import {
  STEPS,
  battlesOf,
  causes,
  coinsOf,
  effects,
  highestBid,
  killedIn,
  reached,
  tied,
  type Battle as Fought,
} from './battle'
import Stage from './Stage.svelte'
import { provinceOf, sceneOf, takesRoom, type Scene } from './scenes'

const update = fixture as unknown as Update
const decision = update.view?.pending?.[0] as DecisionOf<'bid'>
const story = whole.frames as unknown as Entry[]
const battles = battlesOf(story)

const leads = (winner: 'koi' | 'lotus', force: number, second: number): BidTable['outcome'] => ({
  winner,
  force,
  second,
})
/** What an advantage would change for a clan that wins it. */
const used = (outcome: BidTable['outcome'], more: Partial<AdvantageWon> = {}): AdvantageWon => ({
  possible: true,
  forces: {},
  outcome,
  vp: {},
  honor: {},
  killed: 0,
  captured: null,
  poets: null,
  by_coins_bid: [],
  ...more,
})
/** Koi 2 against Lotus 3; all others have bid. */
function bidTable(): BidTable {
  const poets = { vp: 1, least: 1, most: 2 }
  const stays = leads('lotus', 3, 2)
  return {
    province: decision.province,
    sides: [],
    last: true,
    rivals: { seppuku: 'lotus', hostage: 'lotus', ronin: 'lotus', poets: 'lotus' },
    outcome: stays,
    advantages: {
      seppuku: {
        koi: used(leads('lotus', 3, 0), { killed: 2, vp: { koi: { before: 0, after: 2 } } }),
        lotus: used(leads('koi', 2, 0)),
      },
      hostage: {
        koi: used(leads('koi', 3, 2), {
          captured: { clan: 'lotus', figure: 'bushi' },
          vp: { koi: { before: 0, after: 1 } },
        }),
        lotus: used(leads('lotus', 4, 1)),
      },
      ronin: {
        koi: used(leads('koi', 3, 2), { by_coins_bid: [leads('koi', 3, 2), stays] }),
        lotus: used(leads('lotus', 5, 2)),
      },
      poets: { koi: used(stays, { poets }), lotus: used(stays, { poets }) },
    },
  }
}

/** One battle, and where it begins and ends in its story. */
const recorded = fought as unknown as Update
const frames = recorded.frames
const hasEvent = (kind: string): number =>
  frames.findIndex(({ events }) => events.some((event) => event.kind === kind))
const begins = hasEvent('battle_started')
const ends = hasEvent('battle_ended')

beforeEach(() => {
  settings.set({ language: 'en', motion: true })
})
afterEach(() => void vi.useRealTimers())

describe('a bid', () => {
  const spin = (name: RegExp): HTMLElement => screen.getByRole('spinbutton', { name })

  /** The question with its previews, if the server answers; and what is sent. */
  async function bidding(coins = decision.coins, bids: BidTable | null = null): Promise<TestSource> {
    const asked = structuredClone(update)
    const question = asked.view?.pending?.[0] as DecisionOf<'bid'>
    question.coins = coins
    const source = new TestSource('t', asked)
    source.previews = { clan: question.clan, kind: 'bid', cause: 'BAT-3', progress: null, options: [], bids }
    const play = new Play(source)
    await play.previews.ask()
    render(Bidding, { play, decision: question })
    return source
  }
  /** What was sent. */
  const answers = ({ sent }: TestSource): Answer[] =>
    sent.flatMap((command) => (command.kind === 'answer' ? [command.answer] : []))

  it('is put together by keys and sealed', async () => {
    const source = await bidding()
    await fireEvent.keyDown(spin(/Hire Ronin/), { key: 'ArrowUp' })
    await fireEvent.keyDown(spin(/Hire Ronin/), { key: 'ArrowUp' })
    await fireEvent.click(screen.getByRole('button', { name: 'Increase: Coins on Imperial Poets' }))
    await fireEvent.click(screen.getByRole('button', { name: /Confirm bid/ }))
    expect(answers(source)).toEqual([{ kind: 'bid', seppuku: 0, hostage: 0, ronin: 2, poets: 1 }])
  })

  it('is kept until it is confirmed: in another tab, and while the story plays', async () => {
    const source = new TestSource('t', structuredClone(update))
    const play = new Play(source)
    const { unmount } = render(Bidding, { play, decision })
    await fireEvent.keyDown(spin(/Poets/), { key: 'ArrowUp' })
    unmount()
    source.update = { ...structuredClone(update), view: { ...(update.view as View), pending: [] } }
    expect(play.choosing).toBeNull()
    source.update = structuredClone(update)
    render(Bidding, { play, decision })
    expect(spin(/Poets/).textContent).toBe('1')
    await fireEvent.click(screen.getByRole('button', { name: /Confirm bid/ }))
    source.update = { ...structuredClone(update), asked: { koi: update.n + 1 }, n: update.n + 1 }
    expect(play.choosing?.bid.poets).toBe(0)
  })

  it('is never more than the Coins there are', async () => {
    await bidding()
    await fireEvent.keyDown(spin(/Seppuku/), { key: 'End' })
    expect(spin(/Seppuku/).textContent).toBe(String(decision.coins))
    await fireEvent.keyDown(spin(/Poets/), { key: 'ArrowUp' })
    expect(spin(/Poets/).textContent).toBe('0')
  })

  it('of nothing is called so, and is not what the form suggests', async () => {
    await bidding()
    const nothing = screen.getByRole('button', { name: /Bid nothing/ })
    expect(nothing.classList.contains('main')).toBe(false)
    await fireEvent.keyDown(spin(/Poets/), { key: 'ArrowUp' })
    expect(screen.getByRole('button', { name: /Confirm bid/ }).classList.contains('main')).toBe(true)
  })

  it('without Coins is a glance with one button', async () => {
    const source = await bidding(0)
    expect(screen.queryAllByRole('spinbutton')).toEqual([])
    const answering = (one: HTMLElement): boolean => !one.getAttribute('aria-label')?.startsWith('Offer')
    const [only, ...others] = screen.getAllByRole('button').filter(answering)
    expect(others).toEqual([])
    await fireEvent.click(only as HTMLElement)
    expect(answers(source)).toEqual([{ kind: 'bid', seppuku: 0, hostage: 0, ronin: 0, poets: 0 }])
  })

  it('says how each advantage would change the battle, by who wins it', async () => {
    await bidding(decision.coins, bidTable())
    const hostage = screen.getByRole('spinbutton', { name: /Hostage/ }).closest('li')
    const rows = [...(hostage?.querySelectorAll('ul li') ?? [])].map(({ textContent }) => textContent?.trim())
    expect(rows).toEqual(['If you win it:You lead 3–2', 'If Lotus wins it:Lotus leads 4–1'])
    expect(screen.getByText('Lotus leads 3–2')).toBeDefined() // without bids
    expect(hostage?.textContent).toContain('Best target: Lotus Bushi, +1 VP')
    expect(screen.getByText(/Your 2 figures die: \+2 VP/)).toBeDefined()
    expect(screen.getByText(t('bid-last'))).toBeDefined()
  })

  it('says on a phone in one line what winning an advantage leads to', async () => {
    vi.spyOn(viewport, 'below').mockImplementation((name) => BREAKPOINTS[name] > 390)
    const table = bidTable()
    await bidding(decision.coins, table)
    const lines = (name: RegExp): string[] =>
      [...(spin(name).closest('li')?.querySelectorAll('ul li') ?? [])].map(({ textContent }) =>
        (textContent ?? '').trim(),
      )
    expect(lines(/Hostage/)).toEqual(['If you win: you lead 3–2'])
    expect(lines(/Poets/)).toEqual([expect.stringMatching(/^If you win: \+\d VP$/)])
    vi.restoreAllMocks()
  })

  it('says that honor decides a tie', async () => {
    await bidding(decision.coins, { ...bidTable(), outcome: leads('koi', 3, 3) })
    expect(screen.getByText('Tie: you lead by honor')).toBeDefined()
  })

  it('counts Coins that are not bid where they fight', async () => {
    await bidding(2, bidTable())
    const ronin = (): string =>
      screen.getByRole('spinbutton', { name: /Ronin/ }).closest('li')?.textContent ?? ''
    expect(ronin()).toContain('You lead 3–2')
    await fireEvent.keyDown(spin(/Poets/), { key: 'ArrowUp' })
    await fireEvent.keyDown(spin(/Poets/), { key: 'ArrowUp' })
    expect(ronin()).toContain('Lotus leads 3–2')
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
    const rise = (number: number): object => ({ number, kind: 'honor', clan: 'koi' })
    const steps = { ...battles[0]?.steps, seppuku: [rise(1), rise(2)] }
    const risen = { ...battles[0], steps } as unknown as Fought
    expect(effects(risen, 'seppuku').map(({ number }) => number)).toEqual([2]) // the order as it is now
    expect(battles.some((battle) => killedIn(battle).length > 0)).toBe(true)
  })
})

describe('the highest bid', () => {
  const [battle] = battles
  if (battle === undefined) throw new Error('no battle')
  const nothing = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 }
  const bids = { koi: { ...nothing, ronin: 2 }, lotus: { ...nothing, ronin: 2 } }
  const tie = { ...battle, clans: ['koi', 'lotus'] as const, bids, winners: {} }

  it('is of all who bid it while the advantage is open, then of its winner', () => {
    expect(highestBid(tie, 'ronin')).toEqual({ clans: ['koi', 'lotus'], coins: 2 })
    const event = { clan: 'lotus', advantage: 'ronin' } as EventOf<'advantage_won'>
    expect(highestBid({ ...tie, winners: { ronin: event } }, 'ronin')).toEqual({ clans: ['lotus'], coins: 2 })
    expect(highestBid(tie, 'poets').coins).toBe(0)
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

describe('the stage', () => {
  /** The table before the battle, and a way to let the rest of it arrive. */
  function watch(): { play: Play; arrive: (to: number) => void } {
    const { view, board } = recorded
    const at = (n: number): Update => ({ ...recorded, n, moments: [] })
    const source = new TestSource('t', at(begins), frames.slice(0, begins))
    const play = new Play(source)
    play.director.follow()
    const arrive = (to: number): void => {
      const between = frames.slice(source.story.length, to - 1).map(({ n }) => ({ n, view, board }))
      source.update = { ...at(to), moments: between as Update['moments'] }
      source.story = frames.slice(0, to)
    }
    return { play, arrive }
  }

  beforeEach(() => {
    vi.useFakeTimers()
    settings.set({ speed: 'normal', waitAtBattles: true })
  })

  /** A little later; the result of a war without a battle is dismissed. */
  function goOn({ director }: Play): void {
    if (director.beat?.card === 'no-battle' && !director.fresh) director.next()
    else vi.advanceTimersByTime(100)
  }

  it('is empty while there is no battle', () => {
    expect(sceneOf(watch().play)).toBeNull()
  })

  it('shows a battle step by step up to a result that stays', () => {
    const { play, arrive } = watch()
    arrive(ends + 1)
    const seen = new Set<string | undefined>()
    for (let i = 0; i < 300 && sceneOf(play)?.kind !== 'result'; i++) {
      seen.add(sceneOf(play)?.kind)
      goOn(play)
    }
    expect(seen).toContain('battle')
    vi.advanceTimersByTime(60_000)
    const scene = sceneOf(play)
    if (scene?.kind !== 'result') throw new Error('the result does not stay')
    render(Stage, { play, scene })
    expect(screen.getByRole('heading', { name: / wins / })).toBeDefined()
    play.director.next()
    expect(sceneOf(play)?.kind).not.toBe('result')
  })

  it('shows the standing of the step that is being told', () => {
    const { play, arrive } = watch()
    arrive(ends + 1)
    const shown: number[] = []
    for (let i = 0; i < 300 && sceneOf(play)?.kind !== 'result'; i++) {
      const scene = sceneOf(play)
      const standing = scene?.kind === 'battle' ? scene.battle.standing : null
      if (standing) {
        shown.push(standing.number)
        expect(standing.number).toBeLessThanOrEqual((eventsOf(play.source.story).at(-1)?.number ?? 0) + 1)
      }
      goOn(play)
    }
    expect(new Set(shown).size).toBeGreaterThan(1)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  })

  it('tells in the result what the battle changed for each clan in it', () => {
    const { play, arrive } = watch()
    arrive(ends + 1)
    play.director.skip('battle')
    for (let i = 0; i < 300 && play.director.beat?.card !== 'battle'; i++) goOn(play)
    const scene = sceneOf(play)
    if (scene?.kind !== 'result') throw new Error('there is no result')
    render(Stage, { play, scene })
    const held = scene.battle.standing?.clans ?? {}
    expect(scene.battle.clans.every((clan) => clan in held)).toBe(true)
    for (const clan of scene.battle.clans) {
      const { vp, honor, coins } = held[clan] as NonNullable<(typeof held)[Clan]>
      const cells = [...document.querySelectorAll(`tr.clan-${clan} td`)].map(({ textContent }) =>
        textContent?.replace(/\s+/g, ' ').trim(),
      )
      const shown = [vp, honor, coins].map(({ before, after }) =>
        before === after ? String(after) : `${before} → ${after}`,
      )
      const { bid, repaid } = coinsOf(scene.battle, clan)
      const parts = [...(bid > 0 ? [`bid ${bid}`] : []), ...(repaid > 0 ? [`reparations +${repaid}`] : [])]
      expect(cells.map((cell) => cell?.replace(parts.join('; '), ''))).toEqual(shown)
      expect(cells.at(-1)).toContain(parts.join('; '))
    }
  })
})

describe('the result of a battle', () => {
  /** The whole game at its end, and each of its battles. */
  function shown(battle: Fought): void {
    const play = new Play(new TestSource('t', whole, story))
    render(Stage, { play, scene: { kind: 'result', battle } })
  }
  const rows = (): string[] =>
    [...document.querySelectorAll('tbody tr')].map(({ className }) =>
      className.replace(/.*clan-(\w+).*/, '$1'),
    )

  it('has no clan in its table that was not in the battle', () => {
    const first = battlesOf(frames).find(({ standing }) => standing !== null)
    if (first === undefined) throw new Error('no battle is fought')
    const battle = { ...first, clans: first.clans.slice(1) }
    shown(battle)
    expect(rows()).toEqual([...battle.clans])
  })

  it('names what changed the forces first, and no advantage that was not used', () => {
    const [first] = battles
    if (first === undefined) throw new Error('no battle is fought')
    const [clan] = first.clans as [Clan]
    const one = (number: number, kind: string, more: object): GameEvent =>
      ({ number, kind, cause: 'BAT-7', parent: null, clan, ...more }) as GameEvent
    const won = { number: 900, clan } as EventOf<'advantage_won'>
    const battle: Fought = {
      ...first,
      winners: { seppuku: won, hostage: won, ronin: won, poets: won },
      declined: ['hostage'],
      steps: {
        ...first.steps,
        seppuku: [one(901, 'vp', { amount: 1 })],
        hostage: [one(902, 'advantage_declined', { advantage: 'hostage' })],
        ronin: [one(903, 'ronin_hired', { amount: 4 })],
        poets: [],
      },
    }
    expect(causes(battle)).toEqual(['ronin', 'seppuku'])
    shown({ ...battle, declined: [...ADVANTAGES] })
    expect(document.querySelector('.why')?.textContent).not.toContain('does not use')
  })

  it('lists every VP of the battle with its cause', () => {
    const [first] = battles
    if (first === undefined) throw new Error('no battle is fought')
    const [clan] = first.clans as [Clan]
    const vp = (number: number, cause: string, parent: number | null): EventOf<'vp'> =>
      ({ number, kind: 'vp', cause, parent, clan, amount: 2 }) as EventOf<'vp'>
    const battle: Fought = {
      ...first,
      winners: { poets: { number: 900, clan } as EventOf<'advantage_won'> },
      declined: [],
      steps: {
        ...first.steps,
        outcome: [vp(901, 'justice', null)],
        poets: [902, 903, 904, 905, 906].map((number) => vp(number, 'BAT-11', 900)),
      },
    }
    shown(battle)
    const lines = [...document.querySelectorAll('.why span:not(.effects)')].filter(({ textContent }) =>
      textContent?.includes('gain 2 VP'),
    )
    expect(lines).toHaveLength(6)
    expect(lines.at(-1)?.textContent).toContain('Justice')
  })
})

describe('the stage while bids are made', () => {
  it('has the force, Coins, and Ronin of every clan as the board has them', () => {
    const play = new Play(new TestSource('t', recorded, frames.slice(0, begins + 1)))
    const [war] = recorded.board?.wars ?? []
    const [battle] = battlesOf(play.source.story)
    if (war === undefined || battle === undefined) throw new Error('no battle is fought')
    render(ForceBars, { play, battle })
    for (const { clan, force, with_ronin } of war.sides) {
      const row = document.querySelector(`[data-side=${clan}]`)
      expect(row?.getAttribute('data-force')).toBe(String(force))
      const { coins, ronin } = play.view.players[clan] ?? {}
      expect(row?.querySelector('.purse')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(`${coins} ${ronin}`)
      const most = row?.querySelector('.most')?.textContent ?? null
      expect(most).toBe(with_ronin > force ? t('bid-with-ronin', { force: with_ronin }) : null)
    }
  })
})

it('a broken promise lies over the map, but in a battle takes the stage with its province in sight', () => {
  const told = (province: 'edo' | null): Scene => ({
    kind: 'promise',
    promise: promiseEnds('broken', 1),
    province,
  })
  expect([takesRoom(told(null)), provinceOf(told(null))]).toEqual([false, null])
  expect([takesRoom(told('edo')), provinceOf(told('edo'))]).toEqual([true, 'edo'])
})

describe('rivals at the bid', () => {
  beforeEach(() => dealComposer.close())
  afterEach(() => vi.restoreAllMocks())

  const shown = (...rivals: Clan[]): void => {
    const asked = structuredClone(update)
    const view = asked.view as View
    const [anyone] = Object.values(view.players)
    view.players = Object.fromEntries(['koi', ...rivals].map((clan) => [clan, anyone])) as View['players']
    view.stack.find((step) => step.kind === 'battle')?.clans.splice(0, 3, 'koi', ...rivals)
    render(DealButtons, { play: new Play(new TestSource('t', asked)), decision })
  }

  it('have a button each that starts an offer', async () => {
    shown('turtle', 'bonsai')
    expect(screen.getAllByRole('button', { name: /^Offer/ })).toHaveLength(2)
    await fireEvent.click(screen.getByRole('button', { name: 'Offer the Turtle a deal' }))
    expect(dealComposer.draft?.to).toBe('turtle')
  })

  it('have one also where there are many', async () => {
    shown('turtle', 'bonsai', 'lotus', 'dragonfly')
    expect(screen.getAllByRole('button', { name: /^Offer/ })).toHaveLength(4)
    await fireEvent.click(screen.getByRole('button', { name: 'Offer the Lotus a deal' }))
    expect(dealComposer.draft?.to).toBe('lotus')
  })

  it('have it on a phone in the line that says what is bid for', () => {
    vi.spyOn(viewport, 'below').mockReturnValue(true)
    render(Dock, { play: new Play(new TestSource('t', update)), slim: true })
    const offers = document.querySelectorAll('.about [aria-label^="Offer"]')
    expect(offers.length).toBeGreaterThan(0)
  })

  it.each([
    [390, 0], // the line above the form has it
    [820, 1],
    [1440, 0], // the clan panels have it there
  ])('have it in the bidding form %i pixels wide (%i)', (width, count) => {
    vi.spyOn(viewport, 'below').mockImplementation((name) => width < BREAKPOINTS[name])
    render(Bidding, { play: new Play(new TestSource('t', update)), decision })
    const buttons = screen.queryAllByRole('button', { name: /^Offer/ })
    const rivals = update.view?.stack.find((step) => step.kind === 'battle')?.clans.length ?? 0
    expect(buttons).toHaveLength(count * (rivals - 1))
  })
})
