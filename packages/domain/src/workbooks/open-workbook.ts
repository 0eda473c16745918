import { firstByName } from '../lists.ts'
import { messages } from '../messages.ts'
import { Refused } from '../refused.ts'
import { readTags, type XmlTag } from './xml-tags.ts'
import { readZipDirectory, unpackEntry, unpackPieces, type ZipEntry } from './zip-directory.ts'

const megabyte = 1024 * 1024
export const mostFileMegabytes = 25
const mostUnpackedMegabytes = 150

const zipMagic = [0x50, 0x4b, 0x03, 0x04]

/** The first sheet of a workbook and what its cells stand on. Nothing unpacks to more than the file says. */
export interface OpenWorkbook {
  /** The name of the sheet as the file writes it in an attribute. */
  name: string
  sheet: () => Uint8Array
  strings: (() => Uint8Array) | undefined
  styles: (() => Uint8Array) | undefined
  sheetPieces: () => Iterable<Uint8Array>
  stringPieces: () => Iterable<Uint8Array>
}

/** Refuses a file that is larger than any that is taken. */
export function refuseLargeFile(bytes: Uint8Array): void {
  if (bytes.length > mostFileMegabytes * megabyte) {
    throw new Refused('invalid', messages.sheets.fileTooLarge(mostFileMegabytes))
  }
}

/** Whether the file can be an .xlsx, by its first bytes. */
export function isZip(bytes: Uint8Array): boolean {
  return zipMagic.every((byte, index) => bytes[index] === byte)
}

const contentTypes = '[Content_Types].xml'
const workbookPart = 'xl/workbook.xml'
const workbookLinks = 'xl/_rels/workbook.xml.rels'
const macros = /vbaProject|macrosheets\//i
const outsideLinks = /(^|\/)(externalLinks\/|queryTables\/|connections\.xml)/i

/** Opens an .xlsx; refuses macros, links to other data, and whatever is no workbook or damaged. */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook {
  refuseLargeFile(bytes)
  if (!isZip(bytes)) throw new Refused('invalid', messages.sheets.notAWorkbook)
  const entries = firstByName(readZipDirectory(bytes))
  if (!entries.has(contentTypes) || !entries.has(workbookPart)) {
    throw new Refused('invalid', messages.sheets.notAWorkbook)
  }
  const names = [...entries.keys()]
  if (names.some((name) => macros.test(name))) throw new Refused('invalid', messages.sheets.hasMacros)
  if (names.some((name) => outsideLinks.test(name))) throw new Refused('invalid', messages.sheets.hasLinks)

  const find = entryFinder(entries)
  const tags = (name: string, tag: string) => readTags(unpackEntry(bytes, find(name)), tag)
  if (tags(contentTypes, 'Override').some(allowsMacros))
    throw new Refused('invalid', messages.sheets.hasMacros)
  const { name, sheet, strings, styles } = findParts(
    tags(workbookPart, 'sheet'),
    tags(workbookLinks, 'Relationship'),
  )
  const unpack = (part: string) => unpackEntry(bytes, find(part))
  return {
    name,
    sheet: () => unpack(sheet),
    strings: strings === undefined ? undefined : () => unpack(strings),
    styles: styles === undefined ? undefined : () => unpack(styles),
    sheetPieces: () => unpackPieces(bytes, find(sheet)),
    stringPieces: () => (strings === undefined ? [] : unpackPieces(bytes, find(strings))),
  }
}

/** Finds parts of a zip; all that is ever unpacked has to stay below the limit. */
function entryFinder(entries: ReadonlyMap<string, ZipEntry>): (name: string) => ZipEntry {
  let left = mostUnpackedMegabytes * megabyte
  return (name) => {
    const entry = entries.get(name)
    if (entry === undefined) throw new Refused('invalid', messages.sheets.damaged)
    left -= entry.size
    if (left < 0) throw new Refused('invalid', messages.sheets.unpackedTooLarge(mostUnpackedMegabytes))
    return entry
  }
}

/** Only what is said of the workbook itself counts: plain ones mention the macro types of other endings. */
function allowsMacros(override: XmlTag): boolean {
  return override.PartName === `/${workbookPart}` && override.ContentType?.includes('macroEnabled') === true
}

/** The names of the first sheet and of the parts that cells point into. */
function findParts([firstSheet]: XmlTag[], links: XmlTag[]) {
  const sheet = links.find(({ Id }) => Id === firstSheet?.['r:id'])
  if (firstSheet === undefined || sheet === undefined) throw new Refused('invalid', messages.sheets.damaged)
  const ofType = (type: string) => links.find(({ Type }) => Type?.endsWith(`/${type}`))
  const [strings, styles] = [ofType('sharedStrings'), ofType('styles')]
  return {
    name: firstSheet.name ?? '',
    sheet: partName(sheet),
    strings: strings && partName(strings),
    styles: styles && partName(styles),
  }
}

function partName({ Target = '' }: XmlTag): string {
  return Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
}
