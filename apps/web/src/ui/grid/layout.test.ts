import { expect, test } from 'vitest'
import { haveSameKeys, layoutOf, type Section } from './layout.ts'
import { moveToEdge, neighbourEdge, placeIn } from './moves.ts'

const plain = layoutOf([{ key: '', rows: ['a', 'b', 'c', 'd'] }])
const modules = layoutOf([
  { key: 'one', heading: 'One', rows: ['a', 'b'] },
  { key: 'folded', heading: 'Folded', rows: ['x', 'y'], isFolded: true },
  { key: 'empty', heading: 'Empty', rows: [] },
  { key: 'two', heading: 'Two', rows: ['c'] },
])

function textOf(layout: typeof modules, index: number): string | undefined {
  const item = layout.at(index)
  return item?.kind === 'heading' ? `# ${item.section.key}` : item?.row
}

test('sections stand one below the other with their headings, a folded one without its rows', () => {
  expect(Array.from({ length: modules.count }, (_, index) => textOf(modules, index))).toEqual([
    '# one',
    'a',
    'b',
    '# folded',
    '# empty',
    '# two',
    'c',
  ])
  expect(modules.at(7)).toBeUndefined()
  expect(modules.find((row) => row === 'c')).toBe(6)
  expect(modules.find((row) => row === 'x')).toBe(-1)
  expect([modules.rowAt(0), modules.rowAt(1), modules.rowAt(6), modules.rowAt(-1)]).toEqual([
    undefined,
    'a',
    'c',
    undefined,
  ])
  expect(modules.headingOf('two')).toBe(5)
  expect(modules.headingOf('gone')).toBe(-1)
})

test('a page shows a part of a plain list', () => {
  const page = layoutOf([{ key: '', rows: ['a', 'b', 'c', 'd', 'e'] }], { first: 2, end: 4 })
  expect(page.count).toBe(2)
  expect(page.at(0)).toMatchObject({ row: 'c', place: 2 })
  expect([page.rowAt(1), page.rowAt(2), page.rowAt(-1)]).toEqual(['d', undefined, undefined])
  expect(page.find((row) => row === 'a')).toBe(-1)
})

test('a row is dropped between two others, and nowhere when it is there already', () => {
  expect(moveToEdge(plain, 0, ['c'])).toEqual({ rows: ['c'], section: '', after: undefined, before: 'a' })
  expect(moveToEdge(plain, 4, ['a'])).toEqual({ rows: ['a'], section: '', after: 'd', before: undefined })
  expect(moveToEdge(plain, 2, ['c'])).toBeUndefined()
  expect(moveToEdge(plain, 3, ['c'])).toBeUndefined()
})

test('several rows are dropped at once, and those that are apart come together', () => {
  expect(moveToEdge(plain, 1, ['b', 'd'])).toEqual({ rows: ['b', 'd'], section: '', after: 'a', before: 'c' })
  expect(moveToEdge(plain, 2, ['b', 'c'])).toBeUndefined()
})

test('rows go from section to section, also into empty and folded ones', () => {
  expect(moveToEdge(modules, 1, ['c'])).toMatchObject({ section: 'one', after: undefined, before: 'a' })
  expect(moveToEdge(modules, 3, ['c'])).toMatchObject({ section: 'one', after: 'b', before: undefined })
  expect(moveToEdge(modules, 4, ['a'])).toMatchObject({ section: 'folded', after: undefined })
  expect(moveToEdge(modules, 5, ['a'])).toMatchObject({ section: 'empty', before: undefined })
  expect(moveToEdge(modules, 7, ['a'])).toMatchObject({ section: 'two', after: 'c' })
})

test('Alt with an arrow key moves rows by one line and over headings', () => {
  const moved = (rows: string[], step: 1 | -1) =>
    moveToEdge(modules, neighbourEdge(modules, rows, step), rows)
  expect(moved(['a'], 1)).toMatchObject({ after: 'b' })
  expect(moved(['b'], -1)).toMatchObject({ before: 'a' })
  expect(moved(['b'], 1)).toMatchObject({ section: 'folded' })
  expect(moved(['c'], -1)).toMatchObject({ section: 'empty' })
  expect(moved(['a', 'b'], 1)).toMatchObject({ section: 'folded', after: undefined })
  expect(moved(['a'], -1)).toBeUndefined()
})

test('rows that a search found are put next to their neighbours in the whole list', () => {
  const all = ['a', 'hidden', 'b', 'c']
  const shown = layoutOf([{ key: '', rows: ['a', 'b', 'c'] }])
  expect(placeIn(all, moveToEdge(shown, 1, ['c'])!)).toBe(1)
  expect(placeIn(all, moveToEdge(shown, 0, ['c'])!)).toBe(0)
  expect(placeIn(all, moveToEdge(shown, 3, ['a'])!)).toBe(3)
})

test('lines keep their keys while rows change in place, and not when rows come, go, move or are folded', () => {
  const keyOf = ({ key }: { key: string }) => key
  const [a, b, c] = [{ key: 'a' }, { key: 'b' }, { key: 'c' }]
  const section = (more: Partial<Section<{ key: string }>>) => [
    { key: 'one', heading: 'One', rows: [a, b], ...more },
  ]
  const before = section({})
  expect(haveSameKeys(before, section({}), keyOf)).toBe(true)
  expect(haveSameKeys(before, section({ heading: 'Uno', rows: [a, { ...b }] }), keyOf)).toBe(true)
  for (const changed of [
    section({ rows: [a, c] }),
    section({ rows: [b, a] }),
    section({ rows: [a] }),
    section({ isFolded: true }),
    section({ heading: undefined }),
    section({ key: 'two' }),
    [...before, ...before],
  ]) {
    expect(haveSameKeys(before, changed, keyOf)).toBe(false)
  }
})
