import Button from '@mui/material/Button'
import { draftStage } from '@sdp/domain/chat'
import { addSentence, addSentenceLabel } from '../../parts/sentence-to-add.ts'
import { type ChatMessage, markAdded, useChat } from './chat-store.ts'
import { isNotUnderstood, nearIntents } from './near-intents.ts'
import { sendAgain } from './send-text.ts'
import { useRequestHeader } from './use-request-header.ts'

/**
 * Adds what a person said to an intent; stands out where nobody understood it. Once it is added it is the button that tries it
 * again, and keeps the focus for that.
 */
export function AddSentenceButton({ message: { id, data, isAdded = false } }: { message: ChatMessage }) {
  const { request, text } = data
  const response = useChat(({ messages }) =>
    messages.find(({ answer, data }) => answer !== undefined && data.request === request),
  )?.answer?.reply.fullResponse
  const isBusy = useChat(({ messages }) => messages.some(({ type }) => type === 'busy'))
  const { stage } = useRequestHeader()
  if (request === undefined) return null

  const canTry = isAdded && stage === draftStage
  const isProminent = canTry || (response !== undefined && isNotUnderstood(response))
  const label = canTry ? 'Try again' : isProminent ? addSentenceLabel : 'Add to …'
  const act = () => {
    if (!canTry) {
      const near = response === undefined ? [] : nearIntents(response)
      addSentence({ text, language: request.header.language, near, onAdded: () => markAdded(id) })
    } else if (!isBusy) void sendAgain(request)
  }
  return (
    <Button
      size="small"
      variant={isProminent ? 'outlined' : 'text'}
      color={isProminent ? 'primary' : 'inherit'}
      aria-label={`${label}: ${text}`}
      onClick={act}
      sx={{ mt: 0.25, py: 0, minWidth: 0, ...(!isProminent && { color: 'text.secondary' }) }}
    >
      {label}
    </Button>
  )
}
