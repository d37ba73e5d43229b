/** Questions and answers in words. Ids become names here; the catalog makes the sentence. */
import { has, nameOf, t } from '../lib/i18n.svelte'
import { clanIn, listed, waitingOf } from './formatting'
import type { Answer, Clan, Decision, Preview, View } from '../wire/types'

type Words = Record<string, string | number>
type Toll = NonNullable<Preview['toll']>

/** The first of these messages that there is. */
const firstOf = (...ids: [string, ...string[]]): string => ids.find(has) ?? (ids.at(-1) as string)

const CAUSE_KINDS = ['card', 'kami', 'mandate', 'clan', 'advantage'] as const

const ownId = (cause: string): string => `cause-${cause.toLowerCase()}`

/** The message of what a cause is, and does: a card, kami, mandate, clan, war advantage, or a clause of the rules. */
export function sourceId(cause: string): string {
  const kind = CAUSE_KINDS.find((one) => has(`${one}-${cause}`))
  return kind === undefined ? ownId(cause) : `${kind}-${cause}`
}

/** The message of a cause where it is named as one. */
export const causeId = (cause: string): string => (has(ownId(cause)) ? ownId(cause) : sourceId(cause))

const place = (id: string): string => (has(`province-${id}`) ? nameOf.province(id) : nameOf.kami(id))

const NAMES: Record<string, (id: string) => string> = {
  to: place,
  from: place,
  clan: nameOf.clan,
  province: nameOf.province,
  shrine: nameOf.kami,
  figure: nameOf.figure,
  with: nameOf.figure,
  card: nameOf.card,
  tile: nameOf.mandate,
  announce: nameOf.mandate,
  source: (id) => t(causeId(id)),
  cause: (id) => t(causeId(id)),
  mover: nameOf.clan,
}
const BETWEEN_CLANS: ReadonlySet<Answer['kind']> = new Set([
  'propose',
  'withdraw',
  'accept',
  'refuse',
  'gift',
])

function translated(fields: object, names: typeof NAMES): Words {
  const words: Words = {}
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'number') words[key] = value
    else if (typeof value === 'string') words[key] = names[key]?.(value) ?? value
  }
  return words
}

/** Fields that have a label of their own where an answer has them. */
const LABELED = ['shrine', 'announce', 'full'] as const

function answerId(answer: Answer, decision: Decision): string {
  const plain = `answer-${answer.kind}`
  const field = LABELED.find((one) => one in answer)
  if (field !== undefined) return firstOf(`${plain}-${field}`, plain)
  return firstOf(`${plain}-${answer.kind === 'done' ? decision.kind : decision.cause}`, plain)
}

/** The label of an answer: all of it in one phrase. */
export function answerLabel(answer: Answer, decision: Decision): string {
  const names = BETWEEN_CLANS.has(answer.kind) ? { ...NAMES, to: nameOf.clan, from: nameOf.clan } : NAMES
  const where = 'province' in decision ? { province: nameOf.province(decision.province) } : {}
  return t(answerId(answer, decision), { ...where, ...translated(answer, names) })
}

/** The figures about to die, in words. */
function victimWords(victims: readonly (readonly [string, string, number])[]): string {
  return listed(
    victims.map(([clan, figure, count]) => {
      const what = t('table-piece-short', { clan: nameOf.clan(clan), figure: nameOf.figure(figure) })
      return count > 1 ? t('times', { what, count }) : what
    }),
  )
}

function routeWords([one, other]: readonly [string, string]): string {
  return t('route-between', { one: nameOf.province(one), other: nameOf.province(other) })
}

function questionWords(decision: Decision): Words {
  return {
    ...translated(decision, NAMES),
    ...('victims' in decision ? { victims: victimWords(decision.victims) } : {}),
    ...('route' in decision ? { route: routeWords(decision.route) } : {}),
  }
}

/** What the question is due to: a card may have it asked a second time. */
export const dueTo = (decision: Decision): string => ('due_to' in decision ? decision.due_to : decision.cause)

const askId = (decision: Decision): string =>
  firstOf(`ask-${decision.kind}-${dueTo(decision)}`, `ask-${decision.kind}`)

/** What is asked, in one sentence; its heading; and what to consider. */
export const question = (decision: Decision): string => t(askId(decision), questionWords(decision))
export const heading = (decision: Decision): string => t(`${askId(decision)}.title`, questionWords(decision))
export const hint = (decision: Decision): string => t(`${askId(decision)}.hint`, questionWords(decision))

/** Who may charge how much for a Move on a shipping route, and because of what. */
export const tollIn = ({ clans, cause, coins, passes }: Toll): string =>
  t(passes ? 'toll-ahead' : 'toll-ahead-unpaid', {
    who: listed(clans.map(nameOf.clan)),
    cause: t(causeId(cause)),
    coins,
  })

/** Who the table waits for, and what each of them is asked. */
export function waitingWords({ waiting, asking }: View, me: Clan | null): string {
  const sentences = waiting.map((clan) => {
    const asked = asking[clan]
    if (asked === undefined) throw new Error(`the view does not say what ${clan} is asked`)
    const id = firstOf(`wait-${asked.kind}-${asked.cause}`, `wait-${asked.kind}`)
    return t(id, { clan: clanIn(clan, me), cause: t(causeId(asked.cause)) })
  })
  return waitingOf(sentences)
}

/** Bots that wait for an answer to their offer. */
export const waitingForReply = (clans: readonly Clan[]): string =>
  waitingOf(clans.map((clan) => t('wait-for-reply', { clan: nameOf.clan(clan) })))

/** The clauses of a message, as `.clause` lists them. */
export function clausesOf(id: string): string[] {
  return has(`${id}.clause`) ? t(`${id}.clause`).split(' ') : []
}

export const does = (id: string): string => (has(`${id}.does`) ? t(`${id}.does`) : '')
