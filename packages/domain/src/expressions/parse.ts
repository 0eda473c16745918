import { messages } from '../messages/messages.ts'
import { cutOff } from '../toolbox/lists.ts'
import { characterKind, hasOnlyJoiners, isJoiner, isSpellingMark, kindOf } from './characters.ts'
import { explainInvalid, inSlotName, noSpace, placeOf, unclosedSlot } from './explain.ts'
import type { ExpressionError, ExpressionTree, Item, PartReference, Sequence, SlotReference } from './tree.ts'

type References = readonly (SlotReference | PartReference)[]

/** What an expression mentions, or what is wrong with it. */
export type Scanned =
  | { references: References; error?: undefined }
  | { references?: undefined; error: ExpressionError }

/** What an expression means with the slots and reusable parts it mentions, or what is wrong with it. */
export type Parsed =
  | { tree: ExpressionTree; references: References; error?: undefined }
  | { tree?: undefined; references?: undefined; error: ExpressionError }

/** Printing and counting follow the nesting on the call stack, so there is an end to it. */
const maxNesting = 1000
/** The most parts that `+` may join around a star. */
const maxWildcardParts = 3

// Taken out of their table once: a lookup for every character would be a third of the time
const {
  word: wordKind,
  space: spaceKind,
  bar: barKind,
  open: openKind,
  close: closeKind,
  dollar: dollarKind,
  section: sectionKind,
  plus: plusKind,
  star: starKind,
  underscore: underscoreKind,
} = kindOf

// What was read last, as far as the layout rules look back.
const atStart = 0
const afterSpace = 1
const afterItem = 2

// Brackets that are not closed yet, with what was being read around them: four numbers each. They and what is not finished
// stand on stacks that all expressions share; 50,000 expressions would make half a million short lists otherwise.
const open: number[] = []
const numbersOfBracket = 4
// Lists of exactly the right length are cut off these two, which takes half the time
const items: Item[] = []
const sequences: Sequence[] = []
const noReferences: References = Object.freeze([])

/** Reads an expression, or says what is wrong first and where. */
export function parseExpression(text: string): Parsed {
  return read(text, true) as Parsed
}

/** Reads an expression for what is wrong with it and what it mentions; without its tree that takes a third of the time. */
export function scanExpression(text: string): Scanned {
  return read(text, false)
}

/** Keeps open brackets on a stack of its own, so that deep nesting cannot overflow the call stack. */
function read(text: string, withTree: boolean): Parsed | Scanned {
  let references: (SlotReference | PartReference)[] | undefined
  let openCount = 0
  let itemCount = 0
  let sequenceCount = 0
  let sequenceStart = 0
  let optionsStart = 0
  let before = atStart
  let at = 0

  while (at < text.length) {
    const kind = characterKind(text, at)
    const from = at
    switch (kind) {
      case spaceKind:
        if (before !== afterItem) return invalid(text, at)
        before = afterSpace
        at++
        break
      case barKind:
        if (before !== afterItem) return invalid(text, before === afterSpace ? at - 1 : at)
        if (withTree) sequences[sequenceCount++] = cutOff(items, sequenceStart, itemCount)
        itemCount = sequenceStart
        before = atStart
        at++
        break
      case openKind:
        if (before === afterItem) return { error: noSpace(text, at) }
        if (openCount === maxNesting * numbersOfBracket) return { error: tooDeep(at) }
        open[openCount] = text.charCodeAt(at)
        open[openCount + 1] = at
        open[openCount + 2] = sequenceStart
        open[openCount + 3] = optionsStart
        openCount += numbersOfBracket
        sequenceStart = itemCount
        optionsStart = sequenceCount
        before = atStart
        at++
        break
      case closeKind: {
        openCount -= numbersOfBracket
        if (openCount < 0 || closing(open[openCount]!) !== text.charCodeAt(at)) return mismatch(at)
        if (before !== afterItem) return invalid(text, before === afterSpace ? at - 1 : at)
        at++
        if (withTree) {
          sequences[sequenceCount++] = cutOff(items, sequenceStart, itemCount)
          const options = cutOff(sequences, optionsStart, sequenceCount)
          itemCount = sequenceStart
          sequenceCount = optionsStart
          const kind = open[openCount] === roundBracket ? 'group' : 'optional'
          items[itemCount++] = { kind, from: open[openCount + 1]!, to: at, options }
        }
        sequenceStart = open[openCount + 2]!
        optionsStart = open[openCount + 3]!
        before = afterItem
        break
      }
      case dollarKind: {
        if (before === afterItem) return { error: noSpace(text, at) }
        if (text[at + 1] !== '(') return invalid(text, at)
        const end = endOfName(text, at + 2)
        if (end >= text.length) return { error: unclosedSlot(at) }
        if (text[end] !== ')' || end === at + 2) return { error: inSlotName(text, end, end === at + 2) }
        at = end + 1
        const slot: SlotReference = { kind: 'slot', from, to: at, name: text.slice(from + 2, end) }
        references ??= []
        references.push(slot)
        if (withTree) items[itemCount++] = slot
        before = afterItem
        break
      }
      case sectionKind: {
        if (before === afterItem) return { error: noSpace(text, at) }
        const end = endOfName(text, at + 1)
        if (end === at + 1) return invalid(text, at)
        const part: PartReference = { kind: 'part', from, to: end, name: text.slice(from + 1, end) }
        references ??= []
        references.push(part)
        if (withTree) items[itemCount++] = part
        at = end
        before = afterItem
        break
      }
      case wordKind:
      case starKind: {
        if (before === afterItem) return { error: noSpace(text, at) }
        at = endOfWord(text, at)
        if (isJoiner(text, from) && hasOnlyJoiners(text, from, at)) return invalid(text, from)
        const next = at < text.length ? characterKind(text, at) : spaceKind
        if (kind === wordKind && next !== plusKind && next !== starKind) {
          if (withTree) items[itemCount++] = { kind: 'word', from, to: at, text: text.slice(from, at) }
        } else {
          const wildcard = readWildcard(text, from)
          if ('message' in wildcard) return { error: wildcard }
          if (withTree) items[itemCount++] = wildcard
          at = wildcard.to
        }
        before = afterItem
        break
      }
      default:
        return invalid(text, at)
    }
  }

  if (openCount > 0) return unclosed(open[openCount - numbersOfBracket + 1]!)
  if (before !== afterItem) return invalid(text, Math.max(0, text.length - 1))
  if (!withTree) return { references: references ?? noReferences }
  sequences[sequenceCount++] = cutOff(items, 0, itemCount)
  return { tree: { options: cutOff(sequences, 0, sequenceCount) }, references: references ?? noReferences }
}

