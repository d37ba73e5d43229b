import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { promiseEnds } from '../../testing/promises'
import { asked, entry, event, me, other, telling } from '../../testing/playback'
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

  const betrayal = event(1, 'alliance_ended', { with: me, cause: 'betray' })

  it('waits with an alliance of the player, except at a fast speed', () => {
    const alliance = event(1, 'allied', { with: me })
    expect(goneAfter([alliance], 60_000)).toEqual([false, false])
    settings.set({ speed: 'fast' })
    expect(goneAfter([alliance], 2500)).toEqual([false, true])
  })

  it.each(['normal', 'fast'] as const)('waits with a betrayal of the player (%s)', (speed) => {
    settings.set({ speed })
    expect(goneAfter([betrayal], 60_000)).toEqual([false, false])
  })

  it.each([
    ['the player', me, false],
    ['another clan', 'bonsai', true],
  ] as const)('waits with a broken promise to the player at a fast speed (%s)', (_, to, gone) => {
    settings.set({ speed: 'fast' })
    const table = telling()
    const laid = event(1, 'mandate_announced', { turn: 7, tile: null, announce: 'marshal' })
    table.arrive([entry(11, [laid], { promises: [promiseEnds('broken', 1, { by: other, to })] })])
    vi.advanceTimersByTime(700)
    expect(table.director.beat?.promise?.to).toBe(to)
    vi.advanceTimersByTime(60_000)
    expect(!table.director.behind).toBe(gone)
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
