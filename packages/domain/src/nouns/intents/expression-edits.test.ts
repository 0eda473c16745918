import { expect, test } from 'vitest'
import { knownNames, readTypedExpressions } from '../../expressions/checks.ts'
import { orderExpressions } from '../../expressions/order.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anExpression, anIntent, aSlot } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import type { Refused } from '../../toolbox/refused.ts'
import {
  addExpressions,
  deleteExpressions,
  editExpression,
  moveExpression,
  moveExpressionsToIntent,
  setWeight,
} from './expression-edits.ts'
import { previewReplace, replaceInExpressions } from './replace-in-expressions.ts'

const restrictions = [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }]
const music = aDomain({
  slots: [aSlot('genre', { jazz: ['jazz', 'swing'] })],
  reusableExpressions: [{ id: '1', name: 'please', values: { 'eng-USA': '[please|kindly]' }, comments: '' }],
  intents: [
    anIntent('play', {
      expressions: [
        anExpression('play $(genre)', { weight: 120, restrictions }),
        anExpression('[§please] start music'),
        anExpression('Another song'),
      ],
    }),
    anIntent('stop', { expressions: [anExpression('stop it')] }),
  ],
})
const language = 'eng-USA'
const textsOf = (domain: typeof music, intent = 0) =>
  domain.intents[intent]!.expressions.map(({ text }) => text)

test('[EXPR-024] [EXPR-014] expressions typed at once are added one by one, with weight 100', () => {
  const text = 'play it||put on $(genre)\n\n §please go on || '
  const after = expectEdit(music, addExpressions, { intent: 'play', text, language })
  expect(after.intents[0]?.expressions.slice(3)).toEqual([
    anExpression('play it', { weight: 100 }),
    anExpression('put on $(genre)'),
    anExpression('§please go on'),
  ])
  expect(after.intents[1]).toBe(music.intents[1])
  expect(addExpressions(music, { intent: 'play', text: ' || ', language })).toBe(music)
})

test('[EXPR-016] [EXPR-017] an expression that the intent has already is refused, whatever the case', () => {
  const add = (text: string) => refusalOf(() => addExpressions(music, { intent: 'play', text, language }))
  expect(add('go on||another SONG')).toBe('taken: All expressions must be unique.')
  expect(add('go on||Go on')).toBe('taken: All expressions must be unique.')
  expect(add('stop it')).toBeUndefined()
})

test('[EXPR-018] an expression with a wrong syntax or an unknown slot is refused with all others', () => {
  const add = (text: string) => refusalOf(() => addExpressions(music, { intent: 'play', text, language }))
  expect(add('go on||(play')).toBe('invalid: Missing a parentheses ending in your expression')
  expect(add('play $(artist)')).toBe('invalid: "artist" is not a slot')
  expect(add('§gone it')).toBe('invalid: "gone" is not a reusable part')
})

test('a refusal names the expression and where it is wrong in what was typed', () => {
  const text = ' go on || play $(artist) or §gone\nanother song'
  const typed = readTypedExpressions(text, music.intents[0]!.expressions, {
    language,
    known: knownNames(music),
  })
  expect(typed.map((one) => one.text)).toEqual(['go on', 'play $(artist) or §gone', 'another song'])
  const errors = typed.flatMap((one) => one.errors)
  expect(errors.map(({ message, from, to }) => [message, text.slice(from, to)])).toEqual([
    ['"artist" is not a slot', '$(artist)'],
    ['"gone" is not a reusable part', '§gone'],
    ['All expressions must be unique.', 'another song'],
  ])
  let refused: unknown
  try {
    addExpressions(music, { intent: 'play', text, language })
  } catch (error) {
    refused = error
  }
  expect((refused as Refused).details).toMatchObject({ expression: 'play $(artist) or §gone', from: 15 })
})

test('a changed expression keeps its weight, and the restrictions of the slots that it still mentions', () => {
  const place = { intent: 'play', at: 0 }
  const kept = expectEdit(music, editExpression, { ...place, text: ' put on $(genre)', language })
  expect(kept.intents[0]?.expressions[0]).toEqual(
    anExpression('put on $(genre)', { weight: 120, restrictions }),
  )
  expect(kept.intents[0]?.expressions[1]).toBe(music.intents[0]?.expressions[1])
  const lifted = expectEdit(music, editExpression, { ...place, text: 'play it', language })
  expect(lifted.intents[0]?.expressions[0]).toEqual(anExpression('play it', { weight: 120 }))
  expect(editExpression(music, { ...place, text: 'play $(genre)', language })).toBe(music)
})

