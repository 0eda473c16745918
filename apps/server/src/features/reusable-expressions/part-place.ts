import { messages, Refused } from '@sdp/domain'

/** A reusable part in a save point. Save points are copies of each other, so its own id is not enough to find it. */
export interface PartPlace {
  domainId: string
  part: string
}

/** How the calls name a part. The id of a save point has no colon. */
export function idInCalls({ domainId, part }: PartPlace): string {
  return `${domainId}:${part}`
}

/** Reads an id as the calls name it; refuses one of another domain than the one wanted. */
export function readPlace(id: string, wanted?: string): PartPlace {
  const colon = id.indexOf(':')
  const place = { domainId: id.slice(0, Math.max(colon, 0)), part: id.slice(colon + 1) }
  if (wanted === undefined) {
    if (place.domainId === '') throw new Refused('missing', messages.reusableExpressions.notFound(id))
  } else if (place.domainId !== wanted || place.part === '') {
    throw new Refused('invalid', messages.reusableExpressions.foreignId)
  }
  return place
}
