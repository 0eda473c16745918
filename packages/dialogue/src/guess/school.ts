import type { Domain } from '@sdp/domain'
import { readExpressions, sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { patternsOf, type Share } from './examples.ts'
import { type Lesson, lessonOf, type Teaching } from './lesson.ts'
import { Literals, literalsOf } from './literals.ts'
import type { Steps } from './steps.ts'
import type { Word } from './words.ts'

/** All lessons of a domain in one language, and what they were made with. */
export interface School {
  domain: Domain
  teaching: Teaching
  lessons: readonly Lesson[]
  /** The words of all expressions. */
  vocabulary: readonly Word[]
  /** The hashes of the words that literals have. */
  ofLiterals: ReadonlySet<number>
  /** Those that expressions or literals have. */
  known: ReadonlySet<number>
}

/** So many sentences are learned from where there are more; each intent keeps some. */
const mostPatterns = 10_000
const mostOfOne = 12
const fewestOfIntent = 4

/** Few expressions give several sentences each, very many give one for some of them. */
function shareOf({ intents }: Domain): Share {
  const total = intents.reduce((sum, { expressions }) => sum + expressions.length, 0)
  const each = Math.max(1, Math.min(mostOfOne, Math.floor(mostPatterns / total)))
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

/** Makes the lessons of a domain; those of intents that did not change since an earlier time are kept. */
export function* openSchool(domain: Domain, language: string, earlier?: School): Steps<School> {
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))
  const hasSameSlots = earlier?.domain.slots === domain.slots
  const teaching: Teaching = {
    language,
    counter: sentenceCounter(domain.reusableExpressions, language),
    share: earlier?.teaching.share ?? shareOf(domain),
    slots,
    literals: earlier && hasSameSlots ? earlier.teaching.literals : new Literals(domain.slots, language),
  }
  const kept = new Map(earlier?.lessons.map((lesson) => [lesson.intent, lesson]))
  const isSame = (intent: Intent) => earlier === undefined || usesSame(intent, { earlier, domain, slots })
  const patterns: Lesson['patterns'][] = []
  for (const intent of domain.intents) {
    const lesson = kept.get(intent)
    patterns.push(lesson !== undefined && isSame(intent) ? lesson.patterns : patternsOf(intent, teaching))
    yield
  }

  const words = new Map<number, Word>()
  for (const { items } of patterns.flat()) {
    for (const item of items) if (item.kind === 'word') words.set(item.word.hash, item.word)
  }
  const vocabulary = [...words.values()]
  const ofLiterals = new Set<number>()
  for (const slot of domain.slots) {
    for (const literal of literalsOf(slot, language)) {
      for (const { hash } of literal.words) ofLiterals.add(hash)
    }
  }
  const known = new Set([...words.keys(), ...ofLiterals])
  const lessons: Lesson[] = []
  for (const [at, intent] of domain.intents.entries()) {
    const lesson = kept.get(intent)
    const isTaught = lesson !== undefined && lesson.patterns === patterns[at]
    lessons.push(isTaught ? lesson : lessonOf(intent, patterns[at]!, { vocabulary, known, teaching }))
    yield
  }
  return { domain, teaching, lessons, vocabulary, ofLiterals, known }
}

/** Whether the slots and the reusable parts that an intent mentions are the same as before. */
function usesSame(
  { expressions }: Intent,
  { earlier, domain, slots }: { earlier: School; domain: Domain; slots: ReadonlyMap<string, Slot> },
): boolean {
  const used = readExpressions(expressions)
  if (used.parts.size > 0 && earlier.domain.reusableExpressions !== domain.reusableExpressions) return false
  for (const name of used.slots) if (earlier.teaching.slots.get(name) !== slots.get(name)) return false
  return true
}
