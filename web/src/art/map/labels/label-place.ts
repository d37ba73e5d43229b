/** Where the label with the name of a province lies, so that nothing else is put over it. */
import { FIELD } from '../coordinates'
import type { Point } from '../geometry'
import type { ProvinceId } from '../../ids'
import { LABEL_SIZE, LAYOUT, WAR_BLOCK, type Box } from '../layout'
import { enlarged, FAR, smallLabelSize } from './text-scale'

/** Letters of a label, in units of the map. */
const LETTERS = 16

/** How many times as large as drawn a label is at this scale. */
export const labelGrowth = (scale: number): number => enlarged(LETTERS, scale)

/** A name that was made larger still lies on the field. */
function within([x, y]: Point, w: number, h: number): Point {
  return [Math.min(x, FIELD.width - w), Math.min(y, FIELD.height - h)]
}

/** The middle of the label. */
export function labelPlace(id: ProvinceId, scale: number): Point {
  const larger = labelGrowth(scale)
  return scale < FAR
    ? within(LAYOUT[id].smallLabel, 0, 11 / scale)
    : within(LAYOUT[id].label, 60 * larger, 22 * larger)
}

/** The whole label, with the war number to its left. */
export function labelBox(id: ProvinceId, name: string, war: number | undefined, scale: number): Box {
  const [x, y] = labelPlace(id, scale)
  if (scale < FAR) {
    const { w, h } = smallLabelSize(name, war)
    return { x: x - w / 2 / scale, y: y - h / 2 / scale, w: w / scale, h: h / scale }
  }
  const larger = labelGrowth(scale)
  const block = war === undefined ? 0 : WAR_BLOCK
  const [w, h] = [LABEL_SIZE.w * larger, LABEL_SIZE.h * larger]
  return { x: x - w / 2 - block * larger, y: y - h / 2, w: w + block * larger, h }
}
