import { backgroundOf } from '../background/background.ts'
import type { Pattern } from './examples.ts'
import { wordsOf } from './words.ts'

/** A sentence of the background that is so like one of an expression is somebody's. */
const nearlySame = 0.4

const read = new Map<string, readonly Pattern[]>()

/** Everyday sentences of a language that are meant for no domain, as patterns. */
function backgroundIn(language: string): readonly Pattern[] {
  let patterns = read.get(language)
  if (patterns === undefined) {
    patterns = backgroundOf(language).map((text, expression) => ({
      expression,
      items: wordsOf(text, language).map((word) => ({ kind: 'word', word })),
    }))
    read.set(language, patterns)
  }
  return patterns
}

/** The sentences of nobody: those of the background that no expression says or nearly says. */
export function nobodysPatterns(language: string, ofIntents: readonly (readonly Pattern[])[]): Pattern[] {
  const background = backgroundIn(language)
  const having = new Map<number, number[]>()
  background.forEach(({ items }, place) => {
    for (const hash of hashesOf(items)) {
      const others = having.get(hash)
      if (others === undefined) having.set(hash, [place])
      else others.push(place)
    }
  })
  const tells = (hash: number) => Math.log(1 + background.length / (having.get(hash)?.length ?? 1))
  const weightOf = (hashes: Iterable<number>) => {
    let sum = 0
    for (const hash of hashes) sum += tells(hash)
    return sum
  }
  const whole = background.map(({ items }) => weightOf(hashesOf(items)))
  const isSomebodys = new Uint8Array(background.length)
  const shared = new Float64Array(background.length)
  for (const patterns of ofIntents) {
    for (const { items } of patterns) {
      const hashes = hashesOf(items)
      const all = weightOf(hashes)
      shared.fill(0)
      for (const hash of hashes) {
        const told = tells(hash)
        for (const place of having.get(hash) ?? []) {
          shared[place]! += told
          if (shared[place]! >= nearlySame * Math.max(all, whole[place]!)) isSomebodys[place] = 1
        }
      }
    }
  }
  return background.filter((_, place) => isSomebodys[place] === 0)
}

function hashesOf(items: Pattern['items']): Set<number> {
  return new Set(items.flatMap((item) => (item.kind === 'word' ? [item.word.hash] : [])))
}
