import type { Notice, Problem } from '@sdp/domain'
import { coreActionsOf } from '@sdp/domain/api-actions'
import { knownConcepts, type ListedConcept } from '@sdp/domain/concepts'
import { findingsFor } from '@sdp/domain/publishing'
import { resources, resourcesInPieces } from '@sdp/domain/resources'
import { conceptNames } from '@sdp/domain/responses'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { ssmlTransitionPath } from '../content/pinned-settings.ts'
import type { ContentWish, Outcome, Wish } from './protocol.ts'

export function isOfContent(wish: Wish): wish is ContentWish {
  return wish.kind === 'check' || wish.kind === 'files'
}

interface Looking {
  wish: ContentWish
  language: string
  coreActions: readonly string[]
  /** Those of the concepts with these names that there are. */
  listed: (names: readonly string[]) => Promise<readonly ListedConcept[]>
}

/** Does what needs the content and no program. */
export async function lookInto(
  wire: WireDomain,
  { wish, language, coreActions, listed }: Looking,
): Promise<Outcome> {
  if (wish.kind === 'files') {
    const { wanted, revision } = wish
    const ssmlTransition = wire[ssmlTransitionPath] === true
    const files = resourcesInPieces(wire, { language, revision, ssmlTransition })
      .filter((_, at) => wanted.includes(resources[at]!))
      .map(({ name, pieces }) => ({ name, text: [...pieces].join('') }))
    return { kind: 'files', files }
  }
  const { domain, notices } = fromWire(wire, { freeze: false })
  const names = conceptNames(domain)
  const concepts = knownConcepts(names.length === 0 ? [] : await listed(names))
  const context = { ...wish.context, language, coreActions: coreActionsOf(domain, coreActions), concepts }
  const { blocking, warnings } = findingsFor(domain, context, wish.resource)
  const found = new Set([...blocking, ...warnings].map(({ message }) => message))
  // What reading mends, such as rows that say nothing, is not there any more for the checks
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
