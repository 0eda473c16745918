import { messages } from '@sdp/domain'
import { StepFailed, type TakeStep } from './step.ts'

/** The share of sentences that have to come back as their intent, and the one below which it is reported. */
const minPercent = 90
const usualPercent = 98
/** Batch size: whoever speaks with another domain of the thread has a turn in between. */
const intentsAtOnce = 100
const maxReported = 50

/** Tries whether sentences of every intent are understood as that intent. */
export const testOwnSentences: TakeStep = async ({ journal, signal, ask }) => {
  const words = messages.pipelines
  const { intents } = await ask({ kind: 'train' })
  let tested = 0
  const wrong: string[] = []
  for (let from = 0; from < intents; from += intentsAtOnce) {
    signal.throwIfAborted()
    const outcome = await ask({ kind: 'test', from, to: from + intentsAtOnce })
    tested += outcome.tested
    wrong.push(
      ...outcome.wrong.map(({ text, intent, recognised: heard }) => words.misheard(text, intent, heard)),
    )
  }
  if (tested === 0) {
    await journal.say(words.noSentences)
    return 'warning'
  }
  const right = tested - wrong.length
  const percent = (100 * right) / tested
  const reported = wrong.slice(0, maxReported)
  if (wrong.length > reported.length) reported.push(words.more(wrong.length - reported.length))
  await journal.say(...reported, words.tested(right, tested, shown(percent)))
  if (percent < minPercent) throw new StepFailed(words.tooManyWrong(shown(percent), minPercent))
  return percent < usualPercent ? 'warning' : 'success'
}

/** Never rounded up to what it is not. */
function shown(percent: number): string {
  return String(Math.floor(percent * 10) / 10)
}
