import type { Domain } from '@sdp/domain'
import {
  applyIntentRows,
  applySlotRows,
  checkIntentRows,
  checkSlotRows,
  intentColumns,
  type SheetCells,
  type SheetProblem,
  sheetLanguage,
  slotColumns,
} from '@sdp/domain/sheets'
import { aDomain, anIntent, aSlot } from '@sdp/domain/testing'
import { describe, expect, test } from 'vitest'
import { readSheet } from '../apps/web/src/features/sheets/read-sheet.ts'
import { sheetRows } from '../apps/web/src/features/sheets/sheet-rows.ts'
import { type SheetValue, writeSheet } from '../apps/web/src/features/sheets/write-sheet.ts'
import { type CorpusFile, corporaHere } from '../bench/dialogue/corpus-domain.ts'

/*
 * Corpora: our own small ones, and public ones where they lie next to the project, through the way of a sheet: rows, a real
 * workbook, read, checked, applied, and rows again. Every line is either in the domain afterwards or was reported.
 */

describe('corpora by Excel', () => {
  test.each(corporaHere())('every expression of %s arrives or is reported', (_, language, corpus) => {
    const rows = corpus.intents.flatMap(({ intent, expressions }) =>
      expressions.map((text) => [intent, 'expression', text, 100, '']),
    )
    const domain = emptyDomain(corpus)
    const problems = checkIntentRows(domain, { language, rows: throughWorkbook(intentColumns, rows) })
    const taken = withoutRepeated(
      rows.filter((_, row) => !isReported(problems, row)),
      problems,
    )
    expect(taken.length).toBeGreaterThan(rows.length * 0.8)

    const filled = applyIntentRows(domain, { language, rows: throughWorkbook(intentColumns, taken) })
    expect(said('intents', { domain: filled, language })).toEqual(taken)
  })

  test.each(corporaHere())('every literal of %s arrives or is reported', (_, language, corpus) => {
    const rows = corpus.slots.flatMap(({ name, canonicals }) =>
      canonicals.flatMap(({ canonical, literals }) =>
        literals.map((literal) => [name, canonical, sheetLanguage(language), literal]),
      ),
    )
    const domain = emptyDomain(corpus)
    const upload = (lines: SheetValue[][]) => ({ language, rows: throughWorkbook(slotColumns, lines) })
    const problems = checkSlotRows(domain, upload(rows))
    const taken = rows.filter((_, row) => !isReported(problems, row))
    expect(taken.length).toBeGreaterThan(rows.length * 0.8)

    const filled = applySlotRows(domain, upload(taken))
    expect(said('slots', { domain: filled, language })).toEqual(taken)
  })
})

/** The rows that say something; a name of which nothing arrived is listed with an empty value. */
function said(kind: 'intents' | 'slots', source: Parameters<typeof sheetRows>[1]): SheetValue[][] {
  return [...sheetRows(kind, source)].filter((row) => row[kind === 'intents' ? 2 : 3] !== '')
}

/** A domain that knows the names of a corpus, but nothing that is said. */
function emptyDomain({ slots, intents, reusable = [] }: CorpusFile): Domain {
  return aDomain({
    intents: intents.map(({ intent }) => anIntent(intent, { expressions: [] })),
    slots: slots.map(({ name }) => aSlot(name)),
    reusableExpressions: reusable.map(({ name }) => ({ id: name, name, values: {}, comments: '' })),
  })
}

function throughWorkbook(columns: readonly string[], rows: SheetValue[][]): readonly SheetCells[] {
  const sheet = readSheet(writeSheet('corpus', columns, rows), { columns, required: columns.slice(0, 3) })
  expect(sheet.problems).toEqual([])
  return sheet.rows
}

function isReported(problems: readonly SheetProblem[], row: number): boolean {
  return problems.some(({ line }) => line === row + 2)
}

/** What is several times in an intent is reported in one sentence for all lines; the first of each stays. */
function withoutRepeated(rows: SheetValue[][], problems: readonly SheetProblem[]): SheetValue[][] {
  const repeated = problems.find(({ line }) => line === undefined)?.currentValue ?? ''
  const seen = new Set<string>()
  return rows.filter(([intent, , text]) => {
    const key = `${intent}\n${String(text).toLowerCase()}`
    const isFirst = !seen.has(key)
    seen.add(key)
    if (!isFirst) expect(repeated).toContain(text)
    return isFirst
  })
}
