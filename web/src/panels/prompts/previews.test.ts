import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import ClanList from '../clans/ClanList.svelte'
import Dock from '../dock/Dock.svelte'
import { nameOf, t } from '../../lib/i18n.svelte'
import { settings, type Language } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import type { Answer, Decision, Preview, Previews, Update } from '../../wire/types'
import { cardNow } from '../previews/card-preview'

settings.set({ language: 'en' })
afterEach(() => {
  settings.set({ language: 'en' })
  return tick()
})

const PLAIN: Omit<Preview, 'answer'> = {
  stops: 'resolved',
  asks: [],
  events: [],
  clans: {},
  provinces: {},
  shrines: {},
  battle: null,
  killed: {},
  parts: [],
  card: null,
  irreversible: [],
  toll: null,
}
type Consequence = (answer: Answer, decision: Decision) => Partial<Preview>

/** The dock at a moment, after the server has said what the options would lead to. */
async function put(
  name: string,
  of: Consequence,
  progress: Previews['progress'] = null,
): Promise<TestSource> {
  const update = moment(name)
  const decision = update.view?.pending?.[0]
  if (decision === undefined) throw new Error('nothing is asked')
  const options = (decision.options as Answer[]).map((answer) => ({
    ...PLAIN,
    answer,
    ...of(answer, decision),
  }))
  const source = new TestSource('table', update)
  const { clan, kind, cause } = decision
  source.previews = { clan, kind, cause, progress, options, bids: null }
  const play = new Play(source)
  await play.previews.ask()
  render(Dock, { play })
  render(ClanList, { play })
  return source
}
const answers = ({ sent }: TestSource): Answer[] =>
  sent.flatMap((command) => (command.kind === 'answer' ? [command.answer] : []))

const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const
/** A Harvest that gives 1 Coin to everyone. */
const coins: Consequence = () => ({
  parts: CLANS.map((clan) => ({
    mandate: 'harvest',
    clan,
    bonus: false,
    vp: 0,
    coins: 1,
    ronin: 0,
    provinces: [],
  })),
})
const tile = (mandate: string): HTMLElement =>
  within(screen.getByRole('region', { name: t('table-dock') })).getAllByRole('button', {
    name: new RegExp(`^${nameOf.mandate(mandate)}`),
  })[0] as HTMLElement
const handOf = (name: string): string => {
  const asked = moment(name).view?.pending?.[0]
  if (asked?.kind !== 'mandate') throw new Error('no mandate is asked for')
  const found = asked.hand.find((mandate) => mandate !== 'betray')
  if (found === undefined) throw new Error('there is only Betray')
  return found
}

describe('a mandate', () => {
  it.each(['en', 'zh-Hant'] as Language[])('says both of its parts in %s', async (language) => {
    settings.set({ language })
    await put('mandate', coins)
    const mandate = handOf('mandate')
    expect(tile(mandate).textContent).toContain(t('part-everyone'))
    expect(tile(mandate).textContent).toContain(t(`mandate-${mandate}.everyone`))
    expect(tile(mandate).textContent).toContain(t(`mandate-${mandate}.allies`))
  })

  it('shows in every clan panel what it would bring, while it is looked at', async () => {
    await put('mandate', coins)
    const panels = screen.getAllByRole('article')
    const gain = t('fact', { name: t('thing-coins'), value: '+1' })
    expect(panels.filter((panel) => panel.textContent?.includes(gain))).toEqual([])
    const harvest = tile(handOf('mandate'))
    await fireEvent.pointerEnter(harvest, { pointerType: 'mouse' })
    expect(panels.every((panel) => panel.textContent?.includes(gain))).toBe(true)
    await fireEvent.pointerLeave(harvest)
    expect(panels.filter((panel) => panel.textContent?.includes(gain))).toEqual([])
  })
})

describe('a long press', () => {
  it('looks and chooses nothing; a tap chooses', async () => {
    const source = await put('mandate', coins)
    const harvest = tile(handOf('mandate'))
    await fireEvent.pointerDown(harvest, { pointerType: 'touch' })
    await expect.poll(() => screen.getAllByRole('article')[0]?.querySelector('.would')).not.toBeNull()
    await fireEvent.pointerUp(harvest, { pointerType: 'touch' })
    await fireEvent.click(harvest)
    expect(screen.queryByRole('button', { name: t('confirm') })).toBeNull()
    await fireEvent.pointerDown(harvest, { pointerType: 'touch' })
    await fireEvent.pointerUp(harvest, { pointerType: 'touch' })
    await fireEvent.click(harvest)
    expect(screen.getByRole('button', { name: t('confirm') })).toBeDefined()
    expect(answers(source)).toEqual([])
  })
})

describe('a purchase', () => {
  const bought: Consequence = ({ kind }, { clan }) =>
    kind === 'buy' ? { clans: { [clan]: { coins: { before: 5, after: 2 } } } } : {}
  const buy = async (of: Consequence): Promise<HTMLElement> => {
    const source = await put('train', of)
    const decision = source.update?.view?.pending?.[0]
    const option = (decision?.options as Answer[]).find(({ kind }) => kind === 'buy')
    if (option?.kind !== 'buy') throw new Error('no card can be bought')
    const dock = screen.getByRole('region', { name: t('table-dock') })
    const [card] = within(dock).getAllByRole('button', { name: new RegExp(nameOf.card(option.card)) })
    await fireEvent.click(card as HTMLElement)
    return dock
  }

  it('says how many Coins will be left, as the server has computed it', async () => {
    expect((await buy(bought)).textContent).toContain(t('table-after-buy', { coins: 2 }))
  })

  it('says nothing of Coins where it changes none', async () => {
    expect((await buy(() => ({}))).textContent).toContain(t('table-no-way-back'))
  })
})

