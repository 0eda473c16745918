import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import { deepFreeze } from '../../toolbox/freeze.ts'
import { type JsonPath, valueAt, withValueAt } from '../../toolbox/json/json-paths.ts'
import { draftText, type GuiResponseDraft, withDraftLayout, withDraftTemplate } from './draft.ts'
import { layouts } from './layouts.ts'
import { places } from './online-ui.ts'
import { parseGuiResponse, printGuiResponse } from './parse.ts'
import {
  columnCount,
  withAdded,
  withColumnAdded,
  withColumnMoved,
  withMoved,
  withoutColumn,
} from './template-lists.ts'

// A key that reaches for the prototype is refused, whoever writes it
const anyValue = fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__'))
const unknown = fc.dictionary(fc.constantFrom('x', 'animation', 'hint'), anyValue, { maxKeys: 2 })
const withUnknown = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.tuple(fc.record(fields, { requiredKeys: [] }), unknown).map(([known, more]) => ({ ...more, ...known }))
const text = fc.oneof(
  fc.string(),
  fc.constantFrom('{{genre}}', '$found.title'),
  fc.integer(),
  fc.constant(null),
)
const image = fc.oneof(withUnknown({ format: text, payload: text }), text)
const header = withUnknown({ heading: text, subheading: text, image, providerLogo: image })
const tag = withUnknown({ icon: image, text })
const item = withUnknown({ text1: text, text2: text, image, iconInfo: image, iconOk: image, infoTag: tag })
const row = fc.array(item, { maxLength: 4 })

/** Any template: some of the fields that we know, of any kind, among others. */
const template = withUnknown({
  voiceUITemplateVersion: fc.constant(2),
  loadingMode: withUnknown({ reset: fc.boolean(), style: text, showWaitIcon: fc.boolean() }),
  primaryHeader: withUnknown({ loadingMode: unknown, data: header }),
  background: image,
  body: withUnknown({
    loadingMode: unknown,
    data: withUnknown({
      text,
      image,
      infoTag: tag,
      listHeader: withUnknown({ freeFloatingHeader: header }),
      list: fc.array(item, { maxLength: 4 }),
      tableEntry: fc.array(fc.oneof(row, text), { maxLength: 4 }),
      tableHeaderTexts: fc.array(text, { maxLength: 4 }),
    }),
  }),
})

/** The places that a form can change. */
const formPlace = fc.oneof(
  fc.constantFrom<JsonPath>(
    places.text,
    places.image,
    places.background,
    places.reset,
    places.style,
    places.waitIcon,
    [...places.infoTag, 'text'],
    [...places.infoTag, 'icon'],
  ),
  fc
    .tuple(
      fc.constantFrom<JsonPath>(places.header, places.listHeader),
      fc.constantFrom('heading', 'subheading', 'image', 'providerLogo'),
    )
    .map(([path, field]): JsonPath => [...path, field]),
  fc.constantFrom('text1', 'text2', 'image', 'iconOk').map((field): JsonPath => [...places.list, 0, field]),
  fc.constantFrom('text1', 'text2').map((field): JsonPath => [...places.table, 0, 0, field]),
  fc.constant<JsonPath>([...places.tableHeaders, 0]),
)

const draft = (text: string): GuiResponseDraft => ({
  type: 'ONLINE_UI',
  scope: 'NTG7',
  layout: 1,
  texts: { ONLINE_UI: text },
})

test('a template that goes through form and text comes back as it was', () => {
  assertProperty(
    fc.property(template, (before) => {
      expect(parseGuiResponse(printGuiResponse(before)).template).toEqual(JSON.parse(JSON.stringify(before)))
    }),
  )
})

test('an edit of one field of the form changes that field and nothing else', () => {
  assertProperty(
    fc.property(template, formPlace, fc.string(), (before, path, value) => {
      deepFreeze(before)
      const text = draftText(withDraftTemplate(draft('{}'), withValueAt(before, path, value)))
      const after = parseGuiResponse(text).template as Record<string, unknown>
      expect(valueAt(after, path)).toBe(value)
      const stands = valueAt(before, path)
      const original = stands === undefined ? undefined : JSON.parse(JSON.stringify(stands))
      // Put back, all is as before; a way that was not there leaves only itself
      const back = withValueAt(after, path, original)
      expect(withoutEmpty(back, path)).toEqual(withoutEmpty(before, path))
    }),
    { numRuns: 500 },
  )
})

/** Without what a way made on its own: fields that hold nothing once its end is taken out. */
function withoutEmpty(value: object, path: JsonPath): unknown {
  let left: unknown = JSON.parse(JSON.stringify(value))
  for (let length = path.length; length > 0; length--) {
    const prefix = path.slice(0, length)
    const found = valueAt(left, prefix)
    const isPlain = typeof found !== 'object' || found === null
    // What was in the way and could not be gone into was replaced by it
    if (isPlain || Object.keys(found).length === 0) left = withValueAt(left, prefix, undefined)
  }
  return left
}

test('choosing layouts keeps all that a template has', () => {
  const ids = fc.array(fc.constantFrom(...layouts.map(({ id }) => id), 7, 10, 11), { minLength: 1 })
  assertProperty(
    fc.property(template, ids, (before, chosen) => {
      const start = draft(printGuiResponse(before))
      const after = chosen.reduce(withDraftLayout, start)
      const { loadingMode: _, ...kept } = parseGuiResponse(draftText(after)).template as Record<
        string,
        unknown
      >
      const { loadingMode: __, ...had } = JSON.parse(JSON.stringify(before))
      expect(kept).toEqual(had)
    }),
  )
})

test('an entry that is added and a column that is moved leave all others as they are', () => {
  assertProperty(
    fc.property(template, fc.nat(3), fc.nat(3), (before, from, to) => {
      deepFreeze(before)
      const list = valueAt(before, places.list)
      const added = withAdded(before, places.list, { text1: 'new' })
      expect(valueAt(added, places.list)).toEqual([...(Array.isArray(list) ? list : []), { text1: 'new' }])
      expect(withValueAt(added, places.list, list)).toEqual(Array.isArray(list) ? before : expect.anything())
      expect(sorted(withMoved(before, places.list, from, to))).toEqual(sorted(before))

      const columns = columnCount(before)
      expect(columnCount(withColumnAdded(before))).toBe(columns + 1)
      expect(columnCount(withColumnMoved(before, from, to))).toBe(columns)
      if (from < columns) expect(columnCount(withoutColumn(before, from))).toBe(columns - 1)
    }),
  )
})

function sorted(value: object): unknown {
  const list = valueAt(value, places.list)
  if (!Array.isArray(list)) return value
  return withValueAt(value, places.list, list.map((one) => JSON.stringify(one)).toSorted())
}
