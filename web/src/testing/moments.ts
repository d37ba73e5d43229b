/** Loads moments of real games for tests, from the JSON files that `web/tools/fixtures.py` writes. */
import type { Update } from '../wire/types'

const files = import.meta.glob<Update>('./fixtures/*.json', { eager: true, import: 'default' })

export function moment(name: string): Update {
  const found = files[`./fixtures/${name}.json`]
  if (found === undefined) throw new Error(`no moment is called ${name}`)
  return { ...structuredClone(found), moments: [] }
}
