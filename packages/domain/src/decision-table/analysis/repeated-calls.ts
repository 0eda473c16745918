import type { ApiAction } from '../../api-actions/api-action.ts'
import { type CompiledRule, meetsAsk } from './compiled-rule.ts'
import type { Verdict } from './judge.ts'
import { intentsOf } from './rule-index.ts'
import { type InputKey, type Situation, unsaid } from './situation.ts'

/** How many pairs of rules are compared before the rest of the table is left undecided. */
const mostLooks = 2_000_000

/**
 * The places of rules that call their API action again and again: the table is asked anew after each answer, and where no
 * earlier rule can take the answer, the same rule fires until the turn is given up. Judged in the situation that shows that
 * the rule fires: nothing but API inputs changes while handlers are called, so what matches there without them would have
 * fired before.
 */
export function* findRepeatedCalls(
  rules: readonly CompiledRule[],
  verdicts: readonly Verdict[],
  apiActions: readonly Pick<ApiAction, 'name'>[],
): Generator<void, ReadonlySet<number>> {
  const callable = new Set(apiActions.map(({ name }) => name))
  const repeated = new Set<number>()
  const isCaller = (rule: CompiledRule) => callsHandler(rule, callable) && !hasOpenIntent(rule)
  // A table that calls no handler costs no more than this after each edit
  if (!rules.some(isCaller)) return repeated
  const takers = new Map<string | undefined, CompiledRule[]>()
  let looks = 0
  for (const [place, compiled] of rules.entries()) {
    const verdict = verdicts[place]!
    const isTaker = asksApiInput(compiled)
    if (verdict.kind === 'fires' && !isTaker && isCaller(compiled)) {
      const isTaken = [undefined, ...intentsOf(compiled)].some((intent) =>
        takers.get(intent)?.some((taker) => {
          looks++
          return canTake(taker, verdict.in)
        }),
      )
      if (!isTaken) repeated.add(place)
      if (looks > mostLooks) break
      yield
    }
    if (isTaker && !compiled.isLeftOut) {
      for (const intent of intentsOf(compiled)) {
        const list = takers.get(intent)
        if (list === undefined) takers.set(intent, [compiled])
        else list.push(compiled)
      }
    }
  }
  return repeated
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

function asksApiInput({ asks }: CompiledRule): boolean {
  for (const input of asks.keys()) if (isApiInput(input)) return true
  return false
}

/** Whether some answer of a handler makes a rule match. */
function canTake({ asks }: CompiledRule, situation: Situation): boolean {
  for (const [input, ask] of asks) {
    if (!isApiInput(input) && !meetsAsk(situation.get(input) ?? unsaid(input), ask)) return false
  }
  return true
}

function isApiInput(input: InputKey): boolean {
  return input.startsWith('apiInputs ')
}
