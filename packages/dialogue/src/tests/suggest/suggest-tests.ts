import type { Rule } from '@sdp/domain/decision-table'
import { type ConversationTest, freeTestName, newConversationTest } from '@sdp/domain/tests'
import type { Program } from '../../program/program.ts'
import type { Coverage } from '../coverage.ts'
import { ruleName } from '../rule-name.ts'
import { type Constraints, unconstrained } from './constraints.ts'
import { type Goal, goalsOf, keysReached, otherWays } from './goals.ts'
import { areSlotsPossible, isPrepared, plansFor, type Wanted } from './plans.ts'
import { type Node, type SpokenTurn, startNode, type Tried, tryTurn } from './tried-turn.ts'

export interface Suggestion {
  test: ConversationTest
  /** Its turns as somebody reads them. */
  spoken: readonly SpokenTurn[]
}

export interface Suggestions {
  tests: Suggestion[]
  /** The rules that no conversation was found for, with the reason in words. */
  unreached: { rule: Rule; reason: string }[]
  /** Whether the time was over before all was tried. */
  isCut: boolean
}

export interface SuggestOptions {
  /** Asked again and again, with how many tests were found; the search ends when it says no. */
  hasTime: (found: number) => boolean | Promise<boolean>
  /** Tests that are suggested, at most. */
  max: number
  coreActions?: readonly string[]
}

/** Turns of a conversation, at most. */
const maxTurns = 4
/** Points from which conversations go on, at most. */
const maxNodes = 150
/** Turns that are tried for one goal at one node. */
const maxTried = 40
/** Turns that are tried for one goal at all nodes together. */
const maxTriedInAll = 400
/** Conversations with a call that can prepare what is known. */
const maxCalling = 6

interface Search {
  program: Program
  options: SuggestOptions
  /** What is not reached yet, by its key. */
  goals: Map<string, Goal>
  nodes: Node[]
  /** What a conversation is about at a node, so that there is one of each. */
  seen: Set<string>
  /** Turns in which handlers were called and nothing was asked: their answers can fill inputs for a later turn. */
  calling: Tried[]
  tests: Suggestion[]
  names: Set<string>
  /** How many turns were tried, by goal. */
  tried: Map<Goal, number>
  /** Which rules fired instead, by goal. */
  instead: Map<Goal, Rule>
}

/**
 * Finds conversations for what no test reaches. For each rule it says what the rule asks for, by own sentences, answers of handlers and
 * what the car says. Where another rule fires instead, it tries once more without a condition of that; where a handler has to be
 * called before, it adds what the rule for the call asks for. So it goes on breadth-first from all that was said before.
 */
export async function suggestTests(
  program: Program,
  reached: Coverage,
  options: SuggestOptions,
): Promise<Suggestions> {
  const search: Search = {
    ...{ program, options, nodes: [startNode()] },
    goals: new Map(goalsOf(program, reached).map((goal) => [goal.key, goal])),
    ...{
      seen: new Set<string>(),
      calling: [],
      tests: [],
      tried: new Map<Goal, number>(),
      instead: new Map<Goal, Rule>(),
    },
    names: new Set(program.domain.tests.map(({ name }) => name)),
  }
  const isWhole = await explore(search)
  return { tests: search.tests, unreached: await unreachedBy(search), isCut: !isWhole }
}

async function unreachedBy(search: Search): Promise<Suggestions['unreached']> {
  const { goals, options, tests } = search
  const unreached: Suggestions['unreached'] = []
  for (const goal of goals.values()) {
    if (goal.rule === undefined) continue
    if (!(await options.hasTime(tests.length))) break
    unreached.push({ rule: goal.rule, reason: reasonFor(search, goal) })
  }
  return unreached
}

/** Returns whether everything was tried. */
async function explore(search: Search): Promise<boolean> {
  const { nodes, goals, tried, options, tests } = search
  const open = new Set(goals.values())
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at]!
    for (const goal of open) {
      if (tests.length >= options.max || !(await options.hasTime(tests.length))) return false
      if (goals.has(goal.key) && (at > 0 || isPossible(search, goal))) await pursue(search, node, goal)
      else open.delete(goal)
      if ((tried.get(goal) ?? 0) >= maxTriedInAll) open.delete(goal)
    }
  }
  return true
}

function isPossible({ program }: Search, { wanted }: Goal): boolean {
  return wanted().some((one) => areSlotsPossible(program, one))
}

