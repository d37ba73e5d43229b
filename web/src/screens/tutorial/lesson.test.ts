import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { TutorialTable } from '../../play/sources/tutorial-table.svelte'
import { base, entry, event } from '../../testing/playback'
import { moment } from '../../testing/moments'
import type { Tutorial } from '../../wire/types'
import Lesson from './Lesson.svelte'

/** A Kami Turn, of which the first lesson tells, and what follows until the next question. */
const frames = [
  entry(11, [event(1, 'kami_turn', { turn: 5 }), event(2, 'gift_won', { kami: 'tsukuyomi' })]),
  entry(12, [event(3, 'mandate_laid', { turn: 6, tile: 'marshal' })]),
]
const states: readonly object[] = [
  { update: { ...base, n: 10, frames: [entry(10, [])], asked: {}, moments: [] }, lessons: ['shrine'] },
  {
    update: { ...base, n: 12, frames, asked: { koi: 12 }, moments: [{ ...base, n: 11 }] },
    lessons: ['kami', 'marshal'],
  },
]

async function answered(): Promise<Play> {
  const table = new TutorialTable((answers) =>
    Promise.resolve({ ...states[answers.length], all_lessons: ['shrine', 'kami', 'marshal'] } as Tutorial),
  )
  await table.load()
  const play = new Play(table)
  play.director.follow()
  render(Lesson, { table, play })
  await table.send({ kind: 'answer', seat: 'koi', seen: 10, answer: { kind: 'done' } })
  flushSync()
  return play
}
const title = (): string | null => screen.getByRole('heading').textContent
function pass(time: number): void {
  vi.advanceTimersByTime(time)
  flushSync()
}

describe('a lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.removeItem('hinode-tutorial')
    settings.set({ language: 'en', speed: 'normal', motion: false })
  })
  afterEach(() => void vi.useRealTimers())

  it('comes with what it is about, and the story waits until it is read', async () => {
    const { director } = await answered()
    expect(title()).toBe(t('tutorial-watch'))
    pass(1300)
    expect(title()).toBe(t('lesson-kami.title'))
    pass(60_000)
    expect(director.beat?.events[0]?.kind).toBe('gift_won')
    await fireEvent.click(screen.getByRole('button', { name: t('tutorial-next') }))
    pass(50)
    expect(director.beat?.events[0]?.kind).toBe('mandate_laid')
    expect(title()).toBe(t('tutorial-watch'))
    pass(3000)
    expect([title(), director.behind]).toEqual([t('lesson-marshal.title'), false])
  })

  it('is closed once the player goes on with the story', async () => {
    const { director } = await answered()
    pass(1300)
    director.next()
    flushSync()
    pass(3000)
    expect(title()).toBe(t('lesson-marshal.title'))
  })

  it('that the player has jumped over is still to be read', async () => {
    const { director } = await answered()
    director.jump()
    flushSync()
    expect(title()).toBe(t('lesson-kami.title'))
  })
})

it('the last one starts a first game at once, also for a player without a name', async () => {
  const ended = { update: { ...moment('end'), frames: [], moments: [], asked: {} }, lessons: ['end'] }
  const table = new TutorialTable(() =>
    Promise.resolve({ ...ended, all_lessons: ['end'] } as unknown as Tutorial),
  )
  await table.load()
  const play = new Play(table)
  play.director.follow()
  render(Lesson, { table, play })
  const introduced = vi.spyOn(api, 'introduce').mockResolvedValue({ name: 'Guest', known: true })
  const made = vi.spyOn(api, 'makeTable').mockRejectedValue(new Error('as far as here'))
  await fireEvent.click(screen.getByRole('button', { name: t('tutorial-game') }))
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  expect(introduced).toHaveBeenCalledWith(t('tutorial-guest'))
})
