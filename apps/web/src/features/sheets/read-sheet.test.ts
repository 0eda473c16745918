import { CFB, utils } from '@e965/xlsx'
import { messages, Refused } from '@sdp/domain'
import { applyIntentRows, applySlotRows, intentColumns, slotColumns } from '@sdp/domain/sheets'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { sheetRows } from './sheet-rows.ts'
import {
  aSheet,
  aWorkbook,
  bytesOf,
  sheetPart,
  withBomb,
  withOldFormula,
  withParts,
} from './testing/workbooks.ts'
import { type SheetValue, writeSheet } from './write-sheet.ts'

const heading = [...intentColumns]
const shape = { columns: intentColumns, required: ['intent', 'type', 'value'] }
const rows = [
  ['play', 'expression', 'play $(artist)', 150, 'artist=abba:abba'],
  ['play', 'expression', '播放 [一首] 歌', 100, ''],
]
const honest = aWorkbook(aSheet([heading, ...rows]))

function refusal(bytes: Uint8Array): string {
  try {
    readSheet(bytes, shape)
    return 'nothing was refused'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.message
  }
}

test.each([
  ['.xlsx', honest],
  ['.xls', aWorkbook(aSheet([heading, ...rows]), 'biff8')],
])('[XLS-017] an %s file is read', (_, bytes) => {
  expect(readSheet(bytes, shape)).toMatchObject({
    rows: [
      {
        intent: 'play',
        type: 'expression',
        value: 'play $(artist)',
        weight: 150,
        literals: 'artist=abba:abba',
      },
      { intent: 'play', type: 'expression', value: '播放 [一首] 歌', weight: 100, literals: undefined },
    ].map((row) =>
      expect.objectContaining({ ...row, literals: row.literals ?? expect.toSatisfy(isNothing) }),
    ),
    problems: [],
  })
})

function isNothing(value: unknown): boolean {
  return value === undefined || value === ''
}

test.each(['xlsx', 'biff8'] as const)('[XLS-018] only the first sheet of an %s is read', (bookType) => {
  const book = utils.book_new(aSheet([heading, ...rows]), 'First')
  utils.book_append_sheet(book, aSheet([['something'], ['else']]), 'Second')
  expect(readSheet(bytesOf(book, bookType), shape).rows).toHaveLength(2)
})

test('columns are found by their names in any order, others are passed over, lines keep their places', () => {
  const sheet = aSheet([
    ['Note', ' VALUE ', 'type', 'intent'],
    ['x', 'go', 'expression', 'play'],
    [],
    ['', 'stop'],
  ])
  const { rows, filled } = readSheet(aWorkbook(sheet), shape)
  expect(rows).toEqual([
    { intent: 'play', type: 'expression', value: 'go' },
    { intent: undefined, type: undefined, value: undefined },
    { intent: undefined, type: undefined, value: 'stop' },
  ])
  expect(filled).toBe(2)
})

test('a sheet without the columns, or without lines, is refused', () => {
  expect(
    refusal(
      aWorkbook(
        aSheet([
          ['intent', 'text'],
          ['play', 'go'],
        ]),
      ),
    ),
  ).toBe('The first line of the sheet must name the columns. Missing: type, value')
  expect(refusal(aWorkbook(aSheet([heading])))).toBe(messages.sheets.noLines)
  expect(refusal(aWorkbook(aSheet([])))).toBe(messages.sheets.missingColumns(['intent', 'type', 'value']))
})

test('dates, truth values and errors of Excel do not turn into texts', () => {
  const sheet = aSheet([heading, ['a', 'b', new Date(Date.UTC(2026, 0, 2))], ['a', 'b', true]])
  sheet.C4 = { t: 'e', v: 42, w: '#N/A' }
  sheet['!ref'] = 'A1:E4'
  const values = readSheet(aWorkbook(sheet), shape).rows.map(({ value }) => value)
  expect(values[0]).toBeInstanceOf(Date)
  expect(values[1]).toBe(true)
  expect(typeof values[2]).toBe('object')
  expect(String(values[2])).toBe('#N/A')
})

test('whatever texts are written are read as the same, also those that look like formulas', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'=+-@ab é打ا\'"<&>_x0041\n'), minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      '=1+1',
      '+49',
      '-5',
      '@SUM(A1)',
      '007',
      'TRUE',
      '1/2',
      '#N/A',
      '_x000D_',
      '&amp;lt;',
      ' a ',
      '𠮷',
    ),
  )
  const row = fc.tuple(text, text, text, text)
  assertProperty(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (written) => {
      const bytes = writeSheet('slots', slotColumns, written as SheetValue[][])
      const { rows, problems } = readSheet(bytes, { columns: slotColumns, required: slotColumns })
      expect(problems).toEqual([])
      expect(rows.map(({ slot, canonical, lang, literal }) => [slot, canonical, lang, literal])).toEqual(
        written,
      )
    }),
    { numRuns: 50 },
  )
})

