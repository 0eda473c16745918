import type { Domain } from '../model/domain.ts'
import type { ChangeName } from './mentioning.ts'

/** In how many places something is mentioned. */
export interface Usage {
  rules: number
  resetRules: number
  uiActions: number
  responses: number
  expressions: number
  reusableExpressions: number
  tests: number
}

/** Counts what mentions some names, by the walk over the mentions of their kind. */
export function countUsage(domain: Domain, walk: Walk, names: Iterable<string>): Usage {
  const marked = markMentions(domain, walk, names)
  return {
    rules: countIn(domain.modules, marked.modules, ({ rules }) => rules),
    resetRules:
      countIn(domain.slots, marked.slots, ({ resetRules }) => resetRules) +
      countIn(domain.apiInputs, marked.apiInputs, ({ resetRules }) => resetRules),
    uiActions: countChanged(domain.uiActions, marked.uiActions),
    responses: changedResponses(domain, marked).length,
    expressions: countIn(domain.intents, marked.intents, ({ expressions }) => expressions),
    reusableExpressions: countChanged(domain.reusableExpressions, marked.reusableExpressions),
    tests: countChanged(domain.tests, marked.tests),
  }
}

/** Where something is mentioned, with how many mentions each place has. */
export interface Uses {
  /** Intents by their expressions. */
  intents: UsePlace[]
  /** Modules of the decision table by their rules. */
  modules: UsePlace[]
  /** Slots and API inputs by their reset rules. */
  resetInputs: UsePlace[]
  uiActions: string[]
  responses: string[]
  reusableExpressions: string[]
  tests: string[]
}

export interface UsePlace {
  name: string
  count: number
}

/** Finds what mentions some names, by the walk over the mentions of their kind. */
export function findUses(domain: Domain, walk: Walk, names: Iterable<string>): Uses {
  const marked = markMentions(domain, walk, names)
  return {
    intents: placesIn(domain.intents, marked.intents, ({ expressions }) => expressions),
    modules: placesIn(domain.modules, marked.modules, ({ rules }) => rules),
    resetInputs: [
      ...placesIn(domain.slots, marked.slots, ({ resetRules }) => resetRules),
      ...placesIn(domain.apiInputs, marked.apiInputs, ({ resetRules }) => resetRules),
    ],
    uiActions: changedNames(domain.uiActions, marked.uiActions),
    responses: changedResponses(domain, marked),
    reusableExpressions: changedNames(domain.reusableExpressions, marked.reusableExpressions),
    tests: changedNames(domain.tests, marked.tests),
  }
}

/** How much of each kind there is among some places. */
export function usageOf(uses: Uses): Usage {
  const { intents, modules, resetInputs, uiActions, responses, reusableExpressions, tests } = uses
  const sum = (places: readonly UsePlace[]) => places.reduce((count, place) => count + place.count, 0)
  return {
    expressions: sum(intents),
    rules: sum(modules),
    resetRules: sum(resetInputs),
    uiActions: uiActions.length,
    responses: responses.length,
    reusableExpressions: reusableExpressions.length,
    tests: tests.length,
  }
}

type Walk = (domain: Domain, change: ChangeName) => Domain

/** A walk keeps every list as long as it is and changes what mentions a name: that is what differs afterwards. */
function markMentions(domain: Domain, walk: Walk, names: Iterable<string>): Domain {
  const marked = new Set(names)
  return walk(domain, (name) => (marked.has(name) ? `${name}\u0000` : name))
}

function placesIn<T extends { name: string }>(
  before: readonly T[],
  after: readonly T[],
  partsOf: (one: T) => readonly unknown[],
): UsePlace[] {
  return before.flatMap((one, index) => {
    const marked = after[index]
    const count = marked === undefined ? 0 : countChanged(partsOf(one), partsOf(marked))
    return count === 0 ? [] : [{ name: one.name, count }]
  })
}

const responseLists = ['ttsResponses', 'audioResponses', 'guiResponses', 'additionalResponses'] as const

/** The responses whose texts mention something; several of one name are those of one UI action. */
function changedResponses(before: Domain, after: Domain): string[] {
  return [...new Set(responseLists.flatMap((list) => changedNames(before[list], after[list])))]
}

function changedNames(before: readonly { name: string }[], after: readonly unknown[]): string[] {
  return before.filter((entry, index) => entry !== after[index]).map(({ name }) => name)
}

/** What a walk leaves alone stays the same object, so that most of a large domain is not looked at. */
function countIn<T>(
  before: readonly T[],
  after: readonly T[],
  partsOf: (one: T) => readonly unknown[],
): number {
  return before.reduce((sum, one, index) => {
    const marked = after[index]!
    return one === marked ? sum : sum + countChanged(partsOf(one), partsOf(marked))
  }, 0)
}

function countChanged<T>(before: readonly T[], after: readonly T[]): number {
  return before.filter((entry, index) => entry !== after[index]).length
}
