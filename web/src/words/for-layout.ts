/** Looks up the `-phone` variant of a message on phones. */
import { has, t } from '../lib/i18n.svelte'
import { viewport } from '../lib/browser/viewport.svelte'

/** The words of a message, or of one of its attributes, for this layout: `look-phone` beside `look`. */
export function forLayout(id: string): string {
  const own = `${id}${id.includes('.') ? '-' : '.'}phone`
  return t(viewport.below('phone') && has(own) ? own : id)
}
