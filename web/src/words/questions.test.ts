import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { moment } from '../testing/moments'
import type { Clan, Decision, View } from '../wire/types'
import { DECISIONS, type DecisionKind } from '../wire/vocab'
import { heading, question, waitingWords } from './questions'

const viewAt = (name: string): View => moment(name).view as View
const asked = (kind: DecisionKind, cause: string): View =>
  ({ ...viewAt('waiting'), waiting: ['koi'], asking: { koi: { kind, cause } } }) as View

beforeEach(() => settings.set({ language: 'en' }))

describe('a question of mine', () => {
  it('that is asked again names the card that allows it', () => {
    const asks = (due_to: string): Decision =>
      ({ ...moment('hostage').view?.pending?.[0], due_to }) as unknown as Decision
    expect(heading(asks('hostage'))).toBe('Take Hostage')
    expect(heading(asks('respect'))).toBe('Respect')
    expect(question(asks('respect'))).toMatch(/^Which figure do you take as one more hostage in /)
  })

  it('about what is left of a bid says how many Coins', () => {
    const asks = (coins: number): Decision =>
      ({ ...moment('share').view?.pending?.[0], coins }) as unknown as Decision
    expect(question(asks(1))).toBe('1 Coin of your bid is left over: who gets it?')
    expect(question(asks(2))).toContain('2 Coins of your bid are left over')
  })
})

describe('while others are asked', () => {
  it('a yes or no question reads as one, whatever step of the rules asks it', () => {
    const view = viewAt('offer-path-of-the-monkey')
    const [clan] = view.waiting as [Clan]
    expect(view.stack.at(-1)?.kind).toBe('reaction') // which also places figures
    expect(waitingWords(view, clan)).toBe(
      'You are deciding whether to take a Coin from the richest other clan',
    )
    expect(waitingWords(view, null)).toMatch(
      /^The \w+ are deciding whether to take a Coin from the richest other clan$/,
    )
  })

  it('each clan has its own question', () => {
    const view = {
      ...viewAt('waiting'),
      waiting: ['koi', 'lotus'],
      asking: { koi: { kind: 'bid', cause: 'BAT-3' }, lotus: { kind: 'order', cause: 'HON-5' } },
    } as View
    expect(waitingWords(view, 'lotus')).toBe(
      'The Koi are bidding · You are deciding whether to go first or last',
    )
  })

  it.each(['en', 'zh-Hant'] as const)('every kind of question has its sentence in %s', (language) => {
    settings.set({ language })
    for (const kind of Object.keys(DECISIONS) as DecisionKind[])
      expect(waitingWords(asked(kind, 'amaterasu'), null)).not.toMatch(/^wait-|\{/)
  })
})
