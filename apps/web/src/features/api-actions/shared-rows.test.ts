import { aDomain, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { goneSources, inputRows, isSharedRow } from './shared-rows.ts'

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

test('nothing is said to be gone while it is not known what there is', () => {
  const genre = rows[2]!
  expect(goneSources(genre, undefined)).toEqual([])
  expect(goneSources(genre, { userInputs: [], apiInputs: [] })).toEqual(fromShared)
})
