import { type Domain, firstByName } from '@sdp/domain'
import type { Expression } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { valueIn } from '@sdp/domain/reusable-expressions'
import type { Slot } from '@sdp/domain/slots'
import { changeLiterals, type Literals, noLiterals, type RangeContent } from '../../words/literals.ts'
import { whichRange, yesNoRange } from '../../words/ranges.ts'
import type { SentenceReading } from '../../words/sentence.ts'
import { kindOfSlot, listLiterals, type SpokenLiteral } from '../../words/slot-values.ts'
import { whichOne } from '../../words/which.ts'
import { yesAndNo } from '../../words/yes-no.ts'
import { deadState, type LazyDfa, startState } from '../dfa/lazy-dfa.ts'
import { newStore, type Store, wordIds } from './store.ts'
import { type Mentionable, mentionableIn, unitMaker } from './units.ts'

/** What one version of a domain has of the store; the next version is made from it by building only what the edit changed. */
export interface Version {
  store: Store
  mentionable: Mentionable
  intents: readonly IntentUnits[]
  /** The place of the intent of each unit, or -1 for one that this version does not have. */
  intentOf: Int32Array
  /** The place of each unit among the expressions of its intent. */
  expressionOf: Int32Array
  reading: SentenceReading
  /** The slot that the literals of a range were taken from. */
  slotOfRange: ReadonlyMap<number, Slot | undefined>
  /**
   * Where walks begin that take no free words, those of units with free text, and those of all: units of the beginning, and
   * those that edits added.
   */
  strict: readonly Start[]
  free: readonly Start[]
  all: readonly Start[]
  /** How many units there were at the beginning. */
  baseUnits: number
}

interface IntentUnits {
  intent: Intent
  units: readonly number[]
}

/** Some units that share a start state. */
export interface Start {
  isAdded: boolean
  nodes: readonly number[]
  set: number
  /** When the state was made: the cache is cleared from time to time. */
  age: number
}

/** Everything is built again from scratch once the dead units exceed this and the live ones. */
const maxDeadUnits = 2000

/** Builds a domain; from the one before an edit only what changed is built. */
export function buildVersion(domain: Domain, language: string, earlier?: Version): Version {
  const isSameLanguage = earlier?.store.language === language
  if (earlier === undefined || !isSameLanguage || hasTooManyDeadUnits(earlier))
    return buildAll(domain, language)
  return buildChanged(domain, earlier)
}

function hasTooManyDeadUnits({ store, intents }: Version): boolean {
  const used = intents.reduce((sum, { units }) => sum + units.length, 0)
  return store.units.length - used > Math.max(maxDeadUnits, used)
}

function buildAll(domain: Domain, language: string): Version {
  const store = newStore(language)
  const mentionable = mentionableIn(domain)
  const make = unitMaker(store, mentionable)
  const intents = intentsOf(domain).map((intent) => ({
    intent,
    units: intent.expressions.map((expression) => make(expression).id),
  }))
  const count = store.units.length
  const version = placed({
    store,
    mentionable,
    intents,
    intentOf: new Int32Array(count).fill(-1),
    expressionOf: new Int32Array(count),
  })
  const withLiterals = { ...version, ...literalsOf(store, mentionable, noLiterals, new Map()) }
  return { ...withLiterals, ...startsOf(store, 0, version.intentOf), baseUnits: count }
}

