import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useNotifications } from './notifications.tsx'

const onClose = vi.fn()
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function show(onSubmit: () => boolean | Promise<boolean>) {
  draw(
    <FormDialog title="Create" action="Create" failed="Error: " onSubmit={onSubmit} onClose={onClose}>
      <input aria-label="Name" />
    </FormDialog>,
  )
  fireEvent.submit(screen.getByLabelText('Name'))
}

beforeEach(() => useNotifications.setState({ shown: [] }))

test('the dialog closes when all is done', () => {
  show(() => true)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the dialog stays when what it asked for is refused', () => {
  show(() => false)
  expect(onClose).not.toHaveBeenCalled()
})

test('the dialog stays open while its work is on the way, and closes when it is done', async () => {
  let finish = (_isDone: boolean) => {}
  show(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  expect(screen.getByRole('progressbar')).toBeDefined()
  expect(button('Create').disabled).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => finish(true))
  expect(onClose).toHaveBeenCalledOnce()
})

test('a failure is shown, and the dialog can be tried again or closed', async () => {
  show(() => Promise.reject(new Error('No room left')))
  await act(async () => {})
  expect(useNotifications.getState().shown).toMatchObject([{ message: 'Error: ', secondary: 'No room left' }])
  expect(onClose).not.toHaveBeenCalled()
  expect(button('Create').disabled).toBe(false)
  fireEvent.click(button('Cancel'))
  expect(onClose).toHaveBeenCalledOnce()
})
