import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError, loadPart } from './load-part.ts'

afterEach(() => void vi.useRealTimers())

test('[SHELL-036] a part that does not load within 120 seconds raises a chunk load error', async () => {
  vi.useFakeTimers()
  let failure: unknown
  loadPart(() => new Promise(() => {})).catch((error: unknown) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toBeInstanceOf(ChunkLoadError)
  expect(failure).toMatchObject({ name: 'ChunkLoadError' })
})

test('a part that cannot be fetched raises the same, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadPart(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
})

test('a part that loads is handed on', async () => {
  expect(await loadPart(async () => 'page')).toBe('page')
})
