import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printExpression } from '../../expressions/print.ts'
import { anExpressionTree } from '../../expressions/testing.ts'
import type { Domain } from '../../model/domain.ts'
import type { Expression } from '../../model/expression.ts'
import type { Canonical } from '../../model/slot.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anExpression, anIntent, aSlot } from '../../testing/index.ts'
import { applyIntentRows, checkIntentRows, intentColumns, intentRows } from './intent-sheet.ts'
import { sheetReference } from './reference.ts'

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

const language = 'eng-USA'

function problemsOf(...rows: Record<string, unknown>[]) {
  return checkIntentRows(domain, { language, rows }).map(({ message }) => message)
}

function rowsOf(of: Domain) {
  return intentRows(of).map((row) => ({ ...row }))
}

test('[XLS-007] every expression is a row, restricted literals as text; an intent without one waits for it', () => {
  expect(intentColumns).toEqual(['intent', 'type', 'value', 'weight', 'literals'])
  expect(intentRows(domain)).toEqual([
    { intent: 'play', type: 'expression', value: 'play $(genre)', weight: 150, literals: 'genre=jazz:jazz' },
    { intent: 'play', type: 'expression', value: 'play it', weight: 100, literals: '' },
    { intent: 'stop', type: 'expression', value: 'stop', weight: 100, literals: '' },
    { intent: 'skip', type: 'expression', value: '', weight: '', literals: '' },
  ])
})

test('the rows of a domain change nothing in it', () => {
  expect(applyIntentRows(domain, { language, rows: rowsOf(domain) })).toBe(domain)
})

test('[XLS-033] an upload replaces the expressions of the intents it names, and leaves the others', () => {
  const rows = [aRow('start [it] (now|then)', { weight: undefined }), aRow('play it', { weight: 100 })]
  const after = expectEdit(domain, applyIntentRows, { language, rows })
  expect(after.intents[0]?.expressions).toEqual([anExpression('start [it] (now|then)'), expressions[1]])
  expect(after.intents[1]).toBe(domain.intents[1])
})

test('[XLS-011] [XLS-012] weight and literals may be empty or not be there', () => {
  const after = applyIntentRows(domain, {
    language,
    rows: [{ intent: 'stop', type: 'expression', value: 'halt', weight: '' }],
  })
  expect(after.intents[1]?.expressions).toEqual([anExpression('halt')])
})

test('[XLS-008] [XLS-010] [XLS-020] [XLS-021] [XLS-025] empty values are reported line by line, all of them', () => {
  const rows = [aRow('play'), aRow('  ', { intent: '' }), aRow(undefined)]
  expect(checkIntentRows(domain, { language, rows })).toEqual([
    { line: 3, column: 'intent', message: 'Line 3: The "intent" value cannot be empty.', currentValue: '' },
    { line: 3, column: 'value', message: 'Line 3: The "value" value cannot be empty.', currentValue: '  ' },
    { line: 4, column: 'value', message: 'Line 4: The "value" value cannot be empty.', currentValue: '' },
  ])
})

test("[XLS-009] [XLS-022] the only type is 'expression'", () => {
  expect(checkIntentRows(domain, { language, rows: [aRow('play', { type: 'regex' })] })).toEqual([
    {
      line: 2,
      column: 'type',
      message: 'Line 2: The "type" value is invalid: only "expression" is allowed.',
      currentValue: 'regex',
    },
  ])
  expect(problemsOf(aRow('play', { type: '' }))).toEqual(['Line 2: The "type" value cannot be empty.'])
})

test('[XLS-011] [XLS-012] a weight that is no number and literals that cannot be read are reported', () => {
  expect(problemsOf(aRow('a', { weight: 'much' }), aRow('b', { weight: Number.NaN }))).toEqual([
    'Line 2: The "weight" value must be a number or empty.',
    'Line 3: The "weight" value must be a number or empty.',
  ])
  const unreadable =
    'Line 2: The "literals" value must be written as slot=canonical:literal,literal|canonical;slot.'
  expect(problemsOf(aRow('a', { literals: 'jazz:jazz' }))).toEqual([unreadable])
  expect(problemsOf(aRow('a', { literals: 7 }))).toEqual([unreadable])
})

