import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { CARDS, type Card } from '../../wire/vocab'
import { expectValidSvg, pathsOf } from '../../testing/svg'
import CardPicture from './CardPicture.svelte'
import { CARD_PICTURES } from './pictures'
import { PICTURE } from './scene'

const cards = Object.keys(CARDS) as Card[]
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)

it('every season card has a picture, and there is no other', () => {
  expect(Object.keys(CARD_PICTURES).sort()).toEqual([...cards].sort())
})

it('no two cards share a picture', () => {
  expect(new Set(cards.map((card) => CARD_PICTURES[card]('same'))).size).toBe(cards.length)
})

describe.each(cards.map((card) => [card] as const))('%s', (card) => {
  const svg = CARD_PICTURES[card]('test')

  it('is valid SVG', () => {
    expectValidSvg(svg)
  })

  it('fills its frame with a sky', () => {
    expect(svg).toContain(`<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="url(#test-sky)"/>`)
  })

  it('is a scene, not a sign', () => {
    expect(pathsOf(svg).length).toBeGreaterThan(12)
  })

  it('is drawn the same every time', () => {
    expect(CARD_PICTURES[card]('test')).toBe(svg)
  })

  it('shares no ids with another copy of itself', () => {
    expect(idsOf(svg).filter((id) => !id.startsWith('test-'))).toEqual([])
  })
})

describe('the component', () => {
  it('draws the picture once it is loaded', async () => {
    const { container } = render(CardPicture, { card: 'yurei' })
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(
      `0 0 ${PICTURE.width} ${PICTURE.height}`,
    )
    await expect.poll(() => container.querySelectorAll('path').length).toBeGreaterThan(12)
  })

  it('has a name only if it is given one', () => {
    const { getByRole } = render(CardPicture, { card: 'mercy', title: 'Mercy' })
    expect(getByRole('img', { name: 'Mercy' })).toBeDefined()
    expect(
      render(CardPicture, { card: 'mercy' }).container.querySelector('svg')?.getAttribute('aria-hidden'),
    ).toBe('true')
  })
})
