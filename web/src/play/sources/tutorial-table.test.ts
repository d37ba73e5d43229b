import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Tutorial } from '../../wire/types'
import { TutorialTable } from './tutorial-table.svelte'

const DONE: Answer = { kind: 'done' }
/** Two lessons before the first answer, one after each. */
const ask = vi.fn((answers: readonly Answer[], since: number): Promise<Tutorial> => {
  const lessons = [['welcome', 'mandate'], ['recruit'], ['winning']][answers.length] ?? []
  const frames = since < 0 ? [] : [{ n: answers.length }]
  const update = { n: answers.length, frames, result: answers.length === 2 ? {} : null }
  const previews = { kind: answers.length === 0 ? 'mandate' : 'recruit' }
  const state = { update, previews, lessons, all_lessons: ['welcome', 'mandate', 'recruit', 'winning'] }
  return Promise.resolve(state as unknown as Tutorial)
})
const answer = (table: TutorialTable): Promise<number> =>
  table.send({ kind: 'answer', seat: 'koi', seen: 0, answer: DONE })

beforeEach(() => localStorage.removeItem('hinode-tutorial'))

async function started(): Promise<TutorialTable> {
  const table = new TutorialTable(ask)
  await table.load()
  return table
}

it('goes from lesson to lesson, and on with each answer', async () => {
  const table = await started()
  expect([table.lesson, table.step, table.last]).toEqual(['welcome', 1, false])
  table.next()
  expect([table.lesson, table.step, table.last]).toEqual(['mandate', 2, true])
  await answer(table)
  expect([table.lesson, table.step]).toEqual(['recruit', 3])
  await answer(table)
  expect([table.lesson, table.over]).toEqual(['winning', true])
  expect(table.story).toEqual([{ n: 1 }, { n: 2 }])
})

it('goes on where the player left off', async () => {
  await answer(await started())
  const again = await started()
  expect(again.lesson).toBe('recruit')
})

it('goes back over lessons, then over answers', async () => {
  const table = await started()
  table.next()
  await answer(table)
  await table.back()
  expect(table.lesson).toBe('mandate')
  await table.back()
  expect(table.lesson).toBe('welcome')
  expect(table.canGoBack).toBe(false)
})

it('starts over when saved answers no longer fit', async () => {
  localStorage.setItem('hinode-tutorial', JSON.stringify([DONE, DONE, DONE]))
  ask.mockRejectedValueOnce(new Error('refused'))
  const table = await started()
  expect(table.lesson).toBe('welcome')
  expect(localStorage.getItem('hinode-tutorial')).toBe('[]')
})

it('has the previews of the question that is open', async () => {
  const table = await started()
  expect(await table.loadPreviews()).toEqual({ kind: 'mandate' })
  await answer(table)
  expect(await table.loadPreviews()).toEqual({ kind: 'recruit' })
})

it('takes nothing but answers', async () => {
  const table = await started()
  await expect(table.send({ kind: 'undo', seat: 'koi', seen: 0 })).rejects.toThrow('takes no undo')
})
