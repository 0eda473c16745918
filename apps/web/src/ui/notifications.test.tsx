import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefer } from '../browser/preferences.ts'
import { CallFailed } from '../server/calls.ts'
import { draw } from '../testing/draw.tsx'
import { Notifications, notify, notifyFailure, useNotifications } from './notifications.tsx'

const shown = () => useNotifications.getState().shown.map(({ id: _, ...one }) => one)

beforeEach(() => {
  useNotifications.setState({ shown: [] })
  prefer({ notifications: true })
})
afterEach(() => {
  vi.useRealTimers()
  document.getElementById('notifications')?.remove()
})

/** The stack is next to the page, where an open dialog does not hide it. */
function drawStack() {
  const place = document.createElement('div')
  place.id = 'notifications'
  document.body.append(place)
  draw(<Notifications />)
  return place
}
const notices = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('[SHELL-034] a notification is an error, a warning or a success', () => {
  notify('error', 'a')
  notify('warning', 'b')
  notify('success', 'c')
  expect(shown().map(({ kind }) => kind)).toEqual(['error', 'warning', 'success'])
})

test("[SHELL-035] a failure shows our message and the server's as the secondary one", () => {
  notifyFailure('Error creating domain: ', new Error('A domain named x already exists'))
  notify('success', 'Saved')
  expect(shown()).toEqual([
    { kind: 'error', message: 'Error creating domain: ', secondary: 'A domain named x already exists' },
    { kind: 'success', message: 'Saved', secondary: undefined },
  ])
})

test('a failure of the server can be quoted by the id of its request, and the same failure again is one piece of news', () => {
  for (const requestId of ['first', 'second']) {
    notifyFailure('Error updating domain x: ', new CallFailed(507, 'The disk is full', { requestId }))
  }
  expect(shown()).toEqual([
    {
      kind: 'error',
      message: 'Error updating domain x: ',
      secondary: 'The disk is full',
      requestId: 'second',
    },
  ])
})

test('a request that was called off is no news', () => {
  const cancelled = new Error('RequestCancelled')
  cancelled.name = 'RequestCancelled'
  notifyFailure('Error while fetching domains: ', cancelled)
  expect(shown()).toEqual([])
})

test('[SHELL-024] only errors are shown while notifications are switched off', () => {
  prefer({ notifications: false })
  notify('success', 'a')
  notify('warning', 'b')
  notify('error', 'c')
  expect(shown().map(({ message }) => message)).toEqual(['c'])
})

test('[SHELL-031] each notification can be dismissed by itself', () => {
  drawStack()
  act(() => {
    notify('success', 'a')
    notify('success', 'b')
  })
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!)
  expect(notices()).toEqual(['b'])
})

test('[SHELL-032] a notification goes after 10 seconds', () => {
  vi.useFakeTimers()
  drawStack()
  act(() => notify('success', 'Saved'))
  pass(9_999)
  expect(notices()).toEqual(['Saved'])
  pass(1)
  expect(notices()).toEqual([])
})

test('while the pointer or the focus rests on a notification its time is paused (ruling R346)', () => {
  vi.useFakeTimers()
  drawStack()
  act(() => notify('success', 'Saved'))
  pass(8_000)
  fireEvent.mouseEnter(screen.getByRole('status'))
  pass(60_000)
  fireEvent.mouseLeave(screen.getByRole('status'))
  pass(1_000)
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  pass(60_000)
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  pass(999)
  expect(notices()).toEqual(['Saved'])
  pass(1)
  expect(notices()).toEqual([])
})

test('an error interrupts a screen reader and names the request, other news waits its turn', () => {
  drawStack()
  act(() => {
    notifyFailure('Error updating domain x: ', new CallFailed(507, 'The disk is full', { requestId: 'r-1' }))
    notify('success', 'Saved')
  })
  expect(screen.getByRole('alert').textContent).toMatch(/^Error updating domain x: The disk is full.*r-1/)
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('a screen reader still reaches the stack when a dialog hides the page from it', async () => {
  const place = drawStack()
  place.setAttribute('aria-hidden', 'true')
  await vi.waitFor(() => expect(place.hasAttribute('aria-hidden')).toBe(false))
})
