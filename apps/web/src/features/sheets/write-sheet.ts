import { utils, write } from '@e965/xlsx'
import { referenceColumn } from '@sdp/domain/sheets'

export type SheetValue = string | number

/** Writes rows below the names of their columns. Texts are written as texts, so that none becomes a formula. */
export function writeSheet(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly SheetValue[])[],
): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet([[...columns], ...rows.map((row) => row.map(toCell))], { dense: true })
  sheet['!cols'] = columns.map((column) => ({ wch: columnWidths[column] ?? 16 }))
  const book = utils.book_new(sheet, name)
  // Shared strings, as Excel itself writes them: those in their cells the library reads as if they were escaped twice.
  const written: ArrayBuffer = write(book, {
    bookType: 'xlsx',
    type: 'array',
    bookSST: true,
    compression: true,
  })
  return new Uint8Array(written)
}

const columnWidths: Record<string, number> = {
  intent: 28,
  value: 70,
  literals: 40,
  slot: 24,
  literal: 40,
  responsename: 28,
  actual: 70,
  [referenceColumn]: 70,
}

function toCell(value: SheetValue): SheetValue | null {
  if (value === '') return null
  // In a workbook _x0041_ means the letter A, so an underscore that would begin such a thing is written as one itself.
  return typeof value === 'string' ? value.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : value
}
