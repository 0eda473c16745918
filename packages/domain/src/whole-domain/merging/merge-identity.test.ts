import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import type { ListName } from '../../model/list-names.ts'
import * as moduleEdits from '../../nouns/decision-table/module-edits.ts'
import * as intentEdits from '../../nouns/intents/edits.ts'
import * as expressionEdits from '../../nouns/intents/expression-edits.ts'
import * as canonicalEdits from '../../nouns/slots/canonical-edits.ts'
import * as slotEdits from '../../nouns/slots/edits.ts'
import * as literalEdits from '../../nouns/slots/literal-edits.ts'
import * as uiActionEdits from '../../nouns/ui-actions/edits.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { carriedOf, loaded, mergeOf } from '../../testing/merge-of.ts'

const { addIntent, deleteIntents, renameIntent, setIntentComments } = carriedOf(intentEdits)
const { addExpressions } = carriedOf(expressionEdits)
const { addCanonicals, deleteCanonicals, renameCanonical } = carriedOf(canonicalEdits)
const { addSlot, deleteSlots, renameSlot, setSlotComments } = carriedOf(slotEdits)
const { addLiterals } = carriedOf(literalEdits)
const { deleteUiActions, renameUiAction } = carriedOf(uiActionEdits)
const { deleteModule, renameModule } = carriedOf(moduleEdits)

const language = 'eng-USA'
const vendorPrefix = 'sdp_'
const base = loaded(
  aDomain({
    intents: [
      anIntent('play', { expressions: [anExpression('old way')] }),
      anIntent('playNew', { expressions: [anExpression('new way')] }),
      anIntent('stop', { expressions: [anExpression('be quiet')] }),
    ],
    slots: [aSlot('genre', { jazz: ['jazz'], rock: ['rock'] }), aSlot('style', { pop: ['pop'] })],
    modules: [aModule('Main', aRule(['play']), aRule(['playNew']), aRule(['stop']))],
  }),
)

/** The texts of all intents by their names. */
const intentsOf = ({ intents }: Domain) =>
  Object.fromEntries(intents.map(({ name, expressions }) => [name, expressions.map(({ text }) => text)]))
const literalsOf = ({ slots }: Domain, slot: string) =>
  Object.fromEntries(
    slots.find(({ name }) => name === slot)?.canonicals.map(({ name, literals }) => [name, literals]) ?? [],
  )
const rename = (domain: Domain, from: string, to: string) => renameIntent(domain, { from, to })
const say = (domain: Domain, intent: string, text: string) =>
  addExpressions(domain, { intent, text, language })
const replaced = rename(deleteIntents(base, { names: ['play'] }), 'playNew', 'play')

test('what they wrote in an intent that I replaced by another of its name does not end in that', () => {
  const theirs = say(base, 'play', 'theirs')
  const { both, merged, lineage } = mergeOf({ base, mine: replaced, theirs })
  expect(both).toMatchObject([{ list: 'intents', name: 'play', versions: { mine: undefined } }])
  expect(both[0]).not.toHaveProperty('field')
  expect(intentsOf(merged)).toEqual({ play: ['new way'], stop: ['be quiet'] })
  expect(lineage.lists).toEqual([{ list: 'intents', renamed: [['playNew', 'play']], removed: ['play'] }])

  const decisions = { [both[0]!.id]: 'theirs' } as const
  const kept = mergeOf({ base, mine: replaced, theirs, decisions })
  expect(intentsOf(kept.merged)).toEqual({
    play_2: ['old way', 'theirs'],
    play: ['new way'],
    stop: ['be quiet'],
  })
  expect(kept.renames).toEqual([
    { kind: 'intent', from: 'play', to: 'play_2' },
    { kind: 'intent', from: 'playNew', to: 'play' },
  ])
})

