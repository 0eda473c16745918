import { testKept } from './kept-tests.ts'
import { testOwnSentences } from './own-sentences.ts'
import type { TakeStep } from './step.ts'

/** Tries what is published: its own sentences where it is what understands them, and the tests that authors keep. */
export const test: TakeStep = async (working) => {
  const own = working.run.resource === 'languageModel' ? await testOwnSentences(working) : 'success'
  const kept = await testKept(working)
  return own === 'success' ? kept : own
}
