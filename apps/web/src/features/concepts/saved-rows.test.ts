import type { ConceptReply, ConceptRow } from '@sdp/api'
import { expect, test } from 'vitest'
import { savedRow } from './saved-rows.ts'

const text = {
  id: 't1',
  text: 'Neu',
  isActive: true,
  type: 'textprompt' as const,
  historyPointIds: [],
  translationJobIds: [],
}
const row: ConceptRow = {
  id: 'c1',
  concept_name: 'OLD_CONCEPT',
  type: 2,
  description: '',
  ttsTuningStatus: 'open',
  version: 1,
  languages: ['deu-DEU', 'eng-USA'],
  texts: [{ id: 't1', text: 'Alt', isActive: true, type: 'textprompt' }],
  domains: ['Radio'],
  groupFlag: false,
  updated_on: '2026-01-01T00:00:00.000Z',
  updated_by: 'Clara',
}
const saved: ConceptReply = {
  id: 'c1',
  name: 'NEW_CONCEPT',
  type: 2,
  description: 'Said first',
  ttsTuningStatus: 'done',
  version: 2,
  translations: [
    { language: { id: 7, code: 'deu-DEU' }, texts: [text] },
    { language: { id: 12, code: 'eng-USA' }, texts: [{ ...text, id: 't2', isActive: false }] },
  ],
  meta: { historyPoints: [], translationJobs: [] },
}

test('a row shows what was saved, with the texts of its language and the languages that have active ones', () => {
  expect(savedRow(row, saved, 'deu-DEU')).toMatchObject({
    concept_name: 'NEW_CONCEPT',
    description: 'Said first',
    ttsTuningStatus: 'done',
    version: 2,
    languages: ['deu-DEU'],
    texts: [{ id: 't1', text: 'Neu' }],
    domains: ['Radio'],
  })
  expect(savedRow(row, saved, 'fra-FRA').texts).toEqual([])
})
