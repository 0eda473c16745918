import { type Canonical, listType, type Slot } from '@sdp/domain/slots'
import { hasTimes } from './times/times.ts'
import { whichOne } from './which.ts'
import { yesAndNo } from './yes-no.ts'

/** What a slot is to expressions, guesses and sentences, apart from its literals. */
export type SlotKind = 'list' | 'number' | 'yesNo' | 'which' | 'time' | 'free'

/** The kind of a slot in a language; times are known in some, and without a language in none. */
export function kindOfSlot({ type, canonicals }: Pick<Slot, 'type' | 'canonicals'>, language = ''): SlotKind {
  switch (type) {
    case listType:
      return 'list'
    case 'Number':
      return 'number'
    case 'yesNo':
      return 'yesNo'
    case 'which':
      return 'which'
    default:
      // A generic type is known to the platform only; where it lists what can be said, that is what can be said
      if (canonicals.length > 0) return 'list'
      return type === 'Time' && hasTimes(language) ? 'time' : 'free'
  }
}

/** Whether a slot is said by numbers; 'which' also by ordinals. */
export function takesNumbers(kind: SlotKind): boolean {
  return kind === 'number' || kind === 'which'
}

/** A text that says a value. */
export interface SpokenLiteral {
  text: string
  value: string | number | boolean
}

/** The texts that say values of a slot in a language; numbers and times are no literals. */
export function literalsOfSlot(slot: Slot, language: string): SpokenLiteral[] {
  switch (kindOfSlot(slot, language)) {
    case 'list':
      return listLiterals(slot.canonicals)
    case 'yesNo':
      return yesAndNo(language)
    case 'which':
      return whichOne(language)
    default:
      return []
  }
}

/** The literals of a list; where an expression restricts it, those that it still allows. */
export function listLiterals(
  canonicals: readonly Canonical[],
  allowed?: readonly Canonical[],
): SpokenLiteral[] {
  const isAllowed = allowed === undefined ? () => true : allowedBy(allowed)
  return canonicals.flatMap(({ name, literals }) =>
    literals.map((text) => ({ text, value: name })).filter(isAllowed),
  )
}

/** Whether a restriction to some literals allows a literal. */
export function allowedBy(allowed: readonly Canonical[]): (literal: SpokenLiteral) => boolean {
  const byName = new Map<SpokenLiteral['value'], Set<string>>()
  for (const { name, literals } of allowed) {
    const known = byName.get(name)
    if (known === undefined) byName.set(name, new Set(literals))
    else for (const text of literals) known.add(text)
  }
  return ({ text, value }) => byName.get(value)?.has(text) === true
}
