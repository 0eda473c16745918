import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printExpression } from '../expressions/print.ts'
import { anExpressionTree } from '../expressions/testing.ts'
import { expectEdit } from '../testing/expect-edit.ts'
import { aDomain, anExpression, anIntent, aSlot } from '../testing/index.ts'
import { applyIntentRows, checkIntentRows, intentColumns, intentRows } from './intent-sheet.ts'

const restrictions = [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }]
const expressions = [
  anExpression('play $(genre)', { weight: 150, restrictions }),
  anExpression('play it', { kept: { unknown: { by: 'mia' } } }),
]
const domain = aDomain({
  intents: [
    anIntent('play', { expressions }),
    anIntent('stop', { expressions: [anExpression('stop')] }),
    anIntent('skip', { expressions: [] }),
  ],
  slots: [aSlot('genre', { jazz: ['jazz', 'jazz music'] })],
})

function aRow(value: unknown, parts: Record<string, unknown> = {}) {
  return { intent: 'play', type: 'expression', value, weight: 100, literals: '', ...parts }
}

function problemsOf(...rows: Record<string, unknown>[]) {
  return checkIntentRows(domain, rows).map(({ message }) => message)
}

test('[XLS-007] every expression is a row, restricted literals as text', () => {
  expect(intentColumns).toEqual(['intent', 'type', 'value', 'weight', 'literals'])
  expect(intentRows(domain)).toEqual([
    { intent: 'play', type: 'expression', value: 'play $(genre)', weight: 150, literals: 'genre=jazz:jazz' },
    { intent: 'play', type: 'expression', value: 'play it', weight: 100, literals: '' },
    { intent: 'stop', type: 'expression', value: 'stop', weight: 100, literals: '' },
  ])
})

test('the rows of a domain change nothing in it', () => {
  expect(applyIntentRows(domain, [...intentRows(domain)] as never)).toBe(domain)
})

test('[XLS-033] an upload replaces the expressions of the intents it names, and leaves the others', () => {
  const rows = [aRow('start it', { weight: undefined }), aRow('play it', { weight: 120 })]
  const after = expectEdit(domain, applyIntentRows, rows)
  expect(after.intents[0]?.expressions).toEqual([
    anExpression('start it'),
    { ...expressions[1], weight: 120 },
  ])
  expect(after.intents[1]).toBe(domain.intents[1])
})

test('[XLS-011] [XLS-012] weight and literals may be empty or not be there', () => {
  const after = applyIntentRows(domain, [{ intent: 'stop', type: 'expression', value: 'halt', weight: '' }])
  expect(after.intents[1]?.expressions).toEqual([anExpression('halt')])
})

test('[XLS-008] [XLS-010] [XLS-020] [XLS-021] [XLS-025] empty values are told line by line, all of them', () => {
  expect(checkIntentRows(domain, [aRow('play'), aRow('  ', { intent: '' }), aRow(undefined)])).toEqual([
    { line: 3, message: 'Line 3: The "intent" value cannot be empty.', currentValue: '' },
    { line: 3, message: 'Line 3: The "value" value cannot be empty.', currentValue: '  ' },
    { line: 4, message: 'Line 4: The "value" value cannot be empty.', currentValue: '' },
  ])
})

test("[XLS-009] [XLS-022] the only type is 'expression'", () => {
  expect(checkIntentRows(domain, [aRow('play', { type: 'regex' })])).toEqual([
    {
      line: 2,
      message: 'Line 2: The "type" value is invalid: only "expression" is allowed.',
      currentValue: 'regex',
    },
  ])
  expect(problemsOf(aRow('play', { type: '' }))).toEqual(['Line 2: The "type" value cannot be empty.'])
})

test('[XLS-011] [XLS-012] a weight that is no number and literals that cannot be read are told', () => {
  expect(problemsOf(aRow('a', { weight: 'much' }), aRow('b', { weight: Number.NaN }))).toEqual([
    'Line 2: The "weight" value must be a number or empty.',
    'Line 3: The "weight" value must be a number or empty.',
  ])
  const unreadable =
    'Line 2: The "literals" value must be written as slot=canonical:literal,literal|canonical;slot.'
  expect(problemsOf(aRow('a', { literals: 'jazz:jazz' }))).toEqual([unreadable])
  expect(problemsOf(aRow('a', { literals: 7 }))).toEqual([unreadable])
})

test('[XLS-023] an intent that is not there is told once, where it stands first', () => {
  expect(problemsOf(aRow('a', { intent: 'sing' }), aRow('b', { intent: 'sing' }))).toEqual([
    'Line 2: Missing intent: sing. Please make sure the intent exists in your domain.',
  ])
})

test('[XLS-016] [XLS-024] what is wrong in an expression is told with the expression', () => {
  expect(problemsOf(aRow('play $(artis)'), aRow('(play'), aRow('a', { literals: 'mood=calm:calm' }))).toEqual(
    [
      'Line 2: "artis" is not a slot for expression: play $(artis)',
      'Line 3: Missing a parentheses ending in your expression for expression: (play',
      'Line 4: Missing slot: mood. Please make sure the slot exists in your domain.',
    ],
  )
})

test('[XLS-026] expressions that an intent has twice are told together, whatever their case', () => {
  const rows = [aRow('play'), aRow('Play'), aRow('PLAY'), aRow('a'), aRow('A'), aRow('a', { intent: 'stop' })]
  expect(checkIntentRows(domain, rows)).toEqual([
    {
      message:
        'The following expression(s) are not unqiue (note that case sensitivity does not matter): Play, PLAY, A',
      currentValue: 'Play, PLAY, A',
    },
  ])
})

test('a line without any value is passed over, and the lines below it keep their numbers', () => {
  expect(problemsOf(aRow('play'), {}, { intent: ' ', value: undefined }, aRow('(play'))).toEqual([
    'Line 5: Missing a parentheses ending in your expression for expression: (play',
  ])
})

test('an upload with problems is refused with all of them', () => {
  expect(() => applyIntentRows(domain, [aRow('(play')])).toThrow('Line 2: Missing a parentheses')
})

test('whatever the expressions are, the rows of a domain change nothing, and fill another one with the same', () => {
  const name = fc.string({ unit: fc.constantFrom(...'ab=:,|;\\ é打'), minLength: 1, maxLength: 4 })
  const canonical = fc.record({ name, literals: fc.array(name, { maxLength: 3 }) })
  const expression = fc.record({
    text: anExpressionTree({ slots: false }).map(printExpression),
    weight: fc.constantFrom(100, 1, 0.1, 499.9),
    restrictions: fc.array(fc.record({ slot: fc.constant('genre'), canonicals: fc.array(canonical) }), {
      maxLength: 1,
    }),
  })
  const unique = fc.uniqueArray(expression, { selector: ({ text }) => text.toLowerCase(), maxLength: 4 })
  fc.assert(
    fc.property(fc.array(unique, { maxLength: 3 }), (intents) => {
      const named = intents.map((list, index) => anIntent(`intent${index}`, { expressions: list }))
      const full = aDomain({ intents: named, slots: [aSlot('genre')] })
      const empty = { ...full, intents: named.map((intent) => ({ ...intent, expressions: [] })) }
      const rows = intentRows(full).map((row) => ({ ...row }))
      expect(applyIntentRows(full, rows)).toBe(full)
      expect(applyIntentRows(empty, rows)).toEqual(full)
    }),
  )
})
