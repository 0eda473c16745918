import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { previewReplaceInRules, replaceInRules } from './replace.ts'

const jazz = { input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz', 'rock'] }
const domain = aDomain({
  intents: [anIntent('play'), anIntent('playAll')],
  slots: [aSlot('genre', { jazz: [], rock: [] })],
  apiInputs: [newApiInput('found')],
  uiActions: [aUiAction('sayJazz'), aUiAction('sayRock')],
  modules: [
    aModule(
      'Main',
      aRule(['play'], { slots: [jazz], uiAction: 'sayJazz', comments: 'Jazz only' }),
      aRule(['play']),
    ),
    aModule('Rest', aRule(['play'], { uiAction: 'sayJazz' })),
  ],
})
const replacing = (find: string, replace: string) => ({
  find,
  replace,
  coreActions: [],
  platformUiActions: [],
})
const uiActions = (of: typeof domain) =>
  of.modules.flatMap(({ rules }) => rules.map(({ uiAction }) => uiAction))

test('a text is replaced in all rules at once, and in nothing else', () => {
  const after = expectEdit(domain, replaceInRules, replacing('Jazz', 'Rock'))
  expect(uiActions(after)).toEqual(['sayRock', '', 'sayRock'])
  expect(after.modules[0]!.rules[0]).toMatchObject({ slots: [jazz], comments: 'Rock only' })
  expect(after.modules[0]!.rules[1]).toBe(domain.modules[0]!.rules[1])
  expect(after.uiActions).toBe(domain.uiActions)
})

test('what becomes of each rule is shown before, with what would not be there', () => {
  const previewed = previewReplaceInRules(domain, replacing('sayJazz', 'sayPop'))
  expect(previewed.map(({ at, problem }) => ({ at, problem }))).toEqual([
    { at: { module: 0, rule: 0 }, problem: 'There is no UI action sayPop' },
    { at: { module: 1, rule: 0 }, problem: 'There is no UI action sayPop' },
  ])
  expect(() => replaceInRules(domain, replacing('sayJazz', 'sayPop'))).toThrow('There is no UI action sayPop')
  expect(previewReplaceInRules(domain, replacing('', 'x'))).toEqual([])
})

test('arguments and names of inputs are replaced; one that was missing before is no reason to refuse', () => {
  expect(previewReplaceInRules(domain, replacing('rock', 'pop'))[0]!.after.slots[0]!.arguments).toEqual([
    'jazz',
    'pop',
  ])
  expect(previewReplaceInRules(domain, replacing('genre', 'mood'))[0]!.problem).toBe('There is no slot mood')
  const old = { ...domain, uiActions: [] }
  expect(previewReplaceInRules(old, replacing('only', 'first'))[0]!.problem).toBeUndefined()
})
