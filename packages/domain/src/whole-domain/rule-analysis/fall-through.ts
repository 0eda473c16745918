import type { InputKey, Known } from '../../nouns/conditions/situation.ts'
import { argumentKey, askOf, type CompiledRule, meetsAsk } from './compiled-rule.ts'
import type { Budget } from './cover.ts'
import { isUnsure, type Verdict } from './judge.ts'
import { smallestMissing } from './missing.ts'
import { rulesOfIntent } from './rule-index.ts'
import { makeSpace } from './space.ts'
import type { TableChange } from './table-change.ts'

/** What becomes of an intent that is said without a request (ruling R100). */
export type Reply =
  /** In every situation one of these rules fires. */
  | { kind: 'always'; by: readonly CompiledRule[] }
  /** When these inputs are so, none does; none of them can be left out, and no fewer would do. */
  | { kind: 'missing'; inputs: ReadonlyMap<InputKey, Known> }
  | { kind: 'not decided' }

/**
 * How many looks there are for one intent, and for all after one edit, before nothing more is decided (ruling R101).
 */
const maxWorkForOne = 50_000
const maxWorkForAll = 1_000_000

/** What the rules ask of an intent and a request that are not theirs to choose: said now, and none. */
function said(name: string): CompiledRule['asks'] {
  return new Map([
    ['intent', askOf([{ matcher: 'UpdatedAndEquals', arguments: [name] }])],
    ['request', askOf([{ matcher: 'NotCollectedMatcher', arguments: [] }])],
  ])
}

/** Finds the situations of intents in which no rule fires. */
export function findReplies(
  names: readonly string[],
  verdicts: readonly Verdict[],
  last: ReadonlyMap<string, Reply>,
  change: TableChange,
): Map<string, Reply> {
  const found = new Map<string, Reply>()
  const budget = { left: maxWorkForAll }
  const valued = change.rules.filter((rule) => hasOtherValues(rule, change))
  for (const name of names) {
    const old = last.get(name)
    const isKnown = old !== undefined && isStillTrue(old, name, { verdicts, valued, change })
    found.set(name, isKnown ? old : replyTo(name, change, budget))
  }
  return found
}

function replyTo(name: string, { index, valuesOf }: TableChange, budget: Budget): Reply {
  if (budget.left < 0) return { kind: 'not decided' }
  const rules = rulesOfIntent(index, name)
  const asks = said(name)
  const space = makeSpace(asks, rules, valuesOf)
  if ('impossible' in space) return { kind: 'not decided' }
  const { axes, boxOf } = space
  const boxes = rules.flatMap((rule) => {
    const box = boxOf(rule)
    return box === undefined ? [] : [{ rule, box }]
  })
  const sorted = boxes.toSorted((a, b) => a.box.length - b.box.length)
  const ofThis = { left: Math.min(maxWorkForOne, budget.left) }
  budget.left -= ofThis.left
  const missing = smallestMissing(
    axes,
    sorted.map(({ box }) => box),
    ofThis,
  )
  budget.left += Math.max(0, ofThis.left)
  if (missing === 'not decided') return { kind: 'not decided' }
  if ('by' in missing) {
    const by = sorted.filter((_, at) => missing.by.has(at)).map(({ rule }) => rule)
    return by.some((rule) => isUnsure(rule, { asks }, axes))
      ? { kind: 'not decided' }
      : { kind: 'always', by }
  }
  const inputs = Array.from(missing, ([axis, state]): [InputKey, Known] => [
    axes[axis]!.input,
    axes[axis]!.states[state]!,
  ])
  return { kind: 'missing', inputs: new Map(inputs) }
}

interface Since {
  verdicts: readonly Verdict[]
  /** The rules that ask for inputs whose values are others now. */
  valued: readonly CompiledRule[]
  change: TableChange
}

function isStillTrue(reply: Reply, name: string, { verdicts, valued, change }: Since): boolean {
  const { rules, added, removed, touched, valuesOf } = change
  if (valued.length === 0 && touched !== 'any' && !touched.has(argumentKey(name))) return true
  if (reply.kind === 'always')
    return !reply.by.some((rule) => removed.has(rule) || hasOtherValues(rule, change))
  const concerns = (rule: CompiledRule) => mayBeSaid(rule, name)
  if (valued.some(concerns)) return false
  const more = added.filter(concerns)
  if (more.length === 0 && ![...removed].some(concerns)) return true
  if (reply.kind === 'not decided' || reply.inputs.size > 1) return false
  const { inputs } = reply
  const isTouched = more.some(({ asks }) =>
    [...inputs].every(([input, known]) => {
      const ask = asks.get(input)
      // What stands for all other values may not do so with a new rule
      return ask === undefined || meetsAsk(known, ask) || typeof valuesOf(input) === 'string'
    }),
  )
  if (isTouched) return false
  // One input is as few as can be while any rule can match
  return inputs.size === 0 || rules.some((rule, at) => verdicts[at]!.kind !== 'impossible' && concerns(rule))
}

/** Whether a rule asks for an input whose values are others now; those of the intent and the request are given. */
function hasOtherValues({ asks }: CompiledRule, { otherValues }: TableChange): boolean {
  for (const input of otherValues.keys()) {
    if (input !== 'intent' && input !== 'request' && asks.has(input)) return true
  }
  return false
}

const saidNow = (name: string): Known => ({ collected: true, updated: true, value: name })
const noRequest: Known = { collected: false, updated: false }

/** Whether a rule can match when an intent is said without a request, as far as these two show. */
function mayBeSaid({ isLeftOut, asks }: CompiledRule, name: string): boolean {
  if (isLeftOut) return false
  const [intent, request] = [asks.get('intent'), asks.get('request')]
  return (
    (intent === undefined || meetsAsk(saidNow(name), intent)) &&
    (request === undefined || meetsAsk(noRequest, request))
  )
}
