import { expect, test } from 'vitest'
import { notCollected } from '../../model/rule.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { toWire } from '../../whole-domain/wire/to-wire.ts'
import {
  addSlot,
  asksBeforeTypeChange,
  deleteSlots,
  moveSlots,
  renameSlot,
  setSlotComments,
  setSlotType,
  setSlotVolatile,
  setValueType,
} from './edits.ts'
import { canonicalUsage, literalUsage, slotUsage, slotUses } from './usage.ts'

const vendorPrefix = 'sdp_'
const isSet = (input: string) => ({ input, matcher: 'CollectedMatcher', arguments: [] })

const restricted = anExpression('play $(genre) by $(artist)', {
  restrictions: [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }],
})
const music = aDomain({
  intents: [
    anIntent('play', { expressions: [restricted, anExpression('play [some] ($(genre)|music)')] }),
    anIntent('stop'),
  ],
  slots: [
    aSlot('genre', { jazz: ['jazz', 'jazz music'], rock: [] }),
    aSlot(
      'artist',
      {},
      {
        type: 'FreeText',
        resetRules: [
          {
            intent: notCollected,
            request: notCollected,
            slots: [isSet('genre')],
            apiInputs: [isSet('genre')],
          },
        ],
      },
    ),
  ],
  modules: [
    aModule('Main', aRule(['play'], { slots: [isSet('genre'), isSet('artist')] }), aRule(['stop'])),
    aModule('More', aRule(['stop'], { vehicleInputs: [isSet('genre')] })),
  ],
  apiInputs: [
    {
      name: 'genre',
      volatile: false,
      shared: false,
      fromShared: [],
      comments: '',
      returnValue: [],
      resetRules: [],
    },
  ],
  uiActions: [
    aUiAction('askGenre', { dialogAct: { type: 'askForInput', slots: { genre: '', artist: 'x' } } }),
    aUiAction('confirmGenre', { dialogAct: { type: 'confirm', slots: { genre: '' } } }),
  ],
})

test('[SLOT-022] [SLOT-023] [SLOT-024] [SLOT-025] a new slot is a static list of strings, empty and not volatile', () => {
  const after = expectEdit(
    music,
    addSlot,
    { name: 'mood', vendorPrefix },
    {
      ...music,
      slots: [
        ...music.slots,
        aSlot('mood', {}, { type: 'StaticList', valueType: 'String', volatile: false, canonicals: [] }),
      ],
    },
  )
  expect(toWire(after).ontology?.userInputs?.mood).toMatchObject({ values: {}, volatile: false })
  expect(refusalOf(() => addSlot(music, { name: 'genre', vendorPrefix }))).toMatch(/^taken: genre already/)
  expect(refusalOf(() => addSlot(music, { name: 'sdp_x', vendorPrefix }))).toMatch(/^invalid/)
})

test('[SLOT-029] renaming a slot rewrites the expressions and their literal restrictions', () => {
  const { intents } = expectEdit(music, renameSlot, { from: 'genre', to: 'style', vendorPrefix })
  expect(intents[0]?.expressions).toEqual([
    anExpression('play $(style) by $(artist)', {
      restrictions: [{ slot: 'style', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }],
    }),
    anExpression('play [some] ($(style)|music)'),
  ])
  expect(intents[1]).toBe(music.intents[1])
})

test('[SLOT-030] [SLOT-031] renaming a slot rewrites decision and reset rules, not other kinds of inputs', () => {
  const after = expectEdit(music, renameSlot, { from: 'genre', to: 'style', vendorPrefix })
  expect(after.modules[0]?.rules[0]?.slots).toEqual([isSet('style'), isSet('artist')])
  expect(after.modules[1]).toBe(music.modules[1])
  expect(after.slots[1]?.resetRules[0]).toMatchObject({
    slots: [isSet('style')],
    apiInputs: [isSet('genre')],
  })
  expect(after.slots.map(({ name }) => name)).toEqual(['style', 'artist'])
  expect(after.apiInputs).toBe(music.apiInputs)
})

test('renaming a slot rewrites the dialog acts that speak of it, not those that confirm an API input', () => {
  const { uiActions } = expectEdit(music, renameSlot, { from: 'genre', to: 'style', vendorPrefix })
  expect(uiActions[0]?.dialogAct?.slots).toEqual({ style: '', artist: 'x' })
  expect(uiActions[1]).toBe(music.uiActions[1])
})

test('a rename to a wrong or taken name is refused, one to the same name changes nothing', () => {
  expect(renameSlot(music, { from: 'genre', to: 'genre', vendorPrefix })).toBe(music)
  expect(refusalOf(() => renameSlot(music, { from: 'genre', to: 'artist', vendorPrefix }))).toMatch(/^taken/)
  expect(refusalOf(() => renameSlot(music, { from: 'genre', to: 'slot1', vendorPrefix }))).toBe(
    'invalid: Default slot name cannot be used',
  )
  expect(refusalOf(() => renameSlot(music, { from: 'gone', to: 'x', vendorPrefix }))).toBe(
    'missing: There is no slot gone',
  )
})

test('[SLOT-032] [SLOT-033] a deleted slot is neither in the ontology nor in the language data', () => {
  const wire = toWire(expectEdit(music, deleteSlots, { names: ['genre'] }))
  expect(Object.keys(wire.ontology?.userInputs ?? {})).toEqual(['artist'])
  expect(wire.user_inputs?.map(({ name }) => name)).toEqual(['artist'])
})

test('[SLOT-034] a deleted slot is no longer asked for by UI actions', () => {
  const { uiActions } = expectEdit(music, deleteSlots, { names: ['genre'] })
  expect(uiActions[0]?.dialogAct).toEqual({ type: 'askForInput', slots: { artist: 'x' } })
  expect(uiActions[1]).toBe(music.uiActions[1])
})