describe('what has grave effects', () => {
  const seppuku: Consequence = ({ kind }, { clan }) =>
    kind === 'yes'
      ? {
          killed: { [clan]: 3 },
          clans: { [clan]: { vp: { before: 1, after: 4 } } },
          irreversible: ['figures'],
        }
      : {}

  it('says its effect in numbers and asks', async () => {
    const source = await put('offer-seppuku', seppuku)
    await fireEvent.click(screen.getByRole('button', { name: t('answer-yes-seppuku') }))
    expect(answers(source)).toEqual([])
    const dock = screen.getByRole('region', { name: t('table-dock') })
    expect(dock.textContent).toContain(t('preview-killed', { count: 3 }))
    expect(dock.textContent).toContain('+3')
    expect(dock.textContent).toContain(t('table-no-way-back'))
    await fireEvent.click(screen.getByRole('button', { name: t('confirm') }))
    expect(answers(source)).toEqual([{ kind: 'yes' }])
  })

  it('is said where something hidden would be revealed', async () => {
    await put('offer-seppuku', (...asked) => ({ ...seppuku(...asked), stops: 'reveal' }))
    await fireEvent.click(screen.getByRole('button', { name: t('answer-yes-seppuku') }))
    const dock = screen.getByRole('region', { name: t('table-dock') })
    expect(dock.textContent).toContain(t('table-never-undone'))
  })

  it('asks also before the server has said what it would do', async () => {
    const source = new TestSource('table', moment('offer-seppuku'))
    render(Dock, { play: new Play(source) })
    await fireEvent.click(screen.getByRole('button', { name: t('answer-yes-seppuku') }))
    expect(answers(source)).toEqual([])
  })
})

describe('progress', () => {
  it('says how many figures are summoned, and the button to finish waits', async () => {
    await put('recruit', () => ({}), { done: 1, left: 1 })
    expect(screen.getByText('1 of 2 summoned')).toBeDefined()
    const finish = screen.getByRole('button', { name: /^Done summoning/ })
    expect(finish.classList.contains('main')).toBe(false)
  })
})

describe('a Move on a route that others may charge for', () => {
  const toll = {
    clans: ['lotus'],
    cause: 'path-of-the-serpent',
    coins: 1,
    passes: true,
    provinces: {},
  } as const
  const charged: Consequence = ({ kind }) => (kind === 'move' ? { toll: { ...toll, clans: ['lotus'] } } : {})

  it('says what it could cost at each place, and asks once more', async () => {
    const source = await put('fujin', charged)
    const dock = within(screen.getByRole('region', { name: t('table-dock') }))
    const piece = dock
      .getAllByRole('button')
      .find((one) => 'choice' in one.dataset && one.querySelector('svg') !== null)
    await fireEvent.click(piece as HTMLElement)
    const [place] = dock.getAllByRole('button', { name: /costs up to 1 Coin/ })
    await fireEvent.click(place as HTMLElement)
    expect(answers(source)).toEqual([])
    expect(dock.getByText(/^Lotus may charge 1 Coin for this route \(Path of the Serpent\)\./)).toBeTruthy()
    await fireEvent.click(dock.getByRole('button', { name: t('confirm') }))
    expect(answers(source)).toMatchObject([{ kind: 'move' }])
  })
})

describe('in the place of Undo', () => {
  it.each([
    ['acted', 1, 1],
    ['acted', 0, 0],
    [null, 1, 0],
  ] as const)('stands why there is none (%s, steps done: %s)', async (ended, done, shown) => {
    const source = await put('fujin', () => ({}), { done, left: 1 })
    source.update = { ...(source.update as Update), can_undo: false, undo_ended: ended }
    await tick()
    expect(screen.queryAllByText('No undo: another clan has acted')).toHaveLength(shown)
  })
})

describe('a card', () => {
  it('says what it would do for me now', () => {
    const nothing = { vp: 0, coins: 0, ronin: 0 }
    const effect = {
      card: 'river-dragon',
      price: 2,
      listed: 3,
      season: nothing,
      war: { ...nothing, coins: 2 },
      winter: 6,
      war_forces: { edo: { before: 1, after: 2 } },
      summons: {
        kyoto: { forces: {}, leader: { before: 'lotus', after: 'koi' } },
        oshu: { forces: {}, leader: { before: 'koi', after: 'koi' } },
      },
    } as const
    expect(cardNow(effect, 'koi')).toEqual([
      'War Phase: 2 Coins.',
      'Winter: 6 VP.',
      'Force in war: Edo 1 → 2.',
      'You could lead in Kyoto.',
    ])
    expect(cardNow({ ...effect, war: nothing, winter: 0, war_forces: {}, summons: {} }, 'koi')).toEqual([])
  })
})
