import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anExpression, anIntent } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { checkPartName, checkPartValue } from './checks.ts'
import {
  addReusableExpression,
  deleteReusableExpressions,
  renameReusableExpression,
  setReusableComments,
  setReusableValue,
} from './edits.ts'

const please = {
  id: '1',
  name: 'please',
  values: { 'eng-USA': '[please|kindly]', 'deu-DEU': '[bitte] mach' },
  comments: '',
}
const start = { id: '2', name: 'start', values: { 'eng-USA': '§please (play|start)' }, comments: '' }
const music = aDomain({
  reusableExpressions: [please, start],
  intents: [
    anIntent('play', { expressions: [anExpression('§start it'), anExpression('[§please] play')] }),
    anIntent('stop'),
  ],
})
const language = 'eng-USA'
const errorsOf = (value: string, name = 'please') =>
  checkPartValue(music, { name, language, value }).map(({ message }) => message)

test('[REUSE-003] the name of a part has English letters, digits, underscores and hyphens only', () => {
  expect(checkPartName(music, 'turn_on-2')).toBeUndefined()
  for (const name of ['a b', 'größe', 'a.b', '§a']) {
    expect(checkPartName(music, name)).toBe('Special characters and non-English letters are not allowed')
  }
  expect(checkPartName(music, '')).toBe('This field is required')
})

test('[REUSE-004] the name of a part is unique', () => {
  expect(checkPartName(music, 'start')).toBe('Name already exist')
  expect(checkPartName(music, 'start', 'start')).toBeUndefined()
})

test('[REUSE-005] a value obeys the layout rules of expressions', () => {
  expect(errorsOf('(play |start)')).toEqual([
    'invalid character input at index 5: no space can stand before "|"',
  ])
  expect(errorsOf('(play|start it')).toEqual(['Missing a parentheses ending in your expression'])
  expect(errorsOf('[now] (play|start)')).toEqual([])
})

test('[REUSE-006] a value has no slots', () => {
  expect(errorsOf('[play] $(artist)')).toEqual(['No slots in reusable parts'])
  expect(errorsOf('[play] for $')).toEqual(['No slots in reusable parts'])
})

test('[REUSE-007] a value has at least 10 characters', () => {
  expect(errorsOf('(ab|cdef)')).toEqual(['Use minimum 10 symbols'])
  expect(errorsOf('(ab|cdefg)')).toEqual([])
  expect(errorsOf('')).toEqual(['Use minimum 10 symbols'])
})

test('[REUSE-008] a value uses some syntax', () => {
  expect(errorsOf('play something')).toEqual(['Some expression syntax () or [] or | should be used'])
  expect(errorsOf('play it|start it')).toEqual([])
  expect(errorsOf('[play] something')).toEqual([])
})

test('a part does not contain itself, nor parts that do not exist', () => {
  expect(errorsOf('[now] §please')).toEqual(['The reusable part "please" contains itself'])
  expect(errorsOf('[now] §start it')).toEqual(['The reusable part "please" contains itself'])
  expect(errorsOf('[now] §please', 'start')).toEqual([])
  expect(errorsOf('[now] §gone')).toEqual(['"gone" is not a reusable part'])
})

test('a part is added without values', () => {
  expectEdit(
    music,
    addReusableExpression,
    { id: '3', name: 'now' },
    {
      ...music,
      reusableExpressions: [
        please,
        start,
        { id: '3', name: 'now', values: {}, comments: '', domainId: music.id },
      ],
    },
  )
  const first = { language, value: '[right now]' }
  expect(
    addReusableExpression(music, { id: '3', name: 'now', first }).reusableExpressions[2]?.values,
  ).toEqual({
    [language]: '[right now]',
  })
  expect(refusalOf(() => addReusableExpression(music, { id: '3', name: 'start' }))).toBe(
    'taken: Name already exist',
  )
})

test('a renamed part is followed into expressions and other parts', () => {
  const after = expectEdit(music, renameReusableExpression, { from: 'please', to: 'polite' })
  expect(after.reusableExpressions).toEqual([
    { ...please, name: 'polite' },
    { ...start, values: { 'eng-USA': '§polite (play|start)' } },
  ])
  expect(after.intents[0]?.expressions.map(({ text }) => text)).toEqual(['§start it', '[§polite] play'])
  expect(after.intents[1]).toBe(music.intents[1])
})

test('a deleted part stays where it is mentioned', () => {
  const without = { ...music, reusableExpressions: [start] }
  expectEdit(music, deleteReusableExpressions, { names: ['please'] }, without)
  const names = ['start', 'please']
  expectEdit(music, deleteReusableExpressions, { names }, { ...music, reusableExpressions: [] })
  expect(refusalOf(() => deleteReusableExpressions(music, { names: ['start', 'gone'] }))).toMatch(/^missing/)
})

test('a value is set in one language, comments for all', () => {
  const value = '[oh] please'
  const after = expectEdit(music, setReusableValue, { name: 'please', language: 'ENG-usa', value })
  expect(after.reusableExpressions[0]?.values).toEqual({ 'eng-USA': value, 'deu-DEU': '[bitte] mach' })
  expect(after.reusableExpressions[1]).toBe(start)
  expect(setReusableValue(music, { name: 'please', language, value: '[please|kindly]' })).toBe(music)
  expect(refusalOf(() => setReusableValue(music, { name: 'please', language, value: 'x' }))).toBe(
    'invalid: Use minimum 10 symbols',
  )
  const commented = expectEdit(music, setReusableComments, { name: 'start', comments: 'verbs' })
  expect(commented.reusableExpressions[1]?.comments).toBe('verbs')
})
