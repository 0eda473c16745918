import type { InputValue, Rule } from '@sdp/domain/decision-table'
import { type CarValues, newTestTurn, noCarValues, type TestTurn, withCarValues } from '@sdp/domain/tests'
import type { HandlerAnswer } from '../../model/handler.ts'
import { newState, type State } from '../../model/state.ts'
import type { Program } from '../../program/program.ts'
import type { TurnResult } from '../../turn/run.ts'
import { turn } from '../../turn/turn.ts'
import { understand } from '../../understand/understand.ts'
import { answerInWords, rulesOf } from '../actual.ts'
import { recordTurn } from '../record.ts'
import { noGuesses } from '../run-test.ts'
import { say } from '../say.ts'
import type { Constraints } from './constraints.ts'
import { satisfies, valuesAround } from './constraints.ts'

/** A point in a conversation from which it can go on. */
export interface Node {
  state: State
  car: CarValues
  /** What was said until here. */
  turns: readonly TestTurn[]
  /** The same as somebody reads it. */
  spoken: readonly SpokenTurn[]
}

/** A turn as somebody reads it: a sentence and its answer, in the language of the program. */
export interface SpokenTurn {
  said: string
  answer: string
}

export function startNode(): Node {
  return { state: newState(), car: noCarValues, turns: [], spoken: [] }
}

/** One way to go on. */
export interface Plan {
  /** Empty for a bare answer. */
  intent: string
  slots: Readonly<Record<string, InputValue>>
  car: CarValues
  /** What the answers of handlers have to be like. */
  answers: Constraints
}

export interface Tried {
  plan: Plan
  outcome: TurnResult
  rules: Rule[]
  after: Node
}

/** Goes on as planned; nothing where that cannot be said, or is understood otherwise. */
export async function tryTurn(
  program: Program,
  { state, car, turns, spoken }: Node,
  plan: Plan,
  coreActions: readonly string[] | undefined,
): Promise<Tried | undefined> {
  const said = say(program, plan.intent, plan.slots)
  if (!('text' in said)) return undefined
  // What expressions say is what they are there for, whatever may be guessed besides
  const understood = understand(program, state, said.text, () => noGuesses)
  const { chosen, asksBack } = understood
  if (chosen === undefined || asksBack) return undefined
  if (plan.intent !== '' && (chosen.by === 'answer' || chosen.reading.intent !== plan.intent))
    return undefined
  const carNow = withCarValues(car, plan.car)
  const outcome = await turn(program, state, understood, {
    callHandler: ({ body }) => Promise.resolve(answerFor(program, body.apiAction, plan.answers)),
    ...{ vehicleInputs: carNow.vehicleInputs, contextInputs: carNow.contextInputs, seed: 0 },
    featureFlags: carNow.featureFlags,
    ...(coreActions && { coreActions }),
  })
  const recorded = recordTurn(said.text, outcome, program.language, plan.car)
  // Said by own expressions, so that it can be said in every language
  const isClear = recorded.intent !== '' || Object.keys(recorded.slots).length > 0
  const turnOfTest = isClear ? { ...newTestTurn(), ...recorded, sentences: {} } : recorded
  return {
    ...{ plan, outcome, rules: rulesOf(program, outcome.trace) },
    after: {
      state: outcome.state,
      car: carNow,
      turns: [...turns, turnOfTest],
      spoken: [...spoken, { said: said.text, answer: answerInWords(outcome.reply) }],
    },
  }
}

const ofApiInputs = 'apiInputs '

/** An answer of a handler that is as it has to be, as far as it can: its own return value, and the other inputs with it. */
function answerFor(program: Program, apiAction: string, constraints: Constraints): HandlerAnswer {
  const inputs: Record<string, unknown> = {}
  for (const input of constraints.keys()) {
    const name = input.slice(ofApiInputs.length)
    // Another handler fills what is called as its API action
    if (name === apiAction || program.apiActions.has(name) || !program.apiInputs.has(name)) continue
    const value = fittingApiValue(program, name, constraints)
    if (value !== undefined) inputs[name] = value
  }
  const returnValue = fittingApiValue(program, apiAction, constraints)
  return {
    ...(returnValue !== undefined && { returnValue }),
    ...(Object.keys(inputs).length > 0 && { inputs }),
  }
}

function fittingApiValue(
  { apiInputs }: Program,
  name: string,
  constraints: Constraints,
): InputValue | undefined {
  const input = ofApiInputs + name
  const list = constraints.get(input)
  const listed = (apiInputs.get(name)?.returnValue ?? []) as InputValue[]
  if (list === undefined) return listed[0]
  const known = (value: InputValue) => ({ collected: true, updated: true, value })
  return [...listed, ...valuesAround(list)].find((value) => satisfies(constraints, input, known(value)))
}
