import type { SpokenSlot } from '../reading.ts'
import type { Route, Taken } from './align.ts'
import type { Literal } from './literals.ts'
import { freeNode, noSlot } from './nodes.ts'
import { hasMinus, type Sentence } from './sentence.ts'
import type { Version } from './version.ts'

/** The values of the slots in an expression that takes a route. */
export function slotsOf(
  { store, reading }: Pick<Version, 'store' | 'reading'>,
  { text, words, values }: Sentence,
  { length, places, values: valueAt }: Route,
  { taken, hasFreeText }: { taken: Taken; hasFreeText: boolean },
): SpokenSlot[] {
  const { nodes, slotNames } = store
  const slots: SpokenSlot[] = []
  for (let step = 0; step < length; step++) {
    const isWord = valueAt[step] === -1
    if (isWord && !hasFreeText) continue
    const node = taken[step]!
    const slot = nodes.slots[node]!
    if (slot === noSlot) continue
    let from = words.from[places[step]!]!
    const value = isWord ? undefined : values[valueAt[step]!]
    // Words in a row that the same free text took are one value
    if (nodes.kinds[node] === freeNode) while (step + 1 < length && taken[step + 1] === node) step++
    const to = words.to[places[step + 1]! - 1]!
    if (value === undefined) {
      const said = text.slice(from, to)
      slots.push({ slot: slotNames[slot]!, value: said, text: said, from, to })
      continue
    }
    if (value.node === -1 && hasMinus(text, from)) from--
    const said = text.slice(from, to)
    const meant =
      value.node === -1
        ? value.number
        : chooseLiteral(reading.literals.byRange.get(nodes.labels[node]!)?.get(value.node), said)
    slots.push({ slot: slotNames[slot]!, value: meant ?? said, text: said, from, to })
  }
  return slots
}

/** Of literals that differ in what is forgiven only, the one that was said most exactly. */
function chooseLiteral(literals: readonly Literal[] | undefined, said: string): Literal['value'] | undefined {
  if (literals === undefined || literals.length < 2) return literals?.[0]?.value
  const ways = [
    (text: string) => text,
    withoutPunctuation,
    (text: string) => withoutPunctuation(text).toLowerCase(),
  ]
  for (const as of ways) {
    const found = literals.find(({ text }) => as(text) === as(said))
    if (found !== undefined) return found.value
  }
  return literals[0]!.value
}

const punctuation = /[^\p{L}\p{M}\p{N}]+/gu

function withoutPunctuation(text: string): string {
  return text.replace(punctuation, ' ')
}
