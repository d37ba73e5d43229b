import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { entry, event, telling } from '../../testing/playback'
import { tell } from '../../words/sentences'
import RecentLines from './RecentLines.svelte'

const summons = event(2, 'summoned', { figure: 'bushi', province: 'edo', shrine: null })
const next = event(3, 'performs', { clan: 'koi', mandate: 'recruit', bonus: true })

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ language: 'en', speed: 'normal', motion: false })
})
afterEach(() => void vi.useRealTimers())

it('the first line is what the caption says, until the story has caught up', async () => {
  const table = telling()
  const play = new Play(table.director)
  render(RecentLines, { play })
  const lines = (): string[] =>
    [...document.querySelectorAll('.line')].map(({ textContent }) => (textContent ?? '').trim())
  const now = (): string | undefined => document.querySelector('.line.now')?.textContent?.trim()
  table.arrive([entry(11, [event(1, 'mandate_turn', { turn: 1 }), summons, next]), entry(12, [])])
  await tick()
  expect(play.director.behind).toBe(true)
  expect([lines()[0], now()]).toEqual([tell(summons, play.me), tell(summons, play.me)])
  vi.advanceTimersByTime(10_000)
  await tick()
  expect(lines()).toHaveLength(2)
  expect(now()).toBe(tell(summons, play.me))
})
