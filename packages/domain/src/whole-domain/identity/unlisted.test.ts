import { expect, test } from 'vitest'
import type { Rename } from '../../model/rename.ts'
import { fittingLineage } from './fit.ts'
import { namesOfList, noLineage } from './lineage.ts'
import { withUnlisted } from './unlisted.ts'

const has = (...names: string[]) => ({
  ttsResponses: names.map((name) => ({ name })),
  audioResponses: [],
  additionalResponses: [],
})
const tts = (...pairs: (readonly [string, string])[]): Rename[] =>
  pairs.map(([from, to]) => ({ kind: 'ttsResponse', from, to }))
const unlisted = (before: ReturnType<typeof has>, traced: Rename[]) =>
  namesOfList(withUnlisted(before, noLineage, traced), 'ttsResponses').renamed

test('responses that the language lacks are followed through chains and swaps of names', () => {
  expect(unlisted(has(), tts(['a', 'b'], ['b', 'c']))).toEqual([['a', 'c']])
  expect(unlisted(has(), tts(['a', 'aside'], ['b', 'a'], ['aside', 'b']))).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
  expect(unlisted(has(), tts(['a', 'b'], ['b', 'a']))).toEqual([])
})

test('what the language has goes by its identity, and a name used again is not the response that had it', () => {
  expect(unlisted(has('a'), tts(['a', 'aside'], ['b', 'a'], ['aside', 'b']))).toEqual([['b', 'a']])
  expect(unlisted(has('a'), tts(['a', 'b'], ['b', 'c']))).toEqual([])
  expect(unlisted(has(), tts(['a', 'b'], ['a', 'c']))).toEqual([['a', 'b']])
})

test('renames of what only other languages have fit unless an entry of this language keeps the name', () => {
  const names = (...ttsResponses: string[]) => ({
    lists: { ttsResponses: new Set(ttsResponses), intents: new Set<string>() },
    slots: new Map(),
  })
  const given = {
    ...noLineage,
    lists: [
      {
        list: 'ttsResponses',
        renamed: [
          ['gone', 'kept'],
          ['show', 'present'],
          ['show', 'twice'],
          ['list', 'present'],
        ],
        removed: [],
      },
      { list: 'intents', renamed: [['nothing', 'nowhere']], removed: [] },
    ],
  } as const
  expect(fittingLineage(given, names('kept'), names('kept')).lists).toEqual([
    { list: 'ttsResponses', renamed: [['show', 'present']], removed: [] },
  ])
})
