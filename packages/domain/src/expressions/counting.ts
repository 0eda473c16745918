import type { Intent } from '../intents/intent.ts'
import { valueIn } from '../reusable-expressions/values.ts'
import type { Expression, ReusableExpression } from './expression.ts'
import { parseExpression } from './parse.ts'
import { maxSamples, sentenceReader } from './sentences.ts'
import type { ExpressionTree } from './tree.ts'

/** Counts what can be said in one language. */
export interface SentenceCounter {
  /** How many sentences an expression stands for; none when it is not written correctly. */
  combinations(text: string): bigint
  /** Some of the sentences that an expression stands for; another turn gives others where there are more. */
  samples(text: string, wanted: { size: number; turn: number }): string[]
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
  const read = sentenceReader(new Map(parts.flatMap((part) => partTree(part, language))))
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

  return {
    combinations,
    samples(text, { size, turn }) {
      const { tree } = parseExpression(text)
      return tree === undefined ? [] : read(tree).sample(size, turn)
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

function partTree(part: ReusableExpression, language: string): [name: string, tree: ExpressionTree][] {
  const { tree } = parseExpression(valueIn(part, language))
  return tree === undefined ? [] : [[part.name, tree]]
}
