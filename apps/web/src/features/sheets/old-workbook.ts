import { CFB } from '@e965/xlsx'
import { messages, Refused } from '@sdp/domain'

const filePass = 0x2f
const boundSheet = 0x85
const supBook = 0x1ae
const macroSheet = 1

/** Refuses an .xls that is encrypted, holds macros or is linked to other files. */
export function checkOldWorkbook(bytes: Uint8Array): void {
  const file = openCompound(bytes)
  const paths = file.FullPaths
  if (paths.some((path) => /encryptedpackage|encryptioninfo/i.test(path))) {
    throw new Refused('invalid', messages.sheets.encrypted)
  }
  if (paths.some((path) => /_vba_project/i.test(path)))
    throw new Refused('invalid', messages.sheets.hasMacros)
  const book = findStream(file, '/Workbook') ?? findStream(file, '/Book')
  if (book === undefined) throw new Refused('invalid', messages.sheets.notAWorkbook)

  for (const { kind, data } of records(book)) {
    if (kind === filePass) throw new Refused('invalid', messages.sheets.encrypted)
    if (kind === boundSheet && data[5] === macroSheet) {
      throw new Refused('invalid', messages.sheets.hasMacros)
    }
    // Four bytes speak of the workbook itself or of add-ins; more is the path of another file.
    if (kind === supBook && data.length > 4) throw new Refused('invalid', messages.sheets.hasLinks)
  }
}

/** What we need of a compound file; the library has no types for it. */
interface CompoundFile {
  FullPaths: string[]
}

function openCompound(bytes: Uint8Array): CompoundFile {
  try {
    return CFB.read(bytes, { type: 'buffer' })
  } catch {
    throw new Refused('invalid', messages.sheets.damaged)
  }
}

function findStream(file: CompoundFile, name: string): Uint8Array | undefined {
  const found: { content: ArrayLike<number> } | null = CFB.find(file, name)
  return found === null ? undefined : Uint8Array.from(found.content)
}

/** The records of a workbook's stream: a kind, a length and as many bytes. */
function* records(book: Uint8Array): Iterable<{ kind: number; data: Uint8Array }> {
  const view = new DataView(book.buffer, book.byteOffset, book.byteLength)
  for (let at = 0; at + 4 <= book.length; ) {
    const length = view.getUint16(at + 2, true)
    yield { kind: view.getUint16(at, true), data: book.subarray(at + 4, at + 4 + length) }
    at += 4 + length
  }
}
