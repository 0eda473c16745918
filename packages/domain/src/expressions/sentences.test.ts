import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { parseExpression } from './parse.ts'
import { type ReadPart, sentenceReader } from './sentences.ts'
import { anExpressionTree } from './testing.ts'
import type { Item, Sequence } from './tree.ts'

const read = sentenceReader(() => undefined)
const sentences = (text: string, parts: Record<string, string> = {}) => {
  return sentenceReader((name) => {
    const value = parts[name]
    return value === undefined ? undefined : (parseExpression(value) as ReadPart)
  })(parseExpression(text).tree!)
}

/** Every sentence written down, the slow way. */
function enumerate(options: Sequence[]): string[] {
  return options.flatMap((sequence) => sequence.map(enumerateItem).reduce(join, ['']))
}

function enumerateItem(item: Item): string[] {
  switch (item.kind) {
    case 'group':
      return enumerate(item.options)
    case 'optional':
      return ['', ...enumerate(item.options)]
    case 'word':
      return [item.text]
    case 'wildcard':
      return [item.parts.join('+')]
    case 'slot':
      return [`$(${item.name})`]
    case 'part':
      return [`§${item.name}`]
  }
}

function join(left: string[], right: string[]): string[] {
  return left.flatMap((one) => right.map((other) => [one, other].filter((text) => text !== '').join(' ')))
}

test('the count is the number of sentences written down, and samples are among them', () => {
  assertProperty(
    fc.property(anExpressionTree(), (tree) => {
      const made = read(tree)
      fc.pre(made.count <= 3000n)
      const all = enumerate(tree.options)
      expect(made.count).toBe(BigInt(all.length))
      const distinct = new Set(all)
      const samples = made.sample()
      expect(new Set(samples).size).toBe(samples.length)
      for (const one of samples) expect(distinct.has(one)).toBe(true)
      if (made.count <= 1000n) expect(samples.length).toBe([...distinct].filter((one) => one !== '').length)
    }),
  )
})

test('[EXPR-050] samples are capped at the combinations and at 1,000', () => {
  expect(sentences('(a|b) [c]').sample()).toEqual(['a', 'a c', 'b', 'b c'])
  const ten = '(a|b|c|d|e|f|g|h|i|j)'
  const many = sentences([ten, ten, ten, ten].join(' '))
  expect(many.count).toBe(10_000n)
  expect(many.sample()).toHaveLength(1000)
  expect(many.sample(20)).toHaveLength(20)
})

const ten = (letter: string) => `(${Array.from({ length: 10 }, (_, at) => `${letter}${at}`).join('|')})`

/** How often each word is said among all sentences, and how many those are. */
function wordCounts(options: Sequence[]): { all: number; words: Map<string, number> } {
  let all = 0
  const words = new Map<string, number>()
  for (const sequence of options) {
    const items = sequence.map((item) => {
      if (item.kind === 'word') return { all: 1, words: new Map([[item.text, 1]]) }
      const inside = wordCounts((item as Extract<Item, { options: Sequence[] }>).options)
      return item.kind === 'optional' ? { ...inside, all: inside.all + 1 } : inside
    })
    const combinations = items.reduce((product, item) => product * item.all, 1)
    for (const item of items) {
      for (const [word, count] of item.words) {
        words.set(word, (words.get(word) ?? 0) + (count * combinations) / item.all)
      }
    }
    all += combinations
  }
  return { all, words }
}

/** The words that are said in another proportion than among all sentences, of those with a share of 2 % or more. */
function outOfProportion(text: string): string[] {
  const { tree } = parseExpression(text)
  const samples = read(tree!).sample()
  expect(new Set(samples).size).toBe(1000)
  const said = new Map<string, number>()
  for (const word of samples.flatMap((one) => one.split(' '))) said.set(word, (said.get(word) ?? 0) + 1)
  const { all, words } = wordCounts(tree!.options)
  return Array.from(words).flatMap(([word, count]) => {
    const expected = (count / all) * 1000
    const found = said.get(word) ?? 0
    return expected >= 20 && Math.abs(found - expected) > expected / 5 ? [`${word} ${found}/${expected}`] : []
  })
}

