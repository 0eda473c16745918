import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, focusOn } from '../testing/draw.tsx'
import { AddField } from './AddField.tsx'

test('what is wrong with no name is said when it is added, and no more once something is typed or the field is left', () => {
  const onAdd = vi.fn(() => true)
  draw(
    <AddField
      label="Add intent"
      check={(name) => (name === '' ? 'A name is missing' : undefined)}
      onAdd={onAdd}
      disabledReason={undefined}
      width={200}
    />,
  )
  const field = screen.getByRole('textbox')
  focusOn(field)
  const tip = () => screen.queryByRole('tooltip')?.textContent
  expect(tip()).toBeUndefined()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(tip()).toBe('A name is missing')
  fireEvent.change(field, { target: { value: 'p' } })
  expect(tip()).toBeUndefined()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('p')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(tip()).toBe('A name is missing')
  fireEvent.blur(field)
  focusOn(field)
  expect(tip()).toBeUndefined()
})
