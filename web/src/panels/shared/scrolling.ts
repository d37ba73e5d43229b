/** Scroll helpers: to the top of a card, or just enough to show a part. */

/** Scrolls the card to its top, and the panel of the tab that it is in, which may scroll with it. */
export function scrollToStart(card: HTMLElement | undefined): void {
  const panel = card?.closest<HTMLElement>('[role=tabpanel]')
  for (const element of [card, panel]) if (element) element.scrollTop = 0
}

/** Pixels around what is scrolled into sight. */
const AROUND = 8

/** Scrolls a panel by no more than is needed to see that part of it. */
export function scrollToShow(part: HTMLElement, panel: HTMLElement): void {
  const [inner, outer] = [part.getBoundingClientRect(), panel.getBoundingClientRect()]
  const below = inner.bottom + AROUND - outer.bottom
  const above = inner.top - AROUND - outer.top
  if (below > 0) panel.scrollTop += Math.min(below, Math.max(0, above))
  else if (above < 0) panel.scrollTop += above
}
