import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { base, entry, event, me, moved, other, telling, type Telling } from '../../testing/playback'
import type { GameEvent, Update, View } from '../../wire/types'
import { viewAfter } from './mid-entry-view'

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false, speed: 'normal', waitAtBattles: true })
})
afterEach(() => void vi.useRealTimers())

describe('an entry with a mandate, a Kami Turn, and a war', () => {
  const events = [
    event(1, 'mandate_laid', { turn: 7, tile: 'harvest' }),
    event(2, 'reaped', { province: 'edo' }),
    event(3, 'vp', { amount: 3 }),
    event(4, 'coins', { amount: 2 }),
    event(5, 'kami_turn', { turn: 7 }),
    event(6, 'phase_started', { phase: 'war' }),
    event(7, 'battle_started', { province: 'edo', clans: [me, other] }),
  ]
  const shown = ({ director }: Telling): unknown => {
    const view = director.update?.view
    return [director.caption?.event?.kind, view?.players[other]?.vp, view?.players[other]?.coins, view?.phase]
  }
  const { vp = 0, coins = 0 } = base.view?.players[other] ?? {}
  const phase = base.view?.phase

  it('shows with each step what has been told of it', () => {
    const table = telling()
    table.arrive([entry(11, events)])
    const steps = [1300, 1000, 1300, 1900].map((time) => {
      const now = shown(table)
      vi.advanceTimersByTime(time)
      return now
    })
    expect(steps).toEqual([
      ['mandate_laid', vp, coins, phase],
      ['reaped', vp + 3, coins + 2, phase],
      ['kami_turn', vp + 3, coins + 2, 'kami'],
      ['phase_started', vp + 3, coins + 2, 'war'],
    ])
  })

  it('can be looked back at step by step, also after a jump', () => {
    for (const jumped of [true, false]) {
      const table = telling()
      table.arrive([entry(11, events)])
      if (jumped) table.director.jump()
      else vi.advanceTimersByTime(10_000)
      expect(table.director.behind).toBe(false)
      const told = Array.from({ length: 5 }, () => {
        table.director.back()
        return [table.director.caption?.event?.kind, table.director.story.at(-1)?.events.length]
      })
      expect(told).toEqual([
        ['phase_started', 6],
        ['kami_turn', 5],
        ['reaped', 4],
        ['mandate_laid', 1],
        [undefined, 0],
      ])
      expect(table.director.canGoBack).toBe(false)
    }
  })

  it('is not passed over in one press', () => {
    const table = telling()
    table.arrive([entry(11, events)])
    table.director.next()
    expect(table.director.caption?.event?.kind).toBe('reaped')
    table.director.next()
    expect(table.director.caption?.event?.kind).toBe('phase_started')
  })
})

it('a view follows wars, alliances, and hostages', () => {
  const view = {
    ...(base.view as View),
    war: ['edo'],
    war_at: 0,
    alliances: [[me, other]],
    players: { [other]: { hostages: [[me, 'bushi']], tokens: [] } },
  } as unknown as View
  const after = viewAfter(view, [
    event(1, 'captured', { owner: me, figure: 'shinto' }),
    event(2, 'hostage_returned', { owner: me, figure: 'bushi' }),
    event(3, 'alliance_ended', { with: me }),
    event(4, 'war_order', { provinces: ['kyoto', 'oshu'] }),
  ])
  expect([after.war, after.war_at, after.alliances]).toEqual([['kyoto', 'oshu'], null, []])
  expect(after.players[other]?.hostages).toEqual([[me, 'shinto']])
  expect(view.players[other]?.hostages).toEqual([[me, 'bushi']])
})

type WholeBoard = NonNullable<Update['board']>

describe('the forces of an entry that ends with the first war', () => {
  const board = (wars: object[], edo: number): WholeBoard =>
    ({
      ...base.board,
      wars,
      forces: { ...base.board?.forces, edo: { [other]: edo } },
      ranks: { ...base.board?.ranks, edo: [other] },
      leaders: { ...base.board?.leaders, edo: edo > 0 ? other : null },
    }) as unknown as WholeBoard
  const war = (province: string, force: number): object => ({
    province,
    sides: force > 0 ? [{ clan: other, force }] : [],
  })
  const begins = event(3, 'phase_started', { phase: 'war' })
  /** By province: the force at the event. War 1, in Edo, is decided later in the entry. */
  const forcesAt = (events: GameEvent[], told: string): unknown => {
    const table = telling({ board: board([war('edo', 0), war('kyoto', 0)], 0) })
    table.arrive([entry(11, events)], { board: board([war('kyoto', 2)], 1) })
    for (let i = 0; i < 9 && table.director.caption?.event?.kind !== told; i++) table.director.next()
    expect(table.director.caption?.event?.kind).toBe(told)
    return table.director.update?.board?.wars.map(({ province, sides }) => [province, sides[0]?.force ?? 0])
  }

  it('are those of the wars once the last figure has moved, also of a war that is decided in it', () => {
    const events = [moved(1), event(2, 'kami_turn', { turn: 7 }), begins]
    expect(forcesAt(events, 'phase_started')).toEqual([
      ['edo', 1],
      ['kyoto', 2],
    ])
  })

  it('come with the winner of the token of a war that is decided in it', () => {
    const table = telling({ board: board([war('edo', 0), war('kyoto', 0)], 0) })
    const token = event(4, 'token_won', { season: 'spring', province: 'edo' })
    table.arrive([entry(11, [moved(1), event(2, 'kami_turn', { turn: 7 }), begins, token])], {
      board: board([war('kyoto', 2)], 0),
    })
    for (let i = 0; i < 9 && table.director.caption?.event?.kind !== 'phase_started'; i++)
      table.director.next()
    expect(table.director.update?.board?.wars[0]?.winner).toBe(other)
  })

  it('stay as they were while a figure still has to move', () => {
    expect(forcesAt([event(2, 'kami_turn', { turn: 7 }), begins, moved(4)], 'phase_started')).toEqual([
      ['edo', 0],
      ['kyoto', 0],
    ])
  })
})

