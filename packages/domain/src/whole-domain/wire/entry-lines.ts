import { defaultWeight } from '../../model/expression.ts'
import type { ResetRule } from '../../model/reset-rule.ts'
import { type Condition, type InputCondition, notCollected, type Rule } from '../../model/rule.ts'
import { listType, listValueType } from '../../model/slot.ts'
import { findMatcher } from '../../nouns/conditions/matchers.ts'
import { isSame } from '../../toolbox/same.ts'
import { findCollection } from './collections.ts'
import { moduleCodec, resetRuleCodec } from './rules.ts'
import type {
  WireHandler,
  WireInterpretation,
  WireOntologyUserInput,
  WireReusableExpression,
  WireUserInput,
} from './schemas.ts'

/** One thing that an entry says: an expression, a literal, the value of a field. */
export interface EntryLine {
  label: string
  text: string
  /** Whether it is the only one of its label, so that another text is a changed one. */
  isField?: boolean
  /** Of a part of the entry that belongs to a language. */
  language?: string
}

/** Where the reset rules of an entry stand. */
export const resetRulesField = 'resetOnInput'

/** An entry of a collection as lines that an author can read and compare. */
export function entryLines(path: string, entry: unknown): EntryLine[] {
  if (entry === undefined || entry === null) return []
  if (path === 'nlu_interpretations') return expressionLines(entry as WireInterpretation)
  if (path === 'user_inputs') return spokenLines(entry as WireUserInput)
  if (path === 'decision_rules') return moduleLines(entry)
  if (path === 'ontology.userInputs') return slotLines(entry as WireOntologyUserInput)
  if (path === 'ontology.apiInputs') return inputLines(entry as WireOntologyUserInput)
  if (path === 'reusable_expressions') return partLines(entry as WireReusableExpression)
  if (path === 'api_action_urls') return fieldLines('', (entry as WireHandler).urls)
  if (path === 'everyday_language' && Array.isArray(entry))
    return entry.map((text: string) => ({ label: 'Word', text }))
  return fieldLines('', withoutKey(path, entry))
}

/** Whether an entry that is there, or differs, says the same as before: only filled up with nothing. */
export function saysTheSame(path: string, before: unknown, after: unknown): boolean {
  return isSame(saying(path, before) ?? null, saying(path, after) ?? null)
}

function saying(path: string, entry: unknown): unknown {
  if (path === 'ontology.userInputs') return slotSaying((entry ?? {}) as WireOntologyUserInput)
  if (path !== 'user_inputs') return withoutNothing(withoutKey(path, entry))
  // A canonical is in the slot, for all languages; a language says nothing of it before it has literals.
  const { canonicals = [], ...others } = (entry ?? { name: '' }) as WireUserInput
  const spoken = canonicals.filter(({ literals = [] }) => literals.length > 0)
  return withoutNothing(withoutKey(path, { ...others, canonicals: spoken }))
}

/** A canonical says that it is there, also before any language has literals of it (ruling R44). */
function slotSaying({ values = {}, ...others }: WireOntologyUserInput): unknown {
  return withoutNothing({ ...others, canonicals: entriesByName(values) })
}

function entriesByName(map: object): [string, unknown][] {
  return Object.entries(map).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function withoutKey(path: string, entry: unknown): unknown {
  const key = findCollection(path)?.key
  if (key === undefined || typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(Object.entries(entry).filter(([field]) => field !== key))
}

/** What fields read as when they are absent. */
const defaults: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['weight', defaultWeight],
  ['dialogActType', 'inform'],
  ['requiredAuthLevel', 0],
  ['type', listType],
  ['valueType', listValueType],
])

/** The value without what is empty or says nothing; undefined when nothing is left. */
function withoutNothing(value: unknown, isNamed = false): unknown {
  if (value === '' || value === false || value === null) return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value.map((one) => withoutNothing(one, isNamed) ?? null)
  }
  const left = Object.entries(value).flatMap(([field, inner]): [string, unknown][] => {
    if (!isNamed && (hidden.has(field) || inner === defaults.get(field))) return []
    const printed = withoutNothing(
      hasNamesAsContent(field, inner) ? entriesByName(inner) : inner,
      isNamed || named.has(field),
    )
    return printed === undefined ? [] : [[field, printed]]
  })
  return left.length === 0 ? undefined : Object.fromEntries(left)
}

function slotLines({ values = {}, ...others }: WireOntologyUserInput): EntryLine[] {
  const canonicals = Object.keys(values).map((text) => ({ label: 'Canonical', text }))
  return [...inputLines(others), ...canonicals]
}

function inputLines({ resetOnInput = [], ...others }: WireOntologyUserInput): EntryLine[] {
  return [...fieldLines('', others), ...resetOnInput.map((rule) => resetRuleLine(resetRuleCodec.read(rule)))]
}

function expressionLines({ expressions = [] }: WireInterpretation): EntryLine[] {
  return expressions.map(({ expression, weight = defaultWeight, literals = {} }) => {
    const restricted = Object.entries(literals).map(
      ([slot, canonicals]) => `${slot} only ${canonicals.flatMap(restrictedTo).join(', ')}`,
    )
    const notes = [...(weight === defaultWeight ? [] : [`weight ${weight}`]), ...restricted]
    return {
      label: 'Expression',
      text: notes.length === 0 ? expression : `${expression} (${notes.join('; ')})`,
    }
  })
}

