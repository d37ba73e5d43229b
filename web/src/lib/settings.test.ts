import { afterEach, expect, it } from 'vitest'
import { settings } from './settings.svelte'

const KEY = 'hinode-settings'

afterEach(() => settings.set({ language: 'en' }))

it('follow what another tab of this browser has changed', () => {
  settings.set({ language: 'en' })
  localStorage.setItem(KEY, JSON.stringify({ language: 'zh-Hant' }))
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(settings.language).toBe('en')
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(settings.language).toBe('zh-Hant')
})
