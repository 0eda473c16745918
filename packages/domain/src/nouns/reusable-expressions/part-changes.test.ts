import { expect, test } from 'vitest'
import { aDomain, anExpression, anIntent } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { renameReusableExpression, setReusableComments, setReusableValue } from './edits.ts'
import { changeReusableExpression } from './part-changes.ts'

const language = 'eng-USA'
const please = { id: '1', name: 'please', values: { [language]: '[please|kindly]' }, comments: '' }
const start = { id: '2', name: 'start', values: { [language]: '§please (play|start)' }, comments: 'verbs' }
const music = aDomain({
  reusableExpressions: [please, start],
  intents: [anIntent('play', { expressions: [anExpression('§please play')] })],
})

test('the fields of a change are set as the edits set them, and what mentions a new name follows', () => {
  const value = '[please|kindly|now]'
  const fields = { name: 'polite', values: { [language]: value }, comments: 'kind' }
  const renamed = renameReusableExpression(music, { from: 'please', to: 'polite' })
  const valued = setReusableValue(renamed, { name: 'polite', language, value })
  expect(changeReusableExpression(music, { kind: 'change', id: '1', fields })).toEqual(
    setReusableComments(valued, { name: 'polite', comments: 'kind' }),
  )
})

test('a value that is null goes', () => {
  const change = { kind: 'change', id: '1', fields: { values: { [language]: null } } } as const
  const changed = changeReusableExpression(music, change)
  expect(changed.reusableExpressions).toEqual([{ ...please, values: {} }, start])
  expect(changeReusableExpression(changed, change)).toBe(changed)
})

test('a part is added at its place', () => {
  const without = changeReusableExpression(music, { kind: 'delete', id: '1' })
  const again = changeReusableExpression(without, { kind: 'add', part: please, at: 0 })
  expect(again.reusableExpressions).toEqual(music.reusableExpressions)
})

test('a part without an id is known by its name', () => {
  const { id: _, ...fields } = please
  const named = aDomain({ reusableExpressions: [{ ...fields, id: '' }] })
  const change = { kind: 'change', id: 'please', fields: { name: 'polite' } } as const
  expect(changeReusableExpression(named, change).reusableExpressions).toEqual([
    { ...fields, id: '', name: 'polite' },
  ])
})

test('a change follows the rules of the edits', () => {
  const add = (part: Partial<typeof please>) =>
    refusalOf(() => changeReusableExpression(music, { kind: 'add', part: { ...please, ...part }, at: 2 }))
  expect(add({})).toMatch(/^taken: .*id 1/)
  expect(add({ id: '3' })).toBe('taken: Name already exist')
  expect(add({ id: '3', name: 'now', values: { [language]: '[a] $(b) c' } })).toContain(
    'No slots in reusable parts',
  )
  expect(refusalOf(() => changeReusableExpression(music, { kind: 'delete', id: '9' }))).toMatch(/^missing/)
})
