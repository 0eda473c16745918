import type { Features } from './features.ts'
import { IntTable } from './int-table.ts'
import type { Lesson, Sentence } from './lesson.ts'
import { roomOf } from './room.ts'

/**
 * A linear model with a weight for each pair of a feature and an intent that has it. Other pairs have none: the model is
 * as large as what it learned from, however many intents there are.
 */
export interface Classifier {
  /** How many intents there are. */
  labels: number
  /** Finds the number of a feature that counts, by its hash. */
  ids: Pick<IntTable, 'find'>
  /** How much each feature tells: seldom ones more. */
  tells: Float32Array
  /** What a feature would tell that no sentence has. */
  mostTelling: number
  /** In so many sentences a feature must be to count. */
  fewest: number
  /** Where the pairs of each feature begin; those of the next feature follow. */
  rows: Int32Array
  /** The intent of each pair. */
  columns: Int32Array
  weights: Float32Array
  /** The sums of squared steps so far, by which the steps become smaller. */
  steps: Float32Array
}

/** A feature that more intents share tells little, and would cost much. */
const mostIntents = 64
/** With so many sentences, what only one of them has is left out. */
const manySentences = 2000

/** A model for these lessons that knows nothing yet. */
export function newClassifier(lessons: readonly Lesson[]): Classifier {
  const most = lessons.reduce((sum, { features }) => sum + features.length, 0)
  const all = new IntTable(most / 2)
  const inSentences = new Int32Array(most)
  const inIntents = new Int32Array(most)
  let sentences = 0
  for (const { features, counts, sentences: own } of lessons) {
    sentences += own.length
    for (let at = 0; at < features.length; at++) {
      const place = all.add(features[at]!)
      inSentences[place]! += counts[at]!
      inIntents[place]!++
    }
  }
  const fewest = sentences < manySentences ? 1 : 2
  const ids = new IntTable(all.size)
  const tells: number[] = []
  const starts = [0]
  const hashes = all.keys()
  for (let place = 0; place < hashes.length; place++) {
    if (inSentences[place]! < fewest) continue
    const intents = inIntents[place]!
    ids.add(hashes[place]!)
    tells.push(Math.log(1 + sentences / inSentences[place]!))
    starts.push(starts.at(-1)! + (intents > mostIntents ? 0 : intents))
  }
  const rows = Int32Array.from(starts)
  const pairs = starts.at(-1)!
  const columns = new Int32Array(pairs)
  const weights = new Float32Array(pairs)
  const steps = new Float32Array(pairs)
  const next = rows.slice()
  lessons.forEach(({ features }, label) => {
    for (let at = 0; at < features.length; at++) {
      const id = ids.find(features[at]!)
      if (id >= 0 && rows[id] !== rows[id + 1]) columns[next[id]!++] = label
    }
  })
  return {
    labels: lessons.length,
    ids,
    tells: Float32Array.from(tells),
    mostTelling: Math.log(1 + sentences),
    fewest,
    rows,
    columns,
    weights,
    steps,
  }
}

/** Makes a model know nothing again. */
export function forget({ weights, steps }: Classifier): void {
  weights.fill(0)
  steps.fill(0)
}

/** The pair of a feature and an intent, or -1. */
export function findPair({ rows, columns }: Classifier, id: number, label: number): number {
  let low = rows[id]!
  let high = rows[id + 1]! - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (columns[middle] === label) return middle
    if (columns[middle]! < label) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** A sentence as the model reads it: the features that it knows. */
export interface Input {
  features: Int32Array
  /** How many of them are for words, slots and neighbours; pieces of words come after them. */
  ofWords: number
  /** By what each counts, so that the squares of all add up to 1. */
  scale: number
}

// Used again for every sentence
let foundFeatures = new Int32Array(256)
const featureRoom = roomOf((size) => new Int32Array(size))

const always = (_feature: number) => true

/** How much a piece of a word counts beside a word. */
const pieceValue = 0.5

/** How much a feature of a sentence counts; worked out each time, since a list of values would be as long as the sentences. */
export function valueAt({ tells }: Classifier, { features, ofWords, scale }: Input, at: number): number {
  return (at < ofWords ? scale : pieceValue * scale) * tells[features[at]!]!
}

/** Reads a sentence for the model; of its features only those count that say something. */
export function inputOf(model: Classifier, { hashes, ofWords }: Features, counts = always): Input {
  return weigh(model, { features: hashes, ofWords }, (hash) => {
    const id = countedId(model, hash)
    return id >= 0 && counts(id) ? id : -1
  })
}

/** The same for sentences of a lesson, whose features are looked up once. */
export function lessonReader(model: Classifier, { features }: Lesson): (sentence: Sentence) => Input {
  const ids = features.map((hash) => countedId(model, hash))
  const idAt = (place: number) => ids[place]!
  return ({ places, ofWords }) => weigh(model, { features: places, ofWords }, idAt)
}

function countedId({ ids, rows }: Classifier, hash: number): number {
  const id = ids.find(hash)
  return id < 0 || rows[id] === rows[id + 1] ? -1 : id
}

function weigh(
  { tells }: Classifier,
  { features, ofWords }: { features: Int32Array; ofWords: number },
  idOf: (feature: number) => number,
): Input {
  if (features.length > foundFeatures.length) foundFeatures = new Int32Array(2 * features.length)
  let size = 0
  let knownOfWords = 0
  let squares = 0
  for (let at = 0; at < features.length; at++) {
    const id = idOf(features[at]!)
    if (id < 0) continue
    const value = at < ofWords ? tells[id]! : pieceValue * tells[id]!
    if (at < ofWords) knownOfWords++
    foundFeatures[size++] = id
    squares += value * value
  }
  const known = featureRoom(size)
  for (let at = 0; at < size; at++) known[at] = foundFeatures[at]!
  return { features: known, ofWords: knownOfWords, scale: 1 / Math.sqrt(squares) }
}

/** Works out how well a sentence fits each intent; the higher the better. */
export function scoreInto(scores: Float64Array, model: Classifier, input: Input): void {
  const { rows, columns, weights } = model
  const { features } = input
  scores.fill(0)
  for (let at = 0; at < features.length; at++) {
    const feature = features[at]!
    const value = valueAt(model, input, at)
    const end = rows[feature + 1]!
    for (let pair = rows[feature]!; pair < end; pair++) scores[columns[pair]!]! += value * weights[pair]!
  }
}

/** Makes scores probabilities, in place. */
export function toProbabilities(scores: Float64Array): void {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > highest) highest = score
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const below = scores[at]! - highest
    const score = below < -20 ? 0 : Math.exp(below)
    scores[at] = score
    sum += score
  }
  for (let at = 0; at < scores.length; at++) scores[at]! /= sum
}
