import { messages } from '@sdp/domain'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { draw, focusOn } from '../testing/draw.tsx'
import { EditableText } from './EditableText.tsx'

const onCommit = vi.fn()
const onRefused = vi.fn()
const onlyLetters = (text: string) => (/^[a-z]*$/.test(text) ? undefined : 'Only letters')

function show(further: Partial<ComponentProps<typeof EditableText>> = {}) {
  draw(
    <EditableText
      field="name"
      label="Name"
      value="play"
      check={onlyLetters}
      onCommit={onCommit}
      onRefused={onRefused}
      {...further}
    />,
  )
}

const shown = () => screen.getByRole('button', { name: 'Name: play' })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const type = (text: string) => {
  fireEvent.click(shown())
  fireEvent.change(field(), { target: { value: text } })
}
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })

test('an empty text says what it is for where it can be written', () => {
  show({ value: '', placeholder: 'Add name' })
  const empty = screen.getByRole('button', { name: 'Name:' })
  expect(empty.dataset.placeholder).toBe('Add name')
  show({ value: '', placeholder: 'Add name', readOnly: true, label: 'Kept' })
  expect(screen.getByRole('button', { name: 'Kept:' }).dataset.placeholder).toBeUndefined()
})

test('a text becomes a field with the focus by a click, and Enter commits what is typed', () => {
  show()
  type('pause')
  expect(document.activeElement).toBe(field())
  press('Enter')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('pause')
  expect(document.activeElement).toBe(shown())
})

test('leaving the field commits once, also when Enter takes the field away', () => {
  show()
  type('pause')
  fireEvent.blur(field())
  type('stop')
  press('Enter')
  expect(onCommit.mock.calls).toEqual([['pause'], ['stop']])
})

test('a text that is the same as before is no edit', () => {
  show()
  type('play')
  press('Enter')
  expect(onCommit).not.toHaveBeenCalled()
})

test('Esc puts the text back and does not reach the dialog around', () => {
  const listener = vi.fn()
  document.body.addEventListener('keydown', listener, { once: true })
  show()
  type('pause')
  press('Escape')
  expect(onCommit).not.toHaveBeenCalled()
  expect(listener).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(shown())
  document.body.removeEventListener('keydown', listener)
})

test('a wrong text is shown at the field and stays there, whether by Enter or by leaving it', () => {
  show()
  type('play 2')
  expect(screen.getByRole('tooltip').textContent).toBe('Only letters')
  press('Enter')
  fireEvent.blur(field())
  expect(onRefused.mock.calls).toEqual([['Only letters'], ['Only letters']])
  expect(onCommit).not.toHaveBeenCalled()
  expect(field().value).toBe('play 2')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('Enter that ends the composing of a Chinese word commits nothing', () => {
  show({ check: () => undefined })
  type('播放')
  press('Enter', { isComposing: true })
  expect(onCommit).not.toHaveBeenCalled()
  press('Enter')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('播放')
})

test('Shift and Enter begins a line where there may be several', () => {
  show({ multiline: true, check: () => undefined })
  type('two')
  press('Enter', { shiftKey: true })
  expect(onCommit).not.toHaveBeenCalled()
  press('Enter')
  expect(onCommit).toHaveBeenCalledOnce()
})

test('a text that is only shown does not become a field', () => {
  show({ readOnly: true })
  fireEvent.click(shown())
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(shown().getAttribute('aria-disabled')).toBe('true')
})

/** Commits a text whose save ends when the test says so. */
async function commitSlowly(text: string) {
  let answer = (_: boolean) => {}
  const save = vi.fn(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve
      }),
  )
  show({ onCommit: save })
  type(text)
  press('Enter')
  const end = (isSaved: boolean) => act(async () => answer(isSaved))
  return { save, end }
}

test('a text that is being saved is shown as it was typed, and given up only once it is saved (ruling R411)', async () => {
  const { end } = await commitSlowly('pause')
  const cell = screen.getByRole('button', { name: 'Name: pause' })
  expect(cell.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(cell)
  fireEvent.click(cell)
  expect(screen.queryByRole('textbox')).toBeNull()
  await end(true)
  expect(shown().getAttribute('aria-busy')).toBeNull()
})

test('a text that could not be saved stays in its field, which says so, and Enter sends it again', async () => {
  const { save, end } = await commitSlowly('pause')
  await end(false)
  expect(field().value).toBe('pause')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  focusOn(field())
  expect(screen.getByRole('tooltip').textContent).toBe(messages.general.textNotSaved)
  press('Enter')
  expect(save.mock.calls).toEqual([['pause'], ['pause']])
})

test('Esc gives up a text that could not be saved', async () => {
  const { end } = await commitSlowly('pause')
  await end(false)
  press('Escape')
  expect(shown().getAttribute('aria-busy')).toBeNull()
  type('stop')
  expect(field().getAttribute('aria-invalid')).toBe('false')
})
