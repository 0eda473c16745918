import { Refused } from '@sdp/domain'
import type { Expression } from '@sdp/domain/expressions'
import {
  intentColumns,
  type KnownIntent,
  type KnownResponse,
  type KnownSlot,
  languageColumn,
  readIntentRows,
  readSlotRows,
  readUiActionRows,
  referenceColumn,
  type SheetCells,
  type SheetProblem,
  type SlotReading,
  slotColumns,
  type TextsByKind,
  uiActionColumns,
} from '@sdp/domain/sheets'
import { maxFileMegabytes } from '@sdp/domain/workbooks'
import { inPieces } from './pieces.ts'
import { readSheet } from './read-sheet.ts'
import type { IntentPart, ResponsePart, SheetMessage, SheetOrder, SlotPart } from './sheet-orders.ts'
import { type SheetValue, writeSheet } from './write-sheet.ts'

const rows: SheetValue[][] = []
const slots: KnownSlot[] = []
const intents: KnownIntent[] = []
const uiActions: string[] = []
const responses: KnownResponse[] = []

self.onmessage = async ({ data }: MessageEvent<SheetOrder>) => {
  try {
    await follow(data)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    post({ kind: error instanceof Refused ? 'refused' : 'failed', message })
  }
}

async function follow(order: SheetOrder): Promise<void> {
  switch (order.order) {
    case 'take rows':
      for (const row of order.rows) rows.push(row)
      return
    case 'take slots':
      for (const slot of order.slots) slots.push(slot)
      return
    case 'take intents':
      for (const intent of order.intents) intents.push(intent)
      return
    case 'take responses':
      for (const name of order.uiActions) uiActions.push(name)
      for (const response of order.responses) responses.push(response)
      return
    case 'write': {
      const bytes = writeSheet(order.name, order.columns, rows)
      self.postMessage({ kind: 'written', bytes } satisfies SheetMessage, { transfer: [bytes.buffer] })
      return
    }
    case 'read intents': {
      const columns = [...intentColumns, 'lang', referenceColumn]
      const reading = await readFile(order.file, columns, intentColumns.slice(0, 3), (cells) =>
        readIntentRows(
          { intents, slots, reusableExpressions: order.reusableExpressions },
          order.language,
          withoutLanguage(cells),
        ),
      )
      postProblems(reading.problems)
      if (reading.problems.length === 0) postIntents(reading.expressions)
      return post({ kind: 'read' })
    }
    case 'read responses': {
      const columns = [...uiActionColumns, 'lang', referenceColumn]
      const reading = await readFile(order.file, columns, uiActionColumns, (cells) =>
        readUiActionRows({ uiActions, responses }, withoutLanguage(cells)),
      )
      postProblems(reading.problems)
      if (reading.problems.length === 0) postResponses(reading.texts)
      return post({ kind: 'read' })
    }
    case 'read slots': {
      const reading = await readFile(order.file, [...slotColumns, referenceColumn], slotColumns, (cells) =>
        readSlotRows({ slots }, order.language, cells, order.writtenFor),
      )
      postProblems(reading.problems)
      if (reading.problems.length === 0) postSlots(reading.canonicals)
      return post({ kind: 'read' })
    }
  }
}

/** A sheet of intents or UI actions may say its language; that makes no line of one that has nothing else. */
function withoutLanguage(rows: readonly SheetCells[]): readonly SheetCells[] {
  if (!('lang' in (rows[0] ?? {}))) return rows
  return rows.map(({ lang: _, ...cells }) => cells)
}

/** Reads and checks a file; formulas are reported along with everything else that is wrong. */
async function readFile<Reading extends { problems: SheetProblem[] }>(
  file: Blob,
  columns: readonly string[],
  required: readonly string[],
  check: (cells: readonly SheetCells[]) => Reading,
): Promise<Reading> {
  // One byte more than we take is enough to see that it is too large.
  const taken = file.slice(0, maxFileMegabytes * 1024 * 1024 + 1)
  const sheet = readSheet(new Uint8Array(await taken.arrayBuffer()), { columns, required })
  post({ kind: 'checking', lines: sheet.filled, lang: languageColumn(sheet.rows) })
  const reading = check(sheet.rows)
  return { ...reading, problems: [...sheet.problems, ...sheet.withCells(reading.problems)] }
}

function postProblems(problems: readonly SheetProblem[]): void {
  for (const piece of inPieces(problems)) post({ kind: 'problems', problems: piece })
}

function postIntents(all: ReadonlyMap<string, Expression[]>): void {
  for (const parts of inPieces(intentParts(all), ({ expressions }) => expressions.length)) {
    post({ kind: 'intents', parts })
  }
}

function* intentParts(all: ReadonlyMap<string, Expression[]>): Iterable<IntentPart> {
  for (const [intent, ofIntent] of all) {
    for (const expressions of inPieces(ofIntent)) yield { intent, expressions }
  }
}

type LiteralsBySlot = SlotReading['canonicals']

function postSlots(all: LiteralsBySlot): void {
  for (const parts of inPieces(slotParts(all), ({ literals }) => literals.length)) {
    post({ kind: 'slots', parts })
  }
}

function* slotParts(all: LiteralsBySlot): Iterable<SlotPart> {
  for (const [slot, canonicals] of all) {
    for (const [canonical, ofCanonical] of canonicals) {
      for (const literals of inPieces(ofCanonical)) yield { slot, canonical, literals }
    }
  }
}

function postResponses(all: TextsByKind): void {
  for (const parts of inPieces(responseParts(all), ({ texts }) => texts.length)) {
    post({ kind: 'responses', parts })
  }
}

function* responseParts(all: TextsByKind): Iterable<ResponsePart> {
  for (const kind of ['tts', 'audio'] as const) {
    for (const [name, ofName] of all[kind]) {
      for (const texts of inPieces(ofName)) yield { kind, name, texts }
    }
  }
}

function post(news: SheetMessage): void {
  self.postMessage(news)
}
