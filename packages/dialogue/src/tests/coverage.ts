import { conditionsIn, meets, type Rule, type Situation, unsaid } from '@sdp/domain/decision-table'
import type { Round } from '../model/trace.ts'
import type { Program } from '../program/program.ts'
import type { TestRun, TurnRun } from './result.ts'
import { ruleKey } from './same-rule.ts'

/** What tests reach of a domain. */
export interface Coverage {
  /** Intents that were understood, by name. */
  intents: ReadonlySet<string>
  /** Expressions that a sentence was read by: `expressionKey`. */
  expressions: ReadonlySet<string>
  /** Rules that fired: `ruleKey`. */
  rules: ReadonlySet<string>
  /**
   * Conditions that were decisive: `conditionKey`. One is where it alone kept its rule from firing, so that without it another
   * rule would have fired than did. That a rule needs all its conditions to fire is no news of any of them.
   */
  conditions: ReadonlySet<string>
  /** UI actions that were run, by name. */
  uiActions: ReadonlySet<string>
  /** Texts that were said: `textKey`. */
  texts: ReadonlySet<string>
  /** What handlers answered: `outcomeKey`. */
  apiOutcomes: ReadonlySet<string>
  /** Canonicals that were said: `canonicalKey`. */
  canonicals: ReadonlySet<string>
}

/** What one run reaches, as plain data. */
export type RunCoverage = Readonly<Record<keyof Coverage, readonly string[]>>

/** An expression by its place among those of its intent. */
export function expressionKey(intent: string, index: number): string {
  return keyOf(intent, index)
}

/** A condition by its place in `conditionsIn` of its rule. */
export function conditionKey(rule: Rule, index: number): string {
  return keyOf(ruleKey(rule), index)
}

/** A text by its place among those of its response. */
export function textKey(response: string, index: number): string {
  return keyOf(response, index)
}

/** A return value of an API action; `failure` where its handler did not answer. */
export function outcomeKey(apiAction: string, returnValue: string): string {
  return keyOf(apiAction, returnValue)
}

export function canonicalKey(slot: string, canonical: string): string {
  return keyOf(slot, canonical)
}

function keyOf(...parts: readonly (string | number)[]): string {
  return JSON.stringify(parts)
}

/** What some runs reach of a domain together. */
export function coverageOf(program: Program, runs: readonly TestRun[]): Coverage {
  return joinCoverage(runs.map((run) => coverageOfRun(program, run)))
}

/** What several runs reach together. */
export function joinCoverage(runs: readonly RunCoverage[]): Coverage {
  const joined = emptyCoverage()
  for (const run of runs) {
    for (const kind of coverageKinds) for (const key of run[kind]) joined[kind].add(key)
  }
  return joined
}

const coverageKinds = [
  ...(['intents', 'expressions', 'rules', 'conditions'] as const),
  ...(['uiActions', 'texts', 'apiOutcomes', 'canonicals'] as const),
] satisfies readonly (keyof Coverage)[]

type Reached = Record<keyof Coverage, Set<string>>

function emptyCoverage(): Reached {
  return Object.fromEntries(coverageKinds.map((kind) => [kind, new Set<string>()])) as Reached
}

/** What one run reaches; of another program than it was run with, its rules are not known. */
export function coverageOfRun(program: Program, { turns }: TestRun): RunCoverage {
  const reached = emptyCoverage()
  for (const turn of turns) takeIn(program, turn, reached)
  return Object.fromEntries(coverageKinds.map((kind) => [kind, [...reached[kind]]])) as unknown as RunCoverage
}

function takeIn(program: Program, { outcome, rules = [] }: TurnRun, reached: Reached): void {
  if (outcome === undefined) return
  const { trace, reply } = outcome
  const { chosen } = trace.understood
  if (chosen !== undefined) {
    const { intent, origin, slots } = chosen.reading
    if (chosen.by !== 'answer') {
      reached.intents.add(intent)
      if (origin.kind === 'expression') reached.expressions.add(expressionKey(intent, origin.index))
    }
    for (const { slot, value } of slots) {
      const isCanonical = program.slots.get(slot)?.canonicals.some(({ name }) => name === value)
      if (isCanonical) reached.canonicals.add(canonicalKey(slot, String(value)))
    }
  }
  for (const rule of rules) reached.rules.add(ruleKey(rule))
  for (const round of trace.rounds) {
    addDecisive(program, round, reached.conditions)
    if (round.call === undefined) continue
    const { apiAction, answer } = round.call
    const value = 'failure' in answer ? 'failure' : answer.returnValue
    if (value !== undefined) reached.apiOutcomes.add(outcomeKey(apiAction, String(value)))
  }
  for (const action of reply.actions) {
    if (action.kind !== 'ui') continue
    reached.uiActions.add(action.name)
    const { before, texts, after, audio } = action
    for (const { response, index } of [...before, ...texts, ...after, ...audio]) {
      reached.texts.add(textKey(response, index))
    }
  }
}

/** Adds the conditions that alone kept a rule from firing before the one that fired. */
function addDecisive({ domain }: Program, { situation, fired }: Round, decisive: Set<string>): void {
  const known: Situation = new Map(Object.entries(situation))
  for (const [module, { rules }] of domain.modules.entries()) {
    for (const [at, rule] of rules.entries()) {
      if (fired !== undefined && module === fired.module && at === fired.rule) return
      const index = onlyUnmet(rule, known)
      if (index !== undefined) decisive.add(conditionKey(rule, index))
    }
  }
}

const conditions = new WeakMap<Rule, ReturnType<typeof conditionsIn>>()

/** The place of the one condition that is not met; undefined where several are not, or none. */
function onlyUnmet(rule: Rule, situation: Situation): number | undefined {
  const asked = conditions.get(rule) ?? conditionsIn(rule)
  conditions.set(rule, asked)
  let only: number | undefined
  for (let index = 0; index < asked.length; index++) {
    const [input, condition] = asked[index]!
    if (meets(situation.get(input) ?? unsaid(input), condition)) continue
    if (only !== undefined) return undefined
    only = index
  }
  return only
}

/** Everything that could be reached. */
export function reachable({ domain, ttsTexts, audioTexts, apiInputs }: Program): Coverage {
  const all = emptyCoverage()
  for (const { name, expressions } of domain.intents) {
    all.intents.add(name)
    for (const index of expressions.keys()) all.expressions.add(expressionKey(name, index))
  }
  for (const rule of domain.modules.flatMap(({ rules }) => rules)) {
    all.rules.add(ruleKey(rule))
    for (const [index, [, { matcher }]] of conditionsIn(rule).entries()) {
      if (matcher !== 'AnyMatcher') all.conditions.add(conditionKey(rule, index))
    }
  }
  for (const { name } of domain.uiActions) all.uiActions.add(name)
  for (const texts of [ttsTexts, audioTexts]) {
    for (const [response, list] of texts) {
      for (const index of list.keys()) all.texts.add(textKey(response, index))
    }
  }
  for (const { name } of domain.apiActions) {
    for (const value of apiInputs.get(name)?.returnValue ?? [])
      all.apiOutcomes.add(outcomeKey(name, String(value)))
  }
  for (const { name, canonicals } of domain.slots) {
    for (const canonical of canonicals) all.canonicals.add(canonicalKey(name, canonical.name))
  }
  return all
}
