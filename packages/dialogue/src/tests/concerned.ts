import type { Domain } from '@sdp/domain'
import { matches, type Rule } from '@sdp/domain/decision-table'
import type { TestRun, TurnRun } from './result.ts'
import { ruleKey } from './same-rule.ts'

/** What a run used of a domain, by names; rules by what they are. */
export interface Touched {
  intents: ReadonlySet<string>
  slots: ReadonlySet<string>
  rules: ReadonlySet<string>
  uiActions: ReadonlySet<string>
  responses: ReadonlySet<string>
  apiActions: ReadonlySet<string>
  /** Those of which something was known. */
  apiInputs: ReadonlySet<string>
}

const touched = new WeakMap<TestRun, Touched>()

/** What a run used. */
export function touchedBy(run: TestRun): Touched {
  const known = touched.get(run)
  if (known !== undefined) return known
  const made = {
    ...{ intents: new Set<string>(), slots: new Set<string>(), rules: new Set<string>() },
    ...{ uiActions: new Set<string>(), responses: new Set<string>() },
    ...{ apiActions: new Set<string>(), apiInputs: new Set<string>() },
  }
  for (const turn of run.turns) touch(turn, made)
  touched.set(run, made)
  return made
}

type Touching = { [Kind in keyof Touched]: Set<string> }

function touch({ outcome, rules = [] }: TurnRun, touching: Touching): void {
  for (const rule of rules) touching.rules.add(ruleKey(rule))
  if (outcome === undefined) return
  const { trace, reply } = outcome
  const { chosen, others } = trace.understood
  for (const { reading } of chosen === undefined ? others : [chosen, ...others]) {
    touching.intents.add(reading.intent)
    for (const { slot } of reading.slots) touching.slots.add(slot)
  }
  for (const { situation, call } of trace.rounds) {
    for (const key of Object.keys(situation)) {
      if (key.startsWith('slots ')) touching.slots.add(key.slice('slots '.length))
      if (key.startsWith('apiInputs ')) touching.apiInputs.add(key.slice('apiInputs '.length))
    }
    if (call === undefined) continue
    touching.apiActions.add(call.apiAction)
    // The answer fills it
    touching.apiInputs.add(call.apiAction)
    for (const name of call.filled) touching.apiInputs.add(name)
  }
  for (const action of reply.actions) {
    if (action.kind !== 'ui') continue
    touching.uiActions.add(action.name)
    const { before, texts, after, audio, gui } = action
    for (const { response } of [...before, ...texts, ...after, ...audio]) touching.responses.add(response)
    if (gui !== undefined) touching.responses.add(gui.name)
  }
}

/**
 * Whether an edit is likely to change how a test goes, by what its last run used: those tests are run first. Only that a sentence is
 * taken by an expression of an intent that it never came near is not seen here, so that all others are run after them.
 */
export function mayConcern(run: TestRun, before: Domain, after: Domain): boolean {
  if (before === after) return false
  const changes = changesBetween(before, after)
  if (changes.isEverySentence) return true
  // What could not be said, or was not read, may be now
  if (changes.isAnySentence && run.turns.some(isUnread)) return true
  // What a run used is looked up only where a name changed: most edits change a rule
  return (
    nameKinds.some((kind) => changes[kind].some((name) => touchedBy(run)[kind].has(name))) ||
    areRulesConcerned(run, changes)
  )
}

const nameKinds = ['intents', 'slots', 'uiActions', 'responses', 'apiActions', 'apiInputs'] as const

function isUnread({ outcome }: TurnRun): boolean {
  return outcome?.trace.understood.chosen === undefined
}

/** A removed rule concerns those for which it fired, and a new one those for which it would match. */
function areRulesConcerned(run: TestRun, { removedRules, addedRules, isReordered }: Changes): boolean {
  if (isReordered) return run.turns.length > 0
  if (
    removedRules.size > 0 &&
    run.turns.some(({ rules = [] }) => rules.some((one) => removedRules.has(ruleKey(one))))
  )
    return true
  return (
    addedRules.length > 0 &&
    run.turns.some(({ outcome }) =>
      outcome?.trace.rounds.some(({ situation }) => {
        const known = { get: (input: string) => situation[input] }
        return addedRules.some((rule) => matches(rule, known))
      }),
    )
  )
}

/** What differs between two versions of a domain; names of what was added, changed or removed. */
interface Changes extends Record<Exclude<keyof Touched, 'rules'>, string[]> {
  /** Everything that is said may be read otherwise. */
  isEverySentence: boolean
  /** Some sentences may. */
  isAnySentence: boolean
  addedRules: Rule[]
  removedRules: ReadonlySet<string>
  /** Rules stand in another order, as far as both have them. */
  isReordered: boolean
}

let last: { before: Domain; after: Domain; changes: Changes } | undefined

/** Made once for all tests of an edit. */
function changesBetween(before: Domain, after: Domain): Changes {
  if (last?.before === before && last.after === after) return last.changes
  const changed = (list: NamedList) => changedNames(before[list], after[list])
  const intents = changed('intents')
  const slots = changed('slots')
  const isEverySentence =
    before.reusableExpressions !== after.reusableExpressions ||
    before.everydayLanguage !== after.everydayLanguage
  const responses = [...changed('ttsResponses'), ...changed('audioResponses'), ...changed('guiResponses')]
  const changes = {
    ...{ intents, slots, isEverySentence, isAnySentence: intents.length + slots.length > 0 },
    ...{ responses, apiActions: changed('apiActions'), apiInputs: changed('apiInputs') },
    uiActions: [...changed('uiActions'), ...uiActionsWith(after, new Set(responses))],
    ...changedRules(before, after),
  }
  last = { before, after, changes }
  return changes
}

type NamedList =
  | 'intents'
  | 'slots'
  | 'uiActions'
  | 'apiActions'
  | 'apiInputs'
  | 'ttsResponses'
  | 'audioResponses'
  | 'guiResponses'

function changedNames(before: readonly { name: string }[], after: readonly { name: string }[]): string[] {
  if (before === after) return []
  const [old, now] = [new Set(before), new Set(after)]
  const differing = [...before.filter((one) => !now.has(one)), ...after.filter((one) => !old.has(one))]
  return [...new Set(differing.map(({ name }) => name))]
}

/** Those that say or show one of some responses, which may have had nothing to say before. */
function uiActionsWith({ uiActions }: Domain, responses: ReadonlySet<string>): string[] {
  if (responses.size === 0) return []
  return uiActions
    .filter(({ ttsResponses, audioResponses, guiResponse }) =>
      [...ttsResponses, ...audioResponses, guiResponse?.name ?? ''].some((name) => responses.has(name)),
    )
    .map(({ name }) => name)
}

function changedRules(
  before: Domain,
  after: Domain,
): Pick<Changes, 'addedRules' | 'removedRules' | 'isReordered'> {
  if (before.modules === after.modules) return { addedRules: [], removedRules: new Set(), isReordered: false }
  const [old, now] = [before, after].map(({ modules }) => modules.flatMap(({ rules }) => rules))
  const [inOld, inNow] = [new Set(old), new Set(now)]
  const stayed = now!.filter((rule) => inOld.has(rule))
  return {
    addedRules: now!.filter((rule) => !inOld.has(rule)),
    removedRules: new Set(old!.filter((rule) => !inNow.has(rule)).map(ruleKey)),
    isReordered: old!.filter((rule) => inNow.has(rule)).some((rule, at) => rule !== stayed[at]),
  }
}
