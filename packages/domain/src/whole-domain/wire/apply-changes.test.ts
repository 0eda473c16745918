import { expect, test } from 'vitest'
import { addIntent, deleteIntents, moveIntents, renameIntent } from '../../nouns/intents/edits.ts'
import { aDomain, anIntent } from '../../testing/builders.ts'
import { applyChanges } from './apply-changes.ts'
import { changedCollections, changedEntries } from './changes.ts'
import { toWire } from './to-wire.ts'

const names = ['play', 'stop', 'next', 'back', 'louder', 'quieter']
const domain = aDomain({ intents: names.map((name) => anIntent(name)) })
const before = toWire(domain)

test.each([
  ['an added entry', addIntent(domain, { name: 'pause' })],
  ['a removed entry', deleteIntents(domain, { names: ['next'] })],
  ['a renamed entry', renameIntent(domain, { from: 'stop', to: 'halt' })],
  ['another order', moveIntents(domain, { names: ['quieter'], to: 0 })],
  ['nothing left', deleteIntents(domain, { names })],
])('changes are applied: %s', (_, changed) => {
  const after = toWire(changed)
  expect(applyChanges(before, changedCollections(before, after))).toEqual(after)
  expect(applyChanges(after, changedCollections(after, before))).toEqual(before)
  expect(applyChanges(before, changedEntries(before, after))).toEqual(after)
})

test('what somebody else changed elsewhere stays', () => {
  const empty = aDomain()
  const mine = changedEntries(toWire(empty), toWire(addIntent(empty, { name: 'mine' })))
  const theirs = toWire(addIntent(empty, { name: 'theirs' }))
  expect(Object.keys(applyChanges(theirs, mine).ontology?.intents ?? {})).toEqual(
    expect.arrayContaining(['mine', 'theirs']),
  )
})

test('a patch that removes nothing need not say so', () => {
  const updates = { tts_responses: { $patch: { put: { hello: ['Hi'] } } } }
  expect(applyChanges(before, updates).tts_responses).toMatchObject({ hello: ['Hi'] })
})
