import {
  type Condition,
  conditionsIn,
  type InputKey,
  type Known,
  type Module,
  meets,
  type Rule,
  type RulePlace,
  type Situation,
  unsaid,
} from '@sdp/domain/decision-table'
import { type Bits, firstInAll, inBoth } from './bits.ts'
import { type Asking, type Column, column } from './column.ts'

/** The rules of a domain, ready to be asked. */
export interface RuleTable {
  /** The place of the first rule that matches. */
  find(situation: Situation): RulePlace | undefined
}

/** Rules of a group that are tried one after the other, at most: bit sets pay beyond. */
const fewRules = 8
/** Groups in the cache, at most; then it is cleared. */
const maxGroups = 2000

/**
 * Makes the rules of a decision table ready to be asked. Rules are grouped by the intent and the request that they fit; in
 * a large group every input says which rules it lets pass, and the first rule that all of them let pass matches.
 */
export function ruleTable(modules: readonly Module[]): RuleTable {
  const rules = modules.flatMap((module) => module.rules)
  const groups = new Map<string, Group>()
  let columns: { intent: Column; request: Column } | undefined

  const groupFor = (situation: Situation): Group => {
    const intent = situation.get('intent')
    const request = situation.get('request')
    const key = `${nameKey(intent)} ${nameKey(request)}`
    const known = groups.get(key)
    if (known !== undefined) return known
    columns ??= {
      intent: columnOf('intent', rules),
      request: columnOf('request', rules),
    }
    const fitting = inBoth(columns.intent.passing(intent), columns.request.passing(request))
    if (groups.size >= maxGroups) groups.clear()
    const made = group(rules, fitting)
    groups.set(key, made)
    return made
  }

  return {
    find(situation) {
      const found = groupFor(situation)(situation)
      return found === -1 ? undefined : placeOf(modules, found)
    },
  }
}

/** Finds the number of the first rule of a group that matches, or -1. */
type Group = (situation: Situation) => number

function group(rules: readonly Rule[], numbers: readonly number[]): Group {
  const asked = numbers.map((number) => conditionsOf(rules[number]!))
  if (numbers.length <= fewRules) {
    return (situation) => {
      const first = asked.findIndex((inputs) => inputs.every((input) => isMet(input, situation)))
      return first === -1 ? -1 : numbers[first]!
    }
  }
  let columns: Column[] | undefined
  return (situation) => {
    columns ??= columnsOf(asked)
    if (columns.length === 0) return numbers[0]!
    const passing: Bits[] = []
    for (const { input, passing: pass } of columns) passing.push(pass(situation.get(input)))
    const first = firstInAll(passing)
    return first === -1 ? -1 : numbers[first]!
  }
}

/** What a rule asks of each input other than the intent and the request. */
interface AskedInput {
  input: InputKey
  conditions: Condition[]
}

const conditionsByRule = new WeakMap<Rule, AskedInput[]>()

function conditionsOf(rule: Rule): AskedInput[] {
  const known = conditionsByRule.get(rule)
  if (known !== undefined) return known
  const inputs = new Map<InputKey, Condition[]>()
  for (const [input, condition] of conditionsIn(rule)) {
    if (input === 'intent' || input === 'request') continue
    const before = inputs.get(input)
    if (before === undefined) inputs.set(input, [condition])
    else before.push(condition)
  }
  const made = Array.from(inputs, ([input, conditions]) => ({ input, conditions }))
  conditionsByRule.set(rule, made)
  return made
}

function isMet({ input, conditions }: AskedInput, situation: Situation): boolean {
  const known = situation.get(input) ?? unsaid(input)
  return conditions.every((condition) => meets(known, condition))
}

function columnsOf(asked: readonly (readonly AskedInput[])[]): Column[] {
  const byInput = new Map<InputKey, Asking[]>()
  asked.forEach((inputs, rule) => {
    for (const { input, conditions } of inputs) {
      const before = byInput.get(input)
      if (before === undefined) byInput.set(input, [{ rule, conditions }])
      else before.push({ rule, conditions })
    }
  })
  return Array.from(byInput, ([input, asking]) => column(input, asking, asked.length))
}

function columnOf(field: 'intent' | 'request', rules: readonly Rule[]): Column {
  const asking = rules.map((rule, number) => ({ rule: number, conditions: [rule[field]] }))
  return column(field, asking, rules.length)
}

function nameKey(known: Known | undefined): string {
  if (known === undefined || !known.collected) return '-'
  return `${known.updated ? '!' : '='}${JSON.stringify(known.value)}`
}

function placeOf(modules: readonly Module[], number: number): RulePlace {
  let left = number
  for (const [module, { rules }] of modules.entries()) {
    if (left < rules.length) return { module, rule: left }
    left -= rules.length
  }
  throw new Error(`There is no rule ${number}.`)
}
