import { messages } from '@sdp/domain'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from '../browser/lazy-part.tsx'
import { draw } from '../testing/draw.tsx'
import { PartPlace } from './PartPlace.tsx'

test('a part that cannot be loaded says so in its place, where a reload gets it (ruling R353)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const { Part } = lazyPart(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  draw(
    <>
      <p>The page around it</p>
      <PartPlace>
        <Part />
      </PartPlace>
    </>,
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(messages.general.partNotLoaded)
  expect(screen.getByText('The page around it')).toBeTruthy()
  // To ask for it again does not help: the browser remembers that the module failed
  expect(within(alert).getAllByRole('button')).toHaveLength(1)
  fireEvent.click(within(alert).getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('what is wrong in a part itself is not reported as one that did not load', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('broken')
  }
  expect(() =>
    draw(
      <PartPlace>
        <Broken />
      </PartPlace>,
    ),
  ).toThrow('broken')
})
