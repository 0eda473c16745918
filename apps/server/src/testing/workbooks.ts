import { deflateRawSync } from 'node:zlib'
import { writeWorkbook } from '@sdp/domain/workbooks'
import { unzipSync, Zip, type ZipInputFile } from 'fflate'

/** A workbook of one sheet as we write it. */
export function aWorkbook(columns: readonly string[], rows: readonly (readonly string[])[]): Uint8Array {
  const writer = writeWorkbook(
    'Sheet',
    columns.map((name) => ({ name, width: 10 })),
  )
  return Buffer.concat([...rows.flatMap((row) => writer.add([row])), ...writer.finish()])
}

/** The workbook with some of its parts replaced, or with more of them. */
export function withParts(workbook: Uint8Array, parts: Readonly<Record<string, Buffer>>): Uint8Array {
  return zipped({ ...unzipSync(workbook), ...parts })
}

/** The workbook with shared texts. */
export function withSharedTexts(workbook: Uint8Array, sheet: Buffer, texts: Buffer): Uint8Array {
  const links = 'xl/_rels/workbook.xml.rels'
  const linked = Buffer.from(unzipSync(workbook)[links]!)
    .toString()
    .replace('</Rel', '<Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Rel')
  return withParts(workbook, {
    [links]: Buffer.from(linked),
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': texts,
  })
}

/** A zip; Node packs hundreds of megabytes in the time in which a library in JavaScript packs a few. */
function zipped(parts: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const pieces: Uint8Array[] = []
  const zip = new Zip((_, piece) => pieces.push(piece))
  for (const [filename, bytes] of Object.entries(parts)) {
    const file = { filename, compression: 8, crc: 0, size: bytes.length } as ZipInputFile
    zip.add(file)
    file.ondata!(null, deflateRawSync(bytes), true)
  }
  zip.end()
  return Buffer.concat(pieces)
}