test('[XLS-023] an intent that is not there is reported once, at its first place', () => {
  expect(problemsOf(aRow('a', { intent: 'sing' }), aRow('b', { intent: 'sing' }))).toEqual([
    'Line 2: Missing intent: sing. Please make sure the intent exists in your domain.',
  ])
})

test('[XLS-016] [XLS-024] what is wrong in an expression is reported with the expression', () => {
  expect(problemsOf(aRow('play $(artis)'), aRow('(play'), aRow('a', { literals: 'mood=calm:calm' }))).toEqual(
    [
      'Line 2: "artis" is not a slot for expression: play $(artis)',
      'Line 3: Missing a parentheses ending in your expression for expression: (play',
      'Line 4: Missing slot: mood. Please make sure the slot exists in your domain.',
    ],
  )
})

test('[XLS-026] expressions that an intent has twice are reported together, whatever their case', () => {
  const rows = [aRow('play'), aRow('Play'), aRow('PLAY'), aRow('a'), aRow('A'), aRow('a', { intent: 'stop' })]
  expect(checkIntentRows(domain, { language, rows })).toEqual([
    {
      column: 'value',
      message:
        'The following expression(s) are not unqiue (note that case sensitivity does not matter): Play, PLAY, A',
      currentValue: 'Play (line 3), PLAY (line 4), A (line 6)',
    },
  ])
})

test('a line without any value is passed over, and the lines below it keep their numbers', () => {
  expect(problemsOf(aRow('play'), {}, { intent: ' ', value: undefined }, aRow('(play'))).toEqual([
    'Line 5: Missing a parentheses ending in your expression for expression: (play',
  ])
})

test('an upload with problems is refused with all of them', () => {
  expect(() => applyIntentRows(domain, { language, rows: [aRow('(play')] })).toThrow(
    'Line 2: Missing a parentheses',
  )
})

test('a weight that is a text of digits is reported as that', () => {
  expect(problemsOf(aRow('a', { weight: '100' }))).toEqual([
    'Line 2: The "weight" value is a text that looks like a number: format the cell as a number.',
  ])
})

test('a weight that the slider cannot have is refused with its cell, in the percent of the sheet', () => {
  const rows = [
    aRow('play it', { weight: 120 }),
    aRow('play [it] (now|then)', { weight: 105 }),
    aRow('play [this] (now|then)', { weight: 320 }),
    aRow('play [that] (now|then)', { weight: 330 }),
  ]
  expect(checkIntentRows(domain, { language, rows })).toEqual([
    {
      line: 2,
      column: 'weight',
      message: 'Line 2: The "weight" value of an expression with one combination is 100.',
      currentValue: '120',
    },
    {
      line: 3,
      column: 'weight',
      message: 'Line 3: The "weight" value lies between 100 and 320, in steps of 10.',
      currentValue: '105',
    },
    {
      line: 5,
      column: 'weight',
      message: 'Line 5: The "weight" value lies between 100 and 320, in steps of 10.',
      currentValue: '330',
    },
  ])
})

test('of an expression that is written wrongly only that is reported, not its weight', () => {
  expect(problemsOf(aRow('(play', { weight: 150 }), aRow('play [§gone]', { weight: 150 }))).toEqual([
    'Line 2: Missing a parentheses ending in your expression for expression: (play',
    'Line 3: "gone" is not a reusable part for expression: play [§gone]',
  ])
})

test('the combinations of a weight count the reusable parts in the language of the upload', () => {
  const values = { 'eng-USA': '(a|b|c|d)', 'deu-DEU': 'a' }
  const before = { ...domain, reusableExpressions: [{ id: 'p', name: 'part', values, comments: '' }] }
  const rows = [aRow('play §part', { weight: 320 })]
  expect(checkIntentRows(before, { language, rows })).toEqual([])
  expect(checkIntentRows(before, { language: 'deu-DEU', rows })).toHaveLength(1)
})

