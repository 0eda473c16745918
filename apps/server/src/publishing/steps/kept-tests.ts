import { messages } from '@sdp/domain'
import { type FailingTest, type TestedLanguage, testRuleAt } from '@sdp/domain/publishing'
import { StepFailed, type TakeStep } from './step.ts'

/** As long as a step is likely to wait for the tests of one language. */
const maxMillis = 3 * 60_000
/** A state of every place brings them to the page. */
const maxListed = 20
const maxNamed = 5

/** Runs the kept tests of the languages that are published; the configuration says what failing ones do. */
export const testKept: TakeStep = async ({ tools, run, journal, signal, languages, ask }) => {
  const words = messages.pipelines
  const rule = testRuleAt(tools.config.publishing, run.environment)
  if (rule === 'off') {
    await journal.say(words.testsOff)
    return 'success'
  }
  const all: TestedLanguage[] = []
  for (const language of languages) {
    signal.throwIfAborted()
    const room = maxListed - all.reduce((sum, { failing }) => sum + failing.length, 0)
    const request = { kind: 'runTests', until: Date.now() + maxMillis, maxListed: room } as const
    const { tested } = await ask(request, language)
    all.push(tested)
    if (tested.total > 0) await journal.say(...linesOf(tested))
  }
  const failing = all.flatMap((one) => one.failing)
  if (failing.length > 0) await journal.noteFailing('test', failing)
  if (all.every(({ total }) => total === 0)) await journal.say(words.noTests)
  return verdictOf(all, { failing, rule })
}

function linesOf({ language, total, failed, unsaid, left, failing }: TestedLanguage): string[] {
  const words = messages.pipelines
  return [
    ...failing.map(({ test, reasons: [reason = ''] }) => words.failingTest(language, test, reason)),
    ...(unsaid > 0 ? [words.unsaidTests(language, unsaid)] : []),
    ...(left > 0 ? [words.testsLeft(language, left)] : []),
    words.conversations(language, total - failed - unsaid - left, total),
  ]
}

/** What cannot be said in a language is no error of what is published; what was not run could be one. */
function verdictOf(
  all: readonly TestedLanguage[],
  { failing, rule }: { failing: readonly FailingTest[]; rule: 'stop' | 'warn' },
): 'success' | 'warning' {
  const sum = (of: 'failed' | 'left' | 'unsaid') => all.reduce((total, one) => total + one[of], 0)
  if (rule === 'stop' && sum('failed') > 0) {
    const failed = failing.filter(({ result }) => result !== 'cannot be said')
    const names = failed.slice(0, maxNamed).map(({ test, language }) => `'${test}' (${language})`)
    throw new StepFailed(messages.pipelines.testsFail(names, sum('failed')))
  }
  if (rule === 'stop' && sum('left') > 0)
    throw new StepFailed(messages.pipelines.testsUnfinished(sum('left')))
  return sum('failed') + sum('left') + sum('unsaid') > 0 ? 'warning' : 'success'
}
