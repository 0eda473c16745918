import type { DomainReadings } from '@sdp/api'
import { type Reading, takesAnything } from '@sdp/dialogue'
import { isOwn, type User } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { type DomainRecord, listDomains } from '../../records/domain-record.ts'
import { spokenDomain, storedContent } from '../../runtime/spoken-domain.ts'
import { withPatience } from './patience.ts'
import { getRevision } from './store.ts'

/** Enough for an installation, and an end to what one sentence can cost: those that were saved last are asked. */
const mostDomains = 200
const patienceMillis = 20_000
/** Readings of one domain that a person looks at. */
const mostReadings = 10

interface Asked {
  text: string
  language: string
  isGuessed: boolean
  user: User
}

/** How each domain that somebody may see understands a sentence, the best first. */
export async function readingsOfAll(
  deps: Deps,
  { text, language, isGuessed, user }: Asked,
): Promise<{ domains: DomainReadings[]; unasked: number }> {
  const all = await listDomains(deps.db)
  const seen = all
    .filter((domain) => !domain.isTestDomain || isOwn(user, domain))
    .filter(({ languages }) => languages.some((one) => isSame(one.language, language)))
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  const asked = await withPatience(patienceMillis, (signal) =>
    Promise.all(
      seen
        .slice(0, mostDomains)
        .map((record) => readingsOf(deps, { record, text, language, isGuessed, signal })),
    ),
  )
  const domains = asked.filter((one) => one !== undefined)
  return { domains: domains.toSorted(byBest), unasked: seen.length - domains.length }
}

interface AskedOne extends Omit<Asked, 'user'> {
  record: DomainRecord
  signal: AbortSignal
}

/** Nothing when time was up before its turn came. */
async function readingsOf(
  deps: Deps,
  { record, text, language, isGuessed, signal }: AskedOne,
): Promise<DomainReadings | undefined> {
  const { savePointId: domainId, name: domain, head } = record
  const spelled = record.languages.find((one) => isSame(one.language, language))!.language
  try {
    const revision = await getRevision(deps.db, domainId, head)
    const { program, source } = spokenDomain({
      ...storedContent(deps.content, { record, ...revision }, spelled),
      place: domainId,
    })
    const { readings } = await deps.runtime.run(
      program,
      { kind: 'read', text, isGuessed },
      { source, callHandler: noCall, signal },
    )
    return { domainId, domain, readings: readings.slice(0, mostReadings), problem: null }
  } catch (error) {
    if (signal.aborted) return undefined
    const problem = error instanceof Error ? error.message : String(error)
    return { domainId, domain, readings: [], problem }
  }
}

const noCall = () => Promise.reject(new Error('no handler is called to read a sentence'))

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Expressions before guesses and before such as take nearly any words, then by score, then by name. */
function byBest(one: DomainReadings, other: DomainReadings): number {
  return rankOf(other) - rankOf(one) || one.domain.localeCompare(other.domain)
}

function rankOf({ readings }: DomainReadings): number {
  return Math.max(-1, ...readings.map((one) => one.score + Number(isByItsWords(one))))
}

function isByItsWords(reading: Pick<Reading, 'origin'>): boolean {
  return reading.origin.kind === 'expression' && !takesAnything(reading)
}
