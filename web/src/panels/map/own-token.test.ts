import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import type { View } from '../../wire/types'
import ClanList from '../clans/ClanList.svelte'
import BoardMap from './BoardMap.svelte'

settings.set({ language: 'en' })
const ONE = 'You have a war token from Edo'
const TWO = 'You have 2 war tokens from Oshu'

/** The Koi have three war tokens, the Turtle one of Kyoto. */
function play(): Play {
  const update = moment('mandate')
  const { players } = update.view as View
  if (players.koi === undefined || players.turtle === undefined) throw new Error('they do not play')
  players.koi.tokens = [
    ['spring', 'edo'],
    ['spring', 'oshu'],
    ['summer', 'oshu'],
  ]
  players.turtle.tokens = [['spring', 'kyoto']]
  return new Play(new TestSource('t', { ...update, viewer: 'koi' }))
}

it('each province of which I have a war token is marked, and says so', () => {
  const { container } = render(BoardMap, { play: play() })
  const marks = [...container.querySelectorAll('g.token-mark title')].map(({ textContent }) => textContent)
  expect(marks.toSorted()).toEqual([TWO, ONE])
  const label = (id: string): string | null | undefined =>
    container.querySelector(`[data-province=${id}]`)?.getAttribute('aria-label')
  expect([label('edo'), label('oshu')]).toEqual([expect.stringContaining(ONE), expect.stringContaining(TWO)])
  expect(label('kyoto')).not.toContain('war token')
})

it('a clan panel names the provinces of its war tokens, and what different ones are worth', async () => {
  render(ClanList, { play: play() })
  const head = screen.getByRole('article', { name: /^Koi/ }).querySelector('button.head') as HTMLElement
  await fireEvent.pointerMove(head, { pointerType: 'mouse', movementX: 1 })
  const tip = await screen.findByRole('tooltip', { hidden: true })
  expect(tip.textContent).toContain('Edo and Oshu')
  expect(tip.textContent).toMatch(/Different provinces: \d/)
})
