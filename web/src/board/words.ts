/** What is asked and what can be answered, in words. Ids become names here; the catalogue makes the sentence. */
import { has, nameOf, t } from '../lib/i18n.svelte'
import type { Answer, Decision } from '../lib/wire'

type Words = Record<string, string | number>

/** Whether the catalogue has a message; one that waits for its variables is there as well. */
export function known(id: string): boolean {
  try {
    return has(id)
  } catch {
    return true
  }
}

const SORTS = ['card', 'kami', 'mandate', 'clan', 'advantage'] as const

/** The message of a cause: a card, kami, mandate, clan, war advantage, or a clause of the rules. */
export function causeId(cause: string): string {
  const sort = SORTS.find((one) => known(`${one}-${cause}`))
  return sort === undefined ? `cause-${cause.toLowerCase()}` : `${sort}-${cause}`
}

const NAMES: Record<string, (id: string) => string> = {
  to: (id) => t(`at-${id}`),
  from: (id) => t(`at-${id}`),
  clan: nameOf.clan,
  mover: nameOf.clan,
  province: nameOf.province,
  shrine: nameOf.kami,
  figure: nameOf.figure,
  with: nameOf.figure,
  card: nameOf.card,
  tile: nameOf.mandate,
  announce: nameOf.mandate,
  source: (id) => t(causeId(id)),
  cause: (id) => t(causeId(id)),
}
const CLAN_TO: ReadonlySet<string> = new Set(['propose', 'withdraw', 'accept', 'refuse', 'gift'])

function translated(fields: object, clansAround: boolean): Words {
  const words: Words = {}
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number') words[key] = value
    else if (typeof value === 'string') {
      const name = clansAround && (key === 'to' || key === 'from') ? nameOf.clan : NAMES[key]
      words[key] = name?.(value) ?? value
    }
  }
  return words
}

/** The label of an answer: all of it in one phrase. */
export function answerLabel(answer: Answer, decision: Decision): string {
  const words = translated(answer, CLAN_TO.has(answer.kind))
  const province = 'province' in decision ? { province: nameOf.province(decision.province) } : {}
  const where = 'shrine' in answer ? `${answer.kind}-shrine` : 'announce' in answer ? 'mandate-lotus' : answer.kind
  const id = known(`answer-${where}`) ? `answer-${where}` : `answer-${answer.kind}`
  return t(id, { ...province, ...words })
}

/** What is asked, in one sentence. */
export function question(decision: Decision): string {
  const words = translated(decision, false)
  const id = `ask-${decision.kind}-${decision.cause}`
  return t(known(id) ? id : `ask-${decision.kind}`, words)
}

/** The clauses of a message, as `.clause` lists them. */
export function clausesOf(id: string): string[] {
  return known(`${id}.clause`) ? t(`${id}.clause`).split(' ') : []
}

export const does = (id: string): string => (known(`${id}.does`) ? t(`${id}.does`) : '')
