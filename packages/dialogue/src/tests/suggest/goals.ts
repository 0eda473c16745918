import type { Rule } from '@sdp/domain/decision-table'
import type { Program } from '../../program/program.ts'
import { type Coverage, outcomeKey } from '../coverage.ts'
import { ruleKey } from '../same-rule.ts'
import { both, constraintsOf, not, unconstrained } from './constraints.ts'
import type { Wanted } from './plans.ts'
import type { Tried } from './tried-turn.ts'

/** Something that no test reaches yet. */
export interface Goal {
  /** The rule, where it is one. */
  rule?: Rule
  /** What a turn that reaches it has to be like, each in another way. */
  wanted: Wanted[]
  isReached(tried: Tried): boolean
}

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
      .map((value) => outcomeGoal(rules, name, value)),
  )
  const intents = domain.intents.filter(({ name }) => !reached.intents.has(name))
  return [...rules.filter(isNew).map(ruleGoal), ...outcomes, ...intents.map(({ name }) => intentGoal(name))]
}

function ruleGoal(rule: Rule): Goal {
  const key = ruleKey(rule)
  return {
    rule,
    wanted: wantedBy(rule),
    isReached: ({ rules }) => rules.some((one) => one === rule || ruleKey(one) === key),
  }
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

function outcomeGoal(rules: readonly Rule[], name: string, value: string): Goal {
  const answers = new Map([
    [`apiInputs ${name}`, [{ condition: { matcher: 'EqualsMatcher', arguments: [value] }, holds: true }]],
  ])
  const callers = rules.filter(({ apiAction }) => apiAction.name === name)
  return {
    wanted: callers
      .flatMap(wantedBy)
      .map((wanted) => ({ ...wanted, answers: both(wanted.answers, answers) })),
    isReached: ({ outcome }) =>
      outcome.trace.rounds.some(
        ({ call }) =>
          call?.apiAction === name &&
          'returnValue' in call.answer &&
          String(call.answer.returnValue) === value,
      ),
  }
}

function intentGoal(name: string): Goal {
  const equals = { condition: { matcher: 'EqualsMatcher', arguments: [name] }, holds: true }
  const asked = (input: string): Wanted => ({
    said: new Map([[input, [equals]]]),
    before: unconstrained,
    answers: unconstrained,
  })
  return {
    wanted: [asked('intent'), asked('request')],
    isReached: ({ plan }) => plan.intent === name,
  }
}

/** What else could be tried after a turn in which other rules fired: that they do not, and that what is asked is called. */
export function otherWays(program: Program, { rule }: Goal, wanted: Wanted, tried: Tried): Wanted[] {
  const ways: Wanted[] = []
  if (rule !== undefined) {
    for (const input of constraintsOf(rule, isApiInput).keys()) {
      const name = input.slice('apiInputs '.length)
      const isCalled = tried.outcome.trace.rounds.some(({ call }) => call?.apiAction === name)
      if (isCalled || !program.apiActions.has(name)) continue
      ways.push(...callersOf(program, name).map((caller) => withCaller(wanted, caller)))
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

function callersOf({ domain }: Program, name: string): Rule[] {
  return domain.modules
    .flatMap(({ rules }) => rules.filter(({ apiAction }) => apiAction.name === name))
    .slice(0, maxCallers)
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
