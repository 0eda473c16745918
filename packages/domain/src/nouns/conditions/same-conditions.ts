import type { Condition, InputCondition, Rule } from '../../model/rule.ts'
import { inputKinds } from './input-kinds.ts'

type Part = 'intent' | 'request' | 'inputs'

const inputFields = Object.values(inputKinds).map(({ field }) => field)

/** Whether two conditions ask for the same. */
export function isSameCondition(a: Condition | InputCondition, b: Condition | InputCondition): boolean {
  return (
    a.matcher === b.matcher &&
    nameOf(a) === nameOf(b) &&
    a.arguments.length === b.arguments.length &&
    a.arguments.every((argument, index) => argument === b.arguments[index])
  )
}

/** Whether rules agree in a part, so that it can be edited in all of them at once. */
export function areAlike(rules: readonly Rule[], part: Part): boolean {
  const [first, ...others] = rules
  return first === undefined || others.every((rule) => isSamePart(first, rule, part))
}

function isSamePart(a: Rule, b: Rule, part: Part): boolean {
  if (part !== 'inputs') return isSameCondition(a[part], b[part])
  return inputFields.every((field) => {
    const [left, right] = [a[field], b[field]]
    return left.length === right.length && left.every((one, index) => isSameCondition(one, right[index]!))
  })
}

function nameOf(condition: Condition | InputCondition): string | undefined {
  return 'input' in condition ? condition.input : undefined
}
