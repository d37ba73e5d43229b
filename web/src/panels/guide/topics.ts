/** Chooses the help card for the current moment: the question that is asked comes before the phase. */
import { isKami } from '../../art/ids'
import type { Decision, View } from '../../wire/types'
import { KAMI_TURNS_AFTER, MANDATE_TURNS, type DecisionKind, type Phase } from '../../wire/vocab'

export type Topic = `guide-${string}`

const ASKED = {
  tea: 'guide-tea',
  mandate: 'guide-mandate',
  recruit: 'guide-recruit',
  marshal: 'guide-marshal',
  train: 'guide-train',
  summon: null,
  betray: 'guide-betray',
  fujin: 'guide-kami',
  offer: null,
  place: null,
  bid: 'guide-bid',
  hostage: 'guide-hostage',
  kill: null,
  share: 'guide-reparations',
  benevolence: null,
  order: 'guide-order',
  sequence: 'guide-order',
} satisfies Record<DecisionKind, Topic | null>

const PHASE = {
  setup: 'guide-setup',
  tea: 'guide-tea',
  political: 'guide-political',
  kami: 'guide-kami',
  war: 'guide-war',
  cleanup: 'guide-cleanup',
  winter: 'guide-winter',
  end: 'guide-winter',
} satisfies Record<Phase, Topic>

/** Phases at the start of a season, where the welcome is shown. */
const BEGINNING: ReadonlySet<Phase> = new Set(['setup', 'tea'])

/** Offers of war advantages have a card each. */
const OFFERED: Partial<Record<string, Topic>> = {
  seppuku: 'guide-seppuku',
  ronin: 'guide-ronin',
  poets: 'guide-poets',
  amaterasu: 'guide-kami',
}

/** What else is worth knowing for a question, once its own card has been read. */
const AFTER: Partial<Record<DecisionKind, readonly Topic[]>> = {
  tea: ['guide-talk', 'guide-gift'],
  mandate: ['guide-view'],
  recruit: ['guide-figures', 'guide-force'],
  bid: ['guide-battle'],
}

function ofDecision(decision: Decision): Topic[] {
  const found: (Topic | null | undefined)[] = [ASKED[decision.kind]]
  if (decision.kind === 'mandate' && decision.options.some(({ announce }) => announce !== undefined))
    found.unshift('guide-lotus')
  if (decision.kind === 'summon') found.push(isKami(decision.cause) ? 'guide-kami' : 'guide-monster')
  if (decision.kind === 'offer') found.push(OFFERED[decision.cause])
  if (decision.kind === 'place' && isKami(decision.cause)) found.push('guide-kami-unbound')
  found.push(...(AFTER[decision.kind] ?? []))
  return found.filter((topic): topic is Topic => topic !== null && topic !== undefined)
}

/**
 * What comes soon is explained before it happens: the first Kami Turn, the wars, the end of the season. Not while this seat
 * has a question: an explanation beside it reads as if it were about the question.
 */
function upcoming(view: View): Topic[] {
  if ((view.pending ?? []).length > 0) return []
  const [firstKamiTurn] = KAMI_TURNS_AFTER
  const laid = view.mandates.length
  if (view.phase === 'war') return view.war_at === view.war.length - 1 ? ['guide-cleanup'] : []
  if (view.phase !== 'political') return []
  return [
    ...(laid >= firstKamiTurn - 1 ? (['guide-kami'] as const) : []),
    ...(laid >= MANDATE_TURNS - 1 ? (['guide-war'] as const) : []),
    ...(laid > 0 ? (['guide-harvest'] as const) : []),
  ]
}

/** What could be explained now, the most pressing first. */
export function topics(view: View): Topic[] {
  const [decision] = view.pending ?? []
  const steps = new Set(view.stack.map((step) => step.kind))
  return [
    ...(BEGINNING.has(view.phase) ? (['guide-welcome', 'guide-season'] as const) : []),
    ...(decision === undefined ? [] : ofDecision(decision)),
    ...(steps.has('kami_turn') || steps.has('shrine') ? (['guide-kami'] as const) : []),
    ...(steps.has('harvest') ? (['guide-harvest'] as const) : []),
    PHASE[view.phase],
    ...upcoming(view),
    ...(view.phase === 'tea' ? (['guide-setup', 'guide-honor'] as const) : []),
  ]
}
