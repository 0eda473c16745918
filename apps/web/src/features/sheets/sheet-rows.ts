import type { Domain } from '@sdp/domain'
import {
  intentColumns,
  intentRows,
  type SheetReference,
  slotColumns,
  slotRows,
  uiActionColumns,
  uiActionRows,
} from '@sdp/domain/sheets'
import type { SheetKindName } from './sheet-orders.ts'
import type { SheetValue } from './write-sheet.ts'

/** The content of the open domain, with its language. */
export interface SheetSource {
  domain: Domain
  language: string
}

export const columnsOf = {
  intents: intentColumns,
  slots: slotColumns,
  'UI actions': uiActionColumns,
} as const

/** Row by row, so that a large domain is not turned into rows at once. */
export function* sheetRows(
  kind: SheetKindName,
  { domain, language }: SheetSource,
  reference?: SheetReference,
): Iterable<SheetValue[]> {
  const referenceOf = (row: { reference?: string }) => (row.reference === undefined ? [] : [row.reference])
  if (kind === 'intents') {
    for (const intent of domain.intents) {
      for (const row of intentRows({ ...domain, intents: [intent] }, reference))
        yield [...intentColumns.map((column) => row[column]), ...referenceOf(row)]
    }
  } else if (kind === 'UI actions') {
    for (const row of uiActionRows(domain, reference)) {
      yield [...uiActionColumns.map((column) => row[column]), ...referenceOf(row)]
    }
  } else {
    for (const slot of domain.slots) {
      const rows = slotRows({ ...domain, slots: [slot] }, language, reference)
      for (const row of rows) yield [...slotColumns.map((column) => row[column]), ...referenceOf(row)]
    }
  }
}
