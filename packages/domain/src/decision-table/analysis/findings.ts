import type { Domain } from '../../domain.ts'
import { messages } from '../../messages.ts'
import type { Problem } from '../../problem.ts'
import type { Rule } from '../rule.ts'
import type { TableAnalysis } from './analyser.ts'
import type { CompiledRule } from './compiled-rule.ts'
import type { Reply } from './fall-through.ts'
import { inputName, rulesText, stateText } from './finding-texts.ts'
import { firstPlaces } from './table-change.ts'

/** What an author may want to look at, though nothing is wrong with it by itself: it keeps nobody from saving. */
export interface Finding extends Pick<Problem, 'message' | 'at'> {
  severity: 'warning' | 'information'
}

/** What was found of a decision table, and of the intents and actions of its domain. */
export interface RuleFindings {
  /** For the marks on the rows; a rule of which nothing was found is not there. */
  ofRules: ReadonlyMap<Rule, readonly Finding[]>
  /** All of them: those of the rules in the order of the table, then intents and actions. */
  all: readonly Finding[]
}

/** What an analysis found, in sentences. A table without rules is not begun yet: nothing is said about it. */
export function ruleFindings(domain: Domain, analysis: TableAnalysis): RuleFindings {
  const ofRules = new Map<Rule, Finding[]>()
  if (analysis.rules.length === 0) return { ofRules, all: [] }
  const placeOf = placeFinder(analysis)
  const all: Finding[] = []
  let place = 0
  domain.modules.forEach(({ rules }, module) => {
    rules.forEach((rule, row) => {
      const found = findingsOfRule(analysis, place++, { module, placeOf, modules: domain.modules })
      if (found.length === 0) return
      const told = found.map((finding) => ({ ...finding, at: ['modules', module, 'rules', row] }))
      ofRules.set(rule, [...(ofRules.get(rule) ?? []), ...told])
      all.push(...told)
    })
  })
  return { ofRules, all: [...all, ...intentFindings(domain, analysis), ...actionFindings(domain, analysis)] }
}

/** Finds the module and the row of a compiled rule. */
function placeFinder({
  rules,
  modules,
}: TableAnalysis): (rule: CompiledRule) => [module: number, row: number] {
  let places: Map<CompiledRule, number> | undefined
  return (rule) => {
    places ??= firstPlaces(rules)
    let row = places.get(rule)!
    const module = modules.findIndex((one) => {
      if (row < one.rules.length) return true
      row -= one.rules.length
      return false
    })
    return [module, row]
  }
}

function findingsOfRule(
  { verdicts, overlaps }: TableAnalysis,
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
  const { with: others, isMore, isDecided } = overlaps[place]!
  if (!isDecided) return [information(texts.overlapsNotDecided)]
  return others.length === 0 ? [] : [information(texts.overlaps(rulesText(others, own), isMore))]
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
