import type { RevisionReply, SavePointReply } from '@sdp/api'
import { collections } from '@sdp/domain'
import { expect, test } from 'vitest'
import { comparisonChoices, predecessorOf } from './choices.ts'
import { restoringUpdates } from './restore.ts'

const revision = (id: string): RevisionReply => ({
  revision: id,
  author: 'ada@x.org',
  authorName: 'Ada',
  message: `Save ${id}`,
  at: '2026-11-15T10:00:00.000Z',
  savePoint: 'Original',
})
const revisions = [revision('three'), revision('two'), revision('one')]

test('a revision is compared with the one saved before it', () => {
  expect(predecessorOf(revisions, 'three')?.revision).toBe('two')
  expect(predecessorOf(revisions, 'one')).toBeUndefined()
  expect(predecessorOf(revisions, 'unknown')).toBeUndefined()
})

test('save points and revisions can be compared with each other', () => {
  const original = { _id: 'music', name: 'Original', revision: 'three' } as SavePointReply
  const choices = comparisonChoices([original], revisions)
  expect(choices.map((one) => one.revision)).toEqual(['three', 'three', 'two', 'one'])
  expect(new Set(choices.map(({ id }) => id)).size).toBe(4)
  expect(choices[0]?.label).toBe('Save point Original')
})

test('restoring sends all content, what was empty then as well, and leaves the languages alone', () => {
  const updates = restoringUpdates({
    name: 'Music',
    nlu_interpretations: [{ intent: 'play' }],
    ontology: { intents: { play: {} } },
    languages: [{ language: 'eng-USA' }],
  })
  expect(Object.keys(updates)).toHaveLength(collections.length - 1)
  expect(updates).not.toHaveProperty('languages')
  expect(updates.nlu_interpretations).toEqual([{ intent: 'play' }])
  expect(updates['ontology.intents']).toEqual({ play: {} })
  expect(updates.system_actions).toEqual([])
})
