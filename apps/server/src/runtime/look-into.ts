import type { Notice, Problem } from '@sdp/domain'
import { coreActionsOf } from '@sdp/domain/api-actions'
import { knownConcepts, type ListedConcept } from '@sdp/domain/concepts'
import { problemPlaces, problemsOfLanguage, toPlacedProblems } from '@sdp/domain/problems'
import { findingsFor } from '@sdp/domain/publishing'
import { resources, resourcesInPieces } from '@sdp/domain/resources'
import { conceptNames } from '@sdp/domain/responses'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { ssmlTransitionPath } from '../content/pinned-settings.ts'
import type { ContentRequest, Outcome, RuntimeRequest } from './protocol.ts'

export function isOfContent(request: RuntimeRequest): request is ContentRequest {
  return request.kind === 'check' || request.kind === 'files' || request.kind === 'problems'
}

/** More than anybody reads; their number is returned in addition. */
const maxListed = 1000

interface Looking {
  request: ContentRequest
  language: string
  coreActions: readonly string[]
  /** Those of the concepts with these names that there are. */
  listed: (names: readonly string[]) => Promise<readonly ListedConcept[]>
}

/** Does what needs the content and no program. */
export async function lookInto(
  wire: WireDomain,
  { request, language, coreActions, listed }: Looking,
): Promise<Outcome> {
  if (request.kind === 'files') {
    const { wanted, revision } = request
    const ssmlTransition = wire[ssmlTransitionPath] === true
    const files = resourcesInPieces(wire, { language, revision, ssmlTransition })
      .filter((_, at) => wanted.includes(resources[at]!))
      .map(({ name, pieces }) => ({ name, text: [...pieces].join('') }))
    return { kind: 'files', files }
  }
  const { domain, notices } = fromWire(wire, { freeze: false })
  const names = conceptNames(domain)
  const concepts = knownConcepts(names.length === 0 ? [] : await listed(names))
  const context = { ...request.context, language, coreActions: coreActionsOf(domain, coreActions), concepts }
  if (request.kind === 'problems') {
    const found = problemsOfLanguage(domain, context, concepts)
    const problems = toPlacedProblems(problemPlaces(domain, found)).slice(0, maxListed)
    return { kind: 'problems', count: found.length, problems, mentionsConcepts: names.length > 0 }
  }
  const { blocking, warnings } = findingsFor(domain, context, request.resource)
  const found = new Set([...blocking, ...warnings].map(({ message }) => message))
  // What reading mends, such as rows that say nothing, is not there any more for the checks (ruling R162)
  const mended = (kind: Notice['kind']) =>
    notices.filter((one) => one.kind === kind && !found.has(one.message)).map((one) => ({ ...one, at: [] }))
  return {
    kind: 'check',
    blocking: [...mended('error'), ...blocking].map(sentence),
    warnings: [...mended('warning'), ...warnings].map(sentence),
  }
}

function sentence({ message, secondary, at }: Pick<Problem, 'message' | 'secondary' | 'at'>): string {
  const place = at.length === 0 ? '' : ` (${at.join('.')})`
  const more = secondary === undefined || message.includes(secondary) ? '' : ` ${secondary}`
  return `${message}${more}${place}`
}
