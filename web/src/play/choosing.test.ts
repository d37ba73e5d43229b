import { describe, expect, it } from 'vitest'
import type { Decision } from '../wire/types'
import { moment } from '../testing/moments'
import { Choosing } from './choosing.svelte'
import { selectablesOf } from '../words/selectables'

function choosing(name: string): { made: Choosing; decision: Decision } {
  const decision = moment(name).view?.pending?.[0]
  if (decision === undefined) throw new Error(`nothing is asked in ${name}`)
  return { made: new Choosing(() => decision), decision }
}

describe('choosing by pointing', () => {
  it('lights the pieces that can move, then where the picked one can go', () => {
    const { made } = choosing('marshal')
    const first = [...made.lit].find((item) => item.startsWith('piece:'))
    if (first === undefined) throw new Error('no piece is lit')
    expect(made.pick(first)).toBeNull()
    expect([...made.lit].every((item) => /^(province|shrine):/.test(item))).toBe(true)
  })

  it.each([
    'marshal',
    'recruit',
    'summon',
    'betray',
    'fujin',
    'place',
    'hostage',
    'kill',
    'train',
    'share',
    'mandate-lotus',
  ])('reaches every option of %s by its items, and only that one', (name) => {
    const { decision } = choosing(name)
    for (const option of decision.options ?? []) {
      const made = new Choosing(() => decision)
      const answers = selectablesOf(option, decision).map((item) => made.pick(item))
      const last = answers.findLast((answer) => answer !== null) ?? made.complete?.answer
      expect(last).toEqual(option)
    }
  })

  it('lets go of what is pointed at again', () => {
    const { made } = choosing('marshal')
    const [first] = made.lit
    if (first === undefined) throw new Error('nothing is lit')
    made.pick(first)
    made.pick(first)
    expect(made.picked).toEqual([])
  })

  it('starts over with an item that does not fit what is picked', () => {
    const { made } = choosing('marshal')
    const [first, second] = [...made.lit].filter((item) => item.startsWith('piece:'))
    if (first === undefined || second === undefined) throw new Error('too few pieces are lit')
    made.pick(first)
    made.pick(second)
    expect(made.picked).toEqual([second])
  })

  it('keeps the announcement of the Lotus when another tile is laid', () => {
    const { made, decision } = choosing('mandate-lotus')
    if (decision.kind !== 'mandate') throw new Error('no mandate is asked for')
    const [one, other] = [...new Set(decision.hand)]
    made.pick(`tile:${one as 'train'}`)
    expect(made.pick('announce:betray')).toEqual({ kind: 'mandate', tile: one, announce: 'betray' })
    expect(made.pick(`tile:${other as 'train'}`)).toEqual({
      kind: 'mandate',
      tile: other,
      announce: 'betray',
    })
  })

  it('picks a usual figure by itself, so that the provinces are lit at once', () => {
    const { made } = choosing('recruit')
    made.begin()
    expect(made.picked).toEqual(['figure:bushi'])
    expect([...made.lit].some((item) => item.startsWith('province:'))).toBe(true)
  })

  it('goes back step by step', () => {
    const { made, decision } = choosing('mandate')
    if (decision.kind !== 'mandate') throw new Error('no mandate is asked for')
    const answer = made.pick(`tile:${decision.hand[0] as 'train'}`)
    if (answer === null) throw new Error('a tile is a whole answer')
    made.confirm(answer)
    expect(made.back()).toBe(true)
    expect(made.unconfirmed).toBeNull()
    expect(made.back()).toBe(false)
  })
})
