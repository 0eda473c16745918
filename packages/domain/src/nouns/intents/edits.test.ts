import { expect, test } from 'vitest'
import { notCollected } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { toWire } from '../../whole-domain/wire/to-wire.ts'
import {
  addIntent,
  deleteIntents,
  moveIntents,
  renameIntent,
  setArbitration,
  setIntentComments,
  setJustTalk,
  setRequest,
  setSlotOnly,
} from './edits.ts'
import { intentUsage } from './usage.ts'

const equals = (...names: string[]) => ({ matcher: 'EqualsMatcher', arguments: names })

const music = aDomain({
  intents: [
    anIntent('play', { arbitration: 'hybrid' }),
    anIntent('stop', { justTalk: false }),
    anIntent('what', { dialogActType: 'request' }),
  ],
  slots: [
    aSlot(
      'genre',
      {},
      {
        resetRules: [{ intent: equals('play', 'stop'), request: equals('what'), slots: [], apiInputs: [] }],
      },
    ),
  ],
  modules: [
    aModule('Main', aRule(['play', 'stop']), aRule(['stop'])),
    aModule('Questions', aRule([], { intent: notCollected, request: equals('what') })),
  ],
  uiActions: [
    aUiAction('answer', { whiteList: ['stop', 'play'] }),
    aUiAction('bye', { whiteList: ['stop'] }),
  ],
})

test('[INT-024] [INT-025] [INT-027] [INT-028] a new intent informs, is regular, cloud and in just-talk', () => {
  expectEdit(
    music,
    addIntent,
    { name: 'pause' },
    {
      ...music,
      intents: [
        ...music.intents,
        anIntent('pause', {
          expressions: [],
          slotOnly: false,
          dialogActType: 'inform',
          arbitration: 'cloud',
          justTalk: true,
        }),
      ],
    },
  )
})

test('[INT-026] [INT-029] an embedded test domain starts its intents as embedded and without just-talk', () => {
  const domain = aDomain({ embedded: true, isTestDomain: true })
  const after = expectEdit(domain, addIntent, { name: 'pause' })
  expect(after.intents[0]).toMatchObject({ arbitration: 'embedded', justTalk: false })
})

test('an intent with a wrong or taken name is not added', () => {
  expect(refusalOf(() => addIntent(music, { name: 'a b' }))).toMatch(/^invalid: Character/)
  expect(refusalOf(() => addIntent(music, { name: 'play' }))).toMatch(/^taken: play already exists/)
})

test('[INT-037] renaming an intent follows it into the decision table', () => {
  const { modules } = expectEdit(music, renameIntent, { from: 'play', to: 'start' })
  expect(modules[0]?.rules[0]?.intent).toEqual(equals('start', 'stop'))
  expect(modules[0]?.rules[1]).toBe(music.modules[0]?.rules[1])
  expect(modules[1]).toBe(music.modules[1])
  const asked = expectEdit(music, renameIntent, { from: 'what', to: 'which' })
  expect(asked.modules[1]?.rules[0]?.request).toEqual(equals('which'))
})

test('[INT-038] renaming an intent follows it into the reset rules', () => {
  const renamed = expectEdit(music, renameIntent, { from: 'play', to: 'start' })
  expect(renamed.slots[0]?.resetRules[0]?.intent).toEqual(equals('start', 'stop'))
  const asked = expectEdit(music, renameIntent, { from: 'what', to: 'which' })
  expect(asked.slots[0]?.resetRules[0]?.request).toEqual(equals('which'))
})

test('[INT-039] renaming an intent follows it into the white lists of UI actions', () => {
  const { uiActions } = expectEdit(music, renameIntent, { from: 'play', to: 'start' })
  expect(uiActions[0]?.whiteList).toEqual(['stop', 'start'])
  expect(uiActions[1]).toBe(music.uiActions[1])
})

test('[INT-040] [INT-041] a renamed intent keeps its arbitration and just-talk', () => {
  const before = toWire(music)
  const after = toWire(expectEdit(music, renameIntent, { from: 'play', to: 'begin' }))
  expect(before.arbitrations).toContainEqual({ intentName: 'play', arbitration: 'hybrid' })
  expect(after.arbitrations).toContainEqual({ intentName: 'begin', arbitration: 'hybrid' })
  expect(after.arbitrations).toHaveLength(3)
  expect(before.justtalk).toEqual(['play', 'what'])
  expect(after.justtalk).toEqual(['begin', 'what'])
})

test('a rename keeps the place of the intent, and its expressions', () => {
  const { intents } = expectEdit(music, renameIntent, { from: 'play', to: 'start' })
  expect(intents.map(({ name }) => name)).toEqual(['start', 'stop', 'what'])
  expect(intents[0]?.expressions).toBe(music.intents[0]?.expressions)
})

