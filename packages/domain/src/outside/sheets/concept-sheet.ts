import { messages } from '../../messages/messages.ts'
import {
  type Concept,
  type ConceptText,
  type ConceptType,
  conceptLimits,
  conceptTypes,
  newTextPrefix,
  type TuningStatus,
  tuningStatuses,
} from '../../model/concept.ts'
import { type ConceptChange, type TextChange, textKey } from '../../nouns/concepts/changes.ts'
import { checkConceptText, conceptLanguage } from '../../nouns/concepts/checks.ts'
import { checkConceptName } from '../../nouns/concepts/names.ts'
import {
  isEmptyCell,
  lineOf,
  newSheetProblems,
  requiredText,
  type SheetCells,
  type SheetProblem,
} from './cells.ts'

/** The columns of a sheet of concepts; each row is one text, or a concept without any. */
export const conceptColumns = [
  'id',
  'concept_name',
  'type',
  'language',
  'text',
  'active',
  'description',
  'tts_tuning_status',
] as const
export const requiredConceptColumns = ['concept_name', 'type', 'language', 'text'] as const

/** A concept as rows of a sheet. */
export function conceptSheetRows(concept: Concept): (string | boolean)[][] {
  const { name, description, ttsTuningStatus } = concept
  if (concept.texts.length === 0) return [['', name, concept.type, '', '', '', description, ttsTuningStatus]]
  return concept.texts.map(({ id, type, language, text, isActive }) => [
    id,
    name,
    type,
    language,
    text,
    isActive,
    description,
    ttsTuningStatus,
  ])
}

export const textOperationResults = ['created', 'updated', 'disabled'] as const
export type TextOperationResult = (typeof textOperationResults)[number]

/** What a row of the sheet does; nothing where the text is as the row says. */
interface ReadRow {
  line: number
  conceptName: string
  language: string
  text: string
  result: TextOperationResult | undefined
}

/** What a sheet changes in one concept; one without an id is new. */
interface SheetConcept {
  id: string | undefined
  version: number | undefined
  change: ConceptChange & { name: string; texts: TextChange[] }
}

export interface ReadConcepts {
  rows: ReadRow[]
  concepts: SheetConcept[]
  problems: SheetProblem[]
}

interface Building {
  stored: Concept | undefined
  line: number
  change: { name: string; type?: ConceptType; description?: string; ttsTuningStatus?: TuningStatus }
  texts: TextChange[]
}

interface KnownConceptTexts {
  /** Case-insensitively. */
  byName: (name: string) => Concept | undefined
  byTextId: (id: string) => Concept | undefined
}

