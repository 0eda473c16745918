import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { columnName } from './read-rows.ts'
import { workbookFiles } from './workbook-files.ts'

export type WrittenCell = string | boolean | undefined

/** Writes a workbook of one sheet piece by piece: rows go in, and the bytes that are finished come out. */
export interface WorkbookWriter {
  add: (rows: readonly (readonly WrittenCell[])[]) => Uint8Array[]
  finish: () => Uint8Array[]
}

const packedAtOnce = 256 * 1024
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Begins a workbook with the names of its columns in the first line. */
export function writeWorkbook(
  sheetName: string,
  columns: readonly { name: string; width: number }[],
): WorkbookWriter {
  let done: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    done.push(piece)
  })
  for (const [name, text] of Object.entries(workbookFiles(sheetName))) {
    const file = new ZipPassThrough(name)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  let line = 0
  let waiting = ''
  const push = (text: string, isLast = false) => {
    waiting += text
    // Packing little by little takes many times as long
    if (isLast || waiting.length >= packedAtOnce) {
      sheet.push(strToU8(waiting), isLast)
      waiting = ''
    }
    const finished = done
    done = []
    return finished
  }
  const rowText = (cells: readonly WrittenCell[]) => {
    line++
    return `<row r="${line}">${cells.map((value, column) => cellText(value, `${columnName(column)}${line}`)).join('')}</row>`
  }
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  waiting = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${main}"><cols>${widths.join('')}</cols><sheetData>${rowText(columns.map(({ name }) => name))}`
  return {
    add: (rows) => push(rows.map(rowText).join('')),
    finish() {
      const last = push('</sheetData></worksheet>', true)
      zip.end()
      return [...last, ...done]
    },
  }
}

/** Texts are written as texts, so that none becomes a formula. */
function cellText(value: WrittenCell, address: string): string {
  if (value === undefined || value === '') return ''
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${value ? 1 : 0}</v></c>`
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** What XML would take for its own is written as an entity, and what it cannot hold as `_x0001_`. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(unwritable, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}

const unwritable = /[\p{Cc}\ufffe\uffff]/gu
