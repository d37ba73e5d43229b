import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { TestSource } from '../../testing/source.svelte'
import whole from '../../testing/fixtures/whole-game.json'
import { CARDS } from '../../wire/vocab'
import Reference from './Reference.svelte'
import { CATEGORIES, addressed, ruleItems, found } from './rule-items'

beforeEach(() => {
  settings.set({ language: 'en' })
  Element.prototype.scrollIntoView = vi.fn()
})

describe('the entries', () => {
  it('fill every category with titles and texts', () => {
    const all = ruleItems(null)
    for (const category of CATEGORIES)
      expect(all.filter((item) => item.category === category).length).toBeGreaterThan(3)
    expect(
      all.filter(
        ({ title, text }) => title === '' || text === '' || /^(clause|card|thing)-/.test(title + text),
      ),
    ).toEqual([])
    expect(all.filter(({ category, section }) => category === 'clauses' && section === null)).toEqual([])
  })

  it('are the same in both languages', () => {
    const english = ruleItems(null).map(({ id }) => id)
    settings.set({ language: 'zh-Hant' })
    expect(ruleItems(null).map(({ id }) => id)).toEqual(english)
  })

  it('of a game have only the cards it is played with', () => {
    const cards = ruleItems('teapot').filter(({ category }) => category === 'cards')
    expect(cards.some(({ id }) => id === 'card-loyalty')).toBe(true)
    expect(cards.some(({ id }) => id === 'card-courage')).toBe(false)
    expect(ruleItems(null).filter(({ category }) => category === 'cards')).toHaveLength(
      Object.keys(CARDS).length,
    )
  })
})

describe('a search', () => {
  it('finds a clause by its name first', () => {
    expect(found(ruleItems(null), 'bat-7')[0]?.id).toBe('clause-bat-7')
    expect(found(ruleItems(null), 'BAT 7')[0]?.id).toBe('clause-bat-7')
  })

  it('finds a clause however its name is written', () => {
    expect(found(ruleItems(null), 'bat7')[0]?.id).toBe('clause-bat-7')
  })

  it.each(['en', 'zh-Hant'] as const)('finds in %s by words of either language', (language) => {
    settings.set({ language })
    expect(found(ruleItems(null), 'mercy').map(({ id }) => id)).toContain('card-mercy')
    expect(found(ruleItems(null), '切腹').map(({ id }) => id)).toContain('advantage-seppuku')
  })

  it('wants every word, anywhere', () => {
    const ids = found(ruleItems(null), 'ronin coins war').map(({ id }) => id)
    expect(ids).toContain('clan-koi')
    expect(found(ruleItems(null), 'no-such-word-at-all')).toEqual([])
  })

  it('puts names before texts', () => {
    expect(found(ruleItems(null), 'mercy')[0]?.id).toBe('card-mercy')
  })
})

describe('an address', () => {
  it.each([
    ['BAT-7', 'clause-bat-7'],
    ['CLA-KOI-1', 'clause-cla-koi-1'],
    ['CAR-komainu', 'card-komainu'],
    ['CAR-1', 'clause-car-1'],
    ['kami-fujin', 'kami-fujin'],
  ])('%s leads to %s', (address, id) => {
    expect(addressed(ruleItems(null), address)?.id).toBe(id)
  })
})

describe('the reference', () => {
  it('shows the clause it was opened with', async () => {
    const { container } = render(Reference, { clause: 'BAT-7' })
    expect(container.querySelector('.chosen')?.id).toBe('rule-clause-bat-7')
    await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled())
  })

  it('is searched as one types, and says how much it found', async () => {
    render(Reference)
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'seppuku' } })
    expect(screen.getAllByRole('heading', { name: 'Seppuku' }).length).toBeGreaterThan(0)
    expect(screen.getByRole('status').textContent).toMatch(/results/)
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'xyzzy' } })
    expect(screen.getByRole('status').textContent).toMatch(/Nothing found/)
  })

  it('follows a link from one clause to another', async () => {
    const onclause = vi.fn()
    render(Reference, { onclause })
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Imperial Poets' } })
    await fireEvent.click(screen.getAllByRole('button', { name: 'BAT-12' })[0] as HTMLElement)
    expect(onclause).toHaveBeenCalledWith('BAT-12')
  })

  it('beside a game shows its cards only', async () => {
    const source = new TestSource('t', whole)
    render(Reference, { source })
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'courage' } })
    expect(screen.queryByRole('heading', { name: 'Courage' })).toBeNull()
  })
})
