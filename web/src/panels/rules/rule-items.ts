/** All entries of the rules reference, in the current language. */
import rulesText from '@locale/en/rules.ftl?raw'
import { GLOSSARY } from '../../words/glossary'
import { clausesOf, does } from '../../words/questions'
import { has, inLanguage, t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { ADVANTAGES, CARDS, CLANS, KAMI, MANDATES, type SeasonSet } from '../../wire/vocab'

export const CATEGORIES = ['clauses', 'clans', 'kami', 'mandates', 'advantages', 'cards', 'pieces'] as const
export type Category = (typeof CATEGORIES)[number]

export interface RuleItem {
  /** The message; also what the item is addressed by, without its kind. */
  readonly id: string
  readonly category: Category
  /** Clauses by section, other things on their own. */
  readonly section: string | null
  readonly title: string
  readonly text: string
  /** Further paragraphs, with a label. */
  readonly more: readonly (readonly [string | null, string])[]
  readonly clauses: readonly string[]
  /** Its words in the other language, so that a search finds it by either. */
  readonly other: string
}

const ids = (kind: string): string[] =>
  [...rulesText.matchAll(new RegExp(`^(${kind}-[a-z0-9-]+) =`, 'gm'))].map(([, id]) => id ?? '')

const CLAUSES = ids('clause')
export const SECTIONS = ids('section')
const FIGURES = ['figure-bushi', 'figure-shinto', 'figure-daimyo', 'figure-stronghold']

/** "clause-bat-7" is written BAT-7. */
export const clauseName = (id: string): string => id.replace(/^clause-/, '').toUpperCase()

const PARTS = ['', '.title', '.does', '.power', '.bonus', '.more']
function inOther(id: string): string {
  const language = settings.language === 'en' ? 'zh-Hant' : 'en'
  return PARTS.map((attribute) => inLanguage(language, `${id}${attribute}`)).join(' ')
}

function clause(id: string): RuleItem {
  const section = SECTIONS.find((one) => id.startsWith(`clause-${one.slice(8)}-`)) ?? null
  return {
    id,
    category: 'clauses',
    section,
    title: t(`${id}.title`),
    text: t(id),
    more: [],
    clauses: [],
    other: inOther(id),
  }
}

const part = (id: string, attribute: string, label: string | null): [string | null, string][] =>
  has(`${id}.${attribute}`) ? [[label, t(`${id}.${attribute}`)]] : []

function thing(id: string, category: Category, more: RuleItem['more'] = []): RuleItem {
  return {
    id,
    category,
    section: null,
    title: t(id),
    text: does(id),
    more,
    clauses: clausesOf(id),
    other: inOther(id),
  }
}

/** All entries; of a game with one set of season cards only those that are in it. */
export function ruleItems(set: SeasonSet | null): RuleItem[] {
  const cards = Object.entries(CARDS).flatMap(([id, { copies }]) =>
    set === null || 'core' in copies || set in copies ? [`card-${id}`] : [],
  )
  return [
    ...CLAUSES.map(clause),
    ...Object.keys(CLANS).map((id) => thing(`clan-${id}`, 'clans')),
    ...KAMI.map((id) => thing(`kami-${id}`, 'kami', part(`kami-${id}`, 'power', t('rules-power')))),
    ...Object.keys(MANDATES).map((id) =>
      thing(`mandate-${id}`, 'mandates', part(`mandate-${id}`, 'bonus', t('rules-bonus'))),
    ),
    ...ADVANTAGES.map((id) => thing(`advantage-${id}`, 'advantages')),
    ...cards.map((id) => thing(id, 'cards', part(id, 'more', null))),
    ...[...FIGURES, ...GLOSSARY].map((id) => thing(id, 'pieces')),
  ]
}

const plain = (text: string): string => text.toLocaleLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
const joined = (text: string): string => text.replace(/[\s-]+/g, '')

/** Every word must be somewhere, in either language; the clause that is named comes first, then titles. */
export function found(all: readonly RuleItem[], query: string): RuleItem[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...all]
  const ranked = all.flatMap((item) => {
    const [title, name] = [plain(item.title), plain(clauseName(item.id))]
    const named = joined(name) === joined(words.join(''))
    const text = plain([item.text, ...item.more.flat(), ...item.clauses, item.other].join(' '))
    if (!named && !words.every((word) => title.includes(word) || name.includes(word) || text.includes(word)))
      return []
    const titled = words.every((word) => title.includes(word) || name === word)
    return [{ item, rank: named ? 0 : titled ? 1 : 2 }]
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item)
}

/** What an address names: a clause, a card by CAR-id, or a thing by its id. */
export function addressed(all: readonly RuleItem[], address: string): RuleItem | null {
  const wanted = address.toLowerCase()
  const card = wanted.replace(/^car-/, 'card-')
  return all.find(({ id }) => id === `clause-${wanted}` || id === wanted || id === card) ?? null
}