const roundBracket = 0x28

function closing(bracket: number): number {
  return bracket === roundBracket ? 0x29 : 0x5d
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && characterKind(text, at) === wordKind) at++
  return at
}

/** Names of slots and reusable parts: letters, digits, hyphens and underscores, as those who look for mentions read them. */
export function endOfName(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const kind = characterKind(text, at)
    if (kind !== wordKind && kind !== underscoreKind) return at
    if (isSpellingMark(text, at)) return at
  }
  return text.length
}

/** Words and stars joined by `+` without spaces: at most three, and every star is a part of its own. */
function readWildcard(text: string, from: number): Extract<Item, { kind: 'wildcard' }> | ExpressionError {
  const parts: string[] = []
  let star = -1
  let plus = -1
  let at = from
  for (;;) {
    const start = at
    if (text[at] === '*') {
      star = at++
      if (at < text.length && isWordOrStar(text, at)) return missingPlus(star)
    } else {
      at = endOfWord(text, at)
      if (text[at] === '*') return missingPlus(at)
      if (at === start)
        return { ...placeOf(text, plus), message: messages.expressions.nothingAfterPlus(plus) }
    }
    parts.push(text.slice(start, at))
    if (parts.length > maxWildcardParts) {
      return { ...placeOf(text, plus), message: messages.expressions.tooManyParts(plus, maxWildcardParts) }
    }
    if (text[at] !== '+') break
    plus = at++
  }
  if (star < 0) return { ...placeOf(text, plus), message: messages.expressions.plusWithoutStar(plus) }
  if (parts.length === 1) return missingPlus(star)
  return { kind: 'wildcard', from, to: at, parts }
}

function isWordOrStar(text: string, at: number): boolean {
  const kind = characterKind(text, at)
  return kind === wordKind || kind === starKind
}

function missingPlus(at: number): ExpressionError {
  return { message: messages.expressions.missingConcatenation, from: at, to: at + 1 }
}

function tooDeep(at: number): ExpressionError {
  return { message: messages.expressions.tooDeep(at), from: at, to: at + 1 }
}

function invalid(text: string, at: number): Parsed {
  return { error: explainInvalid(text, at) }
}

function mismatch(at: number): Parsed {
  return { error: { message: messages.expressions.bracketMismatch(at), from: at, to: at + 1 } }
}

function unclosed(at: number): Parsed {
  return { error: { message: messages.expressions.missingEnd, from: at, to: at + 1 } }
}
