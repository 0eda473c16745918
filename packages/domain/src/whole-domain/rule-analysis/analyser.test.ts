import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newApiAction } from '../../model/api-action.ts'
import type { Domain } from '../../model/domain.ts'
import type { Rule } from '../../model/rule.ts'
import { isInvalidRow } from '../../nouns/conditions/checks.ts'
import { conditionsIn, type Known, matches, meets } from '../../nouns/conditions/situation.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aModule, anIntent, aRule, aSlot } from '../../testing/builders.ts'
import { createRuleAnalyser, type TableAnalysis } from './analyser.ts'
import { anyRules, everySituation, smallDomain, tryInputs } from './testing.ts'

type Analyse = ReturnType<typeof createRuleAnalyser>

function analyse(domain: Domain, analyser: Analyse = createRuleAnalyser()): TableAnalysis {
  return analyser(domain)
}

/** The rules in two modules, since their order goes on from one to the next. */
function tableOf(rules: readonly Rule[]): Domain {
  const half = Math.floor(rules.length / 2)
  return {
    ...smallDomain,
    modules: [aModule('First', ...rules.slice(0, half)), aModule('Second', ...rules.slice(half))],
  }
}

/** Looks at all situations and compares what happens in them with what was found. */
function expectExact(rules: readonly Rule[], analysis: TableAnalysis, isDecided: boolean): void {
  const left = rules.map((rule) => !isInvalidRow(rule))
  const tried = tryInputs(rules)
  const all = [...everySituation(tried)].map(({ matching }) => ({
    matching: matching.filter((rule) => left[rule]),
  }))
  expectVerdicts(rules, analysis, all, isDecided)
  if (isDecided) expectOverlaps(rules, analysis, all)
  expectReplies(analysis, tried, left, isDecided)
}

type Tried = { matching: number[] }[]

function expectVerdicts(
  rules: readonly Rule[],
  analysis: TableAnalysis,
  all: Tried,
  isDecided: boolean,
): void {
  const everMatching = new Set(all.flatMap(({ matching }) => matching))
  const everFiring = new Set(all.flatMap(({ matching }) => matching.slice(0, 1)))
  for (const [place, verdict] of analysis.verdicts.entries()) {
    const isAlive = everMatching.has(place)
    if (isInvalidRow(rules[place]!)) {
      expect(verdict.kind).toBe('left out')
    } else if (verdict.kind === 'not decided') {
      expect(isDecided).toBe(false)
    } else if (isDecided || verdict.kind !== 'fires') {
      expect(verdict.kind).toBe(!isAlive ? 'impossible' : everFiring.has(place) ? 'fires' : 'hidden')
    }
    if (verdict.kind === 'fires') {
      const firing = rules.findIndex((rule) => !isInvalidRow(rule) && matches(rule, verdict.in))
      expect(firing).toBe(place)
    }
    if (verdict.kind !== 'hidden') continue
    const by = verdict.by.map((one) => analysis.rules.indexOf(one))
    const own = all.filter(({ matching }) => matching.includes(place))
    const takes = (hiding: number[]) =>
      own.every(({ matching }) => hiding.some((one) => matching.includes(one)))
    expect(by.every((one) => one < place)).toBe(true)
    expect(takes(by)).toBe(true)
    for (const one of by) expect(takes(by.filter((other) => other !== one))).toBe(false)
  }
}

function expectOverlaps(rules: readonly Rule[], analysis: TableAnalysis, all: Tried): void {
  for (const [place, overlaps] of analysis.overlaps.entries()) {
    if (analysis.verdicts[place]!.kind !== 'fires') continue
    const clashing = rules.slice(0, place).flatMap((earlier, other) => {
      const having = (wanted: number[], not: number[]) =>
        all.some(
          ({ matching }) =>
            wanted.every((one) => matching.includes(one)) && !not.some((one) => matching.includes(one)),
        )
      const isCrossing = having([other, place], []) && having([other], [place]) && having([place], [other])
      return isCrossing && earlier.uiAction !== rules[place]!.uiAction ? [earlier] : []
    })
    expect(overlaps.with.map(({ rule }) => rule)).toEqual(clashing.slice(0, 3))
    expect(overlaps.isMore).toBe(clashing.length > 3)
  }
}

