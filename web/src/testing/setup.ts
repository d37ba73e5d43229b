/** Test setup: loads the rule texts, waits for lazy imports, and fails on unmocked requests. */
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { loadTexts } from '../lib/i18n.svelte'

const requested: string[] = []

globalThis.fetch = (input) => {
  requested.push(input instanceof Request ? `${input.method} ${input.url}` : String(input))
  return Promise.reject(new TypeError('tests reach no server'))
}

function expectNoRequests(): void {
  const found = requested.splice(0)
  if (found.length > 0) throw new Error(`a test made requests without a mock: ${found.join(' | ')}`)
}

beforeAll(() => loadTexts('rules'))

afterEach(expectNoRequests)

afterAll(async () => {
  await vi.dynamicImportSettled()
  expectNoRequests()
})
