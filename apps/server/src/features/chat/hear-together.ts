import type { Deps } from '../../deps.ts'
import type { PublishedPlace } from '../../records/domain-record.ts'
import type { Memory } from '../../runtime/protocol.ts'
import { listeningAt } from '../../runtime/published.ts'
import type { SpokenDomain } from '../../runtime/spoken-domain.ts'

interface Sentence {
  text: string
  /** Where they listen together. */
  place: PublishedPlace
  /** Only domains for it answer; any where it is undefined. */
  platform: string | undefined
  /** Without it only expressions count. */
  isGuessed: boolean
  /** What a domain remembers of the conversation. */
  memoryOf: (domainId: string) => Memory
  signal: AbortSignal
}

/** Asks domains which of them a sentence is for. */
export function hearTogether(deps: Deps, domains: readonly SpokenDomain[], sentence: Sentence) {
  const { text, place, platform, isGuessed, memoryOf, signal } = sentence
  const { home, way, listeners, ...listening } = listeningAt(place, domains)
  return deps.runtime.run(
    home,
    {
      kind: 'among',
      ...listening,
      listeners: listeners.map((listener) => ({ ...listener, memory: memoryOf(listener.domainId) })),
      ...{ text, platform, isGuessed },
    },
    { ...way, signal },
  )
}
