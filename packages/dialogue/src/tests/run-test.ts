import { type CarValues, type ConversationTest, type TestTurn, withCarValues } from '@sdp/domain/tests'
import type { TurnContext } from '../model/context.ts'
import { newState, type State } from '../model/state.ts'
import type { Understood } from '../model/understood.ts'
import type { Program } from '../program/program.ts'
import { turn as runTurn } from '../turn/turn.ts'
import { understand } from '../understand/understand.ts'
import { rulesOf } from './actual.ts'
import { answerDifferences, answersIn, recordedHandler } from './answers.ts'
import { differencesOf } from './compare.ts'
import type { TestRun, TurnRun } from './result.ts'
import { say } from './say.ts'

export interface RunTestOptions {
  /** Whether a guess may be learned for; without it a sentence that only a guess could read makes the test 'needs guesses'. */
  mayGuess: boolean
  coreActions?: readonly string[]
  conceptTexts?: TurnContext['conceptTexts']
  /** Instead of the recorded answers. */
  callHandler?: TurnContext['callHandler']
}

/** Runs a test in the language of a program. What is thrown is a result too, so that other tests go on. */
export async function runTest(
  program: Program,
  test: ConversationTest,
  options: RunTestOptions,
): Promise<TestRun> {
  const turns: TurnRun[] = []
  try {
    await runTurns(program, test, { turns, options })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const reason = `Turn ${turns.length + 1} could not be run: ${why}`
    return { result: 'could not be run', reason, turns }
  }
  return { ...resultOf(turns), turns }
}

/** Runs the turns of a test one after the other, and adds what came of them. */
async function runTurns(
  program: Program,
  test: ConversationTest,
  { turns, options }: { turns: TurnRun[]; options: RunTestOptions },
): Promise<void> {
  let state = newState()
  let car: CarValues = test.start
  for (const [index, turn] of test.turns.entries()) {
    car = withCarValues(car, turn.car)
    if (turn.restarts) state = newState()
    const run = await oneTurn(program, { turn, number: index + 1, state, car, options })
    turns.push(run)
    if (run.outcome === undefined) break
    state = run.outcome.state
  }
}

interface OneTurn {
  turn: TestTurn
  /** Counted from 1. */
  number: number
  state: State
  car: CarValues
  options: RunTestOptions
}

async function oneTurn(program: Program, one: OneTurn): Promise<TurnRun> {
  const { turn, number, state, options } = one
  const own = turn.sentences[program.language]
  const said = own === undefined ? say(program, turn.intent, turn.slots) : { text: own }
  const isMade = own === undefined
  if (!('text' in said)) return { said: undefined, isMade, differences: [notSaid(turn, said.reason, number)] }
  const understood = understoodWith(program, state, said.text, options)
  if (understood === undefined) return { said: said.text, isMade, differences: [] }
  const context = contextOf(one)
  const outcome = await runTurn(program, state, understood, context)
  const { trace } = outcome
  const turnWithSeed = (seed: number) =>
    runTurn(program, state, understood, { ...context, seed, callHandler: recordedHandler(answersIn(trace)) })
  const rules = rulesOf(program, trace)
  const compared = { program, expected: turn.expected, outcome, rules, turnWithSeed }
  return {
    ...{ said: said.text, isMade, outcome, rules, differences: await differencesOf(compared, number) },
    ...(options.callHandler && { answerDifferences: answerDifferences(turn.answers, trace) }),
  }
}

function contextOf({ turn, car, options: { callHandler, coreActions, conceptTexts } }: OneTurn): TurnContext {
  return {
    callHandler: callHandler ?? recordedHandler(turn.answers),
    vehicleInputs: car.vehicleInputs,
    contextInputs: car.contextInputs,
    featureFlags: car.featureFlags,
    seed: 0,
    ...(coreActions && { coreActions }),
    ...(conceptTexts && { conceptTexts }),
  }
}

/** How a sentence is understood; undefined where that takes guesses that nobody has learned. */
function understoodWith(
  program: Program,
  state: State,
  text: string,
  { mayGuess }: RunTestOptions,
): Understood | undefined {
  if (mayGuess || program.guesses.isLearned()) return understand(program, state, text)
  let isGuessed = false
  const understood = understand(program, state, text, () => {
    isGuessed = true
    return noGuesses
  })
  return isGuessed ? undefined : understood
}

/** Guesses of somebody who has learned nothing. */
export const noGuesses = { candidates: () => [], guess: () => [], threshold: 1 }

function notSaid({ intent }: TestTurn, reason: string, number: number): TurnRun['differences'][number] {
  return { what: 'cannot be said', expected: intent, got: reason, text: `Turn ${number}: ${reason}` }
}

/** What differs first decides; only then whether all could be said and understood. */
function resultOf(turns: readonly TurnRun[]): Omit<TestRun, 'turns'> {
  const first = turns.flatMap(({ differences }) => differences)[0]
  if (first !== undefined) {
    return first.what === 'cannot be said'
      ? { result: 'cannot be said', reason: first.text }
      : { result: 'failed', reason: first.text }
  }
  const last = turns.at(-1)
  if (last === undefined || last.outcome !== undefined) return { result: 'passed' }
  return { result: 'needs guesses', reason: `Turn ${turns.length}: '${last.said}' needs a guess` }
}
