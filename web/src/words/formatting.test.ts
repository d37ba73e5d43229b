import { expect, it } from 'vitest'
import { settings } from '../lib/settings.svelte'
import { bidWords, clockTime } from './formatting'

it.each([
  [0, '0:00'],
  [67, '1:07'],
  [3847, '1:04:07'],
])('%d seconds on a clock are %s', (seconds, words) => {
  expect(clockTime(seconds)).toBe(words)
})

it('says what a bid has on each advantage, or that there is nothing', () => {
  settings.set({ language: 'en' })
  const nothing = { seppuku: 0, hostage: 0, ronin: 0, poets: 0 }
  expect(bidWords(nothing)).toBe('nothing')
  expect(bidWords({ ...nothing, ronin: 2, poets: 1 })).toBe('2 on Hire Ronin and 1 on Imperial Poets')
})
