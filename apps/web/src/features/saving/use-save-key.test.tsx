import { addIntent } from '@sdp/domain/intents'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyEdit, closeDomain, takeAnswer } from '../../editing/editing-store.ts'
import { draw, focusOn } from '../../testing/draw.tsx'
import { aFullDomain } from '../../testing/full-domain.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useSaveKey } from './use-save-key.ts'

const onSave = vi.fn()

function Page({ children }: { children: ReactNode }) {
  useSaveKey(onSave)
  return children
}

beforeEach(() => takeAnswer(aFullDomain(), undefined))
afterEach(() => {
  cleanup()
  closeDomain()
})

const field = () => screen.getByRole('textbox', { name: 'Field' })

/** Presses the key in the field, and waits until what was typed is an edit. */
async function save(): Promise<void> {
  focusOn(field())
  fireEvent.keyDown(field(), { key: 's', ctrlKey: true })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

const input = <input aria-label="Field" />
const chat = (
  <div role="dialog" aria-label="Chat">
    {input}
  </div>
)
const asking = (
  <Dialog open title="Question" onClose={() => {}}>
    {input}
  </Dialog>
)
const editing = (
  <Dialog open title="Slot" onClose={() => {}} language="eng-USA">
    {input}
  </Dialog>
)

test.each([
  ['on the page', input, true],
  ['in the chat, which stands beside the page', chat, true],
  ['in a dialog that edits the content', editing, true],
  ['not in another dialog', asking, false],
])('Ctrl+S saves %s', async (_, content, isSaved) => {
  applyEdit(addIntent, { name: 'play' })
  draw(<Page>{content}</Page>)
  await save()
  expect(onSave).toHaveBeenCalledTimes(isSaved ? 1 : 0)
})

test('what becomes an edit only when its field is left is saved, and the field has the focus again', async () => {
  // Editors of texts commit a moment after they are left
  const commit = () => queueMicrotask(() => void applyEdit(addIntent, { name: 'play' }))
  draw(
    <Page>
      <input aria-label="Field" onBlur={commit} />
    </Page>,
  )
  await save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith(field())
  expect(document.activeElement).toBe(field())
})
