import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { draw, focusOn } from '../testing/draw.tsx'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn()
const onSubmit = vi.fn()
const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
const clickOutside = () => {
  const around = document.querySelector('.MuiDialog-container')!
  fireEvent.mouseDown(around)
  fireEvent.click(around)
}

test('a dialog is closed by Esc, by its cross and by a click outside it', () => {
  draw(
    <Dialog open title="Rename" onClose={onClose}>
      text
    </Dialog>,
  )
  pressEscape()
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  clickOutside()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a click outside a dialog can mean something else', () => {
  const onClickOutside = vi.fn()
  draw(
    <Dialog open title="Rename" onClose={onClose} onClickOutside={onClickOutside}>
      text
    </Dialog>,
  )
  clickOutside()
  expect(onClickOutside).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog whose work is on its way says so, and is neither closed nor submitted', () => {
  draw(
    <Dialog open busy title="Rename" onClose={onClose} onSubmit={onSubmit}>
      <input aria-label="Name" />
    </Dialog>,
  )
  pressEscape()
  clickOutside()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ctrlKey: true })
  fireEvent.submit(screen.getByLabelText('Name'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('progressbar', { name: 'Working' })).toBeDefined()
})

test('Ctrl+Enter submits from anywhere in the dialog, unless its button is greyed out', () => {
  const form = (isDisabled: boolean) => (
    <Dialog
      open
      title="Rename"
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <button type="submit" disabled={isDisabled}>
          Save
        </button>
      }
    >
      <textarea aria-label="Text" />
    </Dialog>
  )
  const { rerender } = draw(form(true))
  const submit = () => fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Enter', ctrlKey: true })
  submit()
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(form(false))
  submit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('what is submitted in a dialog inside another one is not submitted in the outer one', () => {
  const submitInner = vi.fn()
  draw(
    <Dialog open title="Outer" onClose={onClose} onSubmit={onSubmit}>
      <Dialog open title="Inner" onClose={onClose} onSubmit={submitInner}>
        <input aria-label="Name" />
      </Dialog>
    </Dialog>,
  )
  fireEvent.submit(screen.getByLabelText('Name'))
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ctrlKey: true })
  expect(submitInner).toHaveBeenCalledTimes(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the focus goes back to what opened the dialog', async () => {
  draw(<Opened />)
  const opener = screen.getByRole('button', { name: 'Open' })
  open(opener)
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  pressEscape()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('the focus stays in the page when what opened the dialog goes with it', async () => {
  draw(<Opened isOpenerGoing />)
  open(screen.getByRole('button', { name: 'Open' }))
  pressEscape()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

function open(opener: HTMLElement) {
  focusOn(opener)
  fireEvent.click(opener)
}

function Opened({ isOpenerGoing = false }: { isOpenerGoing?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const close = () => {
    setOpen(false)
    setRemoved(isOpenerGoing)
  }
  return (
    <main tabIndex={-1}>
      {!isRemoved && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && (
        <Dialog open title="Rename" onClose={close}>
          text
        </Dialog>
      )}
    </main>
  )
}
