import { type Domain, firstByName } from '@sdp/domain'
import { type Expression, readExpressions, sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { chosenOf, isPickedFrom, type Pattern, patternsOf, type Share } from './examples.ts'
import { type Lesson, lazyLesson, lessonOf, type Teaching } from './lesson.ts'
import { exampleValuesOf, haveSameLiterals, Literals, literalsOf } from './literals.ts'
import { nobodysPatterns } from './nobody.ts'
import { finish, type Steps } from './steps.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'
import type { Word } from './words.ts'

/** What of a domain is learned from. */
export type Spoken = Pick<Domain, 'intents' | 'slots' | 'reusableExpressions'>

/** Whose an intent is, where several domains are learned as one. */
export type GroupOf = (intent: string) => string

const oneGroup: GroupOf = () => ''

/** All lessons of a domain in one language, and what they were made with. */
export interface School {
  parts: Domain['reusableExpressions']
  slots: readonly Slot[]
  teaching: Teaching
  /** Of several with one name the first. */
  intents: readonly Intent[]
  /** The group of each intent: those of one domain, where several are learned together. */
  groups: Int32Array
  /** That of each intent; where they were learned from, those of nobody after them if any intent has sentences. */
  lessons: readonly Lesson[]
  /** The words of all expressions. */
  vocabulary: Vocabulary
  /** The hashes of the words that literals and example values have. */
  ofLiterals: ReadonlySet<number>
  /** Those that expressions, literals or example values have. */
  known: ReadonlySet<number>
}

/** So many sentences are learned from where there are more; each intent keeps some. */
const mostPatterns = 20_000
/** Expressions that say several sentences give at most this many, all together. */
const mostSampled = 10_000
const mostOfOne = 12
const fewestOfIntent = 4

/** Few expressions give several sentences each, very many give one for some of them. */
function shareOf(intents: readonly Intent[]): Share {
  const total = intents.reduce((sum, { expressions }) => sum + expressions.length, 0)
  const each = Math.max(1, Math.min(mostOfOne, Math.floor(mostSampled / total)))
  if (total <= mostPatterns) return { each, expressions: total }
  // The largest share with which all intents together stay below the limit; small intents leave theirs to others
  const sizes = intents.map(({ expressions }) => expressions.length).toSorted((a, b) => a - b)
  let left = mostPatterns
  let expressions = 0
  sizes.forEach((size, at) => {
    expressions = Math.max(expressions, Math.min(size, Math.floor(left / (sizes.length - at))))
    left -= Math.min(size, expressions)
  })
  return { each, expressions: Math.max(fewestOfIntent, expressions) }
}

/** What a domain is learned by, before any of its lessons. */
function beginSchool(domain: Spoken, language: string, groupOf: GroupOf, before?: School) {
  const { reusableExpressions: parts } = domain
  const intents = [...firstByName(domain.intents).values()]
  const slotsByName = firstByName(domain.slots)
  const slots = [...slotsByName.values()]
  const hasSameLiterals = before !== undefined && haveSameLiterals(before.slots, slots)
  const teaching: Teaching = {
    language,
    counter: sentenceCounter(parts, language),
    share: shareOf(intents),
    slots: slotsByName,
    literals: hasSameLiterals ? before.teaching.literals : new Literals(slots, language),
  }
  const ofLiterals = new Set<number>()
  for (const slot of slots) {
    for (const literal of literalsOf(slot, language)) {
      for (const { hash } of literal.words) ofLiterals.add(hash)
    }
    for (const words of exampleValuesOf(slot, language)) for (const { hash } of words) ofLiterals.add(hash)
  }
  return { parts, slots, teaching, intents, groups: groupsOf(intents, groupOf), ofLiterals, hasSameLiterals }
}

/**
 * Makes the lessons of a domain. Of an earlier time it takes what is the same now: a lesson is made again as soon as anything
 * that it depends on is another, so that the lessons are always those that would be made without the earlier ones.
 */
export function* openSchool(
  domain: Spoken,
  language: string,
  { earlier, groupOf = oneGroup }: { earlier?: School | undefined; groupOf?: GroupOf | undefined } = {},
): Steps<School> {
  const before = earlier?.teaching.language === language ? earlier : undefined
  const { hasSameLiterals, ...base } = beginSchool(domain, language, groupOf, before)
  const { parts, teaching, intents, ofLiterals } = base
  const taught = new Map(before?.intents.map(({ expressions }, at) => [expressions, before.lessons[at]!]))
  const patterns: (readonly Pattern[])[] = []
  for (const intent of intents) {
    const lesson = taught.get(intent.expressions)
    const isSame = lesson && hasSamePatterns(intent.expressions, before!, { parts, share: teaching.share })
    patterns.push(isSame ? lesson.patterns : patternsOf(intent, teaching))
    yield
  }

  const vocabulary = vocabularyOf(patterns.flatMap(wordsOf))
  const known = new Set([...vocabulary.hashes, ...ofLiterals])
  const making = { vocabulary, known, teaching }
  const lessons: Lesson[] = []
  for (const [at, { expressions }] of intents.entries()) {
    const lesson = taught.get(expressions)
    const isSame =
      hasSameLiterals && lesson?.patterns === patterns[at] && isPickedFrom(lesson!.picked, vocabulary)
    lessons.push(isSame ? lesson! : yield* lessonOf(expressions, patterns[at]!, making))
    yield
  }
  if (lessons.some(({ sentences }) => sentences.length > 0)) {
    const all = yield* nobodysPatterns(language, patterns, teaching.slots)
    for (const nobodys of all) lessons.push(yield* lessonOf([], nobodys, making))
    yield
  }
  return { ...base, lessons, vocabulary, known }
}

/**
 * The school of a domain whose model was learned before, by the words that its expressions had then: the same lessons, each
 * made when it is asked for. Those of nobody, which only learning needs, are not among them.
 */
export function reopenSchool(
  domain: Spoken,
  language: string,
  { vocabulary, groupOf = oneGroup }: { vocabulary: Vocabulary; groupOf?: GroupOf | undefined },
): School {
  const { hasSameLiterals: _, ...base } = beginSchool(domain, language, groupOf)
  const { teaching, intents, ofLiterals } = base
  const known = new Set([...vocabulary.hashes, ...ofLiterals])
  const lessons = intents.map((intent) =>
    lazyLesson(() =>
      finish(lessonOf(intent.expressions, patternsOf(intent, teaching), { vocabulary, known, teaching })),
    ),
  )
  return { ...base, lessons, vocabulary, known }
}

/** Numbers groups in the order of their first intents. */
function groupsOf(intents: readonly Intent[], groupOf: GroupOf): Int32Array {
  const numbers = new Map<string, number>()
  return Int32Array.from(intents, ({ name }) => {
    const group = groupOf(name)
    const number = numbers.get(group) ?? numbers.size
    numbers.set(group, number)
    return number
  })
}

/** Whether some expressions would give the same patterns as at an earlier time. */
function hasSamePatterns(
  expressions: readonly Expression[],
  { parts, teaching }: School,
  now: Pick<School, 'parts'> & { share: Share },
): boolean {
  const isSameShare =
    teaching.share.each === now.share.each &&
    chosenOf(expressions, teaching.share) === chosenOf(expressions, now.share)
  return isSameShare && (parts === now.parts || readExpressions(expressions).parts.size === 0)
}

const wordsOfPatterns = new WeakMap<readonly Pattern[], readonly Word[]>()

/** The different words of some patterns; the same list is read once. */
function wordsOf(patterns: readonly Pattern[]): readonly Word[] {
  const known = wordsOfPatterns.get(patterns)
  if (known !== undefined) return known
  const words = new Map<number, Word>()
  for (const { items } of patterns) {
    for (const item of items) if (item.kind === 'word') words.set(item.word.hash, item.word)
  }
  const found = [...words.values()]
  wordsOfPatterns.set(patterns, found)
  return found
}

/** Whether two schools teach the same in the same order, so that the same is learned from both. */
export function teachSame(a: School, b: School): boolean {
  // Lessons that are the same were made with the same literals; what is nobody's follows from the language and all others
  return (
    a.intents.length === b.intents.length &&
    a.intents.every((_, at) => a.lessons[at] === b.lessons[at] && a.groups[at] === b.groups[at])
  )
}
