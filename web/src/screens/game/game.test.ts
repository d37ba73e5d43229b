import { fireEvent, render, screen, within } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nameOf, t } from '../../lib/i18n.svelte'
import { clanIn } from '../../words/formatting'
import { settings } from '../../lib/settings.svelte'
import type { Clan } from '../../wire/types'
import { pieceParts } from '../../words/selectables'
import { connect, type FakeServer } from '../../testing/fake-server'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import { fakeElementSize } from '../../testing/fake-sizes'
import type { Province } from '../../wire/vocab'
import Game from './Game.svelte'
import BoardMap from '../../panels/map/BoardMap.svelte'
import ClanPanel from '../../panels/clans/ClanPanel.svelte'
import Forces from '../../panels/map/Forces.svelte'
import HonorTrack from '../../panels/tracks/HonorTrack.svelte'
import Market from '../../panels/cards/Market.svelte'
import MandateDeck from '../../panels/tracks/MandateDeck.svelte'
import { monstersIn, rowsOf } from '../../play/pieces'
import { Play } from '../../play/play.svelte'
import PoliticalTrack from '../../panels/tracks/PoliticalTrack.svelte'
import ProvinceCard from '../../panels/map/ProvinceCard.svelte'
import Shrines from '../../panels/tracks/Shrines.svelte'
import WarList from '../../panels/tracks/WarList.svelte'

beforeEach(() => settings.set({ language: 'en', motion: false, speed: 'instant' }))

interface Shown extends FakeServer {
  play: Play
  container: HTMLElement
}

function show<P extends object>(part: Component<{ play: Play } & P>, name: string, more: P): Shown {
  const server = connect(moment(name))
  const play = new Play(server.source)
  const { container } = render(part as unknown as Component<Record<string, unknown>>, { play, ...more })
  return { ...server, play, container }
}

describe('the map', () => {
  it('shows each clan of a province with its force, and who leads', () => {
    const { play, container } = show(BoardMap, 'late', {})
    const rows = Object.keys(play.board.forces).flatMap((id) => rowsOf(play.view, play.board, id as Province))
    const owned = rows.filter(({ clan }) => clan !== null)
    expect(
      [...container.querySelectorAll('.force, .banner-force')].map((text) => text.textContent).sort(),
    ).toEqual(owned.map(({ force }) => String(force)).sort())
    expect(container.querySelectorAll('.banner.leads, .chip.leads')).toHaveLength(
      Object.values(play.board.leaders).filter(Boolean).length,
    )
  })

  it('shows the figures of the kami in the rows of those they fight for', () => {
    const { play, container } = show(BoardMap, 'late', {})
    const walking = Object.keys(play.view.kami_figures)
    expect(walking.length).toBeGreaterThan(0)
    for (const kami of walking)
      expect(container.querySelector(`.pile [data-figure^="${kami}@"]`)).not.toBeNull()
  })

  it('tells a screen reader who stands in a province', () => {
    const { play } = show(BoardMap, 'late', {})
    const [province, leader] = Object.entries(play.board.leaders).find(([, clan]) => clan !== null) ?? []
    const spoken = screen.getByRole('button', {
      name: new RegExp(`^${nameOf.province(province as string)};`),
    })
    expect(spoken.getAttribute('aria-label')).toContain(nameOf.clan(leader as string))
  })

  it('moves a figure by a click on it and one on the province', async () => {
    const { play, sent, container } = show(BoardMap, 'marshal', {})
    const option =
      play.decision?.kind === 'marshal'
        ? play.decision.options.find(({ kind }) => kind === 'move')
        : undefined
    if (option?.kind !== 'move') throw new Error('no figure can move')
    const man = container.querySelector(
      `[data-selectable="piece:${play.me}/${option.figure}@${option.from}"]`,
    ) as SVGElement
    expect(man.getAttribute('role')).toBe('button')
    await fireEvent.click(man)
    expect(container.querySelectorAll('.lit-ring').length).toBeGreaterThan(0)
    await fireEvent.click(container.querySelector(`[data-province="${option.to}"]`) as SVGElement)
    expect(sent).toEqual([{ kind: 'answer', seat: play.me, seen: play.update.n, answer: option }])
  })

  it('moves a figure that is dragged onto a province', async () => {
    const { play, sent, container } = show(BoardMap, 'marshal', {})
    const option =
      play.decision?.kind === 'marshal'
        ? play.decision.options.find(({ kind }) => kind === 'move')
        : undefined
    if (option?.kind !== 'move') throw new Error('no figure can move')
    const man = container.querySelector(
      `[data-selectable="piece:${play.me}/${option.figure}@${option.from}"]`,
    ) as SVGElement
    const target = container.querySelector(`[data-province="${option.to}"]`)
    document.elementFromPoint = vi.fn(() => target)
    await fireEvent.pointerDown(man, { pointerId: 1, button: 0, clientX: 10, clientY: 10 })
    await fireEvent.pointerMove(window, { pointerId: 1, clientX: 90, clientY: 60 })
    await fireEvent.pointerUp(window, { pointerId: 1, clientX: 90, clientY: 60 })
    expect(sent.map((wish) => wish.kind === 'answer' && wish.answer)).toEqual([option])
  })

  it('moves by keyboard alone', async () => {
    const { play, sent, container } = show(BoardMap, 'marshal', {})
    const option =
      play.decision?.kind === 'marshal'
        ? play.decision.options.find(({ kind }) => kind === 'move')
        : undefined
    if (option?.kind !== 'move') throw new Error('no figure can move')
    const man = container.querySelector(
      `[data-selectable="piece:${play.me}/${option.figure}@${option.from}"]`,
    ) as SVGElement
    expect(man.getAttribute('tabindex')).toBe('0')
    await fireEvent.keyDown(man, { key: 'Enter' })
    await fireEvent.keyDown(container.querySelector(`[data-province="${option.to}"]`) as SVGElement, {
      key: 'Enter',
    })
    expect(sent).toHaveLength(1)
  })

  it('looks at the province that is asked about on a small screen', async () => {
    const end = fakeElementSize(390, 500)
    const { container } = show(BoardMap, 'hostage', { small: true })
    await tick()
    const picture = container.querySelector<HTMLElement>('.map-picture')
    expect(picture?.style.transform).not.toContain('translate(0px, 0px)')
    end()
  })

  it('opens a card with the lit figures where there are several to tap', async () => {
    const { play, container } = show(BoardMap, 'betray', {})
    const places = [...(play.choosing?.lit ?? [])].flatMap((item) => pieceParts(item)?.at ?? [])
    const crowded = places.find((at, i) => places.indexOf(at) !== i) as string
    await fireEvent.click(container.querySelector(`[data-province="${crowded}"]`) as SVGElement)
    const card = within(screen.getByRole('region', { name: nameOf.province(crowded) }))
    const figures = card.getAllByRole('button').filter((one) => one.hasAttribute('aria-pressed'))
    expect(figures).toHaveLength(places.filter((at) => at === crowded).length)
  })
})

