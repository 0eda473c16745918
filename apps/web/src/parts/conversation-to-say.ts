import type { TestRun } from '@sdp/dialogue'
import { type CarValues, type ConversationTest, noCarValues, withCarValues } from '@sdp/domain/tests'
import { create } from 'zustand'
import { useSignIn } from '../server/sign-in.ts'

/** What is said to the draft of the open domain, before one goes on by hand. */
export interface ConversationToSay {
  language: string
  /** Empty for that of the request header. */
  platform: string
  position: string
  turns: readonly SentenceToSay[]
}

interface SentenceToSay {
  said: string
  /** All that the car says by then. */
  car: CarValues
  /** Whether nothing of what was said before is remembered. */
  restarts: boolean
}

/** The conversation that waits for the chat. */
export const useConversationToSay = create<{ conversation: ConversationToSay | undefined }>(() => ({
  conversation: undefined,
}))

// Whoever signs in next did not want it
useSignIn.subscribe(({ signedIn: now }, { signedIn: before }) => {
  if (before !== undefined && now?.user.email !== before.user.email) {
    useConversationToSay.setState({ conversation: undefined })
  }
})

/** Opens the chat and says there what a test says in a language, as it was run, up to the first turn that nothing can say. */
export function goOnInChat(
  test: Pick<ConversationTest, 'start' | 'turns'>,
  language: string,
  run?: Pick<TestRun, 'turns'>,
): void {
  const { platform, position } = test.start
  const turns = sentencesOf(test, language, run)
  useConversationToSay.setState({ conversation: { language, platform, position, turns } })
}

function sentencesOf(
  { start, turns }: Pick<ConversationTest, 'start' | 'turns'>,
  language: string,
  run: Pick<TestRun, 'turns'> | undefined,
): SentenceToSay[] {
  const sentences: SentenceToSay[] = []
  let car = withCarValues(noCarValues, start)
  for (const [index, turn] of turns.entries()) {
    const said = turn.sentences[language] ?? run?.turns[index]?.said
    if (said === undefined) break
    car = withCarValues(car, turn.car)
    sentences.push({ said, car, restarts: index === 0 || turn.restarts === true })
  }
  return sentences
}
