import { type Features, worthOf } from './features.ts'
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
  ids: Pick<IntTable, 'find' | 'keys'>
  /** How much each feature tells: seldom ones more (inverse document frequency), runs of letters less than words. */
  tells: Float32Array
  /** What a word would tell that no sentence has. */
  mostTelling: number
  /** In so many sentences a feature must be to count. */
  fewest: number
  /** Where the pairs of each feature begin; those of the next feature follow. */
  rows: Int32Array
  /** The intent of each pair. */
  columns: Int32Array
  weights: Float32Array
}

/** A feature that more intents share tells little, and would cost much. */
const mostIntents = 64
/** With so many sentences, what only one of them has is left out. */
const manySentences = 8000

/** The features of a lesson as a model numbers them, by their places in the lesson. */
export interface LessonFeatures {
  /** The number of each, or -1 where it does not count. */
  ids: Int32Array
  /** The pair of each with the intent of the lesson, or -1 where it is no pair with any. */
  pairs: Int32Array
}

/** A model for these lessons that knows nothing yet, and how it numbers the features of each. */
export function newClassifier(lessons: readonly Lesson[]): { model: Classifier; numbered: LessonFeatures[] } {
  const most = lessons.reduce((sum, { features }) => sum + features.length, 0)
  const all = new IntTable(most / 2)
  const inSentences = new Int32Array(most)
  const inIntents = new Int32Array(most)
  let sentences = 0
  const met = lessons.map(({ features, counts, sentences: own }) => {
    sentences += own.length
    const places = new Int32Array(features.length)
    for (let at = 0; at < features.length; at++) {
      const place = all.add(features[at]!)
      places[at] = place
      inSentences[place]! += counts[at]!
      inIntents[place]!++
    }
    return places
  })
  const fewest = sentences < manySentences ? 1 : 2
  const ids = new IntTable(all.size)
  const idAt = new Int32Array(all.size).fill(-1)
  const tells: number[] = []
  const starts = [0]
  const hashes = all.keys()
  let pairs = 0
  for (let place = 0; place < hashes.length; place++) {
    if (inSentences[place]! < fewest) continue
    const intents = inIntents[place]!
    idAt[place] = ids.add(hashes[place]!)
    tells.push(worthOf(hashes[place]!) * Math.log(1 + sentences / inSentences[place]!))
    pairs += intents > mostIntents ? 0 : intents
    starts.push(pairs)
  }
  const rows = Int32Array.from(starts)
  const columns = new Int32Array(pairs)
  const next = rows.slice()
  const numbered = met.map((places, label): LessonFeatures => {
    const own = { ids: new Int32Array(places.length), pairs: new Int32Array(places.length).fill(-1) }
    for (let at = 0; at < places.length; at++) {
      const id = idAt[places[at]!]!
      own.ids[at] = id
      if (id < 0 || rows[id] === rows[id + 1]) continue
      const pair = next[id]!++
      columns[pair] = label
      own.pairs[at] = pair
    }
    return own
  })
  const model: Classifier = {
    labels: lessons.length,
    ids,
    tells: Float32Array.from(tells),
    mostTelling: Math.log(1 + sentences),
    fewest,
    rows,
    columns,
    weights: new Float32Array(pairs),
  }
  return { model, numbered }
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
  /** By what each counts, so that the squares of all add up to 1. */
  scale: number
}

// The features of the sentence that is read, used again for the next one
let read = new Int32Array(256)
const featureRoom = roomOf((size) => new Int32Array(size))

const always = (_feature: number) => true

/** How much a feature of a sentence counts; worked out each time, since a list of values would be as long as the sentences. */
export function valueAt({ tells }: Classifier, { features, scale }: Input, at: number): number {
  return scale * tells[features[at]!]!
}

/** Reads a sentence for the model; of its features only those count that say something. */
export function inputOf(model: Classifier, { hashes }: Features, counts = always): Input {
  const { ids, rows } = model
  beginReading(hashes.length)
  for (let at = 0; at < hashes.length; at++) {
    const id = ids.find(hashes[at]!)
    read[at] = id >= 0 && rows[id] !== rows[id + 1] && counts(id) ? id : -1
  }
  return weighRead(model, hashes.length)
}

/** The same for a sentence of a lesson, whose features are numbered already. */
export function lessonInput(model: Classifier, { ids, pairs }: LessonFeatures, { places }: Sentence): Input {
  beginReading(places.length)
  for (let at = 0; at < places.length; at++) read[at] = pairs[places[at]!]! < 0 ? -1 : ids[places[at]!]!
  return weighRead(model, places.length)
}

function beginReading(length: number): void {
  if (length > read.length) read = new Int32Array(2 * length)
}

function weighRead({ tells }: Classifier, length: number): Input {
  let size = 0
  let squares = 0
  for (let at = 0; at < length; at++) {
    const id = read[at]!
    if (id < 0) continue
    const value = tells[id]!
    read[size++] = id
    squares += value * value
  }
  const known = featureRoom(size)
  for (let at = 0; at < size; at++) known[at] = read[at]!
  return { features: known, scale: 1 / Math.sqrt(squares) }
}

/** Works out how well a sentence fits each intent; the higher the better. */
export function scoreInto(scores: Float64Array, model: Classifier, input: Input): void {
  const { rows, columns, weights, tells } = model
  const { features, scale } = input
  scores.fill(0)
  for (let at = 0; at < features.length; at++) {
    const feature = features[at]!
    const value = scale * tells[feature]!
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