function expectReplies(
  analysis: TableAnalysis,
  tried: ReturnType<typeof tryInputs>,
  left: readonly boolean[],
  isDecided: boolean,
): void {
  const isFree = ({ matching }: { matching: number[] }) => !matching.some((rule) => left[rule])
  const isHandled = (input: string, name: string) =>
    ![...everySituation(tried, (one, { value }) => one !== input || value === name)].every(isFree)
  const unhandled = {
    intents: ['play', 'stop', 'idle'].filter((name) => !isHandled('intent', name)),
    requests: ['ask', 'wonder'].filter((name) => !isHandled('request', name)),
  }
  if (isDecided) {
    expect(analysis.unhandledIntents).toEqual(unhandled.intents)
    expect(analysis.unhandledRequests).toEqual(unhandled.requests)
  } else {
    expect(unhandled.intents).toEqual(expect.arrayContaining([...analysis.unhandledIntents]))
    expect(unhandled.requests).toEqual(expect.arrayContaining([...analysis.unhandledRequests]))
  }

  for (const [name, reply] of analysis.replies) {
    if (reply.kind === 'not decided') {
      expect(isDecided).toBe(false)
      continue
    }
    const isSaid = (input: string, { value, updated, collected }: Known) =>
      input === 'intent' ? value === name && updated : input !== 'request' || !collected
    const said = [...everySituation(tried, isSaid)]
    if (isDecided) expect(reply.kind).toBe(said.some(isFree) ? 'missing' : 'always')
    if (reply.kind === 'always') continue
    if (isDecided) expect(reply.inputs.size).toBe(fewestNamed(said, isFree))
    // Nothing fires when these inputs are so, whatever all others are
    const isTouched = analysis.rules.some(
      ({ rule }, place) =>
        left[place] &&
        tried.every(({ input, states, allows }) => {
          const wanted = reply.inputs.get(input)
          if (wanted === undefined) {
            return states.some((state, at) => isSaid(input, state) && allows[at]![place])
          }
          return conditionsIn(rule).every(([one, condition]) => one !== input || meets(wanted, condition))
        }),
    )
    expect(isTouched).toBe(false)
  }
}

/** How few inputs have to be so and so that nothing fires, found by trying all choices of inputs. */
function fewestNamed(
  said: { states: Known[]; matching: number[] }[],
  isFree: (situation: { matching: number[] }) => boolean,
): number {
  const count = said[0]!.states.length
  const sizes = [...Array(2 ** count).keys()].flatMap((choice) => {
    const chosen = [...Array(count).keys()].filter((at) => choice & (1 << at))
    const isAllFree = new Map<string, boolean>()
    for (const situation of said) {
      const key = JSON.stringify(chosen.map((at) => situation.states[at]))
      isAllFree.set(key, isFree(situation) && isAllFree.get(key) !== false)
    }
    return [...isAllFree.values()].includes(true) ? [chosen.length] : []
  })
  return Math.min(...sizes)
}

test('what is found of small tables is what trying all situations shows', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyRules(false), (rules) => {
      expectExact(rules, analyse(tableOf(rules)), true)
    }),
    { numRuns: 150 },
  )
})

test('with parts of numbers it is what trying shows, or not decided', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyRules(true), (rules) => {
      expectExact(rules, analyse(tableOf(rules)), false)
    }),
    { numRuns: 80 },
  )
})

/** Tables that come one after the other by edits: rules put in, replaced, taken out or turned around. */
function* editedTables(first: readonly Rule[], spare: readonly Rule[], edits: readonly Edit[]) {
  let rules = first
  let others = spare
  yield rules
  for (const [place, remove, take] of edits) {
    const at = place % (rules.length + 1)
    const next = others[take % others.length]!
    const removed = rules.slice(at, at + remove)
    rules = rules.toSpliced(at, remove, ...(take % 3 === 0 ? removed.toReversed() : [next]))
    others = [...others, ...removed]
    yield rules
  }
}

type Edit = [place: number, remove: number, take: number]

function anyEdits({ most, longest }: { most: number; longest: number }): fc.Arbitrary<Edit[]> {
  return fc.array(fc.tuple(fc.nat(), fc.nat(longest), fc.nat()), { minLength: 1, maxLength: most })
}

test('after edits the same is found as by a look at the whole table', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyRules(false, 10), anyEdits({ most: 6, longest: 2 }), (drawn, edits) => {
      const [spare, ...first] = drawn
      const analyser = createRuleAnalyser()
      for (const rules of editedTables(first.slice(0, 6), [spare!, ...first.slice(6)], edits)) {
        expectExact(rules, analyse(tableOf(rules), analyser), true)
      }
    }),
    { numRuns: 40 },
  )
})

test('after edits among rules with more overlaps than are named the same is found as by a look at all', () => {
  // Each asks for a flag of its own, so that all of them cross; some stand in the table twice
  const pool = Array.from({ length: 14 }, (_, at) => {
    const flag = { input: `FLAG_${at}`, matcher: 'EqualsMatcher', arguments: ['true'] }
    return aRule(['play'], { featureFlags: [flag], uiAction: at % 3 === 0 ? 'one' : 'two' })
  })
  const rules = fc.array(fc.constantFrom(...pool), { minLength: 10, maxLength: 14 })
  assertProperty(
    fc.property(rules, anyEdits({ most: 8, longest: 4 }), (drawn, edits) => {
      const analyser = createRuleAnalyser()
      for (const table of editedTables(drawn.slice(3), drawn.slice(0, 3), edits)) {
        const domain = tableOf(table)
        expect(withoutProofs(analyse(domain, analyser))).toEqual(withoutProofs(analyse(domain)))
      }
    }),
    { numRuns: 100 },
  )
})

