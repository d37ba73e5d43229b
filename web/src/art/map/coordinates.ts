/** Coordinates of the map: coast lines and borders, and the outline of each province built from them. */
import type { ProvinceId } from '../ids'
import { drawn, joined, reversed, type Point } from './geometry'

/** The board is drawn on this field. */
export const FIELD = { width: 1000, height: 744 } as const

const COAST = 2
const BORDER = 1.2

/**
 * Lines between the places where a border meets the sea. A line used by two provinces is their land border, so
 * the drawing itself says who touches whom.
 */
export const ARCS = {
  oshuCoast: coast(
    [655, 300],
    [692, 286],
    [702, 246],
    [730, 216],
    [748, 198],
    [778, 212],
    [802, 200],
    [832, 208],
    [856, 197],
    [884, 208],
    [908, 234],
    [916, 268],
    [936, 300],
    [924, 334],
    [915, 362],
  ),
  edoCoast: coast(
    [915, 362],
    [932, 395],
    [950, 425],
    [936, 460],
    [946, 492],
    [916, 512],
    [892, 500],
    [880, 526],
    [850, 514],
    [834, 542],
    [800, 530],
    [774, 554],
    [738, 538],
    [700, 545],
  ),
  kyotoSouth: coast([700, 545], [670, 534], [645, 550], [610, 540], [585, 520], [548, 528]),
  kansaiSouth: coast(
    [548, 528],
    [562, 562],
    [540, 594],
    [512, 606],
    [496, 576],
    [478, 544],
    [436, 524],
    [392, 534],
    [350, 522],
    [312, 530],
  ),
  nagatoCoast: coast(
    [312, 530],
    [270, 520],
    [235, 536],
    [195, 525],
    [150, 534],
    [112, 516],
    [84, 522],
    [66, 496],
    [88, 466],
    [78, 436],
    [118, 406],
    [165, 404],
    [206, 384],
    [250, 382],
    [292, 366],
  ),
  kansaiNorth: coast([292, 366], [330, 362], [365, 342], [405, 350], [440, 333], [475, 340], [512, 325]),
  kyotoNorth: coast(
    [512, 325],
    [545, 318],
    [562, 298],
    [574, 262],
    [602, 254],
    [598, 286],
    [620, 306],
    [655, 300],
  ),
  oshuKyoto: border([655, 300], [690, 328], [725, 344], [752, 372]),
  oshuEdo: border([915, 362], [870, 350], [830, 372], [790, 360], [752, 372]),
  edoKyoto: border([752, 372], [738, 410], [748, 450], [722, 490], [716, 520], [700, 545]),
  kyotoKansai: border([512, 325], [526, 370], [510, 410], [530, 450], [520, 490], [548, 528]),
  kansaiNagato: border([292, 366], [306, 410], [290, 450], [310, 490], [312, 530]),
  hokkaidoCoast: island(
    [700, 95],
    [735, 58],
    [770, 74],
    [800, 32],
    [850, 12],
    [905, 34],
    [960, 68],
    [986, 106],
    [956, 132],
    [918, 150],
    [884, 178],
    [838, 162],
    [800, 174],
    [770, 154],
    [745, 178],
    [712, 180],
    [722, 146],
    [694, 124],
  ),
  shikokuCoast: island(
    [262, 592],
    [308, 568],
    [350, 576],
    [390, 560],
    [430, 574],
    [462, 600],
    [452, 634],
    [468, 664],
    [430, 674],
    [400, 696],
    [360, 682],
    [320, 696],
    [284, 676],
    [266, 648],
    [246, 622],
  ),
  kyushuCoast: island(
    [58, 576],
    [95, 552],
    [135, 562],
    [165, 552],
    [202, 570],
    [216, 602],
    [200, 636],
    [212, 668],
    [182, 694],
    [140, 686],
    [105, 700],
    [68, 682],
    [58, 652],
    [28, 642],
    [38, 612],
    [20, 596],
  ),
} as const

export type ArcId = keyof typeof ARCS
/** An arc in its own direction, or against it. */
type Side = ArcId | `-${ArcId}`

export const OUTLINES: Record<ProvinceId, readonly Side[]> = {
  hokkaido: ['hokkaidoCoast'],
  oshu: ['oshuCoast', 'oshuEdo', '-oshuKyoto'],
  edo: ['edoCoast', '-edoKyoto', '-oshuEdo'],
  kyoto: ['kyotoNorth', 'oshuKyoto', 'edoKyoto', 'kyotoSouth', '-kyotoKansai'],
  kansai: ['kansaiNorth', 'kyotoKansai', 'kansaiSouth', '-kansaiNagato'],
  nagato: ['nagatoCoast', 'kansaiNagato'],
  shikoku: ['shikokuCoast'],
  kyushu: ['kyushuCoast'],
}

/** The coasts, island by island. */
export const SHORES: readonly (readonly Side[])[] = [
  ['oshuCoast', 'edoCoast', 'kyotoSouth', 'kansaiSouth', 'nagatoCoast', 'kansaiNorth', 'kyotoNorth'],
  ['hokkaidoCoast'],
  ['shikokuCoast'],
  ['kyushuCoast'],
]

export const arcOf = (side: Side): ArcId => (side.startsWith('-') ? side.slice(1) : side) as ArcId

export function outline(sides: readonly Side[]): Point[] {
  return joined(
    ...sides.map((side) => (side.startsWith('-') ? reversed(ARCS[arcOf(side)]) : ARCS[arcOf(side)])),
  )
}

function coast(...points: Point[]): Point[] {
  return drawn(points, COAST)
}

function border(...points: Point[]): Point[] {
  return drawn(points, BORDER)
}

function island(...points: Point[]): Point[] {
  return drawn([...points, points[0] as Point], COAST)
}