describe('a province', () => {
  it('says what a force is made of', () => {
    const server = connect(moment('late'))
    const play = new Play(server.source)
    const province = Object.keys(play.board.why)[0] as Province
    const { container } = render(Forces, { play, province })
    const parts = Object.values(play.board.why[province] ?? {}).flat()
    for (const part of parts) expect(container.textContent).toContain(t(`${part.by}-${part.id}`))
  })

  it('names what has force by an ability of the clan, not the clan again', () => {
    const update = structuredClone(moment('late'))
    update.board!.forces.kyoto = { turtle: 2 }
    update.board!.ranks.kyoto = ['turtle']
    update.board!.why.kyoto = {
      turtle: [
        { by: 'figure', id: 'bushi', count: 1, force: 1 },
        { by: 'clan', id: 'turtle', count: 1, force: 1 },
      ],
    }
    const { container } = render(Forces, { play: new Play(connect(update).source), province: 'kyoto' })
    expect(container.querySelector('.who .fine')?.textContent).toBe('Bushi: force 1; Stronghold: force 1')
  })

  it('says what a Harvest and the war would bring now', () => {
    const { play, container } = show(ProvinceCard, 'late', {
      province: 'shikoku' as const,
      onclose: () => undefined,
    })
    const war = play.board.wars.find(({ province }) => province === 'shikoku')
    if (!war?.winner) throw new Error('nobody would win in Shikoku')
    expect(container.textContent).toContain(nameOf.clan(war.winner))
    expect(container.textContent).toContain(t('table-war-battle', { winner: clanIn(war.winner, play.me) }))
  })
})

