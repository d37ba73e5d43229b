import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import Market from '../../panels/cards/Market.svelte'
import BoardMap from '../../panels/map/BoardMap.svelte'
import MandateTile from '../../panels/prompts/parts/MandateTile.svelte'
import Shrines from '../../panels/tracks/Shrines.svelte'
import { dealComposer } from '../../play/deals/deal-composer.svelte'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { promiseEnds } from '../../testing/promises'
import { TestSource } from '../../testing/source.svelte'
import type { LedgerEntry, PromiseView, Term, Update } from '../../wire/types'
import Game from './Game.svelte'

beforeEach(() => {
  settings.set({ language: 'en', motion: false, speed: 'instant' })
  dealComposer.close()
})

/** The Koi are asked for a mandate; these promises are open, the first of them their own. */
function table(...terms: Term[]): TestSource {
  const promises = terms.map((term, i): PromiseView => ({
    ...promiseEnds('open', 0),
    id: `0123456789.give.${i}`,
    by: i === 0 ? 'koi' : 'turtle',
    to: i === 0 ? 'turtle' : 'koi',
    term,
    event: null,
    answered_by: null,
    due: null,
  }))
  const source = new TestSource('table', moment('mandate'))
  const deal = { deal: '0123456789', from: 'koi', to: 'turtle', made: { n: 1, event: 1 }, promises }
  const entry = { ...deal, visibility: 'open', season: 'spring', allied: false, paid: [] }
  source.deals = { ...source.deals, ledger: [entry as LedgerEntry] }
  return source
}

describe('open promises', () => {
  it('mark their province, and stand on its card and in its description', async () => {
    const source = table({ kind: 'stay_out', province: 'edo' }, { kind: 'token', province: 'oshu' })
    const { container } = render(BoardMap, { play: new Play(source) })
    const marks = [...container.querySelectorAll('g.promise-mark')]
    expect(marks.map((mark) => mark.classList.contains('mine')).sort()).toEqual([false, true])
    const mine = 'You promised the Turtle that you would bring no pieces into Edo this season'
    expect(container.querySelector('[data-province=edo]')?.getAttribute('aria-label')).toContain(mine)
    expect(screen.queryByText(mine)).toBeNull()
    await fireEvent.click(container.querySelector('g.promise-mark.mine') as Element)
    expect(screen.getByText(mine)).toBeTruthy()
  })

  it('that have ended mark nothing', () => {
    const source = table({ kind: 'stay_out', province: 'edo' })
    const [deal] = source.deals.ledger
    const kept = deal?.promises.map((promise) => ({ ...promise, state: 'kept' as const })) ?? []
    source.deals = { ...source.deals, ledger: [{ ...(deal as LedgerEntry), promises: kept }] }
    const { container } = render(BoardMap, { play: new Play(source) })
    expect(container.querySelector('g.promise-mark')).toBeNull()
  })

  it('mark the mandate that they are about', () => {
    const source = table({ kind: 'mandate', mandate: 'harvest', choose: false, until: 'season' })
    const play = new Play(source)
    render(MandateTile, { play, mandate: 'harvest', item: 'tile:harvest' })
    render(MandateTile, { play, mandate: 'train', item: 'tile:train' })
    expect(screen.getByRole('button', { name: /^Harvest 1 open promise/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Train/ }).textContent).not.toContain('promise')
  })

  it('stand on the card and mark the shrine that they are about', () => {
    const view = moment('mandate').view
    const card = Object.keys(view?.display ?? {})[0] as 'river-dragon'
    const kami = view?.shrines[0]?.kami ?? 'raijin'
    const play = new Play(table({ kind: 'card', card, buy: true }, { kind: 'worship', kami, do: false }))
    render(Market, { play })
    expect(screen.getByText(/^You promised the Turtle that you would buy/)).toBeTruthy()
    const { container } = render(Shrines, { play })
    expect(container.querySelectorAll('.promise-mark')).toHaveLength(1)
  })
})

describe('a shrine that a deal is about', () => {
  it('is chosen on the track', async () => {
    const play = new Play(table())
    const [kami, other] = play.view.shrines.map((shrine) => shrine.kami)
    if (kami === undefined || other === undefined) throw new Error('there are four shrines')
    const choose = vi.fn()
    dealComposer.kami.ask({ places: new Set([kami, other]), chosen: kami, choose })
    const { container } = render(Shrines, { play })
    const buttons = [...container.querySelectorAll<HTMLElement>('.go')]
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    await fireEvent.click(buttons[1] as HTMLElement)
    expect([choose.mock.lastCall, dealComposer.kami.asked]).toEqual([[other], null])
    expect(container.querySelector('.go')).toBeNull()
  })
})

describe('the key L', () => {
  it('opens the ledger, from which a deal can be offered', async () => {
    render(Game, { source: table({ kind: 'stay_out', province: 'edo' }) })
    await tick()
    await fireEvent.keyDown(document.body, { key: 'l' })
    expect(screen.getByRole('region', { name: 'Ledger' })).toBeTruthy()
    await tick()
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel')
    const offers = screen.getByRole('group', { name: 'Offer a deal' })
    expect(offers.querySelectorAll('button')).toHaveLength(2)
  })

  it('is a letter while something is being written', async () => {
    render(Game, { source: table() })
    const field = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(field, { key: 'l' })
    field.remove()
    expect(screen.queryByRole('region', { name: 'Ledger' })).toBeNull()
  })
})

describe('the key D', () => {
  const pressed = async (source: TestSource, at = 'body'): Promise<void> => {
    render(Game, { source })
    await tick()
    await fireEvent.keyDown(document.querySelector(at) as Element, { key: 'd' })
  }
  const clans = (): HTMLElement[] => screen.queryAllByRole('menuitem', { hidden: true })

  it('asks which clan to offer a deal', async () => {
    await pressed(table())
    expect(clans().map((clan) => clan.textContent?.trim())).toEqual(['Turtle', 'Bonsai'])
    expect(document.activeElement).toBe(clans()[0])
    await fireEvent.keyDown(clans()[0] as HTMLElement, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(clans()[1])
    await fireEvent.click(clans()[1] as HTMLElement)
    expect([dealComposer.draft?.to, clans()]).toEqual(['bonsai', []])
  })

  it('offers a deal to the clan whose panel has the focus', async () => {
    await pressed(table(), '[data-partner=bonsai] button')
    expect([dealComposer.draft?.to, clans()]).toEqual(['bonsai', []])
  })

  it('offers a deal to the only rival in a battle', async () => {
    const bid = moment('bid')
    const battle = bid.view?.stack.find((step) => step.kind === 'battle')
    battle?.clans.splice(0, 3, 'koi', 'turtle')
    await pressed(new TestSource('table', bid))
    expect(dealComposer.draft?.to).toBe('turtle')
  })

  it('does nothing once the game is over', async () => {
    const source = table()
    const update = source.update as Update
    source.update = { ...update, table: { ...update.table, status: 'ended' } }
    await pressed(source)
    expect([dealComposer.draft, clans()]).toEqual([null, []])
  })
})
