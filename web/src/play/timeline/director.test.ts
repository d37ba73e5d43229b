import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { soundCueOf } from '../effects/cues'
import { settings } from '../../lib/settings.svelte'
import { promiseEnds } from '../../testing/promises'
import { asked, base, entry, event, me, moved, other, telling, type Telling } from '../../testing/playback'
import type { GameEvent, LedgerEntry, Moment, Update, View } from '../../wire/types'

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false, speed: 'normal', waitAtBattles: true })
})
afterEach(() => void vi.useRealTimers())

describe('the director', () => {
  it('draws what it finds without telling how it came about', () => {
    const { director } = telling()
    expect([director.update?.n, director.behind, director.beat]).toEqual([10, false, null])
  })

  it('draws one entry after the other, and asks when the story has come to the question', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)]), entry(12, [moved(2)])])
    expect([table.director.update?.n, table.director.behind, asked(table)]).toEqual([11, true, false])
    vi.advanceTimersByTime(450)
    expect([table.director.update?.n, asked(table)]).toEqual([12, false])
    vi.advanceTimersByTime(450)
    expect([table.director.update?.n, table.director.behind, asked(table)]).toEqual([12, false, true])
  })

  it('tells an important entry beat by beat before the board changes, and the log with it', () => {
    const table = telling()
    const laid = event(1, 'mandate_laid', { turn: 1, tile: 'harvest' })
    const gain = event(3, 'coins', { amount: 2 })
    table.arrive([entry(11, [laid, event(2, 'reaped', { province: 'edo' }), gain])])
    expect([table.director.update?.n, table.director.story.at(-1)?.events.length]).toEqual([10, 1])
    vi.advanceTimersByTime(1220)
    expect([table.director.update?.n, table.director.story.at(-1)?.events.length]).toEqual([10, 3])
    vi.advanceTimersByTime(920)
    expect([table.director.update?.n, asked(table)]).toEqual([11, true])
    expect(table.cues).toEqual(['tile', 'coins'])
  })

  it('does not let me wait for my own move', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)], { clan: me, by: 'person' })])
    expect([table.director.update?.n, asked(table)]).toEqual([11, true])
  })

  it('tells the whole turn of a clan in about two seconds', () => {
    const table = telling()
    table.arrive(Array.from({ length: 10 }, (_, i) => entry(11 + i, [moved(i)])))
    vi.advanceTimersByTime(1800)
    expect(table.director.behind).toBe(true)
    vi.advanceTimersByTime(500)
    expect([table.director.behind, asked(table)]).toEqual([false, true])
  })

  it('jumps to now, and nothing of the past plays after that', () => {
    const table = telling()
    table.arrive([entry(11, [event(1, 'allied', { with: me })]), entry(12, [moved(2)])])
    table.director.jump()
    expect([table.director.update?.n, asked(table), table.director.flights]).toEqual([12, true, []])
    vi.advanceTimersByTime(10_000)
    expect([table.director.beat, table.director.update?.n]).toEqual([null, 12])
  })

  it('keeps the caption while nothing is known of an answer', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)]), entry(12, [])])
    table.director.jump()
    expect([table.director.update?.n, table.director.caption?.entry.n]).toEqual([12, 11])
  })

  it('goes to the next moment when told to', () => {
    const table = telling()
    table.arrive([entry(11, [event(1, 'mandate_announced')]), entry(12, [moved(2)])])
    table.director.next()
    expect(table.director.update?.n).toBe(11)
    vi.advanceTimersByTime(20)
    expect([table.director.update?.n, table.director.behind]).toEqual([12, true])
    table.director.next()
    expect(table.director.behind).toBe(false)
  })

  it('looks back without a question, and comes forward again', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)]), entry(12, [moved(2)])])
    table.director.jump()
    table.director.back()
    table.director.back()
    expect([table.director.update?.n, table.director.ago, asked(table)]).toEqual([10, 2, false])
    table.director.back()
    expect(table.director.ago).toBe(2)
    table.director.forward()
    expect(table.director.update?.n).toBe(11)
    table.director.jump()
    expect([table.director.update?.n, asked(table)]).toEqual([12, true])
  })

  it('without delay shows only the end of it', () => {
    settings.set({ speed: 'instant' })
    const table = telling()
    table.arrive([entry(11, [event(1, 'allied', { with: me })]), entry(12, [moved(2)])])
    expect([table.director.update?.n, asked(table), table.director.behind]).toEqual([12, true, false])
  })

  it('goes half as fast again or twice as fast', () => {
    for (const [speed, time] of [
      ['fast', 600],
      ['normal', 1200],
      ['slow', 1920],
    ] as const) {
      settings.set({ speed })
      const table = telling()
      table.arrive([entry(11, [event(1, 'mandate_announced')])])
      vi.advanceTimersByTime(time - 20)
      expect(table.director.behind).toBe(true)
      vi.advanceTimersByTime(40)
      expect(table.director.behind).toBe(false)
    }
  })

  it('hurries when it is far behind', () => {
    const table = telling()
    table.arrive(Array.from({ length: 12 }, (_, i) => entry(11 + i, [event(i, 'mandate_announced')])))
    vi.advanceTimersByTime(620)
    expect(table.director.update?.n).toBe(11)
  })

  it('does not hurry where only bots wait', () => {
    const places = base.table.places.map((place) => ({ ...place, bot: place.clan === me ? null : 'easy' }))
    const mine = places.filter(({ bot }) => bot === null).map(({ place }) => place)
    const table = telling()
    const entries = Array.from({ length: 12 }, (_, i) => entry(11 + i, [event(i, 'mandate_announced')]))
    table.arrive(entries, { table: { ...base.table, places, mine } })
    vi.advanceTimersByTime(1180)
    expect(table.director.update?.n).toBe(10)
    vi.advanceTimersByTime(40)
    expect(table.director.update?.n).toBe(11)
  })

  it('with reduced motion, animates nothing, but plays back the same moments', () => {
    settings.set({ motion: false })
    const table = telling()
    table.arrive([entry(11, [moved(1)])])
    expect([table.director.flights, table.director.behind]).toEqual([[], true])
    vi.advanceTimersByTime(450)
    expect([table.director.behind, asked(table)]).toEqual([false, true])
  })

  it('while my clock runs, lets my question wait two seconds and no longer', () => {
    const table = telling()
    const clocks = { left: { [me]: 60 }, tea: null, running: [me] } as unknown as NonNullable<
      Update['clocks']
    >
    const ended = event(2, 'battle_ended', { province: 'edo' })
    const fought = event(1, 'battle_won', { province: 'edo', force: 1 })
    table.arrive([entry(11, [fought, ended])], { clocks })
    vi.advanceTimersByTime(1900)
    expect(asked(table)).toBe(false)
    vi.advanceTimersByTime(200)
    expect(asked(table)).toBe(true)
  })

  it('takes back what was undone', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)])])
    table.director.jump()
    table.arrive([entry(12, [], { kind: 'undone', facts: { events: 1 } })])
    expect(table.director.flights.map(({ effect }) => effect)).toMatchObject([
      { kind: 'fly', from: 'province:kyoto', to: 'province:edo' },
    ])
    expect(table.director.caption?.entry.kind).toBe('undone')
  })

  it('after a lost connection tells what the server still has', async () => {
    const table = telling()
    const seen = vi.fn((since: number) =>
      Promise.resolve([{ n: since + 1, view: base.view, board: base.board } as Moment]),
    )
    ;(table.source as unknown as { loadMoments: typeof seen }).loadMoments = seen
    table.arrive([entry(11, [moved(1)]), entry(12, [moved(2)])], { moments: [] })
    expect(table.director.update?.n).toBe(10)
    await vi.advanceTimersByTimeAsync(10)
    expect(seen).toHaveBeenCalledExactlyOnceWith(10)
    expect(table.director.update?.n).toBe(11)
    await vi.advanceTimersByTimeAsync(1000)
    expect([table.director.update?.n, asked(table)]).toEqual([12, true])
  })

  it('shows a seat that takes over the device nothing of the one before', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)])])
    table.arrive([entry(12, [moved(2)])], { viewer: other as Update['viewer'] })
    expect([table.director.update?.n, table.director.behind, table.director.canGoBack]).toEqual([
      12,
      false,
      false,
    ])
  })
})

