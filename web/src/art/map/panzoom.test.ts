import { beforeEach, describe, expect, it } from 'vitest'
import { PanZoom } from './panzoom.svelte'

const FIELD = { width: 1000, height: 800 }
let sight: PanZoom

beforeEach(() => {
  sight = new PanZoom(FIELD)
  sight.size = { w: 1000, h: 800 }
})

describe('zoom', () => {
  it('keeps the point under the pointer where it is', () => {
    sight.zoom(2, 250, 200)
    expect(sight.view).toEqual({ x: 125, y: 100, w: 500, h: 400 })
  })

  it('never shows more than the whole field', () => {
    sight.zoom(0.5)
    expect(sight.view).toEqual({ x: 0, y: 0, w: 1000, h: 800 })
  })

  it('ends where it is deep enough', () => {
    sight.zoom(100)
    expect(sight.depth).toBe(5)
  })

  it('goes back to the whole field', () => {
    sight.zoom(3)
    sight.fit()
    expect(sight.view).toEqual({ x: 0, y: 0, w: 1000, h: 800 })
  })
})

describe('looking at a place', () => {
  it('brings it to the middle', () => {
    sight.lookAt(500, 300, 4)
    expect(sight.view).toEqual({ x: 375, y: 200, w: 250, h: 200 })
  })

  it('stays on the field at its corners', () => {
    sight.lookAt(1000, 0, 2)
    expect(sight.view).toEqual({ x: 500, y: 0, w: 500, h: 400 })
  })
})

describe('dragging', () => {
  it('a small tremble is still a click', () => {
    sight.down(1, 100, 100)
    sight.move(1, 102, 101)
    expect(sight.dragged).toBe(false)
  })

  it('moves the field with the pointer, at any scale of the screen', () => {
    sight.zoom(2, 500, 400)
    sight.down(1, 100, 100)
    sight.move(1, 60, 100)
    expect(sight.dragged).toBe(true)
    expect(sight.view.x).toBe(270)
  })

  it('a new press is no longer a drag', () => {
    sight.down(1, 0, 0)
    sight.move(1, 50, 0)
    sight.up(1)
    sight.down(1, 0, 0)
    expect(sight.dragged).toBe(false)
  })

  it('ignores a pointer that was not pressed', () => {
    expect(sight.move(7, 10, 10)).toBe(false)
  })
})

it('two fingers drawn apart zoom in', () => {
  sight.down(1, 400, 400)
  sight.down(2, 600, 400)
  sight.move(2, 800, 400)
  expect(sight.depth).toBe(2)
})

describe('the picture', () => {
  it('is drawn for the view only when that rests', () => {
    sight.zoom(2, 0, 0)
    expect([sight.drawn, sight.transform]).toEqual([1, 'translate(0px, 0px) scale(2)'])
    sight.settle()
    expect([sight.drawn, sight.transform]).toEqual([2, 'translate(0px, 0px) scale(1)'])
  })

  it('rests when the last finger leaves', () => {
    sight.down(1, 400, 400)
    sight.down(2, 600, 400)
    sight.move(2, 800, 400)
    sight.up(2)
    expect(sight.drawn).toBe(1)
    sight.up(1)
    expect(sight.drawn).toBe(2)
  })

  it.each([
    [1500, 800],
    [1000, 1600],
    [600, 480],
  ])('puts each point of the field where the pointer finds it, in a window of %i x %i', (w, h) => {
    sight.size = { w, h }
    sight.zoom(2, 300, 500)
    const [, x = 0, y = 0, k = 0] =
      /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(sight.transform)?.map(Number) ?? []
    const fit = Math.min(w / FIELD.width, h / FIELD.height)
    const [fx, fy] = [420, 510]
    const place = {
      x: x + k * ((w - FIELD.width * fit) / 2 + fx * fit),
      y: y + k * ((h - FIELD.height * fit) / 2 + fy * fit),
    }
    expect(sight.toField(place.x, place.y).x).toBeCloseTo(fx)
    expect(sight.toField(place.x, place.y).y).toBeCloseTo(fy)
  })
})
