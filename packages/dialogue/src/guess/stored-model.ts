import { foldedWord } from '../words/text/folded-words.ts'
import type { Classifier } from './classifier.ts'
import type { Calibration } from './confidence.ts'
import { IntTable } from './int-table.ts'
import type { Learned } from './learning.ts'
import { type GroupOf, restoreTrainingSet, type Spoken } from './training-set.ts'
import { vocabularyOf } from './vocabulary.ts'

/**
 * A learned model as bytes: a header of whole numbers, some floating-point numbers, one list after the other (the longest
 * elements first, so that each is aligned), and the words of the expressions. Features are in the order of their ids. What
 * follows from the domain is not among them: literals, and the samples, which are made again when they are asked for.
 */
const magic = 0x4d504453
const format = 1
/** An even number of them, so that what follows is aligned; `intents` and `slots` differ for another domain. */
const header = [
  'magic',
  'format',
  'checksum',
  'intents',
  'slots',
  'labels',
  'fewest',
  'features',
  'pairs',
  'letters',
] as const
type Header = Record<(typeof header)[number], number>
const headerBytes = 4 * header.length
const numbers = 4
const listsFrom = headerBytes + 8 * numbers
/** Numbers of intents are written with two bytes. */
const maxLabels = 0xffff

/** What was learned, to be read for the same domain; nothing where it is too large to be written. */
export function writeModel({ trainingSet, model, calibration }: Learned): Uint8Array | undefined {
  const { labels, fewest, ids, idf, weights, columns, rows, unseenIdf } = model
  if (labels > maxLabels) return undefined
  const text = trainingSet.vocabulary.words.map((word) => `${word.text}\n`).join('')
  const { intents, slots } = trainingSet
  const sizes = {
    intents: intents.length,
    slots: slots.length,
    labels,
    fewest,
    features: idf.length,
    pairs: weights.length,
    letters: text.length,
  }
  const bytes = new Uint8Array(lengthOf(sizes))
  const lists = listsIn(bytes, sizes)
  lists.numbers.set([calibration.slope, calibration.offset, calibration.threshold, unseenIdf])
  lists.hashes.set(ids.keys())
  lists.idf.set(idf)
  lists.weights.set(weights)
  lists.columns.set(columns)
  for (let at = 0; at < idf.length; at++) lists.rowLengths[at] = rows[at + 1]! - rows[at]!
  for (let at = 0; at < text.length; at++) lists.letters[at] = text.charCodeAt(at)
  const filled: Header = { magic, format, checksum: 0, ...sizes }
  const values = new Int32Array(bytes.buffer, 0, header.length)
  values.set(header.map((name) => filled[name]))
  values[checksumPlace] = checksumOf(bytes)
  return bytes
}

/** What was learned from a domain; nothing where the bytes are damaged, of another format or of another domain. */
export function readModel(
  given: Uint8Array,
  domain: Spoken,
  { language, groupOf }: { language: string; groupOf?: GroupOf | undefined },
): Learned | undefined {
  // A copy: what comes out of a database or a message begins anywhere, and lists of numbers do not
  const bytes = given.slice()
  const read = headerOf(bytes)
  if (read === undefined) return undefined
  const lists = listsIn(bytes, read)
  const [slope, offset, threshold, unseenIdf] = lists.numbers
  const words = textOf(lists.letters).split('\n').slice(0, -1).map(foldedWord)
  const trainingSet = restoreTrainingSet(domain, language, { vocabulary: vocabularyOf(words), groupOf })
  if (read.intents !== trainingSet.intents.length || read.slots !== trainingSet.slots.length) return undefined
  const calibration: Calibration = { slope: slope!, offset: offset!, threshold: threshold! }
  return { trainingSet, calibration, model: modelOf(read, lists, unseenIdf!) }
}

type Sizes = Pick<Header, 'features' | 'pairs' | 'letters'>
type Lists = ReturnType<typeof listsIn>

function modelOf(
  { labels, fewest }: Header,
  { hashes, idf, weights, columns, rowLengths }: Lists,
  unseenIdf: number,
): Classifier {
  const ids = new IntTable(hashes.length)
  for (let at = 0; at < hashes.length; at++) ids.add(hashes[at]!)
  const rows = new Int32Array(rowLengths.length + 1)
  for (let at = 0; at < rowLengths.length; at++) rows[at + 1] = rows[at]! + rowLengths[at]!
  return { labels, fewest, ids, idf, unseenIdf, rows, columns: Int32Array.from(columns), weights }
}

/** The header of bytes that are as they were written. */
function headerOf(bytes: Uint8Array): Header | undefined {
  if (bytes.length < listsFrom) return undefined
  const values = new Int32Array(bytes.buffer, 0, header.length)
  const read = Object.fromEntries(header.map((name, at) => [name, values[at]!])) as Header
  if (read.magic !== magic || read.format !== format) return undefined
  return lengthOf(read) === bytes.length && read.checksum === checksumOf(bytes) ? read : undefined
}

function lengthOf({ features, pairs, letters }: Sizes): number {
  return listsFrom + 9 * features + 6 * pairs + 2 * letters
}

function listsIn({ buffer }: Uint8Array, { features, pairs, letters }: Sizes) {
  let at = headerBytes
  const next = (bytes: number) => {
    at += bytes
    return at - bytes
  }
  return {
    numbers: new Float64Array(buffer, next(8 * numbers), numbers),
    hashes: new Int32Array(buffer, next(4 * features), features),
    idf: new Float32Array(buffer, next(4 * features), features),
    weights: new Float32Array(buffer, next(4 * pairs), pairs),
    columns: new Uint16Array(buffer, next(2 * pairs), pairs),
    letters: new Uint16Array(buffer, next(2 * letters), letters),
    rowLengths: new Uint8Array(buffer, next(features), features),
  }
}

/** As many letters at once as a call takes arguments everywhere. */
const lettersAtOnce = 4096

function textOf(letters: Uint16Array): string {
  let text = ''
  for (let from = 0; from < letters.length; from += lettersAtOnce) {
    text += String.fromCharCode(...letters.subarray(from, from + lettersAtOnce))
  }
  return text
}

const checksumPlace = header.indexOf('checksum')

/** FNV-1a over all bytes but those of the checksum itself. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < bytes.length; at++) {
    if (at === 4 * checksumPlace) at += 4
    sum = Math.imul(sum ^ bytes[at]!, 0x01000193)
  }
  return sum
}
