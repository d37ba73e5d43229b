import { describe, expect, it } from 'vitest'
import { moment } from '../testing/moments'
import { TestSource } from '../testing/source.svelte'
import type { Answer, Preview, Previews, Update } from '../wire/types'
import { Play } from './play.svelte'

function preview(answer: Answer, more: Partial<Preview> = {}): Preview {
  return {
    answer,
    stops: 'resolved',
    asks: [],
    events: [],
    clans: {},
    provinces: {},
    shrines: {},
    battle: null,
    killed: {},
    parts: [],
    card: null,
    irreversible: [],
    toll: null,
    ...more,
  }
}
/** A preview for every option, as the server would send them. */
function previewsOf(update: Update): Previews {
  const asked = update.view?.pending?.[0]
  if (asked === undefined) throw new Error('nothing is asked')
  const options = (asked.options as Answer[]).map((answer) => preview(answer))
  return { clan: asked.clan, kind: asked.kind, cause: asked.cause, progress: null, options, bids: null }
}
function put(name: string): { play: Play; source: TestSource } {
  const update = moment(name)
  const source = new TestSource('table', update)
  if (update.view?.pending?.[0] !== undefined) source.previews = previewsOf(update)
  return { play: new Play(source), source }
}

describe('previews', () => {
  it('are known by mandate, also where its tile cannot be chosen', async () => {
    const { play, source } = put('mandate')
    await play.previews.ask()
    const [first] = source.previews?.options ?? []
    if (first?.answer.kind !== 'mandate') throw new Error('no mandate is asked')
    expect(play.previews.ofMandate(first.answer.announce ?? first.answer.tile)).toEqual(first)
  })

  it('are asked for once per question', async () => {
    const { play, source } = put('mandate')
    await Promise.all([play.previews.ask(), play.previews.ask()])
    await play.previews.ask()
    expect(source.asked).toBe(1)
    expect(play.previews.all).toEqual(source.previews)
  })

  it('are asked for again, and dropped meanwhile, when the question changes', async () => {
    const { play, source } = put('mandate')
    await play.previews.ask()
    const next = moment('recruit')
    source.update = next
    expect(play.previews.all).toBeNull()
    source.previews = previewsOf(next)
    await play.previews.ask()
    expect(source.asked).toBe(2)
    expect(play.previews.all?.kind).toBe('recruit')
  })

  it.each(['watching', 'waiting', 'tea'])('are not asked for: %s', async (name) => {
    const { play, source } = put(name)
    await play.previews.ask()
    expect(source.asked).toBe(0)
  })

  it('that come too late are dropped', async () => {
    const { play, source } = put('mandate')
    const asking = play.previews.ask()
    source.update = moment('recruit')
    await asking
    expect(play.previews.all).toBeNull()
  })

  it('that do not come leave the options plain', async () => {
    const { play, source } = put('mandate')
    source.loadPreviews = () => Promise.reject(new Error('no connection'))
    await play.previews.ask()
    expect(play.previews.all).toBeNull()
    expect(play.choosing?.options.length).toBeGreaterThan(1)
  })

  it('are found by the answer, in whatever order its fields are', async () => {
    const { play } = put('recruit')
    await play.previews.ask()
    const first = play.choosing?.options.find(({ answer }) => answer.kind === 'summon')?.answer
    if (first === undefined) throw new Error('nothing can be summoned')
    const turned = Object.fromEntries(Object.entries(first).reverse()) as Answer
    expect(play.previews.of(turned)?.answer).toEqual(first)
  })
})

describe('what is considered', () => {
  it('is the option that the item pointed at leads to, after what is picked', async () => {
    const { play } = put('recruit')
    await play.previews.ask()
    const [place] = play.provinces
    if (place === undefined) throw new Error('no province is lit')
    expect(play.previews.considered).toBeNull()
    play.previews.point(`province:${place}`)
    expect(play.previews.considered?.answer).toEqual({ kind: 'summon', figure: 'bushi', province: place })
    play.previews.unpoint(`province:${place}`)
    expect(play.previews.considered).toBeNull()
  })

  it('is what waits to be confirmed, whatever is pointed at', async () => {
    const { play } = put('mandate')
    await play.previews.ask()
    const [one, other] = play.choosing?.options ?? []
    if (one === undefined || other === undefined) throw new Error('there is no choice')
    play.submit(one.answer)
    play.previews.point(other.items[0] ?? 'build')
    expect(play.previews.considered?.answer).toEqual(one.answer)
  })

  it('of the Lotus is what they announce, before they have chosen a tile', async () => {
    const { play } = put('mandate-lotus')
    await play.previews.ask()
    play.previews.point('announce:harvest')
    expect(play.previews.considered?.answer).toMatchObject({ announce: 'harvest' })
    play.previews.point('tile:harvest')
    expect(play.previews.considered).toBeNull()
  })
})
