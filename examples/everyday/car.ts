import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  compile,
  hearAmong,
  jointGuessesFor,
  type Listener,
  newState,
  understand,
  winnerOf,
} from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { readSamples } from '../samples.ts'

/** Domains that listen together, as they do where they are published. */
export interface Car {
  domains: readonly string[]
  /** Learns what they guess by; otherwise the first sentence does. */
  learn: () => void
  /** Who answers a sentence; nothing where nobody does. */
  answer: (text: string) => Promise<CarAnswer | undefined>
}

export interface CarAnswer {
  domain: string
  intent: string
  /** Whether it is only asked whether that was meant. */
  asksBack: boolean
}

export function carWith(domains: readonly { id: string; domain: Domain }[], language: string): Car {
  const listeners = domains.map(({ id, domain }): Listener => {
    const program = compile(domain, language)
    return { domainId: id, domain: id, program, state: newState(), spokeLast: false }
  })
  const joint = jointGuessesFor(listeners.map(({ domainId, program }) => ({ id: domainId, program })))
  const hearing = { platform: undefined, sources: async () => joint.sources() }
  return {
    domains: listeners.map(({ domain }) => domain),
    learn: () => void joint.sources(),
    answer: async (text) => {
      const winner = winnerOf(await hearAmong(listeners, text, hearing))
      const at = listeners.findIndex(({ domain }) => domain === winner?.domain)
      if (at < 0) return undefined
      const { domain, program, state } = listeners[at]!
      const { chosen, asksBack = false } = understand(program, state, text, () => joint.sources()[at]!)
      return { domain, intent: chosen!.reading.intent, asksBack }
    },
  }
}

export type SampleCar = Pick<Car, 'domains' | 'answer'>

/** The four samples in one language; they answer under the names that the lists of sentences have for them. */
export function sampleCar(language: string): SampleCar {
  const samples = readSamples().filter((sample) => sample.language === language)
  const { domains, answer } = carWith(
    samples.map(({ domain }) => ({ id: domain.name, domain })),
    language,
  )
  return {
    domains,
    answer: async (text) => {
      const found = await answer(text)
      return found && { ...found, domain: found.domain.replace('Test', '') }
    },
  }
}

/** The lines of a file next to this one, without its comments, as their columns. */
export function readLines(file: string): string[][] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