/** A board with that projected score, and those that the events of its entry led to. */
const projecting = (total: number, ...passed: [number, number][]): WholeBoard => {
  const of = (points: number): object => ({ [other]: { rank: 1, total: points } })
  const projections = passed.map(([number, points]) => ({ number, projection: of(points) }))
  return { ...base.board, projection: of(total), projections } as unknown as WholeBoard
}

it('projected scores are those of the step that is shown', () => {
  const table = telling({ board: projecting(70) })
  const laid = event(1, 'mandate_laid', { turn: 7, tile: 'harvest' })
  const reaped = [event(2, 'reaped', { province: 'edo' }), event(3, 'vp', { amount: 3 })]
  const won = event(4, 'token_won', { season: 'spring', province: 'edo' })
  const board = projecting(90, [3, 80], [4, 90])
  table.arrive([entry(11, [laid, ...reaped, won])], { board })
  const totals = [0, 1, 2].map(() => {
    const total = table.director.update?.board?.projection[other]?.total
    table.director.next()
    return total
  })
  expect(totals).toEqual([70, 80, 90])
})

describe('the card of a season', () => {
  const begins = (season: string, ...more: GameEvent[]): GameEvent[] => [
    event(1, 'vp', { amount: 5 }),
    event(2, 'battle_ended', { province: 'edo' }),
    event(3, 'season_started', { season }),
    ...more,
  ]
  const { vp = 0 } = base.view?.players[other] ?? {}
  function atCard(events: GameEvent[]): Telling {
    const table = telling()
    table.arrive([entry(11, events)], { board: projecting(99, [1, 99]) })
    for (let i = 0; i < 9 && table.director.beat?.card !== 'season'; i++) {
      vi.advanceTimersByTime(1000)
      table.director.next()
    }
    return table
  }
  const standing = ({ director }: Telling): unknown => [
    director.update?.view?.season,
    director.update?.view?.players[other]?.vp,
    director.update?.board?.projection[other]?.total,
  ]

  it('shows the scores after the last battle', () => {
    expect(standing(atCard(begins('autumn')))).toEqual(['autumn', vp + 5, 99])
  })

  it('comes before the scores of Winter', () => {
    const table = atCard(begins('winter', event(4, 'vp', { amount: 7 })))
    expect(standing(table)).toEqual(['winter', vp + 5, 99])
    vi.advanceTimersByTime(1000)
    table.director.next()
    expect(standing(table)).toEqual(['winter', vp + 12, 99])
  })

  it('is followed by one step for each source of the final score of a clan', () => {
    const score = (number: number, cause: string, amount: number, clan = other): GameEvent =>
      event(number, 'vp', { cause, amount, clan })
    const table = atCard(
      begins(
        'winter',
        score(4, 'form-of-the-phoenix', 3),
        score(5, 'WIN-3', 1),
        score(6, 'WIN-3', 4),
        score(7, 'WIN-4', 10),
        score(8, 'WIN-3', 2, me),
      ),
    )
    const steps: unknown[] = []
    vi.advanceTimersByTime(500)
    for (table.director.next(); table.director.beat !== null; table.director.next()) {
      const told = table.director.caption?.event
      steps.push([
        told?.cause,
        told?.kind === 'vp' && told.amount,
        table.director.update?.view?.players[other]?.vp,
      ])
    }
    expect(steps).toEqual([
      ['form-of-the-phoenix', 3, vp + 8],
      ['WIN-3', 5, vp + 13],
      ['WIN-4', 10, vp + 23],
      ['WIN-3', 2, vp + 23],
    ])
  })

  it('is still there after a look back', () => {
    const table = atCard(begins('autumn'))
    table.director.back()
    expect(table.director.beat?.card).toBe('battle')
    table.director.forward()
    expect([table.director.ago, table.director.beat?.card]).toEqual([0, 'season'])
  })
})
