import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { entry, event, me, moved, other, telling, type Telling } from '../../testing/playback'

const inEdo = ({ director }: Telling): number => director.update?.view?.map.edo?.[other]?.bushi ?? 0

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false, speed: 'normal', waitAtBattles: true })
})
afterEach(() => void vi.useRealTimers())

describe('the director', () => {
  it('draws a piece on its way or in its place, never both', () => {
    const table = telling()
    table.arrive([entry(11, [moved(1)])])
    expect(table.director.hidden(`${other}/bushi@kyoto`)).toBe(1)
    for (const { key } of table.director.flights) table.director.landed(key)
    expect(table.director.hidden(`${other}/bushi@kyoto`)).toBe(0)
  })

  it('draws the pieces of a step in their new places once all have arrived', () => {
    const table = telling()
    const before = inEdo(table)
    const summoned = [1, 2].map((number) =>
      event(number, 'summoned', { figure: 'bushi', province: 'edo', to: 'edo' }),
    )
    table.arrive([entry(11, [...summoned, event(3, 'kami_turn', { turn: 7 })])])
    const [first, second] = table.director.flights
    table.director.landed(first?.key ?? -1)
    expect([inEdo(table), table.director.flights.length]).toEqual([before, 2])
    table.director.landed(second?.key ?? -1)
    expect([inEdo(table), table.director.flights.length]).toEqual([before + 2, 0])
  })

  it('draws the pieces of a step in their new places before the next begins', () => {
    const table = telling()
    const before = inEdo(table)
    const summoned = event(1, 'summoned', { figure: 'bushi', province: 'edo', to: 'edo' })
    table.arrive([entry(11, [summoned, event(2, 'kami_turn', { turn: 7 }), event(3, 'gift_won', {})])])
    vi.advanceTimersByTime(730)
    expect(table.director.beat?.events[0]?.kind).toBe('kami_turn')
    expect([inEdo(table), table.director.flights.some(({ lasts }) => lasts)]).toEqual([before + 1, false])
  })

  it('keeps a piece that was killed off the board', () => {
    const table = telling()
    const killed = event(2, 'killed', { figure: 'bushi', count: 2, province: 'edo', by: me })
    table.arrive([entry(11, [event(1, 'battle_won', { province: 'edo', force: 3 }), killed])])
    expect(table.director.hidden(`${other}/bushi@edo`)).toBe(2)
    for (const { key } of table.director.flights) table.director.landed(key)
    expect([inEdo(table), table.director.hidden(`${other}/bushi@edo`)]).toEqual([0, 0])
  })
})
