import type { ConceptFilter, UploadedConcepts } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import {
  type Concept,
  conceptColumns,
  conceptRowReader,
  conceptSheetRows,
  requiredConceptColumns,
} from '@sdp/domain/concepts'
import { isBlankRow, lineOf, type SheetCells, type SheetProblem } from '@sdp/domain/sheets'
import { columnName, openWorkbook, type ReadLine, readLines, writeWorkbook } from '@sdp/domain/workbooks'
import type { Pool } from 'pg'
import { openPace, type Pace } from '../../pace.ts'
import { filterSql } from './query.ts'
import { readConcepts } from './store.ts'
import { domainsOf } from './uses.ts'
import { toBody } from './wire.ts'

const exportedAtOnce = 250
const widths: Record<string, number> = { id: 38, concept_name: 40, text: 60, description: 40 }
const columns = conceptColumns.map((name) => ({ name, width: widths[name] ?? 14 }))

/** The concepts behind a filter as a workbook, read and written piece by piece: there can be more than fit in memory. */
export async function* exportedWorkbook(
  db: Pool,
  filter: ConceptFilter,
  language: string | undefined,
): AsyncGenerator<Buffer> {
  const { where, values } = filterSql(filter, language)
  const { rows } = await db.query<{ id: string }>(
    `select id from concept where ${where} order by lower(name)`,
    values,
  )
  const writer = writeWorkbook('concepts', columns)
  const pace = openPace()
  for (let at = 0; at < rows.length; at += exportedAtOnce) {
    const concepts = await readConcepts(db, { ids: rows.slice(at, at + exportedAtOnce).map(({ id }) => id) })
    for (const concept of concepts) {
      for (const piece of writer.add(conceptSheetRows(concept))) yield Buffer.from(piece)
      await pace.rest()
    }
  }
  for (const piece of writer.finish()) yield Buffer.from(piece)
}

/** What a workbook would change, with all that is wrong in it; nothing is written. */
export async function readUpload(db: Pool, bytes: Uint8Array): Promise<UploadedConcepts> {
  const pace = openPace()
  const { rows, problems, placeOf } = await readSheet(bytes, pace)
  const known = await knownConcepts(db, rows)
  const reader = conceptRowReader(known)
  for (const { cells, line } of rows) {
    reader.add(cells, line - lineOf(0))
    await pace.rest()
  }
  const read = reader.finish()
  const domains = await domainsOf(db, [...new Set(read.rows.map(({ conceptName }) => conceptName))])
  const count = (result: string) => read.rows.filter((row) => row.result === result).length
  return {
    created: count('created'),
    updated: count('updated'),
    disabled: count('disabled'),
    rows: read.rows
      .filter(({ result }) => result !== undefined)
      .map(({ line, conceptName, language, text, result }) => ({
        id: `line-${line}`,
        line,
        concept_name: conceptName,
        language,
        text,
        domains: domains.get(conceptName) ?? [],
        groupFlag: (domains.get(conceptName)?.length ?? 0) > 1,
        textOperationResult: result ?? null,
      })),
    problems: [...problems, ...read.problems.map(placeOf)],
    concepts: read.concepts.map(({ id, version, change }) => ({ ...toBody(change), id, version })),
  }
}

interface SheetRow {
  line: number
  cells: SheetCells
}

interface ReadSheet {
  rows: SheetRow[]
  /** Formulas, each with its cell. */
  problems: SheetProblem[]
  /** A problem in a row, with the cell in which it stands. */
  placeOf: (problem: SheetProblem) => SheetProblem
}

async function readSheet(bytes: Uint8Array, pace: Pace): Promise<ReadSheet> {
  const workbook = openWorkbook(bytes)
  let places: Map<string, number> | undefined
  const rows: SheetRow[] = []
  const problems: SheetProblem[] = []
  const addressOf = (column: number, line: number) => `${workbook.name}!${columnName(column)}${line}`
  for (const read of readLines(workbook)) {
    await pace.rest()
    if (read === undefined) continue
    if (places === undefined) {
      places = columnPlaces(read)
      continue
    }
    const { line } = read
    for (const [column, { formula }] of read.cells) {
      if (formula === undefined) continue
      const message = messages.sheets.line(line, messages.sheets.formula)
      problems.push({ line, cell: addressOf(column, line), message, currentValue: `=${formula}` })
    }
    const cells = Object.fromEntries(Array.from(places, ([name, at]) => [name, read.cells.get(at)?.value]))
    if (!isBlankRow(cells)) rows.push({ line, cells })
  }
  if (places === undefined || rows.length === 0) throw new Refused('invalid', messages.sheets.noLines)
  const known = places
  return {
    rows,
    problems,
    placeOf: (problem) => {
      const at = known.get(problem.column ?? '')
      return at === undefined ? problem : { ...problem, cell: addressOf(at, problem.line!) }
    },
  }
}

function columnPlaces({ cells }: ReadLine): Map<string, number> {
  const places = new Map<string, number>()
  for (const [at, { value }] of cells) {
    const name = String(value ?? '')
      .trim()
      .toLowerCase()
    if (conceptColumns.some((column) => column === name) && !places.has(name)) places.set(name, at)
  }
  const missing = requiredConceptColumns.filter((column) => !places.has(column))
  if (missing.length > 0) throw new Refused('invalid', messages.sheets.missingColumns(missing))
  return places
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The stored concepts that rows can be about. */
async function knownConcepts(db: Pool, rows: readonly SheetRow[]) {
  const names = new Set<string>()
  const ids = new Set<string>()
  for (const { cells } of rows) {
    names.add(String(cells.concept_name ?? '').trim())
    const id = String(cells.id ?? '').trim()
    if (uuid.test(id)) ids.add(id)
  }
  const concepts = await readConcepts(db, { names: [...names], textIds: [...ids] })
  const byName = new Map(concepts.map((concept) => [concept.name.toLowerCase(), concept]))
  const byTextId = new Map<string, Concept>()
  for (const concept of concepts) for (const { id } of concept.texts) byTextId.set(id, concept)
  return {
    byName: (name: string) => byName.get(name.toLowerCase()),
    byTextId: (id: string) => byTextId.get(id.toLowerCase()),
  }
}
