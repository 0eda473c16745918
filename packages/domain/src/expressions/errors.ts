import { messages } from '../messages/messages.ts'
import { scanExpression } from './parse.ts'
import type { ExpressionError, PartReference, SlotReference } from './tree.ts'

/** What an expression may mention. */
export interface KnownNames {
  slots: Pick<ReadonlySet<string>, 'has'>
  parts: Pick<ReadonlySet<string>, 'has'>
}

/** What is wrong first in an expression: its syntax, or the first mention of a slot or a reusable part that is not there. */
export function findExpressionError(text: string, known: KnownNames): ExpressionError | undefined {
  const { error, references } = scanExpression(text)
  return error ?? findUnknownReference(references, known)
}

/** The first mention of a slot or a reusable part that is not there. */
export function findUnknownReference(
  references: readonly (SlotReference | PartReference)[],
  { slots, parts }: KnownNames,
): ExpressionError | undefined {
  for (const { kind, name, from, to } of references) {
    if (kind === 'slot' && !slots.has(name)) {
      return { message: messages.expressions.notASlot(name), from, to, unknown: { kind, name } }
    }
    if (kind === 'part' && !parts.has(name)) {
      return { message: messages.expressions.notAPart(name), from, to, unknown: { kind, name } }
    }
  }
  return undefined
}
