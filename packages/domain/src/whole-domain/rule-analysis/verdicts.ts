import type { InputKey, Known, Situation } from '../../nouns/conditions/situation.ts'
import { type Ask, type CompiledRule, mayMeet, meetsAsk, ruleMatches } from './compiled-rule.ts'
import type { Budget } from './cover.ts'
import { getOrMake } from './get-or-make.ts'
import { isPossible } from './input-values.ts'
import { judge, type Verdict } from './judge.ts'
import { representatives } from './representatives.ts'
import { isTaken, seeMeeting } from './rule-index.ts'
import { carriedOver, fewRules, type TableChange } from './table-change.ts'

/** How many boxes are looked at for one rule, and for all rules after one edit, before nothing more is decided. */
const maxWorkForOne = 50_000
const maxWorkForAll = 4_000_000

/** With how many others a rule is compared, and as how many looks each of them counts. */
const maxMeeting = 2000
const eachMeeting = 20

/** Judges the rules of a table; what showed the last verdict on a rule mostly still does. */
export function findVerdicts(last: readonly Verdict[], change: TableChange): Verdict[] {
  const tools = { guess: guesser(change), budget: { left: maxWorkForAll } }
  const verdicts = carriedOver(last, change)
  for (const place of change.concerned) {
    const old = verdicts[place]
    if (old === undefined || !isStillTrue(old, place, change)) {
      verdicts[place] = judgeAt(place, change, tools)
    }
  }
  return verdicts as Verdict[]
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
  if (guessed !== undefined && !isTaken(index, guessed, place)) return { kind: 'fires', in: guessed }
  if (budget.left < 0) return { kind: 'not decided' }
  const earlier: CompiledRule[] = []
  let covering: CompiledRule | undefined
  seeMeeting(index, rule, place, (other) => {
    earlier.push(other)
    if (guessed !== undefined && covers(other, rule)) covering = other
    return covering !== undefined || earlier.length > maxMeeting ? 'stop' : undefined
  })
  budget.left -= eachMeeting * earlier.length
  if (covering !== undefined) return { kind: 'hidden', by: [covering] }
  if (earlier.length > maxMeeting || budget.left < 0) return { kind: 'not decided' }
  const ofThis = { left: Math.min(maxWorkForOne, budget.left) }
  budget.left -= ofThis.left
  const verdict = judge(rule, earlier, { valuesOf, budget: ofThis })
  budget.left += Math.max(0, ofThis.left)
  return verdict
}

function isStillTrue(verdict: Verdict, place: number, change: TableChange): boolean {
  const { rules, start, added, removed, index } = change
  const rule = rules[place]!
  if (change.otherValues.size > 0 && !standsWithValues(verdict, rule, change)) return false
  if (place < start) return true
  switch (verdict.kind) {
    case 'fires':
      return added.length > fewRules
        ? !isTaken(index, verdict.in, place)
        : !added.some((one) => ruleMatches(one, verdict.in))
    case 'hidden':
      return verdict.by.every((one) => !removed.has(one) || change.isMovedBefore(one, place))
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
  for (const input of otherValues.keys()) {
    if (isNamed(rule, input)) continue
    if (verdict.kind === 'fires') {
      const known = verdict.in.get(input)
      if (known !== undefined && !isPossible(known, valuesOf(input))) return false
    } else if (verdict.kind === 'not decided' || rule.asks.has(input)) {
      return false
    } else if (verdict.kind === 'hidden' && verdict.by.some(({ asks }) => asks.has(input))) {
      return false
    }
  }
  return true
}

/** Every intent and request that a rule names is there, whatever those of the domain are. */
function isNamed({ asks }: CompiledRule, input: InputKey): boolean {
  return (input === 'intent' || input === 'request') && asks.get(input)?.fixed !== undefined
}

/** For every input that a rule asks for a state that meets that; nothing is known of all others. */
function guesser({ valuesOf }: TableChange): Guess {
  const known = new Map<InputKey, Map<Ask, { state: Known | undefined }>>()
  return ({ asks }) => {
    const situation = new Map<InputKey, Known>()
    for (const [input, ask] of asks) {
      const ofInput = getOrMake(known, input, () => new Map<Ask, { state: Known | undefined }>())
      const { state } = getOrMake(ofInput, ask, () => {
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
