import { type Domain, firstByName } from '@sdp/domain'
import { type Expression, readExpressions, sentenceCounter } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import { exampleValuesOf, haveSameLiterals, LiteralFinder, literalsOf } from '../words/literal-finder.ts'
import type { FoldedWord } from '../words/text/folded-words.ts'
import { newArena } from './arena.ts'
import { chosenOf, isPickedFrom, type Pattern, patternsOf, type Share } from './examples.ts'
import { type IntentSamples, lazySamples, type Sampling, samplesOf } from './intent-samples.ts'
import { outOfScopePatterns } from './out-of-scope.ts'
import { finish, type Steps } from './steps.ts'
import { maxOfOne, maxPatterns, maxSampled, minOfIntent } from './tuned.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** What of a domain is learned from. */
export type Spoken = Pick<Domain, 'intents' | 'slots' | 'reusableExpressions'>

/** Whose an intent is, where several domains are learned as one. */
export type GroupOf = (intent: string) => string

const oneGroup: GroupOf = () => ''

/** The training set of a domain in one language, and what it was made with. */
export interface TrainingSet {
  parts: Domain['reusableExpressions']
  slots: readonly Slot[]
  sampling: Sampling
  /** Of several with one name the first. */
  intents: readonly Intent[]
  /** The group of each intent: those of one domain, where several are learned together. */
  groups: Int32Array
  /** Those of each intent; after them the background samples that belong to no intent, if any intent has sentences. */
  samples: readonly IntentSamples[]
  /** The words of all expressions. */
  vocabulary: Vocabulary
  /** The hashes of the words that literals and example values have. */
  ofLiterals: ReadonlySet<number>
  /** Those that expressions, literals or example values have. */
  known: ReadonlySet<number>
}

/** Few expressions give several sentences each, very many give one for some of them. */
function shareOf(intents: readonly Intent[]): Share {
  const total = intents.reduce((sum, { expressions }) => sum + expressions.length, 0)
  const each = Math.max(1, Math.min(maxOfOne, Math.floor(maxSampled / total)))
  if (total <= maxPatterns) return { each, expressions: total }
  // The largest share with which all intents together stay below the limit; small intents leave theirs to others
  const sizes = intents.map(({ expressions }) => expressions.length).toSorted((a, b) => a - b)
  let left = maxPatterns
  let expressions = 0
  sizes.forEach((size, at) => {
    expressions = Math.max(expressions, Math.min(size, Math.floor(left / (sizes.length - at))))
    left -= Math.min(size, expressions)
  })
  return { each, expressions: Math.max(minOfIntent, expressions) }
}

/** What a training set is made with, before any of its samples. */
function trainingBase(domain: Spoken, language: string, groupOf: GroupOf, before?: TrainingSet) {
  const { reusableExpressions: parts } = domain
  const intents = [...firstByName(domain.intents).values()]
  const slotsByName = firstByName(domain.slots)
  const slots = [...slotsByName.values()]
  const hasSameLiterals = before !== undefined && haveSameLiterals(before.slots, slots)
  const sampling: Sampling = {
    language,
    counter: sentenceCounter(parts, language),
    share: shareOf(intents),
    slots: slotsByName,
    literals: hasSameLiterals ? before.sampling.literals : new LiteralFinder(slots, language),
  }
  const ofLiterals = new Set<number>()
  for (const slot of slots) {
    for (const literal of literalsOf(slot, language)) {
      for (const { hash } of literal.words) ofLiterals.add(hash)
    }
    for (const words of exampleValuesOf(slot, language)) for (const { hash } of words) ofLiterals.add(hash)
  }
  return { parts, slots, sampling, intents, groups: groupsOf(intents, groupOf), ofLiterals, hasSameLiterals }
}

/**
 * Makes the training set of a domain. It reuses what is the same as in an earlier one: samples are made again as soon as anything
 * that they depend on has changed, so that the result is always the same as without the earlier one.
 */
