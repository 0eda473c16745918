import { type CompiledRule, mayMeet, meetsAsk, ruleMatches } from './compiled-rule.ts'
import type { Budget } from './cover.ts'
import { getOrMake } from './get-or-make.ts'
import { isPossible } from './input-values.ts'
import { judge, type Verdict } from './judge.ts'
import { representatives } from './representatives.ts'
import type { InputKey, Known, Situation } from './situation.ts'
import { fewRules, type TableChange } from './table-change.ts'

/** How many boxes are looked at for one rule, and for all rules after one edit, before nothing more is decided. */
const mostForOne = 50_000
const mostForAll = 4_000_000

/** With how many others a rule is compared, and as how many looks each of them counts. */
const mostMeeting = 2000
const eachMeeting = 20

/** Judges the rules of a table; what showed the last verdict on a rule mostly still does. */
export function* findVerdicts(last: readonly Verdict[], change: TableChange): Generator<void, Verdict[]> {
  const tools = { guess: guesser(change), budget: { left: mostForAll } }
  const verdicts: Verdict[] = []
  for (const [place, rule] of change.rules.entries()) {
    const old = last[change.oldPlaceOf(place) ?? -1]
    if (old !== undefined && isStillTrue(old, rule, place, change)) {
      verdicts.push(old)
      if (place % 100 === 0) yield
    } else {
      verdicts.push(judgeAt(place, change, tools))
      yield
    }
  }
  return verdicts
}

/** Makes a situation in which a rule matches, where that is easily found. */
type Guess = (rule: CompiledRule) => Situation | undefined

function judgeAt(
  place: number,
  { rules, index, valuesOf, covers }: TableChange,
  { guess, budget }: { guess: Guess; budget: Budget },
): Verdict {
  const rule = rules[place]!
  if (rule.isLeftOut) return { kind: 'left out' }
  const guessed = guess(rule)
  if (guessed !== undefined && !index().isTaken(guessed, place)) return { kind: 'fires', in: guessed }
  if (budget.left < 0) return { kind: 'not decided' }
  const earlier: CompiledRule[] = []
  let covering: CompiledRule | undefined
  index().seeMeeting(rule, place, (other) => {
    earlier.push(other)
    if (guessed !== undefined && covers(other, rule)) covering = other
    return covering !== undefined || earlier.length > mostMeeting ? 'stop' : undefined
  })
  budget.left -= eachMeeting * earlier.length
  if (covering !== undefined) return { kind: 'hidden', by: [covering] }
  if (earlier.length > mostMeeting || budget.left < 0) return { kind: 'not decided' }
  const ofThis = { left: Math.min(mostForOne, budget.left) }
  budget.left -= ofThis.left
  const verdict = judge(rule, earlier, { valuesOf, budget: ofThis })
  budget.left += Math.max(0, ofThis.left)
  return verdict
}

function isStillTrue(verdict: Verdict, rule: CompiledRule, place: number, change: TableChange): boolean {
  if (change.otherValues.size > 0 && !standsWithValues(verdict, rule, change)) return false
  if (change.sideOf(place) === 'before') return true
  const { added, removed, index } = change
  switch (verdict.kind) {
    case 'fires':
      return added.length > fewRules
        ? !index().isTaken(verdict.in, place)
        : !added.some((one) => ruleMatches(one, verdict.in))
    case 'hidden':
      return verdict.by.every((one) => !removed.has(one) || change.isBefore(one, place))
    case 'not decided':
      return ![...added, ...removed].some((one) => mayMeet(one, rule))
    default:
      return true
  }
}

function standsWithValues(
  verdict: Verdict,
  rule: CompiledRule,
  { otherValues, valuesOf }: TableChange,
): boolean {
  if (verdict.kind === 'fires') {
    return [...otherValues.keys()].every((input) => {
      const known = verdict.in.get(input)
      return known === undefined || isNamed(rule, input) || isPossible(known, valuesOf(input))
    })
  }
  const asking = [rule, ...(verdict.kind === 'hidden' ? verdict.by : [])]
  return [...otherValues.keys()].every((input) => {
    return (
      isNamed(rule, input) || (verdict.kind !== 'not decided' && asking.every(({ asks }) => !asks.has(input)))
    )
  })
}

/** Every intent and request that a rule names is there, whatever those of the domain are. */
function isNamed({ asks }: CompiledRule, input: InputKey): boolean {
  return (input === 'intent' || input === 'request') && asks.get(input)?.fixed !== undefined
}

/** For every input that a rule asks for a state that meets that; nothing is known of all others. */
function guesser({ valuesOf }: TableChange): Guess {
  const known = new Map<InputKey, Map<string, { state: Known | undefined }>>()
  return ({ asks }) => {
    const situation = new Map<InputKey, Known>()
    for (const [input, ask] of asks) {
      const ofInput = getOrMake(known, input, () => new Map<string, { state: Known | undefined }>())
      const { state } = getOrMake(ofInput, ask.key, () => {
        const { states } = representatives(input, valuesOf(input), ask.conditions)
        // The last ones are those that fewest rules mention
        return { state: states.findLast((one) => meetsAsk(one, ask)) }
      })
      if (state === undefined) return undefined
      situation.set(input, state)
    }
    return situation
  }
}
