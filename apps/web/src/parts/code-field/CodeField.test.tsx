import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { CodeField } from './CodeField.tsx'

function Field({ canEdit }: { canEdit: boolean }) {
  const [text, setText] = useState('play')
  return (
    <CodeField
      label="Expression"
      value={text}
      onChange={setText}
      errors={[]}
      onEnter={() => {}}
      canEdit={canEdit}
      extensions={[]}
    />
  )
}

const field = () => screen.getByRole('textbox', { name: 'Expression' })
const editor = () => EditorView.findFromDOM(field())!

test('a save, which locks the field for a while, leaves its cursor and what can be undone', () => {
  const { rerender } = draw(<Field canEdit />)
  act(() => editor().dispatch({ changes: { from: 4, insert: ' music' }, selection: { anchor: 2 } }))
  rerender(<Field canEdit={false} />)
  expect(editor().state.readOnly).toBe(true)
  expect(field().getAttribute('aria-readonly')).toBe('true')
  rerender(<Field canEdit />)
  expect(editor().state.readOnly).toBe(false)
  expect(field().getAttribute('aria-readonly')).toBeNull()
  expect(editor().state.selection.main.head).toBe(2)
  act(() => void undo(editor()))
  expect(field().textContent).toBe('play')
})
