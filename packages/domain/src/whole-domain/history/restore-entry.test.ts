import { expect, test } from 'vitest'
import { editRenames, editReturned } from '../../edits/edits.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import {
  entryRestores,
  restoreHandler,
  restoreIntent,
  restoreModule,
  restoreReusableExpression,
  restoreSlot,
  restoreUiAction,
} from './restore-entry.ts'

const past = aDomain({
  intents: [anIntent('play', { expressions: [anExpression('play it')] }), anIntent('stop'), anIntent('ask')],
  slots: [aSlot('genre', { jazz: ['jazz'] })],
  modules: [aModule('main', aRule(['ask'])), aModule('second')],
  uiActions: [aUiAction('show')],
  guiResponses: [{ name: 'show', template: { title: 'then' } }],
  handlers: [{ id: 'default', urls: { dev: 'https://a.example', nonprod: '', prod: '' } }],
  reusableExpressions: [{ id: '1', name: 'polite', values: { 'eng-USA': 'please' }, comments: '' }],
})

test('an entry that changed is as it was, at its place', () => {
  const changed = anIntent('play', { expressions: [anExpression('go')], justTalk: true })
  const now = aDomain({ intents: [anIntent('ask'), changed] })
  const after = expectEdit(now, restoreIntent, { name: 'play', past })
  expect(after.intents.map(({ name }) => name)).toEqual(['ask', 'play'])
  expect(after.intents[1]).toEqual(past.intents[0])
})

test('a deleted entry comes back behind the one that was before it', () => {
  const now = aDomain({ intents: [anIntent('new'), anIntent('play'), anIntent('ask')] })
  const after = expectEdit(now, restoreIntent, { name: 'stop', past })
  expect(after.intents.map(({ name }) => name)).toEqual(['new', 'play', 'stop', 'ask'])
  const first = expectEdit(aDomain({ intents: [anIntent('ask')] }), restoreIntent, { name: 'play', past })
  expect(first.intents.map(({ name }) => name)).toEqual(['play', 'ask'])
})

test('slots, modules, reusable parts, handlers and UI actions come back with what belongs to them', () => {
  const now = aDomain({ intents: [anIntent('ask')], slots: [aSlot('genre', { rock: ['rock'] })] })
  expect(expectEdit(now, restoreSlot, { name: 'genre', past }).slots).toEqual(past.slots)
  expect(expectEdit(now, restoreModule, { name: 'main', past }).modules).toEqual([past.modules[0]])
  expect(expectEdit(now, restoreReusableExpression, { name: 'polite', past }).reusableExpressions).toEqual(
    past.reusableExpressions,
  )
  expect(expectEdit(now, restoreHandler, { name: 'default', past }).handlers).toEqual(past.handlers)
  const { uiActions, guiResponses } = expectEdit(now, restoreUiAction, { name: 'show', past })
  expect({ uiActions, guiResponses }).toEqual({
    uiActions: past.uiActions,
    guiResponses: past.guiResponses,
  })
})

test('what is as it was stays the same, and what was not there cannot come back', () => {
  for (const [kind, name] of [
    ['intent', 'play'],
    ['slot', 'genre'],
    ['module', 'main'],
    ['uiAction', 'show'],
    ['handler', 'default'],
  ] as const) {
    expect(entryRestores[kind]!(past, { name, past })).toBe(past)
  }
  expect(refusalOf(() => restoreIntent(past, { name: 'unknown', past }))).toMatch(/^missing: /)
})

test('an entry that is called otherwise now is put back there and gets its name back, wherever it is mentioned', () => {
  const now = aDomain({
    intents: [anIntent('ask'), anIntent('start')],
    modules: [aModule('first', aRule(['start']))],
  })
  const entry = { name: 'play', past, now: 'start' }
  const after = expectEdit(now, restoreIntent, entry)
  expect(after.intents).toEqual([now.intents[0], past.intents[0]])
  expect(after.modules[0]?.rules[0]?.intent.arguments).toEqual(['play'])
  expect(editRenames(restoreIntent, now, entry)).toEqual([{ kind: 'intent', from: 'start', to: 'play' }])
})

test('it keeps the name of now where the old one is that of another (ruling R43)', () => {
  const now = aDomain({ intents: [anIntent('play', { justTalk: true }), anIntent('start')] })
  const entry = { name: 'play', past, now: 'start' }
  const after = expectEdit(now, restoreIntent, entry)
  expect(after.intents).toEqual([now.intents[0], { ...past.intents[0], name: 'start' }])
  expect(editRenames(restoreIntent, now, entry)).toEqual([])
})

test('one that is gone comes back next to another that has its name, and says that it was there', () => {
  const now = aDomain({ intents: [anIntent('play', { justTalk: true })] })
  const entry = { name: 'play', past, now: null, revision: 'r' }
  const after = expectEdit(now, restoreIntent, entry)
  expect(after.intents.map(({ name }) => name)).toEqual(['play_copy', 'play'])
  expect(editReturned(restoreIntent, now, entry)).toEqual([
    { list: 'intents', name: 'play_copy', revision: 'r', was: 'play' },
  ])
  expect(editReturned(restoreIntent, now, { ...entry, now: 'play' })).toEqual([])
})

test('the canonicals that are back with a slot say so', () => {
  const now = aDomain({ slots: [aSlot('style', { rock: ['rock'] })] })
  const entry = { name: 'genre', past, now: 'style', revision: 'r' }
  expect(expectEdit(now, restoreSlot, entry).slots).toEqual(past.slots)
  expect(editReturned(restoreSlot, now, entry)).toEqual([
    { list: 'slots', name: 'genre', revision: 'r', was: 'genre', canonical: { name: 'jazz', was: 'jazz' } },
  ])
})

test('a UI action that keeps its present name takes its GUI response along', () => {
  const now = aDomain({ uiActions: [aUiAction('show'), aUiAction('present')] })
  const after = expectEdit(now, restoreUiAction, { name: 'show', past, now: 'present' })
  expect(after.uiActions.map(({ name }) => name)).toEqual(['show', 'present'])
  expect(after.guiResponses).toEqual([{ name: 'present', template: { title: 'then' } }])
})
