import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../play/live-table.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Clan, DecisionOf, Frame, Reason, Update } from '../../wire/types'
import fixture from '../../testing/fixtures/tea.json'
import Tea from './Tea.svelte'
import { allyOf, bond, ceremonyOf, offers, reasonsAtTea, sayable, type Ceremony } from './ceremony'

const update = fixture as unknown as Update
const decision = update.view?.pending?.[0] as DecisionOf<'tea'>
const table: Ceremony = {
  clans: ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'],
  proposals: [['koi', 'lotus']],
  ready: new Set<Clan>(['bonsai']),
  alliances: [['turtle', 'dragonfly']],
}

/** The same question when the Koi have not asked me. */
const unasked = {
  ...decision,
  options: decision.options.filter((option) => !('from' in option && option.from === 'koi')),
}

function atTea(more: { decision?: DecisionOf<'tea'> | null; reason?: Reason } = {}): {
  live: LiveTable
  onanswer: ReturnType<typeof vi.fn>
} {
  const live = new LiveTable('t')
  live.update = update
  live.story = [
    {
      n: 1,
      kind: 'answered',
      clan: 'koi',
      by: 'bot',
      reason: more.reason ?? null,
      facts: {},
      events: [],
    } as Frame,
  ]
  const onanswer = vi.fn()
  render(Tea, { live, decision: more.decision === undefined ? decision : more.decision, onanswer })
  return { live, onanswer }
}
const guest = (name: string): ReturnType<typeof within> =>
  within(screen.getByRole('heading', { name }).closest('article') as HTMLElement)

beforeEach(() => settings.set({ language: 'en' }))

describe('the ceremony', () => {
  it('knows allies, offers, and who is still free', () => {
    expect(allyOf(table, 'turtle')).toBe('dragonfly')
    expect(offers(table, 'koi', 'lotus')).toBe(true)
    expect(offers(table, 'lotus', 'koi')).toBe(false)
    expect(bond(table, 'turtle', 'dragonfly')).toBe('allied')
    expect(bond(table, 'lotus', 'koi')).toBe('offered')
    expect(bond(table, 'koi', 'turtle')).toBe('closed')
    expect(bond(table, 'koi', 'bonsai')).toBe('open')
  })

  it('reads open offers from the view', () => {
    expect(ceremonyOf(update.view as NonNullable<Update['view']>).proposals).toContainEqual([
      'koi',
      'dragonfly',
    ])
  })

  it('offers only what the decision does', () => {
    expect(Object.keys(sayable(decision, 'koi')).sort()).toEqual(['accept', 'propose', 'refuse'])
    expect(sayable(null, 'koi')).toEqual({})
  })

  it('forgets what was said before this phase', () => {
    const said: Reason = { kind: 'no-use', args: { clan: 'lotus' } }
    const old = { clan: 'koi', reason: said, events: [] } as unknown as Frame
    const fresh = { clan: null, reason: null, events: [{ kind: 'phase_started' }] } as unknown as Frame
    expect(reasonsAtTea([old], 'lotus').get('koi')).toEqual(said)
    expect(reasonsAtTea([old, fresh], 'lotus').size).toBe(0)
  })

  it('tells me what was said to me, and a spectator everything', () => {
    const told = {
      clan: 'koi',
      reason: { kind: 'no-use', args: { clan: 'lotus' } },
      events: [],
    } as unknown as Frame
    expect(reasonsAtTea([told], 'turtle').size).toBe(0)
    expect(reasonsAtTea([told], null).size).toBe(1)
  })
})

describe('at tea', () => {
  it('an offer to me can be accepted and refused', async () => {
    const { onanswer } = atTea()
    await fireEvent.click(guest('Koi').getByRole('button', { name: 'Accept' }))
    expect(onanswer).toHaveBeenCalledExactlyOnceWith({ kind: 'accept', from: 'koi' })
    await fireEvent.click(guest('Lotus').getByRole('button', { name: 'Refuse' }))
    expect(onanswer).toHaveBeenLastCalledWith({ kind: 'refuse', from: 'lotus' })
  })

  it('a gift is given before the offer', async () => {
    const { live, onanswer } = atTea({ decision: unasked })
    const order: string[] = []
    live.send = vi.fn((wish) => {
      order.push(wish.kind)
      return Promise.resolve(1)
    })
    onanswer.mockImplementation(() => order.push('propose'))
    const koi = guest('Koi')
    await fireEvent.click(koi.getByRole('button', { name: 'with a gift' }))
    await fireEvent.keyDown(koi.getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    await fireEvent.click(koi.getByRole('button', { name: 'Give and offer' }))
    await vi.waitFor(() => expect(order).toEqual(['gift', 'propose']))
    expect(live.send).toHaveBeenCalledWith({ kind: 'gift', seat: 'dragonfly', to: 'koi', coins: 1, ronin: 0 })
  })

  it('a refused gift says why and proposes nothing', async () => {
    const { live, onanswer } = atTea({ decision: unasked })
    live.send = vi.fn(() => Promise.reject(new TypeError('no network')))
    const koi = guest('Koi')
    await fireEvent.click(koi.getByRole('button', { name: 'with a gift' }))
    await fireEvent.keyDown(koi.getByRole('spinbutton', { name: 'Coins' }), { key: 'ArrowUp' })
    await fireEvent.click(koi.getByRole('button', { name: 'Give and offer' }))
    expect((await koi.findByRole('alert')).textContent).toContain('cannot be reached')
    expect(onanswer).not.toHaveBeenCalled()
  })

  it('whoever would be alone is asked again before being done', async () => {
    const { onanswer } = atTea()
    await fireEvent.click(screen.getByRole('button', { name: 'I am done' }))
    expect(onanswer).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, be done' }))
    expect(onanswer).toHaveBeenCalledExactlyOnceWith({ kind: 'ready' })
  })

  it("shows the bots' reasons", () => {
    atTea({ reason: { kind: 'price', args: { clan: 'dragonfly', coins: 2 } } })
    expect(screen.getByText('With 2 Coins more I would say yes.')).toBeDefined()
  })

  it('without a decision nothing can be said', () => {
    atTea({ decision: null })
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getByText('You are done. The others still talk.')).toBeDefined()
  })
})
