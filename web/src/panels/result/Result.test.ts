import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { eventsOf } from '../../play/timeline/story'
import type { Clan, Entry, Update } from '../../wire/types'
import { TestSource } from '../../testing/source.svelte'
import whole from '../../testing/fixtures/whole-game.json'
import Result from './Result.svelte'
import { causesOf, courseOf, pointsBySource, sourceOf, valueAt } from './point-history'

const update = whole as unknown as Update
const events = eventsOf(whole.frames as unknown as Entry[])
const clans = Object.keys(whole.view.players) as Clan[]
const scores = whole.result.scores as Record<string, number>

const ended = (change: Partial<Update> = {}): TestSource =>
  new TestSource('t9', { ...update, ...change }, whole.frames as unknown as Entry[])

beforeEach(() => settings.set({ language: 'en' }))

describe('points by source', () => {
  it.each(clans)('add up to the final score of %s', (clan) => {
    const sum = pointsBySource(events).reduce((all, [, points]) => all + (points[clan] ?? 0), 0)
    expect(sum).toBe(scores[clan])
  })

  it('know what each cause is', () => {
    expect(
      ['WIN-3', 'mercy', 'form-of-the-kitsune', 'way-of-bushido', 'susanoo', 'SEA-4'].map(sourceOf),
    ).toEqual(['tokens', 'virtue', 'winter', 'cards', 'kami', 'other'])
  })

  it('can be looked into', () => {
    const harvest = causesOf(events, 'virtue', 'koi').map(([, amount]) => amount)
    expect(harvest).toEqual([...harvest].sort((one, other) => other - one))
  })
})

describe('the course of the game', () => {
  const course = courseOf(events, clans)

  it.each(clans)('ends for %s with the score', (clan) => {
    expect(course.vp[clan]?.at(-1)).toEqual([events.length, scores[clan]])
  })

  it('has a place for every clan on the honor track at any moment', () => {
    for (const { at } of course.seasons) {
      const places = clans.map((clan) => valueAt(course.honor[clan] ?? [], at))
      expect([...places].sort()).toEqual(clans.map((_, i) => i + 1))
    }
    expect(clans.map((clan) => course.honor[clan]?.at(-1)?.[1])).toEqual(
      clans.map((clan) => whole.view.honor.indexOf(clan) + 1),
    )
  })

  it('knows when seasons began', () => {
    expect(course.seasons.map(({ season }) => season)).toEqual(['spring', 'summer', 'autumn', 'winter'])
  })
})

describe('the end', () => {
  it('names the winner and ranks the others', () => {
    render(Result, { source: ended() })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('You win')
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('.title')?.textContent)).toEqual([
      'Koi',
      'Turtle',
      'Lotus',
      'Bonsai',
    ])
  })

  it('calls a shared victory so', () => {
    const result = { ...whole.result, winners: ['koi', 'lotus'] } as unknown as Update['result']
    render(Result, { source: ended({ result }) })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Koi and Lotus share the victory')
  })

  it('leads to the replay, its analysis, the record and another game', () => {
    render(Result, { source: ended() })
    expect(screen.getByRole('link', { name: /Analysis/ }).getAttribute('href')).toBe('#/replay/t9/analysis')
    expect(screen.getByRole('link', { name: /Watch replay/ }).getAttribute('href')).toBe('#/replay/t9')
    const record = screen.getByRole('link', { name: /Download game record/ })
    expect(record.getAttribute('href')).toBe('/api/tables/t9/record')
    expect(record.hasAttribute('download')).toBe(true)
  })

  it('draws a line for each clan in both charts', () => {
    const { container } = render(Result, { source: ended() })
    expect(container.querySelectorAll('path.line')).toHaveLength(2 * clans.length)
  })
})
