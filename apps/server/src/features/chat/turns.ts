import { setImmediate as pause } from 'node:timers/promises'
import type { TextRecognitionBody } from '@sdp/api'
import { isHeadUnits, type Judged, type Understood, understoodElsewhere, winnerOf } from '@sdp/dialogue'
import { messages, Refused, type User } from '@sdp/domain'
import { findCollection } from '@sdp/domain/wire'
import type { z } from 'zod'
import { readUpdates } from '../../content/updates.ts'
import type { Deps } from '../../deps.ts'
import { untilAny } from '../../process/ending-signals.ts'
import { conceptWordings } from '../../records/concept-texts.ts'
import { getDomain } from '../../records/domain-record.ts'
import { getRevision } from '../../records/spoken-revision.ts'
import { draftAmong, type ListeningDomains, listeningAt, stageInLanguage } from '../../runtime/published.ts'
import { type SpokenDomain, spokenDomain, storedContent } from '../../runtime/spoken-domain.ts'
import { type Answer, domainAnswer, sentenceAnswer } from './answer.ts'
import { callHandler } from './call-handler.ts'
import { carOf } from './car.ts'
import { dialogStateAfter, memoryOf, readDialogState } from './dialog-state.ts'
import { hearTogether } from './hear-together.ts'

type Body = z.output<typeof TextRecognitionBody>

/** What was said, and by whom. */
interface ChatRequest {
  body: Body
  user: User
  signal: AbortSignal
}

/** The answer of one domain as somebody has it open in the editor. */
export async function answerFromDraft(deps: Deps, { body, user, signal }: ChatRequest): Promise<Answer> {
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
  if (draft.among === undefined) return runTurn(deps, { domain, body, user, judged: [], signal })
  return answerAmong(deps, { body, user, signal }, { draft: domain, stage: draft.among })
}

/** The answer of the draft, or of that domain published at a stage which would answer in its place. */
async function answerAmong(
  deps: Deps,
  request: ChatRequest,
  { draft, stage }: { draft: SpokenDomain; stage: string },
): Promise<Answer> {
  const { language } = draft.program
  const place = stageInLanguage(stage, language)
  const { domains, listening } = draftAmong(place, { draft, published: await deps.published.read(place) })
  const notUnderstood = messages.chat.draftNotUnderstood(draft.record.name, stage)
  return answerOfWinner(deps, request, {
    domains,
    heard: recognise(deps, request, listening),
    language,
    notUnderstood,
  })
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
export async function answerFromPublished(deps: Deps, request: ChatRequest): Promise<Answer> {
  const { language, stage } = request.body.header
  const { domains, heard } = await heardByPublished(deps, request)
  if (domains.length === 0) {
    return sentenceAnswer(messages.chat.nothingPublished(stage, language), { language })
  }
  const notUnderstood = messages.chat.notUnderstood(stage)
  return answerOfWinner(deps, request, { domains, heard: heard!, language, notUnderstood })
}

interface Heard {
  domains: readonly SpokenDomain[]
  heard: ReturnType<typeof recognise>
  language: string
  /** What is said where nobody answers. */
  notUnderstood: string
}

async function answerOfWinner(
  deps: Deps,
  request: ChatRequest,
  { domains, heard, language, notUnderstood }: Heard,
): Promise<Answer> {
  const { judged, understood } = await heard
  const winner = winnerOf(judged)
  if (winner === undefined || understood === undefined) {
    const { platform } = request.body.header
    const elsewhere = understoodElsewhere(judged, { platform: platform === '' ? undefined : platform })
    const text = isHeadUnits(judged)
      ? messages.chat.forHeadUnit
      : elsewhere
        ? messages.chat.forOtherPlatforms(elsewhere.domain, elsewhere.platforms, platform)
        : notUnderstood
    return sentenceAnswer(text, { language, judged })
  }
  const domain = domains.find(({ record }) => record.savePointId === winner.domainId)!
  return runTurn(deps, { ...request, domain, judged, said: understood })
}

/**
 * What is published, and how it understands. Those that were published when somebody spoke last listen while it is read
 * whether they still are, which nearly always is so.
 */
async function heardByPublished(deps: Deps, request: ChatRequest) {
  const { language, stage } = request.body.header
  const place = stageInLanguage(stage, language)
  const last = deps.published.last(place)
  const reading = deps.published.read(place)
  // The database has its question before the threads have theirs, which takes longer to write
  const early =
    last && last.length > 0
      ? pause().then(() => recognise(deps, request, listeningAt(place, last)))
      : undefined
  // Of domains that may be gone: it counts only where they are not
  early?.catch(() => {})
  const domains = await reading
  if (domains.length === 0) return { domains, heard: undefined }
  return { domains, heard: domains === last ? early : recognise(deps, request, listeningAt(place, domains)) }
}

function recognise(deps: Deps, { body, signal }: ChatRequest, listening: ListeningDomains) {
  const { text_query: text, requestInfo, header } = body
  const { platform } = header
  const before = readDialogState(requestInfo.dialogState)
  return hearTogether(deps, listening, {
    text,
    platform: platform === '' ? undefined : platform,
    isGuessed: true,
    memoryOf: (domainId) => memoryOf(domainId, before),
    signal,
  })
}

interface Turn extends ChatRequest {
  domain: SpokenDomain
  judged: readonly Judged[]
  /** How it was understood, where others listened as well. */
  said?: Understood
}

async function runTurn(deps: Deps, { domain, body, user, judged, said, signal }: Turn): Promise<Answer> {
  const { record, program, source } = domain
  const { header, requestInfo } = body
  const { seed = 0, whatIf = {} } = requestInfo
  const before = readDialogState(requestInfo.dialogState)
  const memory = memoryOf(record.savePointId, before)
  const { state, ...outcome } = await deps.runtime.run(
    program,
    { kind: 'turn', said: said ?? body.text_query, memory, car: carOf(header, user), seed, whatIf },
    {
      source,
      callHandler: (call) =>
        untilAny([signal, deps.stopping], (ended) =>
          callHandler(call, { reach: deps.config, environment: header.environment, signal: ended }),
        ),
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
