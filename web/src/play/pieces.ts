/** The pieces of a province grouped by clan, for drawing. A kami is grouped with the clan that it fights for. */
import { isKami, isMonster, type MonsterId } from '../art/ids'
import { KAMI, PIECES, type Figure, type Kami, type Piece, type Province } from '../wire/vocab'
import type { Board, Clan, View } from '../wire/types'

export interface FigurePile {
  readonly figure: Figure
  readonly count: number
}

export interface Row {
  /** Null for kami that no clan controls. */
  readonly clan: Clan | null
  readonly piles: readonly FigurePile[]
  readonly force: number
  readonly leads: boolean
}

const ORDER: readonly Piece[] = ['stronghold', 'daimyo', 'shinto', 'bushi', ...PIECES.filter(isMonster)]

/** Bushi, Shinto, Daimyo, Strongholds, and Monsters. */
export const isPiece = (id: string): id is Piece => (PIECES as readonly string[]).includes(id)

export function pilesOf(counts: Partial<Record<Piece, number>> | undefined): FigurePile[] {
  return ORDER.flatMap((figure) => {
    const count = counts?.[figure] ?? 0
    return count > 0 ? [{ figure, count }] : []
  })
}

export function kamiIn(view: View, province: Province): { kami: Kami; clan: Clan | null }[] {
  return KAMI.flatMap((kami) =>
    view.kami_figures[kami] === province ? [{ kami, clan: view.kami_control[kami] ?? null }] : [],
  )
}

/** The name of equal figures in a place, by which they are found, moved, and hidden. A kami is the same for every clan. */
export const figureKey = (clan: Clan | null, figure: Figure, at: string): string =>
  isKami(figure) ? `${figure}@${at}` : `${clan}/${figure}@${at}`

/** The Monsters in a province, with their owners. */
export function monstersIn(view: View, province: Province): { monster: MonsterId; clan: Clan }[] {
  const pieces = Object.entries(view.map[province] ?? {}) as [Clan, Partial<Record<Piece, number>>][]
  return pieces.flatMap(([clan, counts]) =>
    pilesOf(counts).flatMap(({ figure }) => (isMonster(figure) ? [{ monster: figure, clan }] : [])),
  )
}

export function rowsOf(view: View, board: Board, province: Province): Row[] {
  const kami = kamiIn(view, province)
  const clans = Object.keys(view.players) as Clan[]
  const row = (clan: Clan | null): Row => ({
    clan,
    piles: [
      ...(clan === null ? [] : pilesOf(view.map[province]?.[clan])),
      ...kami.flatMap((one) => (one.clan === clan ? [{ figure: one.kami, count: 1 }] : [])),
    ],
    force: (clan === null ? undefined : board.forces[province][clan]) ?? 0,
    leads: clan !== null && board.leaders[province] === clan,
  })
  return [...clans, null].map(row).filter(({ piles }) => piles.length > 0)
}
