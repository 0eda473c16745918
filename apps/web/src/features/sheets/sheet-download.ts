import type { Domain } from '@sdp/domain'
import {
  intentColumns,
  intentRows,
  referenceColumn,
  type SheetReference,
  sheetLanguage,
  slotColumns,
  slotRows,
  uiActionColumns,
  uiActionRows,
} from '@sdp/domain/sheets'
import { downloadFile } from '../../browser/download.ts'
import { inPieces } from './pieces.ts'
import { runWorker } from './run-worker.ts'
import type { SheetKindName, SheetOrder } from './sheet-orders.ts'
import { readReference } from './sheet-reference.ts'
import type { SheetValue } from './write-sheet.ts'

/** The content on the desk, with the language it is in. */
export interface SheetSource {
  domain: Domain
  language: string
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes what is on the desk into a workbook, beside what another language says, and gives it to the user. */
export async function downloadSheet(
  kind: SheetKindName,
  source: SheetSource,
  signal: AbortSignal,
): Promise<void> {
  const reference = await readReference(signal)
  await runWorker(writeOrders(kind, source, reference), {
    signal,
    onNews: (news) => {
      if (news.news !== 'written') return
      downloadFile(sheetFileName(kind, source), new Blob([news.bytes], { type: workbookType }))
    },
  })
}

function sheetFileName(kind: SheetKindName, { domain, language }: SheetSource): string {
  return `${domain.name}_${kind.replace(' ', '-')}_${sheetLanguage(language)}.xlsx`
}

function* writeOrders(
  kind: SheetKindName,
  source: SheetSource,
  reference: SheetReference | undefined,
): Iterable<SheetOrder> {
  for (const rows of inPieces(sheetRows(kind, source, reference))) yield { order: 'take rows', rows }
  const columns = columnsOf[kind]
  yield { order: 'write', name: kind, columns: reference ? [...columns, referenceColumn] : columns }
}

const columnsOf = { intents: intentColumns, slots: slotColumns, 'UI actions': uiActionColumns } as const

/** Row by row, so that a large domain is not turned into rows at once. */
export function* sheetRows(
  kind: SheetKindName,
  { domain, language }: SheetSource,
  reference?: SheetReference,
): Iterable<SheetValue[]> {
  const beside = (row: { reference?: string }) => (row.reference === undefined ? [] : [row.reference])
  if (kind === 'intents') {
    for (const intent of domain.intents) {
      for (const row of intentRows({ ...domain, intents: [intent] }, reference))
        yield [...intentColumns.map((column) => row[column]), ...beside(row)]
    }
  } else if (kind === 'UI actions') {
    for (const row of uiActionRows(domain, reference)) {
      yield [...uiActionColumns.map((column) => row[column]), ...beside(row)]
    }
  } else {
    for (const slot of domain.slots) {
      const rows = slotRows({ ...domain, slots: [slot] }, language, reference)
      for (const row of rows) yield [...slotColumns.map((column) => row[column]), ...beside(row)]
    }
  }
}
