import type { SpokenSlot } from '../../model/reading.ts'
import { rangeBit, timeSet } from '../../words/ranges.ts'
import { hasMinus, type Sentence, type SpokenValue } from '../../words/sentence.ts'
import type { SpokenLiteral } from '../../words/slot-values.ts'
import type { Store, Unit } from '../compiled/store.ts'
import type { Version } from '../compiled/version.ts'
import { noSlot } from '../nfa/nodes.ts'
import type { Route, Taken } from './align.ts'
import { type Chart, predecessorOf, takenBy } from './chart.ts'
import type { ParseContext } from './parse-context.ts'

type Spoken = Pick<Version, 'store' | 'reading'>

/** The values of the slots in an expression that takes a route, gathered in a list that is used again for every sentence. */
export function slotsOf(
  version: Spoken,
  { sentence, slots: found }: Pick<ParseContext, 'sentence' | 'slots'>,
  { length, places, values: valueAt }: Route,
  { taken, hasFreeText }: { taken: Taken; hasFreeText: boolean },
): SpokenSlot[] {
  const { text, words, values } = sentence
  const { nodes, slotNames } = version.store
  let count = 0
  for (let step = 0; step < length; step++) {
    const isWord = valueAt[step] === -1
    if (isWord && !hasFreeText) continue
    const node = taken[step]!
    const slot = nodes.slots[node]!
    if (slot === noSlot) continue
    if (!isWord) {
      found[count++] = slotOf(version, sentence, node, values[valueAt[step]!]!)
      continue
    }
    const from = words.from[places[step]!]!
    // Words in a row that the same free text took are one value
    while (step + 1 < length && taken[step + 1] === node) step++
    const to = words.to[places[step + 1]! - 1]!
    const said = text.slice(from, to)
    found[count++] = { slot: slotNames[slot]!, value: said, text: said, from, to }
  }
  return found.slice(0, count)
}

/**
 * The values of the slots in an expression without free text, straight from the chart entries; nothing where a value could be that
 * of several slots, which only an alignment can decide.
 */
export function plainSlotsOf(
  version: Spoken,
  sentence: Sentence,
  chart: Chart,
  entry: number,
  unit: Unit,
): SpokenSlot[] | undefined {
  let count = 0
  for (let at = entry; at !== -1; at = predecessorOf(chart, at)) if (takenBy(chart, at) >= 0) count++
  const slots = new Array<SpokenSlot>(count)
  for (let at = entry; count > 0; at = predecessorOf(chart, at)) {
    const index = takenBy(chart, at)
    if (index < 0) continue
    const value = sentence.values[index]!
    const node = onlyValueNode(version.store, unit, value.rangeSet)
    if (node === undefined) return undefined
    slots[--count] = slotOf(version, sentence, node, value)
  }
  return slots
}

function onlyValueNode({ nodes, ranges }: Store, { valueNodes }: Unit, rangeSet: number): number | undefined {
  if (valueNodes.length === 1) return valueNodes[0]
  let only: number | undefined
  for (const node of valueNodes) {
    const range = nodes.labels[node]!
    if ((ranges.setBits[rangeSet]! & rangeBit(range)) === 0 || !ranges.sets[rangeSet]!.includes(range))
      continue
    if (only !== undefined) return undefined
    only = node
  }
  return only
}

function slotOf(
  { store, reading }: Spoken,
  { text, words }: Sentence,
  node: number,
  value: SpokenValue,
): SpokenSlot {
  const { nodes, slotNames } = store
  const slot = slotNames[nodes.slots[node]!]!
  const first = words.from[value.from]!
  const to = words.to[value.to - 1]!
  if (value.rangeSet === timeSet) {
    const said = text.slice(first, to)
    return { slot, value: said, text: said, from: first, to }
  }
  if (value.node === -1) {
    const from = hasMinus(text, first) ? first - 1 : first
    return { slot, value: value.number, text: text.slice(from, to), from, to }
  }
  const literals = reading.literals.byRange.get(nodes.labels[node]!)?.get(value.node)
  const literal = literals?.[0]
  if (literal !== undefined && literal.text.length === to - first && text.startsWith(literal.text, first))
    return { slot, value: literal.value, text: literal.text, from: first, to }
  const said = text.slice(first, to)
  return { slot, value: chooseLiteral(literals, said) ?? said, text: said, from: first, to }
}

/** Of literals that differ in what is forgiven only, the one that was said most exactly. */
function chooseLiteral(
  literals: readonly SpokenLiteral[] | undefined,
  said: string,
): SpokenLiteral['value'] | undefined {
  if (literals === undefined || literals.length < 2) return literals?.[0]?.value
  const chart = [
    (text: string) => text,
    withoutPunctuation,
    (text: string) => withoutPunctuation(text).toLowerCase(),
  ]
  for (const as of chart) {
    const found = literals.find(({ text }) => as(text) === as(said))
    if (found !== undefined) return found.value
  }
  return literals[0]!.value
}

const punctuation = /[^\p{L}\p{M}\p{N}]+/gu

function withoutPunctuation(text: string): string {
  return text.replace(punctuation, ' ')
}
