import { render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import { nameOf, t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { fakeWindowWidth } from '../../testing/fake-sizes'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import type { Board, DecisionOf } from '../../wire/types'
import { ADVANTAGES } from '../../wire/vocab'
import Stage from './Stage.svelte'
import { sceneOf } from './scenes'
import ProvinceScene from './scenes/ProvinceScene.svelte'

settings.set({ language: 'en' })

it('a war lists its clans in the order of the seats, and each Monster once', () => {
  const update = moment('mandate')
  const sides = ['turtle', 'koi'].map((clan, i) => ({ clan, force: 3 - i, with_ronin: 3 }))
  const monster = [
    { by: 'figure', id: 'oni-of-skulls', count: 1, force: 1 },
    { by: 'card', id: 'oni-of-skulls', count: 1, force: 2 },
  ]
  const board = {
    ...update.board,
    wars: [{ province: 'edo', number: 1, battle: true, winner: 'turtle', sides }],
    why: { edo: { turtle: monster, koi: [{ by: 'figure', id: 'bushi', count: 2, force: 2 }] } },
  } as unknown as Board
  const play = new Play(new TestSource('t', { ...update, board }))
  const { container } = render(ProvinceScene, { play, province: 'edo' })
  const rows = [...container.querySelectorAll<HTMLElement>('[data-side]')]
  expect(rows.map(({ dataset }) => dataset['side'])).toEqual(['koi', 'turtle'])
  const blocks = [...(rows[1]?.querySelectorAll('.block b') ?? [])].map(({ textContent }) => textContent)
  expect(blocks).toEqual(['3'])
})

it('a clan without Coins sees what the advantages would change, and cannot bid', () => {
  const wide = fakeWindowWidth(1440)
  const update = moment('bid')
  const decision = update.view?.pending?.[0] as DecisionOf<'bid'>
  decision.coins = 0
  const play = new Play(new TestSource('t', update, update.frames))
  const scene = sceneOf(play, true)
  if (scene?.kind !== 'battle') throw new Error('no battle is shown')
  render(Stage, { play, scene })
  expect(ADVANTAGES.map((id) => screen.getByText(nameOf.advantage(id)).closest('li') === null)).not.toContain(
    true,
  )
  expect(screen.queryAllByRole('spinbutton')).toEqual([])
  expect(screen.queryByText(t('battle-secret'))).toBeNull()
  wide()
})
