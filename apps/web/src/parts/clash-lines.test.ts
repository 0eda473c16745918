import type { TellableChange } from '@sdp/domain/wire'
import { expect, test } from 'vitest'
import { changedWords, clashLines } from './clash-lines.ts'

const changed = (before: object | undefined, after: object | undefined): TellableChange => ({
  collection: 'ontology.intents',
  key: 'play',
  change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
  before,
  after,
})
const spoken = (before: string[], after: string[]): TellableChange => ({
  collection: 'nlu_interpretations',
  language: 'deu-DEU',
  key: 'play',
  change: 'changed',
  before: { intent: 'play', expressions: before.map((expression) => ({ expression })) },
  after: { intent: 'play', expressions: after.map((expression) => ({ expression })) },
})

test('a field that both changed is one line with what it was', () => {
  const base = { comments: 'one' }
  expect(
    clashLines({
      changes: { mine: [changed(base, { comments: 'two' })], theirs: [changed(base, { comments: 'three' })] },
    }),
  ).toEqual([
    { label: 'Comment', language: undefined, base: 'one', mine: { text: 'two' }, theirs: { text: 'three' } },
  ])
})

test('an expression that each side wrote in other words is one line, in its language', () => {
  const changes = { mine: [spoken(['play'], ['play it'])], theirs: [spoken(['play'], ['start'])] }
  expect(clashLines({ changes })).toEqual([
    {
      label: 'Expression',
      language: 'deu-DEU',
      base: 'play',
      mine: { text: 'play it' },
      theirs: { text: 'start' },
    },
  ])
})

test('of an entry that one side deleted only the changes of the other are listed', () => {
  const base = { comments: 'one', displayName: 'Play' }
  const changes = {
    mine: [changed(base, undefined)],
    theirs: [changed(base, { ...base, comments: 'two' })],
  }
  expect(clashLines({ changes })).toEqual([
    { label: '', base: undefined, mine: { text: undefined } },
    { label: 'Comment', language: undefined, base: 'one', theirs: { text: 'two' } },
  ])
})

test('what both added alike is left out, and a note is a line of its own', () => {
  const mine = [changed(undefined, { comments: 'same', displayName: 'Play' })]
  const theirs = [changed(undefined, { comments: 'same', displayName: 'Start' })]
  expect(clashLines({ changes: { mine, theirs }, notes: { theirs: 'renamed to start' } })).toEqual([
    { label: '', base: undefined, theirs: { text: 'renamed to start' } },
    {
      label: 'Display name',
      language: undefined,
      base: undefined,
      mine: { text: 'Play' },
      theirs: { text: 'Start' },
    },
  ])
})

test('the words in which a text differs are those between what is the same at both ends', () => {
  expect(changedWords('play the song now', 'play a nice song now')).toEqual(['play ', 'a nice', ' song now'])
  expect(changedWords('play', 'stop')).toEqual(['', 'stop', ''])
  expect(changedWords('play it', 'play')).toEqual(['play', '', ''])
})
