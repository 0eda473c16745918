import { describeCondition } from '../decision-table/display.ts'
import { type Condition, type InputCondition, notCollected, type Rule } from '../decision-table/rule.ts'
import { defaultWeight } from '../expressions/expression.ts'
import { moduleCodec } from './rules.ts'
import type { WireInterpretation, WireOntologyUserInput, WireUserInput } from './schemas.ts'

const areas: Readonly<Record<string, string>> = {
  nlu_interpretations: 'Expressions',
  user_inputs: 'Literals',
  tts_responses: 'Spoken texts',
  audio_responses: 'Audio responses',
  gui_responses: 'GUI responses',
  runtime_responses: 'Additional responses',
  decision_rules: 'Decision table',
  system_actions: 'UI actions',
  api_actions: 'API actions',
  api_action_urls: 'Handlers',
  'ontology.intents': 'Intents',
  'ontology.userInputs': 'Slots',
  'ontology.apiInputs': 'API inputs',
  'ontology.discardInputOnSDC': 'Discard input',
  arbitrations: 'Arbitrations',
  justtalk: 'Just talk',
  domain_shared_resources: 'Shared resources',
  reusable_expressions: 'Reusable parts',
  languages: 'Languages',
}

/** What the screens call a collection. */
export function areaOf(path: string): string {
  return areas[path] ?? path
}

/** How an entry differs from what it was, in lines. */
export interface LineChanges {
  removed: string[]
  added: string[]
  /** Whether the same lines stand in another order. */
  isReordered: boolean
}

/** The lines of an entry that are no longer there, and those that are new. */
export function changedLines(path: string, before: unknown, after: unknown): LineChanges {
  const old = entryLines(path, before)
  const now = entryLines(path, after)
  const removed = without(old, now)
  const added = without(now, old)
  const hasSameLines = removed.length === 0 && added.length === 0
  return { removed, added, isReordered: hasSameLines && old.some((line, index) => line !== now[index]) }
}

/** The lines that stay when each of the others takes one that is the same away. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

/** An entry of a collection as lines that an author can read and compare. */
function entryLines(path: string, entry: unknown): string[] {
  if (entry === undefined || entry === null) return []
  if (path === 'nlu_interpretations') return expressionLines(entry as WireInterpretation)
  if (path === 'user_inputs') return literalLines(entry as WireUserInput)
  if (path === 'decision_rules') return moduleCodec.read(entry).rules.map(ruleLine)
  if (path === 'ontology.userInputs') return slotLines(entry as WireOntologyUserInput)
  return fieldLines('', entry)
}

function slotLines({ values = {}, ...others }: WireOntologyUserInput): string[] {
  return [...fieldLines('', others), ...Object.keys(values).map((canonical) => `canonical: ${canonical}`)]
}

function expressionLines({ expressions = [] }: WireInterpretation): string[] {
  return expressions.map(({ expression, weight = defaultWeight, literals = {} }) => {
    const restricted = Object.keys(literals)
    const notes = [
      weight === defaultWeight ? '' : `weight ${weight}`,
      restricted.length === 0 ? '' : `only some literals of ${restricted.join(', ')}`,
    ].filter((note) => note !== '')
    return notes.length === 0 ? expression : `${expression} (${notes.join('; ')})`
  })
}

function literalLines({ canonicals = [] }: WireUserInput): string[] {
  return canonicals.flatMap(({ canonical, literals = [] }) =>
    literals.length === 0 ? [`${canonical}:`] : literals.map((literal) => `${canonical}: ${literal}`),
  )
}

function ruleLine(rule: Rule): string {
  const conditions = [
    ...conditionText('intent', rule.intent),
    ...conditionText('request', rule.request),
    ...[rule.slots, rule.apiInputs, rule.vehicleInputs, rule.contextInputs, rule.featureFlags].flatMap(
      (inputs) => inputs.map((input: InputCondition) => describeCondition(input)),
    ),
  ]
  const actions = [
    rule.uiAction && `UI action ${rule.uiAction}`,
    rule.apiAction.name && `API action ${rule.apiAction.name}`,
    rule.comments && `(${rule.comments})`,
  ].filter((action) => action !== '')
  return `${conditions.join(', ') || 'always'} → ${actions.join(', ') || 'nothing'}`
}

function conditionText(what: string, condition: Condition): string[] {
  const saysNothing = condition.matcher === notCollected.matcher
  return saysNothing ? [] : [`${what} ${describeCondition(condition)}`]
}

/** Fields that tell entries apart and say nothing to an author. */
const hidden = new Set(['_id', 'id'])

/** Fields whose keys are names that an author gave. */
const named = new Set(['slots', 'parameters', 'payload', 'values'])

function fieldLines(place: string, value: unknown, nameOf = wordsOf): string[] {
  if (Array.isArray(value))
    return value.flatMap((one) => fieldLines(`${place}${labelOf(one)}`.trim(), one, nameOf))
  if (typeof value !== 'object' || value === null) {
    const text = String(value ?? '')
    return text === '' ? [] : [place === '' ? text : `${place}: ${text}`]
  }
  return Object.entries(value).flatMap(([field, inner]) => {
    if (hidden.has(field)) return []
    const at = place === '' ? nameOf(field) : `${place}, ${nameOf(field)}`
    return fieldLines(at, inner, named.has(field) ? (name) => name : nameOf)
  })
}

/** Entries of a list are told apart by their name, so that one more among them does not shift all others. */
function labelOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const { name, id } = entry as { name?: unknown; id?: unknown }
  const label = name ?? id
  return typeof label === 'string' ? ` ${label}` : ''
}

const screenWords: readonly [RegExp, string][] = [
  [/system action/g, 'UI action'],
  [/user input/g, 'slot'],
  [/api /g, 'API '],
  [/gui /g, 'GUI '],
  [/tts/g, 'TTS'],
]

function wordsOf(field: string): string {
  const words = field
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return screenWords.reduce((text, [wire, screen]) => text.replaceAll(wire, screen), words)
}
