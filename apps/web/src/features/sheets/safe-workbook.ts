import { messages, Refused } from '@sdp/domain'
import { checkOldWorkbook } from './old-workbook.ts'
import { plainWorkbook } from './plain-workbook.ts'
import { readTags, type XmlTag } from './xml-tags.ts'
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
  const tags = (name: string, tag: string) => readTags(unpack(name), tag)
  if (tags(contentTypes, 'Override').some(allowsMacros))
    throw new Refused('invalid', messages.sheets.hasMacros)
  const { name, sheet, strings, styles } = findParts(
    tags(workbookPart, 'sheet'),
    tags(workbookLinks, 'Relationship'),
  )
  return plainWorkbook({
    name,
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
