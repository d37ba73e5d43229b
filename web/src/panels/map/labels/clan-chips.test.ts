import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../../lib/settings.svelte'
import { pieceParts } from '../../../words/selectables'
import { connect } from '../../../testing/fake-server'
import { moment } from '../../../testing/moments'
import { fakeElementSize } from '../../../testing/fake-sizes'
import type { Province } from '../../../wire/vocab'
import BoardMap from '../BoardMap.svelte'
import { rowsOf } from '../../../play/pieces'
import { Play } from '../../../play/play.svelte'

let end: () => void
beforeEach(() => {
  settings.set({ language: 'en', motion: false })
  end = fakeElementSize(390, 500)
})
afterEach(() => end())

async function show(name: string): Promise<{ play: Play; container: HTMLElement }> {
  const play = new Play(connect(moment(name)).source)
  const { container } = render(BoardMap, { play, small: true })
  await tick()
  return { play, container }
}

describe('a map drawn small', () => {
  it('has a chip with its force for each clan of a province, and no pieces', async () => {
    const { play, container } = await show('late')
    const rows = Object.keys(play.board.forces).flatMap((id) => rowsOf(play.view, play.board, id as Province))
    expect(container.querySelectorAll('.chip')).toHaveLength(rows.length)
    expect(container.querySelectorAll('.map .piece')).toHaveLength(0)
    expect([...container.querySelectorAll('.chip .force')].map((one) => one.textContent).sort()).toEqual(
      rows
        .filter(({ clan }) => clan !== null)
        .map(({ force }) => String(force))
        .sort(),
    )
  })

  it('marks who leads', async () => {
    const { play, container } = await show('late')
    expect(container.querySelectorAll('.chip.leads')).toHaveLength(
      Object.values(play.board.leaders).filter(Boolean).length,
    )
  })

  it('lights the clans of which something can be picked', async () => {
    const { play, container } = await show('betray')
    const parts = [...(play.choosing?.lit ?? [])].flatMap((item) => pieceParts(item) ?? [])
    const wanted = new Set(parts.map(({ clan, at }) => `${clan} ${at}`))
    expect(container.querySelectorAll('.chip.active')).toHaveLength(wanted.size)
  })

  it('a chip with one item to pick is that item', async () => {
    const { play, container } = await show('betray')
    const chip = container.querySelector<SVGElement>('.chip[data-selectable]')
    expect(chip?.getAttribute('role')).toBe('button')
    await fireEvent.keyDown(chip as SVGElement, { key: 'Enter' })
    expect(play.isPicked(chip?.dataset['selectable'] as `piece:koi/bushi@edo`)).toBe(true)
  })
})
