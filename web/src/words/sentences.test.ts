import { beforeEach, describe, expect, it } from 'vitest'
import whole from '../testing/fixtures/whole-game.json'
import { EVENTS, type EventKind } from '../wire/vocab'
import { settings } from '../lib/settings.svelte'
import { clanIn, listed } from './formatting'
import { aboutAny, aboutOf, isFormal, playerName, tell, tellAny, tellEntry, tellReason } from './sentences'
import { eventsOf } from '../play/timeline/story'
import type { Entry, GameEvent, PlaceView } from '../wire/types'
import { entryWith } from '../testing/entries'

const story = whole.frames as unknown as Entry[]
const event = (more: object): GameEvent => ({ number: 1, cause: 'WAR-2', parent: null, ...more }) as GameEvent

/** A value of each kind of field, so that every sentence can be tried. */
const SAMPLE: Record<string, unknown> = {
  clan: 'koi',
  clans: ['koi', 'lotus'],
  province: 'edo',
  provinces: ['edo', 'kyoto', 'oshu'],
  place: 'fujin',
  figure: 'bushi',
  card: 'mercy',
  cards: { mercy: 2, justice: 1 },
  tile: 'train',
  tiles: ['train', 'betray'],
  kami: 'raijin',
  kamis: ['raijin', 'fujin'],
  advantage: 'poets',
  season: 'spring',
  phase: 'tea',
  bid: { seppuku: 1, hostage: 0, ronin: 2, poets: 0 },
  int: 2,
  bool: true,
  text: 'archway',
}

beforeEach(() => settings.set({ language: 'en' }))

