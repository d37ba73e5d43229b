import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { FIGURES } from '../../wire/vocab'
import { CLANS, isKami, isMonster } from '../ids'
import { CLOTH } from '../kit/palette'
import { expectValidSvg, pathFaults } from '../../testing/svg'
import { bannerSvg } from './banner'
import FigureGroups from './FigureGroups.svelte'
import { FIGURE_SPECS, figureSvg } from '.'
import { pack } from './pack'

const heights = (size: string): number[] =>
  Object.values(FIGURE_SPECS)
    .filter((spec) => spec.size === size)
    .map(({ height }) => height)

it('every figure of the game has a drawing, and there is no other', () => {
  expect(Object.keys(FIGURE_SPECS).sort()).toEqual([...FIGURES].sort())
})

it('no two figures share a drawing', () => {
  expect(new Set(FIGURES.map((figure) => figureSvg(figure, 'koi'))).size).toBe(FIGURES.length)
})

describe.each(FIGURES.map((figure) => [figure] as const))('%s', (figure) => {
  it.each([...CLANS, null])('is valid SVG in the cloth of %s', (clan) => {
    expectValidSvg(figureSvg(figure, clan))
  })

  it('shows its owner in the cloth', () => {
    for (const clan of CLANS) expect(figureSvg(figure, clan, true)).toContain(CLOTH[clan].main)
  })

  it("stands on its clan's base, or on a cloud if it is a kami", () => {
    expect(FIGURE_SPECS[figure].base === null).toBe(isKami(figure))
    expect(figureSvg(figure, 'turtle') === figureSvg(figure, 'turtle', true)).toBe(isKami(figure))
  })

  it('has the size of its kind', () => {
    const size =
      isMonster(figure) || isKami(figure)
        ? 'large'
        : figure === 'bushi' || figure === 'shinto'
          ? 'small'
          : 'medium'
    expect(FIGURE_SPECS[figure].size).toBe(size)
  })
})

it('small figures are lower than medium ones, and those lower than large ones', () => {
  expect(Math.max(...heights('small'))).toBeLessThan(Math.min(...heights('medium')))
  expect(Math.max(...heights('medium'))).toBeLessThanOrEqual(Math.min(...heights('large')))
})

it("a banner shows the force, and only the leader's is filled", () => {
  expect(bannerSvg('lotus', 7, true)).toContain('>7<')
  expect(bannerSvg('lotus', 7, true)).toContain(`fill="${CLOTH.lotus.main}" stroke="#1d1712"`)
  expect(bannerSvg('lotus', 7, false)).not.toContain(`fill="${CLOTH.lotus.main}" stroke="#1d1712"`)
  for (const clan of CLANS) expectValidSvg(bannerSvg(clan, 12, clan === 'koi'))
})

it('figures and banners are drawn as SVG elements', () => {
  const packed = pack(
    [{ clan: 'koi', force: 5, leads: true, piles: [{ figure: 'bushi', count: 5 }] }],
    { x: 0, y: 0, w: 200, h: 100 },
    1,
  )
  if (packed.kind !== 'figures') throw new Error('drawn as chips')
  const { container } = render(FigureGroups, { packed })
  expect(container.querySelectorAll('.figure')).toHaveLength(2)
  expect(container.querySelector('.count-badge')?.textContent?.trim()).toBe('5')
  expect(container.querySelector('.figure path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

describe('the path check', () => {
  it.each(['M0 0L1 2 3z', 'L1 1', 'M0 0C1 1 2 2z', 'M0 0 undefined', 'M0 0z4'])(
    'finds the fault in %s',
    (d) => {
      expect(pathFaults(d)).not.toEqual([])
    },
  )

  it.each([
    'M0 0a2 2 0 1 0-2.6 2.6',
    'M0-4.4a2.2 2.2 0 0 1 0 4.4z',
    'M1.5.5l-.5-.5h3V4q1 2 3 4t1 1z',
    'M0 0a2 2 0 012.5 2',
  ])('accepts %s', (d) => {
    expect(pathFaults(d)).toEqual([])
  })
})
