import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { Play } from '../../../play/play.svelte'
import { fakeWindowWidth } from '../../../testing/fake-sizes'
import { promiseEnds } from '../../../testing/promises'
import { TestSource } from '../../../testing/source.svelte'
import tea from '../../../testing/fixtures/tea.json'
import type { ChatMessage, Clan, LedgerEntry, OpenOffer, PromiseView, Update } from '../../../wire/types'
import DealNotices from '../DealNotices.svelte'
import Ledger from './Ledger.svelte'
import { filteredLedger } from './ledger-filter'

const promise = (id: string, more: Partial<PromiseView>): PromiseView => ({
  ...promiseEnds('open', 1),
  event: null,
  id: `${id}.give.0`,
  answered_by: null,
  due: null,
  ...more,
})
const deal = (id: string, from: Clan, to: Clan, ...promises: PromiseView[]): LedgerEntry => ({
  deal: id,
  from,
  to,
  visibility: 'open',
  season: 'spring',
  made: { n: 3, event: 4 },
  allied: false,
  paid: [],
  promises,
})
const owed = promise('b', {
  by: 'koi',
  to: 'turtle',
  term: { kind: 'give', coins: 3, ronin: 0, after: 'harvest' },
  due: { coins: 2, ronin: 0 },
})
const OFFER: OpenOffer = {
  ...{ id: '0123456789', from: 'turtle', to: 'koi', secret: false, until: 'turn', counters: null },
  ...{ give: [], ask: [{ kind: 'coins', amount: 2 }], refusal: null, cannot_keep: [] },
}
const LEDGER = [
  deal('a', 'lotus', 'koi', promise('a', { state: 'kept', event: 5 })),
  deal('b', 'koi', 'turtle', owed),
  deal('c', 'lotus', 'turtle'),
]

/** The Koi look at these deals. */
function table(): TestSource {
  const source = new TestSource('table', tea)
  source.deals = { ...source.deals, ledger: LEDGER }
  return source
}

beforeEach(() => settings.set({ language: 'en' }))

describe('a filter of the ledger', () => {
  const left = (clan: Clan | null, state: PromiseView['state'] | null): string[] =>
    filteredLedger(LEDGER, { clan, state }).map(({ deal: id }) => id)

  it('leaves the deals of a clan, those with a promise in a state, or both', () => {
    expect(left(null, null)).toEqual(['a', 'b', 'c'])
    expect(left('lotus', null)).toEqual(['a', 'c'])
    expect(left(null, 'kept')).toEqual(['a'])
    expect(left('turtle', 'open')).toEqual(['b'])
    expect(left('turtle', 'broken')).toEqual([])
  })

  it('is set by buttons and a list', async () => {
    const { container } = render(Ledger, { source: table(), me: 'koi' })
    const shown = (): (string | null)[] =>
      [...container.querySelectorAll('[data-deal]')].map((one) => one.getAttribute('data-deal'))
    expect(shown()).toEqual(['c', 'b', 'a'])
    await fireEvent.click(screen.getByRole('button', { name: 'Only Lotus' }))
    expect(shown()).toEqual(['c', 'a'])
    await fireEvent.change(screen.getByRole('combobox', { name: 'Promises' }), {
      target: { value: 'broken' },
    })
    expect(shown()).toEqual([])
    expect(screen.getByText('No deals match the filter.')).toBeTruthy()
  })
})

describe('a broken promise', () => {
  const shown = (taken: boolean): string => {
    const source = table()
    const broken = promise('a', { by: 'lotus', to: 'koi', state: 'broken', answered_by: 'bot' })
    source.deals = { ...source.deals, ledger: [deal('a', 'lotus', 'koi', broken)] }
    const { table: at } = tea as unknown as Update
    const places = at.places.map((place) => (place.clan === 'lotus' ? { ...place, taken } : place))
    source.update = { ...(tea as unknown as Update), table: { ...at, places } }
    return render(Ledger, { source, me: 'koi' }).container.textContent
  }

  it('names the bot that stood in for a person, but not one that plays for itself', () => {
    expect(shown(true)).toContain('a bot was standing in')
    expect(shown(false)).not.toContain('a bot was')
  })
})

describe('a gift that is due', () => {
  it('is paid with two clicks from the ledger, the amount filled in', async () => {
    const source = table()
    render(Ledger, { source, me: 'koi' })
    await fireEvent.click(screen.getByRole('button', { name: 'Pay 2 Coins' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Give' }))
    expect(source.sent).toEqual([{ kind: 'gift', seat: 'koi', to: 'turtle', coins: 2, ronin: 0 }])
  })

  it('is for the clan that owes it alone', () => {
    render(Ledger, { source: table(), me: 'turtle' })
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })

  it('is named beside my question', () => {
    const source = table()
    source.update = { ...tea, view: { ...tea.view, me: 'koi' } } as unknown as Update
    const play = new Play(source)
    render(DealNotices, { play })
    const notices = within(screen.getByRole('region', { name: 'Deal' }))
    expect(notices.getByText('You owe the Turtle 2 Coins.')).toBeTruthy()
    expect(notices.getByRole('button', { name: 'Pay 2 Coins' })).toBeTruthy()
  })
})

it('ignores a press right after an offer to me has come', () => {
  vi.useFakeTimers()
  settings.set({ speed: 'normal' })
  const restore = fakeWindowWidth(1000)
  const source = table()
  source.update = { ...tea, view: { ...tea.view, me: 'koi' } } as unknown as Update
  render(DealNotices, { play: new Play(source) })
  vi.advanceTimersByTime(400)
  source.deals = { ...source.deals, offers: [OFFER] }
  flushSync()
  const notices = screen.getByRole('region', { name: 'Deal' })
  expect(notices.classList.contains('fresh')).toBe(true)
  vi.advanceTimersByTime(400)
  flushSync()
  expect(notices.classList.contains('fresh')).toBe(false)
  vi.useRealTimers()
  restore()
})

describe('an offer to me that ends', () => {
  let wide = (): void => undefined
  afterEach(() => {
    vi.useRealTimers()
    wide()
  })

  function ends(chat: ChatMessage[], give: OpenOffer['give'] = [], alliances: [Clan, Clan][] = []): void {
    vi.useFakeTimers()
    wide = fakeWindowWidth(1000) // on a tablet, offers stand above the question at tea, too
    const source = table()
    source.update = { ...tea, view: { ...tea.view, me: 'koi', alliances } } as unknown as Update
    source.deals = { ...source.deals, offers: [{ ...OFFER, give }] }
    render(DealNotices, { play: new Play(source) })
    expect(screen.getByRole('article', { name: 'The Turtle offered you a deal' })).toBeTruthy()
    source.chat = chat
    source.deals = { ...source.deals, offers: [] }
    flushSync()
  }

  it('is said to have expired, for a few seconds', () => {
    ends([])
    expect(screen.getByText('The offer from the Turtle expired.')).toBeTruthy()
    vi.advanceTimersByTime(6000)
    flushSync()
    expect(screen.queryByText(/expired/)).toBeNull()
  })

  it('is no longer needed once we are allied', () => {
    ends([], [{ kind: 'alliance' }], [['koi', 'turtle']])
    expect(screen.getByText('You are allied with the Turtle: their offer is no longer needed.')).toBeTruthy()
    expect(screen.queryByText(/expired/)).toBeNull()
  })

  it('is not once it has an answer', () => {
    ends([{ clan: 'koi', text: '', deal: { act: 'decline', offer: OFFER.id } } as unknown as ChatMessage])
    expect(screen.queryByText(/expired/)).toBeNull()
  })
})
