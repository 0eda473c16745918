import { messages } from '../../messages/messages.ts'
import { type ApiInput, sortedApiInputs } from '../../model/api-input.ts'
import type { UnknownFields } from '../../model/kept.ts'
import type { SharedFrom } from '../../model/sharing.ts'
import type { Canonical, Slot } from '../../model/slot.ts'
import { byName } from '../../toolbox/order.ts'
import { codec, emptyList, keeping, list, listOf, optional, plain } from './codec.ts'
import { byKey, missingFrom, warning } from './gather.ts'
import { canonicalCodec } from './intents.ts'
import { resetRuleCodec } from './rules.ts'
import type { WireOntologyUserInput, WireUserInput } from './schemas.ts'
import type { WireDomain } from './wire-domain.ts'
import { asMap, memoized, type Report, type Wiring } from './wiring.ts'

type Values = Readonly<Record<string, readonly unknown[]>>

function sharedFrom(input: 'userInput' | 'apiInput') {
  return listOf('fromShared', codec<SharedFrom>({ input: plain(input, ''), domain: plain('domain', '') }))
}

/** What one language says about a slot. */
type SpokenSlot = Pick<Slot, 'name' | 'canonicals' | 'exampleValues'>

export const userInputCodec = codec<SpokenSlot & { kept?: UnknownFields }>({
  name: plain('name', ''),
  canonicals: listOf('canonicals', canonicalCodec),
  exampleValues: optional('exampleValues'),
})

/** Reads what one language says about a slot. */
export function readSpoken(entry: WireUserInput): SpokenSlot {
  return userInputCodec.read(entry)
}

const noValues: Values = Object.freeze({})

const ontologyUserInput = codec<
  Omit<Slot, keyof SpokenSlot | 'kept'> & { values: Values; kept?: UnknownFields }
>({
  type: plain('type', 'StaticList'),
  valueType: plain('valueType', 'String'),
  values: plain('values', noValues),
  volatile: plain('volatile', false),
  shared: plain('shared', false),
  fromShared: sharedFrom('userInput'),
  comments: plain('comments', ''),
  resetRules: listOf('resetOnInput', resetRuleCodec),
})

/** What the outside says about one slot, in both places where it does. */
interface ScatteredSlot {
  ontology: WireOntologyUserInput
  userInput: WireUserInput | undefined
}

/**
 * Gathers a slot. The ontology names the canonicals for all languages, so one that the language lacks is there without
 * literals (ruling R277).
 */
function readSlot(name: string, parts: ScatteredSlot): Slot {
  const spoken = userInputCodec.read(parts.userInput ?? { name, canonicals: [] })
  const { kept: ontologyKept, values, ...known } = ontologyUserInput.read(parts.ontology)
  const spokenNames = new Set(spoken.canonicals.map((canonical) => canonical.name))
  const unspoken = Object.keys(values).filter((canonical) => !spokenNames.has(canonical))
  const filled = Object.entries(values).filter(([, listed]) => listed.length > 0)
  return {
    name,
    ...known,
    canonicals: [...spoken.canonicals, ...unspoken.map((canonical) => ({ name: canonical, literals: [] }))],
    ...(spoken.exampleValues !== undefined && { exampleValues: spoken.exampleValues }),
    ...keeping({
      userInput: spoken.kept,
      ontology: ontologyKept,
      values: filled.length > 0 ? Object.fromEntries(filled) : undefined,
    }),
  }
}

/** Scatters a slot. */
function writeSlot(slot: Slot): ScatteredSlot {
  const { name, canonicals, exampleValues, kept = {}, ...known } = slot
  const values = canonicals.length === 0 ? noValues : valuesOf(canonicals, kept.values)
  return {
    userInput: userInputCodec.write({
      name,
      // Absent outside and nothing to say here: the shared empty list, which stays absent
      canonicals: canonicals.length === 0 ? emptyList() : canonicals,
      exampleValues,
      kept: kept.userInput,
    }) as WireUserInput,
    ontology: ontologyUserInput.write({ ...known, values, kept: kept.ontology }) as WireOntologyUserInput,
  }
}

/**
 * Sorted, so that the order of canonicals in one language does not look like a change of the ontology (ruling R274).
 */
function valuesOf(canonicals: readonly Canonical[], kept: Values | undefined): Values {
  const filled = new Map(Object.entries(kept ?? {}))
  return Object.fromEntries(canonicals.toSorted(byName).map(({ name }) => [name, filled.get(name) ?? []]))
}

const apiInputCodec = codec<Omit<ApiInput, 'name'>>({
  volatile: plain('volatile', false),
  shared: plain('shared', false),
  fromShared: sharedFrom('apiInput'),
  comments: plain('comments', ''),
  returnValue: list('returnValue'),
  resetRules: listOf('resetOnInput', resetRuleCodec),
})

const apiInputMap = asMap<ApiInput>('ontology.apiInputs', apiInputCodec)

/** A map of JSON puts names of digits first, wherever they were. */
export const apiInputWiring: Wiring<ApiInput> = {
  read: (wire, report) => sortedApiInputs(apiInputMap.read(wire, report)),
  write: apiInputMap.write,
}

/** Slots stand in two collections: what all languages share is sorted by name. */
export const slotWiring: Wiring<Slot> = {
  read: readSlots,
  write(list) {
    const slots = list.map((slot) => ({ name: slot.name, ...wireSlot(slot) }))
    return {
      user_inputs: slots.map(({ userInput }) => userInput),
      'ontology.userInputs': Object.fromEntries(
        slots.toSorted(byName).map(({ name, ontology }) => [name, ontology]),
      ),
    }
  },
}

const wireSlot = memoized(writeSlot)

function readSlots(wire: WireDomain, report: Report): Slot[] {
  const known = new Map(Object.entries(wire.ontology?.userInputs ?? {}))
  const userInputs = byKey(wire.user_inputs ?? [], 'name', joinSpoken, (names) =>
    report(warning(messages.wire.userInputsJoined, names)),
  )

  const unknown = missingFrom(known, userInputs.keys())
  if (unknown.length > 0) report(warning(messages.wire.userInputsDropped, unknown))

  const names = new Set([...userInputs.keys(), ...known.keys()])
  return [...names].flatMap((name) => {
    const entry = known.get(name)
    return entry === undefined ? [] : [readSlot(name, { ontology: entry, userInput: userInputs.get(name) })]
  })
}

/** What is said of one slot twice. */
export function joinSpoken(first: WireUserInput, second: WireUserInput): WireUserInput {
  const exampleValues = [...new Set([...(first.exampleValues ?? []), ...(second.exampleValues ?? [])])]
  return {
    ...second,
    ...first,
    canonicals: [...(first.canonicals ?? []), ...(second.canonicals ?? [])],
    ...(exampleValues.length > 0 && { exampleValues }),
  }
}
