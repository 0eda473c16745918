import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExpression } from './parse.ts'
import { sentenceReader } from './sentences.ts'
import { anExpressionTree } from './testing.ts'
import type { Item, Sequence } from './tree.ts'

const read = sentenceReader(new Map())
const sentences = (text: string, parts: Record<string, string> = {}) => {
  const trees = Object.entries(parts).map(([name, value]) => [name, parseExpression(value).tree!] as const)
  return sentenceReader(new Map(trees))(parseExpression(text).tree!)
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
  fc.assert(
    fc.property(anExpressionTree(), (tree) => {
      const { count, sample } = read(tree)
      fc.pre(count <= 3000n)
      const all = enumerate(tree.options)
      expect(count).toBe(BigInt(all.length))
      const distinct = new Set(all)
      const samples = sample()
      expect(new Set(samples).size).toBe(samples.length)
      for (const one of samples) expect(distinct.has(one)).toBe(true)
      if (count <= 1000n) expect(samples.length).toBe([...distinct].filter((one) => one !== '').length)
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

test('samples are spread over all sentences, and another turn gives others', () => {
  const ten = '(a|b|c|d|e|f|g|h|i|j)'
  const { sample } = sentences(`${ten} ${ten}`)
  expect(sample(10).map((one) => one[0])).toEqual([...'abcdefghij'])
  expect(sample(10, 1)).not.toEqual(sample(10))
})

test('counts beyond what a number holds are exact, and their samples too', () => {
  const { count, sample } = sentences(Array.from({ length: 100 }, () => '[a|b]').join(' '))
  expect(count).toBe(3n ** 100n)
  expect(new Set(sample(50)).size).toBe(sample(50).length)
})

test('reusable parts count with what they hold, also inside each other', () => {
  const { count, sample } = sentences('§start it', { start: '(play|§begin)', begin: 'begin [with]' })
  expect(count).toBe(3n)
  expect(sample()).toEqual(['play it', 'begin it', 'begin with it'])
})

test('a part that is unknown or contains itself stands for itself', () => {
  expect(sentences('§what it').sample()).toEqual(['§what it'])
  expect(sentences('§loop', { loop: 'a [§loop]' }).count).toBe(2n)
})
