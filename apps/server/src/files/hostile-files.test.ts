import { concepts, translations } from '@sdp/api'
import { messages } from '@sdp/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestBlockBelow } from '../testing/longest-block.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aWorkbook, withParts, withSharedTexts } from '../testing/workbooks.ts'

let server: TestServer
let clara: Caller
let jobId: string
beforeAll(async () => {
  server = await startTestServer()
  clara = await server.as('clara')
  const german = { id: 'new__1', language: 'deu-DEU', type: 'textprompt' as const, text: 'Hallo {{name}}' }
  const { body } = await clara.call(concepts.create, {
    body: { concept_name: 'HELLO_CONCEPT', type: 2, texts: [german] },
  })
  const textIds = [body.translations[0]!.texts[0]!.id]
  const requested = await clara.call(translations.request, {
    body: { textIds, targetLanguageCodes: ['ara-SAU'], returnDetails: true },
  })
  jobId = requested.body.jobs![0]!.id
})
afterAll(() => server?.close())

const columns = ['concept_name', 'type', 'language', 'text']
const plain = aWorkbook(columns, [['A_CONCEPT', 'text', 'eng-USA', 'Hello']])
const uploadConcepts = (file: Uint8Array) =>
  clara.call(concepts.upload, { body: { file: [new File([Buffer.from(file)], 'concepts.xlsx')] } as never })
const uploadTranslations = (file: Uint8Array) =>
  clara.call(translations.upload, {
    params: { id: jobId },
    body: { file: [new File([Buffer.from(file)], 'texts')] } as never,
  })

/** How long others may wait at most, in milliseconds. */
const limit = 100

const brackets = () => withParts(plain, { '[Content_Types].xml': Buffer.alloc(140_000_000, '<') })
const overrides = () =>
  withParts(plain, {
    '[Content_Types].xml': Buffer.from(`<Types>${'<Override/>'.repeat(3_500_000)}</Types>`),
  })
const sheetOf = (rows: string) => Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
const sheet = (xml: Buffer) => withParts(plain, { 'xl/worksheets/sheet1.xml': xml })
const wideLines = () => sheet(sheetOf(`<row>${'<c/>'.repeat(16_384)}</row>`.repeat(100)))
const attributes = (count: number) => ' a=""'.repeat(count)
const longTag = expect.stringContaining(messages.files.longText(1024 * 1024))
const notXml = expect.stringContaining(messages.files.notXml('disallowed character'))
const heading = `<row>${columns.map((name) => `<c t="str"><v>${name}</v></c>`).join('')}</row>`
const sharedText = (length: number, rows: number) =>
  withSharedTexts(
    plain,
    sheetOf(
      heading + '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>'.repeat(rows),
    ),
    Buffer.from(`<sst><si><t>${'x'.repeat(length)}</t></si></sst>`),
  )
const emptyTexts = () =>
  withSharedTexts(plain, sheetOf(heading), Buffer.from(`<sst>${'<si/>'.repeat(20_000_000)}</sst>`))

const attacks: [what: string, file: () => Uint8Array, message: string][] = [
  ['140 MB of brackets in a small part', brackets, messages.sheets.partTooLarge('[Content_Types].xml', 1)],
  ['3.5 million overrides', overrides, messages.sheets.partTooLarge('[Content_Types].xml', 1)],
  [
    '5,000 lines of one text of 1 MB',
    () => sharedText(1_000_000, 5000),
    messages.sheets.textTooLong(0, 32_767),
  ],
  [
    '5,000 lines of one text of 30,000',
    () => sharedText(30_000, 5000),
    messages.sheets.unpackedTooLarge(150),
  ],
  ['20 million shared texts', emptyTexts, messages.sheets.tooManyTexts(2_000_000)],
  ['140 MB of zeros for a sheet', () => sheet(Buffer.alloc(140_000_000)), notXml],
  ['lines of 16,384 cells', wideLines, messages.sheets.tooManyColumns(100)],
  [
    'a cell of 3 million attributes',
    () => sheet(sheetOf(`<row><c${attributes(3_000_000)}/></row>`)),
    longTag,
  ],
]

test.each(attacks)('a workbook with %s is a clear 400, and nobody else waits', async (_, file, message) => {
  const bytes = file()
  expect(bytes.length).toBeLessThan(600_000)
  const { result, millis } = await longestBlockBelow(limit, () => uploadConcepts(bytes))
  expect(result).toMatchObject({ status: 400, body: { message } })
  expect((await uploadTranslations(bytes)).status).toBe(400)
  expect(millis).toBeLessThan(limit)
})

test('XLIFF placeholders that multiply are a clear 400 with their place', async () => {
  const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de-DE" trgLang="ar-SA">
<file id="${jobId}"><unit id="t1"><originalData><data id="d1">${'x'.repeat(30_000)}</data></originalData>
<segment><source>${'<ph id="1" dataRef="d1"/>'.repeat(20_000)}</source></segment></unit></file></xliff>`
  const { result, millis } = await longestBlockBelow(limit, () => uploadTranslations(Buffer.from(xliff)))
  expect(result).toMatchObject({
    status: 400,
    body: { message: 'Line 3, column 67: A text has more than 32,767 characters' },
  })
  expect(millis).toBeLessThan(limit)
})

test('an XLIFF element with 600,000 attributes is a clear 400, and nobody else waits', async () => {
  const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"${attributes(600_000)}/>`
  const { result, millis } = await longestBlockBelow(limit, () => uploadTranslations(Buffer.from(xliff)))
  expect(result).toMatchObject({ status: 400, body: { message: longTag } })
  expect(millis).toBeLessThan(limit)
})

test('an honest sheet of 199,000 rows is read while nobody else waits', async () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`
  const rows = Array.from(
    { length: 199_000 },
    (_, at) =>
      `<row>${['text', 'eng-USA', `Text number ${at}`].reduce((row, text) => row + cell(text), cell(`ROW_${at}_CONCEPT`))}</row>`,
  )
  const file = withParts(plain, { 'xl/worksheets/sheet1.xml': sheetOf(heading + rows.join('')) })
  // Reading the reply would hold this thread, which is also the server's
  const form = new FormData()
  form.append('file', new File([Buffer.from(file)], 'concepts.xlsx'))
  const { result, millis } = await longestBlockBelow(limit, async () => {
    const response = await fetch(`${server.url}/api/v2/concepts/upload-data-file`, {
      method: 'POST',
      headers: clara.headers,
      body: form,
    })
    let begin = ''
    for await (const piece of response.body!) begin ||= Buffer.from(piece).toString().slice(0, 80)
    return { status: response.status, begin }
  })
  expect(result).toEqual({
    status: 200,
    begin: expect.stringContaining('{"created":199000,"updated":0,"disabled":0,"problems":[],"rows":['),
  })
  expect(millis).toBeLessThan(limit)
}, 120_000)
