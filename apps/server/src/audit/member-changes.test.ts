import { expect, test } from 'vitest'
import { memberChanges } from './member-changes.ts'

test('who came and who left is noted person by person, and the list alone where nobody did', () => {
  const changes = (before: string[], after: string[]) => memberChanges('translators', { before, after })
  expect(changes(['ada', 'max'], ['max', 'nora'])).toEqual(['translators + nora', 'translators - ada'])
  expect(changes(['ada'], ['ada'])).toEqual(['translators'])
  expect(changes([], [])).toEqual(['translators'])
})
