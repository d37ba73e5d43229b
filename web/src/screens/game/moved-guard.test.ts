import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { MovedGuard } from './moved-guard.svelte'

let resized = (): void => undefined
const observed: Element[] = []

beforeEach(() => {
  vi.useFakeTimers()
  settings.set({ speed: 'normal' })
  observed.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard
      }
      observe(element: Element): void {
        observed.push(element)
      }
      disconnect(): void {
        observed.length = 0
      }
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function column(): HTMLElement {
  const aside = document.createElement('aside')
  aside.innerHTML = '<div role="tablist"></div><div role="tabpanel"></div>'
  return aside
}

it('ignores presses on a panel in the first moments after it moved', () => {
  const moved = new MovedGuard()
  const aside = column()
  const stop = moved.watch(aside)
  expect(observed).toEqual([aside.querySelector('[role=tabpanel]')])
  resized()
  expect(moved.fresh).toBe(true)
  vi.advanceTimersByTime(400)
  expect(moved.fresh).toBe(false)
  stop?.()
  expect(observed).toEqual([])
})

it('ignores none at the highest speed', () => {
  settings.set({ speed: 'instant' })
  const moved = new MovedGuard()
  moved.watch(column())
  resized()
  expect(moved.fresh).toBe(false)
  settings.set({ speed: 'normal' })
})
