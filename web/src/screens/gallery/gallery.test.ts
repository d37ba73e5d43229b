import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { nameOf, t } from '../../lib/i18n.svelte'
import { parse } from '../../lib/router.svelte'
import { settings } from '../../lib/settings.svelte'
import Gallery from './Gallery.svelte'

settings.set({ language: 'en' })

it('has an address of its own, and one for each page', () => {
  expect(parse('#/gallery')).toEqual({ screen: 'gallery', page: null })
  expect(parse('#/gallery/autumn')).toEqual({ screen: 'gallery', page: 'autumn' })
})

it('shows the page of the address and links to the others', () => {
  render(Gallery, { page: 'portraits' })
  expect(screen.getAllByRole('img', { name: nameOf.clan('koi') }).length).toBeGreaterThan(0)
  const links = screen.getAllByRole('link', { name: /./ })
  expect(links.map((link) => link.getAttribute('href'))).toContain('#/gallery/winter')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(t('gallery-portraits'))
})
