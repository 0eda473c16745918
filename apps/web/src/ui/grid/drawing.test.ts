import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EditableText } from '../EditableText.tsx'
import type { Column } from './columns.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { HeadingRow } from './HeadingRow.tsx'

const columns: Column<{ name: string }>[] = Array.from({ length: 40 }, (_, at) => ({
  name: `Column ${at}`,
  width: 100,
  cell: ({ name }) => createElement(EditableText, { ...text, field: `${at}`, value: `${name} ${at}` }),
}))
const text = { label: 'Text', onCommit: () => {} }
const inSight = { drawn: [0, 20, 21], pinned: new Map([[0, 0]]) }

const row = {
  actions: { grid: 'grid', nameOf: () => 'row', onSelect: () => {}, type: () => {}, onDrag: () => {} },
  columns,
  ...inSight,
  row: { name: 'rule' },
  className: undefined,
  rowKey: 'row 1',
  line: 7,
  rowIndex: 9,
  top: 238,
  isSelected: true,
  isActive: false,
  isCurrent: false,
  isLocked: false,
  isArmed: false,
  isDragged: false,
  typed: undefined,
  watchHeight: undefined,
}

test('of many columns a row draws those in sight at their places, and says which they are', () => {
  const drawn = renderToStaticMarkup(createElement(GridRow<{ name: string }>, row))
  expect(drawn.match(/aria-colindex="\d+"/g)).toEqual([
    'aria-colindex="1"',
    'aria-colindex="21"',
    'aria-colindex="22"',
  ])
  expect(drawn).toContain('grid-column:21')
  expect(drawn).toMatch(/aria-colindex="1"[^>]*data-pinned=""[^>]*style="[^"]*left:0/)
  expect(drawn).toContain('aria-rowindex="9"')
  expect(drawn).toContain('aria-selected="true"')
  const heads = createElement(GridHead<{ name: string }>, {
    columns,
    ...inSight,
    onDrag: () => {},
    onReset: () => {},
  })
  expect(renderToStaticMarkup(heads).match(/aria-colindex/g)).toHaveLength(3)
})

test('what is typed in a row is drawn in its field, and in no other', () => {
  const typed = new Map([['20', 'half a word']])
  const drawn = renderToStaticMarkup(createElement(GridRow<{ name: string }>, { ...row, typed }))
  expect(drawn.match(/<input[^>]*>/g)).toEqual([expect.stringContaining('value="half a word"')])
  expect(drawn).toContain('rule 21')
  expect(drawn).not.toContain('rule 20')
})

test('the heading of a section spans all columns and says whether its rows are folded away', () => {
  const place = { line: 3, rowIndex: 5, top: 102, columns: 40, isCurrent: false, rowKey: 'section 1' }
  const moving = { isMovable: true, isLocked: false, isArmed: false, grid: 'grid' }
  const actions = { onFold: () => {}, type: () => {}, typed: new Map([['name', 'Modu']]) }
  const heading = createElement(EditableText, { ...text, field: 'name', value: 'Module' })
  const drawn = renderToStaticMarkup(
    createElement(HeadingRow, { ...place, ...moving, ...actions, heading, label: 'Module', isFolded: true }),
  )
  expect(drawn).toContain('aria-colspan="40"')
  expect(drawn).toContain('aria-expanded="false"')
  expect(drawn).toContain('aria-label="Show Module"')
  expect(drawn).toContain('aria-label="Move Module"')
  expect(drawn).toContain('value="Modu"')
})
