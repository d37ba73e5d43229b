import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { entryWith } from '../../testing/entries'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import Stage from './Stage.svelte'
import { provinceOf, sceneOf, takesRoom } from './scenes'

const base = { ...moment('mandate'), clocks: null }
const me = base.viewer as 'koi'
const other = me === 'koi' ? 'turtle' : 'koi'

const third = Object.keys(base.view?.players ?? {}).find((clan) => clan !== me && clan !== other) ?? ''

/** A table at which `other` ends an alliance with that clan. */
function told(clan: string, cause: string, before: object[] = []): Play {
  const source = new TestSource('t', { ...base, n: 10, asked: {} }, [entryWith({ n: 10 })])
  const play = new Play(source)
  play.director.follow()
  const events = [
    ...before,
    { number: 100, kind: 'alliance_ended', clan: other, with: clan, cause, parent: null },
    { number: 101, kind: 'honor', clan: other, steps: -1, order: [me, other], cause, parent: 100 },
  ]
  source.update = { ...base, n: 11, asked: {}, moments: [] }
  source.story = [...source.story, entryWith({ n: 11, events })]
  return play
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ language: 'en', speed: 'normal' })
})
afterEach(() => vi.useRealTimers())

it('a betrayal of me is on the stage with what it means, over the foot of the whole map', () => {
  const play = told(me, 'betray')
  const scene = sceneOf(play)
  if (scene?.kind !== 'betrayal') throw new Error('no betrayal is shown')
  expect([takesRoom(scene), provinceOf(scene)]).toEqual([false, null])
  render(Stage, { play, scene })
  expect(screen.getByRole('heading').textContent).toMatch(/ betrayed you$/)
  expect(screen.getByText(t('betrayal-over'))).toBeDefined()
  expect(screen.getByText(/1 honor/)).toBeDefined()
})

it('going on from the mandate before stops at the betrayal', () => {
  const laid = { number: 99, kind: 'mandate_laid', clan: other, turn: 1, tile: 'betray', cause: 'POL-3' }
  const play = told(me, 'betray', [laid])
  expect(sceneOf(play)).toBeNull()
  play.director.next()
  expect(sceneOf(play)?.kind).toBe('betrayal')
  vi.advanceTimersByTime(400)
  play.director.next()
  expect(play.director.waiting).toBe(0)
})

it('a betrayal of me stays until it is dismissed, one of another clan does not', () => {
  const [mine, theirs] = [told(me, 'betray'), told(third, 'betray')]
  vi.advanceTimersByTime(5000)
  expect([sceneOf(mine)?.kind, sceneOf(theirs)]).toEqual(['betrayal', null])
})

it('an alliance of mine is on the stage with what it means, one of others is not', () => {
  const scenes = [me, third].map((clan) => {
    const source = new TestSource('t', { ...base, n: 10, asked: {} }, [entryWith({ n: 10 })])
    const play = new Play(source)
    play.director.follow()
    source.update = { ...base, n: 11, asked: {}, moments: [] }
    const events = [{ number: 100, kind: 'allied', clan: other, with: clan, cause: 'TEA-1', parent: null }]
    source.story = [...source.story, entryWith({ n: 11, events })]
    return { play, scene: sceneOf(play) }
  })
  expect(scenes.map(({ scene }) => scene?.kind)).toEqual(['alliance', undefined])
  const [mine] = scenes
  if (mine?.scene == null) throw new Error('no alliance is shown')
  expect(takesRoom(mine.scene)).toBe(false)
  render(Stage, { play: mine.play, scene: mine.scene })
  expect(screen.getByRole('heading').textContent).toMatch(/^You and the .* are allies$/)
  expect(screen.getByText(t('alliance-means'))).toBeDefined()
})

it('an alliance that ends with the season is no betrayal', () => {
  expect(sceneOf(told(me, 'CLN-3'))).toBeNull()
})
