import type { DomainReadings, StageAnswer } from '@sdp/api'
import { compareCertainty, foundOf } from '@sdp/dialogue'
import { isOwn, type User } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { withTimeout } from '../../process/with-timeout.ts'
import { type DomainRecord, listDomains } from '../../records/domain-record.ts'
import { getRevision } from '../../records/spoken-revision.ts'
import { noCall } from '../../runtime/published.ts'
import { spokenDomain, storedContent } from '../../runtime/spoken-domain.ts'
import { whoAnswers } from './who-answers.ts'

/** Enough for an installation, and an end to what one sentence can cost: those that were saved last are asked. */
const maxDomains = 200
const timeoutMillis = 20_000
/** Readings of one domain that a person looks at. */
const maxReadings = 10

interface ReadingsQuery {
  text: string
  language: string
  isGuessed: boolean
  user: User
}

/** How each domain that somebody may see understands a sentence, the best first, and which one would answer where. */
export async function readingsOfAll(
  deps: Deps,
  { text, language, isGuessed, user }: ReadingsQuery,
): Promise<{ domains: DomainReadings[]; unasked: number; stages: StageAnswer[] }> {
  const all = await listDomains(deps.db)
  const seen = all
    .filter((domain) => !domain.isTestDomain || isOwn(user, domain))
    .filter(({ languages }) => languages.some((one) => isSame(one.language, language)))
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  const [stages, asked] = await withTimeout(timeoutMillis, (signal) =>
    Promise.all([
      whoAnswers(deps, { text, language, isGuessed, signal }),
      Promise.all(
        seen
          .slice(0, maxDomains)
          .map((record) => readingsOf(deps, { record, text, language, isGuessed, signal })),
      ),
    ]),
  )
  const domains = asked.filter((one) => one !== undefined)
  return { domains: domains.toSorted(byBest), unasked: seen.length - domains.length, stages }
}

interface DomainReadingsQuery extends Omit<ReadingsQuery, 'user'> {
  record: DomainRecord
  signal: AbortSignal
}

/** Nothing when time was up before its turn came. */
async function readingsOf(
  deps: Deps,
  { record, text, language, isGuessed, signal }: DomainReadingsQuery,
): Promise<DomainReadings | undefined> {
  const { savePointId: domainId, name: domain, head } = record
  const spelled = record.languages.find((one) => isSame(one.language, language))!.language
  try {
    const revision = await getRevision(deps.db, domainId, head)
    const { program, source } = spokenDomain({
      ...storedContent(deps.content, { record, ...revision }, spelled),
      place: domainId,
    })
    const { readings, threshold = null } = await deps.runtime.run(
      program,
      { kind: 'read', text, isGuessed },
      { source, callHandler: noCall, signal },
    )
    return { domainId, domain, readings: readings.slice(0, maxReadings), threshold, problem: null }
  } catch (error) {
    if (signal.aborted) return undefined
    const problem = error instanceof Error ? error.message : String(error)
    return { domainId, domain, readings: [], threshold: null, problem }
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** By the most certain reading of each, then by name. */
function byBest(one: DomainReadings, other: DomainReadings): number {
  const [[best], [otherBest]] = [one.readings, other.readings]
  if (best !== undefined && otherBest !== undefined) {
    const difference = compareCertainty(foundOf(best), foundOf(otherBest))
    if (difference !== 0) return difference
  }
  return (
    Number(best === undefined) - Number(otherBest === undefined) || one.domain.localeCompare(other.domain)
  )
}
