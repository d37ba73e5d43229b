import { fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../lib/settings.svelte'
import { connect } from '../../testing/fake-server'
import { fakeWindowWidth } from '../../testing/fake-sizes'
import { moment } from '../../testing/moments'
import Game from './Game.svelte'

describe('on a phone', () => {
  let wide: () => void
  beforeEach(() => {
    settings.set({ language: 'en', motion: false, speed: 'instant' })
    wide = fakeWindowWidth(390)
  })
  afterEach(() => wide())

  it('nothing but the tabs is left of the sheet while the result is shown', async () => {
    const { container } = render(Game, { source: connect(moment('end')).source })
    await tick()
    expect(container.querySelector('.end')).not.toBeNull()
    expect(container.querySelector('.caption')).toBeNull()
    expect(container.querySelector('.sheet .dock')).toBeNull()
    await fireEvent.click(container.querySelector('[data-tab=log]') as HTMLElement)
    expect(container.querySelector('.sheet .log')).not.toBeNull()
    expect(container.querySelector('.caption')).not.toBeNull()
  })

  it('the sheet that was pulled up for a question is down again once the question is answered', async () => {
    const asking = moment('mandate')
    const { source, push } = connect({ ...asking, frames: [], clocks: null })
    const { container } = render(Game, { source })
    await tick()
    const height = (): string | undefined => container.querySelector<HTMLElement>('.sheet')?.dataset['height']
    await fireEvent.keyDown(container.querySelector('.handle') as HTMLElement, { key: 'ArrowUp' })
    expect(height()).toBe('high')
    const { n } = asking
    push({ ...asking, view: { ...asking.view, pending: [] } as typeof asking.view, n: n + 1, frames: [] })
    await tick()
    expect(height()).toBe('mid')
    push({ ...asking, n: n + 2, frames: [] })
    await tick()
    expect(height()).toBe('high')
  })

  it('the honor rank of the player is always in sight, and lights up when it changes', async () => {
    const now = { ...moment('mandate'), frames: [], clocks: null }
    const { source, push } = connect(now)
    const { container } = render(Game, { source })
    await tick()
    const view = now.view as NonNullable<typeof now.view>
    const rank = (): HTMLElement | null => container.querySelector(`header [data-anchor="honor:${view.me}"]`)
    expect(rank()?.textContent?.trim()).toBe(`#${view.honor.indexOf(view.me as 'koi') + 1}`)
    const honor = [...view.honor].reverse()
    push({ ...now, view: { ...view, honor } })
    await tick()
    expect(rank()?.textContent?.trim()).toBe(`#${honor.indexOf(view.me as 'koi') + 1}`)
    expect(rank()?.querySelector('.changed')).not.toBeNull()
  })
})