test('what mentions an intent that gives way is followed', () => {
  const theirs = setIntentComments(base, { name: 'play', comments: 'needed' })
  const { both } = mergeOf({ base, mine: replaced, theirs })
  const decisions = Object.fromEntries(both.map(({ id }) => [id, 'theirs'] as const))
  const { merged } = mergeOf({ base, mine: replaced, theirs, decisions })
  const intents = merged.modules[0]!.rules.map(({ intent }) => intent.arguments)
  expect(intents).toContainEqual(['play'])
  expect(intents).toContainEqual(['stop'])
  expect(intents[1]).toEqual(['play'])
})

test('a chain of names that I freed is followed whole, though they did something else', () => {
  const mine = rename(replaced, 'stop', 'playNew')
  const theirs = addIntent(base, { name: 'unrelated' })
  const { both, merged, lineage, renames } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(intentsOf(merged)).toMatchObject({ play: ['new way'], playNew: ['be quiet'], unrelated: [] })
  expect(lineage.lists).toEqual([
    {
      list: 'intents',
      renamed: [
        ['playNew', 'play'],
        ['stop', 'playNew'],
      ],
      removed: ['play'],
    },
  ])
  expect(renames.map(({ from, to }) => `${from} ${to}`)).toEqual(['playNew play', 'stop playNew'])
})

test('names that they swapped are followed by what I wrote, and the other way round', () => {
  const swap = (domain: Domain) => rename(rename(rename(domain, 'play', 'x'), 'stop', 'play'), 'x', 'stop')
  const swapped = swap(base)
  const spoken = say(base, 'stop', 'please be quiet')
  const expected = { play: ['be quiet', 'please be quiet'], playNew: ['new way'], stop: ['old way'] }
  const byThem = mergeOf({ base, mine: spoken, theirs: swapped })
  expect([byThem.both, intentsOf(byThem.merged)]).toEqual([[], expected])
  expect(byThem.lineage.lists).toEqual([])
  const byMe = mergeOf({ base, mine: swapped, theirs: spoken })
  expect([byMe.both, intentsOf(byMe.merged)]).toEqual([[], expected])
  expect(byMe.merged.modules[0]!.rules.map(({ intent }) => intent.arguments)).toEqual([
    ['stop'],
    ['playNew'],
    ['play'],
  ])
  const byBoth = mergeOf({ base, mine: swapped, theirs: swap(say(base, 'stop', 'please be quiet')) })
  expect([byBoth.both, intentsOf(byBoth.merged)]).toEqual([[], expected])
})

test('a slot that I replaced by another of its name gets no canonicals of theirs', () => {
  const mine = renameSlot(deleteSlots(base, { names: ['genre'] }), {
    from: 'style',
    to: 'genre',
    vendorPrefix,
  })
  const theirs = addCanonicals(base, { slot: 'genre', names: ['blues'] })
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([{ list: 'slots', name: 'genre' }])
  expect(literalsOf(merged, 'genre')).toEqual({ pop: ['pop'] })
  const kept = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(literalsOf(kept.merged, 'genre')).toEqual({ pop: ['pop'] })
  expect(literalsOf(kept.merged, 'genre_2')).toEqual({ jazz: ['jazz'], rock: ['rock'], blues: [] })
})

test('a canonical that I replaced by another of its name gets no literals of theirs', () => {
  const freed = deleteCanonicals(base, { slot: 'genre', canonicals: ['jazz'] })
  const mine = renameCanonical(freed, { slot: 'genre', canonical: 'rock', to: 'jazz' })
  const theirs = addLiterals(base, { slot: 'genre', canonical: 'jazz', literals: ['bebop'], language })
  const { both, merged, lineage } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([{ list: 'slots', name: 'genre', field: 'Canonical jazz_2' }])
  expect(literalsOf(merged, 'genre')).toEqual({ jazz: ['rock'] })
  expect(lineage.canonicals).toEqual([{ slot: 'genre', renamed: [['rock', 'jazz']], removed: ['jazz'] }])
  const kept = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(literalsOf(kept.merged, 'genre')).toEqual({ jazz_2: ['jazz', 'bebop'], jazz: ['rock'] })
})

