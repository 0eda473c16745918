import { parseArgs } from 'node:util'
import {
  compile,
  hearAmong,
  jointGuessesFor,
  newState,
  type Program,
  passedOver,
  type ReplyAction,
  type State,
  type TurnResult,
  turn,
  type Understood,
  understand,
  winnerOf,
} from '@sdp/dialogue'
import { story } from '@sdp/dialogue/story'
import { sampleContext } from './sample-context.ts'
import { readSamples } from './samples.ts'

/** Turns of a conversation on the command line: what is said, what is answered, and why. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { domain: { type: 'string' }, language: { type: 'string', default: 'eng-USA' } },
})
if (positionals.length === 0) {
  console.error(
    'npm run try -- "play some jazz" ["and then?" ...] [--domain MediaPlayer] [--language eng-USA]',
  )
  process.exit(1)
}

interface Talk {
  program: Program
  state: State
}

const wanted = values.domain?.toLowerCase()
const talks: Talk[] = readSamples()
  .filter(({ language }) => language.toLowerCase() === values.language.toLowerCase())
  .filter(({ domain }) => wanted === undefined || domain.name.toLowerCase() === wanted)
  .map(({ domain, language }) => ({ program: compile(domain, language), state: newState() }))
if (talks.length === 0) {
  console.error(`No sample domain${values.domain ? ` '${values.domain}'` : ''} speaks ${values.language}.`)
  process.exit(1)
}
const joint = jointGuessesFor(talks.map(({ program }) => ({ id: program.domain.name, program })))
let last = ''

for (const text of positionals) {
  const { talk, understood } = await bestFor(text)
  const context = { ...sampleContext, clock: () => performance.now() }
  const result = await turn(talk.program, talk.state, understood, context)
  talk.state = result.state
  last = talk.program.domain.name
  print(talk.program, result)
}

/** The domain that answers a sentence, as where all of them are published; without one, that which spoke last says so. */
async function bestFor(text: string): Promise<{ talk: Talk; understood: Understood }> {
  const listeners = talks.map(({ program, state }) => {
    const { name } = program.domain
    return { domainId: name, domain: name, program, state, spokeLast: name === last }
  })
  const sources = async () => joint.sources()
  const winner = winnerOf(await hearAmong(listeners, text, { platform: undefined, sources }))
  const at = Math.max(
    0,
    listeners.findIndex(({ domain }) => domain === (winner?.domain ?? last)),
  )
  const talk = talks[at]!
  return { talk, understood: understand(talk.program, talk.state, text, () => joint.sources()[at]!) }
}

function print(program: Program, { reply, trace }: TurnResult): void {
  console.log(`\n> ${trace.text}`)
  for (const action of reply.actions) console.log(`< ${said(action)}`)
  if (reply.actions.length === 0) console.log('< (says nothing)')
  if (reply.error !== undefined) console.log(`! ${reply.error}`)
  console.log(`\n  ${program.domain.name}, ${program.language}`)
  const parts = story(trace, {
    moduleName: (module) => program.domain.modules[module]?.name,
    passed: (round) => {
      const all = passedOver(program, trace, { round, most: Number.POSITIVE_INFINITY })
      const count = all.reduce((sum, { first, last }) => sum + last - first + 1, 0)
      return { rules: all.slice(0, 3).toReversed(), count }
    },
  })
  for (const { title, lines } of parts) {
    console.log(`  ${title}`)
    for (const { text, passed } of lines) {
      console.log(`  - ${text}`)
      for (const { text: rule } of passed?.shown ?? []) console.log(`      ${rule}`)
    }
  }
}

function said(action: ReplyAction): string {
  if (action.kind === 'core') return `[${action.name} ${JSON.stringify(action.parameters)}]`
  if (action.kind === 'platform') return action.text
  const { before, texts, after, audio, gui, followUp, name } = action
  const words = [...before, ...texts, ...after].map(({ spoken }) => spoken).join(' ')
  const more = [
    ...audio.map(({ response }) => `plays ${response}`),
    ...(gui ? [`shows ${gui.name} (${gui.type})`] : []),
    ...(followUp ? ['listens on'] : []),
  ]
  return `${words === '' ? `[${name}]` : words}${more.length > 0 ? `  (${more.join(', ')})` : ''}`
}
