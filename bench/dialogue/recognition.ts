import type { Reading } from '@sdp/dialogue'
import { compareFits, compileRecogniser, type Fit, type Recogniser } from '@sdp/dialogue/testing'
import { editExpression } from '@sdp/domain/intents'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { fromWire } from '@sdp/domain/wire'
import { cpuMillis, middle } from '../median.ts'
import { expressionPatterns } from '../peers/expression-patterns.ts'
import type { Line } from '../report.ts'
import { type CorpusDomain, type CorpusName, readCorpusDomain } from './corpus-domain.ts'
import { type FreshSentence, freshSentences } from './fresh-sentences.ts'

/** How exactly and how fast sentences are recognised by the expressions, compared with a regular expression for each. */
export function recognition(): Line[] {
  const wanted: [name: CorpusName, times: number][] = [
    ['home-en', 25],
    ['home-de', 100],
    ['home-zh', 100],
  ]
  const ofCorpora = wanted.flatMap(([name, times]) => {
    const corpus = readCorpusDomain(name)
    if (corpus !== undefined) return ofCorpus(corpus, 1 / times)
    console.log(`${name} is not measured: there is no ../shared/data`)
    return []
  })
  return [...ofCorpora, ...ofLargeDomain()]
}

function ofCorpus(corpus: CorpusDomain, limit: number): Line[] {
  const { name, domain, language } = corpus
  const recogniser = compileRecogniser(domain, language)
  // What is made and kept for other sentences than those that are measured
  for (let seed = 1; seed <= 5; seed++) {
    for (const { text } of freshSentences(domain, 5000, { ...corpus, seed })) recogniser.best(text)
  }
  const times: number[] = []
  const sentences: FreshSentence[] = []
  for (let seed = 6; seed <= 8; seed++) {
    const fresh = freshSentences(domain, 5000, { ...corpus, seed })
    times.push(
      millisOf(() => {
        for (const { text } of fresh) recogniser.best(text)
      }),
    )
    sentences.push(...fresh)
  }
  console.log(`${name}: rounds of ${times.map((millis) => (millis / 5).toFixed(1)).join(', ')} ms`)
  checkAll(name, recogniser, sentences)
  const few = sentences.slice(0, 250)
  const find = expressionPatterns(domain, corpus)
  const floor = cpuMillis(1, () => {
    for (const { text } of few) find(text)
  })
  const missed = few.filter(({ text }) => find(text).length === 0)
  if (missed.length > 0) throw new Error(`${name}: no pattern fits ${missed[0]!.text}`)
  return [
    {
      what: `1,000 fresh sentences of ${name}`,
      millis: middle(times) / 5,
      against: 'a RegExp per expression',
      floor: floor * 4,
      limit,
    },
  ]
}

/** 48,000 expressions: how much room they take, how fast they are compiled and found, and how soon an edit is live. */
function ofLargeDomain(): Line[] {
  const language = 'eng-USA'
  const wire = aLargeWireDomain({ intents: 960, expressions: 50, rules: 1, languages: [language] })
  const { domain } = fromWire(wire)
  const count = domain.intents.reduce((sum, { expressions }) => sum + expressions.length, 0)
  const making = { language, numberWords: {} }
  const before = usedMegabytes()
  let recogniser = compileRecogniser(domain, language)
  const compiling = cpuMillis(1, () => {
    recogniser = compileRecogniser(domain, language)
    recogniser.best('nothing')
  })
  for (const { text } of freshSentences(domain, 20_000, { ...making, seed: 1 })) recogniser.best(text)
  const sentences = freshSentences(domain, 5000, { ...making, seed: 2 })
  const millis = millisOf(() => {
    for (const { text } of sentences) recogniser.best(text)
  })
  const megabytes = usedMegabytes() - before
  checkAll('the large domain', recogniser, sentences)

  const few = sentences.slice(0, 10)
  // As many patterns as there are expressions do not fit into the memory of a process
  const share = 12
  const someIntents = domain.intents.slice(0, domain.intents.length / share)
  const find = expressionPatterns({ ...domain, intents: someIntents }, making)
  const floor = cpuMillis(1, () => {
    for (const { text } of few) find(text)
  })
  let edited = domain
  let live = recogniser
  const editing = cpuMillis(25, () => {
    const place = { intent: edited.intents[500]!.name, at: 20 }
    edited = editExpression(edited, {
      ...place,
      text: `${edited.intents[500]!.expressions[20]!.text} again`,
      language,
    })
    live = compileRecogniser(edited, language, live)
    if (live.best(`play the ${edited.id}`) !== undefined) throw new Error('nobody says that')
  })
  return [
    {
      what: `1,000 fresh sentences of ${count} expressions`,
      millis: millis / 5,
      against: `a RegExp for a ${share}th of them, x ${share}`,
      floor: floor * 100 * share,
      limit: 1 / 300,
    },
    {
      what: `compiling ${count} expressions`,
      millis: compiling,
      against: '1 s per 10,000',
      floor: count / 10,
      limit: 1,
    },
    {
      what: 'MB that they and 25,000 sentences take',
      millis: megabytes,
      against: '600 MB',
      floor: 600,
      limit: 1,
    },
    { what: 'one edited expression of them is live', millis: editing, against: '20 ms', floor: 20, limit: 1 },
  ]
}

function usedMegabytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/**
 * Every sentence has its intent and slots. Where another reading is chosen, it is better by the documented order, and the
 * intent that the sentence was made from is among the readings.
 */
function checkAll(name: string, recogniser: Recogniser, sentences: readonly FreshSentence[]): void {
  let asMade = 0
  let better = 0
  for (const sentence of sentences) {
    const readings = recogniser.read(sentence.text)
    const [best] = readings
    if (best !== undefined && isAsMade(best, sentence)) asMade++
    else if (readings.some((one) => one.intent === sentence.intent && isAsGood(one, sentence))) better++
    else throw new Error(`${name}: ${sentence.text} was read as ${JSON.stringify(best)}`)
  }
  console.log(
    `${name}: ${asMade} of ${sentences.length} sentences are read as they were made, ${better} as a better reading`,
  )
}

function isAsMade(reading: Reading, { intent, slots }: FreshSentence): boolean {
  return (
    reading.intent === intent &&
    reading.slots.length === slots.length &&
    reading.slots.every(({ slot, value }, at) => slots[at]!.slot === slot && slots[at]!.value === value)
  )
}

function isAsGood({ origin }: Reading, { fit }: FreshSentence): boolean {
  if (origin.kind !== 'expression' || origin.fit === undefined) return false
  const made: Fit = { ...origin.fit, accents: 0, casing: 0, punctuation: 0, ...fit }
  return compareFits(origin.fit, made) <= 0
}

/** The processor time of work that is new only once. */
function millisOf(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
