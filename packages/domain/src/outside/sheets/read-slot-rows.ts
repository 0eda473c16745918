import { messages } from '../../messages/messages.ts'
import { languageProvider } from '../../model/language-providers.ts'
import { isFreeText, type Slot } from '../../model/slot.ts'
import {
  checkCanonicalName,
  checkExampleValue,
  checkHasCanonicals,
  checkLiteral,
  maxExampleValues,
} from '../../nouns/slots/checks.ts'
import { firstByKey, firstByName } from '../../toolbox/lists.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import {
  isBlankRow,
  isEmptyCell,
  isWaitingRow,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
  type SheetProblems,
} from './cells.ts'
import { cellText, isCut } from './cut-cells.ts'
import { noCanonical, saidInSheet } from './said-in-sheet.ts'
import { isSameLanguage, sheetLanguage } from './sheet-languages.ts'

/** The literals of each canonical of a slot, by its name. */
type LiteralsOfCanonicals = Map<string, string[]>

/** What a sheet of slots has to know of a slot. */
export type KnownSlot = Pick<Slot, 'name' | 'type' | 'canonicals' | 'exampleValues'>

export interface SlotReading {
  problems: SheetProblem[]
  /** By the name of their slot; one that only waits for literals is not among them. */
  canonicals: Map<string, LiteralsOfCanonicals>
}

/**
 * Reads the rows of a sheet of slots with all that is wrong in them. `writtenFor` is another language that their author
 * wants to be taken for the one of the domain.
 */
export function readSlotRows(
  domain: { slots: readonly KnownSlot[] },
  language: string,
  rows: readonly SheetCells[],
  writtenFor: string = language,
): SlotReading {
  const problems = newSheetProblems()
  const slots = firstByName(domain.slots)
  const uploads = new Map<string, SlotUploading>()

  rows.forEach((cells, row) => {
    if (isBlankRow(cells)) return
    const name = requiredText(cells, 'slot', row, problems)
    const slot = name === undefined ? undefined : slots.get(name)
    const isExample = slot !== undefined && isFreeText(slot) && isEmptyCell(cells.canonical)
    const canonical = isExample ? noCanonical : requiredText(cells, 'canonical', row, problems)
    checkLanguage(cells, [language, writtenFor], row, problems)
    if (name === undefined) {
      requiredText(cells, 'literal', row, problems)
      return
    }
    if (!uploads.has(name)) {
      uploads.set(name, startUpload(slot, language))
      if (slot === undefined) problems.add({ row, column: 'slot' }, messages.sheets.missingSlot(name), name)
    }
    const upload = uploads.get(name)!
    const isSilent = canonical === undefined ? undefined : upload.isSilent.get(canonical)
    if (isWaitingRow(cells, { isSilent, values: ['literal'] })) return
    const cell = requiredText(cells, 'literal', row, problems)
    if (canonical === undefined || cell === undefined) return
    const literal = wholeLiteral(upload, canonical, cell)
    if (literal === undefined) {
      problems.add({ row, column: 'literal' }, messages.sheets.cut('literal'), cell)
      return
    }
    const check = isExample ? checkNewExample : checkNew
    for (const { column, message } of check(upload, { canonical, literal })) {
      problems.add({ row, column }, message, cells[column])
    }
    addLiteral(upload, canonical, literal)
  })
  const canonicals = new Map(
    [...uploads]
      .filter(([, { uploaded }]) => uploaded.size > 0)
      .map(([name, { uploaded }]) => [name, uploaded]),
  )
  return { problems: problems.found, canonicals }
}

interface SlotUploading {
  /** What the domain has, which is not judged again: the literals of each canonical, by their text as a cell holds it. */
  before: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Whether each of its canonicals says nothing in the language. */
  isSilent: ReadonlyMap<string, boolean>
  /** What keeps the slot from getting more canonicals. */
  noCanonicals: string | undefined
  uploaded: LiteralsOfCanonicals
  /** The canonical that each uploaded literal stands for, whatever its case. */
  owners: Map<string, string>
  language: string
}

function startUpload(slot: KnownSlot | undefined, language: string): SlotUploading {
  const { canonicals = [], exampleValues = [] } = slot ?? {}
  const examples = { name: noCanonical, literals: exampleValues }
  return {
    before: firstByKey(
      [...canonicals, examples].map(({ name, literals }) => [
        name,
        firstByKey(literals.map((literal) => [cellText(literal), literal])),
      ]),
    ),
    isSilent: firstByKey(
      (slot === undefined ? [] : saidInSheet(slot)).map(({ name, literals }) => [
        name,
        literals.length === 0,
      ]),
    ),
    noCanonicals: slot && checkHasCanonicals(slot),
    uploaded: new Map(),
    owners: new Map(),
    language,
  }
}

/** The literal of a cell; that of one that was cut is the one in the domain. */
function wholeLiteral({ before }: SlotUploading, canonical: string, cell: string): string | undefined {
  return isCut(cell) ? before.get(canonical)?.get(cell) : cell
}

function addLiteral({ uploaded, owners, language }: SlotUploading, canonical: string, literal: string): void {
  const literals = uploaded.get(canonical)
  if (literals === undefined) uploaded.set(canonical, [literal])
  else literals.push(literal)
  owners.set(foldSpoken(literal, language), canonical)
}

interface NewLiteral {
  canonical: string
  literal: string
}

function checkNew(
  { before, noCanonicals, uploaded, owners, language }: SlotUploading,
  { canonical, literal }: NewLiteral,
): { column: 'canonical' | 'literal'; message: string }[] {
  const isKnown = (name: string) => before.get(name)?.has(cellText(literal)) === true
  const owner = owners.get(foldSpoken(literal, language))
  // Both may have had it before: that is not judged again
  const isTaken = owner !== undefined && owner !== canonical && !(isKnown(canonical) && isKnown(owner))
  const isNewCanonical = !before.has(canonical) && !uploaded.has(canonical)
  const ofCanonical = isNewCanonical
    ? (noCanonicals ?? checkCanonicalName({ canonicals: [] }, canonical))
    : undefined
  const ofLiteral = [
    isKnown(canonical) ? undefined : checkLiteral(literal, languageProvider(language)),
    isTaken ? messages.slots.literalTaken(literal, owner) : undefined,
  ]
  return [
    ...(ofCanonical === undefined ? [] : [{ column: 'canonical' as const, message: ofCanonical }]),
    ...ofLiteral.flatMap((message) =>
      message === undefined ? [] : [{ column: 'literal' as const, message }],
    ),
  ]
}

/** What a slot has twice is taken once. */
function checkNewExample(
  { before, owners, language }: SlotUploading,
  { literal }: NewLiteral,
): { column: 'literal'; message: string }[] {
  const isMore = owners.size >= maxExampleValues && !owners.has(foldSpoken(literal, language))
  const isKnown = before.get(noCanonical)?.has(cellText(literal)) === true
  const message = isMore
    ? messages.slots.tooManyExampleValues(maxExampleValues)
    : isKnown
      ? undefined
      : checkExampleValue(literal)
  return message === undefined ? [] : [{ column: 'literal', message }]
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
  problems.add({ row, column: 'lang' }, messages.sheets.otherLanguage(sheetLanguage(language)), written)
}
