import type { TurnContext } from '../model/context.ts'
import type { HandlerAnswer, HandlerCall } from '../model/handler.ts'
import type { Reply, ReplyAction } from '../model/reply.ts'
import { newState } from '../model/state.ts'
import type { Trace } from '../model/trace.ts'
import type { Program } from '../program/program.ts'
import { turn } from '../turn/turn.ts'
import { mayBeGuessed } from '../understand/understand.ts'

/** What a domain does when somebody begins a conversation with a sentence, in words. */
export interface Behaviour {
  /** Empty when nothing was understood. */
  intent: string
  /** Who found the intent; nobody looked when `unknown`: only a guess could, and guesses take time to learn. */
  by: 'expression' | 'guess' | 'nobody' | 'unknown'
  /** The rules that fired, empty for none. */
  rule: string
  /** What is said, else what is done. */
  answer: string
}

/** A behaviour with all that makes it another one than that of an earlier domain. */
export interface ObservedBehaviour extends Behaviour {
  rules: readonly unknown[]
  reply: string
}

/** What a sentence leads to when a conversation begins with it. Handlers answer the first of their return values. */
export async function behaviourOf(
  program: Program,
  sentence: string,
  { mayGuess, coreActions }: { mayGuess: boolean } & Pick<TurnContext, 'coreActions'>,
): Promise<ObservedBehaviour> {
  const state = newState()
  if (!mayGuess && mayBeGuessed(program, state, sentence)) return notGuessed
  const { reply, trace } = await turn(program, state, sentence, {
    callHandler: (call) => Promise.resolve(firstAnswer(program, call)),
    ...(coreActions && { coreActions }),
  })
  const { chosen } = trace.understood
  return {
    intent: chosen?.reading.intent ?? '',
    by: chosen === undefined ? 'nobody' : chosen.by === 'guess' ? 'guess' : 'expression',
    rule: ruleWords(program, trace),
    answer: answerWords(reply),
    rules: firedRules(program, trace),
    reply: JSON.stringify(reply.actions),
  }
}

const notGuessed: ObservedBehaviour = {
  intent: '',
  by: 'unknown',
  rule: '',
  answer: '',
  rules: [],
  reply: '',
}

function firstAnswer({ apiInputs }: Program, { body }: HandlerCall): HandlerAnswer {
  const [returnValue] = apiInputs.get(body.apiAction)?.returnValue ?? []
  const isValue =
    typeof returnValue === 'string' || typeof returnValue === 'number' || typeof returnValue === 'boolean'
  return isValue ? { returnValue } : { failure: 'it was not called' }
}

/** What was written of each rule, by which it is recognised at any other position; comments do not count. */
function firedRules({ domain }: Program, { rounds }: Trace): unknown[] {
  return rounds.flatMap(({ fired }) => {
    if (fired === undefined) return []
    const { name, rules } = domain.modules[fired.module]!
    const { comments: _, kept: __, ...rule } = rules[fired.rule]!
    return [{ module: name, ...rule }]
  })
}

function ruleWords({ domain }: Program, { rounds }: Trace): string {
  return rounds
    .flatMap(({ fired }) =>
      fired === undefined ? [] : [`Rule ${fired.rule + 1} of '${domain.modules[fired.module]!.name}'`],
    )
    .join(', then ')
}

function answerWords({ actions, error }: Reply): string {
  const said = actions.map(actionWords).filter((words) => words !== '')
  return said.length > 0 ? said.join(' ') : (error ?? '')
}

function actionWords(action: ReplyAction): string {
  if (action.kind === 'core') return `(${action.name})`
  if (action.kind === 'platform') return action.text
  const { name, before, texts, after, audio } = action
  const spoken = [before, texts, after].flat().map((text) => text.spoken)
  const played = audio.map(({ response }) => `(${response})`)
  return [...spoken, ...played].filter((text) => text !== '').join(' ') || `(${name})`
}
