import { type LanguageProvider, languageProvider } from '../languages/providers.ts'
import { messages } from '../messages.ts'
import { foldSpoken } from '../names.ts'
import { checkCanonicalName, checkLiteral } from '../slots/checks.ts'
import type { Slot } from '../slots/slot.ts'
import {
  isBlankRow,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
  type SheetProblems,
} from './cells.ts'
import { isSameLanguage, sheetLanguage } from './sheet-languages.ts'

/** The literals of each canonical of a slot, by its name. */
type LiteralsOfCanonicals = Map<string, string[]>

export interface SlotReading {
  problems: SheetProblem[]
  /** By the name of their slot. */
  canonicals: Map<string, LiteralsOfCanonicals>
}

/**
 * Reads the rows of a sheet of slots with all that is wrong in them. `writtenFor` is another language that their author
 * wants to be taken for the one of the domain.
 */
export function readSlotRows(
  domain: { slots: readonly Pick<Slot, 'name' | 'canonicals'>[] },
  language: string,
  rows: readonly SheetCells[],
  writtenFor: string = language,
): SlotReading {
  const problems = newSheetProblems()
  const provider = languageProvider(language)
  const slots = new Map(domain.slots.map((slot) => [slot.name, slot]))
  const uploads = new Map<string, SlotUploading>()

  rows.forEach((cells, row) => {
    if (isBlankRow(cells)) return
    const name = requiredText(cells, 'slot', row, problems)
    const canonical = requiredText(cells, 'canonical', row, problems)
    checkLanguage(cells, [language, writtenFor], row, problems)
    const literal = requiredText(cells, 'literal', row, problems)
    if (name === undefined) return

    const slot = slots.get(name)
    if (!uploads.has(name)) {
      uploads.set(name, startUpload(slot))
      if (slot === undefined) problems.add(row, messages.sheets.missingSlot(name), name)
    }
    if (canonical === undefined || literal === undefined) return
    const upload = uploads.get(name)!
    for (const message of checkNew(upload, { canonical, literal, provider })) {
      problems.add(row, message, literal)
    }
    addLiteral(upload, canonical, literal)
  })
  const canonicals = new Map(Array.from(uploads, ([name, { uploaded }]) => [name, uploaded]))
  return { problems: problems.found, canonicals }
}

interface SlotUploading {
  /** What the domain has, which is not judged again. */
  before: ReadonlyMap<string, ReadonlySet<string>>
  uploaded: LiteralsOfCanonicals
  /** The canonical that each uploaded literal stands for, whatever its case. */
  owners: Map<string, string>
}

function startUpload(slot: Pick<Slot, 'canonicals'> | undefined): SlotUploading {
  const canonicals = slot?.canonicals ?? []
  return {
    before: new Map(canonicals.map(({ name, literals }) => [name, new Set(literals)])),
    uploaded: new Map(),
    owners: new Map(),
  }
}

function addLiteral({ uploaded, owners }: SlotUploading, canonical: string, literal: string): void {
  const literals = uploaded.get(canonical)
  if (literals === undefined) uploaded.set(canonical, [literal])
  else literals.push(literal)
  owners.set(foldSpoken(literal), canonical)
}

interface NewLiteral {
  canonical: string
  literal: string
  provider: LanguageProvider
}

function checkNew(
  { before, uploaded, owners }: SlotUploading,
  { canonical, literal, provider }: NewLiteral,
): string[] {
  if (before.get(canonical)?.has(literal)) return []
  const isNewCanonical = !before.has(canonical) && !uploaded.has(canonical)
  const owner = owners.get(foldSpoken(literal))
  const isTaken = owner !== undefined && owner !== canonical
  return [
    isNewCanonical ? checkCanonicalName({ canonicals: [] }, canonical) : undefined,
    checkLiteral(literal, provider),
    isTaken ? messages.slots.literalTaken(literal, owner) : undefined,
  ].filter((message) => message !== undefined)
}

function checkLanguage(
  cells: SheetCells,
  [language, writtenFor]: readonly [string, string],
  row: number,
  problems: SheetProblems,
): void {
  const written = requiredText(cells, 'lang', row, problems)
  if (written === undefined || isSameLanguage(written, language) || isSameLanguage(written, writtenFor))
    return
  problems.add(row, messages.sheets.otherLanguage(sheetLanguage(language)), written)
}