/** Reads the rows of a sheet one by one, and returns at the end what they would change. */
export function conceptRowReader(known: KnownConceptTexts): {
  add: (cells: SheetCells, row: number) => void
  finish: () => ReadConcepts
} {
  const problems = newSheetProblems()
  const rows: ReadRow[] = []
  const building = new Map<string, Building>()
  const lineOfId = new Map<string, number>()

  function conceptOf(cells: SheetCells, row: number): Building | undefined {
    const name = requiredText(cells, 'concept_name', row, problems)?.trim()
    if (name === undefined) return undefined
    const stored = known.byName(name)
    const wrong = checkConceptName(name)
    if (wrong !== undefined && stored === undefined) {
      problems.add({ row, column: 'concept_name' }, wrong, name)
      return undefined
    }
    const key = name.toLowerCase()
    const found = building.get(key) ?? {
      stored,
      line: lineOf(row),
      change: { name: stored?.name ?? name },
      texts: [],
    }
    building.set(key, found)
    readField(found, 'description', cells, row)
    readField(found, 'tts_tuning_status', cells, row)
    return found
  }

  function readField(
    into: Building,
    column: 'description' | 'tts_tuning_status',
    cells: SheetCells,
    row: number,
  ) {
    const cell = cells[column]
    if (isEmptyCell(cell)) return
    const value = column === 'description' ? String(cell) : String(cell).trim().toLowerCase()
    const wrong = column === 'description' ? checkDescription(value) : checkStatus(value)
    if (wrong !== undefined) return problems.add({ row, column }, wrong, cell)
    const field = column === 'description' ? 'description' : 'ttsTuningStatus'
    const before = into.change[field]
    if (before !== undefined && before !== value)
      return problems.add({ row, column }, messages.concepts.columnDiffers(column, into.line), cell)
    Object.assign(into.change, { [field]: value })
  }

  function readText(into: Building, cells: SheetCells, row: number): void {
    const type = typeOf(cells.type)
    if (type === undefined) {
      problems.add({ row, column: 'type' }, messages.concepts.columnType, cells.type)
      return
    }
    if (into.stored === undefined) into.change.type ??= type
    const isOnlyConcept = isEmptyCell(cells.language) && isEmptyCell(cells.text) && isEmptyCell(cells.id)
    if (isOnlyConcept) return
    const code = requiredText(cells, 'language', row, problems)
    const text = requiredText(cells, 'text', row, problems)
    const isActive = activeOf(cells.active)
    if (isActive === undefined)
      problems.add({ row, column: 'active' }, messages.concepts.columnActive, cells.active)
    if (code === undefined || text === undefined || isActive === undefined) return
    const language = conceptLanguage(code)
    const wrong = checkConceptText(text)
    if (language === undefined)
      problems.add({ row, column: 'language' }, messages.concepts.unknownLanguage(code), code)
    if (wrong !== undefined) problems.add({ row, column: 'text' }, wrong, text)
    if (language === undefined || wrong !== undefined) return
    const before = findText(into, { cells, row }, { language, type, text })
    if (before === null) return
    const line = lineOf(row)
    const after = { language, type, text, isActive }
    rows.push({ line, conceptName: into.change.name, language, text, result: resultOf(before, after) })
    into.texts.push({ ...after, id: before?.id ?? `${newTextPrefix}${line}` })
  }

  /** The stored text that a row is about; null where the row is wrong about it. */
  function findText(
    into: Building,
    { cells, row }: { cells: SheetCells; row: number },
    wanted: Pick<ConceptText, 'language' | 'type' | 'text'>,
  ): ConceptText | undefined | null {
    const texts = into.stored?.texts ?? []
    if (isEmptyCell(cells.id)) return texts.find((text) => textKey(text) === textKey(wanted))
    const id = String(cells.id).trim()
    const report = (message: string) => problems.add({ row, column: 'id' }, message, id)
    const earlier = lineOfId.get(id)
    lineOfId.set(id, lineOf(row))
    const found = texts.find((text) => text.id === id)
    const owner = found === undefined ? known.byTextId(id) : undefined
    if (earlier !== undefined) report(messages.concepts.idTwice(earlier))
    else if (owner !== undefined) report(messages.concepts.otherConcept(id, owner.name))
    else if (found === undefined) report(messages.concepts.noSuchText(id))
    else return found
    return null
  }

  return {
    add(cells, row) {
      const into = conceptOf(cells, row)
      if (into !== undefined) readText(into, cells, row)
    },
    finish: () => ({
      rows,
      problems: problems.found,
      concepts: [...building.values()].filter(changesSomething).map(({ stored, change, texts }) => ({
        id: stored?.id,
        version: stored?.version,
        change: { ...change, texts: texts.filter((text) => isOther(stored, text)) },
      })),
    }),
  }
}

function changesSomething({ stored, change, texts }: Building): boolean {
  if (stored === undefined) return true
  const { description = stored.description, ttsTuningStatus = stored.ttsTuningStatus } = change
  const isSame = description === stored.description && ttsTuningStatus === stored.ttsTuningStatus
  return !isSame || texts.some((text) => isOther(stored, text))
}

function isOther(stored: Concept | undefined, change: TextChange): boolean {
  const before = stored?.texts.find(({ id }) => id === change.id)
  return before === undefined || resultOf(before, change as Omit<ConceptText, 'id'>) !== undefined
}

function resultOf(
  before: ConceptText | undefined,
  after: Omit<ConceptText, 'id'>,
): TextOperationResult | undefined {
  if (before === undefined) return 'created'
  if (before.isActive && !after.isActive) return 'disabled'
  const isSame = textKey(before) === textKey(after) && before.isActive === after.isActive
  return isSame ? undefined : 'updated'
}

function typeOf(cell: unknown): ConceptType | undefined {
  return conceptTypes.find((type) => type === String(cell).trim().toLowerCase())
}

function activeOf(cell: unknown): boolean | undefined {
  if (isEmptyCell(cell)) return true
  if (typeof cell === 'boolean') return cell
  return { true: true, false: false }[String(cell).trim().toLowerCase()]
}

function checkDescription(text: string): string | undefined {
  const most = conceptLimits.description
  return text.length > most ? messages.concepts.descriptionLength(most) : undefined
}

function checkStatus(text: string): string | undefined {
  return tuningStatuses.some((status) => status === text) ? undefined : messages.concepts.columnStatus
}
