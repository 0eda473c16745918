import { expect, test } from 'vitest'
import type { Domain } from '../domain.ts'
import type { Rename } from '../rename.ts'
import { aDomain, anExpression, anIntent } from '../testing/index.ts'
import { refusalOf } from '../testing/refusal.ts'
import { addReusableExpression, renameReusableExpression, setReusableValue } from './edits.ts'
import { changeReusableExpression, nextPartChange, type PartChange } from './part-changes.ts'

const language = 'eng-USA'
const please = { id: '1', name: 'please', values: { [language]: '[please|kindly]' }, comments: '' }
const start = { id: '2', name: 'start', values: { [language]: '§please (play|start)' }, comments: 'verbs' }
const music = aDomain({
  reusableExpressions: [please, start],
  intents: [anIntent('play', { expressions: [anExpression('§please play')] })],
})

/** All changes in the order in which they are sent, and what they lead to. */
function sent(saved: Domain, current: Domain, renames: readonly Rename[] = []) {
  const changes: PartChange[] = []
  let domain = saved
  for (let next = first(); next !== undefined; next = first()) {
    changes.push(next)
    domain = changeReusableExpression(domain, next)
  }
  return { changes, domain }
  function first() {
    return nextPartChange(domain, current, renames)
  }
}

test('only the fields that differ are in a change', () => {
  const value = '[please|kindly|now]'
  const valued = setReusableValue(music, { name: 'please', language, value })
  expect(sent(music, valued).changes).toEqual([
    { kind: 'change', id: '1', fields: { values: { [language]: value } } },
  ])
  expect(sent(valued, music).domain).toEqual(music)
  expect(sent(music, music).changes).toEqual([])
})

test('a rename is one change: what mentions the part follows by it', () => {
  const renamed = renameReusableExpression(music, { from: 'please', to: 'polite' })
  const { changes, domain } = sent(music, renamed)
  expect(changes).toEqual([{ kind: 'change', id: '1', fields: { name: 'polite' } }])
  expect(domain).toEqual(renamed)
})

test('a value that was not there before goes again', () => {
  const added = addReusableExpression(music, { id: '3', name: 'now' })
  const valued = setReusableValue(added, { name: 'now', language, value: '[right now]' })
  expect(sent(added, valued).domain).toEqual(valued)
  expect(sent(valued, added)).toEqual({
    changes: [{ kind: 'change', id: '3', fields: { values: { [language]: null } } }],
    domain: added,
  })
})

test('a deleted part that comes back stands where it stood', () => {
  const without = changeReusableExpression(music, { kind: 'delete', id: '1' })
  const { changes, domain } = sent(without, music)
  expect(changes).toEqual([{ kind: 'add', part: please, at: 0 }])
  expect(domain.reusableExpressions).toEqual(music.reusableExpressions)
})

test('what needs another change comes after it', () => {
  const added = addReusableExpression(music, { id: '3', name: 'now' })
  const valued = setReusableValue(added, { name: 'now', language, value: '[right now]' })
  const mentioning = setReusableValue(valued, { name: 'please', language, value: '[please|§now do]' })
  expect(sent(music, mentioning).domain).toEqual(mentioning)

  const swapped = ['start', 'please', 'other'].reduce(
    (domain, from, at) => renameReusableExpression(domain, { from, to: ['other', 'start', 'please'][at]! }),
    music,
  )
  // Two names that change places need a save that does both at once
  expect(sent(music, swapped).changes).toEqual([])
})

test('a part without an id is known by its name, also after it was renamed', () => {
  const { id: _, ...fields } = please
  const named = aDomain({ reusableExpressions: [{ ...fields, id: '' }] })
  const renamed = renameReusableExpression(named, { from: 'please', to: 'polite' })
  const rename: Rename = { kind: 'reusableExpression', from: 'please', to: 'polite' }
  expect(sent(named, renamed, [rename]).changes).toEqual([
    { kind: 'change', id: 'please', fields: { name: 'polite' } },
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
