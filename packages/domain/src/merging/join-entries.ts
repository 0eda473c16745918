import type { Expression } from '../expressions/expression.ts'
import type { Intent } from '../intents/intent.ts'
import { foldSpoken } from '../names.ts'
import type { Canonical, Slot } from '../slots/slot.ts'
import { isSame } from '../wire/same.ts'
import type { Entry, MergedList } from './entries.ts'
import { mergeOrder, type Sides } from './merge-order.ts'

/**
 * One entry with the changes of both sides, where they cannot get in each other's way: different expressions of an intent,
 * different canonicals and literals of a slot, and all else by one side only. Nothing when somebody has to decide.
 */
export function joinEntries(
  list: MergedList,
  { base, mine, theirs }: Partial<Sides<Entry>>,
  language: string,
): Entry | undefined {
  if (base === undefined || mine === undefined || theirs === undefined) return undefined
  if (list === 'intents') return joinIntents({ base, mine, theirs } as Sides<Intent>, language)
  return list === 'slots' ? joinSlots({ base, mine, theirs } as Sides<Slot>, language) : undefined
}

function joinIntents(sides: Sides<Intent>, language: string): Intent | undefined {
  const rest = oneOf(ofEach(sides, ({ expressions: _, ...others }) => others))
  const expressions = joinLists<Expression>(
    ofEach(sides, (intent) => intent.expressions),
    // As spoken: two that differ only in case are one
    { keyOf: ({ text }) => foldSpoken(text, language) },
  )
  return rest && expressions && { ...rest, expressions }
}

function joinSlots(sides: Sides<Slot>, language: string): Slot | undefined {
  // The type says whether it has canonicals at all
  if (sides.mine.type !== sides.theirs.type) return undefined
  const rest = oneOf(ofEach(sides, ({ canonicals: _, ...others }) => others))
  const canonicals = joinLists<Canonical>(
    ofEach(sides, (slot) => slot.canonicals),
    { keyOf: ({ name }) => name, join: (of) => joinCanonicals(of, language) },
  )
  if (rest === undefined || canonicals === undefined) return undefined
  const joined = { ...rest, canonicals }
  const most = Math.max(repeatedLiterals(sides.mine, language), repeatedLiterals(sides.theirs, language))
  return repeatedLiterals(joined, language) > most ? undefined : joined
}

function joinCanonicals(sides: Sides<Canonical>, language: string): Canonical | undefined {
  const rest = oneOf(ofEach(sides, ({ literals: _, ...others }) => others))
  const literals = joinLists<string>(
    ofEach(sides, (canonical) => canonical.literals),
    { keyOf: (literal) => foldSpoken(literal, language) },
  )
  return rest && literals && { ...rest, literals }
}

/** How many literals a slot has more than once: what is spoken can stand for one canonical only. */
function repeatedLiterals({ canonicals }: Slot, language: string): number {
  const literals = canonicals.flatMap((canonical) =>
    canonical.literals.map((one) => foldSpoken(one, language)),
  )
  return literals.length - new Set(literals).size
}

interface Joining<T> {
  keyOf: (entry: T) => string
  /** Joins what both sides changed, if that can be done. */
  join?: (sides: Sides<T>) => T | undefined
}

/** The entries of both sides; nothing when both touched the same one, or when entries cannot be told apart. */
function joinLists<T>(sides: Sides<T[]>, { keyOf, join }: Joining<T>): T[] | undefined {
  const whole = oneOf(sides)
  if (whole !== undefined) return whole
  const { base, mine, theirs } = ofEach(sides, (list) => new Map(list.map((one) => [keyOf(one), one])))
  if (base.size + mine.size + theirs.size < sides.base.length + sides.mine.length + sides.theirs.length) {
    return undefined
  }
  // Gone on both sides it was most likely changed by both, each into something else
  if ([...base.keys()].some((key) => !mine.has(key) && !theirs.has(key))) return undefined
  const keys = mergeOrder({ base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] })
  const joined: T[] = []
  for (const key of keys) {
    const versions = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }
    const merged = oneOf(versions) ?? joinAll(versions, join)
    if (merged === undefined && !isRemovedByOne(versions)) return undefined
    if (merged !== undefined) joined.push(merged)
  }
  return joined
}

function joinAll<T>({ base, mine, theirs }: Partial<Sides<T>>, join: Joining<T>['join']): T | undefined {
  if (base === undefined || mine === undefined || theirs === undefined) return undefined
  return join?.({ base, mine, theirs })
}

function isRemovedByOne<T>({ base, mine, theirs }: Partial<Sides<T>>): boolean {
  return (mine === undefined && isSame(theirs, base)) || (theirs === undefined && isSame(mine, base))
}

/** What one side at most changed; nothing when both did, each in its own way. */
function oneOf<T>({ base, mine, theirs }: Sides<T>): T | undefined {
  if (isSame(mine, base)) return theirs
  return isSame(theirs, base) || isSame(mine, theirs) ? mine : undefined
}

function ofEach<T, U>({ base, mine, theirs }: Sides<T>, make: (side: T) => U): Sides<U> {
  return { base: make(base), mine: make(mine), theirs: make(theirs) }
}