test.each([
  ['genre=jazz:jazz', 'play it', 'The expression does not mention the slot genre'],
  ['genre=jazz', 'play $(genre)', 'Please choose at least one literal.'],
  ['genre=rock:rock', 'play $(genre)', 'There is no canonical rock'],
  ['genre=jazz:swing', 'play $(genre)', 'There is no literal swing'],
  ['genre=jazz:jazz;genre=jazz:jazz music', 'play $(genre)', 'The literals of genre are chosen twice'],
  ['genre=jazz:jazz|jazz:jazz music', 'play $(genre)', 'The literals of jazz are chosen twice'],
])('the restriction %s of %s is refused with its cell: %s', (literals, text, message) => {
  const rows = [aRow(text, { literals })]
  expect(checkIntentRows(domain, { language, rows })).toEqual([
    { line: 2, column: 'literals', message: `Line 2: ${message}`, currentValue: literals },
  ])
})

test('a restriction to all literals of a slot is none, and literals stand in the order of their slot', () => {
  const genre = aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: ['rock'] })
  const before = { ...domain, slots: [genre] }
  const rows = [
    aRow('play $(genre)', { literals: 'genre=rock:rock|jazz:jazz music,jazz' }),
    aRow('go $(genre)', { literals: 'genre=rock:rock|jazz:jazz music,jazz music' }),
  ]
  const after = expectEdit(before, applyIntentRows, { language, rows })
  const allowed = [
    { name: 'jazz', literals: ['jazz music'] },
    { name: 'rock', literals: ['rock'] },
  ]
  expect(after.intents[0]?.expressions.map(({ restrictions }) => restrictions)).toEqual([
    [],
    [{ slot: 'genre', canonicals: allowed }],
  ])
})

test('weights and restrictions that the domain has already are not judged again', () => {
  const odd = anExpression('play', { weight: 7, restrictions: [{ slot: 'genre', canonicals: [] }] })
  const before = { ...domain, intents: [anIntent('play', { expressions: [odd] })] }
  expect(applyIntentRows(before, { language, rows: rowsOf(before) })).toBe(before)
  expect(
    checkIntentRows(before, { language, rows: [aRow('play', { weight: 8, literals: 'genre' })] }),
  ).toHaveLength(1)
})

test('texts that are too long for a cell are cut and marked, and uploaded again they are whole', () => {
  const literals = Array.from({ length: 5000 }, (_, at) => `literal ${at}`)
  const long = `play $(genre)${' x'.repeat(16_343)}𠮷${' word'.repeat(5000)}`
  const canonicals = [{ name: 'jazz', literals }]
  const before = aDomain({
    intents: [
      anIntent('play', {
        expressions: [
          anExpression(long, { restrictions: [{ slot: 'genre', canonicals }] }),
          anExpression(`${long} more`),
        ],
      }),
    ],
    slots: [aSlot('genre', { jazz: [...literals, 'one more'] })],
  })
  const rows = rowsOf(before)
  for (const { value, literals: cell } of rows) {
    expect(value.length).toBeLessThanOrEqual(32_767)
    expect(value).toBe(Buffer.from(value).toString())
    expect(value).toMatch(/…\[cut: \d+ characters, [0-9a-f]{8}\]$/)
    expect(cell.length).toBeLessThanOrEqual(32_767)
  }
  expect(rows[0]?.value).not.toBe(rows[1]?.value)
  expect(applyIntentRows(before, { language, rows })).toBe(before)
  const reversed = applyIntentRows(before, { language, rows: rows.toReversed() })
  expect(reversed.intents[0]?.expressions).toEqual(before.intents[0]?.expressions.toReversed())
})

test('a cut text that the domain does not have any more is refused with its cell', () => {
  const long = anExpression(`play${' it'.repeat(20_000)}`)
  const before = aDomain({ intents: [anIntent('play', { expressions: [long] })] })
  const after = aDomain({ intents: [anIntent('play', { expressions: [anExpression(`${long.text} now`)] })] })
  const [problem, ...others] = checkIntentRows(after, { language, rows: rowsOf(before) })
  expect(others).toEqual([])
  expect(problem).toMatchObject({ line: 2, column: 'value' })
  expect(problem?.message).toBe(
    'Line 2: The "value" value was too long for a cell when it was downloaded and is not whole here, and the domain does not have it any more.',
  )
})

