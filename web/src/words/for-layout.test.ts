import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import { fakeWindowWidth } from '../testing/fake-sizes'
import { forLayout } from './for-layout'

beforeAll(async () => {
  settings.set({ language: 'en' })
  await loadTexts('tutorial')
})
let end = (): void => undefined
afterEach(() => end())

it('a phone has words of its own where its layout differs', () => {
  end = fakeWindowWidth(390)
  expect(forLayout('lesson-season')).toBe(t('lesson-season.phone'))
  expect(forLayout('guide-season.look')).toBe(t('guide-season.look-phone'))
  end()
  expect(forLayout('lesson-season')).toBe(t('lesson-season'))
  expect(forLayout('guide-season.look')).toBe(t('guide-season.look'))
})

it('other texts are the same everywhere', () => {
  end = fakeWindowWidth(390)
  expect(forLayout('lesson-force')).toBe(t('lesson-force'))
})
