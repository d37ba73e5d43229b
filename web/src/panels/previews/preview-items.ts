/** A preview in short facts: what would change for a clan, and what it could do. All numbers are the server's. */
import type { TokenId } from '../../art'
import { nameOf, t } from '../../lib/i18n.svelte'
import type { BattleOutcome, Clan, MandatePart, Preview } from '../../wire/types'
import type { Province } from '../../wire/vocab'
import { clanIn, fact, signed } from '../../words/formatting'

export interface PreviewItem {
  readonly key: string
  /** Stands for the name of what changes. */
  readonly sign: TokenId | 'stronghold' | null
  readonly text: string
  /** Follows the number. */
  readonly unit?: TokenId
  /** The same with its name, for screen readers. */
  readonly label: string
}
type Change = { readonly before: number; readonly after: number }

const SIGNS = { vp: 'vp', coins: 'coin', ronin: 'ronin' } as const

export const arrow = ({ before, after }: Change): string => t('preview-change', { before, after })

const words = (text: string): PreviewItem => ({ key: text, sign: null, text, label: text })
function amount(kind: keyof typeof SIGNS, by: number): PreviewItem[] {
  if (by === 0) return []
  return [{ key: kind, sign: SIGNS[kind], text: signed(by), label: fact(t(`thing-${kind}`), signed(by)) }]
}
function honored(change: Change | undefined): PreviewItem[] {
  if (change === undefined || change.before === change.after) return []
  const [text, label] = [t('preview-rank', { ...change }), t('bid-effect-honor', { ...change })]
  return [{ key: 'honor', sign: 'honor', text, label }]
}

/** What a mandate gives a clan at once or lets it do. */
export function partItems(part: MandatePart): PreviewItem[] {
  switch (part.mandate) {
    case 'recruit':
      return [words(t('preview-summon', { count: part.figures }))]
    case 'marshal':
      return [
        words(t('preview-move', { count: part.figures })),
        ...(part.build === null ? [] : [building(part.build)]),
      ]
    case 'train':
      return [words(t('preview-afford', { count: part.cards, display: part.display }))]
    case 'harvest':
      return [...amount('vp', part.vp), ...amount('coins', part.coins), ...amount('ronin', part.ronin)]
    case 'betray':
      return [words(t('preview-replace', { count: part.figures })), ...honored(part.honor)]
  }
}
const building = (coins: number): PreviewItem => ({
  key: 'build',
  sign: 'stronghold',
  text: t('preview-build-short', { coins }),
  unit: 'coin',
  label: t('preview-build', { coins }),
})

/** What a Betray can do to another clan. */
function betrayed(preview: Preview, clan: Clan): PreviewItem[] {
  return preview.parts.flatMap((part) => {
    if (part.mandate !== 'betray' || part.clan === clan) return []
    const figures = part.targets[clan] ?? 0
    return [
      ...(part.ally === clan ? [words(t('preview-alliance-ends'))] : []),
      ...(figures > 0 ? [words(t('preview-targets', { count: figures }))] : []),
    ]
  })
}

function held(preview: Preview, clan: Clan): PreviewItem[] {
  const changes = preview.clans[clan]
  const killed = preview.killed[clan] ?? 0
  const by = (kind: keyof typeof SIGNS): PreviewItem[] => {
    const change = changes?.[kind]
    return change === undefined ? [] : amount(kind, change.after - change.before)
  }
  return [
    ...(killed > 0 ? [words(t('preview-killed', { count: killed }))] : []),
    ...by('vp'),
    ...by('coins'),
    ...by('ronin'),
    ...honored(changes?.honor),
    ...(changes?.ally?.after === null ? [words(t('preview-alliance-ends'))] : []),
  ]
}

/** What a choice would mean for a clan; nothing where it means nothing. */
export function previewItems(preview: Preview, clan: Clan): PreviewItem[] {
  if (preview.parts.length === 0) return held(preview, clan)
  return [
    ...preview.parts.filter((part) => part.clan === clan).flatMap(partItems),
    ...betrayed(preview, clan),
  ]
}

type PlaceChange = NonNullable<Preview['provinces'][Province]>

/** What a choice would change in a province. In a battle the forces of the battle count: a clan without figures is still in it. */
export function changeIn({ battle, provinces }: Preview, province: Province): PlaceChange | undefined {
  return battle?.province === province
    ? { forces: battle.forces, leader: battle.winner }
    : provinces[province]
}

/** "You lead 4–2"; a tie goes to honor. */
export const leadWords = ({ winner, force, second }: BattleOutcome, me: Clan | null): string =>
  force === second
    ? t('preview-lead-tie', { clan: clanIn(winner, me) })
    : t('preview-lead', { clan: clanIn(winner, me), force, second })

export const ownerFigure = (clan: Clan, figure: string): string =>
  t('table-piece-short', { clan: nameOf.clan(clan), figure: nameOf.figure(figure) })
