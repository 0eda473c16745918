import type { TextRecognitionReply } from '@sdp/api'
import { compareCertainty, foundOf } from '@sdp/dialogue/story'
import type { NearIntent } from '../../parts/sentence-to-add.ts'

type FullResponse = TextRecognitionReply['fullResponse']

/** The intents that a sentence was taken as or came near to, in all domains that took part, the most certain first. */
export function nearIntents({ domainId, candidates, trace }: FullResponse): NearIntent[] {
  const { chosen, others = [] } = trace?.understood ?? {}
  const inAnswering =
    domainId === null
      ? []
      : [...(chosen ? [chosen] : []), ...others].map(({ by, reading }) => ({
          domainId,
          intent: reading.intent,
          ...foundOf(reading, by),
        }))
  const inOthers = candidates.flatMap(({ domainId, intent, by, score, freeWords }) =>
    intent === null || by === null ? [] : [{ domainId, intent, by, score, freeWords }],
  )
  const seen = new Set<string>()
  return [...inAnswering, ...inOthers].toSorted(compareCertainty).filter(({ domainId, intent }) => {
    const key = `${domainId} ${intent}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Whether domains were asked and none of them knew what was meant. */
export function isNotUnderstood({ candidates, trace, isForHeadUnit }: FullResponse): boolean {
  if (trace !== null) return trace.understood.chosen === undefined
  return candidates.length > 0 && !isForHeadUnit
}
