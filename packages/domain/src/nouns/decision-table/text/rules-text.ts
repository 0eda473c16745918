import { messages } from '../../../messages/messages.ts'
import { newRule, type Rule, type RuleApiAction } from '../../../model/rule.ts'
import { readCells, writeCells } from '../../../toolbox/cells.ts'
import { checkParameters } from '../../api-actions/core-action-parameters.ts'
import { type Read, type RuleConditions, readConditions, writeConditions } from './condition-text.ts'
import type { InputNames } from './input-names.ts'
import { readIntent, writeIntent, writeRequest } from './intent-text.ts'

/** The columns of rules in a sheet, in their order. */
export const ruleColumns = ['Intent', 'Request', 'Inputs', 'UI action', 'API action', 'Comments'] as const
type RuleColumn = (typeof ruleColumns)[number]

const noNames: InputNames = {
  user: new Set(),
  api: new Set(),
  vehicle: new Set(),
  context: new Set(),
  featureFlag: new Set(),
}

/**
 * Rules as cells for a sheet, or for another domain: each input says its kind, since names mean something else there
 * (ruling R88).
 */
export function writeRules(rules: readonly Rule[]): string {
  return writeCells(
    rules.map((rule) => [
      writeIntent(rule.intent),
      writeRequest(rule.request),
      writeConditions(rule, noNames),
      rule.uiAction,
      writeApiAction(rule.apiAction),
      rule.comments,
    ]),
  )
}

interface RulesContext {
  names: InputNames
  coreActions: readonly string[]
}

/** A cell that does not say what it should. */
export interface WrongCell {
  line: number
  column: RuleColumn
  problem: string
}

/**
 * The rules that cells of a sheet say, in the order of `ruleColumns`; a line with the names of the columns is none.
 * Names that the domain does not have are taken: they are shown as missing, as they are after any other way in
 * (ruling R88).
 */
export function readRules(text: string, context: RulesContext): { rules: Rule[]; wrong: WrongCell[] } {
  const rules: Rule[] = []
  const wrong: WrongCell[] = []
  const open = { ...context.names, isOpen: true }
  for (const [index, cells] of readCells(text).entries()) {
    if (cells.every((cell) => cell.trim() === '') || isHead(cells)) continue
    const take = <Value>(
      column: RuleColumn,
      read: (cell: string) => Read<Value>,
      otherwise: Value,
    ): Value => {
      const answer = read((cells[ruleColumns.indexOf(column)] ?? '').trim())
      if (answer.problem === undefined) return answer.value
      wrong.push({ line: index + 1, column, problem: answer.problem })
      return otherwise
    }
    const blank = newRule()
    rules.push({
      ...take<RuleConditions>('Inputs', (cell) => readConditions(cell, open), blank),
      intent: take('Intent', readAnyIntent, blank.intent),
      request: take('Request', readAnyIntent, blank.request),
      uiAction: take('UI action', (value) => ({ value }), ''),
      apiAction: take('API action', (cell) => readApiAction(cell, context.coreActions), blank.apiAction),
      comments: take('Comments', (value) => ({ value }), ''),
    })
  }
  return { rules, wrong }
}

function isHead(cells: readonly string[]): boolean {
  return ruleColumns.every((column, index) => cells[index]?.trim() === column)
}

function readAnyIntent(cell: string) {
  return readIntent(cell, () => true)
}

function writeApiAction({ name, parameters }: RuleApiAction): string {
  return parameters === undefined ? name : `${name} ${JSON.stringify(parameters)}`
}

function readApiAction(cell: string, coreActions: readonly string[]): Read<RuleApiAction> {
  const [, name = '', json] = /^([^{]*?)\s*(\{.*\})?$/s.exec(cell) ?? [cell, cell]
  if (json === undefined) return { value: coreActions.includes(name) ? { name, parameters: {} } : { name } }
  const parameters = readParameters(json)
  if (parameters === undefined) return { problem: messages.decisionTable.parametersExpected }
  const list = Object.entries(parameters).map(([parameter, value]) => ({ name: parameter, value }))
  const problem = checkParameters(list).find((one) => one !== undefined)
  if (problem !== undefined) return { problem }
  return { value: { name, parameters } }
}

function readParameters(json: string): Record<string, string> | undefined {
  try {
    const parameters = JSON.parse(json) as Record<string, unknown>
    const isRight = Object.values(parameters).every((value) => typeof value === 'string')
    return isRight ? (parameters as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}
