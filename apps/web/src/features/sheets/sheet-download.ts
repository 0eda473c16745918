import { referenceColumn, type SheetReference, sheetLanguage } from '@sdp/domain/sheets'
import { downloadFile } from '../../browser/download.ts'
import { inPieces } from './pieces.ts'
import { runWorker } from './run-worker.ts'
import type { SheetKindName, SheetOrder } from './sheet-orders.ts'
import { readReference } from './sheet-reference.ts'
import { columnsOf, type SheetSource, sheetRows } from './sheet-rows.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes the open domain into a workbook, next to the texts of another language, and downloads it. */
export async function downloadSheet(
  kind: SheetKindName,
  source: SheetSource,
  signal: AbortSignal,
): Promise<void> {
  const reference = await readReference(signal)
  await runWorker(writeOrders(kind, source, reference), {
    signal,
    onMessage: (message) => {
      if (message.kind !== 'written') return
      downloadFile(sheetFileName(kind, source), new Blob([message.bytes], { type: workbookType }))
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
