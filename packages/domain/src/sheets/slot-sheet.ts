import type { Domain } from '../domain.ts'
import { mapSame, withFields } from '../lists.ts'
import { Refused } from '../refused.ts'
import type { Canonical } from '../slots/slot.ts'
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
 * Replaces the literals of the slots that an uploaded sheet names and adds the canonicals they lack. A canonical stands
 * for all languages, so one that the sheet leaves out stays, without literals.
 */
export function applySlotRows(domain: Domain, { language, rows }: SlotUpload): Domain {
  const { problems, canonicals } = readSlotRows(domain, language, rows)
  if (problems.length > 0) throw new Refused('invalid', problems[0]!.message, problems)
  return withFields(domain, {
    slots: mapSame(domain.slots, (slot) => {
      const uploaded = canonicals.get(slot.name)
      if (uploaded === undefined) return slot
      return withFields(slot, { canonicals: replaceLiterals(slot.canonicals, uploaded) })
    }),
  })
}

function replaceLiterals(before: Canonical[], uploaded: LiteralsOfCanonicals): Canonical[] {
  const kept = mapSame(before, (canonical) => {
    const literals = uploaded.get(canonical.name) ?? []
    return isSameList(canonical.literals, literals) ? canonical : { ...canonical, literals }
  })
  const known = new Set(before.map(({ name }) => name))
  const added = [...uploaded].filter(([name]) => !known.has(name))
  return added.length === 0 ? kept : [...kept, ...added.map(([name, literals]) => ({ name, literals }))]
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, at) => entry === b[at])
}
