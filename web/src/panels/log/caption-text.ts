/** The sentence of the caption: that of the log, where needed with what the log has around it. */
import { t } from '../../lib/i18n.svelte'
import { isTied, noOneWorships, worshipAt } from '../../play/worship'
import type { Clan, View } from '../../wire/types'
import { tellHonor } from '../../words/honor'
import { tellAny, type Told } from '../../words/sentences'

/** `view`: the moment that the caption is about. */
export function captionText(told: Told, view: View, me: Clan | null): string {
  const text = tellAny(told, me) ?? ''
  const { event } = told
  if (event === null || told.promise != null) return text
  if (event.kind === 'honor') return tellHonor(event, me)
  if (event.kind === 'kami_turn') return noOneWorships(view) ? t('caption-kami-empty') : text
  if (event.kind === 'gift_won' && isTied(worshipAt(view, event.kami), event.clan))
    return t('caption-gift-tied', { text })
  return text
}