/** Rules of which some call an API action and others ask for its answer. */
const callingRules = fc
  .tuple(
    anyRules(false, 10),
    fc.array(fc.constantFrom('calls', 'takes', 'neither'), { minLength: 10, maxLength: 10 }),
  )
  .map(([rules, roles]) =>
    rules.map((rule, at): Rule => {
      const reply = { input: 'reply', matcher: 'CollectedMatcher', arguments: [] }
      if (roles[at] === 'calls') return { ...rule, apiInputs: [], apiAction: { name: 'search' } }
      return roles[at] === 'takes' ? { ...rule, apiInputs: [reply] } : rule
    }),
  )

test('after edits of rules and API actions those that call again and again are what a look at each pair shows', () => {
  const asksApi = ({ apiInputs }: Rule) => apiInputs.some(({ matcher }) => matcher !== 'AnyMatcher')
  const isCertain = ({ intent: { matcher, arguments: args } }: Rule) =>
    matcher === 'EqualsMatcher' ||
    matcher === 'NotCollectedMatcher' ||
    (matcher === 'UpdatedAndEquals' && args.length > 0)
  assertProperty(
    fc.property(callingRules, anyEdits({ most: 8, longest: 2 }), (drawn, edits) => {
      const analyser = createRuleAnalyser()
      let round = 0
      for (const rules of editedTables(drawn.slice(1), drawn.slice(0, 1), edits)) {
        const apiActions = ++round % 4 === 0 ? [] : [newApiAction('search', [])]
        const { verdicts, repeatedCalls } = analyse({ ...tableOf(rules), apiActions }, analyser)
        const isRepeated = (rule: Rule, place: number): boolean => {
          const verdict = verdicts[place]!
          const isCaller = apiActions.some(({ name }) => name === rule.apiAction.name)
          if (verdict.kind !== 'fires' || !isCaller || asksApi(rule) || !isCertain(rule)) return false
          const callers = rules.slice(0, place).filter((one) => !isInvalidRow(one) && asksApi(one))
          return !callers.some((one) => matches({ ...one, apiInputs: [] }, verdict.in))
        }
        expect(repeatedCalls).toEqual(rules.map(isRepeated))
      }
    }),
    { numRuns: 150 },
  )
})

test('after intents and slots changed the same is found as by a look at the whole table', () => {
  const more = anIntent('hum')
  const ofRequest = anIntent('beg', { dialogActType: 'request' })
  const genres = [aSlot('genre', { jazz: [] }), aSlot('genre', { jazz: [], rock: [], '20': [], folk: [] })]
  const changes: ((domain: Domain) => Domain)[] = [
    (domain) => ({ ...domain, intents: [...domain.intents, more] }),
    (domain) => ({ ...domain, intents: [...domain.intents, ofRequest] }),
    (domain) => ({ ...domain, intents: domain.intents.slice(1) }),
    (domain) => ({ ...domain, intents: smallDomain.intents }),
    ...genres.map((genre) => (domain: Domain) => ({
      ...domain,
      slots: domain.slots.map((slot) => (slot.name === 'genre' ? genre : slot)),
    })),
  ]
  assertProperty(
    fc.property(
      anyRules(false, 8),
      fc.array(fc.constantFrom(...changes), { minLength: 1 }),
      (rules, made) => {
        const analyser = createRuleAnalyser()
        let domain = tableOf(rules)
        analyse(domain, analyser)
        for (const change of made) {
          domain = change(domain)
          expect(withoutProofs(analyse(domain, analyser))).toEqual(withoutProofs(analyse(domain)))
        }
      },
    ),
    { numRuns: 100 },
  )
})

/** What is found, without what shows it: that may be shown in several ways. */
function withoutProofs({ verdicts, overlaps, replies, ...others }: TableAnalysis) {
  const { unhandledIntents, unhandledRequests, unusedUiActions, unusedApiActions } = others
  return {
    verdicts: verdicts.map(({ kind }) => kind),
    overlaps: overlaps.map(({ with: named, isMore }) => [named.map(({ rule }) => rule), isMore]),
    replies: Array.from(replies, ([name, reply]) => [name, reply.kind]).sort(),
    ...{ unhandledIntents, unhandledRequests, unusedUiActions, unusedApiActions },
  }
}
