import type { Module, Rule } from '@sdp/domain/decision-table'
import type { Program } from '../../program/program.ts'
import { type Coverage, outcomeKey } from '../coverage.ts'
import { ruleKey } from '../same-rule.ts'
import { both, constraintsOf, not, unconstrained } from './constraints.ts'
import type { Wanted } from './plans.ts'
import type { Tried } from './tried-turn.ts'

/** Something that no test reaches yet. */
export interface Goal {
  /** What it is, as `keysReached` names it. */
  key: string
  /** The rule, where it is one. */
  rule?: Rule
  /** What a turn that reaches it has to be like, each in another way; of most goals nobody asks for it. */
  wanted: () => Wanted[]
}

/** Names of what a turn reaches, be it a goal or not. */
export function keysReached({ plan, outcome, rules }: Tried): string[] {
  const outcomes = outcome.trace.rounds.flatMap(({ call }) =>
    call !== undefined && 'returnValue' in call.answer
      ? [ofOutcome(call.apiAction, String(call.answer.returnValue))]
      : [],
  )
  return [...rules.map(ofRule), ...outcomes, ofIntent(plan.intent)]
}

const ofRule = (rule: Rule) => `rule ${ruleKey(rule)}`
const ofOutcome = (apiAction: string, value: string) => `outcome ${outcomeKey(apiAction, value)}`
const ofIntent = (name: string) => `intent ${name}`

/** Rules, intents and outcomes of API actions that were not reached. */
export function goalsOf(program: Program, reached: Coverage): Goal[] {
  const { domain, apiInputs } = program
  const rules = domain.modules.flatMap((module) => module.rules)
  const keys = new Set<string>()
  const isNew = (rule: Rule) => {
    const key = ruleKey(rule)
    if (keys.has(key) || reached.rules.has(key)) return false
    keys.add(key)
    return true
  }
  const outcomes = domain.apiActions.flatMap(({ name }) =>
    (apiInputs.get(name)?.returnValue ?? [])
      .map(String)
      .filter((value) => !reached.apiOutcomes.has(outcomeKey(name, value)))
      .map((value) => outcomeGoal(program, name, value)),
  )
  const intents = domain.intents.filter(({ name }) => !reached.intents.has(name))
  return [...rules.filter(isNew).map(ruleGoal), ...outcomes, ...intents.map(({ name }) => intentGoal(name))]
}

function ruleGoal(rule: Rule): Goal {
  return { key: ofRule(rule), rule, wanted: () => wantedBy(rule) }
}

/** A rule fires after a handler has answered, or at once if API inputs are known from earlier. */
function wantedBy(rule: Rule): Wanted[] {
  const said = constraintsOf(rule, (input) => !isApiInput(input))
  const inputs = constraintsOf(rule, isApiInput)
  const isNews = [...inputs.values()].flat().some(({ condition }) => newsMatchers.includes(condition.matcher))
  const later = { said, before: unconstrained, answers: inputs }
  const atOnce = { said, before: inputs, answers: unconstrained }
  if (inputs.size === 0) return [later]
  return isNews ? [later] : [atOnce, later]
}

const newsMatchers: readonly string[] = ['UpdatedMatcher', 'UpdatedAndEquals']

function isApiInput(input: string): boolean {
  return input.startsWith('apiInputs ')
}

function outcomeGoal(program: Program, name: string, value: string): Goal {
  const answers = new Map([
    [`apiInputs ${name}`, [{ condition: { matcher: 'EqualsMatcher', arguments: [value] }, holds: true }]],
  ])
  return {
    key: ofOutcome(name, value),
    wanted: () =>
      callersOf(program, name)
        .flatMap(wantedBy)
        .map((wanted) => ({ ...wanted, answers: both(wanted.answers, answers) })),
  }
}

function intentGoal(name: string): Goal {
  const equals = { condition: { matcher: 'EqualsMatcher', arguments: [name] }, holds: true }
  const asked = (input: string): Wanted => ({
    said: new Map([[input, [equals]]]),
    before: unconstrained,
    answers: unconstrained,
  })
  return { key: ofIntent(name), wanted: () => [asked('intent'), asked('request')] }
}

/** What else could be tried after a turn in which other rules fired: that they do not, and that what is asked is called. */
export function otherWays(program: Program, { rule }: Goal, wanted: Wanted, tried: Tried): Wanted[] {
  const ways: Wanted[] = []
  if (rule !== undefined) {
    for (const input of constraintsOf(rule, isApiInput).keys()) {
      const name = input.slice('apiInputs '.length)
      const isCalled = tried.outcome.trace.rounds.some(({ call }) => call?.apiAction === name)
      if (isCalled || !program.apiActions.has(name)) continue
      const callers = callersOf(program, name).slice(0, maxCallers)
      ways.push(...callers.map((caller) => withCaller(wanted, caller)))
    }
  }
  for (const [round, fired] of tried.rules.entries()) {
    if (fired === rule) continue
    const asked = constraintsOf(fired, () => true)
    for (const [input, list] of asked) {
      for (const { condition } of list) ways.push(without(wanted, input, not(input, condition), round))
    }
  }
  return ways
}

/** Rules by which an API action is called, at most. */
const maxCallers = 8

const callers = new WeakMap<readonly Module[], ReadonlyMap<string, Rule[]>>()

/** The rules by which an API action is called. */
function callersOf({ domain: { modules } }: Program, name: string): readonly Rule[] {
  const known = callers.get(modules) ?? callersIn(modules)
  callers.set(modules, known)
  return known.get(name) ?? []
}

function callersIn(modules: readonly Module[]): ReadonlyMap<string, Rule[]> {
  const found = new Map<string, Rule[]>()
  for (const rule of modules.flatMap(({ rules }) => rules)) {
    const before = found.get(rule.apiAction.name)
    if (before === undefined) found.set(rule.apiAction.name, [rule])
    else before.push(rule)
  }
  return found
}

function withCaller(wanted: Wanted, caller: Rule): Wanted {
  const inputs = constraintsOf(caller, isApiInput)
  const isNews = [...inputs.values()].flat().some(({ condition }) => newsMatchers.includes(condition.matcher))
  return {
    said: both(
      wanted.said,
      constraintsOf(caller, (input) => !isApiInput(input)),
    ),
    before: isNews ? wanted.before : both(wanted.before, inputs),
    answers: isNews ? both(inputs, wanted.answers) : wanted.answers,
  }
}

function without(wanted: Wanted, input: string, other: ReturnType<typeof not>, round: number): Wanted {
  if (!isApiInput(input)) return { ...wanted, said: both(wanted.said, other) }
  return round === 0
    ? { ...wanted, before: both(wanted.before, other) }
    : { ...wanted, answers: both(wanted.answers, other) }
}
