import { type Item, parseExpression } from '@sdp/domain/expressions'
import type { Reading } from '../reading.ts'
import { align, routeOf } from './align.ts'
import { buildExpression } from './build.ts'
import { freeNode, newNodes } from './nodes.ts'
import { forgiveAccents, newSentence, readSentence } from './sentence.ts'
import { endsFrom, endsTo, mostFree, newSubsets, type Subsets, startSubset, unpackFree } from './subsets.ts'
import { newTakers } from './takers.ts'
import { buildingOf } from './units.ts'
import type { Version } from './version.ts'
import { walk } from './walk.ts'
import {
  accentsOf,
  beginWays,
  firstWayTo,
  freeOf,
  newWays,
  setOf,
  startFrom,
  valueWorthOf,
  type Ways,
  wayBeside,
} from './ways.ts'

/** A stretch of the expression and what was said for it. Alternatives and optional parts that were not taken have none. */
export interface PathStep {
  kind: 'word' | 'value' | 'free'
  /** The word, slot, star or reusable part in the expression: `from` is the first character, `to` the one after the last. */
  from: number
  to: number
  written: string
  /** The words in the sentence. */
  said: { from: number; to: number; text: string }
}

/** How the expression of a reading goes through the sentence, step by step. */
export function pathOf(
  { version }: { version: Version },
  text: string,
  { intent, origin }: Reading,
): PathStep[] {
  if (origin.kind !== 'expression') return []
  const found = version.intents.find((one) => one.intent.name === intent)
  const unit = found?.units[origin.index]
  return unit === undefined ? [] : pathOfUnit(version, text, unit)
}

/** Builds the expression once more by itself, with each word as a node of its own, and notes what each node stands for. */
export function pathOfUnit(version: Version, text: string, unit: number): PathStep[] {
  const { store, reading, mentionable } = version
  const { expression } = store.units[unit]!
  const { tree } = parseExpression(expression.text)
  const items = new Map<number, { item: Item; written: string }>()
  const nodes = newNodes()
  const building = {
    ...buildingOf(store, mentionable, expression),
    nodes,
    onNode: (node: number, item: Item, written: string) => items.set(node, { item, written }),
  }
  const built = tree && buildExpression(tree, 0, building)
  if (built === undefined || 'reason' in built) return []

  const sentence = newSentence()
  readSentence(sentence, text, reading)
  forgiveAccents(sentence, reading)
  const subsets = newSubsets({ ...store, nodes, isFree: true })
  const ways = newWays()
  beginWays(ways, sentence.words.count)
  startFrom(ways, startSubset(subsets, [built.start]))
  if (!walk(ways, sentence, subsets, reading)) return []
  const best = bestEnd(subsets, ways, sentence.words.count)
  if (best === undefined) return []
  const route = routeOf(ways, best.way, sentence)
  const takers = newTakers({ ...store, nodes })
  const taken = align(route, { takers, sentence, unit: built, mostFree: best.free })
  return (taken ?? []).slice(0, route.length).map((node, step): PathStep => {
    const { item, written } = items.get(node)!
    const from = sentence.words.from[route.places[step]!]!
    const to = sentence.words.to[route.places[step + 1]! - 1]!
    const isValue = route.values[step] !== -1
    return {
      kind: nodes.kinds[node] === freeNode ? 'free' : isValue ? 'value' : 'word',
      from: item.from,
      to: item.to,
      written: written === '' ? expression.text.slice(item.from, item.to) : written,
      said: { from, to, text: text.slice(from, to) },
    }
  })
}

/** The best way through a sentence that comes to the end of the expression, and how many words are free on it. */
function bestEnd(subsets: Subsets, ways: Ways, words: number): { way: number; free: number } | undefined {
  let best: { way: number; free: number } | undefined
  for (let way = firstWayTo(ways, words); way !== -1; way = wayBeside(ways, way)) {
    const set = setOf(ways, way)
    if (endsFrom(subsets, set) === endsTo(subsets, set)) continue
    const ofEnd = unpackFree(subsets.ends[endsFrom(subsets, set)]!)
    // So many that they are not counted exactly
    const free = ofEnd < mostFree ? freeOf(ways, way) + ofEnd : words
    const difference =
      best === undefined
        ? -1
        : free - best.free ||
          accentsOf(ways, way) - accentsOf(ways, best.way) ||
          valueWorthOf(ways, way) - valueWorthOf(ways, best.way)
    if (difference < 0) best = { way, free }
  }
  return best
}
