/** Scrolls what has changed into sight. */

/** Scrolls the card to its top, and the panel of the tab that it is in, which may scroll with it. */
export function scrollToStart(card: HTMLElement | undefined): void {
  const panel = card?.closest<HTMLElement>('[role=tabpanel]')
  for (const element of [card, panel]) if (element) element.scrollTop = 0
}

/** Scrolls a panel by no more than is needed to see that part of it. */
export function scrollToShow(part: HTMLElement, panel: HTMLElement): void {
  const [inner, outer] = [part.getBoundingClientRect(), panel.getBoundingClientRect()]
  if (inner.bottom > outer.bottom) panel.scrollTop += inner.bottom - outer.bottom
  else if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top
}
