import { inputKey } from '@sdp/domain/decision-table'
import { apiValuesIn, forgetApiInput, type Memory, valuesIn } from '../decide/memory.ts'
import { resetAtEnd } from '../decide/resets.ts'
import type { State, Waiting } from '../model/state.ts'
import type { InputName, RequestFulfilment, Trace, TurnEnd } from '../model/trace.ts'
import type { Understood } from '../model/understood.ts'
import type { Program } from '../program/program.ts'
import { asks, waitingAfter } from '../respond/waiting.ts'
import type { Run, TurnResult } from './run.ts'

/** The core action after which nobody listens any more. */
const endConversation = 'endConversation'

interface Ending {
  state: State
  understood: Understood
  resets: Trace['resets']
  end: TurnEnd
}

/** Ends a turn: what is waited for, what becomes of the request, which values are forgotten; then state, reply and trace. */
export function endTurn(run: Run, { state, understood, resets, end }: Ending): TurnResult {
  const { program, memory, context, rounds, actions, rotation } = run
  const { situation } = memory
  const waits = waitingNow(run, state, understood)
  const fulfilment = fulfilmentOf(run, waits)
  resets.push(...resetAtEnd(memory, program.resets, run.heldAtStart))
  const forgotten = forgetVolatile(program, memory)
  if (waits === undefined) situation.delete('intent')
  if (fulfilment !== undefined && fulfilment.end !== 'open') situation.delete('request')
  const intent = situation.get('intent')?.value as string | undefined
  const request = situation.get('request')?.value as string | undefined
  const error = errorOf(end, run)
  return {
    state: {
      version: 1,
      ...(intent !== undefined && { intent }),
      ...(request !== undefined && { request }),
      slots: Object.fromEntries(valuesIn(situation, 'slots')),
      apiInputs: Object.fromEntries(apiValuesIn(memory)),
      ...(waits && { waits }),
      said: Object.fromEntries(rotation.said),
      seen: {
        vehicleInputs: { ...state.seen.vehicleInputs, ...context.vehicleInputs },
        contextInputs: { ...state.seen.contextInputs, ...context.contextInputs },
      },
    },
    reply: { actions, followUp: waits !== undefined, ...(error !== undefined && { error }) },
    trace: {
      version: 1,
      text: understood.text,
      before: state,
      understood,
      rounds,
      resets,
      forgotten,
      ...(fulfilment && { fulfilment }),
      ...(waits && { waits }),
      end,
    },
  }
}

/** What is waited for after the turn; what was not understood leaves the question before it open. */
function waitingNow(
  { program, actions }: Run,
  { waits: before }: State,
  { chosen }: Understood,
): Waiting | undefined {
  if (actions.some(({ kind, name }) => kind === 'core' && name === endConversation)) return undefined
  const last = actions.findLast(({ kind }) => kind === 'ui')
  const action = last && program.uiActions.get(last.name)
  const after = action && waitingAfter(program, action)
  if (chosen !== undefined || (action && asks(action))) return after
  return last === undefined || after !== undefined ? (before ?? after) : undefined
}

/** What became of the request: an action fulfils it, and then it ends as soon as nothing is asked; so it does when all does. */
function fulfilmentOf(
  { program, memory, rounds }: Run,
  waits: Waiting | undefined,
): RequestFulfilment | undefined {
  const request = memory.situation.get('request')?.value as string | undefined
  if (request === undefined) return undefined
  const { uiActions = [], apiActions = [] } = program.intents.get(request)?.fulfilledBy ?? {}
  const by: RequestFulfilment['by'] = rounds.flatMap(({ uiAction, call }) => [
    ...(uiAction !== undefined && uiActions.includes(uiAction)
      ? [{ kind: 'uiAction' as const, name: uiAction }]
      : []),
    ...(call && !('failure' in call.answer) && apiActions.includes(call.apiAction)
      ? [{ kind: 'apiAction' as const, name: call.apiAction }]
      : []),
  ])
  const isAsking = waits !== undefined && waits.slots.length > 0
  if (by.length > 0 && !isAsking) return { request, by, end: 'fulfilled' }
  return { request, by, end: waits === undefined ? 'dropped' : 'open' }
}

function forgetVolatile({ slots, apiInputs }: Program, memory: Memory): InputName[] {
  const forgotten: InputName[] = []
  for (const [name] of valuesIn(memory.situation, 'slots')) {
    if (!slots.get(name)?.volatile) continue
    memory.situation.delete(inputKey('slots', name))
    forgotten.push({ kind: 'slot', name })
  }
  for (const [name] of apiValuesIn(memory)) {
    if (!apiInputs.get(name)?.volatile) continue
    forgetApiInput(memory, name)
    forgotten.push({ kind: 'apiInput', name })
  }
  return forgotten
}

function errorOf(end: TurnEnd, { program, rounds }: Run): string | undefined {
  switch (end.kind) {
    case 'too many rounds': {
      // A turn only goes on after a rule that called a handler
      const { fired, call } = rounds.at(-1)!
      const module = program.domain.modules[fired!.module]!.name
      return `Endless loop: rule ${fired!.rule + 1} of '${module}' called '${call!.apiAction}' again and again, ${end.rounds} times in one turn.`
    }
    case 'call failed':
      return `The handler did not answer '${end.apiAction}': ${end.reason}`
    case 'unknown API action':
      return `There is no API action '${end.apiAction}'.`
    default:
      return undefined
  }
}
