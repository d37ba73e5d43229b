import { render, within } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { CARD_PICTURES } from '../../art/cards/pictures'
import { nameOf } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import Market from './Market.svelte'

settings.set({ language: 'en' })

it('a price says what it was reduced from, and how many copies are left', () => {
  const update = moment('train')
  const view = update.view
  const asked = view?.pending?.[0]
  if (asked?.kind !== 'train') throw new Error('no card is asked for')
  const [card] = Object.keys(asked.prices) as ['benevolence']
  if (view !== null) view.display[card] = 2
  asked.prices[card] = 0
  const { container } = render(Market, { play: new Play(new TestSource('table', update)) })
  const shown = within(container.querySelector(`[data-anchor="card:${card}"]`) as HTMLElement)
  expect(shown.getByText('2 left')).toBeDefined()
  expect(shown.getByText(/^list price [1-9]$/)).toBeDefined()
})

it('every card on display has its picture', async () => {
  const { container } = render(Market, { play: new Play(new TestSource('table', moment('train'))) })
  const cards = [...container.querySelectorAll<HTMLElement>('[data-anchor^="card:"]')]
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) {
    await vi.waitFor(() => expect(card.querySelector('.card-picture')?.childElementCount).toBeGreaterThan(0))
    const id = card.dataset['anchor']?.slice('card:'.length) as keyof typeof CARD_PICTURES
    expect(CARD_PICTURES[id]).toBeDefined()
    expect(within(card).getByText(nameOf.card(id))).toBeDefined()
  }
})
