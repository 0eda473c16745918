import { type Item, parseExpression } from '@sdp/domain/expressions'
import { forgiveAccents, readSentence } from '../../words/sentence.ts'
import { buildingOf } from '../compiled/units.ts'
import type { Version } from '../compiled/version.ts'
import {
  endsFrom,
  endsTo,
  type LazyDfa,
  maxFree,
  newLazyDfa,
  startState,
  unpackFree,
} from '../dfa/lazy-dfa.ts'
import { buildExpression } from '../nfa/build.ts'
import { freeNode, newNodes } from '../nfa/nodes.ts'
import { newTransitions } from '../nfa/transitions.ts'
import { align, routeOf } from './align.ts'
import {
  accentsOf,
  addStart,
  beginChart,
  type Chart,
  firstEntryAt,
  freeOf,
  nextEntry,
  stateOf,
  valueWorthOf,
} from './chart.ts'
import { newParseContext } from './parse-context.ts'
import { walk } from './walk.ts'

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

/**
 * How an expression goes through a sentence, step by step. It is built once more by itself, with each word as a node of its own,
 * which is mapped to its item.
 */
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
  if (built === undefined) return []

  const { sentence, chart, alignment } = newParseContext()
  readSentence(sentence, text, reading)
  forgiveAccents(sentence, reading)
  const dfa = newLazyDfa({ ...store, nodes, isFree: true })
  beginChart(chart, sentence.words.count)
  addStart(chart, startState(dfa, [built.start]))
  if (!walk(chart, sentence, dfa, reading)) return []
  const best = bestEnd(dfa, chart, sentence.words.count)
  if (best === undefined) return []
  const route = routeOf(alignment, chart, best.entry, sentence)
  const transitions = newTransitions({ ...store, nodes })
  const taken = align(alignment, { transitions, sentence, unit: built, maxFree: best.free })
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

/** The best entry at the end of the sentence that the expression accepts, and its free words. */
function bestEnd(dfa: LazyDfa, chart: Chart, words: number): { entry: number; free: number } | undefined {
  let best: { entry: number; free: number } | undefined
  for (let entry = firstEntryAt(chart, words); entry !== -1; entry = nextEntry(chart, entry)) {
    const state = stateOf(chart, entry)
    if (endsFrom(dfa, state) === endsTo(dfa, state)) continue
    const ofEnd = unpackFree(dfa.ends[endsFrom(dfa, state)]!)
    // So many that they are not counted exactly
    const free = ofEnd < maxFree ? freeOf(chart, entry) + ofEnd : words
    const difference =
      best === undefined
        ? -1
        : free - best.free ||
          accentsOf(chart, entry) - accentsOf(chart, best.entry) ||
          valueWorthOf(chart, entry) - valueWorthOf(chart, best.entry)
    if (difference < 0) best = { entry, free }
  }
  return best
}
