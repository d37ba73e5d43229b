import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { t } from '../../../lib/i18n.svelte'
import { settings } from '../../../lib/settings.svelte'
import { Play } from '../../../play/play.svelte'
import { moment } from '../../../testing/moments'
import { TestSource } from '../../../testing/source.svelte'
import type { Update } from '../../../wire/types'
import Dock from '../../dock/Dock.svelte'

const PASS = { kind: 'done' } as const

/** A Train in which the Bonsai have that many Coins and can buy that card, if any. */
function train(coins: number, card: 'river-dragon' | null = null): Update {
  const update = moment('train')
  const asked = update.view?.pending?.[0]
  const me = update.view?.players.bonsai
  if (asked?.kind !== 'train' || me === undefined) throw new Error('the Bonsai are not asked to train')
  asked.options = card === null ? [PASS] : [PASS, { kind: 'buy', card }]
  me.coins = coins
  return update
}

function put(update: Update): TestSource {
  const source = new TestSource('table', update)
  source.reply = () => Promise.resolve(update.n + 1)
  render(Dock, { play: new Play(source) })
  return source
}
const passed = (source: TestSource): number => source.sent.filter(({ kind }) => kind === 'answer').length
const pass = async (seconds: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  await tick()
}
function hide(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ language: 'en', passAfter: 4 })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.querySelectorAll('textarea').forEach((field) => field.remove())
})

it('counts down and passes once', async () => {
  const source = put(train(0))
  await pass(3)
  expect(screen.getByRole('timer').textContent).toBe(t('table-passing', { seconds: 1 }))
  expect(passed(source)).toBe(0)
  await pass(10)
  expect(source.sent).toEqual([{ kind: 'answer', seat: 'bonsai', seen: source.update?.n, answer: PASS }])
})

it('has one button to pass at once, on key 0, without a confirmation', async () => {
  const source = put(train(0))
  await pass(0)
  expect(screen.getAllByRole('button', { name: t('table-pass-now') })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: t('answer-done-train') })).toBeNull()
  await fireEvent.keyDown(document.body, { key: '0' })
  expect(passed(source)).toBe(1)
})

it('waits for a gift when told to', async () => {
  const source = put(train(0))
  await pass(1)
  await fireEvent.click(screen.getByRole('button', { name: t('table-keep-waiting') }))
  await pass(60)
  expect(passed(source)).toBe(0)
  expect(screen.getByRole('timer').textContent).toBe(t('table-cannot-afford'))
})

it('a gift that makes a card affordable ends the countdown', async () => {
  const source = put(train(0))
  await pass(3)
  source.update = train(3, 'river-dragon')
  await pass(60)
  expect(passed(source)).toBe(0)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByRole('button', { name: t('answer-done-train') })).toBeDefined()
})

it('a gift that is too small starts the countdown again', async () => {
  const source = put(train(0))
  await pass(3)
  source.update = train(1)
  await pass(3)
  expect(passed(source)).toBe(0)
  await pass(1)
  expect(passed(source)).toBe(1)
})

it('does not pass while the page is hidden', async () => {
  const source = put(train(0))
  await pass(1)
  hide(true)
  await pass(60)
  expect(passed(source)).toBe(0)
  hide(false)
  await pass(4)
  expect(passed(source)).toBe(1)
})

it('does not pass while the player writes', async () => {
  const source = put(train(0))
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  await pass(60)
  expect(passed(source)).toBe(0)
  field.blur()
  await pass(4)
  expect(passed(source)).toBe(1)
})

it('never passes by itself when the setting is off', async () => {
  settings.set({ passAfter: 0 })
  const source = put(train(0))
  await pass(60)
  expect(passed(source)).toBe(0)
  await fireEvent.click(screen.getByRole('button', { name: t('table-pass-now') }))
  expect(passed(source)).toBe(1)
})

it('does nothing where a card is affordable', async () => {
  const source = put(train(3, 'river-dragon'))
  await pass(60)
  expect(passed(source)).toBe(0)
})