function buildChanged(domain: Domain, earlier: Version): Version {
  const { store } = earlier
  const mentionable = mentionableIn(domain)
  const changed = changedMentions(earlier.mentionable, mentionable, store.language)
  const make = unitMaker(store, mentionable)
  const isReusable = (unit: number) =>
    changed.size === 0 || !store.units[unit]!.mentions.some((name) => changed.has(name))

  const wanted = intentsOf(domain)
  const earlierOf = earlierUnits(wanted, earlier.intents)
  const intents = wanted.map((intent, at) => {
    const before = earlierOf[at]
    const isSame = before?.intent.expressions === intent.expressions
    if (isSame && (changed.size === 0 || before.units.every(isReusable))) {
      return before.intent === intent ? before : { intent, units: before.units }
    }
    return {
      intent,
      units: unitsAfter(intent.expressions, before, { make: (one) => make(one).id, isReusable }),
    }
  })
  const { baseUnits } = earlier
  const count = store.units.length
  const intentOf = new Int32Array(count).fill(-1)
  const expressionOf = new Int32Array(count)
  intentOf.set(earlier.intentOf)
  expressionOf.set(earlier.expressionOf)
  earlier.intents.forEach((one, index) => {
    if (intents[index] !== one) for (const unit of one.units) intentOf[unit] = -1
  })
  const version = placed({ store, mentionable, intents, intentOf, expressionOf }, earlier.intents)
  const withLiterals = {
    ...version,
    ...literalsOf(store, mentionable, earlier.reading.literals, earlier.slotOfRange),
  }
  const added = startsOf(store, baseUnits, intentOf)
  return {
    ...withLiterals,
    strict: [...earlier.strict.filter(({ isAdded }) => !isAdded), ...added.strict],
    free: [...earlier.free.filter(({ isAdded }) => !isAdded), ...added.free],
    all: [...earlier.all.filter(({ isAdded }) => !isAdded), ...added.all],
    baseUnits,
  }
}

/** The intents of a domain; of several with one name the first counts. */
function intentsOf(domain: Pick<Domain, 'intents'>): Intent[] {
  return [...firstByName(domain.intents).values()]
}

/**
 * What each intent was before an edit: the one with the same list of expressions, mostly at the same place, else the one with
 * its name. Several may share a list, and units belong to one intent only: nothing earlier is given to two.
 */
function earlierUnits(
  intents: readonly Intent[],
  earlier: readonly IntentUnits[],
): (IntentUnits | undefined)[] {
  const found = intents.map(({ expressions }, at) =>
    earlier[at]?.intent.expressions === expressions ? earlier[at] : undefined,
  )
  const left = new Set(earlier.filter((one, at) => found[at] !== one))
  if (left.size === 0) return found
  const byList = new Map<readonly Expression[], IntentUnits[]>()
  for (const one of left) {
    const others = byList.get(one.intent.expressions)
    if (others === undefined) byList.set(one.intent.expressions, [one])
    else others.push(one)
  }
  intents.forEach(({ expressions }, at) => {
    const same = found[at] === undefined ? byList.get(expressions)?.pop() : undefined
    if (same === undefined) return
    found[at] = same
    left.delete(same)
  })
  const byName = new Map(Array.from(left, (one) => [one.intent.name, one]))
  return found.map((one, at) => one ?? byName.get(intents[at]!.name))
}

/** The units of changed expressions: those that are the same as before keep theirs. */
function unitsAfter(
  expressions: readonly Expression[],
  before: IntentUnits | undefined,
  { make, isReusable }: { make: (expression: Expression) => number; isReusable: (unit: number) => boolean },
): number[] {
  const earlier = before?.intent.expressions ?? []
  const known = new Map<Expression, number>()
  const unitAt = (index: number) => before!.units[index]!
  let start = 0
  while (start < earlier.length && earlier[start] === expressions[start]) start++
  let end = 0
  while (
    end < Math.min(earlier.length, expressions.length) - start &&
    earlier[earlier.length - 1 - end] === expressions[expressions.length - 1 - end]
  ) {
    end++
  }
  for (let index = start; index < earlier.length - end; index++) known.set(earlier[index]!, unitAt(index))
  return expressions.map((expression, index) => {
    let unit: number | undefined
    if (index < start) unit = unitAt(index)
    else if (index >= expressions.length - end) unit = unitAt(index - expressions.length + earlier.length)
    else unit = known.get(expression)
    known.delete(expression)
    return unit !== undefined && isReusable(unit) ? unit : make(expression)
  })
}

