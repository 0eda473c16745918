import type { Domain } from '../../model/domain.ts'
import type { Module } from '../../model/rule.ts'
import { intentChoices, requestChoices } from '../../nouns/decision-table/intent-choices.ts'
import type { CompiledRule } from './compiled-rule.ts'
import { type CompiledTable, tableCompiler } from './compiled-table.ts'
import { findReplies, type Reply } from './fall-through.ts'
import { handledIntents, handledRequests } from './handled.ts'
import { differingValues, type KnownValues, knownValues, valuesIn } from './input-values.ts'
import type { Verdict } from './judge.ts'
import { findOverlaps, type Overlaps } from './overlaps.ts'
import { relationFinder } from './relations.ts'
import { findRepeatedCalls, type JudgedCalls, noCalls } from './repeated-calls.ts'
import { emptyIndex, type RuleIndex, type Splice } from './rule-index.ts'
import { changeOfTable, spliceOf, type TableInputs } from './table-change.ts'
import { type Tally, tallyAfter } from './tally.ts'
import { findVerdicts } from './verdicts.ts'

/** What is known of a whole decision table. The lists have an entry for each rule, in the order of the table. */
export interface TableAnalysis {
  modules: readonly Module[]
  rules: readonly CompiledRule[]
  verdicts: readonly Verdict[]
  overlaps: readonly Overlaps[]
  /** What becomes of the intents that some rule handles. */
  replies: ReadonlyMap<string, Reply>
  /** Whether a rule makes a call whose answer no earlier rule can take. */
  repeatedCalls: readonly boolean[]
  unhandledIntents: readonly string[]
  unhandledRequests: readonly string[]
  unusedUiActions: readonly string[]
  unusedApiActions: readonly string[]
}

/** Analyses the rules of a domain. */
export type RuleAnalyser = (domain: Domain) => TableAnalysis

/**
 * Analyses the rules of a domain from edit to edit: the first time takes long, afterwards only what an edit touched is
 * looked at.
 */
export function createRuleAnalyser(): RuleAnalyser {
  const compile = tableCompiler()
  let state = noState
  return (domain) => {
    const { table, found } = state
    const tableNow = compile(table, domain.modules)
    const rules = ([] as CompiledRule[]).concat(...tableNow.map(({ compiled }) => compiled))
    const splice = spliceOf(found.rules, rules)
    const named = namedAfter(state.named, splice)
    const values = knownValues(domain, { intents: named.intents.keys(), requests: named.requests.keys() })
    const otherValues = differingValues(state.values, values)
    const inputs = otherValues.size === 0 ? state.inputs : inputsOf(values)
    const change = changeOfTable(state.index, splice, { ...inputs, otherValues })
    const verdicts = findVerdicts(found.verdicts, change)
    const overlaps = findOverlaps(found.overlaps, verdicts, change)
    const intents = intentChoices(domain).map(({ name }) => name)
    const requests = requestChoices(domain).map(({ name }) => name)
    const answered = handledIntents(intents, change.index, { rules, verdicts })
    const asked = handledRequests(requests, { rules, verdicts })
    const replies = findReplies([...answered], verdicts, found.replies, change)
    const calls = findRepeatedCalls(found.calls, verdicts, domain.apiActions, change)
    const { index } = change
    state = {
      table: tableNow,
      named,
      values,
      inputs,
      index,
      found: { rules, verdicts, overlaps, replies, calls },
    }
    return {
      ...{ rules, verdicts, overlaps, replies },
      modules: domain.modules,
      repeatedCalls: calls.repeated,
      unhandledIntents: intents.filter((name) => !answered.has(name)),
      unhandledRequests: requests.filter((name) => !asked.has(name)),
      unusedUiActions: unnamed(domain.uiActions, named.uiActions),
      unusedApiActions: unnamed(domain.apiActions, named.apiActions),
    }
  }
}

/** What is kept from edit to edit. */
interface State {
  table: CompiledTable
  named: ReturnType<typeof namedAfter>
  values: KnownValues
  inputs: Omit<TableInputs, 'otherValues'>
  index: RuleIndex
  found: Pick<TableAnalysis, 'rules' | 'verdicts' | 'overlaps' | 'replies'> & { calls: JudgedCalls }
}

const noTally: Tally = new Map()
const noValues: KnownValues = { intent: [], request: [], slots: new Map() }

const noState: State = {
  table: [],
  named: { intents: noTally, requests: noTally, uiActions: noTally, apiActions: noTally },
  values: noValues,
  inputs: inputsOf(noValues),
  index: emptyIndex,
  found: { rules: [], verdicts: [], overlaps: [], replies: new Map(), calls: noCalls },
}

function inputsOf(values: KnownValues): Omit<TableInputs, 'otherValues'> {
  const valuesOf = valuesIn(values)
  return { valuesOf, ...relationFinder(valuesOf) }
}

/** The names that the rules of a table mention. */
function namedAfter(
  last: Record<'intents' | 'requests' | 'uiActions' | 'apiActions', Tally>,
  splice: Splice,
) {
  return {
    intents: tallyAfter(last.intents, splice, ({ rule }) => rule.intent.arguments),
    requests: tallyAfter(last.requests, splice, ({ rule }) => rule.request.arguments),
    uiActions: tallyAfter(last.uiActions, splice, ({ rule }) => [rule.uiAction]),
    apiActions: tallyAfter(last.apiActions, splice, ({ rule }) => [rule.apiAction.name]),
  }
}

function unnamed(actions: readonly { name: string }[], named: Tally): string[] {
  return actions.flatMap(({ name }) => (named.has(name) ? [] : [name]))
}
