import { beforeEach, describe, expect, it } from 'vitest'
import { has } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import { GLOSSARY, glossaryParts } from './glossary'

const marked = (text: string): (string | null)[] =>
  glossaryParts(text).flatMap(({ text: word, term }) => (term === null ? [] : [`${word}: ${term}`]))

beforeEach(() => settings.set({ language: 'en' }))

describe('terms in a text', () => {
  it('are found with their endings, in upper and lower case', () => {
    expect(marked('Hostages return; Strongholds stay. You summoned a Bushi.')).toEqual([
      'Hostages: thing-hostage',
      'Strongholds: figure-stronghold',
      'summoned: thing-summon',
    ])
  })

  it('are marked once', () => {
    expect(marked('The most force wins; force counts.')).toEqual(['force: thing-force'])
  })

  it('are no parts of other words', () => {
    expect(marked('They enforce it honorably.')).toEqual([])
  })

  it('leave the text as it was', () => {
    const text = 'The bonus is for your ally. Honor breaks ties.'
    expect(
      glossaryParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('are found in Chinese', () => {
    settings.set({ language: 'zh-Hant' })
    expect(marked('戰力最高者獲勝，返還人質。')).toEqual(['戰力: thing-force', '人質: thing-hostage'])
  })
})

it('every term of the glossary is explained', () => {
  expect(GLOSSARY.length).toBeGreaterThan(15)
  expect(GLOSSARY.filter((id) => !has(`${id}.does`) || !has(`${id}.clause`))).toEqual([])
})
