import { expect, it } from 'vitest'
import { ApiError } from './api'
import { AsyncAction } from './async-action.svelte'

it('is busy until the action ends, and keeps why it failed until the next one', async () => {
  const action = new AsyncAction()
  const failing = action.run(() =>
    Promise.reject(new ApiError({ code: 'odd', text: 'an odd failure', clause: null }, 500)),
  )
  expect([action.busy, action.fault]).toEqual([true, null])
  await failing
  expect([action.busy, action.fault]).toEqual([false, 'an odd failure'])
  await action.run(() => Promise.resolve())
  expect([action.busy, action.fault]).toEqual([false, null])
})
