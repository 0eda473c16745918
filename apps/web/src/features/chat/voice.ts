import { chat, longestSpokenText } from '@sdp/api'
import { sentHeader } from '@sdp/domain/chat'
import { spokenText } from '@sdp/domain/responses'
import { endSpeaking, speak } from '../../browser/speech.ts'
import { CallFailed, call } from '../../server/calls.ts'
import { type ChatMessage, useChat } from './chat-store.ts'
import { currentHeader } from './use-request-header.ts'

/** Whether the server said that it has no voice: then it is not asked again. */
let isServerMute = false
let sound: { audio: HTMLAudioElement; address: string } | undefined

/** Says an answer, with the voice of the server or else that of the browser; what spoke before ends. */
export async function play({ id, data, answer }: ChatMessage): Promise<void> {
  stop()
  const { preText = '', postText = '' } = answer?.response ?? {}
  const text = [preText, data.text, postText].map((part) => spokenText(part, (said) => said)).join(' ')
  useChat.setState({ playing: id })
  const isWanted = () => useChat.getState().playing === id
  const end = () => {
    if (isWanted()) useChat.setState({ playing: undefined })
  }
  const language = answer?.reply.fullResponse.language ?? currentHeader().language
  const blob = await serverVoice(text.trim().slice(0, longestSpokenText), language)
  if (!isWanted()) return
  if (blob === undefined) return speak(text, language, end)
  sound = { audio: new Audio(), address: URL.createObjectURL(blob) }
  sound.audio.src = sound.address
  sound.audio.onended = end
  await sound.audio.play().catch((error: unknown) => {
    console.warn('The sound was not played', error)
    end()
  })
}

/** Ends what is being said. */
export function stop(): void {
  useChat.setState({ playing: undefined })
  endSpeaking()
  sound?.audio.pause()
  if (sound !== undefined) URL.revokeObjectURL(sound.address)
  sound = undefined
}

async function serverVoice(text: string, language: string): Promise<Blob | undefined> {
  if (isServerMute) return undefined
  const { market, environment } = sentHeader(currentHeader())
  try {
    return await call(chat.speech, { body: { text, market, environment, language } })
  } catch (error) {
    isServerMute = error instanceof CallFailed && error.status === 501
    if (!isServerMute) console.warn('The server did not speak', error)
    return undefined
  }
}
