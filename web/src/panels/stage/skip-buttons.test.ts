import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { Play } from '../../play/play.svelte'
import { base, entry, event, me, other, telling } from '../../testing/playback'
import type { Clan, View } from '../../wire/types'
import Stage from './Stage.svelte'
import { sceneOf } from './scenes'

/** No war of the player comes after it. */
const SKIPS = ['stage-skip-battle', 'stage-skip-war']

/** The buttons to skip, in a battle of these clans. */
function offered(clans: Clan[], war: string[] = ['edo', 'kyoto']): string[] {
  const table = telling({ view: { ...base.view, war } as View })
  table.arrive([entry(11, [event(1, 'battle_started', { province: 'edo', clans })])])
  const play = new Play(table.director)
  const scene = sceneOf(play)
  if (scene === null) throw new Error('no battle is shown')
  const { unmount } = render(Stage, { play, scene })
  const found = SKIPS.filter((id) => screen.queryByRole('button', { name: t(id) }) !== null)
  unmount()
  return found
}

describe('the buttons to skip', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    settings.set({ language: 'en', speed: 'normal' })
  })
  afterEach(() => void vi.useRealTimers())

  it('are one in a battle of the player, and more in a battle of others', () => {
    expect(offered([me, other])).toEqual(SKIPS.slice(0, 1))
    expect(offered([other, 'bonsai'])).toEqual(SKIPS)
  })

  it('do not name other wars in the last war', () => {
    expect(offered([other, 'bonsai'], ['kyoto', 'edo'])).toEqual(SKIPS.slice(0, 1))
  })
})
