import { type InputValue, inputKey, type Known } from '@sdp/domain/decision-table'
import type { Intent } from '@sdp/domain/intents'
import { type CarValues, noCarValues } from '@sdp/domain/tests'
import type { Program } from '../../program/program.ts'
import { type Constraints, equalTo, satisfies, valuesAround } from './constraints.ts'
import { canBeBrought, slotSetsOf, valuesFor } from './sayings.ts'
import type { Node, Plan } from './tried-turn.ts'

/** What one turn has to be like. */
export interface Wanted {
  /** The intent, the request, slots, and what the car says. */
  said: Constraints
  /** API inputs as they have to be when the turn begins. */
  before: Constraints
  /** API inputs as answers of handlers have to fill them. */
  answers: Constraints
}

/** Ways to go on, at most. */
const maxPlans = 8
/** Intents that are tried where any would do. */
const maxIntents = 6

/** The ways in which a conversation can go on from a node so that what is wanted holds; the shortest first. */
export function plansFor(program: Program, node: Node, wanted: Wanted): Plan[] {
  const car = carFor(node, wanted.said)
  if (car === undefined) return []
  const plans: Plan[] = []
  for (const { intent, sets } of speechesFor(program, node, wanted.said)) {
    for (const names of sets) {
      if (!isRestAsWanted(node, names, wanted.said)) continue
      for (const slots of valuesFor(program, names, wanted.said)) {
        plans.push({ intent, slots, car, answers: wanted.answers })
      }
    }
  }
  return plans
    .toSorted((one, other) => Object.keys(one.slots).length - Object.keys(other.slots).length)
    .slice(0, maxPlans)
}

/** Whether API inputs are known at a node as they have to be when its next turn begins. */
export function isPrepared({ state: { apiInputs } }: Node, before: Constraints): boolean {
  return [...before.keys()].every((input) => {
    const known = apiInputs[input.slice('apiInputs '.length)]
    return satisfies(before, input, known && { collected: true, updated: false, ...known })
  })
}

/** Whether there is a value, or none, for each slot with which it is as it has to be; otherwise no node is of use. */
export function areSlotsPossible(program: Program, { said }: Wanted): boolean {
  return [...said.keys()].every(
    (input) => !input.startsWith('slots ') || canBeBrought(program, input.slice('slots '.length), said),
  )
}

interface Speech {
  /** Empty for a bare answer. */
  intent: string
  /** The slots that can be said with it. */
  sets: string[][]
}

function speechesFor(program: Program, { state }: Node, said: Constraints): Speech[] {
  const speeches: Speech[] = []
  const kept = (name: string | undefined): Known | undefined =>
    name === undefined ? undefined : { collected: true, updated: false, value: name }
  const fits = (intent: Known | undefined, request: Known | undefined) =>
    satisfies(said, 'intent', intent) && satisfies(said, 'request', request)
  const answers = (state.waits?.slots ?? []).map((slot) => [slot])
  if (answers.length > 0 && fits(kept(state.intent), kept(state.request))) {
    speeches.push({ intent: '', sets: answers })
  }
  for (const intent of intentsFor(program, said)) {
    const now: Known = { collected: true, updated: true, value: intent.name }
    const isFitting = intent.slotOnly
      ? fits(kept(state.intent), kept(state.request))
      : intent.dialogActType === 'request'
        ? fits(undefined, now)
        : fits(now, kept(state.request))
    if (!isFitting) continue
    speeches.push({ intent: intent.name, sets: slotSetsOf(program, intent) })
    if (speeches.length >= maxIntents) break
  }
  return speeches
}

/** Intents of which one has to be said, where that is known: two conditions would otherwise be asked of all of them. */
function intentsFor({ intents, domain }: Program, said: Constraints): readonly Intent[] {
  const names = [...(equalTo(said, 'intent') ?? []), ...(equalTo(said, 'request') ?? [])]
  const named = names.flatMap((name) => intents.get(name) ?? [])
  if (names.length === 0) return domain.intents
  const asksForSlots = [...said.keys()].some((input) => input.startsWith('slots '))
  // An intent that answers brings slots, and leaves the rest as it is
  return asksForSlots ? [...named, ...slotOnlyOf(domain.intents)] : named
}

const slotOnlyIntents = new WeakMap<readonly Intent[], Intent[]>()

/** Asked for at every goal and node. */
function slotOnlyOf(intents: readonly Intent[]): Intent[] {
  const known = slotOnlyIntents.get(intents) ?? intents.filter(({ slotOnly }) => slotOnly)
  slotOnlyIntents.set(intents, known)
  return known
}

/** Whether what is not said in the turn is known as it has to be. */
function isRestAsWanted({ state }: Node, names: readonly string[], said: Constraints): boolean {
  for (const input of said.keys()) {
    if (!input.startsWith('slots ')) continue
    const name = input.slice('slots '.length)
    if (names.includes(name)) continue
    const value = state.slots[name]
    const known = value === undefined ? undefined : { collected: true, updated: false, value }
    if (!satisfies(said, input, known)) return false
  }
  return true
}

const carFields = ['vehicleInputs', 'contextInputs', 'featureFlags'] as const

/** What the car has to say from now on; undefined where it cannot. */
function carFor({ car, state }: Node, said: Constraints): CarValues | undefined {
  const changed: Record<(typeof carFields)[number], Record<string, InputValue>> = {
    ...{ vehicleInputs: {}, contextInputs: {}, featureFlags: {} },
  }
  for (const [input, list] of said) {
    const field = carFields.find((one) => input.startsWith(`${one} `))
    if (field === undefined) continue
    const name = input.slice(field.length + 1)
    const seen = field === 'featureFlags' ? undefined : state.seen[field][name]
    const known = (value: InputValue): Known => ({
      ...{ collected: true, value },
      updated: seen !== undefined && String(seen) !== String(value),
    })
    const value = car[field][name]
    const isSaid = value !== undefined
    if (satisfies(said, inputKey(field, name), isSaid ? known(value) : undefined)) continue
    const candidates = field === 'featureFlags' ? [true, false] : valuesAround(list)
    const fitting = candidates.find((one) => satisfies(said, input, known(one)))
    if (fitting === undefined) return undefined
    changed[field][name] = fitting
  }
  const isSilent = carFields.every((field) => Object.keys(changed[field]).length === 0)
  return isSilent ? noCarValues : (changed as unknown as CarValues)
}
