import { findUnknownReference } from '../packages/domain/src/expressions/errors.ts'
import { parseExpression } from '../packages/domain/src/expressions/parse.ts'
import { type ReadPart, sentenceReader } from '../packages/domain/src/expressions/sentences.ts'
import type { ExpressionTree } from '../packages/domain/src/expressions/tree.ts'
import { type Corpus, readCorpora } from './corpus.ts'
import { cpuMillis, cpuMillisOf } from './median.ts'
import { countWithChatito, sampleWithChatito, toChatito } from './peers/chatito.ts'
import { chevrotainParser } from './peers/chevrotain.ts'
import { nearleyParser } from './peers/nearley.ts'
import { peggyParser } from './peers/peggy.ts'
import { findUnknown, type Parse } from './peers/tree.ts'
import { type Line, print } from './report.ts'

/** How fast expressions are read, counted and sampled, compared with tools that others use for it. */

const corpora = readCorpora().map(onlyCorrect)
const texts = corpora.flatMap(({ expressions }) => expressions)
console.log(`${texts.length} expressions of ${corpora.map(({ name }) => name).join(', ')}`)

process.exit(print([...parsing(), counting(), await sampling(), samplingLong()]) ? 1 : 0)

/** The corpora keep the quirks of their sources; what breaks our rules is not measured. */
function onlyCorrect(corpus: Corpus): Corpus {
  const parts = new Map([...corpus.parts].filter(([, value]) => parseExpression(value).tree !== undefined))
  const known = { slots: corpus.slots, parts: new Set(parts.keys()) }
  const expressions = corpus.expressions.filter((text) => {
    const { references } = parseExpression(text)
    return references !== undefined && findUnknownReference(references, known) === undefined
  })
  return { ...corpus, parts, expressions }
}

function parsing(): Line[] {
  const ours = cpuMillis(15, () => {
    for (const { expressions, slots, parts } of corpora) {
      const known = { slots, parts: new Set(parts.keys()) }
      for (const text of expressions) findUnknownReference(parseExpression(text).references!, known)
    }
  })
  const peers: [name: string, parse: Parse, limit: number, runs: number][] = [
    ['nearley', nearleyParser(), 1 / 20, 1],
    ['peggy', peggyParser(), 1, 9],
    ['chevrotain', chevrotainParser(), 1, 9],
  ]
  return peers.map(([name, parse, limit, runs]) => {
    expectSameTrees(name, parse)
    const floor = cpuMillis(runs, () => {
      for (const { expressions, slots, parts } of corpora) {
        for (const text of expressions) findUnknown(parse(text), slots, parts)
      }
    })
    return { what: 'read and check all', millis: ours, against: name, floor, limit }
  })
}

/** A peer that reads something else would be measured for nothing. */
function expectSameTrees(name: string, parse: Parse): void {
  for (const text of texts.filter((_, index) => index % 25 === 0)) {
    if (shape(parse(text)) !== shape(parseExpression(text).tree!)) throw new Error(`${name} read ${text}`)
  }
  for (const text of ['play ', 'play|', '(play', '$(a)b', 'a_b', 'a+b']) {
    try {
      parse(text)
    } catch {
      continue
    }
    throw new Error(`${name} accepted ${text}`)
  }
}

function shape(tree: ExpressionTree): string {
  return JSON.stringify(tree, (key, value) => (key === 'from' || key === 'to' ? undefined : value))
}

function readParts(parts: ReadonlyMap<string, string>): (name: string) => ReadPart | undefined {
  const read = new Map(Array.from(parts, ([name, value]) => [name, parseExpression(value) as ReadPart]))
  return (name) => read.get(name)
}

/** A bounded number of expressions: chatito needs long for each. */
function countable(atLeast: bigint) {
  return corpora.flatMap(({ expressions, parts }) => {
    const read = sentenceReader(readParts(parts))
    return expressions
      .map((text) => ({ text, parts, read, tree: parseExpression(text).tree! }))
      .filter(({ tree }) => read(tree).count >= atLeast)
      .slice(0, 100)
  })
}

function counting(): Line {
  const chosen = countable(2n)
  const sources = chosen.map(({ tree, parts }) => toChatito(tree, parts, 1))
  chosen.forEach(({ text, tree, read }, index) => {
    const count = read(tree).count
    const theirs = countWithChatito(sources[index]!)
    if (count < 2n ** 53n && BigInt(theirs) !== count) throw new Error(`${text}: ${count}, chatito ${theirs}`)
  })
  return {
    what: `exact counts of ${chosen.length} expressions, read from text`,
    millis: cpuMillis(25, () => {
      for (const { text, read } of chosen) void read(parseExpression(text).tree!).count
    }),
    against: 'chatito, inexact',
    floor: cpuMillis(3, () => {
      for (const source of sources) countWithChatito(source)
    }),
    limit: 1 / 10,
  }
}

async function sampling(): Promise<Line> {
  const samplesEach = 100
  const chosen = countable(10_000n).slice(0, 40)
  const sources = chosen.map(({ tree, parts }) => toChatito(tree, parts, samplesEach))
  let theirs = 0
  const floor = await cpuMillisOf(async () => {
    for (const source of sources) theirs += new Set(await sampleWithChatito(source)).size
  })
  let ours = 0
  const millis = cpuMillis(25, () => {
    ours = 0
    for (const { text, read } of chosen) ours += read(parseExpression(text).tree!).sample(samplesEach).length
  })
  return {
    what: `1,000 distinct samples, of ${chosen.length} expressions`,
    millis: (millis / ours) * 1000,
    against: 'chatito',
    floor: (floor / theirs) * 1000,
    limit: 1 / 100,
  }
}

/** What the samples next to an expression take that is as long as a small book. */
function samplingLong(): Line {
  const text = Array.from({ length: 25_000 }, () => '[a]').join(' ')
  const read = sentenceReader(() => undefined)
  return {
    what: '10 samples of 100,000 characters, read from text',
    millis: cpuMillis(9, () => read(parseExpression(text).tree!).sample(10)),
    against: '100 ms',
    floor: 100,
    limit: 1,
  }
}
