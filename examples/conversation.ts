import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  compile,
  type HandlerCall,
  newState,
  type Program,
  type Trace,
  type TurnContext,
  type TurnResult,
  turn,
} from '@sdp/dialogue'
import { platformConfiguration } from '../apps/server/src/features/configuration/platform-configuration.ts'
import { answer } from './handlers/node/answer.mjs'
import { readSamples } from './samples.ts'

const folder = path.join(import.meta.dirname, 'conversations')

/** A conversation with a sample domain as it is kept in a file: what is said, why it is answered so, and the answer. */
export interface Conversation {
  file: string
  program: Program
  text: string
}

/** Every conversation that is kept. */
export function readConversations(): Conversation[] {
  const samples = readSamples()
  return readdirSync(folder).map((file) => {
    const [name, language] = file.split('.')
    const { domain } = samples.find((one) => one.domain.name === name && one.language === language)!
    return { file, program: compile(domain, language!), text: readFileSync(path.join(folder, file), 'utf8') }
  })
}

/** What surrounds the turns of a sample domain: its handler answers at once, and the platform has its own actions. */
export const sampleContext: TurnContext = {
  callHandler: async ({ body }: HandlerCall) =>
    answer(body) ?? { failure: `The sample handler knows nothing of '${body.apiAction}'.` },
  coreActions: platformConfiguration.coreActions,
}

/** Says again what is said in a conversation, and writes down all of it. */
export async function talk({ program, text }: Conversation): Promise<{ text: string; turns: TurnResult[] }> {
  let state = newState()
  const turns: TurnResult[] = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('> ')) continue
    const result = await turn(program, state, line.slice(2), sampleContext)
    turns.push(result)
    state = result.state
  }
  return { text: `${turns.map((one) => written(program, one)).join('\n\n')}\n`, turns }
}

function written(program: Program, { reply, trace }: TurnResult): string {
  const said = reply.actions.flatMap((action) =>
    action.kind === 'ui'
      ? [
          [...action.before, ...action.texts, ...action.after].map(({ spoken }) => spoken).join(' ') ||
            `[${action.name}]`,
        ]
      : [],
  )
  const error = reply.error === undefined ? [] : [`! ${reply.error}`]
  return [`> ${trace.text}`, `  ${reasons(program, trace)}`, ...said.map((one) => `< ${one}`), ...error].join(
    '\n',
  )
}

/** What it was taken for, then each round: what was called and said, and by which rule. */
function reasons({ domain }: Program, { understood: { chosen }, rounds }: Trace): string {
  const heard =
    chosen === undefined ? 'nothing' : chosen.by === 'answer' ? 'an answer' : chosen.reading.intent
  const slots = chosen?.reading.slots.map(({ slot, value }) => `${slot} ${value}`) ?? []
  const done = rounds.map(({ fired, uiAction, call, coreAction, gaveUp }) => {
    if (gaveUp !== undefined) return `gives up ${gaveUp}`
    if (fired === undefined) return 'no rule'
    const actions = [uiAction, call?.apiAction, coreAction?.name].filter((name) => name !== undefined)
    return `${actions.join(' and ')} (${domain.modules[fired.module]!.name} ${fired.rule + 1})`
  })
  return [[heard, ...slots].join(', '), ...done].join(' -> ')
}
