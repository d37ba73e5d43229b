import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { dealComposer } from '../../play/deals/deal-composer.svelte'
import { brokenBy, matches } from '../../play/deals/promises'
import { promiseEnds } from '../../testing/promises'
import { TestSource } from '../../testing/source.svelte'
import tea from '../../testing/fixtures/tea.json'
import type { Answer, ChatMessage, LedgerEntry, OpenOffer, PromiseWarning } from '../../wire/types'
import { dealIn, tellPromise } from '../../words/deals'
import BrokenPromise from './BrokenPromise.svelte'
import Ledger from './Ledger.svelte'
import OfferCard from './OfferCard.svelte'
import { repliesIn, stateOf } from './states'

beforeEach(() => {
  settings.set({ language: 'en' })
  dealComposer.close()
})

const OFFER: OpenOffer = {
  id: '0123456789',
  from: 'lotus',
  to: 'koi',
  secret: false,
  until: 'turn',
  counters: null,
  give: [{ kind: 'stay_out', province: 'edo' }],
  ask: [{ kind: 'coins', amount: 2 }],
  refusal: null,
}
const source = (): TestSource => new TestSource('table', tea)
const offered = (table: TestSource, offer = OFFER): void => {
  table.deals = { ...table.deals, offers: [offer] }
}

describe('deals in words', () => {
  it('says what both sides do, and who you are', () => {
    expect(dealIn(OFFER, 'koi')).toContain('Lotus: bring no pieces into Edo this season')
    expect(dealIn(OFFER, 'koi')).toContain('You: pay 2 Coins now')
  })

  it('joins three terms with one "and"', () => {
    const stay = (province: 'edo' | 'oshu' | 'kyoto'): OpenOffer['give'][number] => ({
      kind: 'stay_out',
      province,
    })
    expect(dealIn({ ...OFFER, give: [stay('edo'), stay('oshu'), stay('kyoto')] }, 'koi')).toMatch(
      /^Lotus: bring no pieces into Edo this season, bring .* Oshu this season and bring .* Kyoto this season;/,
    )
  })

  it('tells a broken promise with its excuse', () => {
    const change = {
      id: '0123456789.ask.0',
      by: 'lotus',
      to: 'koi',
      term: { kind: 'mandate', mandate: 'harvest', choose: true, until: 'turn' },
      state: 'broken',
      event: 3,
      note: 'excusable',
    } as const
    expect(tellPromise(change, 'koi')).toMatch(
      /^The Lotus broke a promise to you: choose Harvest when next choosing a mandate.*tile/,
    )
    expect(tellPromise(change, 'koi')).toContain('may not have been in hand')
    expect(tellPromise({ ...change, had_tile: true }, 'koi')).toContain('the tile was in hand')
    expect(tellPromise({ ...change, had_tile: false }, 'koi')).toContain('the tile was not in hand')
  })
})

