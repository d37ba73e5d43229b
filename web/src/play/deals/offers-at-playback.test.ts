import { expect, it } from 'vitest'
import type { ChatMessage, OpenOffer } from '../../wire/types'
import { OffersAtPlayback } from './offers-at-playback'

const offers = ['spring', 'summer'].map((id) => ({ id })) as OpenOffer[]
const made = (id: string, season: string, phase: string): ChatMessage =>
  ({ season, phase, deal: { act: 'offer', offer: { id } } }) as unknown as ChatMessage
const chat = [
  made('spring', 'spring', 'political'),
  { season: 'summer', phase: 'tea', deal: { act: 'decline', offer: 'spring' } } as unknown as ChatMessage,
  made('summer', 'summer', 'tea'),
]
function shown(season: 'spring' | 'summer', phase: 'tea' | 'kami' | 'war', known = offers): string[] {
  const atPlayback = new OffersAtPlayback()
  atPlayback.note(known)
  return atPlayback.behind(offers, chat, { season, phase }).map(({ id }) => id)
}

it('an offer for the next season does not show during the wars of this one', () => {
  expect(shown('spring', 'war')).toEqual(['spring'])
})

it('an offer shows from the part of the game in which it was made', () => {
  expect(shown('spring', 'tea')).toEqual([])
  expect(shown('spring', 'kami')).toEqual(['spring'])
  expect(shown('summer', 'tea')).toEqual(['spring', 'summer'])
})

it('an offer that came while playback was behind waits until it has caught up', () => {
  expect(shown('summer', 'tea', offers.slice(0, 1))).toEqual(['spring'])
  expect(shown('summer', 'tea', [])).toEqual([])
})