describe('a battle', () => {
  const won = event(1, 'battle_won', { province: 'edo', force: 3 })
  const ended = event(2, 'battle_ended', { province: 'edo' })
  const next = event(3, 'battle_started', { province: 'kyoto', clans: [me, other] })

  it('has a result that stays until it is dismissed', () => {
    const table = telling()
    table.arrive([entry(11, [won, ended])])
    vi.advanceTimersByTime(60_000)
    expect(table.director.beat?.card).toBe('battle')
    table.director.next()
    expect([table.director.beat, table.director.update?.n, asked(table)]).toEqual([null, 11, true])
  })

  it('has a result that goes by itself for those who are in a hurry', () => {
    settings.set({ speed: 'fast' })
    const table = telling()
    table.arrive([entry(11, [won, ended])])
    vi.advanceTimersByTime(4300)
    expect(table.director.beat?.card).toBe('battle')
    vi.advanceTimersByTime(300)
    expect(table.director.behind).toBe(false)
  })

  it('goes one step with each press, and none by itself, until its result', () => {
    const table = telling()
    const started = event(0, 'battle_started', { province: 'edo', clans: [me, other] })
    table.arrive([entry(11, [started, won, ended, next])])
    const shown = (): string | undefined => table.director.beat?.events[0]?.kind
    table.director.next()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toBe('battle_won')
    table.director.next()
    expect(shown()).toBe('battle_ended')
    vi.advanceTimersByTime(500)
    table.director.next()
    expect(shown()).toBe('battle_started')
    vi.advanceTimersByTime(2000)
    expect(table.director.behind).toBe(false)
  })

  it('does not wait with a sealed bid for a press: my own bid is asked for', () => {
    const table = telling()
    const begun = event(1, 'battle_started', { province: 'edo', clans: [me, other] })
    const view = { ...base.view, stack: [{ kind: 'battle', clans: [me, other] }] } as unknown as View
    table.arrive([entry(11, [begun]), entry(12, [event(2, 'bid_sealed')])], {
      moments: [{ n: 11, view, board: base.board } as Moment],
    })
    table.director.next()
    vi.advanceTimersByTime(2000)
    expect([table.director.behind, asked(table)]).toEqual([false, true])
  })

  it('has a result that a press meant for the step before does not dismiss', () => {
    const table = telling()
    table.arrive([entry(11, [won, ended])])
    vi.advanceTimersByTime(1000)
    expect([table.director.beat?.card, table.director.fresh]).toEqual(['battle', true])
    table.director.next()
    expect(table.director.beat?.card).toBe('battle')
    vi.advanceTimersByTime(400)
    expect(table.director.fresh).toBe(false)
    table.director.next()
    expect(table.director.behind).toBe(false)
  })

  it('that ends its season has a result, and a press after it does not pass over the new season', () => {
    const table = telling()
    const cleanup = event(3, 'phase_started', { phase: 'cleanup' })
    const lost = event(4, 'coins', { amount: -2 })
    const season = event(5, 'season_started', { season: 'summer' })
    const tea = event(6, 'phase_started', { phase: 'tea' })
    table.arrive([entry(11, [won, ended, cleanup, lost, season, tea])])
    const cards = Array.from({ length: 6 }, () => {
      vi.advanceTimersByTime(500)
      const card = table.director.beat?.card
      table.director.next()
      return card
    })
    expect(cards.filter((card) => card !== null && card !== undefined)).toEqual(['battle', 'season'])
    expect(table.director.behind).toBe(false)
  })

  it('can be skipped up to its result, or with all others up to my own battle', () => {
    for (const [skip, kind] of [
      ['battle', 'battle_ended'],
      ['mine', 'battle_started'],
    ] as const) {
      const table = telling()
      table.arrive([entry(11, [won, ended, next])])
      table.director.skip(skip)
      expect(table.director.beat?.events[0]?.kind).toBe(kind)
    }
  })

  it('of my own has a result that stays at a fast speed, unless results do not wait', () => {
    const own = event(0, 'battle_started', { province: 'edo', clans: [me, other] })
    for (const waitAtBattles of [true, false]) {
      settings.set({ speed: 'fast', waitAtBattles })
      const table = telling()
      table.arrive([entry(11, [own, won, ended])])
      vi.advanceTimersByTime(60_000)
      expect(table.director.behind).toBe(waitAtBattles)
    }
  })

  it('that is skipped on the way to my own leaves its result in the caption', () => {
    const table = telling()
    const token = event(1.5, 'token_won', { season: 'spring', province: 'edo' })
    table.arrive([entry(11, [won, token, ended, next])])
    table.director.skip('mine')
    expect([table.director.beat, table.director.caption?.event]).toEqual([null, token])
    vi.advanceTimersByTime(1250)
    expect(table.director.beat?.events[0]?.kind).toBe('battle_started')
  })

  it('of mine is not skipped with the battles of others: its result is shown', () => {
    const table = telling()
    table.arrive([entry(11, [next, { ...won, number: 20 }, { ...ended, number: 21 }])])
    table.director.skip('mine')
    expect(table.director.beat?.card).toBe('battle')
  })

  it('waits for no press at sealed bids, and after my bid the reveal follows by itself', () => {
    const table = telling()
    const sealed = (number: number): GameEvent => event(number, 'bid_sealed', { bid: null })
    table.arrive([entry(11, [next, sealed(20)]), entry(12, [event(21, 'bid_revealed', { bid: {} })])])
    table.director.next() // step by step from here
    vi.advanceTimersByTime(300)
    expect(table.director.beat?.events[0]?.kind).toBe('bid_revealed')
    vi.advanceTimersByTime(60_000)
    expect(table.director.behind).toBe(true)
  })

  it('plays without presses while my question is on the screen', () => {
    const table = telling()
    table.arrive([entry(11, [next])])
    table.director.next()
    vi.advanceTimersByTime(1000)
    expect(asked(table)).toBe(true)
    table.arrive([entry(12, [event(20, 'advantage_won', { advantage: 'ronin' })])], { asked: { [me]: 11 } })
    expect([asked(table), table.director.beat?.events[0]?.kind]).toEqual([true, 'advantage_won'])
    vi.advanceTimersByTime(3000)
    expect(table.director.behind).toBe(false)
  })
})

