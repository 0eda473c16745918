import {
  compile,
  mayBeGuessed,
  newState,
  ownSentencesOf,
  type Program,
  recordTurn,
  runTest,
  turn,
} from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { newRule } from '@sdp/domain/decision-table'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { type ConversationTest, newConversationTest, type TestTurn } from '@sdp/domain/tests'
import { fromWire } from '@sdp/domain/wire'
import { cpuMillisOf, middle } from './median.ts'
import { type Line, print } from './report.ts'

/** How long all tests of an author take: 1,000 of five turns, on 2,000 intents and 10,000 rules. */

const language = 'eng-USA'
const count = 1000
const turnsOfOne = 5
const runs = 5
const ruleCount = 10_000

const wire = aLargeWireDomain({ intents: 2000, expressions: 10, rules: ruleCount, languages: [language] })
const program = compile(withAnsweringRules(fromWire(wire).domain), language)
const tests = await testsOf(program)

process.exit(print(await lines()) ? 1 : 0)

/** Of each intent some rules that ask for more than is said, and below them one that answers. */
function withAnsweringRules(domain: Domain): Domain {
  const { intents, slots, uiActions } = domain
  const perIntent = ruleCount / intents.length
  const rules = Array.from({ length: ruleCount }, (_, at) => {
    const isLast = Math.floor(at / intents.length) === perIntent - 1
    const { name: input } = slots[at % slots.length]!
    return {
      ...newRule(),
      intent: { matcher: 'EqualsMatcher', arguments: [intents[at % intents.length]!.name] },
      request: { matcher: 'AnyMatcher', arguments: [] },
      slots: isLast ? [] : [{ input, matcher: 'EqualsMatcher', arguments: [`value ${at}`] }],
      uiAction: uiActions[at % uiActions.length]!.name,
    }
  })
  return { ...domain, modules: [{ name: 'Rules', comments: '', rules }] }
}

async function lines(): Promise<Line[]> {
  const what = `run ${count} tests of ${turnsOfOne} turns`
  const millis = await middleOf(runAll)
  const turnsAlone = await middleOf(sayAll)
  return [
    { what, millis, against: '2 s', floor: 2000, limit: 1 },
    { what, millis, against: 'their turns alone', floor: turnsAlone, limit: 4 },
  ]
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
      state = (await turn(program, state, sentences[language]!, { callHandler })).state
    }
  }
}

async function callHandler() {
  return { failure: 'no handler' }
}

/** Conversations of own sentences that no guess has to read, kept as they go. */
async function testsOf(program: Program): Promise<ConversationTest[]> {
  const sentences = ownSentencesOf(program.domain, language)
  const sayable = program.domain.intents
    .flatMap((intent) => sentences(intent, 3))
    .map(({ text }) => text)
    .filter((text) => !mayBeGuessed(program, newState(), text))
  const tests: ConversationTest[] = []
  for (let at = 0; at < count; at++) {
    const turns: TestTurn[] = []
    let state = newState()
    for (let index = 0; index < turnsOfOne; index++) {
      const said = sayable[(at * turnsOfOne + index) % sayable.length]!
      const outcome = await turn(program, state, said, { callHandler })
      turns.push(recordTurn(said, outcome, language, {}))
      state = outcome.state
    }
    tests.push({ ...newConversationTest(`test ${at}`), turns })
  }
  // Or there would be little to do
  const answered = tests
    .flatMap(({ turns }) => turns)
    .filter(({ expected }) => expected.uiActions!.length > 0)
  if (answered.length < (count * turnsOfOne) / 2)
    throw new Error(`only ${answered.length} turns are answered`)
  return tests
}
