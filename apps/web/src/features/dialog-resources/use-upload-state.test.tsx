import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFiles } from './upload-state.ts'
import { useUploadState } from './use-upload-state.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const file = new File(['{}'], 'Music.meta.json')

test('the upload is closed at first, idle once it is open, and reset 500 ms after it was closed [DRES-012]', () => {
  const { result } = renderHook(useUploadState)
  expect(result.current.state.status).toBe('closed')
  act(() => result.current.open())
  expect(result.current.state.status).toBe('idle')
  act(() => result.current.setState((before) => withFiles(before, [file])))

  act(() => result.current.close())
  act(() => vi.advanceTimersByTime(499))
  expect(result.current.state).toMatchObject({ status: 'closed', files: [file] })
  act(() => vi.advanceTimersByTime(1))
  expect(result.current.state).toMatchObject({ status: 'closed', files: [] })
})

test('opened again at once, it is empty and stays open', () => {
  const { result } = renderHook(useUploadState)
  act(() => result.current.open())
  act(() => result.current.setState((before) => withFiles(before, [file])))
  act(() => result.current.close())
  act(() => result.current.open())
  act(() => vi.advanceTimersByTime(1000))
  expect(result.current.state).toMatchObject({ status: 'idle', files: [] })
})
