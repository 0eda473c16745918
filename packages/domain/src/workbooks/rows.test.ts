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

test.each([
  ['no shared text of that number', '<row><c t="s"><v>7</v></c></row>', 'damaged'],
  ['rows out of their order', '<row r="3"/><row r="2"/>', 'damaged'],
  ['too many columns', '<row><c r="CW1"><v>1</v></c></row>', 'more than 100 columns'],
  ['too many lines', '<row r="900000"/>', 'more than 200000 lines'],
  ['a line without an end', `<row>${'<c><v>1</v></c>'.repeat(400_000)}`, 'damaged'],
])('%s is refused', (_, sheet, message) => {
  expect(() => lines(withSheet(sheet))).toThrow(message)
})

test('beginnings without an end are read in no time', () => {
  const started = performance.now()
  lines(withSheet(`<row>${'<c '.repeat(500_000)}</row>${'<row '.repeat(500_000)}`))
  lines(withSheet(`<row>${'<c><v>'.repeat(300_000)}</row>`))
  expect(performance.now() - started).toBeLessThan(5000)
})
