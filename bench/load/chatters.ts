import { readFileSync } from 'node:fs'
import { chat } from '@sdp/api'
import { nextDialogState } from '@sdp/domain/chat'
import type { Calls } from './calls.ts'
import { everyFewSeconds, type Person } from './person.ts'
import { patch, revisionOf, sentence } from './sentence.ts'

interface Reply {
  systemResponses: { continues: boolean; dialogState?: unknown }[]
  fullResponse: { trace: { understood: { chosen?: { by: string } } } | null }
}

/** Which conversations of `examples` somebody has, and with what: a draft of a domain, or what is published. */
interface Talk {
  sample: string
  draft: string | undefined
}

export const firstGuess = 'first guess of a draft that is new'

/** An author edits the draft after this many sentences, about once in a minute. */
const sentencesPerEdit = 12

/**
 * Somebody who tries sentences, by turns those of the conversations of a sample, which expressions say, and everyday ones, which
 * are guessed. Who has a draft changes it from time to time; the first sentence after that is named by itself, since alone one
 * waits as well until the draft is compiled. The first that has to be guessed is named a second time: it waits for learning.
 */
export async function newChatter({ signIn }: Calls, { sample, draft }: Talk): Promise<Person> {
  const { token, send, timed } = await signIn()
  const sentences = sentencesFor(sample)
  const first = Math.floor(Math.random() * sentences.length)
  const firstEdit = Math.floor(Math.random() * sentencesPerEdit)
  const revision = draft && (await revisionOf(send, draft))
  let dialogState: unknown
  let edits = 0
  let hasLearned = false
  const say = async (at: number) => {
    const isEdited = draft !== undefined && (at === 0 || (at + firstEdit) % sentencesPerEdit === 0)
    if (isEdited) {
      edits++
      hasLearned = false
    }
    const text = sentences[(first + at) % sentences.length]!
    const changed = draft && { domainId: draft, revision: revision!, updates: updatesOf(draft, edits) }
    const body = sentence(text, { draft: changed || undefined, dialogState })
    const namesOf = (reply: string) => {
      if (draft === undefined) return ['sentence to what is published']
      const isFirst = isGuess(reply) && !hasLearned
      hasLearned ||= isFirst
      if (isEdited) return ['sentence to a draft that is new']
      return ['sentence to a draft', ...(isFirst ? [firstGuess] : [])]
    }
    const answer = await timed(namesOf, 'POST', chat.textRecognition.path, body)
    const { systemResponses = [] } = JSON.parse(answer) as Partial<Reply>
    dialogState = nextDialogState(systemResponses, { keepsSession: true })
  }
  // Who chats has opened it before
  await say(0)
  return { token, work: (until) => everyFewSeconds(until, (at) => say(at + 1)) }
}

/** Whether no expression said it, so that what was learned was asked. */
function isGuess(reply: string): boolean {
  const { fullResponse } = JSON.parse(reply) as Partial<Reply>
  const by = fullResponse?.trace?.understood.chosen?.by
  return by === undefined || by === 'guess'
}

/** One more expression of an intent that was added, and another wording of an answer. */
function updatesOf(draft: string, edits: number): Record<string, unknown> {
  const expressions = Array.from({ length: edits }, (_, at) => ({
    expression: `do number ${at} of ${draft}`,
  }))
  return {
    tts_responses: patch({ greeting: [`Hello ${edits}`] }),
    nlu_interpretations: patch({ tried: { intent: 'tried', expressions } }),
    'ontology.intents': patch({ tried: {} }),
  }
}

interface KeptTests {
  conversation_tests: { turns: { sentences: Record<string, string> }[] }[]
}

/** The conversations that a sample keeps, and between two of its sentences an everyday one for the same domain. */
function sentencesFor(sample: string): string[] {
  const read = (file: string) => readFileSync(new URL(`../../examples/${file}`, import.meta.url), 'utf8')
  const mark = `${sample.replace('Test', '')}\t`
  const everyday = read('everyday/eng-USA.txt')
    .split('\n')
    .flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length)] : []))
  const { conversation_tests } = JSON.parse(read(`domains/${sample}/domain.json`)) as KeptTests
  const said = conversation_tests.flatMap(({ turns }) =>
    turns.flatMap(({ sentences }) => sentences['eng-USA'] ?? []),
  )
  return said.flatMap((sentence, at) => [sentence, everyday[at % everyday.length]!])
}
