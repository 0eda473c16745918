import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { RulePlace } from '../../nouns/decision-table/rule-places.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import type { TableAnalysis } from './analyser.ts'
import type { CompiledRule } from './compiled-rule.ts'
import type { Reply } from './fall-through.ts'
import { inputName, rulesText, stateText } from './finding-texts.ts'
import { firstPlaces } from './table-change.ts'

/**
 * What an author may want to look at, though nothing is wrong with it by itself: it keeps nobody from saving
 * (ruling R91).
 */
export interface Finding extends Pick<Problem, 'message' | 'at'> {
  severity: 'warning' | 'information'
}

/** What was found of the rule at a place, for the mark on its row. */
function ruleFindings(analysis: TableAnalysis, { module, rule }: RulePlace): Finding[] {
  const { modules } = analysis
  if (modules[module]?.rules[rule] === undefined) return []
  const before = modules.slice(0, module).reduce((sum, { rules }) => sum + rules.length, 0)
  const found = findingsOfRule(analysis, before + rule, { module, modules, placeOf: placeFinder(analysis) })
  return found.map((finding) => ({ ...finding, at: ['modules', module, 'rules', rule] }))
}

/**
 * All that an analysis of a domain found: of the rules in the order of the table, then of intents and actions. A table
 * without rules has not been started: nothing is reported (ruling R100).
 */
export function allFindings(domain: Domain, analysis: TableAnalysis): Finding[] {
  if (analysis.rules.length === 0) return []
  const ofRules = analysis.modules.flatMap(({ rules }, module) =>
    rules.flatMap((_, rule) => ruleFindings(analysis, { module, rule })),
  )
  return [...ofRules, ...intentFindings(domain, analysis), ...actionFindings(domain, analysis)]
}

/** Finds the module and the row of a compiled rule. */
const placeFinder = memoByIdentity(({ rules, modules }: TableAnalysis) => {
  const places = firstPlaces(rules)
  return (rule: CompiledRule): [module: number, row: number] => {
    let row = places.get(rule)!
    const module = modules.findIndex((one) => {
      if (row < one.rules.length) return true
      row -= one.rules.length
      return false
    })
    return [module, row]
  }
})

function findingsOfRule(
  { rules, verdicts, overlaps, repeatedCalls }: TableAnalysis,
  place: number,
  own: Parameters<typeof rulesText>[1],
): Omit<Finding, 'at'>[] {
  const texts = messages.ruleFindings
  const verdict = verdicts[place]!
  switch (verdict.kind) {
    case 'hidden':
      return [warning(texts.hidden(rulesText(verdict.by, own), verdict.by.length))]
    case 'impossible':
      return [warning(texts.impossible(inputName(verdict.input)))]
    case 'not decided':
      return [information(texts.notDecided)]
    case 'left out':
      return []
  }
  const call = repeatedCalls[place] ? [warning(texts.callsAgain(rules[place]!.rule.apiAction.name))] : []
  const { with: others, isMore, isDecided } = overlaps[place]!
  if (!isDecided) return [...call, information(texts.overlapsNotDecided)]
  return others.length === 0
    ? call
    : [...call, information(texts.overlaps(rulesText(others, own), others.length, isMore))]
}

function intentFindings(domain: Domain, analysis: TableAnalysis): Finding[] {
  const texts = messages.ruleFindings
  const unhandled = new Map([
    ...analysis.unhandledIntents.map((name) => [name, texts.unhandledIntent(name)] as const),
    ...analysis.unhandledRequests.map((name) => [name, texts.unhandledRequest(name)] as const),
  ])
  return domain.intents.flatMap(({ name }, index): Finding[] => {
    const at = ['intents', index]
    const message = unhandled.get(name)
    if (message !== undefined) return [{ ...warning(message), at }]
    const reply = analysis.replies.get(name)
    return reply === undefined ? [] : replyFindings(name, reply, analysis).map((one) => ({ ...one, at }))
  })
}

function replyFindings(name: string, reply: Reply, analysis: TableAnalysis): Omit<Finding, 'at'>[] {
  const texts = messages.ruleFindings
  if (reply.kind === 'always') return []
  if (reply.kind === 'not decided') return [information(texts.replyNotDecided(name))]
  const so = Array.from(reply.inputs, ([input, known]) => stateText(input, known, analysis.rules))
  return [warning(so.length === 0 ? texts.neverReplied(name) : texts.fallsThrough(name, so.join(' and ')))]
}

function actionFindings(domain: Domain, { unusedUiActions, unusedApiActions }: TableAnalysis): Finding[] {
  const { unusedUiAction, unusedApiAction } = messages.ruleFindings
  return [
    ...unusedIn(domain, 'uiActions', unusedUiActions, unusedUiAction),
    ...unusedIn(domain, 'apiActions', unusedApiActions, unusedApiAction),
  ]
}

function unusedIn(
  domain: Domain,
  list: 'uiActions' | 'apiActions',
  names: readonly string[],
  wording: (name: string) => string,
): Finding[] {
  const unused = new Set(names)
  return domain[list].flatMap(({ name }, index) =>
    unused.has(name) ? [{ ...information(wording(name)), at: [list, index] }] : [],
  )
}

function warning(message: string): Omit<Finding, 'at'> {
  return { severity: 'warning', message }
}

function information(message: string): Omit<Finding, 'at'> {
  return { severity: 'information', message }
}
