import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Dock from '../dock/Dock.svelte'
import { Play } from '../../play/play.svelte'
import { nameOf, t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import type { Answer, Clan, Decision, Update, NewCommand } from '../../wire/types'
import { connect } from '../../testing/fake-server'
import { moment } from '../../testing/moments'
import { DECISIONS } from '../../wire/vocab'
import { PROMPTS } from './registry'
import { selectableName } from '../../words/selectable-names'
import { kindOf, selectablesOf, type Selectable } from '../../words/selectables'

settings.set({ language: 'en' })

interface Stage {
  play: Play
  decision: Decision
  sent: NewCommand[]
  answers: () => Answer[]
}

function put(update: Update): Stage {
  const { source, sent } = connect(update)
  const play = new Play(source)
  render(Dock, { play })
  if (play.decision === null) throw new Error('nothing is asked')
  return {
    play,
    decision: play.decision,
    sent,
    answers: () => sent.flatMap((wish) => (wish.kind === 'answer' ? [wish.answer] : [])),
  }
}

const button = (name: string | RegExp): HTMLElement =>
  screen.getAllByRole('button', { name })[0] as HTMLElement
/** In the dock. A shrine also says what its ability is, and who leads there; a Stronghold, its price. */
const selectableButton = (item: Selectable, me: Clan | null): HTMLElement =>
  kindOf(item) === 'shrine' || item === 'build'
    ? button(new RegExp(`^${selectableName(item, me)}`))
    : button(selectableName(item, me))
const confirm = (): Promise<boolean> => fireEvent.click(button(t('confirm')))

afterEach(() => tick())

it('every kind of decision has a prompt', () => {
  expect(Object.keys(PROMPTS).sort()).toEqual(Object.keys(DECISIONS).sort())
})

describe('pointing at items in the dock', () => {
  it('a Shinto shows the shrines, and an unused option is not the main button', async () => {
    const { play } = put(moment('recruit'))
    expect(screen.getByText(t('table-pick-province'))).toBeDefined()
    await fireEvent.click(button(/^Shinto/))
    expect(screen.getByText(t('table-pick-province-shrine'))).toBeDefined()
    for (const { kami } of play.view.shrines)
      expect(selectableButton(`shrine:${kami}`, play.me)).toBeDefined()
    expect(button(/^Done summoning/).classList.contains('main')).toBe(false)
  })

  it.each([
    'recruit',
    'marshal',
    'summon',
    'fujin',
    'place',
    'betray',
    'hostage',
    'kill',
    'share',
    'benevolence',
  ])('%s: an option is sent after its items were taken', async (name) => {
    const { play, decision, answers } = put(moment(name))
    const wanted = [...(decision.options as Answer[])].reverse().find(({ kind }) => kind !== 'done') as Answer
    for (const item of selectablesOf(wanted, decision)) {
      if (!play.isPicked(item) && play.choosing?.unconfirmed === null)
        await fireEvent.click(selectableButton(item, play.me))
    }
    if (answers().length === 0 && play.choosing?.unconfirmed === null)
      play.submit(play.choosing.complete?.answer as Answer)
    await tick()
    if (play.choosing?.unconfirmed) await confirm()
    expect(answers()).toEqual([wanted])
  })

  it('says in the command for whom and what had been seen', async () => {
    const update = moment('offer-amaterasu')
    const { sent } = put(update)
    await fireEvent.click(button(t('answer-yes-amaterasu')))
    expect(sent).toEqual([{ kind: 'answer', seat: update.viewer, seen: update.n, answer: { kind: 'yes' } }])
  })
})

describe('a mandate', () => {
  it('is one of the tiles in hand, laid after a confirmation', async () => {
    const { decision, answers } = put(moment('mandate'))
    if (decision.kind !== 'mandate') throw new Error('no mandate is asked for')
    const tile = decision.hand[1] as (typeof decision.hand)[number]
    await fireEvent.click(button(new RegExp(`^${nameOf.mandate(tile)}`)))
    expect(answers()).toEqual([])
    await confirm()
    expect(answers()).toEqual([{ kind: 'mandate', tile }])
  })

  it('of which there are two tiles is shown once, with their number', () => {
    const update = moment('mandate')
    const asked = update.view?.pending?.[0]
    if (asked?.kind !== 'mandate') throw new Error('no mandate is asked for')
    asked.hand = ['recruit', 'betray', 'betray', 'train']
    put(update)
    expect(screen.getAllByRole('button', { name: /^Betray/ })).toHaveLength(1)
    expect(button(/^Betray/).textContent).toContain('(2 of these)')
    expect(button(/^Recruit/).textContent).not.toContain('of these')
  })

  it('of the Lotus is a tile and an announcement, chosen apart', async () => {
    const { decision, answers } = put(moment('mandate-lotus'))
    if (decision.kind !== 'mandate') throw new Error('no mandate is asked for')
    const tile = decision.hand[0] as (typeof decision.hand)[number]
    const hand = within(screen.getByRole('region', { name: t('table-lay-tile') }))
    const said = within(screen.getByRole('region', { name: t('table-announce') }))
    expect(said.getAllByRole('button')).toHaveLength(5)
    await fireEvent.click(hand.getAllByRole('button')[0] as HTMLElement)
    await fireEvent.click(said.getByRole('button', { name: new RegExp(`^${nameOf.mandate('betray')}`) }))
    await confirm()
    expect(answers()).toEqual([{ kind: 'mandate', tile, announce: 'betray' }])
  })

  it('of the Lotus asks for the part that is still missing', async () => {
    put(moment('mandate-lotus'))
    const hand = screen.getByRole('region', { name: t('table-lay-tile') })
    const said = screen.getByRole('region', { name: t('table-announce') })
    expect(screen.queryByText(t('table-still-tile'))).toBeNull()
    const scrolled = vi.fn()
    hand.scrollIntoView = scrolled
    const train = within(said).getByRole('button', { name: new RegExp(`^${nameOf.mandate('train')}`) })
    await fireEvent.click(train)
    expect(screen.getByText(t('table-still-tile'))).toBeDefined()
    expect(hand.classList).toContain('missing')
    expect(scrolled).toHaveBeenCalled()
    await fireEvent.click(train)
    await fireEvent.click(within(hand).getAllByRole('button')[0] as HTMLElement)
    expect(screen.getByText(t('table-still-announce'))).toBeDefined()
    expect(said.classList).toContain('missing')
  })

  it('can be put back before it is laid', async () => {
    const { decision, play, answers } = put(moment('mandate'))
    if (decision.kind !== 'mandate') throw new Error('no mandate is asked for')
    await fireEvent.click(button(new RegExp(`^${nameOf.mandate(decision.hand[0] as 'train')}`)))
    await fireEvent.click(button(t('back')))
    expect(play.choosing?.unconfirmed).toBeNull()
    expect(answers()).toEqual([])
  })
})

describe('train', () => {
  it('is a market: a card can be bought, or nothing', async () => {
    const { decision, answers } = put(moment('train'))
    const buys = (decision.options as Answer[]).flatMap((answer) => (answer.kind === 'buy' ? [answer] : []))
    for (const { card } of buys) expect(button(new RegExp(nameOf.card(card)))).toBeDefined()
    await fireEvent.click(button(new RegExp(nameOf.card(buys[0]?.card as string))))
    await confirm()
    expect(answers()).toEqual([buys[0]])
  })
})

/** A Train of a clan with Benevolence: one card may also be bought at its full price. */
function trainInFull(): Update {
  const update = moment('train')
  const asked = update.view?.pending?.[0]
  if (asked?.kind !== 'train') throw new Error('no Train is asked')
  asked.full_prices = { 'river-dragon': 3 }
  asked.options.push({ kind: 'buy', card: 'river-dragon', full: true })
  return update
}

describe('train at full price', () => {
  const full = { kind: 'buy', card: 'river-dragon', full: true } as const
  const label = t('answer-buy-full', { card: nameOf.card('river-dragon') })

  it('is a choice of its own beside the card, with its price', async () => {
    const { answers } = put(trainInFull())
    expect(screen.getAllByRole('button', { name: new RegExp(label) })).toHaveLength(1)
    expect(button(new RegExp(label)).textContent).toContain('3')
    await fireEvent.click(button(new RegExp(label)))
    expect(screen.getByText(label)).toBeDefined()
    await confirm()
    expect(answers()).toEqual([full])
  })

  it('leaves the card itself at the lower price', async () => {
    const { answers } = put(trainInFull())
    await fireEvent.click(screen.getByRole('button', { name: /^Monster River Dragon/ }))
    await confirm()
    expect(answers()).toEqual([{ kind: 'buy', card: 'river-dragon' }])
  })
})

describe('yes or no', () => {
  it.each([
    ['offer-amaterasu', 'yes'],
    ['offer-seppuku', 'no'],
    ['offer-ronin', 'yes'],
    ['offer-poets', 'no'],
    ['offer-mercy', 'yes'],
    ['offer-path-of-the-serpent', 'no'],
    ['offer-path-of-the-monkey', 'yes'],
  ] as const)('%s is answered %s', async (name, kind) => {
    const { decision, answers } = put(moment(name))
    await fireEvent.click(button(t(`answer-${kind}-${decision.cause}`)))
    expect(answers()).toEqual([{ kind }])
  })

  it('first or last is answered the same way', async () => {
    const { answers } = put(moment('order'))
    await fireEvent.click(button(t('answer-last')))
    expect(answers()).toEqual([{ kind: 'last' }])
  })
})

describe('several own effects', () => {
  it('are taken in the order they are pointed at', async () => {
    const update = moment('order')
    const clan = update.viewer
    if (update.view === null || clan === null) throw new Error('nobody is asked')
    const options = [
      { kind: 'effect', source: 'way-of-the-shogun' },
      { kind: 'effect', source: 'koi' },
    ] as const
    update.view.pending = [{ clan, kind: 'sequence', cause: 'HON-5', required: true, options: [...options] }]
    const { answers } = put(update)
    await fireEvent.click(button(nameOf.card('way-of-the-shogun')))
    expect(answers()).toEqual([options[0]])
  })
})

describe('a move', () => {
  it('asks for the piece where the destination was picked first', async () => {
    const { play, decision } = put(moment('marshal'))
    const items = (decision.options as Answer[]).flatMap((answer) => selectablesOf(answer, decision))
    play.pick(items.find((item) => item.startsWith('province:')) as Selectable)
    await tick()
    expect(screen.getByText(t('table-pick-mover'))).toBeTruthy()
    expect(screen.queryByText(t('table-pick-target'))).toBeNull()
  })
})

describe('all choices', () => {
  it.each(['recruit', 'marshal', 'betray', 'place', 'train', 'tea', 'mandate-lotus'])(
    '%s can be answered from the plain list',
    async (name) => {
      const { play, decision, answers } = put(moment(name))
      const options = decision.options as Answer[]
      await fireEvent.click(button(t('table-all-choices', { count: options.length })))
      const list = within(
        screen.getByRole('region', { name: t('table-all-choices', { count: options.length }) }),
      )
      const shown = list.getAllByRole('button')
      expect(shown).toHaveLength(options.length)
      await fireEvent.click(shown[0] as HTMLElement)
      if (play.choosing?.unconfirmed) await confirm()
      expect(answers()).toEqual([options[0]])
    },
  )
})