test('[SLOT-035] a deleted slot is in no decision or reset rule', () => {
  const after = expectEdit(music, deleteSlots, { names: ['genre'] })
  expect(after.modules[0]?.rules[0]?.slots).toEqual([isSet('artist')])
  expect(after.modules[0]?.rules[1]).toBe(music.modules[0]?.rules[1])
  expect(after.slots[0]?.resetRules[0]?.slots).toEqual([])
})

test('a deleted slot restricts no expression, but stays in its text for the author to see (ruling R287)', () => {
  const { intents } = expectEdit(music, deleteSlots, { names: ['genre'] })
  expect(intents[0]?.expressions[0]).toEqual(anExpression('play $(genre) by $(artist)'))
  expect(intents[0]?.expressions[1]).toBe(music.intents[0]?.expressions[1])
})

test('[SLOT-026] a type change is confirmed when a static list would lose canonicals', () => {
  const [genre, artist] = music.slots
  expect(asksBeforeTypeChange(genre!, 'Number')).toBe(true)
  expect(asksBeforeTypeChange(genre!, 'StaticList')).toBe(false)
  expect(asksBeforeTypeChange(artist!, 'Number')).toBe(false)
  expect(asksBeforeTypeChange(aSlot('empty'), 'Number')).toBe(false)
})

test('[SLOT-027] a slot that is no list any more has no canonicals, literals and literal restrictions', () => {
  const after = expectEdit(music, setSlotType, { name: 'genre', type: 'FreeText' })
  expect(after.slots[0]).toMatchObject({ type: 'FreeText', canonicals: [] })
  expect(after.intents[0]?.expressions[0]?.restrictions).toEqual([])
  expect(toWire(after).ontology?.userInputs?.genre?.values).toEqual({})
})

test('other changes of type touch nothing else', () => {
  const after = expectEdit(music, setSlotType, { name: 'artist', type: 'Number' })
  expect(after.slots[1]).toEqual({ ...music.slots[1], type: 'Number' })
  expect(after.intents).toBe(music.intents)
})

test('[SLOT-019] the values of a list are strings (ruling R313)', () => {
  const numbers = expectEdit(music, setValueType, { name: 'artist', valueType: 'Number' })
  expect(numbers.slots[1]?.valueType).toBe('Number')
  const list = expectEdit(numbers, setSlotType, { name: 'artist', type: 'StaticList' })
  expect(list.slots[1]?.valueType).toBe('String')
  expect(refusalOf(() => setValueType(music, { name: 'genre', valueType: 'Number' }))).toMatch(/^invalid/)
})

test('a slot moves, becomes volatile and gets comments', () => {
  expect(expectEdit(music, moveSlots, { names: ['genre'], to: 1 }).slots.map(({ name }) => name)).toEqual([
    'artist',
    'genre',
  ])
  expect(expectEdit(music, setSlotVolatile, { names: ['genre'], volatile: true }).slots[0]?.volatile).toBe(
    true,
  )
  expect(expectEdit(music, setSlotComments, { name: 'genre', comments: 'x' }).slots[0]?.comments).toBe('x')
  expect(setSlotVolatile(music, { names: ['genre', 'artist'], volatile: false })).toBe(music)
})

test('several slots are deleted at once, or none of them', () => {
  const after = expectEdit(music, deleteSlots, { names: ['genre', 'artist'] })
  expect(after.slots).toEqual([])
  expect(after.modules[0]?.rules[0]?.slots).toEqual([])
  expect(refusalOf(() => deleteSlots(music, { names: ['genre', 'gone'] }))).toBe(
    'missing: There is no slot gone',
  )
})

test('what a rename or delete of a slot touches is shown before it is done', () => {
  const spoken = { ...music, ttsResponses: [{ name: 'played', texts: ['Here is {{genre}}'] }] }
  expect(slotUsage(spoken, ['genre'])).toEqual({
    rules: 1,
    resetRules: 1,
    uiActions: 1,
    responses: 1,
    expressions: 2,
    reusableExpressions: 0,
    tests: 0,
  })
})

test('where a slot is mentioned is listed by intent, module, input and UI action', () => {
  const shown = { ...music, guiResponses: [{ name: 'played', template: '$genre' }] }
  expect(slotUses(shown, 'genre')).toEqual({
    intents: [{ name: 'play', count: 2 }],
    modules: [{ name: 'Main', count: 1 }],
    resetInputs: [{ name: 'artist', count: 1 }],
    uiActions: ['askGenre'],
    responses: ['played'],
    reusableExpressions: [],
    tests: [],
  })
  expect(slotUses(music, 'gone')).toEqual({
    intents: [],
    modules: [],
    resetInputs: [],
    uiActions: [],
    responses: [],
    reusableExpressions: [],
    tests: [],
  })
})

test('what a rename or delete of a canonical or a literal touches: restrictions, and rules that compare with it', () => {
  const jazz = { slot: 'genre', canonical: 'jazz' }
  const isJazz = { input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz'] }
  const compared = { ...music, modules: [aModule('Main', aRule(['play'], { slots: [isJazz] }))] }
  expect(canonicalUsage(compared, jazz)).toMatchObject({ rules: 1, expressions: 1 })
  expect(canonicalUsage(compared, { slot: 'genre', canonical: 'rock' })).toMatchObject({
    rules: 0,
    expressions: 0,
  })
  expect(literalUsage(compared, { ...jazz, literal: 'jazz' })).toMatchObject({ rules: 0, expressions: 1 })
  expect(literalUsage(compared, { ...jazz, literal: 'jazz music' })).toMatchObject({ expressions: 0 })
})
