import { messages, Refused } from '@sdp/domain'

/**
 * A reusable part in a save point. Save points are copies of each other, so its own id is not enough to find it
 * (ruling R305).
 */
export interface PartAddress {
  domainId: string
  part: string
}

/** How the calls name a part. The id of a save point has no colon. */
export function idInCalls({ domainId, part }: PartAddress): string {
  return `${domainId}:${part}`
}

/** Reads an id as the calls name it; refuses one of another domain than the one wanted. */
export function readPartAddress(id: string, wanted?: string): PartAddress {
  const colon = id.indexOf(':')
  const address = { domainId: id.slice(0, Math.max(colon, 0)), part: id.slice(colon + 1) }
  if (wanted === undefined) {
    if (address.domainId === '') throw new Refused('missing', messages.reusableExpressions.notFound(id))
  } else if (address.domainId !== wanted || address.part === '') {
    throw new Refused('invalid', messages.reusableExpressions.foreignId)
  }
  return address
}
