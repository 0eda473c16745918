import type { Deps } from '../../deps.ts'
import type { Memory } from '../../runtime/protocol.ts'
import type { ListeningDomains } from '../../runtime/published.ts'

interface Sentence {
  text: string
  /** Only domains for it answer; any where it is undefined. */
  platform: string | undefined
  /** Without it only expressions count. */
  isGuessed: boolean
  /** What a domain remembers of the conversation. */
  memoryOf: (domainId: string) => Memory
  signal: AbortSignal
}

/** Asks domains that listen together which of them a sentence is for. */
export function hearTogether(deps: Deps, listening: ListeningDomains, sentence: Sentence) {
  const { text, platform, isGuessed, memoryOf, signal } = sentence
  const { home, options, listeners, ...where } = listening
  return deps.runtime.run(
    home,
    {
      kind: 'among',
      ...where,
      listeners: listeners.map((listener) => ({ ...listener, memory: memoryOf(listener.domainId) })),
      ...{ text, platform, isGuessed },
    },
    { ...options, signal },
  )
}
