/** Messages: one Fluent catalog for web and terminal, in two languages that can be switched at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings, type Language } from './settings.svelte'

type Variables = Record<string, FluentVariable>

/** Catalogs of pages that few visits open; `loadTexts` fetches them. */
const onDemand = import.meta.glob<string>(['@locale/*/{tutorial,howto,rules,analysis}.ftl'], {
  query: '?raw',
  import: 'default',
})
const texts: Record<Language, Record<string, string>> = {
  en: import.meta.glob(
    [
      '@locale/en/*.ftl',
      '!@locale/en/terminal.ftl',
      '!@locale/en/tutorial.ftl',
      '!@locale/en/howto.ftl',
      '!@locale/en/rules.ftl',
      '!@locale/en/analysis.ftl',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
  'zh-Hant': import.meta.glob(
    [
      '@locale/zh-Hant/*.ftl',
      '!@locale/zh-Hant/terminal.ftl',
      '!@locale/zh-Hant/tutorial.ftl',
      '!@locale/zh-Hant/howto.ftl',
      '!@locale/zh-Hant/rules.ftl',
      '!@locale/zh-Hant/analysis.ftl',
    ],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const text of Object.values(texts[language])) made.addResource(new FluentResource(text))
  return made
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), 'zh-Hant': bundle('zh-Hant') }

type OnDemand = 'tutorial' | 'howto' | 'rules' | 'analysis'
const loaded = new Set<string>()
const missing = (name: OnDemand): string[] =>
  Object.keys(onDemand).filter((path) => path.endsWith(`/${name}.ftl`) && !loaded.has(path))

/** Fetch a catalog in both languages, before anything that needs it is shown. */
export async function loadTexts(name: OnDemand): Promise<void> {
  for (const path of missing(name)) {
    const text = await onDemand[path]?.()
    if (text === undefined || loaded.has(path)) continue // another call has been faster
    bundles[path.includes('/zh-Hant/') ? 'zh-Hant' : 'en'].addResource(new FluentResource(text))
    loaded.add(path)
  }
}

function found(language: Language, id: string, variables?: Variables): string | null {
  const [name = '', attribute] = id.split('.')
  const message = bundles[language].getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (pattern === null || pattern === undefined) return null
  return bundles[language].formatPattern(pattern, variables ?? null, []) // with a list of errors it does not throw
}

/** The words of a message in the language chosen now; read inside a component they change with it. */
export function t(id: string, variables?: Variables): string {
  return found(settings.language, id, variables) ?? found('en', id, variables) ?? id
}

/** The words in a language that need not be the one chosen; nothing where it has none. */
export const inLanguage = (language: Language, id: string): string => found(language, id) ?? ''

export function has(id: string): boolean {
  return found(settings.language, id) !== null || found('en', id) !== null
}

/** Names of things of the game. */
export const nameOf = {
  clan: (id: string): string => t(`clan-${id}`),
  province: (id: string): string => t(`province-${id}`),
  kami: (id: string): string => t(`kami-${id}`),
  mandate: (id: string): string => t(`mandate-${id}`),
  figure: (id: string): string => t(`figure-${id}`),
  card: (id: string): string => t(`card-${id}`),
  season: (id: string): string => t(`season-${id}`),
  phase: (id: string): string => t(`phase-${id}`),
  advantage: (id: string): string => t(`advantage-${id}`),
}
