import { draftStage } from '@sdp/domain/chat'
import { useEffect } from 'react'
import { prefer } from '../../browser/preferences.ts'
import { type ConversationToSay, useConversationToSay } from '../../parts/conversation-to-say.ts'
import { forgetDialog, useChat } from './chat-store.ts'
import { sayConversation } from './send-text.ts'
import { chooseLanguage, chooseStage } from './use-request-header.ts'

/** Says a conversation that waits for the chat. */
export function useWaitingConversation(): void {
  const conversation = useConversationToSay((state) => state.conversation)
  useEffect(() => {
    if (conversation === undefined) return
    useConversationToSay.setState({ conversation: undefined })
    begin(conversation)
  }, [conversation])
}

/** A test is of its domain alone, so nobody else listens. */
function begin({ language, platform, position, turns }: ConversationToSay): void {
  forgetDialog()
  chooseStage(draftStage)
  chooseLanguage(language)
  prefer({ chatDraftAmong: '' })
  const [latitude, longitude] = position.split(':').map(Number)
  useChat.setState(({ header }) => ({
    explained: undefined,
    returnedTo: undefined,
    header: {
      ...header,
      ...(platform !== '' && { ntgVersion: platform }),
      ...(position !== '' && { position: { latitude, longitude } }),
    },
  }))
  void sayConversation({ turns })
}
