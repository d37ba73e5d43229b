/** The banner of a clan in a province on the map, with the clan's force; the leader's is taller. */
import type { ClanId } from '../ids'
import { ellipse, GOLD, INK, inked, PAPER, stroke } from '../kit/brush'
import { crest } from '../kit/emblem'
import { CLOTH } from '../kit/palette'

export interface BannerSize {
  readonly width: number
  /** Pole and gold top. */
  readonly height: number
  /** Height of the cloth over its foot, which must not cover the number of a banner behind; the leader has the taller one. */
  readonly sheet: number
  readonly leaderSheet: number
  /** Height of the number, in the banner's own units. */
  readonly number: number
}

export const BANNER: BannerSize = { width: 25, height: 59, sheet: 46, leaderSheet: 51, number: 20 }

/**
 * A banner with the clan's crest and its force, its foot at 0, 0. The leader's is larger, filled with the clan's color, and
 * has a gold top: this also reads in grayscale.
 */
export function bannerSvg(clan: ClanId, force: number, leads: boolean): string {
  const cloth = CLOTH[clan]
  const [w, h] = leads ? [25, 47] : [22, 42]
  const outline = `M${-w / 2} ${-h - 3}h${w}v${h}q${-w / 4}-2.6 ${-w / 2} 0t${-w / 2} 0z`
  const sheet = leads
    ? inked(outline, cloth.main, 1.9)
    : `<path d="${outline}" fill="${PAPER}" stroke="${cloth.text}" stroke-width="2" stroke-linejoin="round"/>`
  return [
    ellipse(-w / 2, 1, 6, 2.4, INK, 0.3),
    stroke(`M${-w / 2 - 1.6} 1V${-h - 8}M${-w / 2 - 1.6} ${-h - 4}H${w / 2 + 1}`, 2),
    sheet,
    crest(clan, 0, -h + 9, leads ? 18 : 16, leads ? cloth.on : cloth.text, leads ? cloth.main : PAPER),
    `<text class="banner-force" x="0" y="${-h + (leads ? 38 : 36)}" text-anchor="middle" font-weight="800" font-size="${leads ? 22 : BANNER.number}" fill="${leads ? cloth.on : INK}">${force}</text>`,
    leads ? inked(`M-8 ${-h - 9}q8 5 16 0-1 8-8 8t-8-8z`, GOLD, 1.2) : '',
  ].join('')
}
