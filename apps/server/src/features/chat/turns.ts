import type { TextRecognitionBody } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import { findCollection } from '@sdp/domain/wire'
import type { z } from 'zod'
import { readUpdates } from '../../content/updates.ts'
import type { Deps } from '../../deps.ts'
import { conceptWordings } from '../../records/concept-texts.ts'
import { getDomain, listPublished } from '../../records/domain-record.ts'
import { type SpokenDomain, spokenDomain, storedContent } from '../../runtime/spoken-domain.ts'
import { type Answer, domainAnswer, sentenceAnswer } from './answer.ts'
import { arbitrate, type Candidate, isSure, type Judged, winnerOf } from './arbitrate.ts'
import { callHandler } from './call-handler.ts'
import { carOf } from './car.ts'
import { dialogStateAfter, memoryOf, readDialogState } from './dialog-state.ts'
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
    record,
    ...storedContent(deps.content, revision, known.language),
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
export async function answerFromPublished(deps: Deps, { body, user, signal }: Asked): Promise<Answer> {
  const { header, text_query: text } = body
  const { language, stage } = header
  const domains = await publishedDomains(deps, header)
  if (domains.length === 0) {
    return sentenceAnswer(messages.chat.nothingPublished(stage, language), { language })
  }
  const before = readDialogState(body.requestInfo.dialogState)
  const listen = async (domain: SpokenDomain, isGuessed: boolean): Promise<Candidate> => {
    const { record, program, source } = domain
    const memory = memoryOf(record.savePointId, before)
    const { heard, arbitration } = await deps.runtime.run(
      program,
      { kind: 'understand', text, memory, isGuessed },
      { source, callHandler: noCall, signal },
    )
    return {
      domainId: record.savePointId,
      domain: record.name,
      platforms: record.platforms,
      heard,
      arbitration,
      isWaiting: memory.from === undefined && memory.own?.waits !== undefined,
    }
  }
  const platform = header.platform === '' ? undefined : header.platform
  let candidates = await Promise.all(domains.map((domain) => listen(domain, false)))
  let judged = arbitrate(candidates, { platform })
  // Guesses are asked for only where no expression fits by its own words: they may have to be learned first
  if (!isSure(winnerOf(judged))) {
    candidates = await Promise.all(
      domains.map((domain, at) => (candidates[at]!.heard ? candidates[at]! : listen(domain, true))),
    )
    judged = arbitrate(candidates, { platform })
  }
  const winner = winnerOf(judged)
  if (winner === undefined) {
    return sentenceAnswer(messages.chat.notUnderstood(stage), { language, judged })
  }
  const domain = domains[candidates.indexOf(winner)]!
  return runTurn(deps, { domain, body, user, judged, signal })
}

async function publishedDomains(deps: Deps, header: Body['header']): Promise<SpokenDomain[]> {
  const { language, stage } = header
  const [market = '', environment = ''] = stage.split('-')
  const published = await listPublished(deps.db, { market, environment, language })
  return published.map(({ record, manifest, language }) => {
    const read = () => deps.content.readManifest(manifest, language)
    // Wherever it is published: what says the same is one program
    return spokenDomain({
      record,
      manifest,
      read,
      language,
      place: `published ${record.savePointId} ${manifest}`,
    })
  })
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
