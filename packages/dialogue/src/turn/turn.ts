import type { RulePlace } from '@sdp/domain/decision-table'
import { recall } from '../decide/memory.ts'
import { holding, resetAtStart } from '../decide/resets.ts'
import type { TurnContext } from '../model/context.ts'
import type { ReplyAction } from '../model/reply.ts'
import type { State } from '../model/state.ts'
import type { Round, Trace, TurnEnd } from '../model/trace.ts'
import type { Understood } from '../model/understood.ts'
import type { Program } from '../program/program.ts'
import { askBackText, declinedText } from '../respond/ask-back.ts'
import { type ConceptWords, conceptsOf, conceptWords } from '../respond/concepts.ts'
import { filler } from '../respond/fill.ts'
import { respond } from '../respond/respond.ts'
import { understand } from '../understand/understand.ts'
import { callHandler } from './call.ts'
import { endTurn } from './end-turn.ts'
import type { Run, TurnResult } from './run.ts'
import { takeInGiven, takeInWords } from './take-in.ts'

/** How often the table is asked in one turn, since an answer of a handler can lead to another call without end. */
const maxRounds = 10

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
  return endTurn(run, { state, understood, resets, end })
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

/** Asks the table until a rule wants no further call. */
async function decide(run: Run, resets: Trace['resets']): Promise<TurnEnd> {
  const { program, memory, rounds } = run
  const { situation } = memory
  let fired = 0
  while (fired < maxRounds) {
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
  return { kind: 'too many rounds', rounds: maxRounds }
}

/** Runs the actions of a rule; returns how the turn ends, or nothing when the table is to be asked again. */
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
