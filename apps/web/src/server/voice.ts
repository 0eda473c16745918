import { chat, maxSpokenTextLength } from '@sdp/api'
import { useSyncExternalStore } from 'react'
import { logger } from '../browser/logger.ts'
import { endSpeaking, hasVoice, speak, useHasVoice } from '../browser/speech.ts'
import { CallFailed, call } from './calls.ts'

const log = logger('voice')

interface Speech {
  text: string
  language: string
  market?: string
  environment?: string
  /** Whether it is better not said than in the voice of another language. */
  needsVoice?: boolean
}

/** The languages that the server said to have no voice for: it is not asked again. */
let mute: ReadonlySet<string> = new Set()
const watchers = new Set<() => void>()
let sound: { audio: HTMLAudioElement; address: string } | undefined
/** Counts what is said: an answer of the server may come when something else is being said already. */
let count = 0

/** Whether a language can be heard: by the browser's voice, or by the server's as long as it did not say otherwise. */
export function useCanHear(language: string): boolean {
  const isMute = useSyncExternalStore(watch, () => mute.has(language))
  const hasVoice = useHasVoice(language)
  return hasVoice || !isMute
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Says a text with the voice of the server, or else with that of the browser; what spoke before ends. */
export async function say(speech: Speech, onEnd: () => void = () => {}): Promise<void> {
  stopSaying()
  const mine = count
  const blob = await voiceOfServer(speech)
  if (mine !== count) return
  if (blob === undefined) {
    return speech.needsVoice && !hasVoice(speech.language)
      ? onEnd()
      : speak(speech.text, speech.language, onEnd)
  }
  const address = URL.createObjectURL(blob)
  sound = { audio: new Audio(address), address }
  sound.audio.onended = onEnd
  await sound.audio.play().catch((error: unknown) => {
    log.warn('The sound was not played', error)
    onEnd()
  })
}

/** Ends what is being said. */
export function stopSaying(): void {
  count++
  endSpeaking()
  sound?.audio.pause()
  if (sound !== undefined) URL.revokeObjectURL(sound.address)
  sound = undefined
}

async function voiceOfServer({ text, needsVoice: _, ...how }: Speech): Promise<Blob | undefined> {
  const { language } = how
  if (mute.has(language)) return undefined
  try {
    return await call(chat.speech, { body: { text: text.trim().slice(0, maxSpokenTextLength), ...how } })
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 501) {
      log.warn('The server did not speak', error)
      return undefined
    }
    mute = new Set([...mute, language])
    for (const listener of watchers) listener()
    return undefined
  }
}