test('whatever the expressions are, the rows of a domain change nothing, and fill another one with the same', () => {
  const name = fc.string({ unit: fc.constantFrom(...'ab=:,|;\\ é打'), minLength: 1, maxLength: 4 })
  const literals = fc.uniqueArray(name, { maxLength: 3 })
  const canonical = fc.record({ name, literals })
  const slot = fc.uniqueArray(canonical, { selector: (one) => one.name, maxLength: 3 })
  const expression = fc.record({
    text: anExpressionTree({ slots: false }).map(printExpression),
    bits: fc.nat(),
  })
  const unique = fc.uniqueArray(expression, { selector: ({ text }) => text.toLowerCase(), maxLength: 4 })
  assertProperty(
    fc.property(fc.array(unique, { maxLength: 3 }), slot, (intents, canonicals) => {
      const genre = { ...aSlot('genre'), canonicals: [...canonicals, { name: 'other', literals: ['other'] }] }
      const named = intents.map((list, index) =>
        anIntent(`intent${index}`, {
          expressions: list.map(({ text, bits }) => restricted(`${text} $(genre)`, canonicals, bits)),
        }),
      )
      const full = aDomain({ intents: named, slots: [genre] })
      const empty = { ...full, intents: named.map((intent) => ({ ...intent, expressions: [] })) }
      const rows = rowsOf(full)
      expect(applyIntentRows(full, { language, rows })).toBe(full)
      expect(applyIntentRows(empty, { language, rows })).toEqual(full)
      const withReference = (of: Domain, other: Domain) => {
        return intentRows(of, sheetReference(other)).map((row) => ({ ...row }))
      }
      expect(applyIntentRows(empty, { language, rows: withReference(empty, full) })).toBe(empty)
      expect(applyIntentRows(full, { language, rows: withReference(full, empty) })).toBe(full)
    }),
  )
})

test('a new language lists every intent, each expression of the other language next to an empty value', () => {
  const intents = domain.intents.map((intent) => ({ ...intent, expressions: [] }))
  const german = { ...domain, intents }
  const upload = (rows: Record<string, unknown>[]) => ({ language: 'deu-DEU', rows })
  const row = (intent: string, reference: string) => {
    return { intent, type: 'expression', value: '', weight: '', literals: '', reference }
  }
  const rows = intentRows(german, sheetReference(domain)).map((one) => ({ ...one }))
  expect(rows).toEqual([
    row('play', 'play $(genre)'),
    row('play', 'play it'),
    row('stop', 'stop'),
    row('skip', ''),
  ])
  expect(applyIntentRows(german, upload(rows))).toBe(german)
  rows[0]!.value = 'spiel $(genre)'
  const after = expectEdit(german, applyIntentRows, upload(rows))
  expect(after.intents).toEqual([
    { ...german.intents[0], expressions: [anExpression('spiel $(genre)')] },
    ...german.intents.slice(1),
  ])
  // The rows that still wait are left alone then as well
  expect(applyIntentRows(after, upload(rows))).toBe(after)
})

test('a line that has nothing but what another language says is passed over', () => {
  expect(problemsOf({ reference: 'stop' })).toEqual([])
})

test('[XLS-025] a row waits only for an intent that is there, and with nothing else in it', () => {
  expect(problemsOf(aRow('', { intent: 'skip', weight: '' }))).toEqual([])
  expect(
    problemsOf(
      aRow('', { intent: 'skip' }),
      aRow('', { intent: 'skip', weight: '', literals: 'genre=jazz' }),
      aRow('', { intent: 'skip', weight: '', type: '' }),
      aRow('', { intent: 'sing', weight: '', reference: 'sing' }),
    ),
  ).toEqual([
    'Line 2: The "value" value cannot be empty.',
    'Line 3: The "value" value cannot be empty.',
    'Line 4: The "type" value cannot be empty.',
    'Line 4: The "value" value cannot be empty.',
    'Line 5: Missing intent: sing. Please make sure the intent exists in your domain.',
    'Line 5: The "value" value cannot be empty.',
  ])
})

/** An expression with some of the literals of a slot. */
function restricted(text: string, canonicals: Canonical[], bits: number): Expression {
  const allowed = canonicals
    .map(({ name, literals }, at) => ({
      name,
      literals: literals.filter((_, index) => (bits >> (at * 3 + index)) & 1),
    }))
    .filter(({ literals }) => literals.length > 0)
  return anExpression(text, {
    restrictions: allowed.length === 0 ? [] : [{ slot: 'genre', canonicals: allowed }],
  })
}
