/** The analysis of a game in words. */
import { nameOf, t } from '../lib/i18n.svelte'
import type { AnalysisCause, Answer, Decision, DecisionReview } from '../wire/types'
import { clanIn } from './formatting'
import { answerLabel } from './questions'

/** A share as a number of percent, with one decimal where it matters. */
export function percent(share: number): string {
  const number = 100 * share
  return String(Number(number.toFixed(Math.abs(number) < 10 ? 1 : 0)))
}

export const percentWords = (share: number): string => t('analysis-percent', { number: percent(share) })

/** What happened before a moment. */
export function causeWords(cause: AnalysisCause, me: string | null): string {
  const season = nameOf.season(cause.season)
  if (cause.kind === 'start') return t('analysis-cause-start')
  if (cause.mandate !== null && cause.clan !== null)
    return t('analysis-cause-mandate', {
      season,
      clan: clanIn(cause.clan, me),
      mandate: nameOf.mandate(cause.mandate),
    })
  if (cause.province !== null) {
    const province = nameOf.province(cause.province)
    if (cause.clan === null) return t('analysis-cause-battle', { season, province })
    return t('analysis-cause-battle-won', { season, province, clan: clanIn(cause.clan, me) })
  }
  return t('analysis-cause-phase', { season, phase: nameOf.phase(cause.kind) })
}

/** An answer to a question of which only the kind and the cause are known. */
export function reviewedAnswer(answer: Answer, { clan, kind, cause, province }: DecisionReview): string {
  const question = { clan, kind, cause, options: [], ...(province === null ? {} : { province }) }
  return answerLabel(answer, question as unknown as Decision)
}
