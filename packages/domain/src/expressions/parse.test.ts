import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { parseExpression, scanExpression } from './parse.ts'
import { printExpression } from './print.ts'
import { anExpressionTree } from './testing.ts'
import type { ExpressionTree, Item, Sequence } from './tree.ts'

interface Case {
  title: string
  text: string
  expected: string
}

function readCases(file: string, mark: string): Case[] {
  const blocks = readFileSync(new URL(`./fixtures/${file}`, import.meta.url), 'utf8').split('\n\n')
  return blocks.map((block) => {
    const [title = '', text = '', expected = ''] = block.trimStart().split('\n')
    return { title: title.slice(2), text, expected: expected.slice(mark.length + 1) }
  })
}

/** The tree as the fixtures write it. */
function show(tree: ExpressionTree): string {
  return tree.options.length === 1
    ? showSequence(tree.options[0]!)
    : `any(${tree.options.map(showSequence).join(', ')})`
}

function showSequence(sequence: Sequence): string {
  return sequence.length === 1 ? showItem(sequence[0]!) : `seq(${sequence.map(showItem).join(', ')})`
}

function showItem(item: Item): string {
  const quoted = (text: string) => `"${text}"`
  switch (item.kind) {
    case 'word':
      return quoted(item.text)
    case 'wildcard':
      return `wild(${item.parts.map(quoted).join(', ')})`
    case 'slot':
      return `slot(${quoted(item.name)})`
    case 'part':
      return `part(${quoted(item.name)})`
    case 'group':
      return `any(${item.options.map(showSequence).join(', ')})`
    case 'optional':
      return `opt(${item.options.map(showSequence).join(', ')})`
  }
}

describe('reading', () => {
  for (const { title, text, expected } of readCases('reading.txt', '==>')) {
    test(title, () => {
      const { tree, error } = parseExpression(text)
      expect(error).toBeUndefined()
      expect(show(tree!)).toBe(expected)
      expect(printExpression(tree!)).toBe(text)
    })
  }

  test('positions point at the characters of each item', () => {
    const text = '[please] play $(artist)|§start it+*'
    const { tree } = parseExpression(text)
    const pieces = tree!.options.flat().map(({ from, to }) => text.slice(from, to))
    expect(pieces).toEqual(['[please]', 'play', '$(artist)', '§start', 'it+*'])
  })
})

describe('refusing', () => {
  for (const { title, text, expected } of readCases('refusing.txt', '!!>')) {
    test(title, () => {
      const { error } = parseExpression(text)
      expect(error).toBeDefined()
      expect(`${error!.from} ${error!.message}`).toBe(expected)
    })
  }

  test('half of a character is refused, wherever it is', () => {
    for (const half of ['\ud83c', '\udfb5', '\ud842']) {
      expect(parseExpression(`play${half}`).error?.message).toMatch(
        /half of a character has no meaning here$/,
      )
      expect(parseExpression(`${half}play`).error?.from).toBe(0)
    }
  })

  test('the whole character is underlined, also where it takes two units', () => {
    expect(parseExpression('play 🎵').error).toMatchObject({ from: 5, to: 7 })
  })

  test('an empty expression is refused', () => {
    expect(parseExpression('').error?.from).toBe(0)
  })
})

test('whatever tree is printed is read as the same tree', () => {
  assertProperty(
    fc.property(anExpressionTree(), (tree) => {
      const text = printExpression(tree)
      const read = parseExpression(text)
      expect(read.error).toBeUndefined()
      expect(show(read.tree!)).toBe(show(tree))
      expect(printExpression(read.tree!)).toBe(text)
    }),
  )
})

test('any text at all is read or refused inside the text, never a failure', () => {
  const character = fc.constantFrom(...' |()[]$§+*_-aé打𠮷!')
  assertProperty(
    fc.property(fc.array(character, { maxLength: 30 }), (characters) => {
      const text = characters.join('')
      const { tree, error, references } = parseExpression(text)
      expect(scanExpression(text)).toMatchObject(error === undefined ? { references } : { error })
      if (tree !== undefined) expect(printExpression(tree)).toBe(text)
      else expect(error.from).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 2000 },
  )
})

test('an expression of 10,000 characters and one of 1,000 nested brackets are read', () => {
  const long = Array.from({ length: 2000 }, () => '[ab]').join(' ')
  expect(parseExpression(long).error).toBeUndefined()
  const deep = `${'['.repeat(1000)}a${']'.repeat(1000)}`
  expect(printExpression(parseExpression(deep).tree!)).toBe(deep)
})

test('deeper nesting is refused with its place', () => {
  const { error } = parseExpression(`${'('.repeat(5000)}a${')'.repeat(5000)}`)
  expect(error).toEqual({ message: 'brackets are nested too deep at index 1000', from: 1000, to: 1001 })
})
