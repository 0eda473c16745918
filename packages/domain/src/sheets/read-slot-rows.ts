import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import {
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
  type SheetProblems,
} from './cells.ts'
import { sheetLanguage } from './sheet-languages.ts'

/** The literals of each canonical, by its name. */
export type LiteralsOfCanonicals = Map<string, string[]>

interface SlotReading {
  problems: SheetProblem[]
  /** By the name of their slot. */
  canonicals: Map<string, LiteralsOfCanonicals>
}

/** Reads the rows of a sheet of slots with all that is wrong in them. */
export function readSlotRows(domain: Domain, language: string, rows: readonly SheetCells[]): SlotReading {
  const problems = newSheetProblems()
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))
  const canonicals = new Map<string, LiteralsOfCanonicals>()

  rows.forEach((cells, row) => {
    const slot = requiredText(cells, 'slot', row, problems)
    const canonical = requiredText(cells, 'canonical', row, problems)
    checkLanguage(cells, language, row, problems)
    const literal = requiredText(cells, 'literal', row, problems)
    if (slot === undefined) return

    if (!canonicals.has(slot)) {
      canonicals.set(slot, new Map())
      if (!slots.has(slot)) problems.add(row, messages.sheets.missingSlot(slot), slot)
    }
    if (canonical === undefined || literal === undefined) return
    const ofSlot = canonicals.get(slot)!
    const literals = ofSlot.get(canonical)
    if (literals === undefined) ofSlot.set(canonical, [literal])
    else literals.push(literal)
  })
  return { problems: problems.found, canonicals }
}

function checkLanguage(cells: SheetCells, language: string, row: number, problems: SheetProblems): void {
  const written = requiredText(cells, 'lang', row, problems)
  if (written === undefined) return
  const expected = sheetLanguage(language)
  const isExpected = sheetLanguage(written).toLowerCase() === expected.toLowerCase()
  if (!isExpected) problems.add(row, messages.sheets.otherLanguage(expected), written)
}
