import { readJsonTests } from './json.ts'
import type { ReadTests } from './read-tests.ts'
import { readTranscript } from './read-transcript.ts'

export { toJson } from './json.ts'
export type { LineProblem, ReadTests } from './read-tests.ts'
export { readTranscript } from './read-transcript.ts'
export { toTranscript } from './write-transcript.ts'

/** The tests of a file that somebody chose, a transcript or JSON. */
export function readTestFile(text: string, language: string): ReadTests {
  return /^\s*\[/.test(text) ? readJsonTests(text) : readTranscript(text, language)
}
