import { messages } from '@sdp/domain'
import type { TakeStep } from './step.ts'

/** Compiles the language model, and learns what guesses the sentences that no expression says. */
export const train: TakeStep = async ({ journal, ask }) => {
  const { intents, expressions } = await ask({ kind: 'train' })
  await journal.say(messages.pipelines.trained(intents, expressions))
  return 'success'
}
