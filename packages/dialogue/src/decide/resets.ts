import type { Domain } from '@sdp/domain'
import {
  type InputKey,
  inputKey,
  meets,
  type ResetRule,
  type Situation,
  unsaid,
} from '@sdp/domain/decision-table'
import type { Reset } from '../model/trace.ts'
import { forgetApiInput, type Memory } from './memory.ts'

/** A reset rule with the input that it belongs to. */
export interface ResetOf {
  kind: 'slot' | 'apiInput'
  name: string
  index: number
  rule: ResetRule
}

/** The reset rules of a domain. */
export function resetsOf({ slots, apiInputs }: Pick<Domain, 'slots' | 'apiInputs'>): ResetOf[] {
  const of = (kind: ResetOf['kind']) => (input: { name: string; resetRules: ResetRule[] }) =>
    input.resetRules.map((rule, index) => ({ kind, name: input.name, index, rule }))
  return [...slots.flatMap(of('slot')), ...apiInputs.flatMap(of('apiInput'))]
}

/** Before the table: inputs forget what they knew from earlier turns; what was said now stays. */
export function resetAtStart(memory: Memory, resets: readonly ResetOf[]): Reset[] {
  // All of them look at the same moment, so that their order means nothing
  const acting = resets.filter((reset) => {
    const known = memory.situation.get(keyOf(reset))
    return known !== undefined && !known.updated && holds(reset.rule, memory.situation)
  })
  return forget(memory, acting, 'start')
}

/** After the reply: where a handler's answer made a reset rule hold, its input forgets its value. */
export function resetAtEnd(
  memory: Memory,
  resets: readonly ResetOf[],
  heldBefore: ReadonlySet<ResetOf>,
): Reset[] {
  const acting = resets.filter(
    (reset) =>
      memory.situation.has(keyOf(reset)) && !heldBefore.has(reset) && holds(reset.rule, memory.situation),
  )
  return forget(memory, acting, 'end')
}

/** The reset rules that hold in a situation. */
export function holding(resets: readonly ResetOf[], situation: Situation): Set<ResetOf> {
  return new Set(resets.filter(({ rule }) => holds(rule, situation)))
}

function forget(memory: Memory, acting: readonly ResetOf[], when: Reset['when']): Reset[] {
  const done: Reset[] = []
  for (const { kind, name, index } of acting) {
    const key = keyOf({ kind, name })
    const known = memory.situation.get(key)
    if (known === undefined) continue
    done.push({ kind, name, value: known.value, rule: index, when })
    if (kind === 'apiInput') forgetApiInput(memory, name)
    else memory.situation.delete(key)
  }
  return done
}

function holds({ intent, request, slots, apiInputs }: ResetRule, situation: Situation): boolean {
  const isMet = (key: InputKey, condition: ResetRule['intent']) =>
    meets(situation.get(key) ?? unsaid(key), condition)
  return (
    isMet('intent', intent) &&
    isMet('request', request) &&
    slots.every((condition) => isMet(inputKey('slots', condition.input), condition)) &&
    apiInputs.every((condition) => isMet(inputKey('apiInputs', condition.input), condition))
  )
}

function keyOf({ kind, name }: Pick<ResetOf, 'kind' | 'name'>): InputKey {
  return inputKey(kind === 'slot' ? 'slots' : 'apiInputs', name)
}
