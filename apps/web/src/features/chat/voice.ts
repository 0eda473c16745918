import { sentHeader } from '@sdp/domain/chat'
import { spokenText } from '@sdp/domain/responses'
import { say, stopSaying } from '../../server/voice.ts'
import { type ChatMessage, useChat } from './chat-store.ts'
import { currentHeader } from './use-request-header.ts'

/** Says an answer; what spoke before ends. */
export async function play({ id, data, answer }: ChatMessage): Promise<void> {
  const { preText = '', postText = '' } = answer?.response ?? {}
  const text = [preText, data.text, postText].map((part) => spokenText(part, (said) => said)).join(' ')
  const header = currentHeader()
  const language = answer?.reply.fullResponse.language ?? header.language
  const { market, environment } = sentHeader(header)
  useChat.setState({ playing: id })
  await say({ text, language, market, environment }, () => {
    if (useChat.getState().playing === id) useChat.setState({ playing: undefined })
  })
}

/** Ends what is being said. */
export function stop(): void {
  useChat.setState({ playing: undefined })
  stopSaying()
}
