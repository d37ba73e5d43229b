/** The glossary: terms a new player may not know, found inside texts. */
import glossary from '@locale/en/glossary.ftl?raw'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'

/** All terms, as ids of messages with `.does` and `.clause`. */
export const GLOSSARY = [...glossary.matchAll(/^(thing-[a-z-]+) =/gm)].map(([, id]) => id ?? '')

/** Those that are marked in texts; the others are plain words as often as terms. */
const MARKED = [
  ...['ronin', 'honor', 'force', 'reserve', 'summon', 'bonus', 'worship', 'token', 'hostage'].map(
    (id) => `thing-${id}`,
  ),
  'figure-stronghold',
]

export interface Part {
  readonly text: string
  /** The term that the text is a form of. */
  readonly term: string | null
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A term as it may stand in a sentence: English with its endings. */
function forms(id: string): string {
  const name = escaped(t(id))
  return settings.language === 'en' ? `\\b${name}(?:s|es|ed|ing|pers)?\\b` : name
}

/** A text in parts: the first time a term comes up it is a part of its own. */
export function glossaryParts(text: string): Part[] {
  const parts: Part[] = []
  const pattern = new RegExp(MARKED.map((id) => `(${forms(id)})`).join('|'), 'gi')
  const seen = new Set<string>()
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const term = MARKED[match.slice(1).findIndex((one) => one !== undefined)]
    if (term === undefined || seen.has(term)) continue
    seen.add(term)
    if (match.index > end) parts.push({ text: text.slice(end, match.index), term: null })
    parts.push({ text: match[0], term })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), term: null })
  return parts
}
