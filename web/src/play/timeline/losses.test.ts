import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sceneOf } from '../../panels/stage/scenes'
import { settings } from '../../lib/settings.svelte'
import { asked, entry, event, me, moved, other, telling } from '../../testing/playback'
import type { GameEvent } from '../../wire/types'
import { Play } from '../play.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ motion: true, sound: false, speed: 'normal', waitAtBattles: true })
})
afterEach(() => void vi.useRealTimers())

const mine = { clan: me }
const replaced = event(1, 'replaced', { with: 'bushi', owner: me, figure: 'bushi', at: 'hokkaido' })
const LOSSES: [string, GameEvent[], string | null][] = [
  ['a figure replaced', [replaced], 'hokkaido'],
  [
    'a figure killed',
    [event(1, 'killed', { ...mine, figure: 'bushi', count: 1, province: 'edo', by: other })],
    'edo',
  ],
  ['a figure captured', [event(1, 'captured', { owner: me, figure: 'bushi', province: 'edo' })], 'edo'],
  ['a figure moved', [{ ...moved(1), ...mine } as GameEvent], 'kyoto'],
  ['Coins taken', [event(1, 'coins', { ...mine, amount: -2 }), event(2, 'coins', { amount: 2 })], null],
  ['VP taken', [event(1, 'vp', { ...mine, amount: -2 })], null],
  ['honor taken', [event(1, 'honor', { ...mine, steps: -1, order: [other, me] })], null],
]

describe('what another clan does to me outside a battle', () => {
  it.each(LOSSES)('%s has a scene, and its province is in sight', (_, events, province) => {
    const table = telling()
    table.arrive([entry(11, events)])
    const scene = sceneOf(new Play(table.director))
    expect(scene).toMatchObject({ kind: 'loss', by: other, events, province })
  })

  it.each([
    ['normal', 3000],
    ['fast', 1500],
  ] as const)('stays for a while (%s)', (speed, time) => {
    settings.set({ speed })
    const table = telling()
    table.arrive([entry(11, [replaced])])
    vi.advanceTimersByTime(time - 20)
    expect(asked(table)).toBe(false)
    vi.advanceTimersByTime(40)
    expect(asked(table)).toBe(true)
  })

  it('is where going on from the step before stops, and one press leads on', () => {
    const table = telling()
    const before = event(0, 'mandate_laid', { turn: 7, tile: 'betray' })
    table.arrive([entry(11, [before, replaced])])
    table.director.next()
    expect(table.director.beat?.robber).toBe(other)
    table.director.next()
    expect(asked(table)).toBe(true)
  })
})

describe('no loss to another clan is', () => {
  const none = (events: GameEvent[], more: object = {}): void => {
    const table = telling()
    table.arrive([entry(11, events, more)])
    expect(sceneOf(new Play(table.director))?.kind).not.toBe('loss')
  }
  it('what happens to others', () => none([{ ...replaced, owner: 'bonsai' } as GameEvent]))
  it('what I do myself', () => none([{ ...moved(1), ...mine } as GameEvent], mine))
  it('what I pay', () => none([event(1, 'coins', { ...mine, amount: -2 })]))
  it('a toll', () =>
    none([
      event(1, 'toll', { ...mine, owner: other, charged: true }),
      event(2, 'coins', { ...mine, amount: -1 }),
      event(3, 'coins', { amount: 1 }),
    ]))
  it('what a battle costs', () =>
    none([event(1, 'battle_started', { province: 'edo', clans: [me, other] }), replaced]))
})
