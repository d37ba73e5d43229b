/** Scrolls a card back to the top when its text changes. */

/** Scrolls the card to its top, and the panel of the tab that it is in, which may scroll with it. */
export function scrollToStart(card: HTMLElement | undefined): void {
  const panel = card?.closest<HTMLElement>('[role=tabpanel]')
  for (const element of [card, panel]) if (element) element.scrollTop = 0
}
