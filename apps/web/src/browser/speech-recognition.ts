import { languageTag } from '@sdp/domain/languages'

/** What browsers call the listener; its types are not part of the standard ones. */
interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<Heard> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

interface Heard extends ArrayLike<{ transcript: string }> {
  isFinal: boolean
}

interface RecognitionOptions {
  language: string
  /** The words of a sentence that is over. */
  onSentence: (text: string) => void
  onProblem: (reason: string) => void
  onEnd: () => void
}

/** Starts to listen; returns the function that stops, or undefined in a browser without speech recognition. */
export function listen({
  language,
  onSentence,
  onProblem,
  onEnd,
}: RecognitionOptions): (() => void) | undefined {
  const Recogniser = findRecogniser()
  if (Recogniser === undefined) return undefined
  const recogniser = new Recogniser()
  recogniser.lang = languageTag(language)
  recogniser.continuous = true
  recogniser.interimResults = false
  recogniser.onresult = ({ resultIndex, results }) => {
    for (const heard of Array.from(results).slice(resultIndex)) {
      if (heard.isFinal && heard[0] !== undefined) onSentence(heard[0].transcript)
    }
  }
  recogniser.onerror = ({ error }) => {
    if (error !== 'aborted') onProblem(error)
  }
  recogniser.onend = onEnd
  recogniser.start()
  return () => recogniser.stop()
}

function findRecogniser(): (new () => Recogniser) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    string,
    (new () => Recogniser) | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}