test('an expression cannot be changed into two, a wrong one or one that is there', () => {
  const edit = (text: string) =>
    refusalOf(() => editExpression(music, { intent: 'play', at: 0, text, language }))
  expect(edit('play it||stop it')).toMatch(/^invalid: invalid character input at index 8: "\|\|" separates/)
  expect(edit('')).toMatch(/^invalid/)
  expect(edit('another Song')).toBe('taken: All expressions must be unique.')
  expect(edit('PLAY $(genre)')).toBeUndefined()
  expect(refusalOf(() => editExpression(music, { intent: 'play', at: 3, text: 'x', language }))).toMatch(
    /^missing/,
  )
})

test('expressions are deleted and moved by their places', () => {
  const deleted = expectEdit(music, deleteExpressions, { intent: 'play', places: [0, 2] })
  expect(textsOf(deleted)).toEqual(['[§please] start music'])
  expect(deleteExpressions(music, { intent: 'play', places: [] })).toBe(music)
  expect(refusalOf(() => deleteExpressions(music, { intent: 'play', places: [0, 3] }))).toMatch(/^missing/)
  const moved = expectEdit(music, moveExpression, { intent: 'play', at: 2, to: 0 })
  expect(textsOf(moved)).toEqual(['Another song', 'play $(genre)', '[§please] start music'])
})

test('expressions move to another intent as they are', () => {
  const after = expectEdit(music, moveExpressionsToIntent, {
    intent: 'play',
    places: [2, 0],
    to: 'stop',
    language,
  })
  expect(textsOf(after)).toEqual(['[§please] start music'])
  expect(after.intents[1]?.expressions.slice(1)).toEqual([
    music.intents[0]?.expressions[0],
    music.intents[0]?.expressions[2],
  ])
  const both = addExpressions(music, { intent: 'stop', text: 'ANOTHER song', language })
  expect(
    refusalOf(() => moveExpressionsToIntent(both, { intent: 'play', places: [0, 2], to: 'stop', language })),
  ).toBe('taken: All expressions must be unique.')
})

test('a weight is one of the steps that the slider offers for the combinations', () => {
  const place = { intent: 'play', at: 1, language: 'eng-USA' }
  const after = expectEdit(music, setWeight, { ...place, weight: 320 })
  expect(after.intents[0]?.expressions[1]?.weight).toBe(320)
  expect(refusalOf(() => setWeight(music, { ...place, weight: 330 }))).toMatch(/^invalid/)
  expect(refusalOf(() => setWeight(music, { ...place, weight: 90 }))).toMatch(/^invalid/)
  expect(refusalOf(() => setWeight(music, { ...place, weight: 105 }))).toMatch(/^invalid/)
  expect(setWeight(music, { ...place, weight: 100 })).toBe(music)
})

test('[EXPR-006] expressions are shown as they came or by their text', () => {
  const { expressions } = music.intents[0]!
  expect(orderExpressions(expressions, 'Date').map(({ at }) => at)).toEqual([0, 1, 2])
  expect(orderExpressions(expressions, 'Alphabetical').map(({ expression }) => expression.text)).toEqual([
    '[§please] start music',
    'Another song',
    'play $(genre)',
  ])
  expect(orderExpressions(expressions, 'Alphabetical').map(({ at }) => at)).toEqual([1, 2, 0])
})

test('what replacing does is shown before it is done', () => {
  const replacing = { intent: 'play', find: 'a', replace: 'ä', language }
  expect(previewReplace(music, replacing)).toMatchObject([
    { at: 0, before: 'play $(genre)', after: 'pläy $(genre)', errors: [] },
    {
      at: 1,
      before: '[§please] start music',
      after: '[§pleäse] stärt music',
      errors: [{ message: '"pleäse" is not a reusable part', from: 1, to: 8 }],
    },
  ])
  expect(refusalOf(() => replaceInExpressions(music, replacing))).toBe(
    'invalid: "pleäse" is not a reusable part',
  )
  expect(previewReplace(music, { ...replacing, find: '' })).toEqual([])
})

test('a text is replaced in all expressions of an intent or in none', () => {
  const after = expectEdit(music, replaceInExpressions, {
    intent: 'play',
    find: 'play',
    replace: '(play|hear)',
    language,
  })
  expect(textsOf(after)).toEqual(['(play|hear) $(genre)', '[§please] start music', 'Another song'])
  expect(after.intents[0]?.expressions[0]).toMatchObject({ weight: 120, restrictions })
  const two = addExpressions(music, { intent: 'play', text: 'a||b', language })
  expect(
    refusalOf(() => replaceInExpressions(two, { intent: 'play', find: 'b', replace: 'A', language })),
  ).toBe('taken: All expressions must be unique.')
  expect(replaceInExpressions(music, { intent: 'play', find: 'gone', replace: 'x', language })).toBe(music)
})
