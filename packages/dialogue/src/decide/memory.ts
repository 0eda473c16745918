import {
  type InputKey,
  type InputValue,
  inputKey,
  type Known,
  type Situation,
} from '@sdp/domain/decision-table'
import type { TurnContext } from '../model/context.ts'
import type { ApiValue, State } from '../model/state.ts'

/** What is known during a turn. */
export interface Memory {
  /** As rules see it. */
  situation: Map<InputKey, Known>
  /** Further data of API inputs, from answers of handlers. */
  data: Map<string, unknown>
}

/** What was known before a turn, with what the car and its surroundings say now. */
export function recall(state: State, context: TurnContext): Memory {
  const memory: Memory = { situation: new Map(), data: new Map() }
  const { situation } = memory
  for (const key of ['intent', 'request'] as const) {
    const name = state[key]
    if (name !== undefined) situation.set(key, { collected: true, updated: false, value: name })
  }
  for (const [name, value] of Object.entries(state.slots)) {
    situation.set(inputKey('slots', name), { collected: true, updated: false, value })
  }
  for (const [name, value] of Object.entries(state.apiInputs)) setApiInput(memory, name, value, false)
  for (const field of ['vehicleInputs', 'contextInputs'] as const) {
    const seen = state.seen[field]
    for (const [name, value] of Object.entries(context[field] ?? {})) {
      // What the car said before the conversation began is no news
      const updated = Object.hasOwn(seen, name) && !isSameValue(seen[name]!, value)
      situation.set(inputKey(field, name), { collected: true, updated, value })
    }
  }
  for (const [name, value] of Object.entries(context.featureFlags ?? {})) {
    situation.set(inputKey('featureFlags', name), { collected: true, updated: false, value })
  }
  return memory
}

/** Sets what is known of an API input. */
export function setApiInput(
  { situation, data }: Memory,
  name: string,
  known: ApiValue,
  updated: boolean,
): void {
  situation.set(inputKey('apiInputs', name), {
    collected: true,
    updated,
    ...(known.value !== undefined && { value: known.value }),
  })
  if (known.data === undefined) data.delete(name)
  else data.set(name, known.data)
}

/** Takes away what is known of an API input. */
export function forgetApiInput({ situation, data }: Memory, name: string): void {
  situation.delete(inputKey('apiInputs', name))
  data.delete(name)
}

/** What outside JSON says of an API input: rules compare texts, numbers, switches and lists; dots lead into all else. */
export function apiValueOf(json: unknown): ApiValue {
  if (isInputValue(json)) return { value: json }
  return { data: json }
}

function isInputValue(json: unknown): json is InputValue {
  if (Array.isArray(json)) return json.every(isInputValue)
  return typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean'
}

/** The names and values of one kind of inputs. */
export function valuesIn(
  situation: Situation,
  field: Parameters<typeof inputKey>[0],
): [string, InputValue][] {
  const start = inputKey(field, '')
  const found: [string, InputValue][] = []
  for (const [key, { value }] of situation) {
    if (key.startsWith(start) && value !== undefined) found.push([key.slice(start.length), value])
  }
  return found
}

/** All that is known of API inputs. */
export function apiValuesIn({ situation, data }: Memory): [string, ApiValue][] {
  const start = inputKey('apiInputs', '')
  const found: [string, ApiValue][] = []
  for (const [key, { value }] of situation) {
    if (!key.startsWith(start)) continue
    const name = key.slice(start.length)
    found.push([
      name,
      { ...(value !== undefined && { value }), ...(data.has(name) && { data: data.get(name) }) },
    ])
  }
  return found
}

function isSameValue(a: InputValue, b: InputValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b
  return a.length === b.length && a.every((one, at) => isSameValue(one, b[at]!))
}
