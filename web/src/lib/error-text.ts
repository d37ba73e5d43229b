/** Error messages in the reader's language, or the server's text where the catalog has none. */
import type { Refusal } from '../wire/types'
import { ApiError } from './api'
import { has, nameOf, t } from './i18n.svelte'

const ID_KINDS = ['clan', 'figure', 'province', 'kami', 'card', 'mandate'] as const

/** A variable whose last part names a kind (`to_province`) is an id, shown by its name; one without a name stays as it is. */
function shown(variable: string, value: string | number): string | number {
  const kind = ID_KINDS.find((one) => one === variable.split('_').at(-1))
  if (kind === undefined || !has(`${kind}-${value}`)) return value
  return nameOf[kind](String(value))
}

/** A reason of the server's, in words. */
export function refusalText({ message, variables }: Refusal): string {
  return t(
    message,
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, shown(name, value)])),
  )
}

function plainText(error: ApiError): string {
  if (error.reason !== null && has(error.reason.message)) return refusalText(error.reason)
  const id = `error-${error.code}`
  return has(id) ? t(id) : error.message
}

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-network')
  const text = plainText(error)
  return error.clause === null ? text : `${text} [${error.clause}]`
}
