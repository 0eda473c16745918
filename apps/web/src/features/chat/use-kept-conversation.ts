import { messages } from '@sdp/domain'
import { useMemo } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useChat } from './chat-store.ts'
import { turnsUpTo } from './conversation-turns.ts'
import { keptConversation } from './kept-conversation.ts'

/** The conversation up to a message, or all of it, as a test of the open domain; or why it cannot be kept. */
export function useKeptConversation(lastId?: number) {
  const said = useChat(({ messages: all }) => all)
  const beginsAfter = useChat((state) => state.beginsAfter)
  const domainId = useEditingStore(({ open }) => open?.head._id)
  const { disabledReason } = useEdit()
  return useMemo(() => {
    const turns = turnsUpTo(said, beginsAfter, lastId)
    const kept = domainId === undefined ? undefined : keptConversation(turns, domainId)
    const words = messages.keepAsTest
    if (turns.length === 0) return { kept, refusal: words.nothingSaid }
    if (kept === undefined) return { kept, refusal: words.noDomain }
    if (kept.turns.length === 0) return { kept, refusal: words.notThisDomain }
    return { kept, refusal: disabledReason }
  }, [said, beginsAfter, domainId, disabledReason, lastId])
}
