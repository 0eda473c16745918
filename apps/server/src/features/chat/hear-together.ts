import type { Deps } from '../../deps.ts'
import type { Memory } from '../../runtime/protocol.ts'
import type { SpokenDomain } from '../../runtime/spoken-domain.ts'

interface Sentence {
  text: string
  /** Where they listen together, in the words of a chat. */
  stage: string
  language: string
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
  const { text, stage, language, platform, isGuessed, memoryOf, signal } = sentence
  const sources = new Map(domains.map(({ program, source }) => [program.base, source]))
  const listeners = domains.map(({ record: { savePointId, name }, program }) => ({
    program,
    memory: memoryOf(savePointId),
    domainId: savePointId,
    domain: name,
  }))
  return deps.runtime.run(
    domains[0]!.program,
    { kind: 'among', place: `${stage} ${language}`, listeners, text, platform, isGuessed },
    { source: (base) => sources.get(base)!(), callHandler: noCall, signal },
  )
}

/** To understand calls nobody. */
export const noCall = () => Promise.reject(new Error('no handler is called to understand a sentence'))
