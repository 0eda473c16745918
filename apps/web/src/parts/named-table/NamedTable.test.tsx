import {
  addIntent,
  checkIntentName,
  deleteIntents,
  type Intent,
  intentUsage,
  moveIntents,
  renameIntent,
} from '@sdp/domain/intents'
import { aDomain, aModule, anExpression, anIntent, aRule } from '@sdp/domain/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyEdit, closeDomain, takeAnswer, useEditingStore } from '../../editing/editing-store.ts'
import { check, useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { ReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { draw, focusOn } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { ConfirmHost } from '../../ui/ConfirmDialog.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { type NamedColumnsOptions, NamedTable } from './NamedTable.tsx'
import { nameColumn } from './name-column.tsx'
import { useSearchedText } from './searched-text.ts'

const drawn = vi.fn()

function Found({ name }: { name: string }) {
  drawn(name)
  return `${name} by ${useSearchedText()}`
}

function columns({ hasComments, disabledReason, edit, onDelete }: NamedColumnsOptions): Column<Intent>[] {
  const isReadOnly = disabledReason !== undefined
  return [
    nameColumn<Intent>({
      heading: 'Name',
      label: 'Name',
      width: '20%',
      disabledReason,
      check: (to, own) => check(checkIntentName, to, own),
      usage: ({ name }) => check(intentUsage, [name]),
      onRename: (from, to) => edit(renameIntent, { from, to }),
    }),
    { name: 'Found', cell: ({ name }) => <Found name={name} /> },
    commentsColumn({ width: '20%', hasComments, isReadOnly, onCommit: () => {} }),
    deleteColumn({ disabledReason, onDelete }),
  ]
}

const options = {}
const checkName = (name: string) => check(checkIntentName, name)

interface SmallTableProps {
  shown?: string
  searchedAbove?: number
  pageSize?: number
}

function SmallTable({ shown, searchedAbove, pageSize }: SmallTableProps) {
  const all = useDomain(({ intents }) => intents)
  const { edit } = useEdit()
  return (
    <NamedTable
      noun="intent"
      title="Intents"
      all={all}
      columns={columns}
      options={options}
      searched="Names and comments"
      search={searchedAbove === undefined ? {} : { above: searchedAbove }}
      pageSize={pageSize}
      shown={shown}
      adding={{ label: 'Add intent', check: checkName, onAdd: (name) => edit(addIntent, { name }) }}
      deletes={deleteIntents}
      moves={moveIntents}
      bulk={(selected) => <p>{selected.map(({ name }) => name).join(' and ')}</p>}
      example={{ name: 'play_music', about: 'An intent is something that users want.' }}
    />
  )
}

beforeEach(() => {
  drawn.mockClear()
})
afterEach(() => {
  cleanup()
  closeDomain()
})

function show(
  names: readonly string[],
  { disabledReason, ...props }: SmallTableProps & { disabledReason?: string } = {},
) {
  const intents = names.map((name) =>
    anIntent(name, { comments: `about ${name}`, expressions: [anExpression(`${name} it`)] }),
  )
  const modules = names.length === 0 ? [] : [aModule('Main', aRule([names[0]!]))]
  takeAnswer(aFullDomain(aDomain({ intents, modules })), undefined)
  draw(
    <>
      <ReadOnlyReason value={disabledReason}>
        <SmallTable {...props} />
      </ReadOnlyReason>
      <ConfirmHost />
    </>,
  )
}

const namesNow = () => useEditingStore.getState().open!.current.intents.map(({ name }) => name)
const shownNames = () => screen.queryAllByRole('button', { name: /^Name: / }).map((cell) => cell.textContent)
const nameCell = (name: string) => screen.getByRole('button', { name: `Name: ${name}` })
const addField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Add intent' })
const searchField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search intents' })
const bar = () => screen.queryByRole('toolbar', { name: 'Selected intents' })
const rowWithFocus = () =>
  document.activeElement?.closest('tr')?.querySelector('button[aria-label^="Name: "]')
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more })
const answer = async (title: string, button: 'Delete' | 'Cancel') => {
  const question = await screen.findByRole('dialog', { name: title })
  const { textContent } = question
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: button })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return textContent
}
const search = async (text: string) => {
  fireEvent.change(searchField(), { target: { value: text } })
  await act(async () => fireEvent.blur(searchField()))
}

test('a name is added by Enter once it is right: a search ends, the row is there and the field waits for the next', async () => {
  show(['play', 'stop'])
  await search('play')
  expect(shownNames()).toEqual(['play'])
  focusOn(addField())
  fireEvent.change(addField(), { target: { value: 'stop' } })
  expect(screen.getByRole('tooltip').textContent).toContain('stop already exists')
  press('Enter')
  expect(namesNow()).toEqual(['play', 'stop'])
  fireEvent.change(addField(), { target: { value: 'resume' } })
  press('Enter')
  expect(shownNames()).toEqual(['play', 'stop', 'resume'])
  expect(searchField().value).toBe('')
  expect([document.activeElement, addField().value]).toEqual([addField(), ''])
})