describe('a promise', () => {
  const broken = promiseEnds('broken', 1, { to: other })
  const logged = ({ director }: Telling): string[] =>
    (director.story.at(-1)?.promises ?? []).map(({ state }) => state)

  it('that is broken has a beat of its own after its event, and my question waits for it', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)], { promises: [broken] })])
    expect([table.director.beat?.promise, logged(table), asked(table)]).toEqual([null, [], false])
    vi.advanceTimersByTime(440)
    expect([table.director.beat?.promise, table.director.caption?.promise]).toEqual([broken, broken])
    expect([logged(table), table.director.update?.n, asked(table)]).toEqual([['broken'], 10, false])
    vi.advanceTimersByTime(4020)
    expect([table.director.beat, table.director.update?.n, asked(table)]).toEqual([null, 11, true])
  })

  it('counts as broken in the ledger only once that has been told', () => {
    const table = telling()
    const deal = {
      deal: '0123456789',
      made: { n: 9, event: 0 },
      promises: [{ ...broken, answered_by: 'bot' }],
    }
    table.source.deals = { ...table.source.deals, ledger: [deal as unknown as LedgerEntry] }
    const state = (): string | undefined => table.director.deals.ledger[0]?.promises[0]?.state
    table.arrive([entry(11, [moved(1)], { promises: [broken] })])
    expect(state()).toBe('open')
    vi.advanceTimersByTime(440)
    expect(state()).toBe('broken')
    vi.advanceTimersByTime(4020)
    expect(state()).toBe('broken')
  })

  it('that is kept or void has a line of the log and no beat', () => {
    const table = telling()
    const ended = [promiseEnds('kept', 1), promiseEnds('void', 1, { id: '0123456789.ask.0' })]
    table.arrive([entry(11, [moved(1)], { promises: ended })])
    vi.advanceTimersByTime(450)
    expect([table.director.behind, logged(table)]).toEqual([false, ['kept', 'void']])
  })

  it('that is broken is not passed over by a step to the next moment', () => {
    const table = telling()
    const laid = event(1, 'mandate_laid', { turn: 1, tile: 'harvest' })
    const reaped = event(2, 'reaped', { province: 'edo' })
    table.arrive([entry(11, [laid, reaped], { promises: [broken] })])
    table.director.next()
    expect([table.director.beat?.promise, table.director.story.at(-1)?.events]).toEqual([broken, [laid]])
    table.director.next()
    expect(table.director.beat?.events).toEqual([reaped])
  })
})

describe('a cue', () => {
  it('is made for some events only', () => {
    expect(soundCueOf(moved(1))?.kind).toBe('step')
    expect(soundCueOf(event(2, 'coins', { amount: -1 }))).toBeNull()
  })
})
