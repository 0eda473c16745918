import { messages } from '../../messages/messages.ts'
import { firstByName } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'
import { type FileBudget, newFileBudget } from '../files/budget.ts'
import { readPart, type WorkbookPart } from './read-part.ts'
import { readZipDirectory, unpackEntry, unpackPieces, type ZipEntry } from './zip-directory.ts'

const megabyte = 1024 * 1024
export const maxFileMegabytes = 25
const maxUnpackedMegabytes = 150
/** Of a part that only says where others are. */
const maxListMegabytes = 1

const zipMagic = [0x50, 0x4b, 0x03, 0x04]

/** A part that can also be unpacked as a whole. */
interface UnpackablePart extends WorkbookPart {
  whole: () => Uint8Array
}

/** The first sheet of a workbook and what its cells stand on. Nothing unpacks to more than the file says. */
export interface OpenWorkbook {
  /** Of the sheet. */
  name: string
  sheet: UnpackablePart
  strings: UnpackablePart | undefined
  styles: UnpackablePart | undefined
}

/** Refuses a file that is larger than any that is taken. */
export function refuseLargeFile(bytes: Uint8Array): void {
  if (bytes.length > maxFileMegabytes * megabyte) {
    throw new Refused('invalid', messages.sheets.fileTooLarge(maxFileMegabytes))
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

/** Opens an .xlsx; refuses macros, links to other data, and whatever is no workbook or damaged (ruling R371). */
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

  const partOf = partFinder(bytes, entries)
  const tags = (name: string, tag: string) => readTags(partOf(name, maxListMegabytes), tag)
  if (tags(contentTypes, 'Override').some(allowsMacros))
    throw new Refused('invalid', messages.sheets.hasMacros)
  const { name, sheet, strings, styles } = findParts(
    tags(workbookPart, 'sheet'),
    tags(workbookLinks, 'Relationship'),
  )
  return {
    name,
    sheet: partOf(sheet),
    strings: strings === undefined ? undefined : partOf(strings),
    styles: styles === undefined ? undefined : partOf(styles),
  }
}

/** Finds parts of a zip; all that is ever read of them takes from one budget. */
function partFinder(
  bytes: Uint8Array,
  entries: ReadonlyMap<string, ZipEntry>,
): (name: string, megabytes?: number) => UnpackablePart {
  const budget: FileBudget = newFileBudget(maxUnpackedMegabytes, {
    tooLarge: messages.sheets.unpackedTooLarge,
    tooManyElements: messages.sheets.tooManyElements,
  })
  return (name, megabytes) => {
    const entry = entries.get(name)
    if (entry === undefined)
      throw new Refused('invalid', messages.sheets.damagedAt(messages.sheets.noPart(name)))
    if (megabytes !== undefined && entry.size > megabytes * megabyte) {
      throw new Refused('invalid', messages.sheets.partTooLarge(name, megabytes))
    }
    return {
      name,
      budget,
      pieces: () => {
        budget.takeBytes(entry.size)
        return unpackPieces(bytes, entry)
      },
      whole: () => {
        budget.takeBytes(entry.size)
        return unpackEntry(bytes, entry)
      },
    }
  }
}

/** The attributes of a tag by their names; the prefix of a relationship's id is always `r`. */
type ListedTag = Readonly<Record<string, string>>

/** The tags of one name in a small part. */
function readTags(part: WorkbookPart, wanted: string): ListedTag[] {
  const found: ListedTag[] = []
  const reading = readPart(part, () => ({
    open: ({ name, attributes }) => {
      if (name === wanted) found.push(withRelationId(attributes))
    },
    text: () => {},
    close: () => {},
  }))
  while (!reading.next().done);
  return found
}

function withRelationId(attributes: ListedTag): ListedTag {
  const entries = Object.entries(attributes)
  return Object.fromEntries(entries.map(([name, value]) => [name.replace(/^\w+:id$/, 'r:id'), value]))
}

/** Only what is said of the workbook itself counts: plain ones mention the macro types of other endings. */
function allowsMacros(override: ListedTag): boolean {
  return override.PartName === `/${workbookPart}` && override.ContentType?.includes('macroEnabled') === true
}

/** The names of the first sheet and of the parts that cells point into. */
function findParts([firstSheet]: ListedTag[], links: ListedTag[]) {
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

function partName({ Target = '' }: ListedTag): string {
  return Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
}