type Starts = Pick<Version, 'strict' | 'free' | 'all'>
type Places = Pick<Version, 'store' | 'mentionable' | 'intents' | 'intentOf' | 'expressionOf'>

function placed(places: Places, earlier: readonly IntentUnits[] = []): Places {
  const { intents, intentOf, expressionOf } = places
  intents.forEach((one, intent) => {
    if (earlier[intent] === one) return
    one.units.forEach((unit, index) => {
      intentOf[unit] = intent
      expressionOf[unit] = index
    })
  })
  return places
}

/**
 * Where the walks begin of the units from one on, of those that a version has. Expressions with free text and those
 * without begin apart: together they would be in many more states.
 */
function startsOf({ units }: Store, from: number, intentOf: Int32Array): Starts {
  const withFreeText: number[] = []
  const others: number[] = []
  for (let unit = from; unit < intentOf.length; unit++) {
    const { start, hasFreeText } = units[unit]!
    if (start !== -1 && intentOf[unit] !== -1) (hasFreeText ? withFreeText : others).push(start)
  }
  const start = (nodes: number[]): Start => ({ isAdded: from > 0, nodes, set: deadState, age: -1 })
  const free = start(withFreeText)
  return { strict: [start([...others, ...withFreeText])], free: [free], all: [start(others), free] }
}

/** The start state of some units. */
export function stateOfStart(start: Start, dfa: LazyDfa): number {
  if (start.age !== dfa.age) {
    start.set = startState(dfa, start.nodes)
    start.age = dfa.age
  }
  return start.set
}

/** The slots whose meaning changed and the parts whose value did, as units mention them. */
function changedMentions(before: Mentionable, after: Mentionable, language: string): Set<string> {
  const changed = new Set<string>()
  for (const name of new Set([...before.slots.keys(), ...after.slots.keys()])) {
    const [was, is] = [before.slots.get(name), after.slots.get(name)]
    if (was !== is && (!was || !is || kindOfSlot(was, language) !== kindOfSlot(is, language)))
      changed.add(`$${name}`)
  }
  for (const name of new Set([...before.parts.keys(), ...after.parts.keys()])) {
    const [was, is] = [before.parts.get(name), after.parts.get(name)]
    if (was !== is && (!was || !is || valueIn(was, language) !== valueIn(is, language)))
      changed.add(`§${name}`)
  }
  return changed
}

/** The literals of all lists that expressions use; those of lists that are the same as before stay. */
function literalsOf(
  store: Store,
  { slots }: Mentionable,
  before: Literals,
  slotsBefore: Version['slotOfRange'],
): Pick<Version, 'reading' | 'slotOfRange'> {
  const changes: RangeContent[] = []
  const slotOfRange = new Map<number, Slot | undefined>()
  const withWords = (literal: SpokenLiteral) => ({ literal, words: wordIds(store, literal.text) })
  store.ranges.all.forEach((range, id) => {
    if (range.kind !== 'list') return
    const slot = slots.get(range.slot)
    slotOfRange.set(id, slot)
    const earlier = slotsBefore.get(id)
    if (slotsBefore.has(id) && (earlier === slot || earlier?.canonicals === slot?.canonicals)) return
    changes.push({ range: id, literals: listLiterals(slot?.canonicals ?? [], range.allowed).map(withWords) })
  })
  if (before === noLiterals) {
    const yesNo = yesAndNo(store.language).map(withWords)
    const which = whichOne(store.language).map(withWords)
    changes.push({ range: yesNoRange, literals: yesNo }, { range: whichRange, literals: which })
  }
  const { language, vocabulary, spellings, tree, ranges, numbers, hasTimes } = store
  const literals = changeLiterals(before, changes, store)
  return {
    reading: { language, vocabulary, spellings, tree, ranges, numbers, hasTimes, literals },
    slotOfRange,
  }
}
