import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMicrophone } from './use-microphone.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the microphone is a switch, and off at the latest when the chat is closed', () => {
  const stop = vi.fn()
  class Ear {
    onend = () => {}
    start = () => {}
    stop = () => {
      stop()
      this.onend()
    }
  }
  vi.stubGlobal('SpeechRecognition', Ear)
  const { result, unmount } = renderHook(() => useMicrophone(() => {}))
  act(() => result.current.toggle())
  expect(result.current.isListening).toBe(true)
  act(() => result.current.toggle())
  expect([result.current.isListening, stop.mock.calls.length]).toEqual([false, 1])
  act(() => result.current.toggle())
  unmount()
  expect(stop).toHaveBeenCalledTimes(2)
})
