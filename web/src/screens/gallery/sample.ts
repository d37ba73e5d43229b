/** Sample data for the gallery's maps: province names, rewards, wars, and pieces. */
import type { Group } from '../../art/figures/pack'
import type { ClanId, FigureId, MonsterId, ProvinceId } from '../../art/ids'
import type { Harvest } from '../../art/map/reward'

export const NAMES: Record<ProvinceId, readonly [string, string]> = {
  hokkaido: ['Hokkaido', '北海道'],
  oshu: ['Oshu', '奧州'],
  edo: ['Edo', '江戶'],
  kyoto: ['Kyoto', '京都'],
  kansai: ['Kansai', '關西'],
  nagato: ['Nagato', '長門'],
  shikoku: ['Shikoku', '四國'],
  kyushu: ['Kyushu', '九州'],
}

export const HARVEST: Record<ProvinceId, Harvest> = {
  hokkaido: { ronin: 2 },
  oshu: { coins: 3 },
  edo: { vp: 2, coins: 2 },
  kyoto: { vp: 4 },
  kansai: { vp: 3 },
  nagato: { vp: 1, coins: 1, ronin: 1 },
  shikoku: { coins: 3 },
  kyushu: { vp: 1, coins: 1, ronin: 1 },
}

export const WARS: Partial<Record<ProvinceId, number>> = {
  kyoto: 1,
  hokkaido: 2,
  nagato: 3,
  edo: 4,
  shikoku: 5,
  oshu: 6,
  kansai: 7,
  kyushu: 8,
}

interface SampleGroup {
  readonly clan: ClanId
  readonly pieces: readonly { readonly kind: FigureId | MonsterId; readonly count: number }[]
  readonly force: number
  readonly leads?: boolean
}

export const PIECES: Partial<Record<ProvinceId, readonly SampleGroup[]>> = {
  kyoto: [
    {
      clan: 'turtle',
      pieces: [
        { kind: 'stronghold', count: 2 },
        { kind: 'daimyo', count: 1 },
        { kind: 'bushi', count: 3 },
      ],
      force: 6,
      leads: true,
    },
    {
      clan: 'koi',
      pieces: [
        { kind: 'bushi', count: 2 },
        { kind: 'shinto', count: 1 },
        { kind: 'oni-of-skulls', count: 1 },
      ],
      force: 5,
    },
    { clan: 'lotus', pieces: [{ kind: 'bushi', count: 1 }], force: 1 },
    {
      clan: 'dragonfly',
      pieces: [
        { kind: 'shinto', count: 1 },
        { kind: 'yurei', count: 1 },
      ],
      force: 3,
    },
    { clan: 'bonsai', pieces: [{ kind: 'bushi', count: 2 }], force: 2 },
  ],
  edo: [
    {
      clan: 'koi',
      pieces: [
        { kind: 'stronghold', count: 1 },
        { kind: 'daimyo', count: 1 },
        { kind: 'bushi', count: 4 },
      ],
      force: 5,
      leads: true,
    },
    { clan: 'turtle', pieces: [{ kind: 'komainu', count: 1 }], force: 1 },
  ],
  hokkaido: [
    {
      clan: 'dragonfly',
      pieces: [
        { kind: 'stronghold', count: 1 },
        { kind: 'daimyo', count: 1 },
        { kind: 'bushi', count: 3 },
        { kind: 'river-dragon', count: 1 },
      ],
      force: 9,
      leads: true,
    },
    {
      clan: 'bonsai',
      pieces: [
        { kind: 'oni-of-blood', count: 1 },
        { kind: 'bushi', count: 1 },
      ],
      force: 3,
    },
  ],
  nagato: [
    {
      clan: 'lotus',
      pieces: [
        { kind: 'stronghold', count: 1 },
        { kind: 'shinto', count: 2 },
        { kind: 'daimyo', count: 1 },
      ],
      force: 3,
      leads: true,
    },
  ],
  kansai: [
    {
      clan: 'lotus',
      pieces: [
        { kind: 'bushi', count: 2 },
        { kind: 'oni-of-souls', count: 1 },
      ],
      force: 3,
      leads: true,
    },
    {
      clan: 'bonsai',
      pieces: [
        { kind: 'bushi', count: 1 },
        { kind: 'shinto', count: 1 },
      ],
      force: 2,
    },
    { clan: 'koi', pieces: [{ kind: 'oni-of-hate', count: 1 }], force: 1 },
  ],
  shikoku: [
    {
      clan: 'turtle',
      pieces: [
        { kind: 'stronghold', count: 1 },
        { kind: 'bushi', count: 1 },
      ],
      force: 2,
      leads: true,
    },
    { clan: 'lotus', pieces: [{ kind: 'oni-of-spite', count: 1 }], force: 1 },
  ],
  kyushu: [
    {
      clan: 'bonsai',
      pieces: [
        { kind: 'stronghold', count: 1 },
        { kind: 'daimyo', count: 1 },
        { kind: 'bushi', count: 2 },
      ],
      force: 3,
      leads: true,
    },
    { clan: 'dragonfly', pieces: [{ kind: 'bushi', count: 1 }], force: 1 },
  ],
}

/** Five clans in one place, with everything a clan can have. */
export const CROWDED: Group[] = [
  {
    clan: 'dragonfly',
    force: 9,
    leads: true,
    piles: [
      { figure: 'stronghold', count: 1 },
      { figure: 'daimyo', count: 1 },
      { figure: 'bushi', count: 4 },
      { figure: 'shinto', count: 1 },
    ],
  },
  {
    clan: 'bonsai',
    force: 3,
    leads: false,
    piles: [
      { figure: 'oni-of-blood', count: 1 },
      { figure: 'bushi', count: 1 },
    ],
  },
  { clan: 'koi', force: 2, leads: false, piles: [{ figure: 'bushi', count: 2 }] },
  { clan: 'lotus', force: 1, leads: false, piles: [{ figure: 'shinto', count: 1 }] },
  {
    clan: 'turtle',
    force: 4,
    leads: false,
    piles: [
      { figure: 'stronghold', count: 1 },
      { figure: 'bushi', count: 2 },
    ],
  },
]
