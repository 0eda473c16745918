import {
  compile,
  mayBeGuessed,
  newState,
  ownSentencesOf,
  type Program,
  recordTurn,
  turn,
} from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { newRule } from '@sdp/domain/decision-table'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { type ConversationTest, newConversationTest, type TestTurn } from '@sdp/domain/tests'
import { fromWire } from '@sdp/domain/wire'

const language = 'eng-USA'
const ruleCount = 10_000
export const testCount = 1000
export const turnsOfOne = 5

/** 2,000 intents and 10,000 rules, of which the last ones of each intent answer. */
export function aTestedProgram(): Program {
  const wire = aLargeWireDomain({ intents: 2000, expressions: 10, rules: ruleCount, languages: [language] })
  return compile(withAnsweringRules(fromWire(wire).domain), language)
}

/** Of each intent some rules that ask for more than is said, and below them one that answers. */
function withAnsweringRules(domain: Domain): Domain {
  const { intents, slots, uiActions } = domain
  const perIntent = ruleCount / intents.length
  const rules = Array.from({ length: ruleCount }, (_, at) => {
    const isLast = at % perIntent === perIntent - 1
    const { name: input } = slots[at % slots.length]!
    return {
      ...newRule(),
      intent: { matcher: 'EqualsMatcher', arguments: [intents[Math.floor(at / perIntent)]!.name] },
      request: { matcher: 'AnyMatcher', arguments: [] },
      slots: isLast ? [] : [{ input, matcher: 'EqualsMatcher', arguments: [`value ${at}`] }],
      uiAction: uiActions[at % uiActions.length]!.name,
    }
  })
  return { ...domain, modules: [{ name: 'Rules', comments: '', rules }] }
}

export async function callNoHandler() {
  return { failure: 'no handler' }
}

/** Conversations of own sentences that no guess has to read, kept as they go. */
export async function manyTests(program: Program): Promise<ConversationTest[]> {
  const sentences = ownSentencesOf(program.domain, language)
  const sayable = program.domain.intents
    .flatMap((intent) => sentences(intent, 3))
    .map(({ text }) => text)
    .filter((text) => !mayBeGuessed(program, newState(), text))
  const tests: ConversationTest[] = []
  for (let at = 0; at < testCount; at++) {
    const turns: TestTurn[] = []
    let state = newState()
    for (let index = 0; index < turnsOfOne; index++) {
      const said = sayable[(at * turnsOfOne + index) % sayable.length]!
      const outcome = await turn(program, state, said, { callHandler: callNoHandler })
      turns.push(recordTurn(said, outcome, language, {}))
      state = outcome.state
    }
    tests.push({ ...newConversationTest(`test ${at}`), turns })
  }
  // Or there would be little to do
  const answered = tests
    .flatMap(({ turns }) => turns)
    .filter(({ expected }) => expected.uiActions!.length > 0)
  if (answered.length < (testCount * turnsOfOne) / 2)
    throw new Error(`only ${answered.length} turns are answered`)
  return tests
}
