import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { ProvinceId } from '../ids'
import ProvinceMap from './ProvinceMap.svelte'

const drawMap = (season: 'winter' | null): HTMLElement =>
  render(ProvinceMap, { label: 'Japan', name: (id: ProvinceId) => id, season }).container

it('a map without a season is the plain one', () => {
  const container = drawMap(null)
  expect(container.querySelector('.season-scenery')).toBeNull()
  expect(container.querySelectorAll('.shore').length).toBeGreaterThan(0)
})

it('the scenery replaces the plain drawing and leaves every province a button', async () => {
  const container = drawMap('winter')
  await expect
    .poll(() => container.querySelector('.season-scenery use')?.namespaceURI)
    .toBe('http://www.w3.org/2000/svg')
  expect(container.querySelector('.seasonal .map')).not.toBeNull()
  expect(container.querySelectorAll('.shore, .relief, .texture')).toHaveLength(0)
  expect(screen.getAllByRole('button')).toHaveLength(8)
})

it('the scenery is one layer below the provinces', async () => {
  const container = drawMap('winter')
  await expect.poll(() => container.querySelectorAll('.season-scenery').length).toBe(1)
  const scenery = container.querySelector('.season-scenery')
  const province = container.querySelector('.province')
  expect(
    scenery && province && scenery.compareDocumentPosition(province) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
})
