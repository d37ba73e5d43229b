import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { fakeElementSize } from '../../testing/fake-sizes'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import { pieceParts } from '../../words/selectables'
import BoardMap from './BoardMap.svelte'

it('the map of a game has the scenery of its season', async () => {
  const { container } = render(BoardMap, { play: new Play(new TestSource('table', moment('late'))) })
  await expect.poll(() => container.querySelectorAll('.seasonal .season-scenery')).toHaveLength(1)
})

it('the map stays where it is while a figure is dragged', async () => {
  settings.set({ motion: false })
  const end = fakeElementSize(390, 500)
  const play = new Play(new TestSource('table', moment('marshal')))
  const { container } = render(BoardMap, { play, small: true })
  await tick()
  const lit = [...(play.choosing?.lit ?? [])].find((item) => pieceParts(item) !== null)
  const view = (): string | undefined => container.querySelector<HTMLElement>('.map-picture')?.style.transform
  const before = view()
  const figure = container.querySelector(`[data-selectable="${lit}"]`) as SVGElement
  document.elementFromPoint = vi.fn(() => null)
  await fireEvent.pointerDown(figure, { pointerId: 1, button: 0, clientX: 10, clientY: 10 })
  await fireEvent.pointerMove(window, { pointerId: 1, clientX: 90, clientY: 60 })
  expect([play.choosing?.picked.length, view()]).toEqual([1, before])
  await fireEvent.pointerUp(window, { pointerId: 1, clientX: 90, clientY: 60 })
  await tick()
  expect(view()).not.toBe(before)
  end()
})
