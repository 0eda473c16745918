import { setTimeout as sleep } from 'node:timers/promises'
import { chat } from '@sdp/api'
import { openCalls } from './calls.ts'
import { patch, revisionOf, sentence } from './sentence.ts'

/** Each says very many sentences, and all of them take a while to compile. */
const expressions = Array.from({ length: 12_000 }, (_, at) => ({
  expression: `begin${at} ${Array.from({ length: 80 }, (_, word) => `[word${word}]`).join(' ')}`,
}))
const everyMillis = 300

/** How long somebody waits at most who speaks with a draft while others try drafts that take many seconds to compile. */
export async function longestDuringHeavy(
  url: string,
  { heavy, other }: { heavy: readonly string[]; other: string },
): Promise<number> {
  const { signIn, times, errors } = openCalls(url)
  const { send, timed } = await signIn()
  const say = async (what: string, domainId: string, updates: Record<string, unknown>) => {
    const revision = await revisionOf(send, domainId)
    await timed(
      what,
      'POST',
      chat.textRecognition.path,
      sentence('begin3', { draft: { domainId, revision, updates } }),
    )
  }
  const updates = {
    nlu_interpretations: patch({ heavy: { intent: 'heavy', expressions } }),
    'ontology.intents': patch({ heavy: {} }),
  }
  await say('before', other, {})
  let isCompiling = true
  const compiling = Promise.all(heavy.map((domain) => say('heavy', domain, updates))).then(() => {
    isCompiling = false
  })
  while (isCompiling) {
    await say('beside', other, {})
    await sleep(everyMillis)
  }
  await compiling
  // Where a heavy one takes longer than the chat waits, its author reads so: that is no fault here
  const others = errors.filter((error) => !error.includes(': 503 '))
  if (others.length > 0) throw new Error(others.join('\n'))
  const took = (what: string) => Math.max(...times.get(what)!)
  console.log(
    `Heavy drafts took ${(took('heavy') / 1000).toFixed(1)} s, ${times.get('beside')!.length} sentences beside them`,
  )
  return took('beside')
}
