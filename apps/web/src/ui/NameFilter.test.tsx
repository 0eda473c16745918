import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { NameFilter } from './NameFilter.tsx'

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const painted = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))))

function List({ onChange }: { onChange: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <>
      <NameFilter
        value={text}
        onChange={(typed) => {
          onChange(typed)
          setText(typed)
        }}
      />
      <p>Shows {text}</p>
      <button type="button" onClick={() => setText('')}>
        Show all
      </button>
    </>
  )
}

test('what is typed is in the field at once, and reported after it is painted', async () => {
  const onChange = vi.fn()
  draw(<List onChange={onChange} />)
  type('radio')
  expect(field().value).toBe('radio')
  expect(onChange).not.toHaveBeenCalled()
  await painted()
  expect(onChange.mock.calls).toEqual([['radio']])
  expect(screen.getByText('Shows radio')).toBeDefined()
})

test('who leaves the field at once is heard too', () => {
  const onChange = vi.fn()
  draw(<List onChange={onChange} />)
  type('radio')
  fireEvent.blur(field())
  expect(onChange.mock.calls).toEqual([['radio']])
})

test('a filter that something else sets is shown in the field', async () => {
  draw(<List onChange={() => {}} />)
  type('radio')
  await painted()
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(field().value).toBe('')
})

test('an answer that comes late takes nothing of what was typed since', async () => {
  const reported: string[] = []
  const slow = { value: '', onChange: (text: string) => void reported.push(text) }
  const { rerender } = draw(<NameFilter {...slow} />)
  type('ra')
  await painted()
  type('rad')
  await painted()
  expect(reported).toEqual(['ra', 'rad'])
  rerender(<NameFilter {...slow} value="ra" />)
  expect(field().value).toBe('rad')
  rerender(<NameFilter {...slow} value="rad" />)
  expect(field().value).toBe('rad')
})
