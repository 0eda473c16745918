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
import { readSamples } from '../samples.ts'

/** The four samples in one language, listening together as they do where they are published. */
export interface SampleCar {
  domains: readonly string[]
  /** Who answers a sentence; nothing where nobody does. */
  answer: (text: string) => Promise<CarAnswer | undefined>
}

interface CarAnswer {
  domain: string
  intent: string
  /** Whether it is only asked whether that was meant. */
  asksBack: boolean
}

export function sampleCar(language: string): SampleCar {
  const listeners = readSamples()
    .filter((sample) => sample.language === language)
    .map(({ domain }): Listener => {
      const { name } = domain
      const program = compile(domain, language)
      return { domainId: name, domain: name, program, state: newState(), spokeLast: false }
    })
  const joint = jointGuessesFor(listeners.map(({ domainId, program }) => ({ id: domainId, program })))
  const hearing = { platform: undefined, sources: async () => joint.sources() }
  return {
    domains: listeners.map(({ domain }) => domain),
    answer: async (text) => {
      const winner = winnerOf(await hearAmong(listeners, text, hearing))
      const at = listeners.findIndex(({ domain }) => domain === winner?.domain)
      if (at < 0) return undefined
      const { domain, program, state } = listeners[at]!
      const { chosen, asksBack = false } = understand(program, state, text, () => joint.sources()[at]!)
      return { domain: domain.replace('Test', ''), intent: chosen!.reading.intent, asksBack }
    },
  }
}

/** The lines of a file beside this one, without its comments, as their columns. */
export function readLines(file: string): string[][] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
