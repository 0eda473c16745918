import type { Domain } from '../../model/domain.ts'
import type { InputValue } from '../../model/input-value.ts'
import { listType, type Slot } from '../../model/slot.ts'
import { type InputKey, inputKey, isFlag, type Known } from '../../nouns/conditions/situation.ts'
import { intentChoices, requestChoices } from '../../nouns/decision-table/intent-choices.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'

/** The values that an input can have: all of them, or of which kind they are where there is no end of them. */
export type InputValues = readonly InputValue[] | 'numbers' | 'texts' | 'any'

/** Says what values an input can have. */
export type ValuesOf = (input: InputKey) => InputValues

/** The inputs of a domain whose values are known. */
export interface KnownValues {
  intent: readonly string[]
  request: readonly string[]
  slots: ReadonlyMap<InputKey, InputValues>
}

const switched: InputValues = [true, false]

/** What the intent, the request and the slots can be: those of the domain, and every name that a rule asks for. */
export function knownValues(
  domain: Pick<Domain, 'intents' | 'slots'>,
  named: { intents: Iterable<string>; requests: Iterable<string> },
): KnownValues {
  return {
    intent: namesOf(intentChoices(domain), named.intents),
    request: namesOf(requestChoices(domain), named.requests),
    slots: valuesOfSlots(domain.slots),
  }
}

function namesOf(choices: readonly { name: string }[], named: Iterable<string>): string[] {
  const names = new Set(choices.map(({ name }) => name))
  for (const name of named) names.add(name)
  return [...names]
}

const valuesOfSlots = memoByIdentity((slots: readonly Slot[]) =>
  firstByKey(slots.map((slot) => [inputKey('slots', slot.name), valuesOfSlot(slot)])),
)

/**
 * A slot has one value. A list without canonicals, or one that others share with us, may still become anything
 * (ruling R94).
 */
const valuesOfSlot = memoByIdentity(({ type, valueType, canonicals, fromShared }: Slot): InputValues => {
  if (valueType === 'Boolean') return switched
  if (type === 'Number' || valueType === 'Number') return 'numbers'
  const isClosed = type === listType && canonicals.length > 0 && fromShared.length === 0
  return isClosed ? canonicals.map(({ name }) => name) : 'texts'
})

/** Flags are on or off; nothing is known of what the vehicle, the context and APIs send. */
export function valuesIn({ intent, request, slots }: KnownValues): ValuesOf {
  return (input) => {
    if (input === 'intent') return intent
    if (input === 'request') return request
    return slots.get(input) ?? (isFlag(input) ? switched : 'any')
  }
}

/** The inputs whose values are others than before, with what they were. */
export function differingValues(
  before: KnownValues,
  after: KnownValues,
): Map<InputKey, InputValues | undefined> {
  const others = new Map<InputKey, InputValues | undefined>()
  for (const input of ['intent', 'request'] as const) {
    if (!isSameValues(before[input], after[input])) others.set(input, before[input])
  }
  if (before.slots === after.slots) return others
  for (const input of [...before.slots.keys(), ...after.slots.keys()]) {
    const old = before.slots.get(input)
    if (!isSameValues(old, after.slots.get(input))) others.set(input, old)
  }
  return others
}

function isSameValues(a: InputValues | undefined, b: InputValues | undefined): boolean {
  if (a === b) return true
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((value, at) => value === b[at])
}

/** Whether an input can be so. */
export function isPossible({ collected, value }: Known, values: InputValues): boolean {
  if (!collected || values === 'any') return true
  if (values === 'texts') return typeof value === 'string'
  return values === 'numbers' ? typeof value === 'number' : values.some((one) => one === value)
}
