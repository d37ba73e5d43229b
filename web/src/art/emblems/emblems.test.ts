import { render } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import AdvantageEmblem from './AdvantageEmblem.svelte'
import { ADVANTAGE, MANDATE } from '../draw/mandates-and-advantages'
import { BASE, MON } from '../draw/clans'
import { ICON } from '../draw/icons'
import { KAMI_FIGURE } from '../draw/kami'
import { MONSTER } from '../draw/monsters'
import type { Drawing } from '../draw/shape'
import { CARD_TYPE, SEASON, TOKEN } from '../draw/tokens'
import { FIGURE_SPECS, figureSvg } from '../figures'
import * as ids from '../ids'
import KamiEmblem from './KamiEmblem.svelte'
import Mon from './Mon.svelte'
import Piece from './Piece.svelte'
import { gameData } from '../../testing/game-data'
import WarFlag from './WarFlag.svelte'

const data = gameData()
const sorted = (list: Iterable<string>): string[] => [...list].sort()
const named = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

const FAMILIES: readonly (readonly [string, Record<string, Drawing>, readonly string[]])[] = [
  ['clans', MON, named(data.clans)],
  ['Monsters', MONSTER, named(data.cards.filter(({ type }) => type === 'monster'))],
  ['kami', KAMI_FIGURE, named(data.kami)],
  ['mandates', MANDATE, named(data.mandates)],
  ['war advantages', ADVANTAGE, named(data.war_advantages)],
  ['seasons', SEASON, [...Object.keys(data.war_token_vp), 'winter']],
  ['card types', CARD_TYPE, data.card_types],
]

describe.each(FAMILIES)('%s', (_, drawings, inData) => {
  it('have an emblem each, and no other', () => {
    expect(sorted(Object.keys(drawings))).toEqual(sorted(inData))
  })

  it('are told apart by their drawing', () => {
    const drawn = Object.values(drawings).map((drawing) => JSON.stringify(drawing))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

it('the ids of the client are those of the game data', () => {
  expect(sorted(ids.CLANS)).toEqual(sorted(named(data.clans)))
  expect(sorted(ids.PROVINCES)).toEqual(sorted(named(data.provinces)))
  expect(sorted(ids.KAMI)).toEqual(sorted(named(data.kami)))
  expect(sorted(ids.MONSTERS)).toEqual(sorted(Object.keys(MONSTER)))
})

it('every clan has a base of its own', () => {
  expect(new Set(Object.values(BASE)).size).toBe(data.clans.length)
})

it.each(
  Object.entries({
    ...MON,
    ...MONSTER,
    ...KAMI_FIGURE,
    ...MANDATE,
    ...ADVANTAGE,
    ...TOKEN,
    ...SEASON,
    ...CARD_TYPE,
    ...ICON,
  }),
)('the drawing of %s is made of whole paths', (_, drawing: Drawing) => {
  expect(drawing.length).toBeGreaterThan(0)
  for (const [, d] of drawing) expect(d).toMatch(/^M[\d\sa-z.-]+$/i)
})

describe('what a screen reader hears', () => {
  it('a title names the emblem', () => {
    const { getByRole } = render(Mon, { clan: 'koi', title: 'Koi' })
    expect(getByRole('img').getAttribute('aria-label')).toBe('Koi')
  })

  it('without a title it is silent', () => {
    const { container } = render(AdvantageEmblem, { id: 'poets' })
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('pieces', () => {
  it('equal ones are one piece with a count', () => {
    expect(render(Piece, { clan: 'lotus', kind: 'bushi', count: 3 }).container.textContent.trim()).toBe('3')
  })

  it('a single one carries no number', () => {
    expect(render(Piece, { clan: 'lotus', kind: 'bushi' }).container.textContent.trim()).toBe('')
  })

  it.each(['bushi', 'daimyo', 'yurei', 'fujin'] as const)(
    'a %s is drawn as on the map, inside a square',
    (kind) => {
      const { container } = render(Piece, { clan: 'turtle', kind })
      const svg = container.querySelector('svg')
      expect(svg?.querySelectorAll('path').length).toBe(figureSvg(kind, 'turtle').split('<path').length - 1)
      const [x = 0, y = 0, w = 0, h = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
      const { left, right, height } = FIGURE_SPECS[kind]
      expect([w === h, x <= -left, x + w >= right, y <= -height, y + h > 0]).toEqual([
        true,
        true,
        true,
        true,
        true,
      ])
    },
  )

  it('a kami shows who controls it', () => {
    const { container } = render(KamiEmblem, { id: 'fujin', clan: 'bonsai' })
    expect(container.querySelector('.ruled.clan-bonsai')).not.toBeNull()
  })

  it('a war flag shows its number', () => {
    expect(render(WarFlag, { number: 4 }).container.textContent.trim()).toBe('4')
  })
})
