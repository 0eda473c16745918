import { ZenEngine } from '@gorules/zen-engine'
import { compile } from '@sdp/dialogue'
import {
  conditionsIn,
  findMatcher,
  type InputKey,
  type Known,
  newRule,
  type Rule,
  type Situation,
  unsaid,
} from '@sdp/domain/decision-table'
import { aDomain } from '@sdp/domain/testing'
import { Engine } from 'json-rules-engine'
import { cpuMillis, cpuMillisOf } from '../median.ts'
import type { Line } from '../report.ts'

/** How long a table of 10,000 rules takes to find the one that fires, compared with other ways to do it. */

const count = 10_000
const slotNames = ['zone', 'level', 'mode'] as const
const valuesPerSlot = 22

interface Table {
  name: string
  rules: Rule[]
  /** The rule that each situation is made for. */
  wanted: number[]
  /** How many times quicker than a loop over the rules it has to be. */
  times: number
}

const equals = (value: string) => ({ matcher: 'EqualsMatcher', arguments: [value] })

const perIntent = rulesOf((index) => `intent${index % 1000}`)
const oneIntent = rulesOf(() => 'intent0')
const tables: Table[] = [
  {
    name: '1,000 intents, any rule',
    rules: perIntent,
    wanted: Array.from({ length: 1000 }, (_, index) => (index * 7919) % count),
    times: 60,
  },
  { name: 'one intent, last rule', rules: oneIntent, wanted: new Array(100).fill(count - 1), times: 100 },
]

/** The lines about deciding. */
export async function deciding(): Promise<Line[]> {
  const lines: Line[] = []
  for (const table of tables) {
    const ours = oursPerDecision(table)
    const against = (peer: string, floor: number) => ({
      what: `decide, ${count} rules, ${table.name} (1,000 times)`,
      millis: ours * 1000,
      against: peer,
      floor: floor * 1000,
      limit: 1 / table.times,
    })
    lines.push(
      against('a loop over the rules', loopPerDecision(table)),
      against('@gorules/zen-engine', await zenPerDecision(table)),
      against('json-rules-engine', await jsonRulesPerDecision(table)),
    )
  }
  return lines
}

/** One rule for each combination of the values of three slots, as bulk generation makes them. */
function rulesOf(intentOf: (index: number) => string): Rule[] {
  return Array.from({ length: count }, (_, index) => ({
    ...newRule(),
    intent: equals(intentOf(index)),
    slots: slotNames.map((input, slot) => ({ input, ...equals(slotValue(index, slot)) })),
    uiAction: `action${index}`,
  }))
}

function slotValue(index: number, slot: number): string {
  return `value_${Math.floor(index / valuesPerSlot ** slot) % valuesPerSlot}`
}

function situationFor({ intent, slots }: Rule): Situation {
  const said = (value: string): Known => ({ collected: true, updated: true, value })
  return new Map<InputKey, Known>([
    ['intent', said(intent.arguments[0]!)],
    ...slots.map(({ input, arguments: [value] }) => [`slots ${input}`, said(value!)] as const),
  ])
}

function oursPerDecision({ rules, wanted }: Table): number {
  const { table } = compile(aDomain({ modules: [{ name: 'Rules', comments: '', rules }] }), 'eng-USA')
  const rounds = 20
  // Maps of their own: nothing can be remembered of a situation
  const situations = Array.from({ length: rounds + 3 }, () =>
    wanted.map((index) => situationFor(rules[index]!)),
  )
  const millis = cpuMillis(rounds, () => {
    for (const [at, situation] of situations.pop()!.entries()) {
      if (table.find(situation)?.rule !== wanted[at]) throw new Error('another rule was found')
    }
  })
  return millis / wanted.length
}

/** The plain way, with its matchers looked up before: the first rule of which all conditions hold. */
function loopPerDecision({ rules, wanted }: Table): number {
  const prepared = rules.map((rule) =>
    conditionsIn(rule).map(([input, { matcher, arguments: args }]) => ({
      input,
      args,
      matcher: findMatcher(matcher)!,
      missing: unsaid(input),
    })),
  )
  const some = wanted.slice(0, 100)
  const situations = some.map((index) => situationFor(rules[index]!))
  const millis = cpuMillis(5, () => {
    for (const [at, situation] of situations.entries()) {
      const found = prepared.findIndex((conditions) =>
        conditions.every(({ input, args, matcher, missing }) => {
          const known = situation.get(input) ?? missing
          return matcher.holds(known.value, args, known)
        }),
      )
      if (found !== some[at]) throw new Error('another rule was found')
    }
  })
  return millis / some.length
}

async function zenPerDecision({ rules, wanted }: Table): Promise<number> {
  const inputs = ['intent', ...slotNames].map((field) => ({ id: field, name: field, field }))
  const content = {
    nodes: [
      { id: 'in', type: 'inputNode', name: 'in', position: { x: 0, y: 0 } },
      {
        id: 'table',
        type: 'decisionTableNode',
        name: 'table',
        position: { x: 0, y: 0 },
        content: {
          hitPolicy: 'first',
          inputs,
          outputs: [{ id: 'action', name: 'action', field: 'action' }],
          rules: rules.map((rule) => ({
            _id: rule.uiAction,
            intent: JSON.stringify(rule.intent.arguments[0]),
            ...Object.fromEntries(
              rule.slots.map(({ input, arguments: [value] }) => [input, JSON.stringify(value)]),
            ),
            action: JSON.stringify(rule.uiAction),
          })),
        },
      },
      { id: 'out', type: 'outputNode', name: 'out', position: { x: 0, y: 0 } },
    ],
    edges: [
      { id: 'a', sourceId: 'in', targetId: 'table', type: 'edge' },
      { id: 'b', sourceId: 'table', targetId: 'out', type: 'edge' },
    ],
  }
  const decision = new ZenEngine().createDecision(content)
  const ask = async (index: number) => {
    const { result } = await decision.evaluate(factsOf(rules[index]!))
    if (result.action !== rules[index]!.uiAction) throw new Error('another rule was found')
  }
  return perDecision(wanted.slice(0, 20), ask)
}

async function jsonRulesPerDecision({ rules, wanted }: Table): Promise<number> {
  const engine = new Engine([], { allowUndefinedFacts: true })
  for (const [index, rule] of rules.entries()) {
    engine.addRule({
      priority: count - index,
      conditions: {
        all: Object.entries(factsOf(rule)).map(([fact, value]) => ({ fact, operator: 'equal', value })),
      },
      event: { type: rule.uiAction },
      // The first rule that matches is enough
      onSuccess: () => engine.stop(),
    })
  }
  const ask = async (index: number) => {
    const { events } = await engine.run(factsOf(rules[index]!))
    if (events[0]?.type !== rules[index]!.uiAction) throw new Error('another rule was found')
  }
  return perDecision(wanted.slice(0, 3), ask)
}

function factsOf({ intent, slots }: Rule): Record<string, string> {
  return {
    intent: intent.arguments[0]!,
    ...Object.fromEntries(slots.map(({ input, arguments: [value] }) => [input, value!])),
  }
}

async function perDecision(
  wanted: readonly number[],
  ask: (index: number) => Promise<void>,
): Promise<number> {
  await ask(wanted[0]!)
  const millis = await cpuMillisOf(async () => {
    for (const index of wanted) await ask(index)
  })
  return millis / wanted.length
}
