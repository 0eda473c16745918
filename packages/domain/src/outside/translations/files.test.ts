import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import type { TranslationItem } from './job.ts'
import { xliffReader } from './read-xliff.ts'
import { translationColumns, translationRowReader, translationSheetRow } from './sheet.ts'
import { writeXliff } from './xliff.ts'

const job = { id: 'job-1', sourceLanguage: 'deu-DEU', targetLanguage: 'ara-SAU' }

function item(textId: string, source: string, draft = ''): TranslationItem {
  const rest = { conceptName: 'GO_CONCEPT', description: 'Said & shown', type: 'text' as const }
  return { ...rest, textId, source, translatedSource: source, draft }
}

const written = (items: readonly TranslationItem[]) => [...writeXliff(job, items)].join('')

function readXliff(xml: string, items: readonly TranslationItem[], step = xml.length) {
  const reader = xliffReader(job, items)
  for (let at = 0; at < xml.length; at += step) reader.write(xml.slice(at, at + step))
  return reader.finish()
}

/** Words of every kind, with what must survive between them. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '{{name}}',
    '{{ a.b }}',
    '<pause ms="300"/>',
    '<rate value="80">',
    '</rate>',
    'HI_CONCEPT',
    '&amp;',
    ']]>',
  ),
  fc.constantFrom('\r\n', '\t', '  ', '你好', 'مرحبا', '\u{1f600}', '\ud800', '\0', '\u0001', '\uffff'),
)
const anyText = fc
  .array(piece, { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(''))
  .filter((text) => text.trim() !== '' && !/\\e\\|<ESC>\\/.test(text))

test('any texts survive a sheet and an XLIFF file, in pieces of any size', () => {
  const texts = fc.array(anyText, { minLength: 1, maxLength: 5 })
  assertProperty(
    fc.property(texts, fc.integer({ min: 1, max: 50 }), (all, step) => {
      // Translated by the same words, which keep every part
      const translated = all.map((text, at) => item(`t${at}`, text, text))
      const empty = translated.map((one) => ({ ...one, draft: '' }))
      const wanted = translated.map(({ textId, draft }) => ({ textId, text: draft }))
      expect(readXliff(written(translated), empty, step)).toEqual({ texts: wanted, problems: [] })
      const reader = translationRowReader(job, empty)
      for (const [row, one] of translated.entries()) {
        const cells = translationSheetRow(job, one)
        reader.add(Object.fromEntries(translationColumns.map((name, at) => [name, cells[at]])), row)
      }
      expect(reader.finish()).toEqual({ texts: wanted, problems: [] })
    }),
    { numRuns: 300 },
  )
})

test('a file is XLIFF 2.0 with what must survive as codes, and the context as notes', () => {
  expect(written([item('t1', 'Hi {{name}}', 'Na {{name}}')])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de-DE" trgLang="ar-SA">
<file id="job-1" original="deu-DEU ara-SAU">
<unit id="t1" name="GO_CONCEPT"><notes><note category="type">text</note><note category="characters">11</note><note category="context">Said &amp; shown</note></notes><originalData><data id="d1">{{name}}</data></originalData><segment state="translated"><source xml:space="preserve">Hi <ph id="1" dataRef="d1" disp="{{name}}"/></source><target xml:space="preserve">Na <ph id="1" dataRef="d1" disp="{{name}}"/></target></segment></unit>
</file>
</xliff>
`,
  )
})

test('what a translation tool cut into segments, with notes of its own, is read as one text', () => {
  const xml = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:t="tool" version="2.1" srcLang="de-DE" trgLang="ara-SAU">
<file id="job-1"><t:memo>no <t:b>text</t:b></t:memo>
<unit id="T1"><originalData><data id="d1">{{x}}</data></originalData>
<segment><source>One.</source><target><mrk id="m1">Eins</mrk>.</target></segment>
<ignorable><source> </source></ignorable>
<segment><source>Two <ph id="1" dataRef="d1"/></source><target><![CDATA[& Zwei ]]><ph id="1" dataRef="d1"/></target></segment></unit>
<unit id="t2"><segment><source>Three</source></segment></unit></file></xliff>`
  expect(readXliff(xml, [item('t1', 'One. Two {{x}}'), item('t2', 'Three')])).toEqual({
    texts: [{ textId: 't1', text: 'Eins. & Zwei {{x}}' }],
    problems: [],
  })
})

const unit = (inside: string, root = '') =>
  `${root}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de-DE" trgLang="ar-SA"><file id="job-1">\n${inside}</file></xliff>`
const segment = (source: string, target: string) =>
  `<unit id="t1"><segment><source>${source}</source><target>${target}</target></segment></unit>`

test.each([
  [segment('Hi {{x}}', 'Na'), 'Line 2: {{x}}, character 4 of the source, is missing'],
  [segment('Bye', 'Na'), 'Line 2: The source text has changed since it was translated'],
  [segment('Hi {{x}}', '<pc id="1">Na</pc> {{x}}'), 'Line 2: The code pc is not one of the source'],
  [segment('Hi {{x}}', '<ph id="1" dataRef="d9"/>'), 'Line 2: The code d9 is not one of the source'],
  ['<unit id="t9"/>', 'Line 2: The text t9 does not belong to this job'],
  [segment('Hi {{x}}', 'Na {{x}}').repeat(2), 'Line 2: The text t1 is there twice'],
])('%s is reported with its line', (inside, message) => {
  expect(readXliff(unit(inside), [item('t1', 'Hi {{x}}')]).problems[0]?.message).toBe(message)
})

test.each([
  ['words', 'Line 1, column 5: This is not well-formed XML: text data outside of root node.'],
  ['<xliff version="1.2"><file/></xliff>', 'This is not an XLIFF 2 file'],
  [unit('<unit>'), 'This is not well-formed XML'],
  [
    unit('', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    'A document type declaration is not allowed',
  ],
  [unit(segment('&b;', '')), 'This is not well-formed XML: undefined entity'],
  [unit('<unit>'.repeat(50)), 'The elements are nested too deeply'],
  [unit('').replace('job-1', 'job-2'), 'The file belongs to another job'],
  [unit('').replace('ar-SA', 'fr-FR'), 'The file is for fr-FR, the job for ara-SAU'],
])('%s is refused', (xml, message) => {
  expect(() => readXliff(xml, [])).toThrow(message)
})

const coded = (data: string, codes: number) =>
  `<unit id="t1"><originalData><data id="d1">${data}</data></originalData><segment><source>${'<ph id="1" dataRef="d1"/>'.repeat(codes)}</source></segment></unit>`

test.each([
  [
    'data of 1 MB',
    unit(coded('x'.repeat(1_000_000), 20_000)),
    'Line 2, column 1000043: A text has more than',
  ],
  [
    '20,000 times the same code',
    unit(coded('x'.repeat(30_000), 20_000)),
    'A text has more than 32,767 characters',
  ],
  ['much in many units', unit(coded('x'.repeat(30_000), 1).repeat(900)), 'larger than 50 MB in all'],
])('placeholders that stand for %s are refused', (_, xml, message) => {
  expect(() => readXliff(xml, [item('t1', 'x')])).toThrow(message)
})

test('of many long problems the first are listed, each with the beginning of its text', () => {
  const units = Array.from({ length: 6000 }, (_, at) =>
    segment('x', 'y'.repeat(300)).replace('t1', `t${at + 9}`),
  )
  const { problems } = readXliff(unit(units.join('')), [item('t1', 'x')])
  expect(problems.length).toBeLessThan(6000)
  expect(problems[0]!.currentValue).toHaveLength(201)
  const listed = (problems.length - 1).toLocaleString('en-US')
  expect(problems.at(-1)).toEqual({
    message: `There are more problems in this file. The first ${listed} are listed.`,
    currentValue: '',
  })
})

test('hostile files are refused as soon as plain ones are read', () => {
  const megabyte = 256 * 1024
  const plain = unit(segment('x'.repeat(4 * megabyte), ''))
  const hostile = [
    unit('<a>'.repeat(megabyte)),
    unit(`<unit ${Array.from({ length: 50_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    unit('', `<!DOCTYPE x [${'<!ENTITY a "b">'.repeat(25_000)}]>`),
    unit(`<unit id="${'&lt;'.repeat(megabyte)}"/>`),
    unit(segment('', '<mrk id="1">x</mrk>'.repeat(50_000))),
    unit('<![CDATA['.repeat(100_000)),
    unit('<unit id="t9"/>'.repeat(50_000)),
  ]
  const timed = (xml: string) => {
    const begin = performance.now()
    try {
      readXliff(xml, [item('t1', 'x')], 65_536)
    } catch {}
    return performance.now() - begin
  }
  const floor = Math.max(timed(plain), 200)
  for (const xml of hostile) expect(timed(xml)).toBeLessThan(40 * floor)
})

test('a sheet reports what is wrong with its line and column', () => {
  const reader = translationRowReader(job, [item('t1', 'Hi {{x}}'), item('t2', 'Go', 'Los')])
  const rows = [
    { id: 't1', translation: 'Na' },
    { id: '', translation: 'Na' },
    { id: 't2', translation: 'Na', target_language: 'fra-FRA' },
    { id: 't2', translation: '' },
    { id: 't2', translation: 7 },
  ]
  for (const [row, cells] of rows.entries()) reader.add(cells, row)
  const { texts, problems } = reader.finish()
  expect(texts).toEqual([{ textId: 't2', text: '7' }])
  expect(problems.map(({ column, message }) => [column, message])).toEqual([
    ['translation', 'Line 2: {{x}}, character 4 of the source, is missing'],
    ['id', 'Line 3: The "id" value cannot be empty.'],
    ['target_language', 'Line 4: The file is for fra-FRA, the job for ara-SAU'],
  ])
})
