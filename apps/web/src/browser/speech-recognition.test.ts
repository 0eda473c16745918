import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listen } from './speech-recognition.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The browser's speech recognition, controlled by the test. */
class Ear {
  static last: Ear
  lang = ''
  onresult: (event: unknown) => void = () => {}
  onerror: (event: { error: string }) => void = () => {}
  onend = () => {}
  start = vi.fn()
  stop = vi.fn()
  constructor() {
    Ear.last = this
  }
}

const heard = (transcript: string, isFinal = true) => ({ isFinal, length: 1, 0: { transcript } })
const listeners = { onSentence: vi.fn(), onProblem: vi.fn(), onEnd: vi.fn() }

beforeEach(() => void vi.clearAllMocks())

test('a browser without speech recognition says so', () => {
  expect(listen({ language: 'eng-USA', ...listeners })).toBeUndefined()
})

test('each sentence that is over is reported once, in the language that was asked for', () => {
  vi.stubGlobal('webkitSpeechRecognition', Ear)
  const stop = listen({ language: 'deu-DEU', ...listeners })
  expect(Ear.last.lang).toBe('de-DE')
  expect(Ear.last.start).toHaveBeenCalledOnce()
  Ear.last.onresult({ resultIndex: 0, results: [heard('play jazz'), heard('and', false)] })
  Ear.last.onresult({ resultIndex: 1, results: [heard('play jazz'), heard('and stop')] })
  expect(listeners.onSentence.mock.calls).toEqual([['play jazz'], ['and stop']])
  stop?.()
  expect(Ear.last.stop).toHaveBeenCalledOnce()
  Ear.last.onend()
  expect(listeners.onEnd).toHaveBeenCalledOnce()
})

test('what went wrong is reported, but not that listening was ended', () => {
  vi.stubGlobal('SpeechRecognition', Ear)
  listen({ language: 'eng-USA', ...listeners })
  Ear.last.onerror({ error: 'aborted' })
  expect(listeners.onProblem).not.toHaveBeenCalled()
  Ear.last.onerror({ error: 'not-allowed' })
  expect(listeners.onProblem).toHaveBeenCalledExactlyOnceWith('not-allowed')
})
