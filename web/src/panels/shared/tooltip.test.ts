import { createEvent, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeEach, expect, it } from 'vitest'
import Tooltip from './Tooltip.svelte'

const thing = createRawSnippet(() => ({ render: () => '<b>Fujin</b>' }))

/** The browser tells of a mouse also where the page has moved under one that rests. */
function move(pixels: number): Promise<boolean> {
  const host = document.querySelector('.tip') as HTMLElement
  const event = createEvent.pointerMove(host)
  Object.defineProperties(event, {
    pointerType: { value: 'mouse' },
    movementX: { value: pixels },
    movementY: { value: 0 },
  })
  return fireEvent(host, event)
}
const card = (): HTMLElement | null => screen.queryByText('Wind over the sea.')

beforeEach(() => void render(Tooltip, { title: 'Fujin', text: 'Wind over the sea.', children: thing }))

it('opens for a mouse that comes to it', async () => {
  await move(3)
  expect(card()).not.toBeNull()
})

it('stays closed where the page has moved under a mouse that rests', async () => {
  await move(0)
  expect(card()).toBeNull()
})

it('once closed by Escape stays so until the mouse has left', async () => {
  await move(3)
  await fireEvent.keyDown(document.querySelector('.tip') as HTMLElement, { key: 'Escape' })
  await move(3)
  expect(card()).toBeNull()
  await fireEvent.pointerLeave(document.querySelector('.tip') as HTMLElement)
  await move(3)
  expect(card()).not.toBeNull()
})
