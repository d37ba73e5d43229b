import { describe, expect, it } from 'vitest'
import { hasStyles, specOf } from './bot-names'

describe('the name of a bot', () => {
  it.each([
    ['greedy', { level: 'greedy', style: null }],
    ['planner/monk', { level: 'planner', style: 'monk' }],
    ['mymodule:MyBot', { level: 'greedy', style: null, custom: 'mymodule:MyBot' }],
  ])('%s says how to ask for it', (name, spec) => {
    expect(specOf(name)).toEqual(spec)
  })
})

it.each([
  ['random', false],
  ['easy', true],
  ['mymodule:MyBot', false],
])('%s: has styles? %s', (level, expected) => {
  expect(hasStyles(level)).toBe(expected)
})