test('canonicals that one side swapped take along what the other added', () => {
  const to = (domain: Domain, canonical: string, name: string) =>
    renameCanonical(domain, { slot: 'genre', canonical, to: name })
  const swapped = to(to(to(base, 'jazz', 'x'), 'rock', 'jazz'), 'x', 'rock')
  const spoken = addLiterals(base, { slot: 'genre', canonical: 'jazz', literals: ['bebop'], language })
  for (const sides of [
    { mine: swapped, theirs: spoken },
    { mine: spoken, theirs: swapped },
  ]) {
    const { both, merged } = mergeOf({ base, ...sides })
    expect([both, literalsOf(merged, 'genre')]).toEqual([[], { rock: ['jazz', 'bebop'], jazz: ['rock'] }])
  }
})

test('a name that I gave and they used for a new entry is asked about, and the other falls back', () => {
  const mine = rename(base, 'stop', 'halt')
  const theirs = say(addIntent(base, { name: 'halt' }), 'halt', 'brand new')
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([
    {
      list: 'intents',
      name: 'halt',
      field: 'Name',
      notes: { mine: 'mine is called halt, theirs halt_2', theirs: 'theirs is called halt, mine stop' },
    },
  ])
  expect(intentsOf(merged)).toMatchObject({ halt: ['be quiet'], halt_2: ['brand new'] })
  const decided = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(decided.both.map(({ id }) => id)).toEqual([both[0]!.id])
  expect(intentsOf(decided.merged)).toMatchObject({ stop: ['be quiet'], halt: ['brand new'] })
  expect(decided.merged.modules[0]!.rules[2]!.intent.arguments).toEqual(['stop'])
})

const small = loaded(
  aDomain({
    intents: [anIntent('play')],
    slots: [aSlot('genre', { jazz: ['jazz'] })],
    uiActions: [aUiAction('answer')],
    modules: [aModule('Main', aRule(['play']))],
  }),
)
const renamedOrDeleted: readonly [ListName, Domain, Domain][] = [
  ['intents', rename(small, 'play', 'new'), deleteIntents(small, { names: ['play'] })],
  [
    'slots',
    renameSlot(small, { from: 'genre', to: 'new', vendorPrefix }),
    deleteSlots(small, { names: ['genre'] }),
  ],
  [
    'uiActions',
    renameUiAction(small, { from: 'answer', to: 'new' }),
    deleteUiActions(small, { names: ['answer'] }),
  ],
  ['modules', renameModule(small, { module: 0, to: 'new' }), deleteModule(small, { module: 0 })],
]

test.each(renamedOrDeleted)(
  'one of the %s that one side renamed and the other deleted is asked about, whoever did which',
  (list, renamed, deleted) => {
    for (const [mine, theirs] of [
      [renamed, deleted],
      [deleted, renamed],
    ] as const) {
      expect(mergeOf({ base: small, mine, theirs }).both).toMatchObject([{ list, name: 'new' }])
    }
  },
)

test('an intent that one side renamed and the other deleted keeps its new name', () => {
  const mine = rename(base, 'stop', 'halt')
  const { both, merged } = mergeOf({ base, mine, theirs: deleteIntents(base, { names: ['stop'] }) })
  expect(both).toMatchObject([{ name: 'halt', notes: { mine: 'renamed to halt' } }])
  expect(intentsOf(merged)).toHaveProperty('halt')
})

test('slots that both added under one name are one, and asked about where they differ', () => {
  const add = (comments: string) =>
    setSlotComments(addSlot(base, { name: 'added', vendorPrefix }), { name: 'added', comments })
  expect(mergeOf({ base, mine: add('a'), theirs: add('a') })).toMatchObject({
    both: [],
    joined: [{ name: 'added' }],
  })
  const { both, merged } = mergeOf({ base, mine: add('a'), theirs: add('b') })
  expect(both).toMatchObject([{ list: 'slots', name: 'added' }])
  expect(merged.slots.filter(({ name }) => name.startsWith('added'))).toMatchObject([{ comments: 'a' }])
})
