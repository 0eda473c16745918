import type { UploadedConcepts } from '@sdp/api'
import { firstByKey } from '@sdp/domain'
import {
  type Concept,
  conceptColumns,
  conceptRowReader,
  conceptSheetRows,
  requiredConceptColumns,
} from '@sdp/domain/concepts'
import { writeWorkbook } from '@sdp/domain/workbooks'
import type { Pool } from 'pg'
import { readConcepts } from '../../concepts/store.ts'
import type { DomainsOfConcepts } from '../../concepts/uses.ts'
import { toBody } from '../../concepts/wire.ts'
import { readSheet, type SheetRow } from '../../http/read-sheet.ts'
import { openPace } from '../../pace.ts'

const exportedAtOnce = 250
const widths: Record<string, number> = { id: 38, concept_name: 40, text: 60, description: 40 }
const columns = conceptColumns.map((name) => ({ name, width: widths[name] ?? 14 }))

/** Concepts as a workbook, read and written piece by piece: there can be more than fit in memory. */
export async function* exportedWorkbook(db: Pool, ids: readonly string[]): AsyncGenerator<Buffer> {
  const writer = writeWorkbook('concepts', columns)
  const pace = openPace()
  for (let at = 0; at < ids.length; at += exportedAtOnce) {
    const concepts = await readConcepts(db, { ids: ids.slice(at, at + exportedAtOnce) })
    for (const concept of concepts) {
      for (const piece of writer.add(conceptSheetRows(concept))) yield Buffer.from(piece)
      await pace.rest()
    }
  }
  for (const piece of writer.finish()) yield Buffer.from(piece)
}

/** What a workbook would change, with all that is wrong in it; nothing is written. */
export async function readUpload(
  db: Pool,
  bytes: Uint8Array,
  domains: DomainsOfConcepts,
): Promise<UploadedConcepts> {
  const pace = openPace()
  const { rows, problems, placeOf } = await readSheet(
    bytes,
    { columns: conceptColumns, required: requiredConceptColumns },
    pace,
  )
  const known = await knownConcepts(db, rows)
  const reader = conceptRowReader(known)
  for (const { cells, row } of rows) {
    reader.add(cells, row)
    await pace.rest()
  }
  const read = reader.finish()
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
  const byName = firstByKey(concepts.map((concept) => [concept.name.toLowerCase(), concept]))
  const byTextId = new Map<string, Concept>()
  for (const concept of concepts) for (const { id } of concept.texts) byTextId.set(id, concept)
  return {
    byName: (name: string) => byName.get(name.toLowerCase()),
    byTextId: (id: string) => byTextId.get(id.toLowerCase()),
  }
}
