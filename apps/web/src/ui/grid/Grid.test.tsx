import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { draw, focusOn } from '../../testing/draw.tsx'
import { EditableText } from '../EditableText.tsx'
import { Grid } from './Grid.tsx'
import type { RowMove } from './moves.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'

interface Row {
  name: string
  comments: string
}

const start: Row[] = ['one', 'two', 'three'].map((name) => ({ name, comments: `about ${name}` }))
const onDelete = vi.fn()
const onCopy = vi.fn()
const onPaste = vi.fn()
const onMove = vi.fn()
const onRename = vi.fn()
const nameOf = ({ name }: Row) => name
const columns = [
  {
    name: 'Name',
    cell: ({ name }: Row) => (
      <EditableText
        field="name"
        label={`Name of ${name}`}
        value={name}
        check={(text) => (text.includes(' ') ? 'No spaces' : undefined)}
        onCommit={(to) => onRename(name, to)}
      />
    ),
  },
  { name: 'Comments', cell: ({ comments }: Row) => comments },
]

/** Turns the rows around, as somebody else's work can. */
let turnAround: () => void

function SmallGrid() {
  const [rows, setRows] = useState(start)
  turnAround = () => setRows(rows.toReversed())
  const keyOf = useRowKeys(rows, nameOf)
  const selection = useSelection(rows, keyOf)
  return (
    <main tabIndex={-1}>
      <Grid
        label="Numbers"
        rows={rows}
        columns={columns}
        nameOf={nameOf}
        keyOf={keyOf}
        selection={selection}
        onDelete={(deleted) => {
          onDelete(deleted.map(nameOf))
          setRows(rows.filter((row) => !deleted.includes(row)))
        }}
        onCopy={(copied) => onCopy(copied.map(nameOf))}
        onPaste={(text, { row }) => onPaste(text, row?.name)}
        onMove={(move: RowMove<Row>) => onMove(move.rows.map(nameOf))}
        none="Nothing here"
      />
    </main>
  )
}

const focused = () => document.activeElement!
const press = (key: string, more = {}) => fireEvent.keyDown(focused(), { key, ...more })
const nameCell = (name: string) => screen.getByRole('button', { name: `Name of ${name}: ${name}` })
const rowOf = (name: string) => nameCell(name).closest('tr')!
const selected = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('button', { name: /^Name of/ }).textContent)

function begin(name = 'one') {
  draw(<SmallGrid />)
  focusOn(nameCell(name))
}

test('arrow keys lead from cell to cell, Home and End along the row, with Ctrl to the corners', () => {
  begin()
  press('ArrowDown')
  expect(focused()).toBe(nameCell('two'))
  press('ArrowRight')
  expect(focused().textContent).toBe('about two')
  press('ArrowUp')
  expect(focused().textContent).toBe('about one')
  press('End', { ctrlKey: true })
  expect(focused().textContent).toBe('about three')
  press('Home')
  expect(rowOf('three').contains(focused())).toBe(true)
  press('Home', { ctrlKey: true })
  expect(rowOf('one').contains(focused())).toBe(true)
})

test('a row is selected by Ctrl and Space, more of them by Shift with an arrow, all by Ctrl+A and none by Esc', () => {
  begin()
  press(' ', { ctrlKey: true })
  expect(selected()).toEqual(['one'])
  press('ArrowDown', { shiftKey: true })
  expect(selected()).toEqual(['one', 'two'])
  press('a', { ctrlKey: true })
  expect(selected()).toEqual(['one', 'two', 'three'])
  press('Escape')
  expect(screen.queryAllByRole('row', { selected: true })).toEqual([])
})

test('Delete and copying mean the selected rows, or else the one with the focus', () => {
  begin('two')
  press('c', { ctrlKey: true })
  press('ArrowDown', { shiftKey: true })
  press('c', { ctrlKey: true })
  expect(onCopy.mock.calls).toEqual([[['two']], [['two', 'three']]])
  press('Delete')
  expect(onDelete).toHaveBeenCalledExactlyOnceWith(['two', 'three'])
})

test('what is pasted goes to the row with the focus, wherever the browser sends it, but not while a text is written', () => {
  begin('two')
  // As Firefox does: to what was clicked last, or to the page
  for (const target of [rowOf('three'), document.body]) {
    fireEvent.paste(target, { clipboardData: { getData: () => 'pasted' } })
  }
  expect(onPaste.mock.calls).toEqual([
    ['pasted', 'two'],
    ['pasted', 'two'],
  ])
  press('F2')
  fireEvent.paste(focused(), { clipboardData: { getData: () => 'pasted' } })
  focusOn(screen.getByRole('main'))
  fireEvent.paste(nameCell('one'), { clipboardData: { getData: () => 'pasted' } })
  expect(onPaste).toHaveBeenCalledTimes(2)
})

test('the row that takes the place of a deleted one gets the focus, and in the end the head', () => {
  begin('two')
  press('Delete')
  expect(rowOf('three').contains(focused())).toBe(true)
  press('Delete')
  expect(rowOf('one').contains(focused())).toBe(true)
  press('Delete')
  expect(screen.getByText('Nothing here')).toBeDefined()
  expect(screen.getByRole('grid').contains(focused())).toBe(true)
})

test('F2 writes in a cell: its keys are those of the text then, and Enter gives the focus back to the cell', () => {
  begin()
  press('F2')
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name of one' }))
  press('ArrowDown')
  press('Delete')
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Name of one' }))
  expect(onDelete).not.toHaveBeenCalled()
  fireEvent.change(focused(), { target: { value: 'uno' } })
  press('Enter')
  expect(onRename).toHaveBeenCalledExactlyOnceWith('one', 'uno')
  expect(focused()).toBe(nameCell('one'))
})

test('a wrong text stays with its row when a row above it goes (ruling R330)', () => {
  begin('two')
  press('F2')
  fireEvent.change(focused(), { target: { value: 'wrong text' } })
  focusOn(nameCell('one'))
  press('Delete')
  const left = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of two' })
  expect(left.value).toBe('wrong text')
  expect(nameCell('three')).toBeDefined()
})

test('Alt with an arrow moves a row, or all that are selected', () => {
  begin('three')
  press('ArrowUp', { altKey: true })
  press('ArrowUp', { shiftKey: true })
  press('ArrowUp', { altKey: true })
  expect(onMove.mock.calls.map(([names]) => names)).toEqual([['three'], ['two', 'three']])
})

test('rows in another order take over elements, but none in which somebody types', () => {
  begin()
  act(() => (focused() as HTMLElement).blur())
  const first = rowOf('one')
  act(() => turnAround())
  expect(rowOf('three')).toBe(first)

  focusOn(nameCell('three'))
  press('F2')
  const written = focused()
  fireEvent.change(written, { target: { value: 'drei' } })
  act(() => turnAround())
  expect(first.contains(written)).toBe(true)
  expect(focused()).toBe(written)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of three' }).value).toBe('drei')
  press('Enter')
  expect(onRename).toHaveBeenCalledExactlyOnceWith('three', 'drei')
})

test('a wrong text keeps its element when rows change places, though the focus is elsewhere', () => {
  begin()
  press('F2')
  fireEvent.change(focused(), { target: { value: 'wrong text' } })
  act(() => (focused() as HTMLElement).blur())
  const written = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of one' })
  act(() => turnAround())
  expect(screen.getByRole('textbox', { name: 'Name of one' })).toBe(written)
  expect(written.value).toBe('wrong text')
})
