import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { CompletedText } from './CompletedText.tsx'
import type { CompletionOption } from './completions.ts'

const onCommit = vi.fn()
const onCreate = vi.fn()
const cities = ['Berlin', 'Bern', 'Oslo']

function Cell({ readOnly = false, isList = false }: { readOnly?: boolean; isList?: boolean }) {
  const [value, setValue] = useState('Oslo')
  const complete = (text: string) => {
    const fitting = cities.filter((city) => city.toLowerCase().includes(text.toLowerCase()))
    const options: CompletionOption[] = fitting.map((city) => ({ label: city, kind: 'city', text: city }))
    const creation = { label: `Create "${text}"`, kind: 'new', text, onTake: () => onCreate(text) }
    return { from: 0, options: text === 'Paris' ? [creation] : options }
  }
  return (
    <CompletedText
      field="city"
      label="City"
      value={value}
      placeholder="Any city"
      isList={isList}
      readOnly={readOnly}
      check={(text) => (cities.includes(text) || text === '' ? undefined : 'There is no such city')}
      complete={complete}
      onCommit={(city) => {
        setValue(city)
        onCommit(city)
      }}
    />
  )
}

const shown = (city = 'Oslo') => screen.getByRole('button', { name: `City: ${city}` })
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
const press = (key: string) => fireEvent.keyDown(screen.queryByRole('combobox') ?? shown(), { key })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)

test('a letter begins the text again with the focus in it, a click selects what is there', () => {
  draw(<Cell />)
  press('b')
  expect(field().value).toBe('b')
  expect(document.activeElement).toBe(field())
  expect(selected()).toBe('')
  press('Escape')
  fireEvent.click(shown())
  expect(field().value).toBe('Oslo')
  expect(selected()).toBe('Oslo')
})

test('a list is gone on with where it is clicked, and an empty text shows what it is for', () => {
  draw(<Cell isList />)
  expect(shown().dataset.placeholder).toBe('Any city')
  fireEvent.click(shown())
  expect(selected()).toBe('')
})

test('Enter takes the first completion, commits it and gives the focus back to the cell', () => {
  draw(<Cell />)
  press('b')
  expect(marked()).toBe('Berlincity')
  press('Enter')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('Berlin')
  expect(document.activeElement).toBe(shown('Berlin'))
})

test('Tab takes the marked completion and goes on writing', () => {
  draw(<Cell />)
  press('b')
  press('ArrowDown')
  press('Tab')
  expect(field().value).toBe('Bern')
  expect(onCommit).not.toHaveBeenCalled()
})

test('what is typed to its end is not replaced by something longer', () => {
  draw(<Cell />)
  press('b')
  type('Bern')
  expect(marked()).toBeUndefined()
  press('Enter')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('Bern')
})

test('a wrong text is marked, and stays when the cell is left', () => {
  draw(<Cell />)
  press('x')
  expect(screen.getByRole('status').textContent).toBe('There is no such city')
  press('Enter')
  fireEvent.blur(field())
  expect(field().value).toBe('x')
  expect(onCommit).not.toHaveBeenCalled()
})

test('a right text is committed once when the cell is left', () => {
  draw(<Cell />)
  press('B')
  type('Bern')
  fireEvent.blur(field())
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('Bern')
})

test('Esc puts the text back', () => {
  draw(<Cell />)
  press('b')
  press('Escape')
  expect(document.activeElement).toBe(shown())
  expect(onCommit).not.toHaveBeenCalled()
})

test('what does not exist yet is made only when that is chosen', () => {
  draw(<Cell />)
  press('P')
  type('Paris')
  press('Enter')
  expect(onCreate).not.toHaveBeenCalled()
  press('ArrowDown')
  press('Enter')
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Paris')
  expect(document.activeElement).toBe(shown())
})

test('a cell that is only shown does not become a field', () => {
  draw(<Cell readOnly />)
  press('b')
  fireEvent.click(shown())
  expect(screen.queryByRole('combobox')).toBeNull()
})
