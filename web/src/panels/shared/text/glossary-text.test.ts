import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it } from 'vitest'
import { t } from '../../../lib/i18n.svelte'
import { settings } from '../../../lib/settings.svelte'
import GlossaryText from './GlossaryText.svelte'

const card = (): HTMLElement | null => screen.queryByText(t('thing-reserve.does'))

beforeEach(() => settings.set({ language: 'en' }))

it('reads as the text it was given', () => {
  const { container } = render(GlossaryText, { text: 'It returns to your reserve, with force.' })
  expect(container.textContent).toBe('It returns to your reserve, with force.')
})

it('explains a term that is tapped, and stays on the page', async () => {
  render(GlossaryText, { text: 'It returns to your reserve.' })
  const term = screen.getByRole('link', { name: 'reserve' })
  expect(term.getAttribute('href')).toBe('#/rules/thing-reserve')
  expect(card()).toBeNull()
  expect(await fireEvent.click(term)).toBe(false)
  expect(card()).not.toBeNull()
})
