import { messages } from '@sdp/domain'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from '../browser/lazy-part.tsx'
import { draw } from '../testing/draw.tsx'
import { PartPlace } from './PartPlace.tsx'

test('a part that cannot be loaded says so in its place, and is tried again there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isThere = false
  const { Part } = lazyPart(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>The part</p>
  })
  draw(
    <>
      <p>The page around it</p>
      <PartPlace>
        <Part />
      </PartPlace>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(messages.general.partNotLoaded)
  expect(screen.getByText('The page around it')).toBeTruthy()
  isThere = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The part')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
