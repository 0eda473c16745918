import { mapEveryRestriction } from '../../mentions/references.ts'
import { withoutRestrictionsToAll } from '../../mentions/restrictions-to-all.ts'
import type { Domain } from '../../model/domain.ts'
import { type Canonical, isFreeText, type Slot } from '../../model/slot.ts'
import { withExampleValues } from '../../nouns/slots/example-values.ts'
import { filterSame, firstByKey, mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { Refused } from '../../toolbox/refused.ts'
import type { SheetCells, SheetProblem } from './cells.ts'
import { cellText } from './cut-cells.ts'
import { readSlotRows } from './read-slot-rows.ts'
import { type SheetReference, sideBySide } from './reference.ts'
import { noCanonical, saidInSheet } from './said-in-sheet.ts'
import { sheetLanguage } from './sheet-languages.ts'

/** A row of the sheet of slots: one literal, or without a canonical one example value of free text; empty it waits for one. */
export interface SlotRow {
  slot: string
  canonical: string
  lang: string
  literal: string
  /** What another language says, where one is shown. */
  reference?: string
}

/** The columns of the sheet of slots, in their order. */
export const slotColumns = ['slot', 'canonical', 'lang', 'literal'] as const

/** All canonicals of a domain with their literals in its language as the rows of a sheet, next to those of another one. */
export function slotRows(
  domain: Domain,
  language: string,
  reference?: Pick<SheetReference, 'literals'>,
): SlotRow[] {
  const lang = sheetLanguage(language)
  return domain.slots.flatMap((slot) =>
    saidInSheet(slot).flatMap(({ name, literals }) =>
      sideBySide(literals, reference?.literals.get(slot.name)?.get(name)).map(({ said, other }) => ({
        slot: cellText(slot.name),
        canonical: cellText(name),
        lang,
        literal: cellText(said ?? ''),
        ...(reference && { reference: cellText(other) }),
      })),
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

/** Replaces the literals of the slots that an uploaded sheet names and adds the canonicals they lack. */
export function applySlotRows(domain: Domain, { language, rows }: SlotUpload): Domain {
  const { problems, canonicals } = readSlotRows(domain, language, rows)
  if (problems.length > 0) throw new Refused('invalid', problems[0]!.message, problems)
  const slots = domain.slots.filter(({ name }) => canonicals.has(name))
  return uploadSlots(domain, {
    slots: firstByKey(
      slots.map((slot) => [slot.name, mergeSlot(slot, canonicals.get(slot.name)!, language)]),
    ),
  })
}

/**
 * Gives slots what is said in a sheet that was read, checked and merged; restrictions lose the literals that are gone.
 * All at once, so that it is undone at once.
 */
export function uploadSlots(
  domain: Domain,
  { slots: merged }: { slots: ReadonlyMap<string, SpokenSlot> },
): Domain {
  const slots = mapSame(domain.slots, (slot) => {
    const { canonicals, exampleValues } = merged.get(slot.name) ?? slot
    const spoken = withFields(slot, { canonicals })
    return exampleValues === slot.exampleValues ? spoken : withExampleValues(spoken, exampleValues ?? [])
  })
  const changed = firstByKey(
    slots.filter((slot, index) => slot !== domain.slots[index]).map((slot) => [slot.name, literalsOf(slot)]),
  )
  if (changed.size === 0) return domain
  const restricted = mapEveryRestriction(domain, (allowed, slot) => {
    const left = changed.get(slot)
    return left === undefined ? allowed : withinSlot(allowed, left)
  })
  const uploaded = withFields(restricted, { slots })
  return [...changed.keys()].reduce(withoutRestrictionsToAll, uploaded)
}

type SpokenSlot = Pick<Slot, 'canonicals' | 'exampleValues'>

/** What a slot says after an upload; that of free text has its example values, and of a list its literals. */
export function mergeSlot(
  slot: Slot,
  uploaded: ReadonlyMap<string, readonly string[]>,
  language: string,
): SpokenSlot {
  const { canonicals, exampleValues } = slot
  if (!isFreeText(slot)) return { canonicals: mergeLiterals(canonicals, uploaded, language), exampleValues }
  const values = withoutRepeated(uploaded.get(noCanonical) ?? [], language)
  return { canonicals, exampleValues: unlessSame(exampleValues ?? [], values) }
}

/**
 * The canonicals of a slot after an upload. A canonical stands for all languages, so one that the sheet leaves out
 * stays, without literals (ruling R363).
 */
function mergeLiterals(
  before: Canonical[],
  uploaded: ReadonlyMap<string, readonly string[]>,
  language: string,
): Canonical[] {
  const kept = mapSame(before, (canonical) => {
    const literals = unlessSame(canonical.literals, [...(uploaded.get(canonical.name) ?? [])])
    return literals === canonical.literals
      ? canonical
      : { ...canonical, literals: withoutRepeated(literals, language) }
  })
  const known = new Set(before.map(({ name }) => name))
  const added = [...uploaded].filter(([name]) => !known.has(name))
  if (added.length === 0) return kept
  return [
    ...kept,
    ...added.map(([name, literals]) => ({ name, literals: withoutRepeated(literals, language) })),
  ]
}

function withoutRepeated(literals: readonly string[], language: string): string[] {
  const seen = new Set<string>()
  return literals.filter((literal) => {
    const folded = foldSpoken(literal, language)
    const isFirst = !seen.has(folded)
    seen.add(folded)
    return isFirst
  })
}

type LiteralsLeft = ReadonlyMap<string, ReadonlySet<string>>

function literalsOf({ canonicals }: Slot): LiteralsLeft {
  return firstByKey(canonicals.map(({ name, literals }) => [name, new Set(literals)]))
}

/** What a restriction allowed of a slot, as far as it is still there. */
function withinSlot(allowed: Canonical[], left: LiteralsLeft): Canonical[] {
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
