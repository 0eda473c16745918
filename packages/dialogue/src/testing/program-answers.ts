import { storedSentences } from '../behaviour/stored-sentences.ts'
import { newState } from '../model/state.ts'
import type { Program } from '../program/program.ts'
import { turn } from '../turn/turn.ts'

const maxOwnSentences = 6

/**
 * All that a program says of some sentences and of its own, and all it was compiled to: two programs of the same domain
 * must not differ in it, however they came to be.
 */
export async function answersOfProgram(program: Program, texts: readonly string[]): Promise<unknown[]> {
  const { domain, language, exact, forgiving, answers, guesses, marks, table: _, ...compiled } = program
  const own = storedSentences(domain, language)
  const sentences = [...texts]
  for (const { text } of own) if (sentences.push(text) === texts.length + maxOwnSentences) break
  const guesser = guesses.learned()
  const { trainingSet, calibration } = guesses.latest()!.learned
  const found: unknown[] = [{ compiled }, { calibration, share: trainingSet.sampling.share }]
  let state = newState()
  for (const text of sentences) {
    found.push({ text, read: exact.read(text) }, { text, best: exact.best(text) })
    found.push({ text, forgiven: forgiving.read(text), marks: marks?.read(text) })
    found.push({ text, answers: answers.read(text) }, { text, candidates: guesser.candidates(text) })
    const result = await turn(program, state, text, { callHandler: async () => ({ returnValue: 'ok' }) })
    found.push({ text, result })
    state = result.state
  }
  return found
}