describe('an offer', () => {
  it('is accepted after one more look at what I pay', async () => {
    const table = source()
    offered(table)
    render(OfferCard, { source: table, offer: OFFER, me: 'koi', outcome: 'offer' })
    await fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(table.sent).toEqual([])
    await fireEvent.click(screen.getByRole('button', { name: 'Pay and accept' }))
    expect(table.sent).toEqual([{ kind: 'deal_reply', seat: 'koi', offer: OFFER.id, reply: 'accept' }])
  })

  it('can be answered by keys while it is focused', async () => {
    const table = source()
    offered(table)
    const { container } = render(OfferCard, { source: table, offer: OFFER, me: 'koi', outcome: 'offer' })
    const card = container.querySelector('article') as HTMLElement
    await fireEvent.keyDown(card, { key: 'c' })
    expect(dealComposer.draft).toMatchObject({
      to: 'lotus',
      give: OFFER.ask,
      ask: OFFER.give,
      counters: OFFER.id,
    })
    await fireEvent.keyDown(card, { key: 'x' })
    expect(table.sent).toEqual([{ kind: 'deal_reply', seat: 'koi', offer: OFFER.id, reply: 'decline' }])
  })

  it('says why it cannot be accepted now', () => {
    const table = source()
    offered(table, { ...OFFER, refusal: { message: 'refused-deal-not-now', variables: {} } })
    render(OfferCard, { source: table, offer: OFFER, me: 'koi', outcome: 'offer' })
    expect(screen.getByText('You cannot agree on this in the current phase.')).toBeTruthy()
    const accept = screen.getByRole('button', { name: 'Accept' }) as HTMLButtonElement
    expect([accept.disabled, accept.getAttribute('aria-keyshortcuts')]).toEqual([true, 'A'])
    expect(screen.getByRole('article', { name: 'The Lotus offered you a deal' })).toBeTruthy()
  })

  it('can be withdrawn by its maker and touched by no one else', () => {
    const table = source()
    offered(table)
    const { unmount } = render(OfferCard, { source: table, offer: OFFER, me: 'lotus', outcome: 'offer' })
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
    unmount()
    render(OfferCard, { source: table, offer: OFFER, me: null, outcome: 'offer' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has the state that the talk tells', () => {
    const row = (deal: object): ChatMessage => ({ clan: 'koi', text: '', deal }) as unknown as ChatMessage
    const table = source()
    const replies = repliesIn([row({ act: 'offer', offer: OFFER }), row({ act: 'decline', offer: OFFER.id })])
    expect(stateOf(OFFER, table.deals, replies)).toBe('decline')
    expect(stateOf(OFFER, table.deals, new Map())).toBe('expired')
    offered(table)
    expect(stateOf(OFFER, table.deals, new Map())).toBe('offer')
  })
})

describe('a broken promise', () => {
  const shown = (me: 'koi' | 'lotus', visibility: LedgerEntry['visibility']): TestSource => {
    const table = source()
    const promise = promiseEnds('broken', 9)
    const entry = { deal: OFFER.id, from: 'lotus', to: 'koi', visibility, promises: [promise] }
    table.deals = { ...table.deals, ledger: [entry as unknown as LedgerEntry] }
    render(BrokenPromise, { source: table, me, promise })
    return table
  }

  it('names both clans and what was promised', () => {
    shown('lotus', 'open')
    expect(screen.getByRole('heading', { name: 'You broke a promise to the Koi' })).toBeTruthy()
    expect(screen.getByText('bring no pieces into Kyoto this season').tagName).toBe('S')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('of a secret deal can be shown to everyone by the clan that it was made to', async () => {
    const table = shown('koi', 'secret')
    await fireEvent.click(screen.getByRole('button', { name: 'Reveal to everyone' }))
    expect(table.sent).toEqual([{ kind: 'deal_reveal', seat: 'koi', deal: OFFER.id }])
  })
})

describe('the ledger', () => {
  const entry: LedgerEntry = {
    deal: OFFER.id,
    from: 'lotus',
    to: 'koi',
    visibility: 'secret',
    season: 'spring',
    made: { n: 3, event: 4 },
    allied: false,
    paid: [{ kind: 'coins', amount: 2, by: 'koi' }],
    promises: [
      {
        id: `${OFFER.id}.give.0`,
        by: 'lotus',
        to: 'koi',
        term: { kind: 'stay_out', province: 'edo' },
        state: 'broken',
        event: 9,
        note: null,
        answered_by: 'clock',
        due: null,
      },
    ],
  }

  it('counts kept and broken promises, and lets a party reveal a secret deal', async () => {
    const table = source()
    table.deals = { ...table.deals, ledger: [entry] }
    const { container } = render(Ledger, { source: table, me: 'koi' })
    expect(screen.getByText('Promises: 0 kept, 1 broken')).toBeTruthy()
    const deal = within(container.querySelector('[data-deal]') as HTMLElement)
    expect(
      deal.getByText(/The Lotus promised you that they would bring no pieces into Edo this season/),
    ).toBeTruthy()
    expect(deal.getByText(/; time had run out$/)).toBeTruthy()
    expect(deal.getByText('You give the Lotus 2 Coins')).toBeTruthy()
    await fireEvent.click(deal.getByRole('button', { name: 'Reveal to everyone' }))
    expect(table.sent).toEqual([{ kind: 'deal_reveal', seat: 'koi', deal: OFFER.id }])
  })
})

describe('warnings', () => {
  it('match answers by their keys and limits', () => {
    const move = { kind: 'move', figure: 'bushi', from: 'kyoto', to: 'edo' } as Answer
    const bid = { kind: 'bid', seppuku: 0, hostage: 1, ronin: 2, poets: 0 } as Answer
    expect(matches({ kind: 'move', to: 'edo' }, move)).toBe(true)
    expect(matches({ kind: 'move', to: 'edo', shrine: null }, move)).toBe(true)
    expect(matches({ kind: 'move', to: 'kyoto' }, move)).toBe(false)
    expect(matches({ kind: 'bid', over: { ronin: 1 } }, bid)).toBe(true)
    expect(matches({ kind: 'bid', over: { ronin: 2 } }, bid)).toBe(false)
    expect(matches({ kind: 'bid', total_over: 2 }, bid)).toBe(true)
    expect(matches({ kind: 'bid', total_over: 3 }, bid)).toBe(false)
    const warning = { promise: 'x', to: 'koi', term: { kind: 'spare' }, patterns: [{ kind: 'move' }] }
    expect(brokenBy(move, [warning as PromiseWarning])).toHaveLength(1)
  })
})
