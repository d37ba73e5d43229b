import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { nameOf, t } from '../../lib/i18n.svelte'
import { settings, type Language } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { moment } from '../../testing/moments'
import { TestSource } from '../../testing/source.svelte'
import type { Clan, Projection } from '../../wire/types'
import ClanList from './ClanList.svelte'

settings.set({ language: 'en' })
afterEach(() => settings.set({ language: 'en' }))

function put(): Play {
  const play = new Play(new TestSource('table', moment('late')))
  render(ClanList, { play })
  return play
}
const panel = (clan: Clan): HTMLElement =>
  screen.getByRole('article', { name: new RegExp(`^${nameOf.clan(clan)}`) })
const projected = (play: Play, clan: Clan): Projection => {
  const found = play.board.projection[clan]
  if (found === undefined) throw new Error(`${clan} does not play`)
  return found
}
/** The breakdown in an open panel, as text and VP. */
const rows = (clan: Clan): (string | null)[][] =>
  within(within(panel(clan)).getByRole('table', { name: t('table-projected') }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('who is ahead', () => {
  it.each(['en', 'zh-Hant'] as Language[])('every panel says rank and projected score in %s', (language) => {
    settings.set({ language })
    const play = put()
    for (const clan of play.clans) {
      const { rank, total } = projected(play, clan)
      expect(within(panel(clan)).getByText(t('table-standing', { rank, total }))).toBeDefined()
      expect(panel(clan).textContent).toContain(t('table-standing-short', { rank, total }))
    }
  })

  it('an open panel says what the score is made of, and the parts add up', async () => {
    const play = put()
    for (const clan of play.clans) {
      await fireEvent.click(
        within(panel(clan)).getByRole('button', { name: new RegExp(nameOf.clan(clan)), expanded: false }),
      )
      const parts = rows(clan).slice(0, -1)
      const sum = parts.reduce((all, [, vp]) => all + Number(vp), 0)
      expect(sum).toBe(projected(play, clan).total)
      expect(rows(clan).at(-1)).toEqual([t('table-projected'), t('amount-vp', { count: sum })])
    }
  })

  it('Winter Upgrades appear by name, and what adds nothing is left out', async () => {
    put()
    await fireEvent.click(within(panel('lotus')).getByRole('button', { name: /Lotus/, expanded: false }))
    expect(rows('lotus')).toEqual([
      [t('table-projected-now'), '0'],
      [t('table-tokens'), '1'],
      [nameOf.card('form-of-the-kitsune'), '9'],
      [t('table-projected'), '10 VP'],
    ])
  })

  it('the breakdown is also shown on hover', async () => {
    put()
    const head = within(panel('koi')).getByRole('button', { name: /Koi/, expanded: false })
    await fireEvent.pointerMove(head, { pointerType: 'mouse', movementX: 3, movementY: 0 })
    const tip = within(panel('koi')).getByRole('tooltip')
    expect(within(tip).getByRole('table', { name: t('table-projected') })).toBeDefined()
  })
})
