import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProvinceId } from '../ids'
import { fakeElementSize } from '../../testing/fake-sizes'
import { FIELD } from './coordinates'
import { LABEL_SIZE } from './layout'
import ProvinceMap from './ProvinceMap.svelte'

const name = (id: ProvinceId): string => id.toUpperCase()
const drawMap = (more: object = {}): { onpick: ReturnType<typeof vi.fn>; container: HTMLElement } => {
  const onpick = vi.fn()
  const { container } = render(ProvinceMap, { label: 'The eight provinces', name, onpick, ...more })
  return { onpick, container }
}
const province = (id: ProvinceId): HTMLElement => screen.getByRole('button', { name: name(id) })

describe('the provinces', () => {
  it('are eight buttons in one named group', () => {
    drawMap()
    expect(screen.getByRole('group').getAttribute('aria-label')).toBe('The eight provinces')
    expect(screen.getAllByRole('button')).toHaveLength(8)
  })

  it('show the given label', () => {
    drawMap({ describe: (id: ProvinceId) => `${name(id)}: empty` })
    expect(screen.getByRole('button', { name: 'EDO: empty' })).toBeDefined()
  })

  it('are picked by a click', async () => {
    const { onpick } = drawMap()
    await fireEvent.click(province('kyoto'))
    expect(onpick).toHaveBeenCalledExactlyOnceWith('kyoto')
  })

  it.each(['Enter', ' '])('are picked by the key "%s"', async (key) => {
    const { onpick } = drawMap()
    await fireEvent.keyDown(province('edo'), { key })
    expect(onpick).toHaveBeenCalledExactlyOnceWith('edo')
  })

  it('are told from the sea around them', async () => {
    const onsea = vi.fn()
    const { container } = drawMap({ onsea })
    await fireEvent.click(province('kyoto'))
    expect(onsea).not.toHaveBeenCalled()
    await fireEvent.click(container.querySelector('svg.map') as Element)
    expect(onsea).toHaveBeenCalledOnce()
  })

  it('are not picked at the end of a drag', async () => {
    const { onpick } = drawMap()
    const map = screen.getByRole('group')
    await fireEvent.pointerDown(map, { pointerId: 1, clientX: 10, clientY: 10 })
    await fireEvent.pointerMove(map, { pointerId: 1, clientX: 90, clientY: 10 })
    await fireEvent.pointerUp(map, { pointerId: 1 })
    await fireEvent.click(province('kyoto'))
    expect(onpick).not.toHaveBeenCalled()
  })
})

describe('arrow keys', () => {
  it.each([
    ['kyoto', 'ArrowRight', 'edo'],
    ['kyoto', 'ArrowLeft', 'kansai'],
    ['oshu', 'ArrowUp', 'hokkaido'],
    ['kansai', 'ArrowDown', 'shikoku'],
  ] as const)('from %s, %s leads to %s', async (from, key, to) => {
    drawMap()
    await fireEvent.keyDown(province(from), { key })
    expect(document.activeElement).toBe(province(to))
  })

  it('stay where nothing lies further', async () => {
    drawMap()
    province('hokkaido').focus()
    await fireEvent.keyDown(province('hokkaido'), { key: 'ArrowUp' })
    expect(document.activeElement).toBe(province('hokkaido'))
  })
})

describe('what the map shows', () => {
  it('a ring on each province that can be acted on', () => {
    const { container } = drawMap({ lit: new Set(['edo', 'oshu']) })
    expect(container.querySelectorAll('.lit-ring')).toHaveLength(2)
  })

  it('which province is selected', () => {
    drawMap({ selected: 'nagato' })
    expect(province('nagato').getAttribute('aria-pressed')).toBe('true')
    expect(province('kansai').getAttribute('aria-pressed')).toBe('false')
  })

  it('the ways of a move, whichever way round', () => {
    const { container } = drawMap({
      ways: [
        ['edo', 'oshu'],
        ['kyushu', 'hokkaido'],
      ],
    })
    expect(container.querySelectorAll('.border.way')).toHaveLength(1)
    expect(container.querySelectorAll('.route.way')).toHaveLength(1)
  })

  it('names, rewards and war numbers', () => {
    const { container } = drawMap({ harvest: { edo: { vp: 2, coins: 2 } }, wars: { edo: 3 } })
    const texts = [...container.querySelectorAll('text')].map((text) => text.textContent)
    expect(texts.filter((text) => text === 'EDO')).toHaveLength(1)
    expect(texts.filter((text) => text === '2')).toHaveLength(2)
    expect(texts.filter((text) => text === '3')).toHaveLength(1)
  })
})

