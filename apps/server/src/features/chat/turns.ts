import { setImmediate as pause } from 'node:timers/promises'
import type { TextRecognitionBody } from '@sdp/api'
import { arbitrate, type Candidate, isSure, type Judged, winnerOf } from '@sdp/dialogue'
import { messages, Refused, type User } from '@sdp/domain'
import { findCollection } from '@sdp/domain/wire'
import type { z } from 'zod'
import { readUpdates } from '../../content/updates.ts'
import type { Deps } from '../../deps.ts'
import { conceptWordings } from '../../records/concept-texts.ts'
import { getDomain } from '../../records/domain-record.ts'
import { type SpokenDomain, spokenDomain, storedContent } from '../../runtime/spoken-domain.ts'
import { type Answer, domainAnswer, sentenceAnswer } from './answer.ts'

import { callHandler } from './call-handler.ts'
import { carOf } from './car.ts'
import { dialogStateAfter, memoryOf, readDialogState } from './dialog-state.ts'
import type { ChatDeps } from './published.ts'
import { getRevision } from './store.ts'

type Body = z.output<typeof TextRecognitionBody>

/** What was said, and by whom. */
interface Asked {
  body: Body
  user: User
  signal: AbortSignal
}

/** The answer of one domain as somebody has it on the desk. */
export async function answerFromDraft(deps: Deps, { body, user, signal }: Asked): Promise<Answer> {
  const { header, requestInfo } = body
  const { draft } = requestInfo
  if (draft === undefined) throw new Refused('invalid', messages.chat.noDraft)
  const [record, revision] = await Promise.all([
    getDomain(deps.db, draft.domainId),
    getRevision(deps.db, draft.domainId, draft.revision),
  ])
  const { language } = header
  const known = record.languages.find((one) => one.language.toLowerCase() === language.toLowerCase())
  if (known === undefined) {
    return sentenceAnswer(messages.chat.languageMissing(record.name, language), { language })
  }
  const updates = updatesIn(draft, known.language)
  await readUpdates(Object.entries(updates))
  const domain = spokenDomain({
    ...storedContent(deps.content, { record, ...revision }, known.language),
    place: draft.domainId,
    updates,
  })
  return runTurn(deps, { domain, body, user, judged: [], signal })
}

/** Changes of a language concern that one alone; all others are in force in every language. */
function updatesIn(
  { updates, language_to_update }: NonNullable<Body['requestInfo']['draft']>,
  language: string,
): Record<string, unknown> {
  if (language_to_update === undefined || language_to_update === language) return updates
  return Object.fromEntries(
    Object.entries(updates).filter(([path]) => findCollection(path)?.perLanguage === false),
  )
}

/** The answer of that domain among all that are published which understood best. */
export async function answerFromPublished(deps: ChatDeps, asked: Asked): Promise<Answer> {
  const { language, stage, platform } = asked.body.header
  const listen = listener(deps, asked)
  const { domains, heard } = await heardByPublished(deps, asked, listen)
  if (domains.length === 0) {
    return sentenceAnswer(messages.chat.nothingPublished(stage, language), { language })
  }
  const judge = (candidates: readonly Candidate[]) =>
    arbitrate(candidates, { platform: platform === '' ? undefined : platform })
  let candidates = await heard
  let judged = judge(candidates)
  // Guesses are asked for only where no expression fits by its own words: they may have to be learned first
  if (!isSure(winnerOf(judged))) {
    const unheard = domains.filter((_, at) => candidates[at]!.heard === undefined)
    const guesses = new Map((await listen(unheard, true)).map((guess) => [guess.domainId, guess]))
    candidates = candidates.map((candidate) => guesses.get(candidate.domainId) ?? candidate)
    judged = judge(candidates)
  }
  const winner = winnerOf(judged)
  if (winner === undefined) {
    return sentenceAnswer(messages.chat.notUnderstood(stage), { language, judged })
  }
  const domain = domains[candidates.indexOf(winner)]!
  return runTurn(deps, { ...asked, domain, judged })
}

type Listen = (domains: readonly SpokenDomain[], isGuessed: boolean) => Promise<Candidate[]>

/**
 * What is published, and how it understands. Those that were published when somebody spoke last listen while it is read
 * whether they still are, which nearly always is so.
 */
async function heardByPublished(deps: ChatDeps, { body }: Asked, listen: Listen) {
  const { language, stage } = body.header
  const [market = '', environment = ''] = stage.split('-')
  const place = { market, environment, language }
  const last = deps.published.last(place)
  const reading = deps.published.read(place)
  // The database has its question before the threads have theirs, which takes longer to write
  const early = last && pause().then(() => listen(last, false))
  // Of domains that may be gone: it counts only where they are not
  early?.catch(() => {})
  const domains = await reading
  return { domains, heard: domains === last ? early! : listen(domains, false) }
}

/** Asks domains what a sentence means to them. */
function listener(deps: ChatDeps, { body, signal }: Asked): Listen {
  const { text_query: text, requestInfo } = body
  const before = readDialogState(requestInfo.dialogState)
  return async (domains, isGuessed) => {
    const memories = domains.map(({ record }) => memoryOf(record.savePointId, before))
    const sources = new Map(domains.map(({ program, source }) => [program.base, source]))
    const outcomes = await deps.runtime.runAll(
      domains.map(({ program }, at) => ({
        program,
        wish: { kind: 'understand', text, memory: memories[at]!, isGuessed },
      })),
      { source: (base) => sources.get(base)!(), callHandler: noCall, signal },
    )
    return domains.map(({ record }, at) => ({
      domainId: record.savePointId,
      domain: record.name,
      platforms: outcomes[at]!.platforms,
      heard: outcomes[at]!.heard,
      arbitration: outcomes[at]!.arbitration,
      isWaiting: memories[at]!.from === undefined && memories[at]!.own?.waits !== undefined,
    }))
  }
}

/** To understand calls nobody. */
const noCall = () => Promise.reject(new Error('no handler is called to understand a sentence'))

interface Turn extends Asked {
  domain: SpokenDomain
  judged: readonly Judged[]
}

async function runTurn(deps: Deps, { domain, body, user, judged, signal }: Turn): Promise<Answer> {
  const { record, program, source } = domain
  const { header, requestInfo } = body
  const { seed = 0, whatIf = {} } = requestInfo
  const before = readDialogState(requestInfo.dialogState)
  const memory = memoryOf(record.savePointId, before)
  const { state, ...outcome } = await deps.runtime.run(
    program,
    { kind: 'turn', said: body.text_query, memory, car: carOf(header, user), seed, whatIf },
    {
      source,
      callHandler: (call) =>
        callHandler(call, {
          hosts: deps.config.handlerHosts,
          environment: header.environment,
          signal,
        }),
      conceptTexts: (names) => conceptWordings(deps.db, program.language, names),
      signal,
    },
  )
  return domainAnswer({
    domainId: record.savePointId,
    domain: record.name,
    language: program.language,
    platform: header.platform,
    judged,
    ...outcome,
    dialogState: dialogStateAfter({ domainId: record.savePointId, domain: record.name, state }, before),
  })
}
