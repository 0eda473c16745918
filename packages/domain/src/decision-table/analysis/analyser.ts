import type { Domain } from '../../domain.ts'
import { intentChoices, requestChoices } from '../intent-choices.ts'
import type { Module } from '../rule.ts'
import type { CompiledRule } from './compiled-rule.ts'
import { type CompiledTable, tableCompiler } from './compiled-table.ts'
import { findReplies, type Reply } from './fall-through.ts'
import { handledNames } from './handled.ts'
import { differingValues, type KnownValues, knownValues, valuesIn } from './input-values.ts'
import type { Verdict } from './judge.ts'
import { findOverlaps, type Overlaps } from './overlaps.ts'
import { relationFinder } from './relations.ts'
import { changeOfTable, type TableInputs } from './table-change.ts'
import { findVerdicts } from './verdicts.ts'

/** What is known of a whole decision table. The lists have an entry for each rule, in the order of the table. */
export interface TableAnalysis {
  modules: readonly Module[]
  rules: readonly CompiledRule[]
  verdicts: readonly Verdict[]
  overlaps: readonly Overlaps[]
  /** What becomes of the intents that some rule handles. */
  replies: ReadonlyMap<string, Reply>
  unhandledIntents: readonly string[]
  unhandledRequests: readonly string[]
  unusedUiActions: readonly string[]
  unusedApiActions: readonly string[]
}

/** Analyses the rules of a domain, in steps. */
export type RuleAnalyser = (domain: Domain) => Generator<void, TableAnalysis>

/**
 * Analyses the rules of a domain from edit to edit, in steps between which others can have their turn: the first time
 * takes long, afterwards only what an edit touched is looked at. What is not gone through to the end counts for nothing.
 */
export function createRuleAnalyser(): RuleAnalyser {
  const compile = tableCompiler()
  let table: CompiledTable = []
  let values = knownValues(noDomain, [])
  let inputs = inputsOf(values)
  let last: Pick<TableAnalysis, 'rules' | 'verdicts' | 'overlaps' | 'replies'> = {
    rules: [],
    verdicts: [],
    overlaps: [],
    replies: new Map(),
  }
  return function* (domain) {
    const tableNow = compile(table, domain.modules)
    const rules = tableNow.flatMap(({ compiled }) => compiled)
    const valuesNow = knownValues(domain, rules)
    const otherValues = differingValues(values, valuesNow)
    const inputsNow = otherValues.size === 0 ? inputs : inputsOf(valuesNow)
    const change = changeOfTable(last.rules, rules, { ...inputsNow, otherValues })
    const verdicts = yield* findVerdicts(last.verdicts, change)
    const overlaps = yield* findOverlaps(last.overlaps, change)
    const intents = intentChoices(domain).map(({ name }) => name)
    const requests = requestChoices(domain).map(({ name }) => name)
    const handledIntents = handledNames(intents, 'intent', { rules, verdicts })
    const handledRequests = handledNames(requests, 'request', { rules, verdicts })
    const replies = yield* findReplies([...handledIntents], verdicts, last.replies, change)
    table = tableNow
    values = valuesNow
    inputs = inputsNow
    last = { rules, verdicts, overlaps, replies }
    return {
      ...last,
      modules: domain.modules,
      unhandledIntents: intents.filter((name) => !handledIntents.has(name)),
      unhandledRequests: requests.filter((name) => !handledRequests.has(name)),
      ...unusedActions(domain, rules),
    }
  }
}

const noDomain = { intents: [], slots: [] }

function inputsOf(values: KnownValues): Omit<TableInputs, 'otherValues'> {
  const valuesOf = valuesIn(values)
  return { valuesOf, ...relationFinder(valuesOf) }
}

function unusedActions(domain: Domain, rules: readonly CompiledRule[]) {
  const uiActions = new Set(rules.map(({ rule }) => rule.uiAction))
  const apiActions = new Set(rules.map(({ rule }) => rule.apiAction.name))
  return {
    unusedUiActions: domain.uiActions.map(({ name }) => name).filter((name) => !uiActions.has(name)),
    unusedApiActions: domain.apiActions.map(({ name }) => name).filter((name) => !apiActions.has(name)),
  }
}