function restrictedTo({
  canonical,
  literals = [],
}: NonNullable<WireUserInput['canonicals']>[number]): string[] {
  return literals.length === 0 ? [canonical] : literals
}

function spokenLines({ canonicals = [], exampleValues = [] }: WireUserInput): EntryLine[] {
  const literals = canonicals.flatMap(({ canonical, literals = [] }) =>
    literals.map((text) => ({ label: `Literal of ${canonical}`, text })),
  )
  return [...literals, ...exampleValues.map((text) => ({ label: 'Example value', text }))]
}

function partLines({ values = {}, comments = '' }: WireReusableExpression): EntryLine[] {
  const printed = Object.entries(values).filter(([, text]) => text !== '')
  return [
    ...fieldLines('', { comments }),
    ...printed.map(([language, text]) => ({ label: 'Value', text, language, isField: true })),
  ]
}

function moduleLines(entry: object): EntryLine[] {
  const { comments, rules } = moduleCodec.read(entry)
  return [...fieldLines('', { comments }), ...rules.map((rule) => ({ label: 'Rule', text: ruleText(rule) }))]
}

function ruleText(rule: Rule): string {
  const conditions = [
    ...intentTexts(rule),
    ...[rule.slots, rule.apiInputs, rule.vehicleInputs, rule.contextInputs, rule.featureFlags]
      .flat()
      .map(conditionText),
  ]
  const parameters = Object.entries(rule.apiAction.parameters ?? {}).map(([name, to]) => `${name} = ${to}`)
  const actions = [
    rule.uiAction && `UI action ${rule.uiAction}`,
    rule.apiAction.name && ['API action', rule.apiAction.name, ...parameters].join(' '),
    rule.comments && `(${rule.comments})`,
  ].filter((action) => action !== '')
  return `${conditions.join(', ') || 'always'} → ${actions.join(', ') || 'nothing'}`
}

function resetRuleLine(rule: ResetRule): EntryLine {
  const conditions = [...intentTexts(rule), ...[...rule.slots, ...rule.apiInputs].map(conditionText)]
  return { label: 'Reset rule', text: conditions.join(', ') || 'always' }
}

function intentTexts({ intent, request }: Pick<Rule, 'intent' | 'request'>): string[] {
  const saysSomething = ({ matcher }: Condition) => matcher !== notCollected.matcher
  return [
    ...(saysSomething(intent) ? [`intent ${conditionText(intent)}`] : []),
    ...(saysSomething(request) ? [`request ${conditionText(request)}`] : []),
  ]
}

/** With all its arguments, since a comparison must not leave out the one that changed. */
function conditionText(condition: Condition | InputCondition): string {
  const matcher = findMatcher(condition.matcher)
  const args = matcher?.arguments === 'none' ? '' : condition.arguments.join(' or ')
  const input = 'input' in condition ? condition.input : ''
  return [input, matcher?.symbol ?? condition.matcher, args].filter((part) => part !== '').join(' ')
}

/** Fields that identify entries and say nothing to an author. */
const hidden = new Set(['_id', 'id', 'domainId'])

/** Fields whose keys are names that an author gave. */
const named = new Set(['slots', 'parameters', 'payload', 'values'])
/** Those whose keys say something without a value: a slot that is asked for, a parameter that is passed on. */
const fieldsWithNamesAsContent = new Set(['slots', 'parameters'])

function hasNamesAsContent(field: string, value: unknown): value is object {
  return (
    fieldsWithNamesAsContent.has(field) &&
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value)
  )
}

function fieldLines(place: string, value: unknown, isNamed = false): EntryLine[] {
  if (Array.isArray(value)) {
    return value
      .flatMap((one) => fieldLines(`${place}${labelOf(one)}`.trim(), one, isNamed))
      .map(({ label, text }) => ({ label, text }))
  }
  if (typeof value !== 'object' || value === null) {
    const text = textOf(value)
    return text === '' ? [] : [{ label: labelAt(place), text, isField: true }]
  }
  return Object.entries(value).flatMap(([field, inner]) => {
    if (!isNamed && hidden.has(field)) return []
    const name = isNamed ? field : wordsOf(field)
    const at = place === '' ? name : `${place}, ${name}`
    const lines = fieldLines(at, inner, isNamed || named.has(field))
    return hasNamesAsContent(field, inner) ? [...namesWithoutValue(at, inner), ...lines] : lines
  })
}

function namesWithoutValue(place: string, map: object): EntryLine[] {
  const empty = Object.entries(map).filter(([, value]) => value === '')
  return empty.map(([text]) => ({ label: labelAt(place), text }))
}

function labelAt(place: string): string {
  return `${place.charAt(0).toUpperCase()}${place.slice(1)}`
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value ?? '')
}

/** Entries of a list are identified by their name, so that one more among them does not shift all others. */
function labelOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const { name, id } = entry as { name?: unknown; id?: unknown }
  const label = name ?? id
  return typeof label === 'string' ? ` ${label}` : ''
}

const screenWords: readonly [RegExp, string][] = [
  [/system action/g, 'UI action'],
  [/user input/g, 'slot'],
  [/\bcomments\b/g, 'comment'],
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
