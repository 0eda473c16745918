import type { Domain } from '../domain.ts'
import { filterSame, mapSame, unlessSame, withFields } from '../lists.ts'
import { mapRestrictions } from '../references.ts'
import { Refused } from '../refused.ts'
import { changeSlot } from '../slots/edits.ts'
import type { Canonical, Slot } from '../slots/slot.ts'
import type { SheetCells, SheetProblem } from './cells.ts'
import { type LiteralsOfCanonicals, readSlotRows } from './read-slot-rows.ts'
import { sheetLanguage } from './sheet-languages.ts'

/** A row of the sheet of slots: one literal. */
export interface SlotRow {
  slot: string
  canonical: string
  lang: string
  literal: string
}

/** The columns of the sheet of slots, in their order. */
export const slotColumns = ['slot', 'canonical', 'lang', 'literal'] as const

/** The literals of a domain in its language as the rows of a sheet. */
export function slotRows(domain: Domain, language: string): SlotRow[] {
  const lang = sheetLanguage(language)
  return domain.slots.flatMap((slot) =>
    slot.canonicals.flatMap(({ name, literals }) =>
      literals.map((literal) => ({ slot: slot.name, canonical: name, lang, literal })),
    ),
  )
}

/** An uploaded sheet of slots, with the language of the domain it was uploaded to. */
export interface SlotUpload {
  language: string
  rows: readonly SheetCells[]
}

/** All that is wrong in an uploaded sheet of slots. */
export function checkSlotRows(domain: Domain, { language, rows }: SlotUpload): SheetProblem[] {
  return readSlotRows(domain, language, rows).problems
}

/**
 * Replaces the literals of the slots that an uploaded sheet names and adds the canonicals they lack; restrictions lose
 * the literals that are gone. A canonical stands for all languages, so one that the sheet leaves out stays, without
 * literals.
 */
export function applySlotRows(domain: Domain, { language, rows }: SlotUpload): Domain {
  const { problems, canonicals } = readSlotRows(domain, language, rows)
  if (problems.length > 0) throw new Refused('invalid', problems[0]!.message, problems)
  return domain.slots.reduce((before, slot) => {
    const uploaded = canonicals.get(slot.name)
    if (uploaded === undefined) return before
    const after = withFields(slot, { canonicals: replaceLiterals(slot.canonicals, uploaded) })
    if (after === slot) return before
    const restricted = mapRestrictions(before, slot.name, (allowed) => withinSlot(allowed, after))
    return changeSlot(restricted, slot.name, () => after)
  }, domain)
}

function replaceLiterals(before: Canonical[], uploaded: LiteralsOfCanonicals): Canonical[] {
  const kept = mapSame(before, (canonical) => {
    const literals = unlessSame(canonical.literals, uploaded.get(canonical.name) ?? [])
    return literals === canonical.literals ? canonical : { ...canonical, literals: withoutRepeated(literals) }
  })
  const known = new Set(before.map(({ name }) => name))
  const added = [...uploaded].filter(([name]) => !known.has(name))
  if (added.length === 0) return kept
  return [...kept, ...added.map(([name, literals]) => ({ name, literals: withoutRepeated(literals) }))]
}

function withoutRepeated(literals: readonly string[]): string[] {
  const seen = new Set<string>()
  return literals.filter((literal) => {
    const folded = literal.toLowerCase()
    const isFirst = !seen.has(folded)
    seen.add(folded)
    return isFirst
  })
}

/** What a restriction allowed of a slot, as far as it is still there. */
function withinSlot(allowed: Canonical[], slot: Slot): Canonical[] {
  const left = new Map(slot.canonicals.map(({ name, literals }) => [name, new Set(literals)]))
  const changed = mapSame(allowed, (canonical) => {
    const literals = filterSame(
      canonical.literals,
      (literal) => left.get(canonical.name)?.has(literal) === true,
    )
    return withFields(canonical, { literals })
  })
  return filterSame(
    changed,
    (canonical, index) => canonical === allowed[index] || canonical.literals.length > 0,
  )
}
