import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { ConceptFilterFields } from './ConceptFilterFields.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search names and texts' })

/** Until everything that was typed has settled, one timer after the other. */
function settle(): void {
  for (let step = 0; step < 4; step++) act(() => void vi.advanceTimersByTime(500))
}

test('the address follows what is typed, and Back takes it out of the field permanently', () => {
  const onSearch = vi.fn()
  // As the page draws it: again with each address, with a function of its own
  const at = (search: string | undefined) => (
    <ConceptFilterFields search={{ search }} onSearch={(change) => onSearch(change)} />
  )
  const { rerender } = draw(at(undefined))
  fireEvent.change(field(), { target: { value: 'WELCOME' } })
  settle()
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ search: 'WELCOME' })
  rerender(at('WELCOME'))
  expect(field().value).toBe('WELCOME')

  rerender(at(undefined))
  expect(field().value).toBe('')
  settle()
  expect(onSearch).toHaveBeenCalledTimes(1)
})
