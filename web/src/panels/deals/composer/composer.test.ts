import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { dealComposer } from '../../../play/deals/deal-composer.svelte'
import { TestSource } from '../../../testing/source.svelte'
import tea from '../../../testing/fixtures/tea.json'
import type { Term, TermForm } from '../../../wire/types'
import Composer from './Composer.svelte'
import { namedForms } from './draft'
import TermIcon from './TermIcon.svelte'

beforeEach(() => {
  settings.set({ language: 'en' })
  dealComposer.close()
})

const NOT_NOW = { message: 'refused-deal-not-now', variables: {} }
const source = (): TestSource => new TestSource('table', tea)
/** The buttons that open the list of terms, of both sides. */
const adders = (): HTMLElement[] => screen.getAllByRole('button', { name: 'Add a term…', hidden: true })
const item = (name: RegExp): HTMLElement => screen.getByRole('menuitem', { name, hidden: true })

describe('the composer', () => {
  const shown = async (table: TestSource): Promise<void> => {
    table.choices = {
      n: 1,
      refusal: null,
      presets: [{ give: [{ kind: 'alliance' }], ask: [], until: 'season' }],
      give: [
        { kind: 'worship', fields: [], refusal: NOT_NOW },
        { kind: 'coins', fields: [{ name: 'amount', values: [1, 2, 3] }], refusal: null },
      ],
      ask: [{ kind: 'spare', fields: [], refusal: NOT_NOW }],
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
    await vi.waitFor(() => expect(document.activeElement).toBe(adders()[0]))
  })

  it('lets each field be chosen', async () => {
    const table = source()
    await shown(table)
    await fireEvent.click(button('Edit terms'))
    await fireEvent.click(adders()[0] as HTMLElement)
    await fireEvent.click(item(/^Coins now/))
    expect(document.activeElement).toBe(adders()[0])
    await fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '2' } })
    await fireEvent.click(button('Send offer'))
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'coins', amount: 3 }] })
  })

  it('grays out what does not fit, and says why', async () => {
    const table = source()
    await shown(table)
    await fireEvent.click(button('Edit terms'))
    await fireEvent.click(adders()[1] as HTMLElement)
    const unfit = item(/^Spare figures You cannot agree on this in the current phase/)
    expect(unfit.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(unfit)
    expect((button('Send offer') as HTMLButtonElement).disabled).toBe(true)
  })

  it('closes the list of terms on Escape, and the list can be walked by arrows', async () => {
    const table = source()
    await shown(table)
    await fireEvent.click(button('Edit terms'))
    await fireEvent.click(adders()[0] as HTMLElement)
    const [first, second] = screen.getAllByRole('menuitem', { hidden: true })
    expect(document.activeElement).toBe(first)
    await fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(second)
    expect(await fireEvent.keyDown(second as HTMLElement, { key: 'Escape' })).toBe(false) // the dialog stays
    expect([document.activeElement, screen.queryByRole('menu', { hidden: true })]).toEqual([
      adders()[0],
      null,
    ])
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
    await fireEvent.click(adders()[0] as HTMLElement)
    await fireEvent.click(item(/^Stay out/))
    return table
  }
  const send = async (): Promise<void> => {
    await fireEvent.click(screen.getByRole('button', { name: 'Send offer', hidden: true }))
  }

  it('is asked of the map, which can only give what the server allows', async () => {
    const table = await added()
    expect([...(dealComposer.province.asked?.places ?? [])]).toEqual(['edo', 'kyoto'])
    dealComposer.province.choose('nagato')
    expect(dealComposer.province.asked).not.toBeNull()
    dealComposer.province.choose('kyoto')
    expect(dealComposer.province.asked).toBeNull()
    await send()
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'stay_out', province: 'kyoto' }] })
  })

  it('stays what it is on Escape, and can be asked for again', async () => {
    const table = await added()
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(dealComposer.province.asked).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Choose on the map', hidden: true }))
    expect(dealComposer.province.asked?.chosen).toBe('edo')
    await fireEvent.click(screen.getByRole('button', { name: 'Keep Edo', hidden: true }))
    await send()
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'stay_out', province: 'edo' }] })
  })

  it('is asked for no longer once the composer is closed', async () => {
    await added()
    dealComposer.close()
    expect(dealComposer.province.asked).toBeNull()
  })
})

