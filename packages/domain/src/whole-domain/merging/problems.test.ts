import { expect, test } from 'vitest'
import { deleteApiInputs } from '../../nouns/api-actions/api-input-edits.ts'
import { deleteSlots } from '../../nouns/slots/edits.ts'
import { fullDomain } from '../../testing/full-domain.ts'
import { findMergeProblems } from './problems.ts'

test('a text that nobody touched is reported when both sides took away what it can mean (ruling R381)', () => {
  const mine = deleteSlots(fullDomain, { names: ['found'] })
  const theirs = deleteApiInputs(fullDomain, { names: ['found'] })
  const merged = deleteApiInputs(mine, { names: ['found'] })
  const sides = { base: fullDomain, mine, theirs }
  const problems = findMergeProblems(merged, { sides, touched: new Map() })
  expect(problems.map(({ list, name, message }) => `${list} ${name}: ${message}`)).toEqual([
    'ttsResponses answer: There is no slot or API input found',
    'guiResponses answer: There is no slot or API input found',
  ])
})
