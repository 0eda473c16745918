import { type ConceptRow, conceptsAtOnce } from '@sdp/api'
import { expect, test } from 'vitest'
import { type ConceptPages, newestOf, rowsOf, withChanges } from './concept-pages.ts'

const aRow = (name: string, version = 1): ConceptRow => ({
  id: name,
  concept_name: name,
  type: 2,
  description: '',
  ttsTuningStatus: 'open',
  version,
  languages: [],
  texts: [],
  domains: [],
  groupFlag: false,
  updated_on: '2026-01-01T00:00:00.000Z',
  updated_by: 'Clara',
})
const named = (...names: string[]) => names.map((name) => aRow(name))

/** A table that was read while the history went on. */
function aTable(...pages: { concepts: ConceptRow[]; newest: number }[]): ConceptPages {
  const total = pages.flatMap(({ concepts }) => concepts).length
  return {
    pages: pages.map((page, at) => ({ ...page, total, page: at + 1, pages: pages.length })),
    pageParams: pages.map((_, at) => at + 1),
  }
}
const namesIn = (table: ConceptPages | undefined) => table && rowsOf(table).map(({ id }) => id)

test('what changed, came, moved and went is where the server has it; all other rows stay as they are', () => {
  const before = aTable({ concepts: named('b', 'c', 'd', 'e'), newest: 7 })
  const after = withChanges(before, {
    newest: 9,
    total: 4,
    changed: [
      { id: 'e', at: 3, concept: aRow('e', 2) },
      { id: 'c' },
      { id: 'a', at: 0, concept: aRow('a') },
      { id: 'b', at: 2, concept: aRow('b', 2) },
    ],
  })
  expect(namesIn(after)).toEqual(['a', 'd', 'b', 'e'])
  expect(rowsOf(after!)[1]).toBe(rowsOf(before)[2])
  expect(rowsOf(after!)[3]!.version).toBe(2)
  expect(newestOf(after!)).toBe(9)
})

test('a table of several pages stays one of pages that can be read again', () => {
  const many = Array.from({ length: conceptsAtOnce + 1 }, (_, at) => aRow(`row ${at}`))
  const before = aTable(
    { concepts: many.slice(0, conceptsAtOnce), newest: 1 },
    { concepts: many.slice(conceptsAtOnce), newest: 1 },
  )
  const fewer = withChanges(before, { newest: 2, total: conceptsAtOnce, changed: [{ id: 'row 3' }] })!
  expect(fewer.pages.map(({ concepts, page, pages }) => [concepts.length, page, pages])).toEqual([
    [conceptsAtOnce, 1, 1],
  ])
  const more = withChanges(fewer, {
    newest: 3,
    total: conceptsAtOnce + 1,
    changed: [{ id: 'new', at: 0, concept: aRow('new') }],
  })!
  expect(more.pages.map(({ concepts }) => concepts.length)).toEqual([conceptsAtOnce, 1])
  expect(more.pageParams).toEqual([1, 2])
  const none = withChanges(aTable({ concepts: named('a'), newest: 1 }), {
    newest: 2,
    total: 0,
    changed: [{ id: 'a' }],
  })!
  expect(none.pages).toMatchObject([{ concepts: [], total: 0, page: 1, pages: 1 }])
})

test('a row that is missing, since it moved between two pages, has the table read again', () => {
  const torn = aTable({ concepts: named('a', 'b'), newest: 1 }, { concepts: named('b', 'd'), newest: 2 })
  expect(namesIn(torn)).toEqual(['a', 'b', 'd'])
  expect(newestOf(torn)).toBe(1)
  const changed = [{ id: 'a' }]
  expect(withChanges(torn, { newest: 2, total: 3, changed })).toBeUndefined()
  expect(namesIn(withChanges(torn, { newest: 2, total: 2, changed }))).toEqual(['b', 'd'])
})

test('more changes than are listed have the table read again', () => {
  expect(withChanges(aTable({ concepts: [], newest: 1 }), { newest: 2, total: 9, changed: null })).toBe(
    undefined,
  )
})
