import { messages, Refused } from '@sdp/domain'
import { isZip, openWorkbook, refuseLargeFile } from '@sdp/domain/workbooks'
import { checkOldWorkbook } from './old-workbook.ts'
import { plainWorkbook } from './plain-workbook.ts'

const compoundMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/**
 * A workbook that a reader of spreadsheets can be given: nothing in it unpacks to more than it says, and of an .xlsx
 * only the first sheet and what it depends on is left. Whatever else is in the file is refused or dropped (ruling R371).
 */
export function safeWorkbook(bytes: Uint8Array): Uint8Array {
  refuseLargeFile(bytes)
  if (isZip(bytes)) return repacked(bytes)
  if (compoundMagic.every((byte, index) => bytes[index] === byte)) {
    checkOldWorkbook(bytes)
    return bytes
  }
  throw new Refused('invalid', messages.sheets.notAWorkbook)
}

function repacked(bytes: Uint8Array): Uint8Array {
  const { name, sheet, strings, styles } = openWorkbook(bytes)
  return plainWorkbook({ name, sheet: sheet.whole(), strings: strings?.whole(), styles: styles?.whole() })
}
