import type { ApiAction } from '../../model/api-action.ts'
import { type Situation, unsaid } from '../../nouns/conditions/situation.ts'
import { type CompiledRule, isApiInput, meetsAsk } from './compiled-rule.ts'
import { getOrMake } from './get-or-make.ts'
import type { Verdict } from './judge.ts'
import { intentsOf } from './rule-index.ts'
import { carriedOver, type TableChange } from './table-change.ts'

/** How many pairs of rules are compared after one edit before the rest of the table is left undecided. */
const maxLooks = 2_000_000

/** What was found of each rule of a table, and what it was judged by. */
export interface JudgedCalls {
  repeated: readonly boolean[]
  verdicts: readonly Verdict[]
  callable: ReadonlySet<string>
}

export const noCalls: JudgedCalls = { repeated: [], verdicts: [], callable: new Set() }

/**
 * Finds the rules that call their API action again and again (ruling R98): the table is asked again after each answer,
 * and where no earlier rule can take the answer, the same rule fires until the turn is given up. Judged in the
 * situation that shows that the rule fires: nothing but API inputs changes while handlers are called, so what matches
 * there without them would have fired before.
 */
export function findRepeatedCalls(
  last: JudgedCalls,
  verdicts: readonly Verdict[],
  apiActions: readonly Pick<ApiAction, 'name'>[],
  change: TableChange,
): JudgedCalls {
  const { rules, added, removed, concerned } = change
  const callable = new Set(apiActions.map(({ name }) => name))
  const isAllNew = !isSameSet(callable, last.callable)
  const areCallersSame = ![...added, ...removed].some(({ asksApiInput }) => asksApiInput)
  const repeated = carriedOver(last.repeated, change)
  const verdictsBefore = carriedOver(last.verdicts, change)
  const callersOf = callerFinder(change)
  let looks = 0
  const isTakenBefore = (end: number, situation: Situation) => (intent: string | undefined) => {
    for (const place of callersOf(intent)) {
      if (place >= end) return false
      if (++looks > maxLooks || canTake(rules[place]!, situation)) return true
    }
    return false
  }
  for (const place of isAllNew ? rules.keys() : concerned) {
    const verdict = verdicts[place]!
    if (!isAllNew && areCallersSame && verdict === verdictsBefore[place]) continue
    const rule = rules[place]!
    repeated[place] =
      verdict.kind === 'fires' &&
      !rule.asksApiInput &&
      callsHandler(rule, callable) &&
      !hasOpenIntent(rule) &&
      ![undefined, ...intentsOf(rule)].some(isTakenBefore(place, verdict.in))
  }
  return { repeated: repeated as boolean[], verdicts, callable }
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((name) => other.has(name))
}

/** Finds the places of the rules for an intent that ask for answers. */
function callerFinder({ rules, index }: TableChange): (intent: string | undefined) => readonly number[] {
  const known = new Map<string | undefined, readonly number[]>()
  return (intent) =>
    getOrMake(known, intent, () => {
      const group = intent === undefined ? index.ofAny : index.ofIntents.get(intent)
      return group?.places.filter((place) => rules[place]!.asksApiInput) ?? []
    })
}

/** Core actions end the turn, and unknown ones are a problem of their own. */
function callsHandler({ rule: { apiAction } }: CompiledRule, callable: ReadonlySet<string>): boolean {
  return apiAction.parameters === undefined && callable.has(apiAction.name)
}

/** A rule for any intent meets rules of every intent, which are not listed together. */
function hasOpenIntent(rule: CompiledRule): boolean {
  for (const intent of intentsOf(rule)) if (intent === undefined) return true
  return false
}

/** Whether some answer of a handler makes a rule match. */
function canTake({ asks }: CompiledRule, situation: Situation): boolean {
  for (const [input, ask] of asks) {
    if (!isApiInput(input) && !meetsAsk(situation.get(input) ?? unsaid(input), ask)) return false
  }
  return true
}
