import { addIntent } from '@sdp/domain/intents'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyEdit, closeDomain, takeAnswer, useEditingStore } from '../editing/editing-store.ts'
import { draw, focusOn } from '../testing/draw.tsx'
import { aFullDomain } from '../testing/full-domain.ts'
import { EditingDialog } from './EditingDialog.tsx'

const onClose = vi.fn()
const onLeave = vi.fn()
const names = () => useEditingStore.getState().open!.current.intents.map(({ name }) => name)
const add = (name: string) => act(() => applyEdit(addIntent, { name }))
const ctrl = (target: Element, key: string) =>
  fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ctrlKey: true })

beforeEach(() => {
  vi.clearAllMocks()
  takeAnswer(aFullDomain(), undefined)
})
afterEach(() => {
  cleanup()
  closeDomain()
})

function show(props: { onLeave?: () => void } = {}) {
  draw(
    <EditingDialog title="Slot artist" toolbar="Values" onClose={onClose} {...props}>
      <input aria-label="Value" onBlur={({ target }) => target.value !== '' && add(target.value)} />
      <button type="button">Inside</button>
    </EditingDialog>,
  )
}
const inside = () => screen.getByRole('button', { name: 'Inside' })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' })

test('undo takes back what was done in the dialog, also where nothing has the focus, and nothing from before', () => {
  add('before')
  show()
  add('first')
  add('second')
  ctrl(inside(), 'z')
  expect(names()).toEqual(['before', 'first'])
  ctrl(document.body, 'z')
  ctrl(document.body, 'z')
  expect(names()).toEqual(['before'])
  ctrl(screen.getByRole('button', { name: 'Close' }), 'y')
  expect(names()).toEqual(['before', 'first'])
})

test('a field keeps its own undo for what is typed and no edit yet', () => {
  show()
  add('first')
  focusOn(field())
  ctrl(field(), 'z')
  expect(names()).toEqual(['first'])
})

test('Ctrl+Enter makes an edit of what is half typed, and closes', () => {
  show()
  focusOn(field())
  fireEvent.change(field(), { target: { value: 'typed' } })
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(names()).toEqual(['typed'])
  expect(onClose).toHaveBeenCalledOnce()
})

test('where something half typed keeps it open, Ctrl+Enter and a click outside ask first', () => {
  show({ onLeave })
  fireEvent.keyDown(inside(), { key: 'Enter', ctrlKey: true })
  fireEvent.mouseDown(document.querySelector('.MuiDialog-container')!)
  fireEvent.click(document.querySelector('.MuiDialog-container')!)
  expect(onLeave).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})