test('a text that no cell can hold does not stop a download, and is whole again after an upload', () => {
  const language = 'eng-USA'
  const literal = 'x'.repeat(40_000)
  const domain = aDomain({
    intents: [anIntent('play', { expressions: [anExpression(`play $(genre) ${'now '.repeat(20_000)}now`)] })],
    slots: [aSlot('genre', { jazz: [literal] })],
  })
  const intents = writeSheet('intents', intentColumns, [...sheetRows('intents', { domain, language })])
  const slots = writeSheet('slots', slotColumns, [...sheetRows('slots', { domain, language })])
  const spoken = readSheet(slots, { columns: slotColumns, required: slotColumns }).rows
  expect(String(spoken[0]?.literal)).toHaveLength(32_700 + '…[cut: 40000 characters, 00000000]'.length)
  expect(applyIntentRows(domain, { language, rows: readSheet(intents, shape).rows })).toBe(domain)
  expect(applySlotRows(domain, { language, rows: spoken })).toBe(domain)
})

test('what is wrong is found again by its cell, as Excel calls it', () => {
  const sheet = aSheet([['Note', 'value', 'type', 'intent'], ['x']])
  const wrong = { line: 2, column: 'value', message: 'Line 2: ...', currentValue: '' }
  for (const [name, cell] of [
    ['Sheet1', 'Sheet1!B2'],
    ["Mia's list", "'Mia''s list'!B2"],
  ] as const) {
    const { withCells } = readSheet(bytesOf(utils.book_new(sheet, name), 'xlsx'), shape)
    expect(withCells([wrong])).toEqual([{ ...wrong, cell }])
    expect(withCells([{ message: 'all', currentValue: '' }])).toEqual([{ message: 'all', currentValue: '' }])
  }
})

test('every formula in an .xlsx is reported with its cell', () => {
  const sheet = aSheet([heading, ...rows])
  sheet.C3 = { t: 's', f: 'A3&"x"', v: 'playx' }
  sheet.D2 = { t: 'n', f: '1+1', v: 2 }
  expect(readSheet(aWorkbook(sheet), shape).problems).toEqual([
    {
      line: 2,
      cell: 'Sheet1!D2',
      message: 'Line 2: Formulas are not allowed, only values.',
      currentValue: '=1+1',
    },
    {
      line: 3,
      cell: 'Sheet1!C3',
      message: 'Line 3: Formulas are not allowed, only values.',
      currentValue: '=A3&"x"',
    },
  ])
})

test('a formula that was never calculated is reported as a formula, and not as an empty cell', () => {
  const file = withParts(honest, (parts) => ({
    ...parts,
    [sheetPart]: parts[sheetPart]!.replace(/<c r="C3"[\s\S]*?<\/c>/, '<c r="C3"><f>A3</f></c>'),
  }))
  expect(readSheet(file, shape).problems).toEqual([
    {
      line: 3,
      cell: 'Sheet1!C3',
      message: 'Line 3: Formulas are not allowed, only values.',
      currentValue: '=A3',
    },
  ])
})

test('a formula in an .xls is reported with its line', () => {
  const old = withOldFormula(aWorkbook(aSheet([heading, ...rows]), 'biff8'), 4)
  expect(readSheet(old, shape).problems).toEqual([
    {
      line: 4,
      cell: 'Sheet1!A4',
      message: 'Line 4: Formulas are not allowed, only values.',
      currentValue: '=1+1',
    },
  ])
})

test('what is not a workbook is refused, whatever it is called', () => {
  for (const bytes of [
    new Uint8Array(),
    new TextEncoder().encode('intent,type,value\nplay,expression,go'),
    new TextEncoder().encode('<html><table><tr><td>intent</td></tr></table></html>'),
    withParts(honest, ({ [sheetPart]: sheet }) => ({ 'word/document.xml': sheet! })),
    bytesOf(utils.book_new(aSheet([heading, ...rows]), 'a'), 'xlsb'),
    bytesOf(utils.book_new(aSheet([heading, ...rows]), 'a'), 'ods'),
    compound({ WordDocument: 'hello' }),
  ]) {
    expect(refusal(bytes)).toBe(messages.sheets.notAWorkbook)
  }
})

test('a workbook that was cut off, wherever, or whose parts are rubbish, is refused as damaged', () => {
  const old = aWorkbook(aSheet([heading, ...rows]), 'biff8')
  for (const share of [0.2, 0.5, 0.9, 0.99]) {
    expect(refusal(honest.slice(0, honest.length * share))).toBe(messages.sheets.damaged)
  }
  expect(refusal(old.slice(0, 600))).toBe(messages.sheets.damaged)
  const lost = withParts(honest, ({ [sheetPart]: _, ...parts }) => parts)
  expect(refusal(lost)).toBe(messages.sheets.damagedAt(messages.sheets.noPart(sheetPart)))
})

