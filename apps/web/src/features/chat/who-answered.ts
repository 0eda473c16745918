import { messages } from '@sdp/domain'
import type { ChatMessage } from './chat-store.ts'

/** Whose an answer is, where the draft listened together with what is published; nothing where it was alone or nobody answered. */
export function whoAnswered({
  data,
  answer,
}: Pick<ChatMessage, 'data' | 'answer'>): { text: string; isDraft: boolean } | undefined {
  const draft = data.request?.requestInfo?.draft
  const { domainId, domain } = answer?.reply.fullResponse ?? {}
  if (draft?.among === undefined || domainId == null || domain == null) return undefined
  const isDraft = domainId === draft.domainId
  const text = isDraft ? messages.chat.draftAnswers : messages.chat.otherAnswers(domain, draft.among)
  return { text, isDraft }
}
