import { supportedLanguages } from '@sdp/domain/languages'
import { describe, expect, test } from 'vitest'
import { type TurningWords, turningWordsOf } from './turning-words.ts'

function listsOf(words: TurningWords): (readonly string[])[] {
  const { negations, off, on, opposites, questions, questionEnds, requests } = words
  return [negations, off, on, ...opposites.flat(), questions, questionEnds, requests]
}

describe.each(supportedLanguages.map(({ value }) => value))('%s', (language) => {
  const words = turningWordsOf(language)!

  test('its words are trimmed, lower case, and once in each list', () => {
    for (const list of listsOf(words)) {
      expect(list).toEqual([...new Set(list.map((word) => word.trim().toLowerCase()))])
      expect(list).not.toContain('')
    }
  })

  test('it has words for every purpose', () => {
    const { negations, off, on, opposites, questions, requests } = words
    for (const list of [negations, off, on, opposites, questions, requests]) expect(list).not.toEqual([])
  })

  test('no word is on both sides', () => {
    for (const [one, other] of [[words.off, words.on] as const, ...words.opposites])
      expect(one.filter((word) => other.includes(word))).toEqual([])
  })
})

test('a language without words has none', () => {
  expect(turningWordsOf('tlh-XXX')).toBeUndefined()
})
