import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import ClauseLinks from './ClauseLinks.svelte'

beforeEach(() => settings.set({ language: 'en' }))

it('a link to a rule has its name, not its number', async () => {
  render(ClauseLinks, { ids: ['CLA-DRAGONFLY-1'], shown: true })
  const link = await screen.findByText('The Dragonfly summon anywhere')
  expect(link.getAttribute('href')).toBe('#/rules/CLA-DRAGONFLY-1')
  expect(screen.queryByText('CLA-DRAGONFLY-1')).toBeNull()
})
