import { beforeEach, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { entry, event } from '../../testing/playback'
import { moment } from '../../testing/moments'
import type { GameEvent, View } from '../../wire/types'
import { captionText } from './caption-text'

const base = moment('mandate').view as View
const kami = base.shrines[0]?.kami ?? 'fujin'
const view = (...clans: string[]): View => ({
  ...base,
  shrines: [{ kami, ...Object.fromEntries(clans.map((clan) => [clan, { shinto: 1 }])) }],
})
const caption = (told: GameEvent, at: View): string =>
  captionText({ entry: entry(1, [told]), event: told }, at, null)

beforeEach(() => settings.set({ language: 'en' }))

it('says why a clan leads a shrine where another has as many figures', () => {
  const won = event(1, 'gift_won', { clan: 'turtle', kami })
  expect(caption(won, view('turtle', 'koi'))).toMatch(/\(tied, higher honor\)$/)
  expect(caption(won, view('turtle'))).not.toContain('tied')
})

it('says that no one worships', () => {
  const turn = event(1, 'kami_turn', { turn: 3 })
  expect(caption(turn, view())).toBe('Kami Turn: no one worships at a shrine')
  expect(caption(turn, view('koi'))).toBe('Kami Turn: shrines are resolved in their order')
})

it('names ranks instead of the whole honor track', () => {
  const rise = event(1, 'honor', { clan: 'turtle', steps: 2, order: ['turtle', 'koi', 'lotus'] })
  expect(caption(rise, base)).toMatch(/from honor rank 3 to 1/)
})
