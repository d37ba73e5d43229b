/**
 * Helpers for editing the terms of an offer. Each term belongs to a form from the server, which lists the possible
 * values of its fields.
 */
import type { DealChoices, Term, TermForm } from '../../../wire/types'
import type { Kami, Province } from '../../../wire/vocab'
import { formName } from '../../../words/deals'

type Value = TermForm['fields'][number]['values'][number]

/** The form that a term fits, if the server offers it now. */
export function formOf(forms: readonly TermForm[], term: Term): TermForm | undefined {
  const values = term as unknown as Record<string, Value>
  return forms.find(
    (form) =>
      form.kind === term.kind &&
      form.refusal === null &&
      form.fields.every(({ name, values: can }) => can.includes(values[name] ?? null)),
  )
}

/** The forms with their names, those that fit now first. Forms that do not fit have no fields, and may share a name. */
export function namedForms(forms: readonly TermForm[]): { name: string; form: TermForm }[] {
  const fitFirst = forms.toSorted((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null))
  const named = new Map<string, TermForm>()
  for (const form of fitFirst) {
    const name = formName(form.kind, form.fields)
    if (!named.has(name)) named.set(name, form)
  }
  return [...named].map(([name, form]) => ({ name, form }))
}

/** A term with the first value of each field. */
export const firstOf = (form: TermForm): Term =>
  ({
    kind: form.kind,
    ...Object.fromEntries(form.fields.map(({ name, values }) => [name, values[0]])),
  }) as Term

/** The same term with another value. */
export const withValue = (term: Term, name: string, value: Value): Term => ({ ...term, [name]: value })

/** Fields that leave a choice. */
export const choicesOf = (form: TermForm | undefined): TermForm['fields'] =>
  form?.fields.filter(({ values }) => values.length > 1) ?? []

/** The places from which a term leaves a choice: provinces, or kami with their shrines. */
export function placesOf<Place extends Province | Kami>(
  form: TermForm | undefined,
  name: 'province' | 'kami',
  all: readonly Place[],
): ReadonlySet<Place> {
  const values = choicesOf(form).find((field) => field.name === name)?.values ?? []
  return new Set(all.filter((place) => values.includes(place)))
}

export const sameTerm = (one: Term, other: Term): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether two presets are the same offer. */
export const samePreset = (
  one: Pick<DealChoices['presets'][number], 'give' | 'ask'>,
  other: { give: readonly Term[]; ask: readonly Term[] },
): boolean => JSON.stringify([one.give, one.ask]) === JSON.stringify([other.give, other.ask])
