import { type Features, worthOf } from './features.ts'
import { IntTable } from './int-table.ts'
import type { IntentSamples, Sentence } from './intent-samples.ts'
import { maxIntentsOfFeature, sentencesForRare } from './tuned.ts'

/**
 * A linear model with a weight for each pair of a feature and an intent that has it. Other pairs have none: the model is
 * as large as what it learned from, however many intents there are.
 */
export interface Classifier {
  /** How many intents there are. */
  labels: number
  /** Finds the number of a feature that counts, by its hash. */
  ids: Pick<IntTable, 'find' | 'keys'>
  /** Inverse document frequency of each feature, with character n-grams weighted less than words. */
  idf: Float32Array
  /** The inverse document frequency of a word that is in no sample. */
  unseenIdf: number
  /** The minimum number of sentences that have a feature (minimum document frequency). */
  fewest: number
  /** CSR row offsets: where the (feature, intent) pairs of each feature start. */
  rows: Int32Array
  /** CSR columns: the intent of each pair. */
  columns: Int32Array
  weights: Float32Array
}

/** The feature ids of an intent's samples in the model, by their index in the samples. */
export interface SampleFeatures {
  /** The number of each, or -1 where it does not count. */
  ids: Int32Array
  /** The pair of each feature with the intent of the samples, or -1 where there is none. */
  pairs: Int32Array
}

/** An untrained model (softmax regression over sparse features) for these samples, and the feature ids of each intent. */
export function newClassifier(samples: readonly IntentSamples[]): {
  model: Classifier
  numbered: SampleFeatures[]
} {
  const most = samples.reduce((sum, { features }) => sum + features.length, 0)
  const all = new IntTable(most / 2)
  const inSentences = new Int32Array(most)
  const inIntents = new Int32Array(most)
  let sentences = 0
  const met = samples.map(({ features, counts, sentences: own }) => {
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
  const fewest = sentences < sentencesForRare ? 1 : 2
  const ids = new IntTable(all.size)
  const idAt = new Int32Array(all.size).fill(-1)
  const idf: number[] = []
  const starts = [0]
  const hashes = all.keys()
  let pairs = 0
  for (let place = 0; place < hashes.length; place++) {
    if (inSentences[place]! < fewest) continue
    const intents = inIntents[place]!
    idAt[place] = ids.add(hashes[place]!)
    idf.push(worthOf(hashes[place]!) * Math.log(1 + sentences / inSentences[place]!))
    pairs += intents > maxIntentsOfFeature ? 0 : intents
    starts.push(pairs)
  }
  const rows = Int32Array.from(starts)
  const columns = new Int32Array(pairs)
  const next = rows.slice()
  const numbered = met.map((places, label): SampleFeatures => {
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
    labels: samples.length,
    ids,
    idf: Float32Array.from(idf),
    unseenIdf: Math.log(1 + sentences),
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

/** Where the features of one sentence after the other are read. */
export interface InputBuffer {
  features: Int32Array
}

export function newInputBuffer(): InputBuffer {
  return { features: new Int32Array(256) }
}

const always = (_feature: number) => true

/** How much a feature of a sentence counts; worked out each time, since a list of values would be as long as the sentences. */
export function valueAt({ idf }: Classifier, { features, scale }: Input, at: number): number {
  return scale * idf[features[at]!]!
}

/** Reads a sentence for the model, until the next one is read; of its features only those count that say something. */
export function inputOf(
  model: Classifier,
  { hashes }: Features,
  buffer: InputBuffer,
  counts = always,
): Input {
  const { ids, rows } = model
  const read = roomFor(buffer, hashes.length)
  for (let at = 0; at < hashes.length; at++) {
    const id = ids.find(hashes[at]!)
    read[at] = id >= 0 && rows[id] !== rows[id + 1] && counts(id) ? id : -1
  }
  return weigh(model, read, hashes.length)
}

/** The same for a sentence of the training set, whose feature ids are known. */
export function sampleInput(
  model: Classifier,
  { ids, pairs }: SampleFeatures,
  { places }: Sentence,
  buffer: InputBuffer,
): Input {
  const read = roomFor(buffer, places.length)
  for (let at = 0; at < places.length; at++) read[at] = pairs[places[at]!]! < 0 ? -1 : ids[places[at]!]!
  return weigh(model, read, places.length)
}

function roomFor(buffer: InputBuffer, length: number): Int32Array {
  if (length > buffer.features.length) buffer.features = new Int32Array(2 * length)
  return buffer.features
}

/** Leaves out what is -1 of the features that were read, and weighs the others. */
function weigh({ idf }: Classifier, read: Int32Array, length: number): Input {
  let size = 0
  let squares = 0
  for (let at = 0; at < length; at++) {
    const id = read[at]!
    if (id < 0) continue
    const value = idf[id]!
    read[size++] = id
    squares += value * value
  }
  return { features: read.subarray(0, size), scale: 1 / Math.sqrt(squares) }
}

/** Works out how well a sentence fits each intent; the higher the better. */
export function scoreInto(scores: Float64Array, model: Classifier, input: Input): void {
  const { rows, columns, weights, idf } = model
  const { features, scale } = input
  scores.fill(0)
  for (let at = 0; at < features.length; at++) {
    const feature = features[at]!
    const value = scale * idf[feature]!
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
