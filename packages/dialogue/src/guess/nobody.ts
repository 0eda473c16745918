import { backgroundOf } from '../background/background.ts'
import type { Pattern } from './examples.ts'
import { wordsOf } from './words.ts'

/** A sentence of the background that is so like one of an expression is somebody's. */
const nearlySame = 0.4

/** The everyday sentences of a language as patterns, with what is needed to compare others with them. */
interface Background {
  patterns: readonly Pattern[]
  /** Which of them have a word. */
  having: ReadonlyMap<number, readonly number[]>
  /** How much all words of each tell. */
  whole: readonly number[]
  /** Which of them the patterns of an intent nearly say: those of an unchanged intent are compared once. */
  somebodys: WeakMap<readonly Pattern[], Uint8Array>
}

const read = new Map<string, Background>()

function backgroundIn(language: string): Background {
  const known = read.get(language)
  if (known !== undefined) return known
  const patterns = backgroundOf(language).map(
    (text, expression): Pattern => ({
      expression,
      items: wordsOf(text, language).map((word) => ({ kind: 'word', word })),
    }),
  )
  const having = new Map<number, number[]>()
  patterns.forEach(({ items }, place) => {
    for (const hash of hashesOf(items)) {
      const others = having.get(hash)
      if (others === undefined) having.set(hash, [place])
      else others.push(place)
    }
  })
  const whole = patterns.map(({ items }) => weightOf(hashesOf(items), having, patterns.length))
  const made = { patterns, having, whole, somebodys: new WeakMap() }
  read.set(language, made)
  return made
}

/** The sentences of nobody: those of the background that no expression says or nearly says. */
export function nobodysPatterns(language: string, ofIntents: readonly (readonly Pattern[])[]): Pattern[] {
  const background = backgroundIn(language)
  const said = ofIntents.map((patterns) => saidBy(patterns, background))
  return background.patterns.filter((_, place) => said.every((places) => places[place] === 0))
}

/** Marks the sentences of the background that are near to one of the patterns, by the words that both have. */
function saidBy(
  patterns: readonly Pattern[],
  { patterns: all, having, whole, somebodys }: Background,
): Uint8Array {
  const known = somebodys.get(patterns)
  if (known !== undefined) return known
  const places = new Uint8Array(all.length)
  const shared = new Float64Array(all.length)
  for (const { items } of patterns) {
    const hashes = hashesOf(items)
    const own = weightOf(hashes, having, all.length)
    shared.fill(0)
    for (const hash of hashes) {
      const told = tells(hash, having, all.length)
      for (const place of having.get(hash) ?? []) {
        shared[place]! += told
        if (shared[place]! >= nearlySame * Math.max(own, whole[place]!)) places[place] = 1
      }
    }
  }
  somebodys.set(patterns, places)
  return places
}

function tells(hash: number, having: Background['having'], count: number): number {
  return Math.log(1 + count / (having.get(hash)?.length ?? 1))
}

function weightOf(hashes: Iterable<number>, having: Background['having'], count: number): number {
  let sum = 0
  for (const hash of hashes) sum += tells(hash, having, count)
  return sum
}

function hashesOf(items: Pattern['items']): Set<number> {
  const hashes = new Set<number>()
  for (const item of items) if (item.kind === 'word') hashes.add(item.word.hash)
  return hashes
}
