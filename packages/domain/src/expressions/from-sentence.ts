import type { Slot } from '../model/slot.ts'
import { foldSpoken } from '../toolbox/names.ts'
import { characterKind, kindOf } from './characters.ts'
import { expressionTokens } from './tokens.ts'

/** A sentence as an expression that says just that: signs that mean something there, and those that none can have, part words. */
export function sentenceExpression(sentence: string): string {
  let text = ''
  for (let at = 0; at < sentence.length; at++) {
    text += characterKind(sentence, at) === kindOf.word ? sentence[at] : ' '
  }
  return text
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
}

/** A literal of a list in an expression: `from` is its first character, `to` the one after its last. */
export interface FoundLiteral {
  slot: string
  text: string
  from: number
  to: number
}

interface Judging {
  /** Whose rules of case are followed. */
  language: string
  /** Slots that come first where several have the literal. */
  preferred: ReadonlySet<string>
}

/** The literals of list slots in an expression, from left to right, each the longest that begins there. */
export function literalsIn(
  text: string,
  slots: readonly Pick<Slot, 'name' | 'canonicals'>[],
  { language, preferred }: Judging,
): FoundLiteral[] {
  const inOrder = slots.toSorted((one, other) => rank(other) - rank(one))
  const literals = literalTable(inOrder, language)
  const words = wordsOf(text, language)
  const found: FoundLiteral[] = []
  for (let at = 0; at < words.length; at++) {
    const literal = literals.get(words[at]!.key)?.find(({ keys }) => isAt(words, at, keys))
    if (literal === undefined) continue
    const last = at + literal.keys.length - 1
    const [from, to] = [words[at]!.from, words[last]!.to]
    found.push({ slot: literal.slot, text: text.slice(from, to), from, to })
    at = last
  }
  return found

  function rank({ name }: Pick<Slot, 'name'>): number {
    return Number(preferred.has(name))
  }
}

/** An expression with slots in the place of their literals. */
export function withSlots(text: string, literals: readonly FoundLiteral[]): string {
  let result = ''
  let end = 0
  for (const { slot, from, to } of literals.toSorted((one, other) => one.from - other.from)) {
    const before = text.slice(end, from)
    // Between words of scripts without spaces there is none, but a slot needs it
    const [left, right] = [isWord(text, from - 1) ? ' ' : '', isWord(text, to) ? ' ' : '']
    result += `${before}${left}$(${slot})${right}`
    end = to
  }
  return result + text.slice(end)
}

function isWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && characterKind(text, at) === kindOf.word
}

interface Word {
  /** What counts as the same has in common. */
  key: string
  from: number
  to: number
  /** What is between it and the word before: only such as are apart by nothing but spaces are said in a row. */
  isApart: boolean
}

// A character of a script that puts no spaces between words is one by itself, as where sentences are understood
const withoutSpaces = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('')
const wordPattern = new RegExp(`[${withoutSpaces}]\\p{M}*|[^ ${withoutSpaces}]+`, 'gu')

/** The words of an expression outside of its slots and parts. */
function wordsOf(text: string, language: string): Word[] {
  const words: Word[] = []
  let start = 0
  const readTo = (end: number) => {
    let isApart = start > 0
    for (const { 0: word, index } of text.slice(start, end).matchAll(wordPattern)) {
      const from = start + index
      words.push({ key: keyOf(word, language), from, to: from + word.length, isApart })
      isApart = false
    }
  }
  for (const { from, to } of expressionTokens(text)) {
    readTo(from)
    start = to
  }
  readTo(text.length)
  return words
}

function keyOf(word: string, language: string): string {
  return foldSpoken(word.replaceAll(/['’]/g, ''), language)
}

interface Literal {
  slot: string
  keys: readonly string[]
}

/** The literals by their first words, the longest first. */
function literalTable(
  slots: readonly Pick<Slot, 'name' | 'canonicals'>[],
  language: string,
): ReadonlyMap<string, readonly Literal[]> {
  const table = new Map<string, Literal[]>()
  for (const { name, canonicals } of slots) {
    for (const literal of canonicals.flatMap(({ literals }) => literals)) {
      const keys = wordsOf(sentenceExpression(literal), language).map(({ key }) => key)
      const [first] = keys
      if (first === undefined) continue
      const same = table.get(first) ?? []
      same.push({ slot: name, keys })
      table.set(first, same)
    }
  }
  for (const same of table.values()) same.sort((one, other) => other.keys.length - one.keys.length)
  return table
}

function isAt(words: readonly Word[], start: number, keys: readonly string[]): boolean {
  return keys.every((key, step) => {
    const word = words[start + step]
    return word?.key === key && (step === 0 || !word.isApart)
  })
}