test('a rename to the same name changes nothing, one to a wrong name is refused', () => {
  expect(renameIntent(music, { from: 'play', to: 'play' })).toBe(music)
  expect(refusalOf(() => renameIntent(music, { from: 'play', to: 'stop' }))).toMatch(/^taken: stop/)
  expect(refusalOf(() => renameIntent(music, { from: 'gone', to: 'x' }))).toBe(
    'missing: There is no intent gone',
  )
})

test('[INT-032] [INT-033] deleting an intent takes it out of the rules; one left with nothing asks for nothing', () => {
  const after = expectEdit(music, deleteIntents, { names: ['stop'] })
  expect(after.intents.map(({ name }) => name)).toEqual(['play', 'what'])
  expect(after.modules[0]?.rules.map(({ intent }) => intent)).toEqual([
    equals('play'),
    { matcher: 'NotCollectedMatcher', arguments: [] },
  ])
  expect(after.modules[1]).toBe(music.modules[1])
  const unasked = expectEdit(music, deleteIntents, { names: ['what'] })
  expect(unasked.modules[1]?.rules[0]?.request).toEqual(notCollected)
})

test('[INT-034] [INT-035] [INT-036] a deleted intent leaves no arbitration, just-talk or UI action setting', () => {
  const after = expectEdit(music, deleteIntents, { names: ['play', 'what'] })
  const wire = toWire(after)
  expect(wire.arbitrations?.map(({ intentName }) => intentName)).toEqual(['stop'])
  expect(wire.justtalk).toEqual([])
  expect(after.uiActions[0]?.whiteList).toEqual(['stop'])
  expect(after.uiActions[1]).toBe(music.uiActions[1])
  expect(after.slots[0]?.resetRules[0]).toEqual({
    intent: equals('stop'),
    request: notCollected,
    slots: [],
    apiInputs: [],
  })
})

test('of several intents all are deleted or none', () => {
  expect(refusalOf(() => deleteIntents(music, { names: ['play', 'gone'] }))).toMatch(/^missing/)
  expect(deleteIntents(music, { names: [] })).toBe(music)
})

test('an intent moves among the intents', () => {
  const names = (to: number) =>
    expectEdit(music, moveIntents, { names: ['play'], to }).intents.map(({ name }) => name)
  expect(names(2)).toEqual(['stop', 'what', 'play'])
  expect(names(1)).toEqual(['stop', 'play', 'what'])
  expect(moveIntents(music, { names: ['play'], to: 0 })).toBe(music)
})

test('several intents move together and keep their order among themselves', () => {
  const after = expectEdit(music, moveIntents, { names: ['what', 'play'], to: 1 })
  expect(after.intents.map(({ name }) => name)).toEqual(['stop', 'play', 'what'])
  expect(moveIntents(music, { names: ['play', 'stop'], to: 0 })).toBe(music)
})

test('[INT-030] [INT-031] ticking and unticking Request', () => {
  const asked = expectEdit(music, setRequest, { name: 'play', isRequest: true })
  expect(asked.intents[0]?.dialogActType).toBe('request')
  expect(asked.intents[1]).toBe(music.intents[1])
  expect(expectEdit(asked, setRequest, { name: 'play', isRequest: false }).intents[0]).toEqual(
    music.intents[0],
  )
})

test('the settings of intents are set, some for several at once', () => {
  expect(expectEdit(music, setSlotOnly, { name: 'stop', slotOnly: true }).intents[1]?.slotOnly).toBe(true)
  expect(
    expectEdit(music, setIntentComments, { name: 'stop', comments: 'ends it' }).intents[1]?.comments,
  ).toBe('ends it')
  const names = ['play', 'stop']
  const arbitrated = expectEdit(music, setArbitration, { names, arbitration: 'embedded+' })
  expect(arbitrated.intents.map(({ arbitration }) => arbitration)).toEqual([
    'embedded+',
    'embedded+',
    'cloud',
  ])
  const quiet = expectEdit(music, setJustTalk, { names, justTalk: false })
  expect(quiet.intents.map(({ justTalk }) => justTalk)).toEqual([false, false, true])
  expect(quiet.intents[1]).toBe(music.intents[1])
  expect(setJustTalk(music, { names: ['stop'], justTalk: false })).toBe(music)
})

test('what a rename or delete touches is shown before it is done', () => {
  expect(intentUsage(music, ['play', 'stop'])).toEqual({
    rules: 2,
    resetRules: 1,
    uiActions: 2,
    responses: 0,
    expressions: 2,
    reusableExpressions: 0,
    tests: 0,
  })
  expect(intentUsage(music, ['what'])).toMatchObject({ rules: 1, resetRules: 1, uiActions: 0 })
})
