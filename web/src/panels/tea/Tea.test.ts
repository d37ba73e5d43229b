import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import type { Board, ChatMessage, Clan, DecisionOf, Entry, OpenOffer, Reason, Update } from '../../wire/types'
import { fakeWindowWidth } from '../../testing/fake-sizes'
import { TestSource } from '../../testing/source.svelte'
import fixture from '../../testing/fixtures/tea.json'
import Tea from './Tea.svelte'
import { giftDrafts } from '../../play/deals/gift-drafts'
import { allyOf } from '../../play/alliances'
import {
  relation,
  ceremonyOf,
  endedOffers,
  offers,
  reasonsAtTea,
  answersFor,
  sharedBy,
  type Ceremony,
} from './ceremony'

const update = fixture as unknown as Update
const decision = update.view?.pending?.[0] as DecisionOf<'tea'>
const table: Ceremony = {
  clans: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'],
  proposals: [['koi', 'lotus']],
  ready: new Set<Clan>(['bonsai']),
  alliances: [['turtle', 'dragonfly']],
}

const OFFER: OpenOffer = {
  id: '0123456789',
  from: 'dragonfly',
  to: 'turtle',
  secret: false,
  until: 'turn',
  counters: null,
  give: [{ kind: 'alliance' }],
  ask: [{ kind: 'coins', amount: 2 }],
  refusal: null,
  cannot_keep: [],
}

/** The same question when the Koi have not asked me. */
const unasked = {
  ...decision,
  options: decision.options.filter((option) => !('from' in option && option.from === 'koi')),
}

/** Nobody has proposed an alliance, and these clans are done. */
function quiet(...ready: Clan[]): Update {
  const one = structuredClone(update)
  for (const step of one.view?.stack ?? [])
    if (step.kind === 'tea') [step.proposals, step.ready] = [[], ready]
  return one
}

interface AtTea {
  at?: Update
  decision?: DecisionOf<'tea'> | null
  reason?: Reason
  events?: object[]
}

function atTea(more: AtTea = {}): {
  source: TestSource
  onanswer: ReturnType<typeof vi.fn>
  unmount: () => void
} {
  const source = new TestSource('t', more.at ?? update, [
    {
      n: 1,
      kind: 'answered',
      clan: 'koi',
      by: 'bot',
      reason: more.reason ?? null,
      facts: {},
      events: more.events ?? [],
      battles: [],
    } as unknown as Entry,
  ])
  const onanswer = vi.fn()
  const given = more.decision === undefined ? decision : more.decision
  const { unmount } = render(Tea, { source, decision: given, onanswer })
  return { source, onanswer, unmount }
}
const guest = (name: string): ReturnType<typeof within> =>
  within(screen.getByRole('heading', { name }).closest('article') as HTMLElement)

let narrow = (): void => undefined
beforeEach(() => settings.set({ language: 'en' }))
afterEach(() => {
  narrow()
  giftDrafts.clear()
})

describe('the ceremony', () => {
  it('knows allies, offers, and who is still free', () => {
    expect(allyOf(table.alliances, 'turtle')).toBe('dragonfly')
    expect(offers(table, 'koi', 'lotus')).toBe(true)
    expect(offers(table, 'lotus', 'koi')).toBe(false)
    expect(relation(table, 'turtle', 'dragonfly')).toBe('allied')
    expect(relation(table, 'lotus', 'koi')).toBe('offered')
    expect(relation(table, 'koi', 'turtle')).toBe('closed')
    expect(relation(table, 'koi', 'bonsai')).toBe('open')
  })

  it('reads open offers from the view', () => {
    expect(ceremonyOf(update.view as NonNullable<Update['view']>).proposals).toContainEqual(['koi', 'turtle'])
  })

  it('offers only what the decision does', () => {
    expect(Object.keys(answersFor(decision, 'koi')).sort()).toEqual(['accept', 'propose', 'refuse'])
    expect(answersFor(null, 'koi')).toEqual({})
  })

  it('knows how the last offer between me and a clan ended', () => {
    const told = (...events: object[]): Entry => ({ events }) as unknown as Entry
    const offer = { kind: 'proposed', clan: 'lotus', to: 'koi' }
    const decline = { kind: 'refused', clan: 'koi', from: 'lotus' }
    const withdrawal = { kind: 'withdrew', clan: 'turtle', to: 'lotus' }
    expect([...endedOffers([told(offer), told(decline), told(withdrawal)], 'lotus')]).toEqual([
      ['koi', 'declined'],
      ['turtle', 'withdrew'],
    ])
    expect([...endedOffers([told(offer, decline, offer)], 'lotus')]).toEqual([])
    expect([...endedOffers([told(offer, decline), told({ kind: 'phase_started' })], 'lotus')]).toEqual([])
    expect([...endedOffers([told(offer, decline)], 'bonsai')]).toEqual([])
  })

  it('forgets what was said before this phase', () => {
    const said: Reason = { kind: 'no-use', args: { clan: 'lotus' } }
    const old = { clan: 'koi', reason: said, events: [] } as unknown as Entry
    const fresh = { clan: null, reason: null, events: [{ kind: 'phase_started' }] } as unknown as Entry
    expect(reasonsAtTea([old], 'lotus').get('koi')).toEqual(said)
    expect(reasonsAtTea([old, fresh], 'lotus').size).toBe(0)
  })

  it('forgets what was asked for before an alliance', () => {
    const price: Reason = { kind: 'price', args: { clan: 'lotus', coins: 2 } }
    const old = { clan: 'koi', reason: price, events: [] } as unknown as Entry
    const allied = { kind: 'allied', clan: 'koi', with: 'lotus' }
    const dealt = { clan: 'lotus', reason: null, events: [allied] } as unknown as Entry
    const agreed: Reason = { kind: 'my-gain', args: { clan: 'lotus' } }
    const accepted = { clan: 'koi', reason: agreed, events: [allied] } as unknown as Entry
    expect(reasonsAtTea([old, dealt], 'lotus').size).toBe(0)
    expect(reasonsAtTea([old, accepted], 'lotus').get('koi')).toEqual(agreed)
  })

  it('tells me what was said to me, and a spectator everything', () => {
    const told = {
      clan: 'koi',
      reason: { kind: 'no-use', args: { clan: 'lotus' } },
      events: [],
    } as unknown as Entry
    expect(reasonsAtTea([told], 'turtle').size).toBe(0)
    expect(reasonsAtTea([told], null).size).toBe(1)
  })
})

