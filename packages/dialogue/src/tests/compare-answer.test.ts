import { aDomain, aModule, anExpression, anIntent, aRule, aUiAction } from '@sdp/domain/testing'
import { newTestTurn, type TestTurn } from '@sdp/domain/tests'
import { expect, test } from 'vitest'
import { newState } from '../model/state.ts'
import { compile } from '../program/compile.ts'
import { turn } from '../turn/turn.ts'
import { compareAnswer } from './compare-answer.ts'

const domain = aDomain({
  intents: [anIntent('play', { expressions: [anExpression('play')] })],
  modules: [aModule('Main', aRule(['play'], { uiAction: 'playing' }))],
  uiActions: [aUiAction('playing', { ttsResponses: ['playing'] })],
  ttsResponses: [{ name: 'playing', texts: ['Here it is'] }],
})
const language = 'eng-USA'

async function compared(
  expected: TestTurn['expected'],
  known: Partial<Parameters<typeof compareAnswer>[1]> = {},
) {
  const callHandler = async () => ({})
  const outcome = await turn(compile(domain, language), newState(), 'play', { callHandler })
  const { differences } = compareAnswer(
    { ...newTestTurn(), expected },
    { said: 'play', outcome, language, domain, ...known },
    2,
  )
  return differences.map(({ text }) => text)
}

test('an answer is compared as a run is', async () => {
  expect(await compared({ intent: 'play', uiActions: ['playing'] })).toEqual([])
  expect(await compared({ uiActions: ['paused'] })).toEqual([
    'Turn 2: paused was expected, and playing was run',
  ])
})

test('rules are compared where it is known which ones fired', async () => {
  expect(await compared({ rules: [] })).toEqual([])
  expect(await compared({ rules: [] }, { rules: domain.modules[0]!.rules })).toEqual([
    "Turn 2: no rule was expected, and rule 1 of 'Main' fired",
  ])
})

test('a text is compared where it is the only one of its response', async () => {
  const texts = { texts: { [language]: 'Another' } }
  const withTexts = (...list: string[]) => ({ ttsTexts: new Map([['playing', list]]) })
  expect(await compared(texts)).toEqual([])
  expect(await compared(texts, withTexts('Here it is', 'There it is'))).toEqual([])
  expect(await compared(texts, withTexts('Here it is'))).toEqual([
    "Turn 2: 'Another' was expected, and 'Here it is' was said",
  ])
})
