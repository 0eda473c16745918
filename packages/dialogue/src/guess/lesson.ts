import type { SentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { fill, type Pattern, type Share } from './examples.ts'
import { type Features, featuresOf } from './features.ts'
import { newIntTable } from './int-table.ts'
import type { Literals } from './literals.ts'
import type { Word } from './words.ts'

/** What one intent teaches. Kept while the intent, its slots and its reusable parts stay as they are. */
export interface Lesson {
  intent: Intent
  patterns: readonly Pattern[]
  /** What its sentences look like: one or two for each pattern. */
  sentences: readonly Sentence[]
  /** Each feature of its sentences once, and in how many of them it is. */
  features: Int32Array
  counts: Int32Array
}

export interface Sentence extends Pick<Features, 'ofWords'> {
  /** The places of its features in the lesson. */
  places: Int32Array
  /** The place of its expression in the intent. */
  expression: number
}

/** What lessons are made with. */
export interface Teaching {
  language: string
  counter: SentenceCounter
  share: Share
  slots: ReadonlyMap<string, Slot>
  literals: Literals
}

/** How often a pattern with slots is filled with values. */
const fillings = 2

/** Makes the lesson of an intent from its patterns; other words than the known ones count as unknown. */
export function lessonOf(
  intent: Intent,
  patterns: readonly Pattern[],
  {
    vocabulary,
    isKnown,
    teaching,
  }: { vocabulary: readonly Word[]; isKnown: (hash: number) => boolean; teaching: Teaching },
): Lesson {
  const { language, slots, literals } = teaching
  const filling = { language, slots, vocabulary, expressions: intent.expressions }
  const found = newIntTable()
  let counts = new Int32Array(1024)
  const sentences: Sentence[] = []
  for (const pattern of patterns) {
    const turns = pattern.items.some(({ kind }) => kind !== 'word') ? fillings : 1
    for (let turn = 0; turn < turns; turn++) {
      const { hashes, ofWords } = featuresOf(fill(pattern, turn, filling), literals, isKnown)
      for (let at = 0; at < hashes.length; at++) {
        const place = found.add(hashes[at]!)
        if (place === counts.length) counts = larger(counts)
        counts[place]!++
        hashes[at] = place
      }
      sentences.push({ places: hashes, ofWords, expression: pattern.expression })
    }
  }
  return {
    intent,
    patterns,
    sentences,
    features: found.keys(),
    counts: counts.slice(0, found.size()),
  }
}

function larger(list: Int32Array): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(2 * list.length)
  copy.set(list)
  return copy
}
