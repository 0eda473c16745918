import { readExpressions } from '../../expressions/reading.ts'
import { messages } from '../../messages/messages.ts'
import type { Intent } from '../../model/intent.ts'
import { listType, type Slot, type SlotsByName, slotTypeOf } from '../../model/slot.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { DissDefinition, DissIntent, DissSlot } from './definition.ts'

/** How an intent or a slot compares to a definition, and in what it differs. */
export interface DissState {
  state: 'OK' | 'WARNING' | 'ERROR'
  differences: string[]
}

const found: DissState = { state: 'OK', differences: [] }

/** How an intent compares to a definition: whether it is there, with the slots of its expressions. */
export function intentDissState(
  intent: Pick<Intent, 'name' | 'expressions'>,
  slots: SlotsByName,
  definition: DissDefinition,
): DissState {
  const defined = indexOf(definition).intents.get(intent.name)
  if (defined === undefined) return missing(intent.name, definition)

  const used = readExpressions(intent.expressions).slots
  const labels = new Set(defined.slots.map(({ label }) => label))
  const undefinedSlots = [...used].filter((name) => !labels.has(name))
  return differing([
    ...undefinedSlots.map(messages.diss.undefinedSlot),
    ...defined.slots.flatMap((dissSlot) => {
      if (!used.has(dissSlot.label)) return [messages.diss.unusedSlot(dissSlot.label)]
      const slot = slots.get(dissSlot.label)
      return slot === undefined ? [messages.diss.lackingSlot(dissSlot.label)] : differencesOf(dissSlot, slot)
    }),
  ])
}

/**
 * How a slot compares to a definition: whether any intent there has it, with the same type and canonicals (ruling R374).
 */
export function slotDissState(slot: Slot, definition: DissDefinition): DissState {
  const defined = indexOf(definition).slots.get(slot.name)
  return defined === undefined ? missing(slot.name, definition) : differing(differencesOf(defined, slot))
}

const differencesOf = memoByIdentity(compareSlots)

function compareSlots(dissSlot: DissSlot, slot: Slot): string[] {
  const type = slotTypeOf(dissSlot.type) ?? dissSlot.type
  if (slot.type !== type) return [messages.diss.otherType(slot.name, slot.type, type)]
  if (type !== listType) return []
  const here = new Set(slot.canonicals.map(({ name }) => name))
  const there = new Set(dissSlot.canonicals)
  const undefinedHere = [...there].filter((name) => !here.has(name))
  const undefinedThere = [...here].filter((name) => !there.has(name))
  return [
    ...undefinedThere.map((name) => messages.diss.undefinedCanonical(slot.name, name)),
    ...undefinedHere.map((name) => messages.diss.lackingCanonical(slot.name, name)),
  ]
}

function missing(name: string, { version }: DissDefinition): DissState {
  return { state: 'ERROR', differences: [messages.diss.missing(name, version)] }
}

function differing(differences: string[]): DissState {
  return differences.length === 0 ? found : { state: 'WARNING', differences }
}

interface DissIndex {
  intents: Map<string, DissIntent>
  /** Several intents may speak of one slot: it has the canonicals of all of them. */
  slots: Map<string, DissSlot>
}

const indexes = new WeakMap<DissDefinition, DissIndex>()

/** A definition by names, made once: it speaks of the intents of all domains. */
function indexOf(definition: DissDefinition): DissIndex {
  const known = indexes.get(definition)
  if (known !== undefined) return known
  const index: DissIndex = { intents: new Map(), slots: new Map() }
  for (const intent of definition.intents) {
    index.intents.set(intent.intent, intent)
    for (const slot of intent.slots) {
      const known = index.slots.get(slot.label)
      if (known === undefined) {
        index.slots.set(slot.label, { ...slot, canonicals: [...slot.canonicals] })
      } else {
        known.type = slot.type
        for (const canonical of slot.canonicals) known.canonicals.push(canonical)
      }
    }
  }
  indexes.set(definition, index)
  return index
}
