import { coverageOf, newState, runTest, suggestTests, turn } from '@sdp/dialogue'
import { aTestedProgram, callNoHandler, manyTests, testCount, turnsOfOne } from './kept-tests.ts'
import { cpuMillisOf, middle } from './median.ts'
import { type Line, print } from './report.ts'

/**
 * How long all tests of an author take: 1,000 of five turns, on 2,000 intents and 10,000 rules. And how long it takes to suggest
 * tests there, where 8,000 rules ask for what nobody can say: as many as the page shows, and all of them.
 */

const runs = 5
const shown = 300
const program = aTestedProgram()
const { language } = program
const tests = await manyTests(program)

process.exit(print(await lines()) ? 1 : 0)

async function lines(): Promise<Line[]> {
  const what = `run ${testCount} tests of ${turnsOfOne} turns`
  const millis = await middleOf(runAll)
  const turnsAlone = await middleOf(sayAll)
  return [
    { what, millis, against: '2 s', floor: 2000, limit: 1 },
    { what, millis, against: 'their turns alone', floor: turnsAlone, limit: 4 },
    ...(await suggesting()),
  ]
}

async function suggesting(): Promise<Line[]> {
  const longest: number[] = []
  const some = await middleOf(() => suggest(shown, longest))
  const all = await middleOf(() => suggest(Infinity, longest))
  return [
    { what: `suggest ${shown} tests`, millis: some, against: '2 s', floor: 2000, limit: 1 },
    { what: 'suggest all tests', millis: all, against: '5 s', floor: 5000, limit: 1 },
    { what: 'its longest step', millis: Math.max(...longest), against: '100 ms', floor: 100, limit: 1 },
  ]
}

/** Before each step it can be given up. */
async function suggest(max: number, longest: number[]): Promise<void> {
  let before = process.cpuUsage()
  let most = 0
  const hasTime = () => {
    const { user, system } = process.cpuUsage(before)
    most = Math.max(most, (user + system) / 1000)
    before = process.cpuUsage()
    return true
  }
  const { tests } = await suggestTests(program, coverageOf(program, []), { max, hasTime })
  if (tests.length < Math.min(max, 2000)) throw new Error(`only ${tests.length} are suggested`)
  longest.push(most)
}

async function middleOf(work: () => Promise<void>): Promise<number> {
  await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await cpuMillisOf(work))
  return middle(times)
}

async function runAll(): Promise<void> {
  for (const test of tests) {
    const { reason } = await runTest(program, test, { mayGuess: false })
    if (reason !== undefined) throw new Error(reason)
  }
}

async function sayAll(): Promise<void> {
  for (const { turns } of tests) {
    let state = newState()
    for (const { sentences } of turns) {
      state = (await turn(program, state, sentences[language]!, { callHandler: callNoHandler })).state
    }
  }
}
