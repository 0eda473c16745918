import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openWorkbook } from './open-workbook.ts'
import { type ReadLine, readLines } from './read-rows.ts'
import { type WrittenCell, writeWorkbook } from './write-rows.ts'

const columns = ['a', 'b', 'c'].map((name) => ({ name, width: 10 }))

function written(rows: WrittenCell[][]): Uint8Array {
  const writer = writeWorkbook('Sheet', columns)
  const pieces = [...rows.flatMap((row) => writer.add([row])), ...writer.finish()]
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

function lines(bytes: Uint8Array): ReadLine[] {
  return [...readLines(openWorkbook(bytes))].filter((line) => line !== undefined)
}

function valuesOf(bytes: Uint8Array): unknown[][] {
  return lines(bytes).map(({ cells }) => columns.map((_, at) => cells.get(at)?.value))
}

/** A workbook with this in place of its sheet, and these shared texts. */
function withSheet(sheet: string, strings?: string): Uint8Array {
  const parts = unzipSync(written([]))
  const links = 'xl/_rels/workbook.xml.rels'
  const withStrings = new TextDecoder()
    .decode(parts[links])
    .replace(
      '</Relationships>',
      '<Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    )
  return zipSync({
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(strings && { [links]: strToU8(withStrings), 'xl/sharedStrings.xml': strToU8(strings) }),
  })
}

test('what is written is read again, whatever the texts hold', () => {
  const rows: WrittenCell[][] = [
    ['plain', true, '=1+1'],
    ['<a> & "b" \'c\'', false, 'two\nlines'],
    ['_x0041_', undefined, ' spaces around '],
    ['مرحبا', '你好，世界', '\u{1f600} \u0001'],
  ]
  expect(valuesOf(written(rows))).toEqual([['a', 'b', 'c'], ...rows])
})

test('many rows come in pieces, in their order', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => [
    `row ${at} ${'x'.repeat(at % 50)}`,
    at % 2 === 0,
    'z',
  ])
  expect(valuesOf(written(rows)).slice(1)).toEqual(rows)
})

test('shared texts, parts of different looks, numbers and rows without addresses are read as Excel means them', () => {
  const sheet =
    '<x:worksheet><x:sheetData><x:row><x:c t="s"><x:v>1</x:v></x:c><x:c><x:v>12.5</x:v></x:c></x:row>' +
    '<x:row r="4"><x:c r="C4" t="str"><x:f>A1</x:f><x:v>so</x:v></x:c></x:row></x:sheetData></x:worksheet>'
  const strings =
    '<sst><si><t>none</t></si><si><r><t>two </t></r><rPh sb="0" eb="1"><t>ni</t></rPh><r><t>parts</t></r></si></sst>'
  const [first, second] = lines(withSheet(sheet, strings))
  expect([...first!.cells]).toEqual([
    [0, { value: 'two parts' }],
    [1, { value: 12.5 }],
  ])
  expect(second).toEqual({ line: 4, cells: new Map([[2, { value: 'so', formula: 'A1' }]]) })
})

test('a number that is shown as a date, time or percentage is known by its style, described or not', () => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[Red]hh:mm"/><numFmt numFmtId="165" formatCode="0 &quot;days&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>`
  const cells = [0, 1, 2, 3, 4].map((style) => `<c s="${style}"><v>0.5</v></c>`).join('')
  const parts = unzipSync(withSheet(inSheet(`<row>${cells}<c t="d"><v>2026-01-02</v></c></row>`)))
  const links = 'xl/_rels/workbook.xml.rels'
  const linked = new TextDecoder()
    .decode(parts[links])
    .replace(
      '</Relationships>',
      '<Relationship Id="rId3" Type="x/styles" Target="styles.xml"/></Relationships>',
    )
  const [line] = lines(zipSync({ ...parts, [links]: strToU8(linked), 'xl/styles.xml': strToU8(styles) }))
  expect([0, 1, 2, 3, 4, 5].map((at) => line!.cells.get(at)!.isConverted === true)).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
  ])
})

const inSheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

test.each([
  [
    'no shared text of that number',
    '<row><c t="s"><v>7</v></c></row>',
    'column 48: there is no shared text 7',
  ],
  ['rows out of their order', '<row r="3"/><row r="2"/>', 'a row after row 3 is expected'],
  ['too many columns', '<row><c r="CW1"><v>1</v></c></row>', 'more than 100 columns'],
  ['too many lines', '<row r="900000"/>', 'more than 200000 lines'],
  ['a cell in a cell', '<row><c><c/></c></row>', 'a cell begins inside another one'],
  ['a line without an end', '<row>', 'xl/worksheets/sheet1.xml, line 1'],
  ['a bare ampersand', '<row><c t="str"><v>a & b</v></c></row>', 'not well-formed XML'],
  ['elements in elements', '<a>'.repeat(40), 'nested too deeply'],
  ['a long cell', `<row r="7"><c r="C7" t="str"><v>${'x'.repeat(33_000)}</v></c></row>`, 'cell Sheet!C7'],
  ['a tag without an end', `<row a="${'x'.repeat(2_000_000)}`, 'A text or tag has more than 1,048,576 char'],
])('%s is refused, with its place', (_, sheet, message) => {
  expect(() => lines(withSheet(inSheet(sheet)))).toThrow(message)
})

test('a document type is refused, so that no entity is ever replaced', () => {
  const doctype = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  expect(() => lines(withSheet(`${doctype}<worksheet>&b;</worksheet>`))).toThrow('document type')
})

/** A part of the workbook that unpacks to many times the same. */
function withPart(name: string, begin: string, repeated: string, times: number, end = ''): Uint8Array {
  const parts = unzipSync(
    withSheet(inSheet('<row><c t="s"><v>0</v></c></row>'), '<sst><si><t>a</t></si></sst>'),
  )
  return zipSync({ ...parts, [name]: strToU8(begin + repeated.repeat(times) + end) })
}

const contentTypes = '[Content_Types].xml'

test.each([
  ['20 MB of brackets', () => withPart(contentTypes, '', '<', 20_000_000), 'part [Content_Types].xml of'],
  [
    '400,000 overrides',
    () => withPart(contentTypes, '<Types>', '<Override/>', 400_000, '</Types>'),
    'unpacks to more than 1 MB',
  ],
  [
    '3 million empty shared texts',
    () => withPart('xl/sharedStrings.xml', '<sst>', '<si/>', 3_000_000, '</sst>'),
    'more than 2,000,000 shared texts',
  ],
  [
    'a shared text of 1 MB',
    () => withPart('xl/sharedStrings.xml', '<sst><si><t>', 'x', 1_000_000, '</t></si></sst>'),
    'Shared text 0 of this workbook has more than 32,767 characters',
  ],
])('a small file with %s is refused', (_, file, message) => {
  const bytes = file()
  expect(bytes.length).toBeLessThan(50_000)
  expect(() => lines(bytes)).toThrow(message)
})

test('cells that all stand for one long text are refused once they add up', () => {
  const rows = '<row><c t="s"><v>0</v></c></row>'.repeat(6000)
  const strings = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`
  expect(() => lines(withSheet(inSheet(rows), strings))).toThrow('more than 150 MB')
})
