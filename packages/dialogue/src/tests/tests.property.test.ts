import type { Domain } from '@sdp/domain'
import { renameApiAction, renameApiInput } from '@sdp/domain/api-actions'
import { renameIntent } from '@sdp/domain/intents'
import { renameCanonical, renameSlot } from '@sdp/domain/slots'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import {
  addTest,
  type ConversationTest,
  newConversationTest,
  newTestTurn,
  type TestTurn,
} from '@sdp/domain/tests'
import { renameUiAction } from '@sdp/domain/ui-actions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HandlerReply } from '../model/handler.ts'
import { newState } from '../model/state.ts'
import { compile } from '../program/compile.ts'
import type { Program } from '../program/program.ts'
import { noGuesses } from '../testing/no-guesses.ts'
import { randomDomain, sayingOf, sentence } from '../testing/random-domain.ts'
import { turn } from '../turn/turn.ts'
import { recordTurn } from './record.ts'
import { runTest } from './run-test.ts'

const language = 'eng-USA'
const answers: HandlerReply[] = [
  { returnValue: 'ok', data: { best: 'the best' }, inputs: { count: 3 } },
  { returnValue: 'no', inputs: { count: null } },
  { returnValue: 'ok', inputs: { count: 7 } },
]
const conversation = fc.array(fc.oneof({ weight: 2, arbitrary: fc.nat(50) }, sentence), {
  minLength: 2,
  maxLength: 6,
})

test('a test recorded from any conversation with any domain passes at once', async () => {
  let made = 0
  await assertProperty(
    fc.asyncProperty(randomDomain, conversation, fc.nat(2), async (domain, sentences, first) => {
      const program = programOf(domain)
      const recorded = await record(program, sentences, first)
      expect(await reasonOf(program, recorded)).toBeUndefined()
      // Whatever can be said by own expressions is understood as it was meant
      for (const { intent, slots } of recorded.turns) {
        if (intent === '') continue
        const silent = {
          ...recorded,
          turns: [{ ...newTestTurn(), intent, slots, expected: { intent, slots } }],
        }
        const { result, turns } = await runTest(program, silent, { mayGuess: true })
        if (result === 'passed' && turns[0]!.isMade) made++
        // An intent for slots only is no beginning of a conversation
        else if (result === 'failed') expect(program.intents.get(intent)!.slotOnly).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
  expect(made).toBeGreaterThan(80)
})

test('all tests of a domain that is renamed through go on passing', { timeout: 60_000 }, async () => {
  await assertProperty(
    fc.asyncProperty(randomDomain, conversation, fc.nat(2), async (drawn, sentences, first) => {
      const recorded = await record(programOf(drawn), sentences, first)
      let domain = addTest(drawn, { test: recorded })
      for (const rename of renames(drawn)) {
        domain = rename(domain)
        expect(await reasonOf(programOf(domain), domain.tests[0]!)).toBeUndefined()
      }
    }),
    { numRuns: 30 },
  )
})

/** A renaming of each name, one after the other. */
function renames({ intents, slots, uiActions, apiInputs }: Domain): ((domain: Domain) => Domain)[] {
  const named = (from: string) => ({ from, to: `new_${from}` })
  return [
    ...intents.map(
      ({ name }) =>
        (domain: Domain) =>
          renameIntent(domain, named(name)),
    ),
    // Where rules look into canonicals, a new name for one is another meaning
    ...(['blue', 'dark_red'] as const).map(
      (canonical) => (domain: Domain) =>
        renameCanonical(domain, { slot: 'color', canonical, to: `new_${canonical}` }),
    ),
    ...slots.map(
      ({ name }) =>
        (domain: Domain) =>
          renameSlot(domain, { ...named(name), vendorPrefix: '' }),
    ),
    ...uiActions.map(
      ({ name }) =>
        (domain: Domain) =>
          renameUiAction(domain, named(name)),
    ),
    // A handler fills the input that is called as its API action: they get their new name together
    (domain) => renameApiInput(renameApiAction(domain, { ...named('look'), coreActions: [] }), named('look')),
    ...apiInputs
      .filter(({ name }) => name !== 'look')
      .map(
        ({ name }) =>
          (domain: Domain) =>
            renameApiInput(domain, named(name)),
      ),
  ]
}

function programOf(domain: Domain): Program {
  return { ...compile(domain, language), guesses: noGuesses }
}

async function reasonOf(program: Program, recorded: ConversationTest): Promise<string | undefined> {
  return (await runTest(program, recorded, { mayGuess: true })).reason
}

async function record(
  program: Program,
  sentences: readonly (string | number)[],
  first: number,
): Promise<ConversationTest> {
  const turns: TestTurn[] = []
  let state = newState()
  for (const drawn of sentences) {
    const said = typeof drawn === 'number' ? sayingOf(program.domain, drawn) : drawn
    let calls = first
    const callHandler = async () => answers[calls++ % answers.length]!
    const outcome = await turn(program, state, said, { callHandler })
    const recorded = recordTurn(said, outcome, language, {})
    const rules = outcome.trace.rounds.flatMap(({ fired }) =>
      fired === undefined ? [] : [program.domain.modules[fired.module]!.rules[fired.rule]!],
    )
    turns.push({ ...recorded, expected: { ...recorded.expected, rules, waits: outcome.reply.followUp } })
    state = outcome.state
  }
  return { ...newConversationTest('recorded'), turns }
}