/** Expressions without any word twice, so that each sentence is another and each word shows its place. */
const variedExpression = fc
  .nat()
  .map((seed) => {
    let state = seed
    const below = (most: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * most)
    }
    let words = 0
    const sequence = (depth: number): string =>
      [`w${words++}`, ...Array.from({ length: 1 + below(4) }, () => item(depth))].join(' ')
    const item = (depth: number): string => {
      const kind = depth === 0 ? 0 : below(3)
      if (kind === 0) return `w${words++}`
      const options = Array.from({ length: 1 + below(6) }, () => sequence(depth - 1)).join('|')
      return kind === 1 ? `(${options})` : `[${options}]`
    }
    return sequence(2)
  })
  .filter((text) => read(parseExpression(text).tree!).count > 1000n)

test('every alternative appears in the samples as often as among all sentences (ruling R69)', () => {
  expect(outOfProportion(`${ten('a')} ${ten('b')} ${ten('c')} [d] [please]`)).toEqual([])
  assertProperty(
    fc.property(variedExpression, (text) => {
      expect(outOfProportion(text)).toEqual([])
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('samples are spread over all sentences, and each turn gives others until all were given', () => {
  const made = sentences(`${ten('a')} ${ten('b')} (x|y)`)
  expect(
    made
      .sample(10)
      .map((one) => one.slice(0, 2))
      .sort(),
  ).toEqual(ten('a').slice(1, -1).split('|'))
  const turns = Array.from({ length: 20 }, (_, turn) => made.sample(10, turn))
  expect(new Set(turns.flat()).size).toBe(200)
  expect(made.sample(10, 20)).toEqual(made.sample(10))
  expect(made.hasOthers(10)).toBe(true)
  expect(made.hasOthers(200)).toBe(false)
})

test('combinations that are the same sentence give no others', () => {
  const made = sentences('(a|a|a) [(b|b|b|b)]')
  expect(made.count).toBe(15n)
  expect(made.sample(10).sort()).toEqual(['a', 'a b'])
  expect(made.sample(10, 1).sort()).toEqual(['a', 'a b'])
  expect(made.hasOthers(10)).toBe(false)
})

test('counts beyond what a number holds are exact, and their samples too', () => {
  const made = sentences(Array.from({ length: 100 }, () => '[a|b]').join(' '))
  expect(made.count).toBe(3n ** 100n)
  expect(new Set(made.sample(50)).size).toBe(made.sample(50).length)
})

test('reusable parts count with what they hold, also inside each other', () => {
  const made = sentences('§start it', { start: '(play|§begin)', begin: 'begin [with]' })
  expect(made.count).toBe(3n)
  expect(made.sample()).toEqual(['play it', 'begin it', 'begin with it'])
})

test('a part that is unknown or contains itself stands for itself', () => {
  expect(sentences('§what it').sample()).toEqual(['§what it'])
  expect(sentences('§loop', { loop: 'a [§loop]' }).count).toBe(2n)
})

test('chains of 4,000 reusable parts, each nested 1,000 deep, are counted and sampled', () => {
  const chain = (value: (next: string) => string) =>
    Object.fromEntries(
      Array.from({ length: 4000 }, (_, at) => [`p${at}`, at === 3999 ? 'end' : value(`§p${at + 1}`)]),
    )
  const options = sentences(
    '§p0',
    chain((next) => `x|${next}`),
  )
  expect(options.count).toBe(4000n)
  expect(options.sample().sort()).toEqual(['end', 'x'])
  const words = sentences(
    '§p0',
    chain((next) => `[a] ${next}`),
  )
  expect(words.count).toBe(2n ** 3999n)
  expect(words.sample(10)).toHaveLength(10)
  const deep = `${'('.repeat(1000)}§p1|a${')'.repeat(1000)}`
  expect(sentences('§p0', { ...chain((next) => `b|${next}`), p0: deep }).count).toBe(4000n)
})

test('parts that double each other neither fill the memory nor take for ever', () => {
  const doubling = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`p${at}`, at === 59 ? '(a|b)' : `§p${at + 1} §p${at + 1}`]),
  )
  const made = sentences('§p0', doubling)
  expect(made.count).toBe(2n ** 65_536n)
  expect(made.sample(2)).toHaveLength(2)
})
