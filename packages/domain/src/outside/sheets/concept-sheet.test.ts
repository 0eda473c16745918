import { expect, test } from 'vitest'
import type { Concept } from '../../model/concept.ts'
import { changeConcept, newConcept } from '../../nouns/concepts/changes.ts'
import type { SheetCells } from './cells.ts'
import { conceptColumns, conceptRowReader, conceptSheetRows } from './concept-sheet.ts'

const hello: Concept = {
  ...newConcept('c1', 'HELLO_CONCEPT', 'voice'),
  version: 3,
  description: 'A greeting',
  texts: [
    { id: 't1', language: 'deu-DEU', type: 'voice', text: 'Hallo', isActive: true },
    { id: 't2', language: 'eng-USA', type: 'text', text: 'Hello', isActive: false },
  ],
}
const empty: Concept = { ...newConcept('c2', 'EMPTY_CONCEPT', 'text'), version: 1 }
const stored = [hello, empty]

function read(rows: readonly SheetCells[]) {
  const reader = conceptRowReader({
    byName: (name) => stored.find((concept) => concept.name.toLowerCase() === name.toLowerCase()),
    byTextId: (id) => stored.find(({ texts }) => texts.some((text) => text.id === id)),
  })
  for (const [row, cells] of rows.entries()) reader.add(cells, row)
  return reader.finish()
}

const cellsOf = (row: readonly unknown[]) =>
  Object.fromEntries(conceptColumns.map((column, at) => [column, row[at]]))
const row = (cells: SheetCells): SheetCells => ({
  concept_name: 'HELLO_CONCEPT',
  type: 'voice',
  language: 'deu-DEU',
  text: 'Moin',
  ...cells,
})

test('what is written changes nothing when it is read', () => {
  const result = read(stored.flatMap(conceptSheetRows).map(cellsOf))
  expect(result).toMatchObject({ problems: [], concepts: [] })
  expect(result.rows.map(({ result }) => result)).toEqual([undefined, undefined])
})

test('a row with an id updates or disables, one without creates, and what is left out stays (ruling R190)', () => {
  const result = read([
    row({ id: 't1', active: 'false' }),
    row({ id: 't2', language: 'eng-usa', type: 'text', text: 'Hi', active: true }),
    row({ text: 'Servus' }),
    row({
      concept_name: 'BYE_CONCEPT',
      text: 'Tschüss',
      description: 'At the end',
      tts_tuning_status: 'Done',
    }),
  ])
  expect(result.problems).toEqual([])
  expect(result.rows.map(({ line, result }) => [line, result])).toEqual([
    [2, 'disabled'],
    [3, 'updated'],
    [4, 'created'],
    [5, 'created'],
  ])
  const [first, second] = result.concepts
  expect(first).toMatchObject({ id: 'c1', version: 3 })
  expect(changeConcept(hello, first!.change, () => 'fresh').texts).toEqual([
    { id: 't1', language: 'deu-DEU', type: 'voice', text: 'Moin', isActive: false },
    { id: 't2', language: 'eng-USA', type: 'text', text: 'Hi', isActive: true },
    { id: 'fresh', language: 'deu-DEU', type: 'voice', text: 'Servus', isActive: true },
  ])
  expect(second).toMatchObject({
    id: undefined,
    change: { name: 'BYE_CONCEPT', type: 'voice', description: 'At the end', ttsTuningStatus: 'done' },
  })
})

test('a row without an id whose text is there is that text', () => {
  expect(read([row({ text: 'Hallo' })])).toMatchObject({ concepts: [], rows: [{ result: undefined }] })
  expect(read([row({ text: 'Hallo', active: false })]).rows[0]?.result).toBe('disabled')
})

test.each<[string, SheetCells, string, string]>([
  ['a wrong name', { concept_name: 'HELLO' }, 'concept_name', 'Line 2: _CONCEPT suffix is required'],
  ['no name', { concept_name: ' ' }, 'concept_name', 'Line 2: The "concept_name" value cannot be empty.'],
  [
    'a type',
    { type: 'song' },
    'type',
    'Line 2: The "type" value is invalid: only "voice" and "text" are allowed.',
  ],
  ['a language', { language: 'klingon' }, 'language', 'Line 2: klingon is not a supported language'],
  ['no text', { text: '' }, 'text', 'Line 2: The "text" value cannot be empty.'],
  [
    'Vocalizer',
    { text: '\\e\\rate=1\\ so' },
    'text',
    'Line 2: Vocalizer syntax has been detected, it is no longer supported',
  ],
  [
    'active',
    { active: 'maybe' },
    'active',
    'Line 2: The "active" value is invalid: only TRUE and FALSE are allowed.',
  ],
  ['an unknown id', { id: 'none' }, 'id', 'Line 2: There is no text none'],
  [
    'an id of another concept',
    { concept_name: 'EMPTY_CONCEPT', id: 't1' },
    'id',
    'Line 2: The text t1 belongs to HELLO_CONCEPT.',
  ],
  [
    'a status',
    { tts_tuning_status: 'later' },
    'tts_tuning_status',
    'Line 2: The "tts_tuning_status" value is invalid: only "open", "in progress" and "done" are allowed.',
  ],
])('%s is reported with its line, column and value', (_, cells, column, message) => {
  expect(read([row(cells)]).problems).toEqual([
    { line: 2, column, message, currentValue: String(cells[column]) },
  ])
})

test('rows that say different things of one concept, or name a text twice, are reported', () => {
  const { problems } = read([
    row({ id: 't1', description: 'One' }),
    row({ id: 't1', description: 'Another' }),
  ])
  expect(problems.map(({ message }) => message)).toEqual([
    'Line 3: The "description" value differs from that in line 2.',
    'Line 3: The text of this id stands in line 2 already.',
  ])
})
