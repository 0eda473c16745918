import { messages } from '@sdp/domain'
import { useEffect, useRef, useState } from 'react'
import { listen } from '../../browser/speech-recognition.ts'
import { notify } from '../../ui/notifications.tsx'
import { currentHeader } from './use-request-header.ts'

/** The microphone as a switch; sentences are reported when they are over. */
export function useMicrophone(onSentence: (text: string) => void): {
  isListening: boolean
  toggle: () => void
} {
  const [isListening, setListening] = useState(false)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const toggle = () => {
    if (isListening) return end.current?.()
    end.current = listen({
      language: currentHeader().language,
      onSentence,
      onProblem: (reason) => notify('error', messages.chat.notHeard(reason)),
      onEnd: () => setListening(false),
    })
    if (end.current === undefined) notify('error', messages.chat.noSpeechRecognition)
    else setListening(true)
  }
  return { isListening, toggle }
}
