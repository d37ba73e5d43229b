/** The portrait of a clan's Daimyo as SVG text, in front of the crest and the clan's textile pattern. */
import type { ClanId } from '../ids'
import { circle, flat, GOLD, HAIR, INK, inked, mirrored, PAPER, placed, stroke } from '../kit/brush'
import { crest } from '../kit/emblem'
import { CLOTH, mix, type Cloth } from '../kit/palette'
import { chest, eyes, face, helmet, shoulders } from './bust'
import { textile } from './textiles'

export const PORTRAIT = { width: 252, height: 262 } as const

/** A warrior with a full beard; the horns of his helmet break like waves. */
const koi = (k: Cloth): string =>
  [
    shoulders(k),
    chest(k),
    face(),
    eyes(HAIR, 3),
    inked(
      'M-31-126Q-24-112-13-110Q0-116 13-110Q24-112 31-126Q36-96 18-82Q10-66 0-62Q-10-66-18-82Q-36-96-31-126z',
      HAIR,
      2.4,
    ),
    stroke('M-14-96q3 10 8 18M14-96q-3 10-8 18M0-92v20M-24-104q3 8 7 12M24-104q-3 8-7 12', 1.4, '#5a4a3c'),
    inked('M-10-103Q0-108 10-103Q5-98 0-98Q-5-98-10-103z', '#b4574a', 1.8),
    helmet(k),
    mirrored(
      inked(
        'M-8-168Q-40-168-58-196Q-72-222-56-240Q-44-250-34-240Q-27-230-35-223Q-42-219-46-226Q-52-214-40-198Q-26-184-6-186z',
        GOLD,
        2.8,
      ) + stroke('M-14-177Q-40-182-52-206', 1.8, '#8a6318'),
    ),
    circle(0, -176, 17, '#f4d98c', 2.8),
    crest('koi', 0, -176, 25, INK, '#f4d98c'),
  ].join('')

/** A lady without a helmet; a gold lotus in her hair. */
const lotus = (k: Cloth): string =>
  [
    inked('M-44-150Q-66-90-60-6H60Q66-90 44-150Q0-206-44-150z', HAIR, 3),
    stroke(
      'M-52-110Q-58-60-52-10M52-110Q58-60 52-10M-44-130Q-48-110-47-90M44-130Q48-110 47-90',
      1.5,
      '#5b4a66',
    ),
    shoulders(k),
    chest(k),
    face('#f6e2cb'),
    mirrored(
      stroke('M-24-127Q-15-133-6-127', 3) +
        stroke('M-24-127l-3.5-2.5', 2.2) +
        flat('M-21-141q6-4 11-1-5 2.5-11 1z', '#5b4a4a'),
    ),
    stroke('M-1-124Q-4-114-4-113Q-1-111 2-112', 1.6),
    flat('M-8-103Q-4-106.5 0-104.5Q4-106.5 8-103Q4-97 0-97Q-4-97-8-103z', '#b8341b'),
    stroke('M-8-103Q0-100.5 8-103', 1.2),
    inked(
      'M-33-124Q-40-172 0-178Q40-172 33-124Q31-150 14-160Q4-154 0-164Q-4-154-14-160Q-31-150-33-124z',
      HAIR,
      2.6,
    ),
    mirrored(inked('M-34-140Q-46-104-42-44L-32-46Q-36-100-28-132z', HAIR, 2.2)),
    mirrored(
      inked('M-14-178Q-40-178-50-202Q-28-204-12-184z', GOLD, 2.6) +
        inked('M-10-180Q-34-190-34-222Q-12-210-6-184z', GOLD, 2.6),
    ),
    inked('M0-176Q-20-198 0-234Q20-198 0-176z', '#f4d98c', 2.8),
    stroke('M0-222v38M-22-204q9 8 14 20M22-204q-9 8-14 20', 1.6, '#8a6318'),
    inked('M-32-168Q0-188 32-168L31-160Q0-178-31-160z', GOLD, 2.4),
    circle(0, -175, 6, k.main, 2),
  ].join('')

/** An old man, patient: long white beard, a tortoise shell on his helmet. */
const turtle = (k: Cloth): string =>
  [
    shoulders(k),
    chest(k),
    face('#e2bd92'),
    mirrored(
      stroke('M-24-128Q-15-132-6-127', 2.8) +
        stroke('M-22-121q6 3 12 1', 1.2, '#9a744c') +
        inked('M-28-139Q-16-150-4-139Q-15-142-25-131z', '#f2efe6', 1.6),
    ),
    stroke('M-2-126Q-5-116-6-113Q-2-110 3-112', 1.8),
    inked(
      'M-31-124Q-26-108-14-108Q0-114 14-108Q26-108 31-124Q38-84 22-52Q12-28 0-20Q-12-28-22-52Q-38-84-31-124z',
      '#f2efe6',
      2.6,
    ),
    stroke('M-16-92q2 28 10 50M16-92q-2 28-10 50M0-90v56M-26-104q0 18 6 34M26-104q0 18-6 34', 1.5, '#a79f8c'),
    inked('M0-108Q-12-114-24-100Q-12-98 0-103Q12-98 24-100Q12-114 0-108z', '#fbf9f2', 2),
    helmet(k),
    mirrored(inked('M-20-190Q-48-190-58-224Q-36-216-14-204z', GOLD, 2.8)),
    inked('M0-228l27 15v31L0-166l-27-16v-31z', '#f4d98c', 3),
    crest('turtle', 0, -197, 42, INK, '#f4d98c'),
  ].join('')

