import Button from '@mui/material/Button'
import type { TestRun } from '@sdp/dialogue'
import type { ConversationTest } from '@sdp/domain/tests'
import { goOnInChat } from '../../parts/conversation-to-say.ts'

interface GoOnInChatProps {
  test: ConversationTest
  language: string
  run: TestRun | undefined
}

/** Says the conversation of a test in the chat, so that one goes on by hand. */
export function GoOnInChat({ test, language, run }: GoOnInChatProps) {
  if (test.turns.length === 0) return null
  return (
    <Button size="small" onClick={() => goOnInChat(test, language, run)}>
      Go on in the chat
    </Button>
  )
}
