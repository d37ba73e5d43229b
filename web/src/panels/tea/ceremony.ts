/** The tea ceremony, read from a view: alliances, proposals, and reasons. */
import { allyOf } from '../../play/alliances'
import type { Province } from '../../wire/vocab'
import type { Answer, Board, Clan, DecisionOf, Entry, OpenOffer, Reason, View } from '../../wire/types'

export interface Ceremony {
  readonly clans: readonly Clan[]
  readonly proposals: readonly (readonly [Clan, Clan])[]
  readonly ready: ReadonlySet<Clan>
  readonly alliances: readonly (readonly [Clan, Clan])[]
}

export function ceremonyOf(view: View): Ceremony {
  const step = view.stack.find((one) => one.kind === 'tea')
  return {
    clans: Object.keys(view.players) as Clan[],
    proposals: step?.proposals ?? [],
    ready: new Set(step?.ready ?? []),
    alliances: view.alliances,
  }
}

export const offers = (ceremony: Ceremony, from: Clan, to: Clan): boolean =>
  ceremony.proposals.some(([one, other]) => one === from && other === to)

/** Deals that a clan offers me. */
export const dealsFrom = (open: readonly OpenOffer[], clan: Clan, me: Clan | null): OpenOffer[] =>
  open.filter(({ from, to }) => from === clan && to === me)

type Relation = 'allied' | 'offered' | 'open' | 'closed'

/** What is between two clans: an alliance, an offer, nothing yet, or no way to one. */
export function relation(ceremony: Ceremony, one: Clan, other: Clan): Relation {
  if (allyOf(ceremony.alliances, one) === other) return 'allied'
  if (offers(ceremony, one, other) || offers(ceremony, other, one)) return 'offered'
  return [one, other].some((clan) => allyOf(ceremony.alliances, clan) !== null) ? 'closed' : 'open'
}

/** The last reason each clan gave me in this ceremony; spectators read all of them. */
export function reasonsAtTea(story: readonly Entry[], me: Clan | null): ReadonlyMap<Clan, Reason> {
  const said = new Map<Clan, Reason>()
  for (const entry of story) {
    if (entry.events.some((event) => event.kind === 'phase_started')) said.clear()
    for (const event of entry.events) {
      if (event.kind !== 'allied') continue
      said.delete(event.clan) // what was asked for before is settled
      said.delete(event.with)
    }
    if (entry.clan === null || entry.reason === null) continue
    if (me === null || entry.reason.args['clan'] === me) said.set(entry.clan, entry.reason)
  }
  return said
}

/** By clan: how the last offer of an alliance between it and me ended in this ceremony, unless we allied. */
export function endedOffers(
  story: readonly Entry[],
  me: Clan | null,
): ReadonlyMap<Clan, 'declined' | 'withdrew'> {
  const ended = new Map<Clan, 'declined' | 'withdrew'>()
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.kind === 'phase_started') ended.clear()
    else if (event.kind === 'refused' && event.from === me) ended.set(event.clan, 'declined')
    else if (event.kind === 'withdrew' && event.to === me) ended.set(event.clan, 'withdrew')
    else if (event.kind === 'proposed') {
      if (event.clan === me) ended.delete(event.to)
      else if (event.to === me) ended.delete(event.clan)
    }
  }
  return ended
}

/** What an alliance of two clans would share this season: mandate turns of each, and wars in which both stand. */
export interface Shared {
  readonly mine: number
  readonly theirs: number
  readonly wars: readonly Province[]
}

export function sharedBy(board: Board, me: Clan, other: Clan): Shared {
  const turns = (clan: Clan): number => board.turns.filter((turn) => turn.clan === clan).length
  const both = ({ sides }: Board['wars'][number]): boolean =>
    [me, other].every((clan) => sides.some((side) => side.clan === clan))
  return {
    mine: turns(me),
    theirs: turns(other),
    wars: board.wars.filter(both).map(({ province }) => province),
  }
}

type TeaAnswer = Extract<Answer, { kind: 'propose' | 'withdraw' | 'accept' | 'refuse' }>

/** The answers that concern one clan, by kind. */
export function answersFor(
  decision: DecisionOf<'tea'> | null,
  clan: Clan,
): Partial<Record<TeaAnswer['kind'], Answer>> {
  const found: Partial<Record<TeaAnswer['kind'], Answer>> = {}
  for (const option of decision?.options ?? []) {
    if (option.kind === 'ready') continue
    if (('to' in option ? option.to : option.from) === clan) found[option.kind] = option
  }
  return found
}
