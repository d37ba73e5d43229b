import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nameOf } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { base, entry, event, telling } from '../../testing/playback'
import type { View } from '../../wire/types'
import ShrineNotice from './ShrineNotice.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ language: 'en', speed: 'normal', motion: false })
})
afterEach(() => void vi.useRealTimers())

it('shows each shrine of a Kami Turn for long enough to read it', async () => {
  const [one, two] = (base.view as View).shrines.map(({ kami }) => kami)
  const table = telling()
  const { container } = render(ShrineNotice, { play: new Play(table.director) })
  const turn = [
    event(1, 'kami_turn', { turn: 3 }),
    event(2, 'gift_won', { kami: one }),
    event(3, 'gift_won', { kami: two }),
  ]
  table.arrive([entry(11, turn)])
  const seen: string[] = []
  for (let time = 0; time < 5000; time += 100) {
    await tick()
    const shrine = container.querySelector<HTMLElement>('.shrine')
    if (shrine) expect(shrine.textContent).toContain(nameOf.kami(shrine.dataset['shrineNow'] as string))
    seen.push(shrine?.dataset['shrineNow'] ?? '')
    vi.advanceTimersByTime(100)
  }
  for (const kami of [one, two]) expect(seen.filter((id) => id === kami).length).toBeGreaterThanOrEqual(15)
})
