import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { asked, entry, event, me, telling } from '../../testing/playback'
import type { GameEvent, Update } from '../../wire/types'

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false, speed: 'normal', waitAtBattles: true })
})
afterEach(() => void vi.useRealTimers())

describe('a scene with a button to go on', () => {
  const begins = event(1, 'phase_started', { phase: 'war' })
  const first = event(1, 'province_at_war', { province: 'edo', war_number: 1 })
  const broken = event(1, 'alliance_ended', { with: 'bonsai', cause: 'betray' })
  const goneAfter = (events: GameEvent[], time: number): boolean[] => {
    const table = telling()
    table.arrive([entry(11, events)])
    return [time - 20, 40].map((passed) => {
      vi.advanceTimersByTime(passed)
      return !table.director.behind
    })
  }

  it.each([
    ['fast', 2500],
    ['normal', 4000],
    ['slow', 6400],
  ] as const)('stays long enough to be read (%s)', (speed, time) => {
    settings.set({ speed })
    for (const scene of [begins, first, broken]) expect(goneAfter([scene], time)).toEqual([false, true])
  })

  it.each([
    ['alliance', event(1, 'allied', { with: me })],
    ['betrayal', event(1, 'alliance_ended', { with: me, cause: 'betray' })],
  ])('waits with the %s of the player, except at a fast speed', (_, mine) => {
    expect(goneAfter([mine], 60_000)).toEqual([false, false])
    settings.set({ speed: 'fast' })
    expect(goneAfter([mine], 2500)).toEqual([false, true])
  })

  it('delays my question by no more than two seconds while my clock runs', () => {
    const table = telling()
    const clocks = { left: { [me]: 60 }, tea: null, running: [me] } as unknown as NonNullable<
      Update['clocks']
    >
    table.arrive([entry(11, [event(1, 'allied', { with: me })])], { clocks })
    vi.advanceTimersByTime(2100)
    expect(asked(table)).toBe(true)
  })

  it('of the player is not dismissed by a press meant for the step before', () => {
    const table = telling()
    table.arrive([entry(11, [event(1, 'allied', { with: me })])])
    table.director.next()
    expect(table.director.behind).toBe(true)
    vi.advanceTimersByTime(400)
    table.director.next()
    expect(table.director.behind).toBe(false)
  })
})
