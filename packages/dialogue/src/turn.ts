import { inputKey, type RulePlace } from '@sdp/domain/decision-table'
import type { TurnContext } from './context.ts'
import { callHandler } from './decide/call.ts'
import { apiValuesIn, forgetApiInput, type Memory, recall, valuesIn } from './decide/memory.ts'
import { holding, type ResetOf, resetAtEnd, resetAtStart } from './decide/resets.ts'
import { takeInGiven, takeInWords } from './decide/take-in.ts'
import { asks, waitingAfter } from './decide/waiting.ts'
import type { InputName, RequestFulfilment, Round, Trace, TurnEnd } from './explain/trace.ts'
import type { Program } from './program.ts'
import type { Reply, ReplyAction } from './reply.ts'
import { askBackText, declinedText } from './respond/ask-back.ts'
import { type ConceptWords, conceptsOf, conceptWords } from './respond/concepts.ts'
import { filler } from './respond/fill.ts'
import { type Rotation, respond } from './respond/respond.ts'
import type { State, Waiting } from './state.ts'
import { understand } from './understand.ts'
import type { Understood } from './understood.ts'

export interface TurnResult {
  state: State
  reply: Reply
  trace: Trace
}

/** How often the table is asked in one turn, since an answer of a handler can lead to another call without end. */
const mostRounds = 10

/** The core action after which nobody listens any more. */
const endConversation = 'endConversation'

/** One turn of a conversation: what somebody says, or how it was understood, leads to a reply and its reason. */
export async function turn(
  program: Program,
  state: State,
  said: string | Understood,
  context: TurnContext,
): Promise<TurnResult> {
  const understood = typeof said === 'string' ? understand(program, state, said) : said
  if (understood.asksBack || understood.declines) return platformTurn(program, state, understood)
  const memory = recall(state, context)
  if (understood.chosen) takeInWords(memory, program, understood.chosen)
  takeInGiven(memory, context.given ?? {})
  const resets = resetAtStart(memory, program.resets)
  const run: Run = {
    program,
    context,
    memory,
    rotation: { seed: context.seed ?? 0, said: new Map(Object.entries(state.said)) },
    heldAtStart: holding(program.resets, memory.situation),
    rounds: [],
    actions: [],
  }
  const end = await decide(run, resets)
  return finish(run, { state, understood, resets, end })
}

/** A turn in which no rule is asked: whether something was meant is still open, or was not meant. What was open before stays open. */
function platformTurn(
  program: Program,
  { askedBack: _, ...state }: State,
  understood: Understood,
): TurnResult {
  const { text, chosen } = understood
  const isAsking = understood.asksBack === true && chosen !== undefined
  const action: ReplyAction = isAsking
    ? { kind: 'platform', name: 'askBack', text: askBackText(program, chosen.reading) }
    : { kind: 'platform', name: 'declined', text: declinedText(program.language) }
  return {
    state: isAsking ? { ...state, askedBack: chosen.reading } : state,
    reply: { actions: [action], followUp: isAsking || state.waits !== undefined },
    trace: {
      version: 1,
      text,
      before: state,
      understood,
      rounds: [],
      resets: [],
      forgotten: [],
      ...(state.waits && { waits: state.waits }),
      end: { kind: isAsking ? 'asked back' : 'declined' },
    },
  }
}

/** A turn while the table is asked. */
interface Run {
  program: Program
  context: TurnContext
  memory: Memory
  rotation: Rotation
  heldAtStart: ReadonlySet<ResetOf>
  rounds: Round[]
  actions: ReplyAction[]
}

/** Asks the table until a rule wants no further call. */
async function decide(run: Run, resets: Trace['resets']): Promise<TurnEnd> {
  const { program, memory, rounds } = run
  const { situation } = memory
  let fired = 0
  while (fired < mostRounds) {
    const round: Round = { situation: Object.fromEntries(situation) }
    rounds.push(round)
    const found = program.table.find(situation)
    if (found === undefined) {
      const request = situation.get('request')
      if (fired > 0 || request === undefined || request.updated) return { kind: 'no rule' }
      // Somebody speaks of something else: an open request must not keep the rules for it from matching
      round.gaveUp = String(request.value)
      situation.delete('request')
      resets.push(...resetAtStart(memory, program.resets))
      run.heldAtStart = holding(program.resets, situation)
      continue
    }
    fired++
    round.fired = found
    const end = await act(run, round, found)
    if (end !== undefined) return end
  }
  return { kind: 'too many rounds', rounds: mostRounds }
}

/** Runs the actions of a rule; answers how the turn ends, or nothing when the table is to be asked again. */
async function act(run: Run, round: Round, at: RulePlace): Promise<TurnEnd | undefined> {
  const { program, context, memory, actions } = run
  const { uiAction, apiAction } = program.domain.modules[at.module]!.rules[at.rule]!
  if (uiAction !== '') {
    round.uiAction = uiAction
    const words = await wordsFor(run, uiAction)
    actions.push(
      respond(program, uiAction, { filler: filler(program, memory), words, rotation: run.rotation }),
    )
  }
  if (apiAction.name === '') return { kind: 'answered' }
  const action = program.apiActions.get(apiAction.name)
  if (apiAction.parameters !== undefined || context.coreActions?.includes(apiAction.name)) {
    const core = { name: apiAction.name, parameters: apiAction.parameters ?? {} }
    round.coreAction = core
    actions.push({ kind: 'core', ...core })
    return { kind: 'answered' }
  }
  if (action === undefined) return { kind: 'unknown API action', apiAction: apiAction.name }
  const call = await callHandler(program, { memory, context, action })
  round.call = call
  const isLost = 'failure' in call.answer && call.filled.length === 0
  if (!isLost) return undefined
  return {
    kind: 'call failed',
    apiAction: apiAction.name,
    reason: (call.answer as { failure: string }).failure,
  }
}

/** The words of the concepts that a UI action mentions; most mention none, and nobody is asked for them. */
async function wordsFor({ program, context, rotation }: Run, uiAction: string): Promise<ConceptWords> {
  const names = conceptsOf(program, program.uiActions.get(uiAction))
  const wordings = names.length === 0 ? [] : await context.conceptTexts?.(names)
  return conceptWords(wordings ?? [], rotation.seed)
}

interface Ending {
  state: State
  understood: Understood
  resets: Trace['resets']
  end: TurnEnd
}

function finish(run: Run, { state, understood, resets, end }: Ending): TurnResult {
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
