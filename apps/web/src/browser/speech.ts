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
  const spoken = tagOf(language)
  const voices = speechSynthesis.getVoices().filter(({ lang }) => tagOf(lang) === spoken)
  return voices.find(({ default: isUsual }) => isUsual) ?? voices[0]
}

/** The language of a code without its country: that of eng-USA and of en-US is en. */
export function tagOf(code: string): string {
  const [language = ''] = code.split(/[-_]/)
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language
  } catch {
    return language
  }
}
