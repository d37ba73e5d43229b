import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectsOf, type Effect } from '../../play/effects/cues'
import { settings } from '../../lib/settings.svelte'
import type { Entry, GameEvent } from '../../wire/types'
import whole from '../../testing/fixtures/whole-game.json'
import { connect, type FakeServer } from '../../testing/fake-server'
import { fakeWindowWidth } from '../../testing/fake-sizes'
import { moment } from '../../testing/moments'
import { EVENTS, type EventKind } from '../../wire/vocab'
import Effects from './Effects.svelte'
import { spritesOf, animatedOf } from './animations'
import { Play } from '../../play/play.svelte'

const story = (whole.frames as unknown as Entry[]).flatMap(({ events }) => events)
const event = (kind: EventKind, more: object): GameEvent =>
  ({ number: 1, kind, cause: 'marshal', parent: null, ...more }) as GameEvent

/** Something of the board that stands at a point of the window. */
function stand(anchor: string, x: number, y: number): HTMLElement {
  const there = document.body.appendChild(document.createElement('div'))
  there.dataset['anchor'] = anchor
  there.getBoundingClientRect = () => new DOMRect(x - 5, y - 5, 10, 10)
  return there
}
afterEach(() => document.querySelectorAll('body > [data-anchor]').forEach((one) => one.remove()))

describe('an event is shown', () => {
  it('in a way that can be looked up, whatever it is', () => {
    const kinds = new Set(story.map(({ kind }) => kind))
    expect(kinds.size).toBeGreaterThan(30)
    for (const one of story) expect(Array.isArray(effectsOf(one))).toBe(true)
    expect([...kinds].filter((kind) => !(kind in EVENTS))).toEqual([])
  })

  it.each([
    ['summoned', { clan: 'koi', figure: 'bushi', province: 'edo', to: 'edo' }, ['drop province:edo']],
    ['summoned', { clan: 'koi', figure: 'shinto', province: 'edo', to: 'fujin' }, ['drop shrine:fujin']],
    [
      'moved',
      { clan: 'koi', figure: 'bushi', from: 'edo', to: 'kyoto' },
      ['fly province:edo province:kyoto'],
    ],
    ['killed', { clan: 'koi', figure: 'bushi', count: 1, province: 'edo' }, ['fall province:edo']],
    [
      'captured',
      { clan: 'koi', owner: 'lotus', figure: 'bushi', province: 'edo' },
      ['fly province:edo clan:koi'],
    ],
    ['coins', { clan: 'koi', amount: -3 }, ['count coins:koi']],
    ['token_won', { clan: 'koi', season: 'spring', province: 'edo' }, ['fly war:edo clan:koi']],
    ['mandate_laid', { clan: 'koi', turn: 3, tile: 'train' }, ['turn turn:3']],
    ['gift_won', { clan: 'koi', kami: 'fujin' }, ['shine shrine:fujin', 'fly shrine:fujin clan:koi']],
    [
      'gift',
      { clan: 'koi', to: 'lotus', coins: 0, ronin: 2 },
      ['fly clan:koi clan:lotus', 'count ronin:lotus'],
    ],
    ['honor', { clan: 'koi', steps: 1, order: ['koi', 'lotus'] }, ['shine honor:koi']],
    ['ready', { clan: 'koi' }, []],
  ] as [EventKind, object, string[]][])('%s', (kind, more, wanted) => {
    const told = (effect: Effect): string =>
      effect.kind === 'fly' ? `fly ${effect.from} ${effect.to}` : `${effect.kind} ${effect.at}`
    expect(effectsOf(event(kind, more)).map(told)).toEqual(wanted)
  })
})

describe('a flight', () => {
  const flight: Effect = {
    kind: 'fly',
    what: { kind: 'token', token: 'coin' },
    from: 'clan:koi',
    to: 'clan:lotus',
  }

  it('goes from one place to the other', () => {
    stand('clan:koi', 100, 50)
    stand('clan:lotus', 300, 80)
    expect(spritesOf(flight)).toMatchObject([
      { x: 300, y: 80, frames: [{ transform: 'translate(-200px, -30px)' }, { transform: 'none' }] },
    ])
  })

  it('of a figure begins and ends where such figures stand', () => {
    stand('province:edo', 100, 50)
    stand('province:kyoto', 300, 80)
    stand('', 310, 95).dataset['figure'] = 'koi/bushi@kyoto'
    const what = { kind: 'figure', clan: 'koi', figure: 'bushi', count: 1 } as const
    expect(spritesOf({ kind: 'fly', what, from: 'province:edo', to: 'province:kyoto' })).toMatchObject([
      { x: 310, y: 95, frames: [{ transform: 'translate(-210px, -45px)' }, { transform: 'none' }] },
    ])
  })

  it('goes to the tab behind which the place is', () => {
    stand('clan:koi', 100, 50)
    stand('clan', 10, 700)
    expect(spritesOf(flight)).toMatchObject([{ x: 10, y: 700 }])
  })

  it('is none within a tab, and no token falls over its name', () => {
    stand('clan', 10, 700).setAttribute('role', 'tab')
    expect(spritesOf(flight)).toEqual([])
    expect(spritesOf({ kind: 'fall', what: flight.what, at: 'clan:koi' })).toEqual([])
    stand('province:edo', 100, 50)
    expect(spritesOf({ ...flight, from: 'province:edo' })).toMatchObject([{ x: 10, y: 700 }])
  })

  it('is none where nothing of it can be seen', () => {
    expect(spritesOf(flight)).toEqual([])
  })
})

