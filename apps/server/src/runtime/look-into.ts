import type { Problem } from '@sdp/domain'
import { coreActionsOf } from '@sdp/domain/api-actions'
import { findingsFor } from '@sdp/domain/publishing'
import { resources, resourcesInPieces } from '@sdp/domain/resources'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import type { ContentWish, Outcome, Wish } from './protocol.ts'

export function isOfContent(wish: Wish): wish is ContentWish {
  return wish.kind === 'check' || wish.kind === 'files'
}

/** Does what needs the content and no program. */
export function lookInto(
  wire: WireDomain,
  { wish, language, coreActions }: { wish: ContentWish; language: string; coreActions: readonly string[] },
): Outcome {
  if (wish.kind === 'files') {
    const { wanted, revision, ssmlTransition } = wish
    const files = resourcesInPieces(wire, { language, revision, ssmlTransition })
      .filter((_, at) => wanted.includes(resources[at]!))
      .map(({ name, pieces }) => ({ name, text: [...pieces].join('') }))
    return { kind: 'files', files }
  }
  const { domain } = fromWire(wire, { freeze: false })
  const context = { ...wish.context, language, coreActions: coreActionsOf(domain, coreActions) }
  const { blocking, warnings } = findingsFor(domain, context, wish.resource)
  return { kind: 'check', blocking: blocking.map(sentence), warnings: warnings.map(sentence) }
}

function sentence({ message, secondary, at }: Problem): string {
  const place = at.length === 0 ? '' : ` (${at.join('.')})`
  return `${message}${secondary === undefined ? '' : ` ${secondary}`}${place}`
}
