/** Which scene is shown below the map: a new season, an alliance, a betrayal, a loss, a broken promise, the wars of a season, one of them, or its result. */
import type { Play } from '../../play/play.svelte'
import type { Clan, GameEvent, PromiseChange } from '../../wire/types'
import type { EventOf } from '../../words/sentences'
import { provinceOfLoss } from '../../play/timeline/losses'
import type { Province, Season } from '../../wire/vocab'
import { battlesOf, type Battle } from './battle'

export type Scene =
  | { readonly kind: 'season'; readonly season: Season }
  | { readonly kind: 'war' }
  /** Of the player. The caption has those of others. */
  | { readonly kind: 'alliance'; readonly me: Clan; readonly ally: Clan }
  | { readonly kind: 'betrayal'; readonly end: EventOf<'alliance_ended'>; readonly honor: GameEvent | null }
  /** What another clan did to the player outside a battle. */
  | {
      readonly kind: 'loss'
      readonly by: Clan
      readonly events: readonly [GameEvent, ...GameEvent[]]
      readonly province: Province | null
    }
  /** In the middle of a battle, its province stays in sight. */
  | { readonly kind: 'promise'; readonly promise: PromiseChange; readonly province: Province | null }
  | { readonly kind: 'battle' | 'result'; readonly battle: Battle }
  /** A war begins, and perhaps no battle follows. */
  | { readonly kind: 'next-war'; readonly province: Province }
  | {
      readonly kind: 'no-battle'
      readonly province: Province
      readonly token: TokenEvent
      readonly effects: readonly GameEvent[]
    }

/** A war token that is taken without a battle, or by no one. */
export type TokenEvent = EventOf<'token_won'> | EventOf<'token_discarded'>

/** `roomy`: the battle stays on the stage while this seat bids; on a phone its question shows the battle. */
export function sceneOf(play: Play, roomy = false): Scene | null {
  const { beat } = play.director
  const first = beat?.events[0]
  if (first?.kind === 'season_started') return { kind: 'season', season: first.season }
  if (first?.kind === 'phase_started' && first.phase === 'war') return { kind: 'war' }
  if (first?.kind === 'allied' && play.me !== null && [first.clan, first.with].includes(play.me))
    return { kind: 'alliance', me: play.me, ally: first.clan === play.me ? first.with : first.clan }
  if (first?.kind === 'alliance_ended' && first.cause === 'betray')
    return { kind: 'betrayal', end: first, honor: beat?.events.find(({ kind }) => kind === 'honor') ?? null }
  if (first !== undefined && beat?.robber != null)
    return {
      kind: 'loss',
      by: beat.robber,
      events: [first, ...beat.events.slice(1)],
      province: provinceOfLoss(first),
    }
  if (first?.kind === 'province_at_war') return { kind: 'next-war', province: first.province }
  if (beat?.card === 'no-battle' && (first?.kind === 'token_won' || first?.kind === 'token_discarded'))
    return { kind: 'no-battle', province: first.province, token: first, effects: beat.events.slice(1) }
  const battle = battlesOf(play.source.story).at(-1)
  const promise = beat?.promise ?? null
  if (promise !== null)
    return {
      kind: 'promise',
      promise,
      province: battle === undefined || battle.ended ? null : battle.province,
    }
  if (battle === undefined) return null
  if (beat?.card === 'battle') return { kind: 'result', battle }
  // The first battle can begin in the entry that begins the War Phase, of which the view knows only at its end.
  const atWar = beat?.war === true || play.view.phase === 'war'
  const fought = !battle.ended && atWar && (roomy || play.decision?.kind !== 'bid')
  return fought ? { kind: 'battle', battle } : null
}

/** Whether the scene shrinks the map. Alliances, betrayals, losses, and promises broken outside a battle overlay its bottom edge instead. */
export const takesRoom = (scene: Scene | null): boolean =>
  scene !== null &&
  scene.kind !== 'alliance' &&
  scene.kind !== 'betrayal' &&
  scene.kind !== 'loss' &&
  (scene.kind !== 'promise' || scene.province !== null)

/** A step of a war, not a card about something that is over. */
export const isWarStep = ({ kind }: Scene): boolean =>
  kind === 'war' || kind === 'next-war' || kind === 'battle'

/** Scenes of one war have one height, so that the map above them stays as it is. */
export const isOfWar = (scene: Scene | null): boolean =>
  scene !== null && !isOverview(scene) && takesRoom(scene)

/** The season and war overview scenes show the whole map. */
export const isOverview = (scene: Scene | null): boolean => scene?.kind === 'season' || scene?.kind === 'war'

export function provinceOf(scene: Scene | null): Province | null {
  if (scene === null) return null
  if ('battle' in scene) return scene.battle.province
  return 'province' in scene ? scene.province : null
}

/** Whether the story has told that every other clan of the battle has bid. */
export function everyoneElseBid(play: Play): boolean {
  const battle = battlesOf(play.source.story).at(-1)
  return battle?.clans.every((clan) => clan === play.me || battle.sealed.includes(clan)) ?? true
}