describe('a shrine for a term', () => {
  it('is asked of the track, which can only give what the server allows', async () => {
    const table = source()
    const kami = { name: 'kami', values: ['fujin', 'raijin'] }
    const worship = { kind: 'worship', fields: [kami, { name: 'do', values: [true] }], refusal: null }
    table.choices = { n: 1, refusal: null, presets: [], give: [worship], ask: [] }
    dealComposer.open('lotus')
    render(Composer, { source: table, me: 'koi', draft: dealComposer.draft as never })
    await fireEvent.click(await screen.findByRole('button', { name: 'Edit terms', hidden: true }))
    await fireEvent.click(adders()[0] as HTMLElement)
    await fireEvent.click(item(/^Worship a kami/))
    expect(screen.getByRole('button', { name: 'Keep Fujin', hidden: true })).toBeTruthy()
    dealComposer.kami.choose('ryujin')
    expect(dealComposer.kami.asked).not.toBeNull()
    dealComposer.kami.choose('raijin')
    expect(dealComposer.kami.asked).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Send offer', hidden: true }))
    expect(table.sent[0]).toMatchObject({ give: [{ kind: 'worship', kami: 'raijin', do: true }] })
  })
})

describe('the list of terms', () => {
  it('has those that fit first, and each name once', () => {
    const form = (kind: string, refusal: TermForm['refusal']): TermForm => ({ kind, fields: [], refusal })
    const forms = [
      form('worship', NOT_NOW),
      form('spare', null),
      form('worship', NOT_NOW),
      form('ally', null),
    ]
    expect(namedForms(forms).map(({ name }) => name)).toEqual([
      'Spare figures',
      'Alliance next season',
      'Worship a kami',
    ])
  })
})

describe('the icon of a term', () => {
  const icon = (term: Term): HTMLElement => {
    const { container } = render(TermIcon, { term })
    return container.querySelector(`[data-term=${term.kind}]`) as HTMLElement
  }
  const struck = (term: Term): boolean => icon(term).classList.contains('not')

  it('is struck through for a promise not to do something', () => {
    expect(struck({ kind: 'no_betray' })).toBe(true)
    expect(struck({ kind: 'worship', kami: 'fujin', do: false })).toBe(true)
    expect(struck({ kind: 'worship', kami: 'fujin', do: true })).toBe(false)
    expect(struck({ kind: 'leave', province: 'edo' })).toBe(false)
  })

  it('differs by the mandate, and stands in the list and beside the chosen term', async () => {
    const chosen = (mandate: 'harvest' | 'train'): string =>
      icon({ kind: 'mandate', mandate, choose: true, until: 'turn' }).innerHTML
    expect(chosen('harvest')).not.toBe(chosen('train'))
    const table = source()
    table.choices = {
      n: 1,
      refusal: null,
      presets: [],
      give: [{ kind: 'ally', fields: [], refusal: null }],
      ask: [],
    }
    dealComposer.open('lotus')
    render(Composer, { source: table, me: 'koi', draft: dealComposer.draft as never })
    await fireEvent.click(await screen.findByRole('button', { name: 'Edit terms', hidden: true }))
    await fireEvent.click(adders()[0] as HTMLElement)
    expect(item(/^Alliance next season/).querySelector('[data-term=ally] svg')).toBeTruthy()
    await fireEvent.click(item(/^Alliance next season/))
    expect(document.querySelector('.said [data-term=ally] svg')).toBeTruthy()
  })
})
