import { CFB, read, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx'
import { deflateSync, strToU8, unzipSync, zipSync } from 'fflate'

/** A workbook as other programs write it. */
export function aWorkbook(sheet: WorkSheet, bookType: 'xlsx' | 'biff8' | 'xlsm' = 'xlsx'): Uint8Array {
  return bytesOf(utils.book_new(sheet, 'Sheet1'), bookType)
}

/** One of several sheets, in this order. */
export function aWorkbookOf(...sheets: readonly WorkSheet[]): Uint8Array {
  const book = utils.book_new()
  for (const [at, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, `Sheet${at + 1}`)
  return bytesOf(book, 'xlsx')
}

export function bytesOf(book: WorkBook, bookType: 'xlsx' | 'biff8' | 'xlsm' | 'xlsb' | 'ods'): Uint8Array {
  return new Uint8Array(write(book, { bookType, type: 'array', compression: true }))
}

export function aSheet(rows: unknown[][]): WorkSheet {
  return utils.aoa_to_sheet(rows)
}

/** The lines of a workbook's first sheet. */
export function linesOf(workbook: Uint8Array): unknown[][] {
  const book = read(workbook, { type: 'array' })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
}

/** The workbook with some of its parts written again, or with more of them. */
export function withParts(
  workbook: Uint8Array,
  change: (parts: Record<string, string>) => Record<string, string>,
): Uint8Array {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(workbook)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  )
  const changed = Object.entries(change(parts)).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(changed))
}

/** The workbook with its first sheet replaced by zeros; its directory declares another size. */
export function withBomb(workbook: Uint8Array, size: number, declaredSize: number): Uint8Array {
  const parts = Object.fromEntries(Object.entries(unzipSync(workbook)).filter(([name]) => name !== sheetPart))
  const packed = deflateSync(new Uint8Array(size), { level: 9 })
  const placeholder = Uint8Array.from(packed, (_, index) => (index * index * 31) % 251)
  const zip = zipSync({ ...parts, [sheetPart]: [placeholder, { level: 0 }] })
  const start = zip.findIndex((_, at) => placeholder.every((byte, index) => zip[at + index] === byte))
  zip.set(packed, start)
  const view = new DataView(zip.buffer, zip.byteOffset)
  for (let at = 0; at < zip.length - 46; at++) {
    const isEntry = view.getUint32(at, true) === 0x02014b50
    if (!isEntry || view.getUint32(at + 24, true) !== placeholder.length) continue
    view.setUint16(at + 10, 8, true)
    view.setUint32(at + 24, declaredSize, true)
  }
  return zip
}

export const sheetPart = 'xl/worksheets/sheet1.xml'

/** The .xls with a formula (=1+1) in the first cell of a line; the library can read one, but not write it. */
export function withOldFormula(workbook: Uint8Array, line: number): Uint8Array {
  const file = CFB.read(workbook, { type: 'buffer' })
  const stream = Uint8Array.from(CFB.find(file, '/Workbook').content as ArrayLike<number>)
  const formula = [
    0x06,
    0,
    29,
    0,
    line - 1,
    0,
    0,
    0,
    15,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0x40,
    0,
    0,
    0,
    0,
    0,
    0,
    7,
    0,
  ]
  const onePlusOne = [0x1e, 1, 0, 0x1e, 1, 0, 0x03]
  const end = lastEnd(stream)
  const longer = [...stream.slice(0, end), ...formula, ...onePlusOne, ...stream.slice(end)]
  CFB.utils.cfb_add(file, '/Workbook', Uint8Array.from(longer))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }))
}

/** Where the last sheet of a stream ends. */
function lastEnd(stream: Uint8Array): number {
  const view = new DataView(stream.buffer)
  let end = 0
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === 0x0a) end = at
  }
  return end
}
