import { type Domain, firstByName } from '@sdp/domain'
import {
  type Expression,
  type ExpressionTree,
  parseExpression,
  type ReusableExpression,
} from '@sdp/domain/expressions'
import { valueIn } from '@sdp/domain/reusable-expressions'
import type { Slot } from '@sdp/domain/slots'
import { addRange, numberRange, timeRange, whichRange, yesNoRange } from '../../words/ranges.ts'
import { kindOfSlot } from '../../words/slot-values.ts'
import { type Building, type Built, buildExpression, type SlotMeaning } from '../nfa/build.ts'
import { freeNode, noSlot, valueNode } from '../nfa/nodes.ts'
import { type Store, slotId, type Unit, wordIds, wordKeys } from './store.ts'

/** What the expressions of a domain may mention. */
export interface Mentionable {
  slots: ReadonlyMap<string, Slot>
  parts: ReadonlyMap<string, ReusableExpression>
}

export function mentionableIn(domain: Pick<Domain, 'slots' | 'reusableExpressions'>): Mentionable {
  return {
    slots: firstByName(domain.slots),
    parts: firstByName(domain.reusableExpressions),
  }
}

const simpleRanges = { number: numberRange, which: whichRange, yesNo: yesNoRange, time: timeRange }

/** What an expression of a domain is built with. */
export function buildingOf(
  store: Store,
  { slots, parts }: Mentionable,
  expression: Expression,
  trees = new Map<string, ExpressionTree | undefined>(),
): Building {
  return {
    nodes: store.nodes,
    wordSets: store.wordSets,
    ranges: store.ranges,
    wordIds: (text) => wordIds(store, text),
    wordKeys: (text) => wordKeys(store, text),
    findPart(name) {
      if (trees.has(name)) return trees.get(name)
      const part = parts.get(name)
      const tree = part === undefined ? undefined : parseExpression(valueIn(part, store.language)).tree
      trees.set(name, tree)
      return tree
    },
    meaningOf(name) {
      const slot = slots.get(name)
      return slot === undefined ? undefined : meaningOf(store, slot, expression)
    },
  }
}

/** Makes the maker of units for one version of a domain. */
export function unitMaker(store: Store, mentionable: Mentionable): (expression: Expression) => Unit {
  const trees = new Map<string, ExpressionTree | undefined>()
  return (expression) => {
    const id = store.units.length
    const mentions = new Set<string>()
    const building = buildingOf(store, mentionable, expression, trees)
    const { tree } = parseExpression(expression.text)
    const built =
      tree === undefined
        ? undefined
        : buildExpression(tree, id, {
            ...building,
            findPart(name) {
              mentions.add(`§${name}`)
              return building.findPart(name)
            },
            meaningOf(name) {
              mentions.add(`$${name}`)
              return building.meaningOf(name)
            },
          })
    const unit: Unit = {
      id,
      expression,
      start: built?.start ?? -1,
      first: built?.first ?? 0,
      count: built?.count ?? 0,
      hasFreeText: built !== undefined && hasFreeText(store, built),
      valueNodes: built !== undefined && mentions.size > 0 ? valueNodes(store, built) : none,
      hasSlots: mentions.size > 0 && [...mentions].some((name) => name.startsWith('$')),
      mentions: mentions.size === 0 ? none : [...mentions],
      origin: undefined,
    }
    store.units.push(unit)
    return unit
  }
}

function hasFreeText({ nodes }: Store, { first, count }: Built): boolean {
  for (let node = first; node < first + count; node++) if (nodes.kinds[node] === freeNode) return true
  return false
}

function valueNodes({ nodes }: Store, { first, count }: Built): readonly number[] {
  const bySlot = new Map<number, number>()
  for (let node = first; node < first + count; node++) {
    if (nodes.kinds[node] === valueNode && nodes.slots[node] !== noSlot) bySlot.set(nodes.slots[node]!, node)
  }
  return bySlot.size === 0 ? none : [...bySlot.values()]
}

const none: readonly never[] = []

function meaningOf(store: Store, slot: Slot, { restrictions }: Expression): SlotMeaning {
  const id = slotId(store, slot.name)
  const kind = kindOfSlot(slot, store.language)
  if (kind === 'free') return { slot: id, range: undefined }
  if (kind === 'time') store.hasTimes = true
  if (kind !== 'list') return { slot: id, range: simpleRanges[kind] }
  const allowed = restrictions.find((one) => one.slot === slot.name)?.canonicals
  return { slot: id, range: addRange(store.ranges, { kind: 'list', slot: slot.name, allowed }) }
}
