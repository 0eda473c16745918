import type { Expression, ReusableExpression } from '../model/expression.ts'
import type { Intent } from '../model/intent.ts'
import { firstByName } from '../toolbox/lists.ts'
import { memoByIdentity } from '../toolbox/memo-by-identity.ts'
import { parseExpression } from './parse.ts'
import { valueIn } from './part-values.ts'
import { maxSamples, type ReadPart, type Sentences, sentenceReader } from './sentences.ts'

/** Counts what can be said in one language. */
export interface SentenceCounter {
  /** How many sentences an expression stands for; none when it is not written correctly. */
  combinations(text: string): bigint
  /** Some of the sentences that an expression stands for, and whether there are others; each turn gives others. */
  samples(text: string, wanted: { size: number; turn: number }): { shown: string[]; hasOthers: boolean }
  /** How many samples all expressions of an intent give. */
  sampleSize(intent: Pick<Intent, 'expressions'>): number
}

const known = new WeakMap<readonly ReusableExpression[], Map<string, SentenceCounter>>()

/** A counter for expressions that use these reusable parts; the same parts in the same language share one. */
export function sentenceCounter(parts: readonly ReusableExpression[], language: string): SentenceCounter {
  const counters = known.get(parts) ?? new Map<string, SentenceCounter>()
  known.set(parts, counters)
  const counter = counters.get(language) ?? newCounter(parts, language)
  counters.set(language, counter)
  return counter
}

function newCounter(parts: readonly ReusableExpression[], language: string): SentenceCounter {
  const byName = firstByName(parts)
  const read = sentenceReader((name) => {
    const part = byName.get(name)
    return part && readPart(part, language)
  })
  const sizes = new WeakMap<readonly Expression[] | Expression, number>()
  const combinations = (text: string) => {
    const { tree } = parseExpression(text)
    return tree === undefined ? 0n : read(tree).count
  }
  // One expression more must not make all others be counted again
  const samplesOf = (expression: Expression) => {
    const earlier = sizes.get(expression)
    if (earlier !== undefined) return earlier
    const count = combinations(expression.text)
    const size = count < maxSamples ? Number(count) : maxSamples
    sizes.set(expression, size)
    return size
  }

  // The next turn goes on where the last one ended
  let sampled: { text: string; sentences: Sentences | undefined } | undefined
  const sentencesOf = (text: string) => {
    if (sampled?.text !== text) {
      const { tree } = parseExpression(text)
      sampled = { text, sentences: tree && read(tree) }
    }
    return sampled.sentences
  }

  return {
    combinations,
    samples(text, { size, turn }) {
      const sentences = sentencesOf(text)
      if (sentences === undefined) return { shown: [], hasOthers: false }
      return { shown: sentences.sample(size, turn), hasOthers: sentences.hasOthers(size) }
    },
    sampleSize({ expressions }) {
      const earlier = sizes.get(expressions)
      if (earlier !== undefined) return earlier
      let size = 0
      for (const expression of expressions) size += samplesOf(expression)
      sizes.set(expressions, size)
      return size
    },
  }
}

/** Kept for each part: one edit changes one of thousands. */
const readPart = memoByIdentity((part: ReusableExpression, language: string): ReadPart | undefined => {
  const { tree, references } = parseExpression(valueIn(part, language))
  return tree && { tree, references }
})
