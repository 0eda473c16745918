import { messages } from '../messages/messages.ts'
import { nameOfCharacter } from './character-names.ts'
import { characterKind, kindOf } from './characters.ts'
import type { ExpressionError } from './tree.ts'

/** The characters to underline: the whole one, also where it takes two units. */
export function placeOf(text: string, at: number): Pick<ExpressionError, 'from' | 'to'> {
  const code = text.codePointAt(at)
  return { from: at, to: at + (code !== undefined && code > 0xffff ? 2 : 1) }
}

/** The error of a character that cannot stand where it does, with what is wrong about it. */
export function explainInvalid(text: string, at: number): ExpressionError {
  return { ...placeOf(text, at), message: messages.expressions.invalidCharacter(at, reasonOf(text, at)) }
}

/** The error of an item that touches the one before. */
export function noSpace(text: string, at: number): ExpressionError {
  return { ...placeOf(text, at), message: messages.expressions.invalidCharacter(at, reasons.noSpace) }
}

/** The error of a slot that the text ends in. */
export function unclosedSlot(at: number): ExpressionError {
  return { message: messages.expressions.unclosedSlot, from: at, to: at + 2 }
}

/** The error of a slot without a name, or of a character that no name of a slot has. */
export function inSlotName(text: string, at: number, isEmpty: boolean): ExpressionError {
  const reason = isEmpty ? reasons.emptySlot : reasons.inSlotName
  return { ...placeOf(text, at), message: messages.expressions.invalidCharacter(at, reason) }
}

const { reasons } = messages.expressions

function reasonOf(text: string, at: number): string {
  switch (characterKind(text, at)) {
    case kindOf.space:
      return reasonOfSpace(text, at)
    case kindOf.bar:
      return reasonOfBar(text, at)
    case kindOf.close:
      return '(['.includes(text[at - 1] ?? ' ') ? reasons.emptyBrackets : reasons.nothingAfterBar
    case kindOf.dollar:
      return reasons.dollar
    case kindOf.section:
      return reasons.section
    case kindOf.plus:
      return reasons.plus
    case kindOf.underscore:
      return reasons.underscore
    default:
      return at < text.length ? reasons.noMeaning(nameOfCharacter(text, at)) : reasons.empty
  }
}

function reasonOfSpace(text: string, at: number): string {
  if (text[at - 1] === ' ') return reasons.twoSpaces
  if (at === 0) return reasons.spaceAtStart
  if (at === text.length - 1) return reasons.spaceAtEnd
  return characterKind(text, at + 1) === kindOf.close || text[at + 1] === '|'
    ? reasons.spaceBefore(text[at + 1]!)
    : reasons.spaceAfter(text[at - 1]!)
}

function reasonOfBar(text: string, at: number): string {
  if (text[at - 1] === '|') return reasons.doubleBar
  return at === text.length - 1 && at > 0 ? reasons.nothingAfterBar : reasons.nothingBeforeBar
}
