import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefer } from '../browser/preferences.ts'
import { CallFailed } from '../server/calls.ts'
import { startCountdown } from './countdown.ts'
import { dismiss, notificationLifetime, notify, notifyFailure, useNotifications } from './notifications.tsx'

const shown = () => useNotifications.getState().shown.map(({ id: _, ...one }) => one)

beforeEach(() => {
  useNotifications.setState({ shown: [] })
  prefer({ notifications: true })
})
afterEach(() => void vi.useRealTimers())

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

test('[SHELL-031] each notification can be dismissed by itself', () => {
  notify('error', 'a')
  notify('error', 'b')
  dismiss(useNotifications.getState().shown[0]!.id)
  expect(shown().map(({ message }) => message)).toEqual(['b'])
})

test('[SHELL-024] only errors are shown while notifications are switched off', () => {
  prefer({ notifications: false })
  notify('success', 'a')
  notify('warning', 'b')
  notify('error', 'c')
  expect(shown().map(({ message }) => message)).toEqual(['c'])
})

test('[SHELL-032] a notification goes after 10 seconds', () => {
  vi.useFakeTimers()
  const gone = vi.fn()
  startCountdown(notificationLifetime, gone)
  vi.advanceTimersByTime(9_999)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(gone).toHaveBeenCalledOnce()
})

test('while the pointer rests on a notification its time stands still', () => {
  vi.useFakeTimers()
  const gone = vi.fn()
  const countdown = startCountdown(10_000, gone)
  vi.advanceTimersByTime(8_000)
  countdown.pause()
  vi.advanceTimersByTime(60_000)
  countdown.resume()
  vi.advanceTimersByTime(1_999)
  expect(gone).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(gone).toHaveBeenCalledOnce()
})
