import { firstByKey, foldName, foldSpoken } from '@sdp/domain'
import type { Expression } from '@sdp/domain/expressions'
import type { Canonical, Slot } from '@sdp/domain/slots'

/** A line of the literals panel: a canonical, or one of its literals below it. */
export type LiteralRow =
  | { kind: 'canonical'; canonical: Canonical; isChosen: boolean; isPartly: boolean }
  | { kind: 'literal'; canonical: Canonical; literal: string; isChosen: boolean }

/** The literals of a slot that may be spoken in an expression. */
export function chosenLiterals(slot: Slot, { restrictions }: Expression): readonly Canonical[] {
  return restrictions.find((one) => one.slot === slot.name)?.canonicals ?? slot.canonicals
}

/** The lines for a slot; a search keeps the canonicals and literals that contain it. */
export function literalRows(
  slot: Slot,
  chosen: readonly Canonical[],
  { search, language }: { search: string; language: string },
): LiteralRow[] {
  const wanted = search.trim()
  const [name, spoken] = [foldName(wanted), foldSpoken(wanted, language)]
  const allowed = firstByKey(chosen.map(({ name, literals }) => [name, new Set(literals)]))
  return slot.canonicals.flatMap((canonical) => {
    const isNamed = foldName(canonical.name).includes(name)
    const found = canonical.literals.filter((one) => isNamed || foldSpoken(one, language).includes(spoken))
    if (canonical.literals.length === 0 || found.length === 0) return []
    const here = allowed.get(canonical.name)
    const count = canonical.literals.filter((literal) => here?.has(literal)).length
    const isChosen = count === canonical.literals.length
    return [
      { kind: 'canonical', canonical, isChosen, isPartly: count > 0 && !isChosen } as const,
      ...found.map((literal) => {
        return { kind: 'literal', canonical, literal, isChosen: here?.has(literal) ?? false } as const
      }),
    ]
  })
}

/** What is chosen after a line was ticked or unticked. */
export function afterTick(
  slot: Slot,
  chosen: readonly Canonical[],
  { row, isChosen }: { row: LiteralRow; isChosen: boolean },
): Canonical[] {
  const ticked = row.kind === 'literal' ? [row.literal] : row.canonical.literals
  return slot.canonicals.map(({ name, literals }) => {
    const before = chosen.find((one) => one.name === name)?.literals ?? []
    if (name !== row.canonical.name) return { name, literals: before }
    const after = literals.filter((literal) =>
      ticked.includes(literal) ? isChosen : before.includes(literal),
    )
    return { name, literals: after }
  })
}

export function countLiterals(canonicals: readonly Canonical[]): number {
  return canonicals.reduce((sum, { literals }) => sum + literals.length, 0)
}
