import { expect, it } from 'vitest'
import { ApiError } from './api'
import { Attempt } from './async-action.svelte'

it('is busy until the action ends, and keeps why it failed until the next one', async () => {
  const attempt = new Attempt()
  const failing = attempt.run(() =>
    Promise.reject(new ApiError({ code: 'odd', text: 'an odd failure', clause: null }, 500)),
  )
  expect([attempt.busy, attempt.fault]).toEqual([true, null])
  await failing
  expect([attempt.busy, attempt.fault]).toEqual([false, 'an odd failure'])
  await attempt.run(() => Promise.resolve())
  expect([attempt.busy, attempt.fault]).toEqual([false, null])
})
