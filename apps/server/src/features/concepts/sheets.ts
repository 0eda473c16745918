import { conceptColumns, conceptSheetRows } from '@sdp/domain/sheets'
import { writeWorkbook } from '@sdp/domain/workbooks'
import type { Pool } from 'pg'
import { readConcepts } from '../../concepts/store.ts'
import type { DomainsOfConcepts } from '../../concepts/uses.ts'
import type { ConceptAnswer, ConceptQuestion } from '../../files/protocol.ts'
import { openPace } from '../../process/pace.ts'

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

/** The stored concepts that a file can be about, and which domains use them. */
export async function answerFile(
  db: Pool,
  domains: DomainsOfConcepts,
  { names, textIds }: ConceptQuestion,
): Promise<ConceptAnswer> {
  const concepts = await readConcepts(db, { names, textIds })
  const asked = new Set([...names, ...concepts.map(({ name }) => name)])
  const using = Array.from(asked, (name) => [name, domains.get(name) ?? []] as [string, string[]])
  return { concepts, domains: using.filter(([, found]) => found.length > 0) }
}