describe.each(['en', 'zh-Hant'] as const)('in %s', (language) => {
  beforeEach(() => settings.set({ language }))

  it.each(Object.keys(EVENTS) as EventKind[])('%s is a whole sentence', (kind) => {
    const fields = Object.entries(EVENTS[kind]).map(([name, kind]) => [name, SAMPLE[kind.replace('?', '')]])
    const text = tell(event({ kind, ...Object.fromEntries(fields) }), 'koi')
    expect(text).not.toMatch(/^event-|\{|undefined|NaN/)
    expect(text.length).toBeGreaterThan(2)
  })

  it('tells a whole game, secrets and reasons included', () => {
    const texts = eventsOf(story).map((one) => tell(one, 'koi'))
    expect(texts.filter((text) => /^event-|\{|undefined|\b[a-z]+-[0-9]+\b/.test(text))).toEqual([])
    const reasons = story.flatMap(({ reason }) => (reason === null ? [] : [tellReason(reason, 'lotus')]))
    expect(reasons.length).toBeGreaterThan(20)
    expect(reasons.every((text) => text !== null && !text.includes('{'))).toBe(true)
  })
})

describe('a sentence', () => {
  it('is not told of someone without a name', () => {
    const joined = (name: string): Entry => entryWith({ kind: 'joined', facts: { name } })
    expect([tellEntry(joined('Aki'), null), tellEntry(joined(''), null)]).toEqual([
      'Aki joins the table',
      null,
    ])
  })

  it("calls the reader's own clan you", () => {
    const built = event({ kind: 'built', clan: 'koi', province: 'edo' })
    expect(tell(built, 'koi')).toBe('You build a Stronghold in Edo')
    expect(tell(built, 'lotus')).toBe('The Koi build a Stronghold in Edo')
  })

  it('gives what is lost without the minus, and a price as a price', () => {
    expect(tell(event({ kind: 'vp', clan: 'koi', amount: -1, cause: 'hostage' }), null)).toBe(
      'The Koi lose 1 VP (Take Hostage)',
    )
    expect(tell(event({ kind: 'coins', clan: 'koi', amount: -3, cause: 'train' }), null)).toBe(
      'The Koi pay 3 Coins',
    )
    expect(tell(event({ kind: 'coins', clan: 'koi', amount: -3, cause: 'CLN-1' }), 'koi')).toBe(
      'You discard 3 Coins left over',
    )
  })

  it('tells whose figures are killed', () => {
    const killed = { kind: 'killed', figure: 'bushi', count: 2, province: 'edo', cause: 'seppuku' }
    expect(tell(event({ ...killed, clan: 'koi', by: 'lotus' }), 'koi')).toBe(
      'The Lotus kill 2 of your Bushi in Edo (Seppuku)',
    )
    expect(tell(event({ ...killed, clan: 'koi', by: 'koi' }), 'koi')).toBe(
      'You commit Seppuku in Edo: 2 Bushi',
    )
    expect(tell(event({ ...killed, clan: 'koi', by: 'koi', cause: 'train' }), null)).toBe(
      'The Koi kill 2 of their own Bushi in Edo (Train)',
    )
  })

  it('keeps a secret a secret', () => {
    expect(tell(event({ kind: 'bid_sealed', clan: 'koi', bid: null }), null)).toBe(
      'The Koi place a secret bid',
    )
  })

  it('joins lists as the language does', () => {
    expect(listed(['a', 'b', 'c', 'd'])).toBe('a, b, c and d')
    expect(listed([])).toBe('nothing')
  })

  it('names whom and what it is about', () => {
    const moved = event({ kind: 'moved', clan: 'koi', figure: 'bushi', from: 'edo', to: 'kyoto' })
    expect(aboutOf(moved)).toEqual({ clans: ['koi'], places: ['edo', 'kyoto'] })
    expect(clanIn('koi', 'koi')).toBe('you')
  })
})

describe('an entry', () => {
  it('has a sentence of its own where it needs one', () => {
    const handed = entryWith({ kind: 'handed', clan: 'koi', facts: { why: 'clock' } })
    expect(tellEntry(handed, null)).toBe('Out of time: a bot now plays for the Koi')
    expect(tellEntry(entryWith({ kind: 'returned', clan: 'koi', facts: { name: 'Aki' } }), null)).toBe(
      'Aki now plays for the Koi',
    )
    expect(tellEntry(entryWith({ kind: 'answered' }), null)).toBeNull()
  })

  it('names the third clan of a reason, even where it is the reader’s own', () => {
    expect(tellReason({ kind: 'against-leader', args: { clan: 'lotus', leader: 'koi' } }, 'koi')).toBe(
      'The Koi are too far ahead of us both.',
    )
  })

  it('of a reason we have no words for says nothing', () => {
    expect(tellReason({ kind: 'no-such-reason', args: {} }, null)).toBeNull()
  })
})

describe('a seat at the table', () => {
  it.each([
    [{ name: 'Aki', bot: null }, 'Aki'],
    [{ name: 'greedy/monk', bot: 'greedy/monk' }, 'Monk · Steady'],
    [{ name: 'planner', bot: 'planner' }, 'Cunning'],
    [{ name: 'Aki', bot: 'greedy' }, 'Aki'],
    [{ name: 'mymodule:MyBot', bot: 'mymodule:MyBot' }, 'mymodule:MyBot'],
  ])('%o is called %s', (place, name) => {
    expect(playerName(place as PlaceView)).toBe(name)
  })
})

it('a Stronghold is paid for, whatever lets one build', () => {
  settings.set({ language: 'en' })
  const spent = (cause: string): string =>
    tell(event({ kind: 'coins', clan: 'koi', amount: -3, cause }), null)
  expect(spent('path-of-the-builder').split('(')[0]).toBe(spent('marshal').split('(')[0])
  expect(spent('path-of-the-builder')).not.toContain('lose')
})

it('a mandate mentions its bonus where the engine says it has one', () => {
  const done = (bonus: boolean): string =>
    tell(event({ kind: 'performs', clan: 'koi', bonus, cause: 'recruit' }), null)
  expect(done(true)).toContain('bonus')
  expect(done(false)).not.toContain('bonus')
})

it('a cause is called by its own name where it has one', () => {
  expect(tell(event({ kind: 'coins', clan: 'koi', amount: 6, cause: 'koi' }), null)).toContain('exchange')
})

describe('a deal', () => {
  const gift = event({ number: 1, kind: 'gift', clan: 'koi', to: 'turtle', coins: 3, ronin: 0 })
  const proposed = event({ number: 2, kind: 'proposed', clan: 'koi', to: 'turtle' })
  const allied = event({ number: 3, kind: 'allied', clan: 'koi', with: 'turtle' })
  const exchanged = (...events: GameEvent[]): Entry =>
    entryWith({ kind: 'exchanged', clan: 'koi', facts: { with: 'turtle' }, events })
  const told = (entry: Entry): (string | null)[] =>
    entry.events.map((one) => tellAny({ entry, event: one }, 'koi'))

  it('names the acceptance, not the steps that carry it out', () => {
    const paid = exchanged(gift, proposed, allied)
    expect(told(paid)[0]).toBe('You accept the offer from the Turtle: You give the Turtle 3 Coins')
    expect(paid.events.map((one) => isFormal({ entry: paid, event: one }))).toEqual([false, true, false])
    expect(told(exchanged(proposed, allied))).toEqual([
      'You accept the offer from the Turtle',
      'You and the Turtle form an alliance',
    ])
  })

  it('is about the clan that accepted it first, also if the other one pays', () => {
    const paid = event({ ...gift, clan: 'turtle', to: 'koi' })
    expect(aboutAny({ entry: exchanged(paid), event: paid }).clans).toEqual(['koi', 'turtle'])
  })
})
