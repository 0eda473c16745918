import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { draw, focusOn } from '../testing/draw.tsx'
import { CompletedField } from './CompletedField.tsx'
import { completingTo } from './completions.ts'

const onCommit = vi.fn()
const onKey = vi.fn()

function Field({ problem, disabledReason }: { problem?: string; disabledReason?: string }) {
  const [text, setText] = useState('')
  return (
    <CompletedField
      label="City"
      value={text}
      complete={completingTo(['Berlin', 'Bern', 'Oslo'])}
      problem={problem}
      disabledReason={disabledReason}
      onChange={setText}
      onCommit={(city) => {
        setText(city)
        onCommit(city)
      }}
      onKey={onKey}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const marked = () => screen.queryByRole('option', { selected: true })?.textContent

test('typing offers what it can become, and a click takes it', () => {
  draw(<Field />)
  type('ber')
  expect(offered()).toEqual(['Berlin', 'Bern'])
  fireEvent.click(screen.getByRole('option', { name: 'Bern' }))
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('Bern')
  expect(offered()).toEqual([])
})

test('Enter commits what is typed, and not what it could become', () => {
  draw(<Field />)
  type('ber')
  press('Enter')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('ber')
})

test('arrow keys lead through the list and around its ends, and Enter takes the marked one', () => {
  draw(<Field />)
  type('ber')
  press('ArrowUp')
  expect(marked()).toBe('Bern')
  press('ArrowDown')
  expect(marked()).toBe('Berlin')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]!.id)
  press('Enter')
  expect(onCommit).toHaveBeenCalledExactlyOnceWith('Berlin')
})

test('Tab takes the marked one and goes on in the field, without one it leaves it', () => {
  draw(<Field />)
  type('ber')
  expect(press('Tab')).toBe(true)
  press('ArrowDown')
  expect(press('Tab')).toBe(false)
  expect(field().value).toBe('Berlin')
  expect(onCommit).not.toHaveBeenCalled()
})

test('a click or Alt with an arrow key opens the list of everything', () => {
  draw(<Field />)
  press('ArrowDown')
  expect(offered()).toEqual([])
  press('ArrowDown', { altKey: true })
  expect(offered()).toEqual(['Berlin', 'Bern', 'Oslo'])
})

test('Esc closes the list first, and only then reaches what is around', () => {
  draw(<Field />)
  type('ber')
  press('Escape')
  expect(offered()).toEqual([])
  expect(onKey).not.toHaveBeenCalled()
  press('Escape')
  expect(onKey).toHaveBeenCalledOnce()
})

test('keys that compose a Chinese word are not those of the list', () => {
  draw(<Field />)
  type('ber')
  press('Enter', { isComposing: true })
  expect(onCommit).not.toHaveBeenCalled()
})

test('what is wrong is shown while the field has the focus', () => {
  draw(<Field problem="There is no such city" />)
  expect(screen.queryByText('There is no such city')).toBeNull()
  focusOn(field())
  const problemText = screen.getByText('There is no such city')
  expect(document.getElementById(field().getAttribute('aria-describedby')!)!.contains(problemText)).toBe(true)
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('a field that cannot be written in offers nothing and says why', () => {
  draw(<Field disabledReason="You have no editing session" />)
  fireEvent.click(field())
  expect(offered()).toEqual([])
  expect([field().readOnly, field().title]).toEqual([true, 'You have no editing session'])
})
