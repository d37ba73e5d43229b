import { render } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import KeepWords from './KeepWords.svelte'

afterEach(() => settings.set({ language: 'en' }))

it('keeps the words of a Chinese text together and changes none of it', () => {
  settings.set({ language: 'zh-Hant' })
  const text = '要召喚哪個單位？召喚到哪裡？'
  const { container } = render(KeepWords, { text })
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('span')].map((word) => word.textContent)).toContain('單位')
})

it('leaves other languages as they are', () => {
  const { container } = render(KeepWords, { text: 'Which figure?' })
  expect(container.querySelector('span')).toBeNull()
  expect(container.textContent).toBe('Which figure?')
})
