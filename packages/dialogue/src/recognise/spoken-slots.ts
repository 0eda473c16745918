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
  route: Route,
  taken: readonly Taken[],
): SpokenSlot[] {
  const { nodes, slotNames } = store
  const slots: SpokenSlot[] = []
  for (let at = 0; at < taken.length; at++) {
    const { node, step } = taken[at]!
    const slot = nodes.slots[node]!
    if (slot === noSlot) continue
    let lastStep = step
    // Words in a row that the same free text took are one value
    if (nodes.kinds[node] === freeNode) while (taken[at + 1]?.node === node) lastStep = taken[++at]!.step
    let from = words.from[route.places[step]!]!
    const to = words.to[route.places[lastStep + 1]! - 1]!
    const value = values[route.values[step]!]
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
