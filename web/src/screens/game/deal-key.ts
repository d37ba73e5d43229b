/** The D shortcut: offers a deal to the focused clan, else the only rival in the battle, else asks which clan. */
import { isShortcut } from '../../lib/browser/keyboard'
import { dealComposer } from '../../play/deals/deal-composer.svelte'
import { dealPartners } from '../../play/deals/deal-partners'
import type { Play } from '../../play/play.svelte'
import type { Clan } from '../../wire/types'

/** Parts of the page about one clan name it in `data-partner`. */
const focusedClan = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-partner]')?.dataset['partner'] : undefined

function onlyRival({ fighters, me }: Play): Clan | undefined {
  const rivals = fighters.filter((clan) => clan !== me)
  return me !== null && fighters.includes(me) && rivals.length === 1 ? rivals[0] : undefined
}

export function dealKey(event: KeyboardEvent, play: Play): void {
  if (!isShortcut(event, 'd')) return
  const partners = dealPartners(play.source, play.me)
  if (partners.length === 0) return
  event.preventDefault()
  const meant = focusedClan(event.target) ?? onlyRival(play)
  const only = partners.filter((clan) => clan === meant)
  dealComposer.begin(only.length === 0 ? partners : only)
}
