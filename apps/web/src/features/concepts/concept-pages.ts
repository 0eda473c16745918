import { type ChangedConcepts, type ConceptRow, type concepts, conceptsAtOnce, type Reply } from '@sdp/api'
import type { InfiniteData } from '@tanstack/react-query'

/** The table of concepts as it was read, page after page. */
export type ConceptPages = InfiniteData<Reply<typeof concepts.query.shapes>>

/** All rows, each once: one that moved to another page while they were read is in both. */
export function rowsOf({ pages }: ConceptPages): ConceptRow[] {
  const byId = new Map<string, ConceptRow>()
  for (const page of pages) for (const row of page.concepts) byId.set(row.id, row)
  return [...byId.values()]
}

/** The newest entry of the history that all of its pages know of. */
export function newestOf({ pages }: ConceptPages): number {
  return Math.min(...pages.map(({ newest }) => newest))
}

/**
 * The table after what changed since; the rows that stay are the same objects. Undefined where that is not known, and
 * the table has to be read again: a row may have moved between two pages while they were read (ruling R188).
 */
export function withChanges(
  before: ConceptPages,
  { changed, total, newest }: ChangedConcepts,
): ConceptPages | undefined {
  if (changed === null) return undefined
  const ids = new Set(changed.map(({ id }) => id))
  const rows = rowsOf(before).filter(({ id }) => !ids.has(id))
  const placed = changed.flatMap(({ at, concept }) => (at !== undefined && concept ? [{ at, concept }] : []))
  for (const { at, concept } of placed.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, concept)
  if (rows.length !== total) return undefined
  const pages = Math.max(1, Math.ceil(total / conceptsAtOnce))
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  return {
    pages: numbers.map((page) => ({
      concepts: rows.slice((page - 1) * conceptsAtOnce, page * conceptsAtOnce),
      total,
      page,
      pages,
      newest,
    })),
    pageParams: numbers,
  }
}
