import { type Ask, argumentKey, askOf, type CompiledRule, meetsAsk } from './compiled-rule.ts'
import type { Verdict } from './judge.ts'
import type { RuleIndex } from './rule-index.ts'

interface Judged {
  rules: readonly CompiledRule[]
  verdicts: readonly Verdict[]
}

/** Which of some intents a rule can match with. */
export function handledIntents(
  names: readonly string[],
  { ofIntents, ofAny }: RuleIndex,
  { rules, verdicts }: Judged,
): ReadonlySet<string> {
  const canMatch = (place: number) => verdicts[place]!.kind !== 'impossible'
  const open = new Set(ofAny.places.filter(canMatch).map((place) => rules[place]!.asks.get('intent') ?? any))
  return new Set(
    names.filter((name) => ofIntents.get(argumentKey(name))?.places.some(canMatch) || isAllowed(name, open)),
  )
}

/** Which of some requests a rule can match with. */
export function handledRequests(names: readonly string[], { rules, verdicts }: Judged): ReadonlySet<string> {
  if (names.length === 0) return noNames
  const asks = new Set<Ask>()
  for (let place = 0; place < rules.length; place++) {
    const rule = rules[place]!
    if (rule.isLeftOut || verdicts[place]!.kind === 'impossible') continue
    asks.add(rule.asks.get('request') ?? any)
  }
  return new Set(names.filter((name) => isAllowed(name, asks)))
}

/** Whether a name meets one of some questions, however it was said. */
function isAllowed(name: string, asks: Iterable<Ask>): boolean {
  for (const ask of asks) {
    for (const updated of [false, true]) {
      if (meetsAsk({ collected: true, updated, value: name }, ask)) return true
    }
  }
  return false
}

const any = askOf([])
const noNames: ReadonlySet<string> = new Set()
