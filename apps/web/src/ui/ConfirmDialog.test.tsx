import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { ConfirmHost, confirm } from './ConfirmDialog.tsx'

const question = { title: 'Delete domain', text: 'Its save points go as well.', action: 'Delete' }
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

async function ask(further: Partial<Parameters<typeof confirm>[0]> = {}) {
  draw(<ConfirmHost />)
  let answer: Promise<boolean> | undefined
  await act(async () => {
    answer = confirm({ ...question, ...further })
  })
  // Not the promise itself, which would be waited for
  return { answer: () => answer! }
}

test('the confirming button answers yes', async () => {
  const { answer } = await ask()
  fireEvent.click(button('Delete'))
  expect(await answer()).toBe(true)
})

test.each([
  ['Cancel', () => fireEvent.click(button('Cancel'))],
  ['Esc', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('%s answers no', async (_name, leave) => {
  const { answer } = await ask()
  leave()
  expect(await answer()).toBe(false)
})

test('the safe button has the focus where confirming cannot be undone', async () => {
  await ask({ danger: true })
  expect(document.activeElement).toBe(button('Cancel'))
})

test('the confirming button has the focus where nothing is lost by it', async () => {
  await ask()
  expect(document.activeElement).toBe(button('Delete'))
})

test('what is deleted permanently is only confirmed after its name is typed, by Enter as well', async () => {
  const { answer } = await ask({ danger: true, name: { label: 'Name of the domain', toType: 'climate' } })
  const field = screen.getByRole('textbox', { name: 'Name of the domain' })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'climat' } })
  fireEvent.submit(field)
  expect(await Promise.race([answer(), 'not answered'])).toBe('not answered')
  expect(button('Delete').disabled).toBe(true)
  fireEvent.change(field, { target: { value: 'climate' } })
  expect(button('Delete').disabled).toBe(false)
  fireEvent.submit(field)
  expect(await answer()).toBe(true)
})

test('a question that comes while another one is asked answers that one with no', async () => {
  const first = await ask()
  let second: Promise<boolean> | undefined
  await act(async () => {
    second = confirm({ ...question, text: 'The second one' })
  })
  expect(await first.answer()).toBe(false)
  expect(screen.getByText('The second one')).toBeDefined()
  fireEvent.click(button('Delete'))
  expect(await second).toBe(true)
})

test('what is asked about something that is gone is answered with no', async () => {
  const aborted = new AbortController()
  const { answer } = await ask({ until: aborted.signal })
  await act(async () => aborted.abort())
  expect(await answer()).toBe(false)
})
