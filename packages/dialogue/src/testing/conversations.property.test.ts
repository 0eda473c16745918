import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, type HandlerReply, newState, turn } from '../index.ts'
import { hear } from '../understand/understand.ts'
import { noGuesses } from './no-guesses.ts'
import { randomDomain, sayingOf, sentence } from './random-domain.ts'
import { slowTurn } from './slow-turn.ts'

const answers: HandlerReply[] = [
  { returnValue: 'ok', data: { best: 'the best' }, inputs: { count: 3 } },
  { returnValue: 'no', inputs: { count: null } },
  { returnValue: 'ok', inputs: { count: 7 } },
]

test('the compiled engine and the direct reading of the rulings agree on intent, slots, rules, reply and state', async () => {
  // What the domain understands, and what it may not
  const conversation = fc.array(fc.oneof({ weight: 2, arbitrary: fc.nat(50) }, sentence), {
    minLength: 2,
    maxLength: 6,
  })
  let understood = 0
  let spoken = 0
  await assertProperty(
    fc.asyncProperty(randomDomain, conversation, fc.nat(2), async (domain, sentences, first) => {
      // Guesses are no part of the rulings' order of expressions and answers
      const program = { ...compile(domain, 'eng-USA'), guesses: noGuesses }
      const answerTo = (round: number) => answers[(first + round) % answers.length]!
      let state = newState()
      for (const drawn of sentences) {
        const text = typeof drawn === 'number' ? sayingOf(domain, drawn) : drawn
        let calls = 0
        const callHandler = async () => answerTo(++calls)
        const result = await turn(program, state, text, { callHandler })
        const slow = slowTurn(domain, state, text, (_action, round) => answerTo(round))
        const { chosen } = result.trace.understood
        // It need not tell how a reading fits
        expect({ chosen }).toMatchObject({ chosen: hear(program, state, text).guessed(noGuesses.learned()) })
        const heard = chosen && {
          intent: chosen.by === 'answer' ? '' : chosen.reading.intent,
          slots: chosen.reading.slots,
        }
        const heardSlowly = slow.reading && {
          intent: slow.reading.intent.startsWith('bare ') ? '' : slow.reading.intent,
          slots: slow.reading.slots,
        }
        expect(heard).toEqual(heardSlowly)
        expect(result.trace.rounds.map(({ fired }) => (fired ? [fired.module, fired.rule] : null))).toEqual(
          slow.fired,
        )
        const texts = result.reply.actions.flatMap((action) => (action.kind === 'ui' ? action.texts : []))
        expect(texts.map((one) => one.spoken)).toEqual(slow.said)
        expect(result.state).toEqual(slow.state)
        state = JSON.parse(JSON.stringify(result.state))
        if (chosen) understood++
        spoken += texts.length
      }
    }),
    { numRuns: 100 },
  )
  // Or it would be easy to agree
  expect(understood).toBeGreaterThan(80)
  expect(spoken).toBeGreaterThan(40)
})
