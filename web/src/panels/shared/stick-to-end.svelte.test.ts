import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StickToEnd } from './stick-to-end.svelte'

interface Place {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}
let follow: StickToEnd
let list: HTMLElement
let end: () => void

function to(place: Partial<Place>): void {
  for (const [key, value] of Object.entries(place))
    Object.defineProperty(list, key, { value, configurable: true })
  follow.scrolled()
}
const turnWheel = (): boolean => list.dispatchEvent(new Event('wheel'))

beforeEach(() => {
  list = document.createElement('div')
  end = $effect.root(() => {
    follow = new StickToEnd()
  })
  follow.list = list
  flushSync()
  to({ scrollTop: 900, scrollHeight: 1000, clientHeight: 100 })
})
afterEach(() => end())

it('stays at the end while the list grows, also when the scroll event comes late', () => {
  to({ scrollHeight: 1400 })
  expect(follow.atEnd).toBe(true)
})

it('stays at the end when the list shrinks', () => {
  to({ scrollHeight: 500, scrollTop: 200 })
  expect(follow.atEnd).toBe(true)
})

it('stays at the end when something above it goes while something below comes', () => {
  to({ scrollHeight: 1200, scrollTop: 700 })
  expect(follow.atEnd).toBe(true)
})

it('stops following a reader who scrolls up, and follows again at the end', () => {
  turnWheel()
  to({ scrollTop: 300 })
  expect(follow.atEnd).toBe(false)
  to({ scrollTop: 880 })
  expect(follow.atEnd).toBe(true)
})
