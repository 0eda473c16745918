import { type Program, type RunTestOptions, runTest, type TestRun } from '@sdp/dialogue'
import type { FailingTest, TestedLanguage } from '@sdp/domain/publishing'

interface RunTestsOptions extends Omit<RunTestOptions, 'mayGuess'> {
  /** Learns what a sentence needs that no expression says. */
  learn: () => Promise<void>
  /** Lets others of the thread go on; whether there is time for more. */
  hasTime: () => Promise<boolean>
  maxListed: number
}

/** Runs the kept tests of a program in its language. */
export async function runTests(
  program: Program,
  { learn, hasTime, maxListed, ...options }: RunTestsOptions,
): Promise<TestedLanguage> {
  const { language } = program
  const { tests } = program.domain
  const tested = { language, total: tests.length, failed: 0, unsaid: 0, left: 0 }
  const failing: FailingTest[] = []
  for (const [index, test] of tests.entries()) {
    if (!(await hasTime())) {
      tested.left = tests.length - index
      break
    }
    const run = () => runTest(program, test, { ...options, mayGuess: program.guesses.isLearned() })
    let ran = await run()
    if (ran.result === 'needs guesses') {
      await learn()
      ran = await run()
    }
    if (ran.result === 'passed') continue
    if (ran.result === 'cannot be said') tested.unsaid++
    else tested.failed++
    if (failing.length < maxListed) {
      failing.push({ test: test.name, language, result: ran.result, reasons: reasonsOf(ran) })
    }
  }
  return { ...tested, failing }
}

const maxReasons = 5
const maxCharacters = 300

/** What differs in the first turn in which something does. */
function reasonsOf({ reason = '', turns }: TestRun): string[] {
  const first = turns.find(({ differences }) => differences.length > 0)
  const texts = first?.differences.map(({ text }) => text) ?? [reason]
  return texts.slice(0, maxReasons).map(short)
}

function short(text: string): string {
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)} …` : text
}