test('a workbook with a password is refused as such', () => {
  expect(refusal(compound({ EncryptedPackage: 'x', EncryptionInfo: 'x' }))).toBe(messages.sheets.encrypted)
  const filePass = new Uint8Array([0x09, 0x08, 4, 0, 0, 6, 5, 0, 0x2f, 0, 2, 0, 0, 0])
  expect(refusal(compound({ Workbook: filePass }))).toBe(messages.sheets.encrypted)
  const encryptedZip = honest.slice()
  const view = new DataView(encryptedZip.buffer)
  for (let at = 0; at < encryptedZip.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true)
  }
  expect(refusal(encryptedZip)).toBe(messages.sheets.encrypted)
})

test('macros are refused, also under the name of a plain workbook', () => {
  expect(refusal(aWorkbook(aSheet([heading, ...rows]), 'xlsm'))).toBe(messages.sheets.hasMacros)
  expect(refusal(withParts(honest, (parts) => ({ ...parts, 'xl/vbaProject.bin': 'x' })))).toBe(
    messages.sheets.hasMacros,
  )
  expect(refusal(compound({ Workbook: 'x', '_VBA_PROJECT_CUR/VBA/dir': 'x' }))).toBe(
    messages.sheets.hasMacros,
  )
  const macroSheet = new Uint8Array([0x85, 0, 8, 0, 0, 0, 0, 0, 0, 1, 0, 0])
  expect(refusal(compound({ Workbook: macroSheet }))).toBe(messages.sheets.hasMacros)
})

test('links to other files and data are refused', () => {
  for (const part of ['xl/externalLinks/externalLink1.xml', 'xl/connections.xml', 'xl/queryTables/q1.xml']) {
    expect(refusal(withParts(honest, (parts) => ({ ...parts, [part]: '<x/>' })))).toBe(
      messages.sheets.hasLinks,
    )
  }
  const supBook = new Uint8Array([0xae, 1, 8, 0, 1, 0, 4, 0, 0, 65, 66, 67])
  expect(refusal(compound({ Workbook: supBook }))).toBe(messages.sheets.hasLinks)
})

test('a file that is too large is refused before anything is read', () => {
  const large = new Uint8Array(25 * 1024 * 1024 + 1)
  large.set(honest)
  expect(refusal(large)).toBe('The file is larger than 25 MB.')
})

test('a bomb that declares its size is refused unopened', () => {
  expect(refusal(withBomb(honest, 5000, 160 * 1024 * 1024))).toBe(
    'This workbook unpacks to more than 150 MB.',
  )
})

test('a bomb that lies about its size is stopped once more comes out', () => {
  expect(refusal(withBomb(honest, 20 * 1024 * 1024, 5000))).toBe(messages.sheets.damaged)
  expect(refusal(withBomb(honest, 5000, 1024 * 1024))).toBe(messages.sheets.damaged)
})

test('what a sheet says of its size is not believed: neither too large nor too small', () => {
  for (const dimension of ['A1:XFD1048576', 'A1:A1', 'A1:ZZZZZZ99999999']) {
    const lying = withParts(honest, ({ [sheetPart]: sheet, ...parts }) => ({
      ...parts,
      [sheetPart]: sheet!.replace(/<dimension ref="[^"]*"/, `<dimension ref="${dimension}"`),
    }))
    expect(readSheet(lying, shape).rows).toHaveLength(2)
  }
})

test('parts made to be read for ever are refused at once', () => {
  for (const endless of [
    '<sheet '.repeat(50_000),
    `<sheet ${'a'.repeat(400_000)}`,
    `<sheet a${' '.repeat(400_000)}`,
  ]) {
    expect(refusal(withParts(honest, (parts) => ({ ...parts, 'xl/workbook.xml': endless })))).toContain(
      messages.sheets.damagedAt('xl/workbook.xml, line 1'),
    )
  }
})

test('a cell in a far column or line is refused', () => {
  const far = (place: string, line: number) =>
    withParts(honest, ({ [sheetPart]: sheet, ...parts }) => ({
      ...parts,
      [sheetPart]: sheet!.replace(
        '</sheetData>',
        `<row r="${line}"><c r="${place}"><v>1</v></c></row></sheetData>`,
      ),
    }))
  expect(refusal(far('XFD4', 4))).toBe('The sheet has more than 100 columns.')
  expect(refusal(far('BDWGN4', 4))).toBe('The sheet has more than 100 columns.')
  expect(refusal(far('A1048576', 1_048_576))).toBe('The sheet has more than 200000 lines.')
  expect(refusal(far('A999999999', 999_999_999))).toBe('The sheet has more than 200000 lines.')
})

/** A file of the old kind with these streams. */
function compound(streams: Record<string, string | Uint8Array>): Uint8Array {
  const file = CFB.utils.cfb_new()
  for (const [name, content] of Object.entries(streams)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    CFB.utils.cfb_add(file, `/${name}`, bytes)
  }
  return new Uint8Array(CFB.write(file, { type: 'buffer' }))
}