describe('on a phone', () => {
  let wide: () => void
  const what = { kind: 'figure', clan: 'koi', figure: 'bushi', count: 1 } as const
  beforeEach(() => {
    wide = fakeWindowWidth(390)
    const map = document.body.appendChild(document.createElement('div'))
    map.className = 'board-map'
    map.getBoundingClientRect = () => new DOMRect(0, 50, 390, 260)
    map.append(stand('province:edo', 200, 100), stand('province:kyoto', 200, 500))
    stand('reserve', 20, 800)
  })
  afterEach(() => {
    document.querySelector('.board-map')?.remove()
    wide()
  })

  it('a piece from the reserve appears in its place, and none flies over the tabs', () => {
    const drop = spritesOf({ kind: 'drop', what, at: 'province:edo' })
    expect(spritesOf({ kind: 'fly', what, from: 'reserve', to: 'province:edo' })).toEqual(drop)
    expect(spritesOf({ kind: 'fly', what, from: 'reserve', to: 'clan:koi' })).toEqual([])
  })

  it('a piece that goes where the map is not in sight stops at its edge', () => {
    expect(spritesOf({ kind: 'fly', what, from: 'province:edo', to: 'province:kyoto' })).toMatchObject([
      { x: 200, y: 286 },
    ])
  })
})

it('an amount is shown wherever that purse is in sight, and nowhere else', () => {
  stand('coins:koi', 100, 50)
  stand('coins:koi', 400, 500)
  stand('coins:koi', 400, 99_999)
  stand('coins:lotus', 400, 100)
  expect(spritesOf({ kind: 'count', amount: 3, at: 'coins:koi' }).map(({ what, x }) => [what, x])).toEqual([
    [3, 100],
    [3, 400],
  ])
})

it('a tile turns over where it lies', () => {
  const tile = stand('turn:3', 100, 50)
  expect(animatedOf({ kind: 'turn', at: 'turn:3' }).map(({ target }) => target)).toEqual([tile])
})

describe('over the board', () => {
  const gain = { number: 10_000, kind: 'coins', cause: 'harvest', parent: null, clan: 'koi', amount: 3 }
  const update = { ...moment('waiting'), n: 0, frames: [], clocks: null }
  function happen({ source, push }: FakeServer, events: object[] = [gain]): void {
    const n = source.story.length + 1
    push({
      ...update,
      n,
      reset: false,
      frames: [
        { n, kind: 'answered', clan: 'koi', by: null, reason: null, facts: {}, events, battles: [] },
      ] as unknown as Entry[],
    })
  }
  function watch(): { server: FakeServer; play: Play; container: HTMLElement } {
    const server = connect(update)
    const play = new Play(server.source)
    play.director.follow()
    const { container } = render(Effects, { play })
    return { server, play, container }
  }
  /** Once for the board, once for what is shown over it. */
  async function settled(): Promise<void> {
    await tick()
    await tick()
  }
  const sprites = (container: HTMLElement): string[] =>
    [...container.querySelectorAll('.sprite')].map((one) => one.textContent?.trim() ?? '')

  const finished = vi.fn()
  beforeEach(() => {
    settings.set({ motion: true, speed: 'normal' })
    stand('coins:koi', 100, 50)
    finished.mockClear()
    const endless = { finished: new Promise(() => undefined), cancel: vi.fn(), finish: finished }
    HTMLElement.prototype.animate = vi.fn(() => endless as unknown as Animation)
  })
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'animate'))

  it('what happens is shown, and what was before is not', async () => {
    const { server, container } = watch()
    await tick()
    expect(sprites(container)).toEqual([])
    happen(server)
    await settled()
    expect(sprites(container)).toEqual(['+3'])
  })

  it('going to now ends it', async () => {
    const { server, play, container } = watch()
    happen(server)
    await settled()
    play.director.jump()
    await tick()
    expect(sprites(container)).toEqual([])
  })

  it('a piece has arrived before the next event is shown', async () => {
    stand('clan:koi', 100, 50)
    stand('war:edo', 300, 50)
    const { server, play } = watch()
    const won = { ...gain, kind: 'token_won', season: 'spring', province: 'edo' }
    happen(server, [won, { ...gain, number: 10_001, kind: 'kami_turn', turn: 3 }])
    await settled()
    expect(finished).not.toHaveBeenCalled()
    play.director.next()
    await settled()
    expect(finished).toHaveBeenCalledOnce()
  })

  it('with reduced motion, nothing is animated', async () => {
    settings.set({ motion: false })
    const { server, container } = watch()
    happen(server)
    await settled()
    expect(sprites(container)).toEqual([])
  })
})
