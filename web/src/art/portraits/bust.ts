/** Body parts that all portraits share. Center of the chest's lower edge at 0, 0; up is negative. */
import { flat, GOLD, inked, mirrored, SKIN, stroke } from '../kit/brush'
import { mix, type Cloth } from '../kit/palette'

/** Shoulder plates, laced in rows. */
export const shoulders = (k: Cloth): string =>
  mirrored(
    inked('M-40-80L-84-72Q-108-60-112-22L-110 4H-62Q-64-40-42-70z', k.dark, 3) +
      stroke(
        'M-104-34Q-84-42-64-40M-109-18Q-86-26-64-24M-110-3Q-86-11-63-8M-98-50Q-80-57-58-55',
        2.4,
        k.light,
      ) +
      stroke(
        'M-94-42v10M-82-45v10M-71-46v10M-98-26v10M-85-29v10M-73-30v10M-99-10v10M-86-14v10M-74-14v10',
        1.6,
        k.main,
      ) +
      inked('M-46-84L-88-75Q-98-70-103-58Q-84-68-48-70z', GOLD, 2.4),
  )

export const chest = (k: Cloth): string =>
  inked('M-66 4Q-66-50-40-82Q0-94 40-82Q66-50 66 4z', k.main, 3) +
  inked('M-30-84L-38 4H38L30-84Q0-66-30-84z', '#f3e3bd', 2.4) +
  stroke('M-37-8h74M-36-22h72M-34.5-36h69M-33-50h66', 2.4, k.dark) +
  stroke('M-20-58v58M-7-60v60M7-60v60M20-58v58', 1.6, mix(k.main, '#f3e3bd', 0.3)) +
  inked('M-34-86Q-18-64 0-52Q18-64 34-86L24-92Q12-76 0-68Q-12-76-24-92z', '#fdfaf1', 2.4)

export const face = (skin = SKIN): string =>
  inked('M-16-104V-78Q0-66 16-78V-104z', mix(skin, '#8a5a35', 0.22), 2.4) +
  inked('M-31-130Q-33-168 0-170Q33-168 31-130Q29-100 0-86Q-29-100-31-130z', skin, 2.8) +
  flat('M14-98Q28-110 29-132Q30-108 12-92z', '#8a5a35', 0.18)

/** The bowl of a helmet with its neck guard in the clan's cloth. */
export const helmet = (k: Cloth): string =>
  mirrored(
    inked('M-40-142Q-64-126-70-88L-46-98Q-44-118-36-132z', k.dark, 2.8) +
      stroke('M-62-108Q-54-112-46-112M-56-122Q-50-125-43-125M-67-97Q-58-101-48-101', 2, k.light),
  ) +
  inked('M-45-134Q-52-198 0-202Q52-198 45-134Q24-152 0-152Q-24-152-45-134z', '#2a241e', 3) +
  stroke(
    'M0-200v46M-17-198Q-22-176-18-152M17-198Q22-176 18-152M-32-190Q-38-170-34-146M32-190Q38-170 34-146',
    1.6,
    '#6a5c4c',
  ) +
  inked('M-46-136Q-24-156 0-156Q24-156 46-136L42-128Q22-146 0-146Q-22-146-42-128z', k.main, 2.4) +
  mirrored(
    inked('M-45-140Q-58-150-60-166Q-48-164-40-152z', k.main, 2.4) + stroke('M-55-160q6 3 9 10', 1.8, GOLD),
  )

/** Eyes looking straight ahead under brows of the given color. */
export const eyes = (brow: string, lift = 0): string =>
  mirrored(
    inked('M-23-128Q-15-135-6-128Q-14-123-23-128z', '#fdfaf1', 1.6) +
      `<circle cx="-13.5" cy="-128.5" r="3.1" fill="#1d1712"/>` +
      stroke('M-24-128.5Q-15-136.5-5-128.5', 2.2) +
      stroke(`M-25 ${-138 - lift}Q-15 ${-144 + lift / 2} -5 ${-137 + lift}`, 4, brow),
  ) + stroke('M-2-126Q-5-116-6-113Q-2-110 3-112', 1.8)
