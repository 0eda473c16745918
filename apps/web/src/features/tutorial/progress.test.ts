import type { Domain } from '@sdp/domain'
import { aDomain, aModule, anIntent, aRule, aUiAction } from '@sdp/domain/testing'
import { newConversationTest, newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { expect, test } from 'vitest'
import { isStepDone, stepTitles, tutorialTasks } from './progress.ts'

const done = (facts: Parameters<typeof tutorialTasks>[0]) => tutorialTasks(facts).map(isStepDone)

test('without a domain only the last step has nothing left to do', () => {
  const tasks = tutorialTasks({ domain: undefined, isPublished: false, hasAnswered: false, hasFailed: false })
  expect(tasks).toHaveLength(stepTitles.length)
  expect(tasks.map(isStepDone)).toEqual([false, false, false, false, true])
  expect(tasks.flat().filter(({ isDone }) => isDone)).toEqual([])
})

test('data, content, publishing and an answer are seen each by itself', () => {
  const domain = aDomain({ description: 'Music', tags: ['media'], platforms: ['Gen20x.i2'] })
  expect(done({ domain, isPublished: true, hasAnswered: false, hasFailed: false })).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

test('a kept conversation counts with a turn, and a test that failed once goes on counting', () => {
  const tested = (turns: TestTurn[], hasFailed: boolean) =>
    tutorialTasks({
      domain: aDomain({ tests: [{ ...newConversationTest('hello'), turns }] }),
      ...{ isPublished: true, hasAnswered: true, hasFailed },
    })[3]!.map(({ isDone }) => isDone)
  expect(tested([], false)).toEqual([true, true, false, false])
  expect(tested([newTestTurn()], false)).toEqual([true, true, true, false])
  expect(tested([newTestTurn()], true)).toEqual([true, true, true, true])
})

test('an intent counts with a sentence, a UI action with a text, and a rule when it joins them', () => {
  const content = {
    intents: [anIntent('hello')],
    uiActions: [aUiAction('greeting', { ttsResponses: ['greeting'] })],
  }
  const seen = (more: Partial<Domain>) =>
    tutorialTasks({
      domain: aDomain({ ...content, ...more }),
      isPublished: false,
      hasAnswered: false,
      hasFailed: false,
    })[2]!.map(({ isDone }) => isDone)
  const ttsResponses = [{ name: 'greeting', texts: ['Hello!'] }]
  expect(seen({})).toEqual([true, false, false])
  expect(seen({ ttsResponses })).toEqual([true, true, false])
  const modules = [aModule('Main', aRule(['hello'], { uiAction: 'greeting' }))]
  expect(seen({ ttsResponses, modules })).toEqual([true, true, true])
  expect(seen({ modules })).toEqual([true, false, false])
})
