import { messages } from '@sdp/domain'
import { StepFailed, type TakeStep } from './step.ts'

/** The share of sentences that have to come back as their intent, and the one below which it is told. */
const fewestPercent = 90
const usualPercent = 98
/** So many at once: whoever speaks with another domain of the thread has a turn in between. */
const intentsAtOnce = 100
const mostTold = 50

/** Tries whether sentences of every intent are understood as that intent. */
export const test: TakeStep = async ({ journal, signal, ask }) => {
  const words = messages.pipelines
  const { intents } = await ask({ kind: 'train' })
  let tested = 0
  const wrong: string[] = []
  for (let from = 0; from < intents; from += intentsAtOnce) {
    signal.throwIfAborted()
    const outcome = await ask({ kind: 'test', from, to: from + intentsAtOnce })
    tested += outcome.tested
    wrong.push(...outcome.wrong.map(({ text, intent, heard }) => words.misheard(text, intent, heard)))
  }
  if (tested === 0) {
    await journal.say(words.noSentences)
    return 'warning'
  }
  const right = tested - wrong.length
  const percent = (100 * right) / tested
  const told = wrong.slice(0, mostTold)
  if (wrong.length > told.length) told.push(words.more(wrong.length - told.length))
  await journal.say(...told, words.tested(right, tested, shown(percent)))
  if (percent < fewestPercent) throw new StepFailed(words.tooManyWrong(shown(percent), fewestPercent))
  return percent < usualPercent ? 'warning' : 'success'
}

/** Never rounded up to what it is not. */
function shown(percent: number): string {
  return String(Math.floor(percent * 10) / 10)
}
