/**
 * Picks the message variant for an event or a deal term; the conditions are generated from `hinode.locale` into
 * `wire/vocab.ts`.
 */
import { EVENT_VARIANTS, TERM_VARIANTS } from '../wire/vocab'

interface Condition {
  readonly field: string
  readonly test: string
  readonly against: string | number | boolean | null
}
interface Variant {
  readonly suffix: string
  readonly conditions: readonly Condition[]
}
type Table = Readonly<Record<string, readonly Variant[]>>
type Fields = Readonly<Record<string, unknown>>

function holds({ field, test, against }: Condition, fields: Fields): boolean {
  const value = fields[field]
  switch (test) {
    case 'is':
      return value === against
    case 'is_not':
      return value !== against
    case 'negative':
      return (value as number) < 0
    case 'empty':
      return (value as readonly unknown[]).length === 0
    case 'same':
      return value === fields[String(against)]
    case 'other':
      return value !== fields[String(against)]
    default:
      throw new Error(`no test is called ${test}`)
  }
}

/** What is added to a message id: the suffixes of all variants that fit. */
function suffix(table: Table, said: { readonly kind: string }): string {
  const fields = said as unknown as Fields
  return (table[said.kind] ?? [])
    .filter(({ conditions }) => conditions.every((each) => holds(each, fields)))
    .map((variant) => variant.suffix)
    .join('')
}

export const eventVariant = (event: { readonly kind: string }): string => suffix(EVENT_VARIANTS, event)
export const termVariant = (term: { readonly kind: string }): string => suffix(TERM_VARIANTS, term)
