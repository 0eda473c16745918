import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { PlainSelect } from './PlainSelect.tsx'

const options = ['one', 'two']
const texts = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('a select offers its options and says which one is chosen', () => {
  const onChange = vi.fn()
  draw(<PlainSelect label="Number" value="one" options={options} onChange={onChange} />)
  fireEvent.change(screen.getByRole('combobox', { name: 'Number' }), { target: { value: 'two' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('two')
})

test('a value that is none of the options is listed first, and stays chosen', () => {
  draw(<PlainSelect label="Number" value="from elsewhere" options={options} onChange={vi.fn()} />)
  expect(texts()).toEqual(['from elsewhere', 'one', 'two'])
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('from elsewhere')
})

test('a select that cannot be changed says why', () => {
  draw(
    <PlainSelect
      label="Number"
      value="one"
      options={options}
      labelOf={(value) => value.toUpperCase()}
      disabledReason="You have no editing session"
      onChange={vi.fn()}
    />,
  )
  expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true)
  expect(screen.getByTitle('You have no editing session')).toBeDefined()
  expect(texts()).toEqual(['ONE', 'TWO'])
})
