import type { Slot } from '@sdp/domain/slots'
import { backgroundOf } from '../background/background.ts'
import { requestsOf } from '../background/requests.ts'
import { literalsOf } from '../words/literal-finder.ts'
import { foldedWordsOf } from '../words/text/folded-words.ts'
import type { Pattern } from './examples.ts'
import type { Steps } from './steps.ts'
import { nearlySame, sameTopic } from './tuned.ts'

/** Sentences of a language as patterns, with what is needed to compare others with them. */
interface Sentences {
  patterns: readonly Pattern[]
  /** Which of them have a word. */
  having: ReadonlyMap<number, readonly number[]>
  /** How much all words of each weigh. */
  whole: readonly number[]
}

/** What is out of scope in a language unless a domain says it. */
interface Background {
  everyday: Sentences
  requests: Sentences
  /** The topic of each request. */
  topics: readonly number[]
  /** What the patterns of an intent nearly say: those of an unchanged intent are compared once. */
  said: WeakMap<readonly Pattern[], Said>
}

interface Said {
  everyday: Uint8Array
  topics: ReadonlySet<number>
  /** The slots that were looked up for the topics. */
  slots: ReadonlyMap<string, Slot | undefined>
}

const read = new Map<string, Background>()

function backgroundIn(language: string): Background {
  const known = read.get(language)
  if (known !== undefined) return known
  const requests = requestsOf(language)
  const made = {
    everyday: sentencesOf(backgroundOf(language), language),
    requests: sentencesOf(requests.flat(), language),
    topics: requests.flatMap((topic, number) => topic.map(() => number)),
    said: new WeakMap(),
  }
  read.set(language, made)
  return made
}

function sentencesOf(texts: readonly string[], language: string): Sentences {
  const patterns = texts.map(
    (text, expression): Pattern => ({
      expression,
      items: foldedWordsOf(text, language).map((word) => ({ kind: 'word', word })),
    }),
  )
  const having = new Map<number, number[]>()
  patterns.forEach(({ items }, place) => {
    for (const hash of hashesOf(items)) {
      const others = having.get(hash)
      if (others === undefined) having.set(hash, [place])
      else others.push(place)
    }
  })
  const whole = patterns.map(({ items }) => weightOf(hashesOf(items), having, patterns.length))
  return { patterns, having, whole }
}

/**
 * The sentences out of scope: first those of the background that no expression says or nearly says, then the requests of topics
 * that no intent is about. `open the window` is out of scope until an intent has windows that open.
 */
export function* outOfScopePatterns(
  language: string,
  ofIntents: readonly (readonly Pattern[])[],
  slots: ReadonlyMap<string, Slot>,
): Steps<Pattern[][]> {
  const background = backgroundIn(language)
  const { everyday, requests, topics } = background
  const said: Said[] = []
  for (const patterns of ofIntents) {
    said.push(patternsSaid(patterns, background, { slots, language }))
    yield
  }
  return [
    everyday.patterns.filter((_, place) => said.every((one) => one.everyday[place] === 0)),
    requests.patterns.filter((_, place) => !said.some((one) => one.topics.has(topics[place]!))),
  ].filter((patterns) => patterns.length > 0)
}

interface Literals {
  slots: ReadonlyMap<string, Slot>
  language: string
}

function patternsSaid(patterns: readonly Pattern[], background: Background, literals: Literals): Said {
  const known = background.said.get(patterns)
  if (known !== undefined && [...known.slots].every(([name, slot]) => literals.slots.get(name) === slot))
    return known
  const { everyday, requests, topics } = background
  const slots = new Map<string, Slot | undefined>()
  for (const { items } of patterns) {
    for (const item of items) if (item.kind === 'slot') slots.set(item.name, literals.slots.get(item.name))
  }
  const literalWords = new Map(
    [...slots].map(([name, slot]) => [name, wordsOfSlot(slot, requests, literals)]),
  )
  const requested = nearTo(patterns, requests, sameTopic, literalWords)
  const said = {
    everyday: known?.everyday ?? nearTo(patterns, everyday, nearlySame, new Map()),
    topics: new Set(topics.filter((_, place) => requested[place] === 1)),
    slots,
  }
  background.said.set(patterns, said)
  return said
}

/** The words of sentences that are in the literals of a slot. */
function wordsOfSlot(slot: Slot | undefined, { having }: Sentences, { language }: Literals): number[] {
  const words = new Set<number>()
  for (const literal of slot === undefined ? [] : literalsOf(slot, language)) {
    for (const { hash } of literal.words) if (having.has(hash)) words.add(hash)
  }
  return [...words]
}

/** Marks the sentences that have a share of what one of the patterns says, words of its slots' literals included. */
function nearTo(
  patterns: readonly Pattern[],
  { patterns: all, having, whole }: Sentences,
  share: number,
  literalWords: ReadonlyMap<string, readonly number[]>,
): Uint8Array {
  const near = new Uint8Array(all.length)
  const shared = new Float64Array(all.length)
  const ofLiterals = new Float64Array(all.length)
  for (const { items } of patterns) {
    const hashes = hashesOf(items)
    const own = weightOf(hashes, having, all.length)
    shared.fill(0)
    ofLiterals.fill(0)
    for (const item of items) {
      if (item.kind !== 'slot') continue
      for (const hash of literalWords.get(item.name) ?? []) {
        if (hashes.has(hash)) continue
        const weight = weightOfWord(hash, having, all.length)
        for (const place of having.get(hash)!) ofLiterals[place]! += weight
      }
    }
    for (const hash of hashes) {
      const weight = weightOfWord(hash, having, all.length)
      for (const place of having.get(hash) ?? []) {
        shared[place]! += weight
        const literal = ofLiterals[place]!
        if (shared[place]! + literal >= share * Math.max(own + literal, whole[place]!)) near[place] = 1
      }
    }
  }
  return near
}

/** Words of few sentences weigh more (inverse document frequency). */
function weightOfWord(hash: number, having: Sentences['having'], count: number): number {
  return Math.log(1 + count / (having.get(hash)?.length ?? 1))
}

function weightOf(hashes: Iterable<number>, having: Sentences['having'], count: number): number {
  let sum = 0
  for (const hash of hashes) sum += weightOfWord(hash, having, count)
  return sum
}

function hashesOf(items: Pattern['items']): Set<number> {
  const hashes = new Set<number>()
  for (const item of items) if (item.kind === 'word') hashes.add(item.word.hash)
  return hashes
}
