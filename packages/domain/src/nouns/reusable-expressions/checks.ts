import { findUnknownReference } from '../../expressions/errors.ts'
import { scanExpression } from '../../expressions/parse.ts'
import { valueIn } from '../../expressions/part-values.ts'
import { mentionedParts } from '../../expressions/references.ts'
import type { ExpressionError, PartReference, SlotReference } from '../../expressions/tree.ts'
import type { Names } from '../../mentions/mentions.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { firstByName } from '../../toolbox/lists.ts'
import { checkReserved, hasOnlyAsciiLetters } from '../../toolbox/names.ts'

type Parts = Pick<Domain, 'reusableExpressions'>

const minLength = 10
const noSlots: ReadonlySet<string> = new Set()

/** What is wrong with the name of a reusable part, or nothing; `own` is the name that it has now. */
export function checkPartName(domain: Parts, name: string, own?: string): string | undefined {
  if (name === '') return messages.general.required
  if (!hasOnlyAsciiLetters(name)) return messages.reusableExpressions.nameSpecial
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  const isTaken = name !== own && domain.reusableExpressions.some((part) => part.name === name)
  return isTaken ? messages.reusableExpressions.nameTaken : undefined
}

/** The value that a reusable part is to have in a language. */
export interface PartValue {
  name: string
  language: string
  value: string
}

/** What is wrong with the value of a reusable part, with the characters to underline (ruling R304). */
export function checkPartValue(
  domain: Parts,
  { name, language, value }: PartValue,
): readonly ExpressionError[] {
  const parts = new Set(domain.reusableExpressions.map((part) => part.name))
  const errors = checkValueAmong(readPartValue(value), parts)
  if (errors.length > 0) return errors
  return partsWithin(domain, value, language).has(name) ? [partInItself(name, value)] : []
}

/** A value of a reusable part as it is: what is wrong with it by itself, or else the other parts that it mentions. */
export interface ReadPartValue {
  errors: readonly ExpressionError[]
  references: readonly (SlotReference | PartReference)[]
}

/** Reads the value of a reusable part, without regard to what else is in the domain. */
export function readPartValue(value: string): ReadPartValue {
  const error = findOwnError(value)
  if (error !== undefined) return { errors: [error], references: [] }
  const scanned = scanExpression(value)
  return scanned.error === undefined
    ? { errors: [], references: scanned.references }
    : { errors: [scanned.error], references: [] }
}

function findOwnError(value: string): ExpressionError | undefined {
  const whole = { from: 0, to: value.length }
  const dollar = value.indexOf('$')
  if (dollar >= 0) return { message: messages.reusableExpressions.slots, from: dollar, to: dollar + 1 }
  if (value.length < minLength) return { message: messages.reusableExpressions.tooShort(minLength), ...whole }
  if (!/[([|]/.test(value)) return { message: messages.reusableExpressions.noSyntax, ...whole }
  return undefined
}

/** What is wrong with a value by itself, or which parts it mentions that are not there. */
export function checkValueAmong(
  { errors, references }: ReadPartValue,
  parts: Names,
): readonly ExpressionError[] {
  if (errors.length > 0) return errors
  return references.flatMap((reference) => findUnknownReference([reference], { slots: noSlots, parts }) ?? [])
}

/** The error of a value that leads back to its own part. */
export function partInItself(name: string, value: string): ExpressionError {
  return { message: messages.expressions.partInItself(name), from: 0, to: value.length }
}

/** The parts that a value leads to, through other parts as well. */
function partsWithin(domain: Parts, value: string, language: string): Set<string> {
  const parts = firstByName(domain.reusableExpressions)
  const found = mentionedParts(value)
  // The walk goes on through what it adds
  for (const name of found) {
    const part = parts.get(name)
    if (part === undefined) continue
    for (const inner of mentionedParts(valueIn(part, language))) found.add(inner)
  }
  return found
}
