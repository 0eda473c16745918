import type { LiteralRestriction } from '../../model/expression.ts'
import type { Canonical } from '../../model/slot.ts'

/*
 * Literal restrictions as the text of one cell: `genre=jazz:jazz,jazz music|rock:rock;artist=abba:abba` (ruling R364).
 * A backslash precedes a character of a name that would separate otherwise. Without `=` a slot has no canonicals,
 * without `:` a canonical has no literals.
 */

const separator = /[\\=:,|;]/g

/** Writes literal restrictions as the text of a cell; reading it again gives the same. */
export function printRestrictions(restrictions: readonly LiteralRestriction[]): string {
  return restrictions.map(printRestriction).join(';')
}

function printRestriction({ slot, canonicals }: LiteralRestriction): string {
  if (canonicals.length === 0) return escapeName(slot)
  return `${escapeName(slot)}=${canonicals.map(printCanonical).join('|')}`
}

function printCanonical({ name, literals }: Canonical): string {
  if (literals.length === 0) return escapeName(name)
  return `${escapeName(name)}:${literals.map(escapeName).join(',')}`
}

function escapeName(name: string): string {
  return name.replace(separator, '\\$&')
}

/** Reads literal restrictions from the text of a cell; undefined when it is not written correctly. */
export function parseRestrictions(text: string): LiteralRestriction[] | undefined {
  const restrictions: LiteralRestriction[] = []
  if (text === '') return restrictions
  let restriction: LiteralRestriction | undefined
  let canonical: Canonical | undefined
  let at = 0
  for (;;) {
    const { name, end } = readName(text, at)
    const before = at === 0 ? ';' : text[at - 1]
    if (before === ';') {
      restriction = { slot: name, canonicals: [] }
      restrictions.push(restriction)
      canonical = undefined
    } else if (before === '=' || before === '|') {
      canonical = { name, literals: [] }
      restriction!.canonicals.push(canonical)
    } else {
      canonical!.literals.push(name)
    }
    if (end === text.length) return restrictions
    if (!mayFollow(text[end]!, restriction!, canonical)) return undefined
    at = end + 1
  }
}

/** A name up to the next separator that no backslash precedes. */
function readName(text: string, from: number): { name: string; end: number } {
  let name = ''
  let at = from
  for (; at < text.length; at++) {
    const character = text[at]!
    if (character === '\\') name += text[++at] ?? ''
    else if ('=:,|;'.includes(character)) break
    else name += character
  }
  return { name, end: Math.min(at, text.length) }
}

function mayFollow(next: string, { canonicals }: LiteralRestriction, canonical?: Canonical): boolean {
  if (next === '=') return canonicals.length === 0
  if (next === '|') return canonical !== undefined
  if (next === ':') return canonical?.literals.length === 0
  if (next === ',') return canonical !== undefined && canonical.literals.length > 0
  return true
}
