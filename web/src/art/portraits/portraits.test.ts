import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { CLANS } from '../ids'
import { CLOTH } from '../kit/palette'
import { expectValidSvg } from '../../testing/svg'
import Portrait from './Portrait.svelte'
import { PORTRAIT, portraitSvg } from './portrait'
import { textile } from './textiles'

describe.each(CLANS.map((clan) => [clan] as const))('%s', (clan) => {
  it('has a portrait in its own cloth', () => {
    const svg = portraitSvg(clan, 'test')
    expectValidSvg(svg)
    expect(svg).toContain(CLOTH[clan].main)
  })

  it('has a textile pattern that fills its tile', () => {
    const svg = textile(clan, 'cloth')
    expectValidSvg(`<defs>${svg}</defs><rect fill="url(#cloth)"/>`)
    expect(svg).toContain(`fill="${CLOTH[clan].main}"`)
  })
})

it('no two clans share a portrait or a textile', () => {
  const plain = (svg: string): string => svg.replace(/#[0-9a-f]{6}/g, '')
  expect(new Set(CLANS.map((clan) => plain(portraitSvg(clan, 'p')))).size).toBe(CLANS.length)
  expect(new Set(CLANS.map((clan) => plain(textile(clan, 't')))).size).toBe(CLANS.length)
})

it('two portraits on one page do not share ids', () => {
  const ids = (uid: string): string[] =>
    [...portraitSvg('koi', uid).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
  expect(ids('a').filter((id) => ids('b').includes(id))).toEqual([])
})

describe('the component', () => {
  it('keeps its place, then shows the drawing', async () => {
    const { container, getByRole } = render(Portrait, { clan: 'lotus', width: 126, title: 'Lotus' })
    const svg = getByRole('img', { name: 'Lotus' })
    expect(svg.getAttribute('viewBox')).toBe(`0 0 ${PORTRAIT.width} ${PORTRAIT.height}`)
    expect(svg.getAttribute('height')).toBe('131')
    await expect.poll(() => container.querySelectorAll('pattern').length).toBe(1)
    expect(container.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg')
  })

  it('is decoration without a title', () => {
    const { container } = render(Portrait, { clan: 'koi', width: 50 })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})
