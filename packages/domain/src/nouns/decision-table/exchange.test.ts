import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aUiAction } from '../../testing/index.ts'
import { addExchange } from './exchange.ts'

const hello = {
  intent: 'say_hello',
  expressions: '(hello|hi) [car]\ngood morning',
  uiAction: 'greeting',
  text: 'Hello!',
  language: 'eng-USA',
}

test('an exchange adds the intent, the UI action and the rule that joins them', () => {
  const after = expectEdit(aDomain(), addExchange, hello)
  expect(after.intents.map(({ name, expressions }) => [name, expressions.map(({ text }) => text)])).toEqual([
    ['say_hello', ['(hello|hi) [car]', 'good morning']],
  ])
  expect(after.uiActions[0]).toMatchObject({ name: 'greeting', ttsResponses: ['greeting'] })
  expect(after.ttsResponses).toEqual([{ name: 'greeting', texts: ['Hello!'] }])
  expect(after.modules).toHaveLength(1)
  expect(after.modules[0]).toMatchObject({ name: 'Main', rules: [{ uiAction: 'greeting' }] })
  expect(after.modules[0]?.rules[0]?.intent).toMatchObject({
    matcher: 'EqualsMatcher',
    arguments: ['say_hello'],
  })
})

test('its rule is put before the first rule that would take the intent, and else at the end', () => {
  const other = aRule(['other'])
  const anything = { ...aRule(['other']), intent: { matcher: 'AnyMatcher', arguments: [] } }
  const guarded = {
    ...anything,
    slots: [{ input: 'genre', matcher: 'CollectedMatcher', arguments: [] }],
  }
  const base = { intents: [anIntent('other')] }
  const answersOf = (...modules: ReturnType<typeof aModule>[]) =>
    expectEdit(aDomain({ ...base, modules }), addExchange, hello).modules.map(({ rules }) =>
      rules.map(({ uiAction }) => uiAction),
    )
  expect(answersOf(aModule('Main', other), aModule('Rest', guarded, other))).toEqual([
    [''],
    ['', '', 'greeting'],
  ])
  expect(answersOf(aModule('Main', other), aModule('Rest', guarded, anything), aModule('Never'))).toEqual([
    [''],
    ['', 'greeting', ''],
    [],
  ])
})

test('what is wrong with one part of an exchange refuses all of it', () => {
  const domain = aDomain({ intents: [anIntent('known')], uiActions: [aUiAction('shown')] })
  const refuses = (change: Partial<typeof hello>, message: RegExp) =>
    expect(() => addExchange(domain, { ...hello, ...change })).toThrow(message)
  refuses({ intent: 'known' }, /known/)
  refuses({ uiAction: 'shown' }, /shown/)
  refuses({ expressions: '(hello' }, /parentheses/)
  refuses({ expressions: ' \n' }, /at least one sentence/)
  refuses({ text: ' ' }, /at least one character/)
})