describe('a province with a Monster', () => {
  it('says what the Monster does, and where that is written', async () => {
    const play = new Play(connect(moment('late')).source)
    const found = (Object.keys(play.view.map) as Province[]).flatMap((province) =>
      monstersIn(play.view, province).map(({ monster }) => ({ province, monster })),
    )[0]
    if (found === undefined) throw new Error('no Monster is on the map')
    const { container } = render(ProvinceCard, { play, province: found.province, onclose: () => undefined })
    expect(container.textContent).toContain(t(`card-${found.monster}.does`))
    const rule = `a[href="#/rules/CAR-${found.monster}"]`
    expect(container.querySelector(rule)).toBeNull()
    for (const info of screen.getAllByRole('button', { name: 'Rules for this' })) await fireEvent.click(info)
    expect(container.querySelector(rule)).not.toBeNull()
  })
})

describe('beside the map', () => {
  it('honor goes from the highest to the lowest', () => {
    const { play, container } = show(HonorTrack, 'late', {})
    const order = [...container.querySelectorAll('li')].map((one) => /clan-(\w+)/.exec(one.className)?.[1])
    expect(order).toEqual(play.view.honor)
  })

  it('wars are numbered in their order, those fought with who won', () => {
    const { play, container } = show(WarList, 'hostage', {})
    expect(container.querySelectorAll('li')).toHaveLength(play.view.war.length)
    expect(container.querySelectorAll('.past')).toHaveLength(play.view.war_at ?? 0)
    expect(container.querySelectorAll('.now')).toHaveLength(1)
  })

  it('shrines show who worships and who would get the gift', () => {
    const { play, container } = show(Shrines, 'late', {})
    expect(container.querySelectorAll('li')).toHaveLength(4)
    const faithful = play.view.shrines.flatMap((shrine) =>
      play.clans.filter((clan) => shrine[clan] !== undefined),
    )
    expect(container.querySelectorAll('.piece').length).toBeGreaterThanOrEqual(faithful.length)
  })

  it('the season is a line of seven mandates, three kami turns and war', () => {
    const { container } = show(PoliticalTrack, 'late', {})
    const kinds = [...container.querySelectorAll('li')].map((one) => one.className.split(' ')[0])
    expect(kinds.join(' ')).toBe('mandate mandate mandate kami mandate mandate kami mandate mandate kami war')
    expect(container.querySelectorAll('[aria-current=step]')).toHaveLength(1)
  })

  it('a tile of the Lotus lies face down with what they announced', () => {
    const { play, container } = show(PoliticalTrack, 'betray', {})
    const down = play.view.mandates.filter(({ tile }) => tile === null)
    expect(container.querySelectorAll('.down')).toHaveLength(down.length)
  })

  it('a clan opens to show its ability, cards, tokens and reserve', async () => {
    const server = connect(moment('late'))
    const play = new Play(server.source)
    const clan = play.clans.find((one) => (play.view.players[one]?.cards.length ?? 0) > 0) ?? 'koi'
    const { container, rerender } = render(ClanPanel, { play, clan })
    expect(container.textContent).not.toContain(t('thing-reserve'))
    await rerender({ play, clan, open: true })
    expect(container.textContent).toContain(t(`clan-${clan}.does`))
    for (const card of play.view.players[clan]?.cards ?? [])
      expect(container.textContent).toContain(nameOf.card(card))
    expect(container.textContent).toContain(t('thing-reserve'))
  })

  it('shows the whole name of the player', () => {
    const play = new Play(connect(moment('late')).source)
    const clan = play.clans.find((one) => play.tablePlace(one)?.name === 'Benkei of Musashibo') ?? 'koi'
    const { container } = render(ClanPanel, { play, clan })
    expect(container.querySelector('.name')?.getAttribute('title')).toBe('Benkei of Musashibo')
  })

  it('marks the clans that the table waits for', () => {
    const server = connect(moment('waiting'))
    const play = new Play(server.source)
    const [waited] = play.view.waiting
    const { container } = render(ClanPanel, { play, clan: waited ?? 'koi' })
    expect(container.textContent).toContain(t('table-thinks'))
  })

  it('the market shows my price, and why not where I am short of Coins', () => {
    const { play, container } = show(Market, 'waiting', {})
    const dear = Object.values(play.board.prices).filter((price) => !price.plain.affordable)
    expect(container.querySelectorAll('.card')).toHaveLength(Object.keys(play.view.display).length)
    expect(container.querySelectorAll('.why')).toHaveLength(dear.length)
  })

  it('what I know of the deck is shown to me, and to nobody who watches', () => {
    expect(show(MandateDeck, 'mandate', {}).container.textContent).toContain(t('table-deck'))
    expect(show(MandateDeck, 'watching', {}).container.textContent?.trim()).toBe('')
  })
})