describe('on a small screen', () => {
  let end = (): void => undefined
  const seen = (width: number, height: number): void => void (end = fakeElementSize(width, height))
  afterEach(() => end())

  it('there are names and war numbers, and no rewards', () => {
    seen(390, 500)
    const { container } = drawMap({ harvest: { edo: { vp: 2 } }, wars: { edo: 3 } })
    const texts = [...container.querySelectorAll('text')].map((text) => text.textContent)
    expect(texts.filter((text) => text === 'EDO')).toHaveLength(1)
    expect(texts).toContain('3')
    expect(texts).not.toContain('2')
  })

  it('everything is there again from near by', async () => {
    seen(390, 500)
    const { container } = drawMap({ harvest: { edo: { vp: 2 } } })
    for (let i = 0; i < 3; i++) await fireEvent.keyDown(province('edo'), { key: '+' })
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toContain('2')
  })

  it('a name that is drawn larger stays on the map', () => {
    seen(630, 550)
    const { container } = drawMap()
    const right = [...container.querySelectorAll('.province-label')].map((name) => {
      const [, x, size] = /translate\((\S+) .*scale\((.+)\)/.exec(name.getAttribute('transform') ?? '') ?? []
      return Number(x) + (LABEL_SIZE.w / 2) * Number(size)
    })
    expect(right).toHaveLength(8)
    expect(Math.max(...right)).toBeLessThanOrEqual(FIELD.width)
  })

  it('a middling one has larger names', () => {
    seen(820, 500)
    const { container } = drawMap()
    const size = /scale\((.+)\)/.exec(
      container.querySelector('.province-label')?.getAttribute('transform') ?? '',
    )?.[1]
    expect(16 * Number(size) * (500 / 744)).toBeCloseTo(13)
  })
})

describe('the picture', () => {
  const picture = (container: HTMLElement): CSSStyleDeclaration =>
    (container.querySelector('.map-picture') as HTMLElement).style
  let end = (): void => undefined
  beforeEach(() => void (end = fakeElementSize(1000, 744)))
  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  it('is only shifted while it is dragged', async () => {
    const { container } = drawMap()
    for (let i = 0; i < 3; i++) await fireEvent.keyDown(province('edo'), { key: '+' })
    const { width, transform } = picture(container)
    const map = screen.getByRole('group')
    await fireEvent.pointerDown(map, { pointerId: 1, clientX: 500, clientY: 300 })
    await fireEvent.pointerMove(map, { pointerId: 1, clientX: 440, clientY: 300 })
    expect(picture(container).width).toBe(width)
    expect(picture(container).transform).not.toBe(transform)
    expect(picture(container).transform).toContain('scale(1)')
  })

  it('is stretched by the wheel, and drawn larger when the wheel rests', async () => {
    vi.useFakeTimers()
    const { container } = drawMap()
    await fireEvent.wheel(container.querySelector('.map-window') as HTMLElement, { deltaY: -200 })
    expect([picture(container).width, picture(container).transform]).toEqual([
      '100%',
      expect.stringContaining('scale(1.6'),
    ])
    await vi.advanceTimersByTimeAsync(500)
    expect(parseFloat(picture(container).width)).toBeCloseTo(164.9, 1)
    expect(picture(container).transform).toContain('scale(1)')
  })

  it('leaves the wheel to a page that scrolls, except with Ctrl', async () => {
    vi.useFakeTimers()
    const { container } = drawMap()
    const map = container.querySelector('.map-window') as HTMLElement
    const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
    const before = picture(container).transform
    await fireEvent.wheel(map, { deltaY: -200 })
    expect(picture(container).transform).toBe(before)
    // The test environment's wheel events know no Ctrl.
    await fireEvent(map, Object.assign(new WheelEvent('wheel', { deltaY: -200 }), { ctrlKey: true }))
    expect(picture(container).transform).not.toBe(before)
    height.mockRestore()
  })
})

it('the flag of the province that is fought over stirs', () => {
  const { container } = drawMap({ wars: { edo: 1, oshu: 2 }, fought: 'edo' })
  expect(container.querySelectorAll('.war.now')).toHaveLength(1)
})
