import { expect, test } from 'vitest'
import { newConversationTest, newTestTurn } from '../../model/conversation-test.ts'
import { aDomain, anIntent, aSlot } from '../../testing/index.ts'
import { findProblems } from '../../whole-domain/problems/index.ts'

const context = {
  language: 'eng-USA',
  vendorPrefix: '',
  coreActions: [],
  platformUiActions: [],
  languages: [],
}

function problemsOf(turn: Partial<ReturnType<typeof newTestTurn>>) {
  const test = {
    ...newConversationTest('a'),
    turns: [newTestTurn(), { ...newTestTurn(), intent: 'play', ...turn }],
  }
  const domain = aDomain({
    intents: [anIntent('play')],
    slots: [aSlot('genre', { jazz: ['jazz'] }), aSlot('title', {}, { type: 'FreeText' })],
    tests: [test],
  })
  return findProblems(domain, context).filter(({ at }) => at[0] === 'tests')
}

test('a turn that says nothing is warned of at its place', () => {
  expect(problemsOf({})).toEqual([
    {
      severity: 'warning',
      message: 'Turn 1 says nothing: it has neither a sentence nor an intent',
      at: ['tests', 0, 'turns', 0],
    },
  ])
})

test('what a test mentions and is gone is a warning at its turn', () => {
  const found = problemsOf({
    intent: 'stop',
    expected: { uiActions: ['show'], apiActions: [{ name: 'find' }] },
  })
  expect(found.slice(1)).toMatchObject([
    { severity: 'warning', secondary: 'stop', at: ['tests', 0, 'turns', 1] },
    { severity: 'warning', secondary: 'show' },
    { severity: 'warning', secondary: 'find' },
  ])
})

test('a value that its slot does not list is warned of; free text takes any', () => {
  const [, ...found] = problemsOf({
    slots: { genre: 'rock', title: 'any' },
    expected: { slots: { genre: 'rock' } },
  })
  expect(found).toMatchObject([
    { message: 'The slot genre has no canonical rock', at: ['tests', 0, 'turns', 1] },
  ])
})

test('two tests with one name are reported, and so is one without turns', () => {
  const twice = aDomain({ tests: [newConversationTest('a'), newConversationTest('a')] })
  const found = findProblems(twice, context).map(({ message }) => message)
  expect(found.filter((message) => message === 'There is a test a already')).not.toEqual([])
  expect(found).toContain('The test has no turns')
})