describe('the political track', () => {
  it('says at tea already whose turns will come', () => {
    const { play, container } = show(PoliticalTrack, 'tea', {})
    const [first] = [...container.querySelectorAll('.mandate')].map(
      (slot) => slot.querySelector('button')?.getAttribute('aria-label') ?? '',
    )
    const last = play.view.current
    const next =
      play.clans[
        last === null
          ? play.clans.indexOf(play.view.honor[0] as Clan)
          : (play.clans.indexOf(last) + 1) % play.clans.length
      ]
    expect(first).toContain(t('table-turn-of', { clan: clanIn(next as Clan, play.me) }))
  })
})

describe('the card of a province', () => {
  it.each([
    ['nagato', true],
    ['oshu', false],
  ] as const)('lies beside %s, not over it', async (province, east) => {
    const { play, container } = show(BoardMap, 'late', {})
    play.showProvince(province)
    await tick()
    expect(container.querySelector('.card-place')?.classList.contains('east')).toBe(east)
  })
})

describe('the whole table', () => {
  it.each(['tea', 'mandate-lotus', 'recruit', 'train', 'bid', 'late', 'watching', 'end'])(
    'can be drawn at the moment %s',
    async (name) => {
      const { source } = connect(moment(name))
      const { container } = render(Game, { source })
      await tick()
      expect(container.querySelector('.map')).not.toBeNull()
      expect(container.querySelector('.dock h2')?.textContent).not.toBe('')
    },
  )

  it('leaves the end of a game to its result', () => {
    const { source } = connect(moment('end'))
    const { container } = render(Game, { source })
    expect(container.querySelector('.dock.over')).not.toBeNull()
  })

  it('tells the last war before the result', async () => {
    const [late, end] = [moment('late'), moment('end')]
    const { source, push } = connect({ ...late, n: 0, frames: [], clocks: null })
    const { container } = render(Game, { source })
    await tick()
    settings.set({ speed: 'normal' })
    const events = [
      { number: 100_000, kind: 'allied', cause: 'tea', parent: null, clan: 'koi', with: 'lotus' },
    ]
    const last = {
      n: 1,
      kind: 'answered',
      clan: 'koi',
      by: null,
      reason: null,
      facts: {},
      events,
      battles: [],
    }
    push({ ...end, viewer: late.viewer, n: 1, reset: false, frames: [last] })
    await tick()
    expect(container.querySelector('.end-place')).toBeNull()
    await fireEvent.keyDown(document.body, { key: 'End' })
    expect(container.querySelector('.end-place')).not.toBeNull()
  })

  it('takes a choice by its number, and goes back with Escape', async () => {
    const { source } = connect(moment('mandate'))
    const { container } = render(Game, { source })
    await fireEvent.keyDown(document.body, { key: '2' })
    expect(container.querySelector('.confirm')).not.toBeNull()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(container.querySelector('.confirm')).toBeNull()
  })

  it('takes tea by its numbers', async () => {
    const { source, sent } = connect(moment('tea'))
    const { container } = render(Game, { source })
    await fireEvent.keyDown(document.body, { key: '1' })
    expect(sent.map(({ kind }) => kind)).toEqual(['answer'])
    expect(container.querySelector('.dock [data-done]')?.textContent).toBe(t('tea-ready'))
  })

  it('takes back with U where the server allows it', async () => {
    const update = moment('marshal')
    const { source, sent } = connect({ ...update, can_undo: true })
    render(Game, { source })
    await fireEvent.keyDown(document.body, { key: 'u' })
    expect(sent).toEqual([{ kind: 'undo', seat: update.viewer, seen: update.n }])
  })

  it('says whom the table waits for, and offers nothing', () => {
    const { source } = connect(moment('waiting'))
    const { container } = render(Game, { source })
    const clan = source.update?.view?.waiting[0] as string
    expect(container.querySelector('.dock h2')?.textContent).toContain(nameOf.clan(clan))
    expect(container.querySelectorAll('.dock [data-choice]')).toHaveLength(0)
  })

  it('shows the next question when the server tells of it', async () => {
    const { source, push } = connect(moment('mandate'))
    const { container } = render(Game, { source })
    push(moment('waiting'))
    await tick()
    expect(container.querySelector('.dock.asked')).toBeNull()
  })

  it('says why an answer was refused', async () => {
    const source = new TestSource('t', moment('offer-amaterasu'))
    source.reply = () => Promise.reject(new TypeError('no network'))
    render(Game, { source })
    await fireEvent.keyDown(document.body, { key: '1' })
    await tick()
    expect((await screen.findByRole('alert')).textContent).toContain(t('error-network'))
  })
})
