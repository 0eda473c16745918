import { messages, Refused } from '@sdp/domain'
import { checkOldWorkbook } from './old-workbook.ts'
import { plainWorkbook } from './plain-workbook.ts'
import { readZipDirectory, unpackEntry, type ZipEntry } from './zip-directory.ts'

const megabyte = 1024 * 1024
export const mostFileMegabytes = 25
const mostUnpackedMegabytes = 150

const zipMagic = [0x50, 0x4b, 0x03, 0x04]
const compoundMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/**
 * A workbook that a reader of spreadsheets can be given: nothing in it unpacks to more than it says, and of an .xlsx only
 * the first sheet and what it stands on is left. Whatever else is in the file is refused or dropped.
 */
export function safeWorkbook(bytes: Uint8Array): Uint8Array {
  if (bytes.length > mostFileMegabytes * megabyte) {
    throw new Refused('invalid', messages.sheets.fileTooLarge(mostFileMegabytes))
  }
  if (startsWith(bytes, zipMagic)) return repacked(bytes)
  if (startsWith(bytes, compoundMagic)) {
    checkOldWorkbook(bytes)
    return bytes
  }
  throw new Refused('invalid', messages.sheets.notAWorkbook)
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

const contentTypes = '[Content_Types].xml'
const workbookPart = 'xl/workbook.xml'
const workbookLinks = 'xl/_rels/workbook.xml.rels'
const macros = /vbaProject|macrosheets\//i
// Only what is said of the workbook itself counts: plain ones mention the macro types of other endings.
const macroEnabled = /<Override\b(?=[^>]*"\/xl\/workbook\.xml")[^>]*macroEnabled/
const outsideLinks = /(^|\/)(externalLinks\/|queryTables\/|connections\.xml)/i

function repacked(bytes: Uint8Array): Uint8Array {
  const entries = new Map(readZipDirectory(bytes).map((entry) => [entry.name, entry]))
  if (!entries.has(contentTypes) || !entries.has(workbookPart)) {
    throw new Refused('invalid', messages.sheets.notAWorkbook)
  }
  const names = [...entries.keys()]
  if (names.some((name) => macros.test(name))) throw new Refused('invalid', messages.sheets.hasMacros)
  if (names.some((name) => outsideLinks.test(name))) throw new Refused('invalid', messages.sheets.hasLinks)

  const unpack = unpacker(bytes, entries)
  const text = (name: string) => new TextDecoder().decode(unpack(name))
  if (macroEnabled.test(text(contentTypes))) throw new Refused('invalid', messages.sheets.hasMacros)
  const { sheet, strings, styles } = findParts(text(workbookPart), text(workbookLinks))
  return plainWorkbook({
    sheet: unpack(sheet),
    strings: strings === undefined ? undefined : unpack(strings),
    styles: styles === undefined ? undefined : unpack(styles),
  })
}

/** Unpacks parts of a zip; all that it ever unpacks has to stay below the limit. */
function unpacker(bytes: Uint8Array, entries: ReadonlyMap<string, ZipEntry>): (name: string) => Uint8Array {
  let left = mostUnpackedMegabytes * megabyte
  return (name) => {
    const entry = entries.get(name)
    if (entry === undefined) throw new Refused('invalid', messages.sheets.damaged)
    left -= entry.size
    if (left < 0) throw new Refused('invalid', messages.sheets.unpackedTooLarge(mostUnpackedMegabytes))
    return unpackEntry(bytes, entry)
  }
}

/** The names of the first sheet and of the parts that cells point into. */
function findParts(workbook: string, links: string) {
  const firstSheet = /<(?:\w+:)?sheet\s[^>]*?\b\w+:id="([^"]+)"/.exec(workbook)?.[1]
  const linked = [...links.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([link]) => ({
    id: /\bId="([^"]*)"/.exec(link)?.[1],
    type: /\bType="([^"]*)"/.exec(link)?.[1] ?? '',
    part: partName(/\bTarget="([^"]*)"/.exec(link)?.[1] ?? ''),
  }))
  const sheet = linked.find(({ id }) => id === firstSheet)?.part
  if (firstSheet === undefined || sheet === undefined) throw new Refused('invalid', messages.sheets.damaged)
  const ofType = (type: string) => linked.find((link) => link.type.endsWith(`/${type}`))?.part
  return { sheet, strings: ofType('sharedStrings'), styles: ofType('styles') }
}

function partName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}