/** A young scout; the wings of a dragonfly rise from his helmet. */
const dragonfly = (k: Cloth): string =>
  [
    mirrored(
      inked('M-14-176Q-62-186-108-238Q-116-252-100-254Q-46-244-10-190z', '#e8f5f6', 2.8) +
        inked('M-16-168Q-70-162-112-196Q-122-206-110-212Q-58-214-12-182z', '#d2ebee', 2.6) +
        stroke(
          'M-18-180Q-60-194-100-244M-40-196l-4-14M-60-210l-2-16M-30-174Q-72-180-108-204M-60-186l2-18M-84-196l4-14',
          1.4,
          k.dark,
        ),
    ),
    shoulders(k),
    chest(k),
    face(),
    eyes(HAIR),
    stroke('M-9-102Q0-98 9-102', 2.4),
    stroke('M-3-95h6', 1.4, '#9a744c'),
    stroke('M-25-116l6 2M25-116l-6 2', 1.2, '#9a744c'),
    helmet(k),
    inked('M0-214Q12-214 11-190Q10-176 0-158Q-10-176-11-190Q-12-214 0-214z', '#f4d98c', 2.8),
    stroke('M-9.5-186h19M-8.5-178h17M-6.5-170h13', 1.8, '#8a6318'),
    mirrored(circle(-9, -211, 8, '#3f8a9a', 2.4) + circle(-11, -213, 2.2, '#e8f5f6', 0)),
  ].join('')

/** A weathered farmer lord: gray mustache, a pine on his helmet. */
const bonsai = (k: Cloth): string =>
  [
    shoulders(k),
    chest(k),
    face('#d9ab7c'),
    eyes('#8a8478', 1),
    stroke('M-27-118q5 3 9 1M27-118q-5 3-9 1M-8-90q8 3 16 0', 1.4, '#94683f'),
    inked(
      'M0-111Q-14-116-34-98Q-40-90-46-90Q-34-80-16-93Q-6-100 0-102Q6-100 16-93Q34-80 46-90Q40-90 34-98Q14-116 0-111z',
      '#9a948a',
      2.2,
    ),
    stroke('M-8-106q-10 1-20 9M8-106q10 1 20 9', 1.3, '#5f5a52'),
    helmet(k),
    stroke('M-2-184Q-16-188-28-200M2-190Q14-192 24-202M-4-196Q-4-208 0-220', 8.5),
    stroke('M-2-184Q-16-188-28-200M2-190Q14-192 24-202M-4-196Q-4-208 0-220', 4, '#8a5a2c'),
    inked('M-8-164Q2-176-6-188Q-12-196-7-206L0-206Q-2-198 5-190Q12-178 9-164z', '#8a5a2c', 2.4),
    inked('M-44-192q-13-3-9-14 3-8 12-6 4-12 16-8 12 2 11 14-1 9-10 14z', '#6f9142', 2.6),
    inked('M12-196q-8-4-5-12 4-8 12-5 5-9 15-4 12 1 12 12-2 8-10 9z', '#6f9142', 2.6),
    inked('M-20-218q-9-4-5-13 4-8 13-5 7-12 19-6 13 1 12 13-3 9-12 11z', '#7fa050', 2.6),
    stroke('M-44-200q8 4 16 0M18-203q8 3 15 0M-12-226q10 4 20 0', 1.6, '#3f5a2c'),
    inked('M-22-166h44l-4 14h-36z', GOLD, 2.4),
  ].join('')

const DAIMYO: Record<ClanId, (cloth: Cloth) => string> = { koi, lotus, turtle, dragonfly, bonsai }

/** The portrait in PORTRAIT's size; ids inside start with `uid`. */
export function portraitSvg(clan: ClanId, uid: string): string {
  const cloth = CLOTH[clan]
  const { width, height } = PORTRAIT
  const [x, y] = [width / 2, 128]
  return [
    `<defs>${textile(clan, `${uid}-textile`)}<clipPath id="${uid}-frame"><rect width="${width}" height="${height}"/></clipPath></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#${uid}-textile)"/>`,
    circle(x, y, 104, PAPER, 3),
    `<circle cx="${x}" cy="${y}" r="97" fill="none" stroke="${cloth.text}" stroke-width="2"/>`,
    crest(clan, x, y - 4, 150, mix(PAPER, cloth.main, 0.28), PAPER),
    `<g clip-path="url(#${uid}-frame)">${placed(DAIMYO[clan](cloth), x, height, { scale: 0.96 })}</g>`,
  ].join('')
}
