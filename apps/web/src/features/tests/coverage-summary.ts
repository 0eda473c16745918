import {
  type Coverage,
  canonicalKey,
  conditionKey,
  expressionKey,
  outcomeKey,
  ruleKey,
  textKey,
} from '@sdp/dialogue'
import type { Domain } from '@sdp/domain'
import { conditionsIn } from '@sdp/domain/decision-table'
import type { ProblemTarget } from '../../parts/use-problem-place.ts'

/** Something of the domain that tests can reach. */
interface Reachable {
  key: string
  text: string
  place: ProblemTarget | undefined
}

/** How much of one kind of thing is reached, and what is not. */
export interface CoverageLine {
  kind: keyof Coverage
  title: string
  reached: number
  total: number
  missing: readonly Reachable[]
}

const titles: Readonly<Record<keyof Coverage, string>> = {
  intents: 'Intents',
  expressions: 'Expressions',
  rules: 'Rules that fired',
  conditions: 'Conditions that decided',
  uiActions: 'UI actions',
  texts: 'Texts',
  apiOutcomes: 'Answers of handlers',
  canonicals: 'Canonicals',
}

/** What tests reach of a domain, kind by kind; kinds of which the domain has nothing are left out. */
export function coverageLines(domain: Domain, coverage: Coverage): CoverageLine[] {
  const all = reachableOf(domain)
  return (Object.keys(titles) as (keyof Coverage)[]).flatMap((kind) => {
    const things = all[kind]
    if (things.length === 0) return []
    const missing = things.filter(({ key }) => !coverage[kind].has(key))
    return [
      { kind, title: titles[kind], reached: things.length - missing.length, total: things.length, missing },
    ]
  })
}

function reachableOf(domain: Domain): Record<keyof Coverage, Reachable[]> {
  const { intents, modules, uiActions, ttsResponses, apiActions, apiInputs, slots } = domain
  const rules = modules.flatMap(({ name, rules: all }, module) =>
    all.map((rule, at) => ({ rule, text: `${name} ${at + 1}`, place: { rule: { module, rule: at } } })),
  )
  const called = new Set(apiActions.map(({ name }) => name))
  return {
    intents: intents.map(({ name }) => ({ key: name, text: name, place: { in: 'intents', name } })),
    expressions: intents.flatMap(({ name, expressions }) =>
      expressions.map(({ text }, expression) => ({
        key: expressionKey(name, expression),
        text: `${name}: ${text}`,
        place: { in: 'intents', name, expression },
      })),
    ),
    rules: rules.map(({ rule, text, place }) => ({ key: ruleKey(rule), text, place })),
    conditions: rules.flatMap(({ rule, text, place }) =>
      conditionsIn(rule).map(([input], index) => ({
        key: conditionKey(rule, index),
        text: `${text}: ${input}`,
        place,
      })),
    ),
    uiActions: uiActions.map(({ name }) => ({ key: name, text: name, place: { in: 'uiActions', name } })),
    texts: ttsResponses.flatMap(({ name, texts }) =>
      texts.map((text, index) => ({
        key: textKey(name, index),
        text: `${name}: ${text}`,
        place: userOf(domain, name),
      })),
    ),
    apiOutcomes: apiInputs.flatMap(({ name, returnValue }) =>
      called.has(name)
        ? returnValue.map((value) => ({
            key: outcomeKey(name, String(value)),
            text: `${name}: ${String(value)}`,
            place: { in: 'apiActions' as const, name },
          }))
        : [],
    ),
    canonicals: slots.flatMap(({ name, canonicals }) =>
      canonicals.map((canonical) => ({
        key: canonicalKey(name, canonical.name),
        text: `${name}: ${canonical.name}`,
        place: { in: 'slots', name },
      })),
    ),
  }
}

function userOf({ uiActions }: Domain, response: string): ProblemTarget | undefined {
  const user = uiActions.find(({ ttsResponses }) => ttsResponses.includes(response))
  return user && { in: 'uiActions', name: user.name, field: 'ttsResponses' }
}
