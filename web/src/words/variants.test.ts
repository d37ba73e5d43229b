import { describe, expect, it } from 'vitest'
import { eventVariant, termVariant } from './variants'

const event = (kind: string, fields: object): { kind: string } => ({ kind, ...fields })

describe('variants of sentences', () => {
  it.each([
    ['vp', { amount: -1 }, '-lost'],
    ['vp', { amount: 0 }, ''],
    ['looked', { tiles: null }, '-secret'],
    ['looked', { tiles: ['train'] }, ''],
    ['war_order', { provinces: [] }, '-none'],
    ['war_order', { provinces: ['edo'] }, ''],
    ['coins', { amount: -1, cause: 'hachiman' }, '-lost'],
    ['coins', { amount: -1, cause: 'train' }, '-paid'],
    ['coins', { amount: -1, cause: 'CLN-1' }, '-left'],
    ['killed', { by: 'koi', clan: 'koi', cause: 'way-of-the-executioner' }, '-own'],
    ['killed', { by: 'koi', clan: 'koi', cause: 'seppuku' }, '-seppuku'],
    ['killed', { by: null, clan: 'koi' }, ''],
    ['summoned', { province: 'edo', to: 'fujin' }, '-shrine'],
    ['summoned', { province: 'edo', to: 'edo' }, ''],
    ['gift', {}, ''],
  ])('of %s with %o is "%s"', (kind, fields, wanted) => {
    expect(eventVariant(event(kind, fields))).toBe(wanted)
  })

  it.each([
    ['bid', { advantage: 'any', most: 0 }, '-total-none'],
    ['bid', { advantage: 'ronin', most: 2 }, ''],
    ['mandate', { choose: false, until: 'turn' }, '-not-turn'],
    ['coins', { amount: 2 }, ''],
  ])('of a term %s with %o is "%s"', (kind, fields, wanted) => {
    expect(termVariant(event(kind, fields))).toBe(wanted)
  })
})
