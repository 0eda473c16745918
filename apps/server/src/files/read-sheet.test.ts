import { messages } from '@sdp/domain'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aWorkbook } from '../testing/workbooks.ts'
import { readSheet } from './read-sheet.ts'

const shape = { columns: ['concept_name', 'text'], required: ['text'] }

/** A sheet whose text is a number in a cell of this format. */
function withNumber(format: number): Uint8Array {
  const parts = unzipSync(aWorkbook(['concept_name', 'text'], [['HELLO_CONCEPT', 'Hi']]))
  const decode = (name: string) => new TextDecoder().decode(parts[name])
  const sheet = 'xl/worksheets/sheet1.xml'
  const links = 'xl/_rels/workbook.xml.rels'
  const number = decode(sheet).replace(/<c r="B2"[\s\S]*?<\/c>/, '<c r="B2" s="0"><v>46024</v></c>')
  expect(number).toContain('46024')
  return zipSync({
    ...parts,
    [sheet]: strToU8(number),
    [links]: strToU8(
      decode(links).replace(
        '</Relationships>',
        '<Relationship Id="rId9" Type="x/styles" Target="shown.xml"/></Relationships>',
      ),
    ),
    'xl/shown.xml': strToU8(`<styleSheet><cellXfs><xf numFmtId="${format}"/></cellXfs></styleSheet>`),
  })
}

test.each([
  ['date', 14],
  ['time', 20],
  ['percentage', 9],
])('a %s in place of a text is reported with its cell, and never taken as a number', (_, format) => {
  const { problems } = readSheet(withNumber(format), shape)
  expect(problems).toEqual([
    expect.objectContaining({
      line: 2,
      message: messages.sheets.line(2, messages.sheets.converted),
      currentValue: '46024',
    }),
  ])
})

test('a plain number is read as it was typed', () => {
  const { problems, rows } = readSheet(withNumber(1), shape)
  expect(problems).toEqual([])
  expect(rows[0]!.cells.text).toBe(46024)
})
