import type { ChatCandidate } from '@sdp/api'
import { certaintyText, finderText } from '@sdp/dialogue/story'

/** How certain a domain among others took a sentence, and who in it found that; nothing where it did not understand. */
export function candidateCertainty({
  by,
  score,
  freeWords,
}: Pick<ChatCandidate, 'by' | 'score' | 'freeWords'>): string | undefined {
  if (by === null) return undefined
  const found = { by, score, freeWords }
  return `${certaintyText(found)}, ${finderText(found, { isJoint: true })}`
}