test("'/' leads to the search, which finds names and comments, tells cells what was searched for and says when nothing is found", async () => {
  show(['play', 'stop'])
  fireEvent.keyDown(nameCell('stop'), { key: '/' })
  expect(document.activeElement).toBe(searchField())
  expect(searchField().title).toBe('Names and comments')
  await search('about st')
  expect(shownNames()).toEqual(['stop'])
  expect(screen.getByText('stop by about st')).toBeDefined()
  expect(screen.getByRole('heading').textContent).toBe('Intents 1 of 2')
  await search('rewind')
  expect(screen.getByText('No intent is found')).toBeDefined()
})

test('there is a search only above as many rows as the table wants', () => {
  show(['play', 'stop'], { searchedAbove: 2 })
  expect(screen.queryByRole('textbox', { name: 'Search intents' })).toBeNull()
  act(() => applyEdit(addIntent, { name: 'resume' }))
  expect(searchField()).toBeDefined()
})

test('an empty table says what belongs into it; its example is added with the focus', () => {
  show([])
  expect(screen.getByRole('grid').textContent).toContain(
    'No intents yetAn intent is something that users want.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add this example' }))
  expect(namesNow()).toEqual(['play_music'])
  expect(rowWithFocus()?.textContent).toBe('play_music')
})

test('what a deletion touches is asked first; declined it does nothing, done the focus goes to the next row', async () => {
  show(['play', 'stop', 'resume'])
  fireEvent.click(screen.getByRole('button', { name: 'Delete play' }))
  expect(await answer('Delete intent', 'Cancel')).toContain(
    'Do you want to delete the intent play? It touches 1 expression, 1 rule.',
  )
  expect(namesNow()).toEqual(['play', 'stop', 'resume'])
  focusOn(nameCell('play'))
  press('Delete')
  await answer('Delete intent', 'Delete')
  expect(namesNow()).toEqual(['stop', 'resume'])
  await waitFor(() => expect(rowWithFocus()?.textContent).toBe('stop'))
})

test('selected rows are counted in a bar with what can be done to them, and deleted at once by one edit', async () => {
  show(['play', 'stop', 'resume'])
  focusOn(nameCell('play'))
  press(' ', { ctrlKey: true })
  press('ArrowDown', { shiftKey: true })
  expect(bar()?.textContent).toContain('2 intents selected')
  expect(bar()?.textContent).toContain('play and stop')
  fireEvent.click(within(bar()!).getByRole('button', { name: 'Delete' }))
  expect(await answer('Delete intents', 'Delete')).toContain('Do you want to delete the 2 selected intents?')
  expect(namesNow()).toEqual(['resume'])
  expect(bar()).toBeNull()
  expect(useEditingStore.getState().open!.past).toHaveLength(1)
})

test('a name is written in its row, which says what is wrong with it and where it is followed', () => {
  show(['play', 'stop'])
  fireEvent.click(nameCell('play'))
  const field = screen.getByRole('textbox', { name: 'Name' })
  expect(screen.getByRole('tooltip').textContent).toContain('The new name also goes into')
  fireEvent.change(field, { target: { value: 'stop' } })
  expect(screen.getByRole('tooltip').textContent).toContain('stop already exists')
  fireEvent.change(field, { target: { value: 'start' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(namesNow()).toEqual(['start', 'stop'])
  expect(document.activeElement).toBe(nameCell('start'))
})

test('what is selected counts only as far as the search shows it (ruling R328)', async () => {
  show(['play', 'stop'])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all intents' }))
  expect(bar()?.textContent).toContain('2 intents selected')
  await search('stop')
  expect(bar()?.textContent).toContain('1 intent selected')
})

test('a row is moved among all, also from a page and while others are searched for', async () => {
  show(['play', 'stop', 'resume'], { pageSize: 2 })
  expect(shownNames()).toEqual(['play', 'stop'])
  focusOn(nameCell('stop'))
  press('ArrowUp', { altKey: true })
  expect(namesNow()).toEqual(['stop', 'play', 'resume'])
})

test('a row that the address names is brought into sight with the focus, on whatever page it is', () => {
  show(['play', 'stop', 'resume'], { pageSize: 2, shown: 'resume' })
  expect(shownNames()).toEqual(['resume'])
  expect(rowWithFocus()?.textContent).toBe('resume')
})

test('an edit draws the row that it changes, and no other', () => {
  show(['play', 'stop', 'resume'])
  drawn.mockClear()
  act(() => applyEdit(renameIntent, { from: 'stop', to: 'halt' }))
  expect(drawn.mock.calls).toEqual([['halt']])
})

test('who may not edit can look and select; nothing is added, moved or deleted', () => {
  show(['play', 'stop'], { disabledReason: 'Somebody else edits' })
  expect([addField().disabled, addField().title]).toEqual([true, 'Somebody else edits'])
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select play' }))
  expect(within(bar()!).getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true)
  focusOn(nameCell('play'))
  press('Delete')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who may not edit is offered no example', () => {
  show([], { disabledReason: 'Somebody else edits' })
  expect(screen.getByText('No intents yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add this example' })).toBeNull()
})
