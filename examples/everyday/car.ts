import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  compile,
  hearAmong,
  type Judged,
  jointGuessesFor,
  type Listener,
  newState,
  winnerOf,
} from '@sdp/dialogue'
import { readSamples } from '../samples.ts'

/** The four samples in one language, listening together as they do where they are published. */
export interface SampleCar {
  listeners: readonly Listener[]
  hear: (text: string, listeners?: readonly Listener[]) => Promise<Judged[]>
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
  return {
    listeners,
    hear: (text, speaking = listeners) =>
      hearAmong(speaking, text, { platform: undefined, sources: async () => joint.sources() }),
  }
}

/** Who answers, and what was understood; nothing where nobody does. */
export function answerOf(
  judged: readonly Judged[],
): { domain: string; intent: string; score: number; by: string } | undefined {
  const winner = winnerOf(judged)
  const heard = winner?.heard
  if (winner === undefined || heard === undefined) return undefined
  return { domain: winner.domain, intent: heard.reading.intent, score: heard.reading.score, by: heard.by }
}

/** The lines of a file beside this one, without its comments, as their columns. */
export function readLines(file: string): string[][] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
}
