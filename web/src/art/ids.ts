/** Ids as in the game data; a test holds these lists against it. */
export const CLANS = ['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai'] as const
export const FIGURES = ['bushi', 'shinto', 'daimyo', 'stronghold'] as const
export const MONSTERS = [
  'komainu',
  'oni-of-skulls',
  'yurei',
  'river-dragon',
  'oni-of-blood',
  'oni-of-souls',
  'oni-of-hate',
  'oni-of-spite',
] as const
export const KAMI = ['amaterasu', 'fujin', 'hachiman', 'raijin', 'ryujin', 'susanoo', 'tsukuyomi'] as const
export const MANDATES = ['recruit', 'marshal', 'train', 'harvest', 'betray'] as const
export const ADVANTAGES = ['seppuku', 'hostage', 'ronin', 'poets'] as const
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export const CARD_TYPES = ['enhancement', 'virtue', 'monster', 'war-upgrade', 'winter-upgrade'] as const
export const PROVINCES = [
  'hokkaido',
  'oshu',
  'edo',
  'kyoto',
  'kansai',
  'nagato',
  'shikoku',
  'kyushu',
] as const

export type ClanId = (typeof CLANS)[number]
export type FigureId = (typeof FIGURES)[number]
export type MonsterId = (typeof MONSTERS)[number]
export type KamiId = (typeof KAMI)[number]
export type MandateId = (typeof MANDATES)[number]
export type AdvantageId = (typeof ADVANTAGES)[number]
export type SeasonId = (typeof SEASONS)[number]
export type CardTypeId = (typeof CARD_TYPES)[number]
export type ProvinceId = (typeof PROVINCES)[number]

export const isMonster = (id: string): id is MonsterId => (MONSTERS as readonly string[]).includes(id)
