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
import BrokenPromise from './promises/BrokenPromise.svelte'
import Ledger from './promises/Ledger.svelte'
import PromiseReminders from './promises/PromiseReminders.svelte'
import OfferCard from './OfferCard.svelte'
import OwnOfferStatus from './OwnOfferStatus.svelte'
import { ownOffers, repliesIn, stateOf, type OwnOffer } from './offer-states'

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
  cannot_keep: [],
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
      /^The Lotus broke a promise to you: choose Harvest as the next mandate.*tile/,
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
    await fireEvent.click(screen.getByRole('button', { name: 'Pay 2 Coins and accept…' }))
    expect(table.sent).toEqual([])
    const pay = screen.getByRole('button', { name: 'Pay and accept' })
    expect(document.getElementById(pay.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^You pay the Lotus 2 Coins now\. You keep \d+ Coins? and \d+ Ronin\.$/,
    )
    await fireEvent.click(pay)
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
    const card = screen.getByRole('article', { name: 'The Lotus offered you a deal' })
    expect(card.textContent).toContain('Not possible now: You cannot agree on this in the current phase.')
    expect(card.classList.contains('open')).toBe(false)
    expect(card.textContent).not.toContain('Offer open until')
    expect(screen.queryByRole('button', { name: /accept/i })).toBeNull()
    expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
  })

  it('warns of a promise that my own question shows to be impossible, before I accept', () => {
    const table = source()
    const why = { message: 'refused-deal-not-in-hand', variables: { mandate: 'marshal', count: 4 } }
    offered(table, { ...OFFER, cannot_keep: [why] })
    render(OfferCard, { source: table, offer: OFFER, me: 'koi', outcome: 'offer' })
    const card = screen.getByRole('article', { name: 'The Lotus offered you a deal' })
    expect(card.textContent).toContain('None of the 4 tiles you hold is Marshal')
    expect(screen.getByRole('button', { name: /Pay 2 Coins/ })).toBeTruthy()
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

describe('a reminder', () => {
  it('says of a promise that cannot be kept why not', () => {
    const warning = {
      promise: '0123456789.ask.0',
      to: 'lotus',
      term: { kind: 'mandate', mandate: 'marshal', choose: true, until: 'turn' },
      patterns: [],
      impossible: { message: 'refused-deal-not-in-hand', variables: { mandate: 'marshal', count: 4 } },
    } as const
    render(PromiseReminders, { warnings: [warning] as unknown as PromiseWarning[] })
    expect(screen.getByRole('listitem').textContent).toMatch(
      /You promised the Lotus that you would choose Marshal.*None of the 4 tiles you hold is Marshal/s,
    )
  })
})

describe('my own offer', () => {
  const MINE: OpenOffer = { ...OFFER, from: 'koi', to: 'lotus', secret: false }
  const now = { season: 'spring', phase: 'political' }
  const row = (deal: object, when = now): ChatMessage =>
    ({ clan: 'koi', text: '', ...when, deal: { reason: null, ...deal } }) as unknown as ChatMessage
  const said = row({ act: 'offer', offer: MINE })
  const declined = row({ act: 'decline', offer: MINE.id, reason: { kind: 'too-dear', args: {} } })

  /** The status of my offer after these rows of the talk; `open`: it stands. */
  function status(talk: ChatMessage[], open?: OpenOffer): TestSource {
    const table = source()
    if (open !== undefined) offered(table, open)
    const [own] = ownOffers(talk, table.deals, 'koi', now)
    render(OwnOfferStatus, { source: table, own: own as OwnOffer, full: true })
    return table
  }

  it('waits for an answer, and can be withdrawn', async () => {
    const table = status([said], MINE)
    expect(screen.getByRole('status').textContent).toContain('Your offer to the Lotus: Waiting for an answer')
    await fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(table.sent).toEqual([{ kind: 'deal_reply', seat: 'koi', offer: MINE.id, reply: 'withdraw' }])
  })

  it('was declined, for the reason that came with it', () => {
    status([said, declined])
    expect(screen.getByRole('status').textContent).toContain('Your offer to the Lotus: Declined')
    expect(screen.getByText('That would cost me more than it is worth.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  })

  it.each([
    ['accept', 'Accepted'],
    ['withdraw', 'Withdrawn'],
  ])('says so after %s', (act, text) => {
    status([said, row({ act, offer: MINE.id })])
    expect(screen.getByRole('status').textContent).toContain(`Your offer to the Lotus: ${text}`)
  })

  it('has expired when it neither stands nor was answered', () => {
    status([said])
    expect(screen.getByRole('status').textContent).toContain('Your offer to the Lotus: Expired')
  })

  it('was answered with a counteroffer, and its reason', () => {
    const counter = { ...MINE, id: '9876543210', from: 'lotus', to: 'koi', counters: MINE.id }
    status([said, row({ act: 'offer', offer: counter, reason: { kind: 'too-dear', args: {} } })])
    expect(screen.getByRole('status').textContent).toContain('Your offer to the Lotus: Countered')
    expect(screen.getByText('That would cost me more than it is worth.')).toBeTruthy()
  })

  it('does not look open when it can no longer be accepted', () => {
    status([said], { ...MINE, refusal: { message: 'refused-has-ally', variables: { clan: 'lotus' } } })
    expect(screen.getByRole('status').textContent).toContain('Your offer to the Lotus: Not possible now')
    expect(screen.getByText('The Lotus already have an ally.')).toBeTruthy()
  })

  it('is the last one to each clan, made in this phase by me', () => {
    const again = row({ act: 'offer', offer: { ...MINE, id: 'aaaaaaaaaa' } })
    const turtle = row({ act: 'offer', offer: { ...MINE, id: 'bbbbbbbbbb', to: 'turtle' } })
    const tea = row(
      { act: 'offer', offer: { ...MINE, id: 'cccccccccc', to: 'bonsai' } },
      { ...now, phase: 'tea' },
    )
    const theirs = row({ act: 'offer', offer: { ...OFFER, id: 'dddddddddd' } })
    const found = ownOffers([tea, said, declined, turtle, theirs, again], source().deals, 'koi', now)
    expect(found.map(({ offer }) => offer.id)).toEqual(['bbbbbbbbbb', 'aaaaaaaaaa'])
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
    expect(screen.getByText('Lotus: 0 promises kept, 1 broken')).toBeTruthy()
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
    const warning = {
      promise: 'x',
      to: 'koi',
      term: { kind: 'spare' },
      patterns: [{ kind: 'move' }],
      impossible: null,
    }
    expect(brokenBy(move, [warning as PromiseWarning])).toHaveLength(1)
  })
})
