import { expect, it } from 'vitest'
import type { Refusal } from '../wire/types'
import { ApiError } from './api'
import { errorText } from './error-text'
import { settings, type Language } from './settings.svelte'

function refused(language: Language, reason: Refusal | null, clause: string | null = null): string {
  settings.set({ language })
  return errorText(new ApiError({ code: 'illegal', text: 'the English text', clause, reason }, 409))
}

const NOT_ADJACENT = {
  message: 'refused-not-adjacent',
  variables: { from_province: 'edo', to_province: 'kyushu' },
}
const NO_FIGURE = {
  message: 'refused-no-such-figure',
  variables: { clan: 'koi', figure: 'bushi', province: 'oshu' },
}

it.each([
  ['en', NOT_ADJACENT, 'Kyushu is not adjacent to Edo. [MAR-2]'],
  ['zh-Hant', NOT_ADJACENT, '九州與江戶不相鄰。 [MAR-2]'],
  ['en', NO_FIGURE, 'The Koi have no Bushi in Oshu. [MAR-2]'],
] as const)('in %s the reason names things and the clause', (language, reason, sentence) => {
  expect(refused(language, reason, 'MAR-2')).toBe(sentence)
})

it('numbers choose the plural', () => {
  const variables = { card: 'komainu', cost: 1, coins: 0 }
  expect(refused('en', { message: 'refused-card-cost', variables })).toBe(
    'Komainu costs 1 Coin, but you have 0.',
  )
})

it('what the player sent is quoted as it is, and an id without a name too', () => {
  expect(refused('en', { message: 'refused-no-such-clan', variables: { value: 'edo' } })).toBe(
    'edo is not a clan in this game.',
  )
  expect(refused('en', { message: 'refused-not-asked', variables: { clan: 'crab' } })).toBe(
    'The crab are not being asked anything now.',
  )
})

it('without a reason, or with one the catalog does not have, the code is shown', () => {
  expect(refused('en', null)).toBe('The rules do not allow that right now.')
  expect(refused('zh-Hant', { message: 'refused-unheard-of', variables: {} })).not.toContain('refused')
})