export function* makeTrainingSet(
  domain: Spoken,
  language: string,
  { earlier, groupOf = oneGroup }: { earlier?: TrainingSet | undefined; groupOf?: GroupOf | undefined } = {},
): Steps<TrainingSet> {
  const before = earlier?.sampling.language === language ? earlier : undefined
  const { hasSameLiterals, ...base } = trainingBase(domain, language, groupOf, before)
  const { parts, sampling, intents, ofLiterals } = base
  const earlierSamples = new Map(
    before?.intents.map(({ expressions }, at) => [expressions, before.samples[at]!]),
  )
  const patterns: (readonly Pattern[])[] = []
  for (const intent of intents) {
    const intentSamples = earlierSamples.get(intent.expressions)
    const isSame =
      intentSamples && hasSamePatterns(intent.expressions, before!, { parts, share: sampling.share })
    patterns.push(isSame ? intentSamples.patterns : patternsOf(intent, sampling))
    yield
  }

  const vocabulary = vocabularyOf(patterns.flatMap(wordsOf))
  const known = new Set([...vocabulary.hashes, ...ofLiterals])
  const making = { vocabulary, known, sampling, allocate: newArena() }
  const samples: IntentSamples[] = []
  for (const [at, { expressions }] of intents.entries()) {
    const intentSamples = earlierSamples.get(expressions)
    const isSame =
      hasSameLiterals &&
      intentSamples?.patterns === patterns[at] &&
      isPickedFrom(intentSamples!.picked, vocabulary)
    samples.push(isSame ? intentSamples! : yield* samplesOf(expressions, patterns[at]!, making))
    yield
  }
  if (samples.some(({ sentences }) => sentences.length > 0)) {
    const all = yield* outOfScopePatterns(language, patterns, sampling.slots)
    for (const outOfScope of all) samples.push(yield* samplesOf([], outOfScope, making))
    yield
  }
  return { ...base, samples, vocabulary, known }
}

/**
 * The training set of a domain whose model was learned before, by the words that its expressions had then: the same samples, each
 * made when it is asked for. Those out of scope, which only learning needs, are not among them.
 */
export function restoreTrainingSet(
  domain: Spoken,
  language: string,
  { vocabulary, groupOf = oneGroup }: { vocabulary: Vocabulary; groupOf?: GroupOf | undefined },
): TrainingSet {
  const { hasSameLiterals: _, ...base } = trainingBase(domain, language, groupOf)
  const { sampling, intents, ofLiterals } = base
  const known = new Set([...vocabulary.hashes, ...ofLiterals])
  const making = { vocabulary, known, sampling, allocate: newArena() }
  const samples = intents.map((intent) =>
    lazySamples(() => finish(samplesOf(intent.expressions, patternsOf(intent, sampling), making))),
  )
  return { ...base, samples, vocabulary, known }
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
  { parts, sampling }: TrainingSet,
  now: Pick<TrainingSet, 'parts'> & { share: Share },
): boolean {
  const isSameShare =
    sampling.share.each === now.share.each &&
    chosenOf(expressions, sampling.share) === chosenOf(expressions, now.share)
  return isSameShare && (parts === now.parts || readExpressions(expressions).parts.size === 0)
}

const wordsOfPatterns = new WeakMap<readonly Pattern[], readonly FoldedWord[]>()

/** The different words of some patterns; the same list is read once. */
function wordsOf(patterns: readonly Pattern[]): readonly FoldedWord[] {
  const known = wordsOfPatterns.get(patterns)
  if (known !== undefined) return known
  const words = new Map<number, FoldedWord>()
  for (const { items } of patterns) {
    for (const item of items) if (item.kind === 'word') words.set(item.word.hash, item.word)
  }
  const found = [...words.values()]
  wordsOfPatterns.set(patterns, found)
  return found
}

/** Whether two training sets have the same samples in the same order, so that the same is learned from both. */
export function haveSameSamples(a: TrainingSet, b: TrainingSet): boolean {
  // Samples that are the same were made with the same literals; what is out of scope follows from the language and all others
  return (
    a.intents.length === b.intents.length &&
    a.intents.every((_, at) => a.samples[at] === b.samples[at] && a.groups[at] === b.groups[at])
  )
}
