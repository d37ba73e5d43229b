/** Layout of the map: for each province its outline, label position, and room for pieces; borders and sea routes. */
import { PROVINCES, type ProvinceId } from '../ids'
import { arcOf, ARCS, OUTLINES, outline, SHORES, type ArcId } from './coordinates'
import { brushed, line, ring, type Point } from './geometry'

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface ProvinceLayout {
  /** The outline, closed. */
  readonly path: string
  /** The middle of the label; the harvest reward is in its lower half, the war number to its left. */
  readonly label: Point
  /** The middle of the label on a small map. */
  readonly smallLabel: Point
  /** Where the pieces stand. */
  readonly box: Box
  /** The middle of the land: arrows and flights begin and end here. */
  readonly middle: Point
}

/** Size of a label, and the width of the block with the war number to its left. */
export const LABEL_SIZE = { w: 106, h: 42 } as const
export const WAR_BLOCK = 26

const place = (label: Point, smallLabel: Point, box: readonly [number, number, number, number]) => ({
  label,
  smallLabel,
  box: { x: box[0], y: box[1], w: box[2], h: box[3] },
})

const PLACES: Record<ProvinceId, ReturnType<typeof place>> = {
  hokkaido: place([640, 58], [610, 62], [738, 42, 212, 108]),
  oshu: place([946, 212], [924, 196], [714, 242, 194, 114]),
  edo: place([902, 562], [912, 566], [752, 384, 176, 122]),
  kyoto: place([622, 580], [654, 586], [532, 334, 180, 186]),
  kansai: place([360, 318], [392, 314], [316, 366, 192, 150]),
  nagato: place([150, 374], [144, 362], [100, 408, 190, 110]),
  shikoku: place([540, 664], [560, 668], [270, 582, 184, 98]),
  kyushu: place([112, 720], [120, 728], [44, 570, 158, 112]),
}

export const LAYOUT = Object.fromEntries(
  PROVINCES.map((id) => {
    const points = outline(OUTLINES[id])
    const { box } = PLACES[id]
    const middle: Point = [box.x + box.w / 2, box.y + box.h / 2]
    return [id, { path: ring(points), middle, ...PLACES[id] }]
  }),
) as Record<ProvinceId, ProvinceLayout>

/** What must be in sight to look at a province: its pieces and its name, with its number in the order of war. */
export function sightOf(id: ProvinceId): Box {
  const { box, label } = LAYOUT[id]
  const [left, top] = [label[0] - LABEL_SIZE.w / 2 - WAR_BLOCK, label[1] - LABEL_SIZE.h / 2]
  const [x, y] = [Math.min(box.x, left), Math.min(box.y, top)]
  return {
    x,
    y,
    w: Math.max(box.x + box.w, label[0] + LABEL_SIZE.w / 2) - x,
    h: Math.max(box.y + box.h, top + LABEL_SIZE.h) - y,
  }
}

export const SHORE_RINGS: readonly string[] = SHORES.map((sides) => ring(outline(sides)))
export const SHORE_BRUSH: readonly string[] = SHORES.map((sides) => brushed(outline(sides), 1, 5.4))

/** Land borders as the drawing has them: arcs that are on the edge of two provinces. */
export const BORDERS: readonly { provinces: readonly [ProvinceId, ProvinceId]; path: string }[] = (
  Object.keys(ARCS) as ArcId[]
).flatMap((arc) => {
  const [a, b] = PROVINCES.filter((id) => OUTLINES[id].some((side) => arcOf(side) === arc))
  return a !== undefined && b !== undefined ? [{ provinces: [a, b] as const, path: line(ARCS[arc]) }] : []
})

export interface Route {
  readonly provinces: readonly [ProvinceId, ProvinceId]
  readonly path: string
}

const route = (a: ProvinceId, b: ProvinceId, path: string): Route => ({ provinces: [a, b], path })

export const ROUTES: readonly Route[] = [
  route('hokkaido', 'oshu', 'M800 168C794 178 790 190 790 212'),
  route('hokkaido', 'kansai', 'M700 128C580 150 470 200 445 342'),
  route('hokkaido', 'kyushu', 'M706 98C480 84 80 210 44 420C36 470 18 540 40 606'),
  route('kansai', 'shikoku', 'M420 524C424 540 416 552 408 572'),
  route('kansai', 'kyushu', 'M340 520C336 566 262 540 198 584'),
  route('shikoku', 'kyushu', 'M258 634C244 646 224 646 196 636'),
]
