import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { entryWith } from '../../testing/entries'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import Stage from './Stage.svelte'
import { provinceOf, sceneOf, takesRoom } from './scenes'

const base = { ...moment('mandate'), clocks: null }
const war = base.board?.wars.find(({ sides }) => sides.length > 0)
if (war === undefined) throw new Error('no war with forces')
const { province } = war
const winner = war.sides[0]?.clan
const WON = { kind: 'token_won', clan: winner, season: 'spring', province }
const DISCARDED = { kind: 'token_discarded', season: 'spring', province }

const BEGUN = { kind: 'province_at_war', cause: 'WAR-2', province, war_number: war.number }

/** A table with these events in its story. */
function tell(...events: object[]): Play {
  const source = new TestSource('t', { ...base, n: 10, asked: {} }, [entryWith({ n: 10 })])
  const play = new Play(source)
  play.director.follow()
  const entry = entryWith({
    n: 11,
    events: events.map((event, i) => ({ number: 100 + i, parent: null, ...event })),
  })
  source.update = { ...base, n: 11, asked: {}, moments: [] }
  source.story = [...source.story, entry]
  return play
}

/** A table with one war of that outcome in its story. */
const told = (outcome: object): Play => tell(BEGUN, outcome)

describe('a war without a battle', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    settings.set({ speed: 'normal', waitAtBattles: true })
  })
  afterEach(() => vi.useRealTimers())

  it('begins on the stage with the map at its province', () => {
    const play = told({ ...WON, cause: 'WAR-4' })
    const scene = sceneOf(play)
    expect([scene?.kind, provinceOf(scene), takesRoom(scene)]).toEqual(['next-war', province, true])
    expect(play.director.beat?.card).toBeNull()
  })

  it('has a result that stays until it is dismissed', () => {
    const play = told({ ...WON, cause: 'WAR-4' })
    vi.advanceTimersByTime(60_000)
    expect([sceneOf(play)?.kind, provinceOf(sceneOf(play))]).toEqual(['no-battle', province])
    play.director.next()
    expect(sceneOf(play)).toBeNull()
    expect(play.director.waiting).toBe(0)
  })

  it('goes on by itself at a fast speed, unless the player won it', () => {
    settings.set({ speed: 'fast' })
    for (const clan of [
      Object.keys(base.view?.players ?? {}).find((one) => one !== base.viewer),
      base.viewer,
    ]) {
      const { director } = told({ ...WON, clan, cause: 'WAR-4' })
      vi.advanceTimersByTime(60_000)
      expect(director.waiting).toBe(clan === base.viewer ? 1 : 0)
    }
  })

  it('is skipped with the battles of others, and the caption says who took the token', () => {
    const others = base.board?.wars.find(
      ({ sides: [one, ...more] }) => one?.clan !== base.viewer && more.length === 0,
    )
    const there = { province: others?.province, clan: others?.sides[0]?.clan }
    const play = tell({ ...BEGUN, ...there }, { ...WON, ...there, cause: 'WAR-4' })
    play.director.skip('mine')
    expect([play.director.beat, play.director.caption?.event?.kind]).toEqual([null, 'token_won'])
    vi.advanceTimersByTime(1250)
    expect(play.director.waiting).toBe(0)
  })

  it('that the player won is not skipped', () => {
    const play = told({ ...WON, clan: base.viewer, cause: 'WAR-4' })
    play.director.skip('mine')
    expect(play.director.beat?.card).toBe('no-battle')
  })

  it.each(['WAR-4', 'WAR-5'])('says who took the token, and why no one fought (%s)', (cause) => {
    const play = told({ ...WON, cause })
    vi.advanceTimersByTime(5000)
    const scene = sceneOf(play)
    if (scene?.kind !== 'no-battle') throw new Error('no result is shown')
    render(Stage, { play, scene })
    expect(screen.getByRole('heading').textContent).toMatch(/takes? the war token of/)
    expect(screen.getByText(t(`no-battle-${cause.toLowerCase()}`))).toBeDefined()
    expect(screen.getAllByRole('listitem')).toHaveLength(war?.sides.length ?? 0)
    expect(screen.getByText(/^War token: 1 VP in Winter\. The winner has tokens of \d/)).toBeDefined()
  })

  it('says that no one took the token', () => {
    const play = told({ ...DISCARDED, cause: 'WAR-3' })
    vi.advanceTimersByTime(5000)
    const scene = sceneOf(play)
    if (scene?.kind !== 'no-battle') throw new Error('no result is shown')
    render(Stage, { play, scene })
    expect(screen.getByRole('heading').textContent).toMatch(/^No one takes the war token of/)
    expect(screen.getByText(t('no-battle-war-3'))).toBeDefined()
  })
})

it('the end of the season is no part of its last war', () => {
  vi.useFakeTimers()
  settings.set({ speed: 'normal', waitAtBattles: true })
  const cleanup = { kind: 'phase_started', cause: 'CLN-1', phase: 'cleanup' }
  const play = tell(BEGUN, { ...WON, cause: 'WAR-4' }, cleanup, {
    kind: 'coins',
    cause: 'CLN-1',
    clan: winner,
    amount: -2,
  })
  vi.advanceTimersByTime(5000)
  const scene = sceneOf(play)
  expect(scene?.kind === 'no-battle' ? scene.effects : null).toEqual([])
  vi.useRealTimers()
})

it('the first battle has its stage though the War Phase begins in the same entry', () => {
  vi.useFakeTimers()
  settings.set({ speed: 'normal', waitAtBattles: true })
  expect(base.view?.phase).not.toBe('war')
  const clans = Object.keys(base.view?.players ?? {}).slice(0, 2)
  const play = tell({ kind: 'phase_started', cause: 'WAR-1', phase: 'war' }, BEGUN, {
    kind: 'battle_started',
    cause: 'WAR-6',
    province,
    clans,
  })
  const seen = Array.from({ length: 6 }, () => {
    const kind = sceneOf(play)?.kind
    play.director.next()
    return kind
  })
  expect(seen.slice(0, 3)).toEqual(['war', 'next-war', 'battle'])
  vi.useRealTimers()
})

it('a token that is won in a battle is no result of its own', () => {
  vi.useFakeTimers()
  const play = told({ ...WON, cause: 'BAT-10' })
  vi.advanceTimersByTime(5000)
  expect(play.director.waiting).toBe(0)
  vi.useRealTimers()
})
