import { beforeEach, expect, it } from 'vitest'
import { settings } from '../lib/settings.svelte'
import type { Clan } from '../wire/types'
import { tellBriefly, tellHonor } from './honor'
import type { EventOf } from './sentences'

beforeEach(() => settings.set({ language: 'en' }))

const moved = (clan: Clan, steps: number, ...order: Clan[]): EventOf<'honor'> => ({
  number: 1,
  kind: 'honor',
  cause: 'amaterasu',
  parent: null,
  clan,
  steps,
  order,
})

it('names the ranks before and after', () => {
  expect(tellHonor(moved('turtle', 2, 'turtle', 'koi', 'lotus', 'dragonfly'), 'dragonfly')).toBe(
    'The Turtle rise from honor rank 3 to 1 (Amaterasu)',
  )
  expect(tellHonor(moved('koi', -2, 'lotus', 'turtle', 'dragonfly', 'koi'), 'koi')).toBe(
    'You fall from honor rank 2 to 4 (Amaterasu)',
  )
})

it('says what it means for the reader who was passed', () => {
  const risen = moved('turtle', 2, 'turtle', 'koi', 'lotus', 'dragonfly')
  expect(tellHonor(risen, 'lotus')).toMatch(/; you fall to 3$/)
  expect(tellHonor(risen, 'dragonfly')).not.toContain('you')
  expect(tellHonor(moved('koi', -1, 'lotus', 'koi', 'turtle'), 'lotus')).toMatch(/; you rise to 1$/)
})

it('leaves other events in their words', () => {
  const vp = { number: 1, kind: 'vp', cause: 'WAR-2', parent: null, clan: 'koi', amount: 2 } as const
  expect(tellBriefly(vp, null)).toMatch(/^The Koi gain 2 VP/)
})