describe('an alliance', () => {
  const board = {
    turns: [
      { turn: 1, clan: 'koi' },
      { turn: 2, clan: 'lotus' },
      { turn: 3, clan: 'koi' },
    ],
    wars: [
      { province: 'edo', sides: [{ clan: 'koi' }, { clan: 'lotus' }] },
      { province: 'oshu', sides: [{ clan: 'koi' }, { clan: 'turtle' }] },
    ],
  } as unknown as Board

  it('would share these turns and wars', () => {
    expect(sharedBy(board, 'koi', 'lotus')).toEqual({ mine: 2, theirs: 1, wars: ['edo'] })
    expect(sharedBy(board, 'lotus', 'turtle')).toEqual({ mine: 1, theirs: 0, wars: [] })
  })

  it('is explained at each clan that I could ally with', () => {
    atTea()
    expect(guest('Koi').getByText(/You get the bonus on .* of their turns/)).toBeDefined()
  })
})

describe('at tea', () => {
  it('an offer to me can be accepted and refused', async () => {
    const { onanswer } = atTea()
    await fireEvent.click(guest('Koi').getByRole('button', { name: 'Accept' }))
    expect(onanswer).toHaveBeenCalledExactlyOnceWith({ kind: 'accept', from: 'koi' })
    await fireEvent.click(guest('Lotus').getByRole('button', { name: 'Decline' }))
    expect(onanswer).toHaveBeenLastCalledWith({ kind: 'refuse', from: 'lotus' })
  })

  it('a gift is given before the offer', async () => {
    const { source, onanswer } = atTea({ decision: unasked })
    const order: string[] = []
    source.reply = vi.fn((command) => {
      order.push(command.kind)
      return Promise.resolve(1)
    })
    onanswer.mockImplementation(() => order.push('propose'))
    const koi = guest('Koi')
    await fireEvent.click(koi.getByRole('button', { name: 'with a gift' }))
    await fireEvent.keyDown(koi.getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    await fireEvent.click(koi.getByRole('button', { name: 'Offer with gift' }))
    await vi.waitFor(() => expect(order).toEqual(['gift', 'propose']))
    expect(source.sent).toEqual([
      {
        kind: 'gift',
        seat: 'turtle',
        to: 'koi',
        coins: 1,
        ronin: 0,
      },
    ])
  })

  it('a gift is kept while another tab is open', async () => {
    const { unmount } = atTea({ decision: unasked })
    await fireEvent.click(guest('Koi').getByRole('button', { name: 'with a gift' }))
    await fireEvent.keyDown(guest('Koi').getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    unmount()
    atTea({ decision: unasked })
    expect(guest('Koi').getByRole('spinbutton', { name: 'Coins' }).textContent).toBe('1')
  })

  it('a refused gift says why and proposes nothing', async () => {
    const { source, onanswer } = atTea({ decision: unasked })
    source.reply = vi.fn(() => Promise.reject(new TypeError('no network')))
    const koi = guest('Koi')
    await fireEvent.click(koi.getByRole('button', { name: 'with a gift' }))
    await fireEvent.keyDown(koi.getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    await fireEvent.click(koi.getByRole('button', { name: 'Offer with gift' }))
    expect((await koi.findByRole('alert')).textContent).toContain('Cannot reach the server')
    expect(onanswer).not.toHaveBeenCalled()
  })

  it('a player without an ally confirms being done', async () => {
    const { onanswer } = atTea()
    await fireEvent.click(screen.getByRole('button', { name: 'Done with tea' }))
    expect(onanswer).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, I am done' }))
    expect(onanswer).toHaveBeenCalledExactlyOnceWith({ kind: 'ready' })
  })

  it('the card of a clan shows what became of my deal with it', async () => {
    const { source } = atTea()
    const { season, phase } = update.view as NonNullable<Update['view']>
    const offer = { id: '0123456789', from: 'turtle', to: 'koi', counters: null, give: [], ask: [] }
    const row = (number: number, deal: object): ChatMessage =>
      ({ number, clan: 'turtle', season, phase, deal }) as unknown as ChatMessage
    source.chat = [
      row(0, { act: 'offer', offer, reason: null }),
      row(1, { act: 'decline', offer: offer.id, reason: { kind: 'no-trust', args: {} } }),
    ]
    await tick()
    expect(guest('Koi').getByText('Your offer: Declined')).toBeDefined()
    expect(guest('Koi').getByText('I do not trust you to keep that promise.')).toBeDefined()
    expect(guest('Lotus').queryByText(/Your offer/)).toBeNull()
  })

  it('on a phone, those who wait for my answer come first, and each clan has all its offers', async () => {
    narrow = fakeWindowWidth(390)
    const one = structuredClone(update)
    for (const step of one.view?.stack ?? []) if (step.kind === 'tea') step.proposals = [['bonsai', 'turtle']]
    const { source } = atTea({ at: one })
    source.deals = { ...source.deals, offers: [OFFER] }
    await tick()
    const names = screen.getAllByRole('heading', { level: 4 }).map((name) => name.textContent)
    expect(names).toEqual(['Bonsai', 'Dragonfly', 'Koi', 'Lotus'])
    expect(guest('Dragonfly').getByRole('button', { name: 'Counteroffer' })).toBeDefined()
    const name = screen.getByRole('heading', { name: 'Dragonfly' })
    const after = name.compareDocumentPosition(screen.getByText('Done with tea'))
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    source.deals = { ...source.deals, offers: [] }
    await tick()
    const still = screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)
    expect(still).toEqual(names) // what comes of the offer is read where it was
  })

  it.each([390, 1440])('at %i pixels, the card of a clan has its offer', async (width) => {
    narrow = fakeWindowWidth(width)
    const { source } = atTea({ at: quiet(), decision: unasked })
    source.deals = { ...source.deals, offers: [OFFER] }
    await tick()
    expect(guest('Dragonfly').getByText('offers you a deal')).toBeDefined()
    expect(guest('Dragonfly').getByRole('button', { name: /^Pay 2 Coins/ })).toBeDefined()
  })

  it.each([1000, 1280])('at %i pixels, the offer stands elsewhere alone', async (width) => {
    narrow = fakeWindowWidth(width)
    const { source } = atTea({ at: quiet(), decision: unasked })
    source.deals = { ...source.deals, offers: [OFFER] }
    await tick()
    expect(guest('Dragonfly').getByText('offers you a deal')).toBeDefined()
    expect(guest('Dragonfly').queryByRole('button', { name: /accept/ })).toBeNull()
  })

  it('a clan that is done says that it waits for my answer to its deal', async () => {
    const { source } = atTea({ at: quiet('bonsai', 'dragonfly'), decision: unasked })
    source.deals = { ...source.deals, offers: [OFFER] }
    await tick()
    expect(guest('Dragonfly').getByText('done, and waits for your reply')).toBeDefined()
    expect(guest('Bonsai').getByText('done')).toBeDefined()
  })

  it('a clan that declined my alliance says so', () => {
    atTea({
      at: quiet(),
      decision: unasked,
      events: [
        { kind: 'proposed', clan: 'turtle', to: 'dragonfly' },
        { kind: 'refused', clan: 'dragonfly', from: 'turtle' },
      ],
    })
    expect(guest('Dragonfly').getByText('declined your offer')).toBeDefined()
  })

  it("shows the bots' reasons", () => {
    atTea({ reason: { kind: 'price', args: { clan: 'turtle', coins: 2 } } })
    expect(screen.getByText('I might agree for 2 Coins more.')).toBeDefined()
  })

  it('names no price while the same clan offers a deal for the alliance', async () => {
    const reason = { kind: 'price', args: { clan: 'turtle', coins: 2 } }
    const { source } = atTea({ reason })
    source.deals = { ...source.deals, offers: [{ ...OFFER, from: 'koi' }] }
    await tick()
    expect(screen.queryByText('I might agree for 2 Coins more.')).toBeNull()
  })

  it('without a decision nothing can be said', () => {
    atTea({ decision: null })
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByText('You are done. The others are still negotiating.')).toBeDefined()
  })
})
