import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSignIn } from '../server/sign-in.ts'
import { draw } from '../testing/draw.tsx'
import { ConfirmHost } from '../ui/ConfirmDialog.tsx'
import { UndoableDialog } from './UndoableDialog.tsx'

const onSave = vi.fn()
const onClose = vi.fn()
const undo = vi.fn()
const redo = vi.fn()
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = () => screen.getByRole('textbox', { name: 'Text' })
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
const isAsked = () => screen.queryByText(/is not saved. Do you want to discard it/) !== null

beforeEach(() => {
  const signedIn = { user: { email: 'paul@example.com' } }
  useSignIn.setState({ signedIn } as Partial<ReturnType<typeof useSignIn.getState>>)
})

interface Draft {
  isUnsaved?: boolean
  canSave?: boolean
  disabledReason?: string
}

async function show({ isUnsaved = true, canSave = true, disabledReason }: Draft = {}) {
  const dialog = (
    <UndoableDialog
      title="GUI response"
      width="md"
      disabledReason={disabledReason}
      steps={{ undo, redo, canUndo: true, canRedo: true }}
      isUnsaved={isUnsaved}
      canSave={canSave}
      tools="Scope"
      onSave={onSave}
      onClose={onClose}
    >
      <input aria-label="Text" />
    </UndoableDialog>
  )
  // It asks before the page is left, and so needs pages
  const routeTree = createRootRoute({
    component: () => (
      <>
        {dialog}
        <ConfirmHost />
      </>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await act(async () => draw(<RouterProvider router={router as never} />))
}

test('a draft is saved by the button, Ctrl+Enter and Ctrl+S', async () => {
  await show()
  fireEvent.click(button('Save'))
  press('Enter', { ctrlKey: true })
  press('s', { ctrlKey: true })
  expect(onSave).toHaveBeenCalledTimes(3)
})

test('a draft that is wrong or unchanged is not saved by any key', async () => {
  await show({ canSave: false })
  expect(button('Save').disabled).toBe(true)
  press('Enter', { ctrlKey: true })
  press('s', { ctrlKey: true })
  expect(onSave).not.toHaveBeenCalled()
})

test('Ctrl+Z and Ctrl+Y step through what was done in the dialog, letters as well', async () => {
  await show()
  press('z', { ctrlKey: true })
  press('y', { ctrlKey: true })
  expect([undo.mock.calls.length, redo.mock.calls.length]).toEqual([1, 1])
})

test('a saved draft is closed without a question', async () => {
  await show({ isUnsaved: false })
  await act(async () => void press('Escape'))
  expect(isAsked()).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('closing an unsaved draft asks, and Cancel keeps it open', async () => {
  await show()
  await act(async () => void press('Escape'))
  expect(isAsked()).toBe(true)
  await act(async () => void fireEvent.click(button('Cancel')))
  expect(onClose).not.toHaveBeenCalled()
})

test('an unsaved draft is closed after it is said that it can go', async () => {
  await show()
  await act(async () => void fireEvent.click(screen.getByText('Close')))
  await act(async () => void fireEvent.click(button('Discard')))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a draft that cannot be edited says why', async () => {
  await show({ disabledReason: 'You have no editing session', isUnsaved: false, canSave: false })
  expect(screen.getByRole('alert').textContent).toBe('You have no editing session')
})
