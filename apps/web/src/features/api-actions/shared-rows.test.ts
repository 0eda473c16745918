import { aDomain, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { inputRows, isSharedRow, removedSources } from './shared-rows.ts'

const fromShared = [{ input: 'station', domain: 'Radio' }]
const rows = inputRows(
  aDomain({
    embedded: true,
    slots: [aSlot('mood', {}, { shared: true }), aSlot('own'), aSlot('genre', {}, { fromShared })],
  }),
)

test('inputs that are shared or take their value from others have to do with other domains', () => {
  expect(rows.filter(isSharedRow).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'user mood',
    'user genre',
  ])
})

test('nothing is said to be gone while it is not known what there is (ruling R119)', () => {
  const genre = rows[2]!
  expect(removedSources(genre, undefined)).toEqual([])
  expect(removedSources(genre, { userInputs: [], apiInputs: [] })).toEqual(fromShared)
})
