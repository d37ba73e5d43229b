import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { GameEvent } from '../../wire/types'
import type { SoundCue } from './cues'
import { sound } from './sound'

let pitches: number[] = []
let active = true
beforeEach(() => {
  pitches = []
  active = true
  const ramp = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  class Audio {
    currentTime = 0
    destination = {}
    createGain = (): object => ({ gain: ramp, connect: (to: unknown) => to })
    createOscillator = (): object => {
      const tone = {
        connect: (to: unknown) => to,
        frequency: { value: 0 },
        start: () => pitches.push(tone.frequency.value),
        stop: vi.fn(),
      }
      return tone
    }
  }
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('navigator', {
    get userActivation() {
      return { hasBeenActive: active }
    },
  })
  settings.set({ sound: true })
})
afterEach(() => vi.unstubAllGlobals())

const won = (clan: string): SoundCue => ({
  kind: 'battle',
  event: {
    number: 1,
    kind: 'battle_won',
    cause: 'war',
    parent: null,
    clan,
    province: 'edo',
  } as unknown as GameEvent,
})
function heard(make: () => void): number[] {
  pitches = []
  make()
  return pitches
}

it('there is none before the first click', () => {
  active = false
  expect(heard(() => sound(won('koi'), 'koi'))).toEqual([])
})

it('there is none when it is turned off', () => {
  settings.set({ sound: false })
  expect(heard(() => sound(won('koi'), 'koi'))).toEqual([])
})

it('a battle sounds different to its winner, to its losers, and to those who watch', () => {
  const fighters = ['koi', 'lotus'] as const
  const all = [
    heard(() => sound(won('koi'), 'koi', fighters)),
    heard(() => sound(won('koi'), 'lotus', fighters)),
    heard(() => sound(won('koi'), null, fighters)),
  ]
  expect(heard(() => sound(won('koi'), 'turtle', fighters))).toEqual(all[2])
  expect(all.map((tones) => tones.length > 0)).toEqual([true, true, true])
  expect(new Set(all.map((tones) => tones.join())).size).toBe(3)
})

it('what matters most has a sound of its own', () => {
  const kinds = ['appear', 'alliance', 'betrayal', 'bids'] as const
  const all = kinds.map((kind) => heard(() => sound({ ...won('koi'), kind })).join())
  expect(new Set(all).size).toBe(kinds.length)
})
