import { expect, it } from 'vitest'
import { Follow } from './follow.svelte'

interface Place {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}
function scrolling(): { follow: Follow; to: (place: Partial<Place>) => void } {
  const list = { scrollTop: 900, scrollHeight: 1000, clientHeight: 100 }
  const follow = new Follow()
  follow.list = list as HTMLElement
  follow.scrolled()
  return {
    follow,
    to: (place) => {
      Object.assign(follow.list as object, place)
      follow.scrolled()
    },
  }
}

it('stays at the end while the list grows, also when the scroll event comes late', () => {
  const { follow, to } = scrolling()
  to({ scrollHeight: 1400 })
  expect(follow.atEnd).toBe(true)
})

it('stays at the end when the list shrinks', () => {
  const { follow, to } = scrolling()
  to({ scrollHeight: 500, scrollTop: 200 })
  expect(follow.atEnd).toBe(true)
})

it('lets go of whoever scrolls up, and comes back with them', () => {
  const { follow, to } = scrolling()
  to({ scrollTop: 300 })
  expect(follow.atEnd).toBe(false)
  to({ scrollTop: 880 })
  expect(follow.atEnd).toBe(true)
})