/** Tries to reach a goal with the next turn, or with the next but one where a call has to prepare it. */
async function pursue(search: Search, node: Node, goal: Goal): Promise<void> {
  const { program } = search
  const agenda = [...goal.wanted()]
  const known = new Set<string>()
  let left = Math.min(maxTried, maxTriedInAll - (search.tried.get(goal) ?? 0))
  for (let wanted = agenda.shift(); wanted !== undefined && left > 0; wanted = agenda.shift()) {
    const key = JSON.stringify(Object.values(wanted).map((one: Constraints) => [...one]))
    if (known.has(key)) continue
    known.add(key)
    const from = isPrepared(node, wanted.before) ? [node] : await prepared(search, node, wanted)
    for (const start of from) {
      for (const plan of plansFor(program, start, wanted)) {
        if (left-- <= 0 || !(await search.options.hasTime(search.tests.length))) return
        search.tried.set(goal, (search.tried.get(goal) ?? 0) + 1)
        const tried = await tryTurn(program, start, plan, search.options.coreActions)
        if (tried === undefined) continue
        takeIn(search, tried)
        if (!search.goals.has(goal.key)) return
        const instead = tried.rules.at(-1)
        if (instead !== undefined) search.instead.set(goal, instead)
        agenda.push(...otherWays(program, goal, wanted, tried))
      }
    }
  }
}

/** Nodes after a call whose answer has filled what has to be known before the next turn. */
async function prepared(search: Search, node: Node, wanted: Wanted): Promise<Node[]> {
  const { program, calling, options } = search
  if (node.turns.length > 0) return []
  const nodes: Node[] = []
  for (const { plan } of [...calling]) {
    const tried = await tryTurn(program, node, { ...plan, answers: wanted.before }, options.coreActions)
    if (tried === undefined || tried.outcome.reply.error !== undefined) continue
    takeIn(search, tried)
    if (isPrepared(tried.after, wanted.before)) nodes.push(tried.after)
    if (nodes.length === 2) break
  }
  return nodes
}

/** What a turn reaches becomes a test, and conversations may go on from it. */
function takeIn(search: Search, tried: Tried): void {
  const { goals, tests, nodes, seen, calling } = search
  const { after, outcome } = tried
  // A conversation that went wrong is nothing to keep, or to go on with
  if (outcome.reply.error !== undefined) return
  const reached = keysReached(tried).filter((key) => goals.delete(key))
  if (reached.length > 0) tests.push(suggestionOf(search, tried))
  const isCalling = outcome.trace.rounds.some(({ call }) => call !== undefined)
  if (
    isCalling &&
    after.turns.length === 1 &&
    outcome.state.waits === undefined &&
    calling.length < maxCalling
  ) {
    calling.push(tried)
  }
  if (after.turns.length >= maxTurns || nodes.length >= maxNodes) return
  const { intent, request, waits, slots } = after.state
  if (intent === undefined && request === undefined && waits === undefined) return
  const key = JSON.stringify([intent, request, waits?.uiAction, Object.keys(slots).toSorted()])
  if (seen.has(key)) return
  seen.add(key)
  nodes.push(after)
}

function suggestionOf({ program, names }: Search, { plan, rules, after }: Tried): Suggestion {
  const about = [
    plan.intent || after.turns[0]?.intent,
    rules.at(-1)?.uiAction || rules.at(-1)?.apiAction.name,
  ]
  const name = freeTestName(names, about.filter(Boolean).join(': ') || program.domain.name)
  names.add(name)
  const test = { ...newConversationTest(name), tags: ['suggested'], turns: [...after.turns] }
  return { test, spoken: after.spoken }
}

function reasonFor({ program, instead }: Search, goal: Goal): string {
  const { rule, wanted } = goal
  if (rule !== undefined && isSilent(rule)) {
    return 'it fires where nothing is understood, or by an event of the car'
  }
  const isSayable = wanted().some(
    ({ said }) =>
      plansFor(program, startNode(), { said, before: unconstrained, answers: unconstrained }).length > 0,
  )
  if (!isSayable) return 'no sentence brings what it asks for'
  const other = instead.get(goal)
  return other === undefined
    ? 'no answer of a handler brings what it asks for'
    : `${ruleName(program, other)} fired instead, whatever was tried`
}

/** Whether a rule asks for no intent and no request. */
function isSilent({ intent, request }: Rule): boolean {
  return [intent, request].every(
    ({ matcher, arguments: names }) => names.length === 0 && silentMatchers.includes(matcher),
  )
}

const silentMatchers: readonly string[] = ['AnyMatcher', 'NotCollectedMatcher', 'NotUpdated']
