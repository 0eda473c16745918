import { askOf, type CompiledRule, meetsAsk } from './compiled-rule.ts'
import type { Verdict } from './judge.ts'

/** Which of some intents, or requests, a rule can match with. */
export function handledNames(
  names: readonly string[],
  input: 'intent' | 'request',
  { rules, verdicts }: { rules: readonly CompiledRule[]; verdicts: readonly Verdict[] },
): ReadonlySet<string> {
  const handled = new Set<string>()
  const others = new Map<string, ReturnType<typeof askOf>>()
  for (const [place, { isLeftOut, asks }] of rules.entries()) {
    if (isLeftOut || verdicts[place]!.kind === 'impossible') continue
    const { fixed, key } = asks.get(input) ?? any
    if (fixed === undefined) others.set(key, asks.get(input) ?? any)
    else for (const name of fixed) handled.add(name)
  }
  const open = [...others.values()]
  const states = (value: string) => [false, true].map((updated) => ({ collected: true, updated, value }))
  return new Set(
    names.filter(
      (name) => handled.has(name) || open.some((ask) => states(name).some((known) => meetsAsk(known, ask))),
    ),
  )
}

const any = askOf([])
