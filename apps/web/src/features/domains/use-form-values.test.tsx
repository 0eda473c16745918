import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFormValues } from './use-form-values.ts'

afterEach(cleanup)

let submitted: unknown

function Form() {
  const form = useRef<HTMLDivElement>(null)
  const { field, submit, refuse, reset } = useFormValues(
    { name: '', city: '' },
    {
      form,
      check: ({ name, city }) => ({
        ...(name === '' && { name: 'A name is needed' }),
        ...(city === '' && { city: 'A city is needed' }),
      }),
    },
  )
  return (
    <div ref={form}>
      {(['name', 'city'] as const).map((name) => {
        const { value, error, onChange, onBlur } = field(name)
        return (
          <label key={name}>
            {name}
            <input
              value={value}
              aria-invalid={error !== undefined}
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
            />
            <span>{error}</span>
          </label>
        )
      })}
      <button
        type="button"
        onClick={() => {
          submitted = submit()
        }}
      >
        Submit
      </button>
      <button
        type="button"
        onClick={() => {
          field('city').onChange('Wien')
          submitted = submit()
        }}
      >
        Type and submit
      </button>
      <button type="button" onClick={() => refuse('name', 'This name is taken')}>
        Refuse
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
    </div>
  )
}

const input = (name: string) => screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an error is shown when its field is left, and goes as soon as it is right', () => {
  render(<Form />)
  expect(screen.queryByText('A name is needed')).toBeNull()
  fireEvent.blur(input('name'))
  expect(screen.getByText('A name is needed')).toBeDefined()
  expect(screen.queryByText('A city is needed')).toBeNull()
  type('name', 'Radio')
  expect(screen.queryByText('A name is needed')).toBeNull()
})

test('a submit of wrong values shows all errors and puts the focus into the first wrong field', () => {
  render(<Form />)
  type('name', 'Radio')
  press('Submit')
  expect(submitted).toBeUndefined()
  expect(screen.getByText('A city is needed')).toBeDefined()
  expect(document.activeElement).toBe(input('city'))
})

test('a submit in the very event that changes a field takes the change', () => {
  render(<Form />)
  type('name', 'Radio')
  press('Type and submit')
  expect(submitted).toEqual({ name: 'Radio', city: 'Wien' })
})

test('what the server refused stays until the field changes', () => {
  render(<Form />)
  type('name', 'Radio')
  press('Refuse')
  expect(screen.getByText('This name is taken')).toBeDefined()
  expect(document.activeElement).toBe(input('name'))
  type('name', 'Radio 2')
  expect(screen.queryByText('This name is taken')).toBeNull()
})

test('a reset empties the fields and shows no error', () => {
  render(<Form />)
  type('name', 'Radio')
  press('Submit')
  press('Reset')
  expect(input('name').value).toBe('')
  expect(screen.queryByText('A city is needed')).toBeNull()
})
