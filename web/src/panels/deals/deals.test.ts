import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { dealComposer } from '../../play/deal-composer.svelte'
import { brokenBy, matches } from '../../play/promises'
import { promiseEnds } from '../../testing/promises'
import { TestSource } from '../../testing/source.svelte'
import tea from '../../testing/fixtures/tea.json'
import type { Answer, ChatMessage, LedgerEntry, OpenOffer, PromiseWarning } from '../../wire/types'
import { dealIn, tellPromise } from '../../words/deals'
import BrokenPromise from './BrokenPromise.svelte'
import Composer from './composer/Composer.svelte'
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

describe('the composer', () => {
  const shown = async (table: TestSource): Promise<void> => {
    table.choices = {
      n: 1,
      refusal: null,
      presets: [{ give: [{ kind: 'alliance' }], ask: [], until: 'season' }],
      give: [{ kind: 'coins', fields: [{ name: 'amount', values: [1, 2, 3] }], refusal: null }],
      ask: [{ kind: 'spare', fields: [], refusal: { message: 'refused-deal-not-now', variables: {} } }],
    }
    dealComposer.open('lotus')
    const draft = dealComposer.draft
    if (draft === null) throw new Error('nothing to write')
    render(Composer, { source: table, me: 'koi', draft })
    await screen.findByRole('radio', { hidden: true })
  }
  const button = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true })

  it('sends a suggestion', async () => {
    const table = source()
    await shown(table)
    expect((button('Send offer') as HTMLButtonElement).disabled).toBe(true)
    await fireEvent.click(screen.getByRole('radio', { hidden: true }))
    await fireEvent.click(button('Send offer'))
    expect(table.sent).toEqual([
      {
        kind: 'deal_offer',
        seat: 'koi',
        to: 'lotus',
        give: [{ kind: 'alliance' }],
        ask: [],
        until: 'season',
        secret: false,
        counters: null,
      },
    ])
    expect(dealComposer.draft).toBeNull()
  })

  it('can be used by keys alone: arrows take a suggestion, and what is removed leaves the focus in its list', async () => {
    const table = source()
    await shown(table)
    const first = screen.getByRole('radio', { hidden: true })
    expect(first.getAttribute('tabindex')).toBe('0')
    await fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(first.getAttribute('aria-checked')).toBe('true')
    await fireEvent.click(button('Edit terms'))
    await fireEvent.click(button('Remove: form an alliance with the Lotus'))
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText('Add a term…')[0]))
  })

  it('lets each field be chosen, and grays out what does not fit', async () => {
    const table = source()
    await shown(table)
    await fireEvent.click(button('Edit terms'))
    const [give, get] = screen.getAllByLabelText('Add a term…') as HTMLSelectElement[]
    expect(get?.querySelector<HTMLOptionElement>('option[value="0"]')?.disabled).toBe(true)
    await fireEvent.change(give as HTMLElement, { target: { value: '0' } })
    await fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '2' } })
    await fireEvent.click(button('Send offer'))
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'coins', amount: 3 }] })
  })
})

describe('a province for a term', () => {
  const STAY_OUT = {
    kind: 'stay_out',
    fields: [{ name: 'province', values: ['edo', 'kyoto'] }],
    refusal: null,
  }
  const added = async (): Promise<TestSource> => {
    const table = source()
    table.choices = { n: 1, refusal: null, presets: [], give: [STAY_OUT as never], ask: [] }
    dealComposer.open('lotus')
    render(Composer, { source: table, me: 'koi', draft: dealComposer.draft as never })
    await fireEvent.click(await screen.findByRole('button', { name: 'Edit terms', hidden: true }))
    const [give] = screen.getAllByLabelText('Add a term…')
    await fireEvent.change(give as HTMLElement, { target: { value: '0' } })
    return table
  }
  const send = async (): Promise<void> => {
    await fireEvent.click(screen.getByRole('button', { name: 'Send offer', hidden: true }))
  }

  it('is asked of the map, which can only give what the server allows', async () => {
    const table = await added()
    expect([...(dealComposer.asking?.provinces ?? [])]).toEqual(['edo', 'kyoto'])
    dealComposer.choose('nagato')
    expect(dealComposer.asking).not.toBeNull()
    dealComposer.choose('kyoto')
    expect(dealComposer.asking).toBeNull()
    await send()
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'stay_out', province: 'kyoto' }] })
  })

  it('stays what it is on Escape, and can be asked for again', async () => {
    const table = await added()
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(dealComposer.asking).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Choose on the map', hidden: true }))
    expect(dealComposer.asking?.chosen).toBe('edo')
    await fireEvent.click(screen.getByRole('button', { name: 'Keep Edo', hidden: true }))
    await send()
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'stay_out', province: 'edo' }] })
  })

  it('is asked for no longer once the composer is closed', async () => {
    await added()
    dealComposer.close()
    expect(dealComposer.asking).toBeNull()
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
