import { expect, it } from 'vitest'
import { moment } from '../testing/moments'
import type { View } from '../wire/types'
import { isTied, noOneWorships, worshipAt } from './worship'

const [first, ...more] = (moment('mandate').view as View).shrines.map(({ kami }) => ({ kami }))
if (first === undefined) throw new Error('there are no shrines')
const view = {
  ...(moment('mandate').view as View),
  honor: ['turtle', 'koi', 'lotus'],
  shrines: [
    { ...first, koi: { shinto: 1 }, turtle: { shinto: 1 }, lotus: { shinto: 2, komainu: 1 } },
    ...more,
  ],
} as View

it('counts the figures of each clan in a shrine', () => {
  const worship = worshipAt(view, first.kami)
  expect(worship).toEqual([
    { clan: 'turtle', count: 1 },
    { clan: 'koi', count: 1 },
    { clan: 'lotus', count: 3 },
  ])
  expect([isTied(worship, 'turtle'), isTied(worship, 'lotus')]).toEqual([true, false])
})

it('knows when all shrines are empty', () => {
  expect(noOneWorships(view)).toBe(false)
  expect(noOneWorships({ ...view, shrines: [first, ...more] } as View)).toBe(true)
})
