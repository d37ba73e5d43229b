import { fireEvent } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { watchKeyboard } from './keyboard'

const inUse = (): boolean => document.documentElement.dataset['keys'] === 'on'

it('a keyboard is in use from the first key until a pointer is', async () => {
  const stop = watchKeyboard(document)
  expect(inUse()).toBe(false)
  await fireEvent.keyDown(document.body, { key: '1' })
  expect(inUse()).toBe(true)
  await fireEvent.pointerDown(document.body)
  expect(inUse()).toBe(false)
  stop()
})

it('typing in a text field does not count as keyboard play', async () => {
  const stop = watchKeyboard(document)
  const field = document.body.appendChild(document.createElement('input'))
  await fireEvent.keyDown(field, { key: 'a' })
  expect(inUse()).toBe(false)
  field.remove()
  stop()
})
