import { expect, test } from 'vitest'
import { editRenames } from '../../edits/edits.ts'
import { newConversationTest, newTestTurn } from '../../model/conversation-test.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, anIntent, aSlot } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { renameIntent } from '../intents/edits.ts'
import { renameCanonical } from '../slots/canonical-edits.ts'
import {
  addTest,
  addTests,
  addTestTurns,
  deleteTests,
  deleteTestTurn,
  duplicateTests,
  moveTests,
  moveTestTurn,
  renameTest,
  setTestComments,
  setTestStart,
  setTestTags,
  setTestTurn,
  setTestTurns,
} from './edits.ts'

const saying = (sentence: string) => ({ ...newTestTurn(), sentences: { 'eng-USA': sentence } })
const first = { ...newConversationTest('first'), turns: [saying('one'), saying('two')] }
const domain = aDomain({ intents: [anIntent('play')], tests: [first, newConversationTest('second')] })
const names = ({ tests }: typeof domain) => tests.map(({ name }) => name)

test('tests are added, renamed, copied, moved and deleted by their names', () => {
  expect(names(expectEdit(domain, addTest, { test: newConversationTest('third') }))).toEqual([
    'first',
    'second',
    'third',
  ])
  const renamed = expectEdit(domain, renameTest, { from: 'first', to: 'opening' })
  expect(names(renamed)).toEqual(['opening', 'second'])
  expect(editRenames(renameTest, domain, { from: 'first', to: 'opening' })).toEqual([
    { kind: 'test', from: 'first', to: 'opening' },
  ])
  const copied = expectEdit(domain, duplicateTests, { names: ['first'] })
  expect(names(copied)).toEqual(['first', 'first copy', 'second'])
  expect(copied.tests[1]?.turns).toBe(first.turns)
  expect(names(expectEdit(copied, duplicateTests, { names: ['first'] }))).toContain('first copy 2')
  expect(names(expectEdit(domain, moveTests, { names: ['second'], to: 0 }))).toEqual(['second', 'first'])
  expect(names(expectEdit(domain, deleteTests, { names: ['first'] }))).toEqual(['second'])
})

test('a name is there once, and is no blank', () => {
  const taken = refusalOf(() => addTest(domain, { test: newConversationTest('second') }))
  expect(taken).toBe('taken: There is a test second already')
  expect(refusalOf(() => renameTest(domain, { from: 'first', to: ' ' }))).toBe(
    'invalid: The name of a test cannot be empty',
  )
  expect(refusalOf(() => deleteTests(domain, { names: ['none'] }))).toBe('missing: There is no test none')
})

test('of several tests that are added each gets a name of its own', () => {
  const more = ['second', 'second', 'third'].map(newConversationTest)
  expect(names(expectEdit(domain, addTests, { tests: more }))).toEqual([
    'first',
    'second',
    'second 2',
    'second 3',
    'third',
  ])
})

test('what is said about a test is set, and nothing changes where it says that already', () => {
  expect(expectEdit(domain, setTestComments, { name: 'first', comments: 'why' }).tests[0]?.comments).toBe(
    'why',
  )
  const tagged = expectEdit(domain, setTestTags, { names: ['first', 'second'], tags: [' car ', 'car', ''] })
  expect(tagged.tests.map(({ tags }) => tags)).toEqual([['car'], ['car']])
  expect(setTestTags(tagged, { names: ['first'], tags: ['car'] })).toBe(tagged)
  const start = { ...first.start, platform: 'NTG7-SOP' }
  expect(expectEdit(domain, setTestStart, { name: 'first', start }).tests[0]?.start).toEqual(start)
  expect(setTestTurns(domain, { turns: [{ name: 'first', turns: [saying('one'), saying('two')] }] })).toBe(
    domain,
  )
})

test('turns are changed, put in, moved and deleted by their places', () => {
  const said = ({ tests }: typeof domain) => tests[0]?.turns.map(({ sentences }) => sentences['eng-USA'])
  const changed = expectEdit(domain, setTestTurn, { name: 'first', index: 1, turn: { intent: 'play' } })
  expect(changed.tests[0]?.turns[1]).toMatchObject({ intent: 'play', sentences: { 'eng-USA': 'two' } })
  expect(changed.tests[0]?.turns[0]).toBe(first.turns[0])
  expect(said(expectEdit(domain, addTestTurns, { name: 'first', index: 1, turns: [saying('x')] }))).toEqual([
    'one',
    'x',
    'two',
  ])
  expect(said(expectEdit(domain, moveTestTurn, { name: 'first', from: 1, to: 0 }))).toEqual(['two', 'one'])
  expect(said(expectEdit(domain, deleteTestTurn, { name: 'first', index: 0 }))).toEqual(['two'])
  expect(refusalOf(() => deleteTestTurn(domain, { name: 'first', index: 2 }))).toBe(
    'missing: The test first has no turn 3',
  )
})

test('names in a test follow renames of intents and canonicals', () => {
  const turn = { ...newTestTurn(), intent: 'play', slots: { genre: 'jazz' }, expected: { intent: 'play' } }
  const before = aDomain({
    intents: [anIntent('play')],
    slots: [aSlot('genre', { jazz: ['jazz'] })],
    tests: [{ ...first, turns: [turn] }],
  })
  const renamed = expectEdit(before, renameIntent, { from: 'play', to: 'start' })
  expect(renamed.tests[0]?.turns[0]).toMatchObject({ intent: 'start', expected: { intent: 'start' } })
  const other = expectEdit(before, renameCanonical, { slot: 'genre', canonical: 'jazz', to: 'swing' })
  expect(other.tests[0]?.turns[0]?.slots).toEqual({ genre: 'swing' })
})
