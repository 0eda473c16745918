import { useSyncExternalStore } from 'react'

/** Whether this browser can speak a language: it has a voice for it. The list of voices comes after the page. */
export function useHasVoice(language: string): boolean {
  return useSyncExternalStore(listen, () => voiceFor(language) !== undefined)
}

function listen(onChange: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Speaks a text in a language, in place of what is being spoken. */
export function speak(text: string, language: string): void {
  const voice = voiceFor(language)
  if (voice === undefined) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  speechSynthesis.speak(utterance)
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
function tagOf(code: string): string {
  const [language = ''] = code.split(/[-_]/)
  try {
    return Intl.getCanonicalLocales(language)[0] ?? language
  } catch {
    return language
  }
}
