import { type Domain, isSame } from '@sdp/domain'
import { renameApiAction, renameApiInput } from '@sdp/domain/api-actions'
import { renameIntent } from '@sdp/domain/intents'
import { renameReusableExpression } from '@sdp/domain/reusable-expressions'
import { renameCanonical, renameSlot } from '@sdp/domain/slots'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import {
  addTest,
  type CarValues,
  type ConversationTest,
  newConversationTest,
  newTestTurn,
  noCarValues,
  type TestTurn,
  withCarValues,
} from '@sdp/domain/tests'
import { renameUiAction } from '@sdp/domain/ui-actions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HandlerAnswer } from '../model/handler.ts'
import { newState } from '../model/state.ts'
import { compile } from '../program/compile.ts'
import type { Program } from '../program/program.ts'
import { noGuesses } from '../testing/no-guesses.ts'
import { sayingOf, sentence } from '../testing/random-domain.ts'
import { randomCar, randomTestedDomain } from '../testing/random-tested-domain.ts'
import { turn } from '../turn/turn.ts'
import { rulesOf, screensOf, textOf } from './actual.ts'
import { recordTurn } from './record.ts'
import { runTest } from './run-test.ts'

const language = 'eng-USA'
const answers: HandlerAnswer[] = [
  { returnValue: 'ok', data: { best: 'the best' }, inputs: { count: 3 } },
  { returnValue: 'no', inputs: { count: null } },
  { returnValue: 'ok', inputs: { count: 7, look: 'seen' } },
  { failure: 'the handler did not answer' },
]

/** One turn as it is drawn. */
interface Drawn {
  /** A sentence, or which of the domain's own. */
  said: string | number
  car: CarValues
  restarts: boolean
}
const conversation: fc.Arbitrary<Drawn[]> = fc.array(
  fc.record({
    said: fc.oneof({ weight: 2, arbitrary: fc.nat(50) }, sentence),
    car: randomCar,
    restarts: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  }),
  { minLength: 2, maxLength: 6 },
)
/** Which answer of a handler comes first, and which text of a response. */
const chance = fc.record({ answer: fc.nat(answers.length - 1), seed: fc.nat(3) })

test('a test recorded from any conversation with any domain passes at once', async () => {
  const seen = { made: 0, asked: 0, called: 0, shown: 0, failed: 0, cores: 0, rules: 0 }
  await assertProperty(
    fc.asyncProperty(randomTestedDomain, conversation, chance, async (domain, said, drawn) => {
      const program = programOf(domain)
      const recorded = await record(program, said, drawn)
      expect(await reasonOf(program, recorded)).toBeUndefined()
      for (const { expected, answers: given } of recorded.turns) {
        if (expected.waits) seen.asked++
        if (given.length > 1) seen.called++
        if (given.some(({ answer }) => isSame(answer, answers[3]))) seen.failed++
        if (expected.apiActions?.some(({ parameters }) => parameters?.color)) seen.cores++
        if ((expected.rules?.length ?? 0) > 1) seen.rules++
        if ((expected.screens?.[language]?.length ?? 0) > 0) seen.shown++
      }
      // Whatever can be said by own expressions is understood as it was meant
      for (const { intent, slots } of recorded.turns) {
        if (intent === '') continue
        const silent = {
          ...recorded,
          turns: [{ ...newTestTurn(), intent, slots, expected: { intent, slots } }],
        }
        const { result, turns } = await runTest(program, silent, { mayGuess: true })
        if (result === 'passed' && turns[0]!.isMade) seen.made++
        // An intent for slots only is no beginning of a conversation
        else if (result === 'failed') expect(program.intents.get(intent)!.slotOnly).toBe(true)
      }
    }),
    { numRuns: 100 },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
})

test('all tests of a domain that is renamed through go on passing', async () => {
  await assertProperty(
    fc.asyncProperty(randomTestedDomain, conversation, chance, async (domain, said, drawn) => {
      const recorded = await record(programOf(domain), said, drawn)
      let renamed = addTest(domain, { test: recorded })
      for (const rename of renames(domain)) {
        renamed = rename(renamed)
        expect(await reasonOf(programOf(renamed), renamed.tests[0]!)).toBeUndefined()
      }
    }),
    { numRuns: 20 },
  )
})

/** A renaming of each name, one after the other. */
function renames({ intents, slots, uiActions, apiActions }: Domain): ((domain: Domain) => Domain)[] {
  const named = (from: string) => ({ from, to: `new_${from}` })
  const each = (names: readonly { name: string }[], rename: (domain: Domain, from: string) => Domain) =>
    names.map(
      ({ name }) =>
        (domain: Domain) =>
          rename(domain, name),
    )
  return [
    ...each(intents, (domain, name) => renameIntent(domain, named(name))),
    ...slots.flatMap(({ name: slot, canonicals }) =>
      each(canonicals, (domain, canonical) =>
        renameCanonical(domain, { slot, canonical, to: `new_${canonical}` }),
      ),
    ),
    ...each(slots, (domain, name) => renameSlot(domain, { ...named(name), vendorPrefix: '' })),
    ...each(uiActions, (domain, name) => renameUiAction(domain, named(name))),
    // A handler fills the input that is called as its API action: they get their new name together
    ...each(apiActions, (domain, name) =>
      renameApiInput(renameApiAction(domain, { ...named(name), coreActions: [] }), named(name)),
    ),
    (domain) => renameReusableExpression(domain, named('part')),
  ]
}

function programOf(domain: Domain): Program {
  return { ...compile(domain, language), guesses: noGuesses }
}

async function reasonOf(program: Program, recorded: ConversationTest): Promise<string | undefined> {
  return (await runTest(program, recorded, { mayGuess: true })).reason
}

/** Keeps a conversation as a test in which everything is compared. */
async function record(
  program: Program,
  said: readonly Drawn[],
  { answer, seed }: { answer: number; seed: number },
): Promise<ConversationTest> {
  const turns: TestTurn[] = []
  let state = newState()
  let car = noCarValues
  for (const drawn of said) {
    const text = typeof drawn.said === 'number' ? sayingOf(program.domain, drawn.said) : drawn.said
    let calls = answer
    const callHandler = async () => answers[calls++ % answers.length]!
    car = withCarValues(car, drawn.car)
    if (drawn.restarts) state = newState()
    const outcome = await turn(program, state, text, { ...car, callHandler, seed })
    const recorded = recordTurn(text, outcome, language, drawn.car)
    const expected = {
      ...recorded.expected,
      rules: rulesOf(program, outcome.trace),
      texts: { [language]: textOf(outcome.reply) },
      textMatch: 'variation' as const,
      screens: { [language]: screensOf(outcome.reply) },
      waits: outcome.reply.followUp,
    }
    turns.push({ ...recorded, ...(drawn.restarts && { restarts: true }), expected })
    state = outcome.state
  }
  // As it comes from the chat
  return JSON.parse(JSON.stringify({ ...newConversationTest('recorded'), turns })) as ConversationTest
}
