import { languageTag } from '@sdp/domain/languages'
import { useSyncExternalStore } from 'react'
import { logger } from './logger.ts'

const log = logger('voice')

/** Whether this browser can speak a language: it has a voice for it. */
export function hasVoice(language: string): boolean {
  return voiceFor(language) !== undefined
}

/** The same, followed: the list of voices comes after the page. */
export function useHasVoice(language: string): boolean {
  return useSyncExternalStore(listen, () => hasVoice(language))
}

function listen(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** How this browser speaks where nothing else is said. */
const speechDefaults = { lang: 'en-US', volume: 1, rate: 1, pitch: 1 } as const

/** Speaks a text in a language, in place of what is being spoken. That it cannot is no more than worth a line in the log. */
export function speak(text: string, language: string, onEnd: () => void = () => {}): void {
  try {
    speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    const voice = voiceFor(language)
    if (voice !== undefined) utterance.voice = voice
    Object.assign(utterance, speechDefaults, { lang: voice?.lang ?? speechDefaults.lang })
    utterance.onend = onEnd
    utterance.onerror = ({ error }) => {
      // Somebody stopped it, or the next text took its place
      if (error !== 'canceled' && error !== 'interrupted') log.warn('The browser did not speak', error)
      onEnd()
    }
    speechSynthesis.speak(utterance)
  } catch (error) {
    log.warn('The browser cannot speak', error)
    onEnd()
  }
}

/** Ends what is being spoken. */
export function endSpeaking(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
}

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined
  const wanted = languageTag(language).toLowerCase()
  const [spoken] = wanted.split('-')
  // Some browsers write en_US
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replaceAll('_', '-').toLowerCase()
  const voices = speechSynthesis.getVoices().filter((voice) => tagOf(voice).split('-')[0] === spoken)
  const ofRegion = voices.filter((voice) => tagOf(voice) === wanted)
  const among = ofRegion.length > 0 ? ofRegion : voices
  return among.find(({ default: isUsual }) => isUsual) ?? among[0]
}
