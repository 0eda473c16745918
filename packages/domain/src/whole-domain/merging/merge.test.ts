import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import * as moduleEdits from '../../nouns/decision-table/module-edits.ts'
import * as ruleEdits from '../../nouns/decision-table/rule-edits.ts'
import * as intentEdits from '../../nouns/intents/edits.ts'
import * as expressionEdits from '../../nouns/intents/expression-edits.ts'
import * as restrictEdits from '../../nouns/intents/restrict.ts'
import * as languageEdits from '../../nouns/languages/edits.ts'
import * as canonicalEdits from '../../nouns/slots/canonical-edits.ts'
import * as slotEdits from '../../nouns/slots/edits.ts'
import * as literalEdits from '../../nouns/slots/literal-edits.ts'
import * as uiActionEdits from '../../nouns/ui-actions/edits.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { carriedOf, mergeOf, mergeWithoutLineage } from '../../testing/merge-of.ts'
import { fromWire } from '../wire/from-wire.ts'
import { toWire } from '../wire/to-wire.ts'

const { addModule } = carriedOf(moduleEdits)
const { insertRules } = carriedOf(ruleEdits)
const { addExpressions } = carriedOf(expressionEdits)
const { restrictLiterals } = carriedOf(restrictEdits)
const { addIntent, deleteIntents, renameIntent, setIntentComments } = carriedOf(intentEdits)
const { addCanonicals, deleteCanonicals, renameCanonical } = carriedOf(canonicalEdits)
const { deleteSlots, renameSlot } = carriedOf(slotEdits)
const { addLiterals } = carriedOf(literalEdits)
const { deleteUiActions, renameUiAction } = carriedOf(uiActionEdits)
const { addLanguage, setDefaultLanguage } = carriedOf(languageEdits)

const language = 'eng-USA'
const base = fromWire(
  toWire(
    aDomain({
      intents: [
        anIntent('play', { expressions: [anExpression('play $(genre)'), anExpression('start')] }),
        anIntent('stop', { justTalk: true, arbitration: 'hybrid' }),
      ],
      slots: [aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'] })],
      uiActions: [aUiAction('answer', { guiResponse: { name: 'answer', type: 'OTHER' } })],
      guiResponses: [{ name: 'answer', template: '$found' }],
      modules: [aModule('Main', aRule(['play'], { uiAction: 'answer' }), aRule(['stop'])), aModule('Help')],
    }),
  ),
).domain

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
const intent = (domain: Domain, name: string) => domain.intents.find((one) => one.name === name)
const texts = (domain: Domain, name: string) => intent(domain, name)?.expressions.map(({ text }) => text)
const noticesOf = (domain: Domain) => fromWire(toWire(domain)).notices

test('an intent that they renamed keeps its arbitration and just talk next to one that I added', () => {
  const mine = addIntent(base, { name: 'pause' })
  const theirs = renameIntent(base, { from: 'stop', to: 'halt' })
  const { merged, both, mineOnly, theirsOnly } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(names(mineOnly)).toEqual(['pause'])
  expect(names(theirsOnly)).toEqual(['stop'])
  expect(names(merged.intents)).toEqual(['play', 'halt', 'pause'])
  expect(intent(merged, 'halt')).toMatchObject({ justTalk: true, arbitration: 'hybrid' })
  expect(noticesOf(merged)).toEqual([])
})

test('what I wrote under the old name follows their rename, and what they wrote follows mine', () => {
  const mine = renameSlot(insertRules(base, { at: { module: 1, rule: 0 }, rules: [aRule(['stop'])] }), {
    from: 'genre',
    to: 'style',
    vendorPrefix: 'sdp_',
  })
  const theirs = addExpressions(renameIntent(base, { from: 'stop', to: 'halt' }), {
    intent: 'halt',
    text: 'no more $(genre)',
    language: 'eng-USA',
  })
  const changed = mergeOf({
    base,
    mine,
    theirs: addExpressions(base, { intent: 'stop', text: '$(genre)', language: 'eng-USA' }),
  })
  expect(texts(changed.merged, 'stop')).toEqual(['please stop', '$(style)'])
  expect(changed.renames).toEqual([{ kind: 'slot', from: 'genre', to: 'style' }])

  const withLineage = mergeOf({ base, mine, theirs })
  expect(withLineage.problems).toEqual([])
  expect(withLineage.merged.modules[1]?.rules[0]?.intent.arguments).toEqual(['halt'])
  expect(texts(withLineage.merged, 'halt')).toEqual(['please stop', 'no more $(style)'])

  // By the content alone, what is renamed and changed cannot be distinguished from a removal and an addition
  const withoutLineage = mergeWithoutLineage({ base, mine, theirs })
  expect(withoutLineage.problems).toEqual([
    { list: 'modules', name: 'Help', message: 'There is no intent stop' },
  ])
  expect(withoutLineage.merged.modules[1]?.rules[0]?.intent.arguments).toEqual(['stop'])
  const renamed = mergeWithoutLineage({
    base,
    mine,
    theirs: renameIntent(base, { from: 'stop', to: 'halt' }),
  })
  expect(renamed.problems).toEqual([])
  expect(renamed.merged.modules[1]?.rules[0]?.intent.arguments).toEqual(['halt'])
})

test('an entry that says nothing yet and makes way for another such one is not taken for renamed', () => {
  const before = addIntent(base, { name: 'old' })
  const mine = setIntentComments(before, { name: 'old', comments: 'still needed' })
  const theirs = deleteIntents(addIntent(before, { name: 'new' }), { names: ['old'] })
  const { both, merged } = mergeWithoutLineage({ base: before, mine, theirs })
  expect(both).toMatchObject([{ list: 'intents', name: 'old' }])
  expect(intent(merged, 'new')?.comments).toBe('')
})

test('an entry that both changed is decided about by itself', () => {
  const mine = setIntentComments(setIntentComments(base, { name: 'play', comments: 'mine' }), {
    name: 'stop',
    comments: 'mine',
  })
  const theirs = setIntentComments(deleteIntents(base, { names: ['stop'] }), {
    name: 'play',
    comments: 'theirs',
  })
  const { both } = mergeOf({ base, mine, theirs })
  expect(names(both)).toEqual(['play', 'stop'])
  const decided = mergeOf({
    base,
    mine,
    theirs,
    decisions: { [both[0]!.id]: 'theirs', [both[1]!.id]: 'mine' },
  })
  expect(decided.both.map(({ id }) => id)).toEqual(both.map(({ id }) => id))
  expect(intent(decided.merged, 'play')?.comments).toBe('theirs')
  expect(intent(decided.merged, 'stop')).toMatchObject({ comments: 'mine', justTalk: true })
})

test('two new names for one entry are decided about, and mentions and other languages follow', () => {
  const mine = renameIntent(base, { from: 'stop', to: 'end' })
  const theirs = renameIntent(base, { from: 'stop', to: 'halt' })
  const { both, merged, renames: followed } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([
    { list: 'intents', field: 'Name', notes: { mine: 'renamed to end', theirs: 'renamed to halt' } },
  ])
  expect(names(merged.intents)).toEqual(['play', 'end'])
  expect(merged.modules[0]?.rules[1]?.intent.arguments).toEqual(['end'])
  expect(followed).toEqual([{ kind: 'intent', from: 'halt', to: 'end' }])

  const decided = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(names(decided.merged.intents)).toEqual(['play', 'halt'])
  expect(decided.merged.modules[0]?.rules[1]?.intent.arguments).toEqual(['halt'])
  expect(decided.renames).toEqual([])
})

test('names that changed places follow each other without taking one that is in use', () => {
  const renames = [
    { kind: 'intent', from: 'play', to: 'x' },
    { kind: 'intent', from: 'stop', to: 'play' },
    { kind: 'intent', from: 'x', to: 'stop' },
  ] as const
  const mine = renames.reduce((domain, { from, to }) => renameIntent(domain, { from, to }), base)
  const theirs = setIntentComments(base, { name: 'play', comments: 'theirs' })
  const { merged, both, renames: followed } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(intent(merged, 'stop')?.comments).toBe('theirs')
  expect(followed).toEqual([
    { kind: 'intent', from: 'play', to: 'play_stop_' },
    { kind: 'intent', from: 'stop', to: 'play' },
    { kind: 'intent', from: 'play_stop_', to: 'stop' },
  ])
})

test('a name that I freed and gave to another entry is followed in other languages', () => {
  const freed = deleteIntents(base, { names: ['stop'] })
  const mine = renameIntent(freed, { from: 'play', to: 'stop' })
  const renames = [{ kind: 'intent', from: 'play', to: 'stop' } as const]
  const { merged, renames: followed } = mergeOf({
    base,
    mine,
    theirs: addIntent(base, { name: 'x' }),
  })
  expect(names(merged.intents)).toEqual(['stop', 'x'])
  expect(followed).toEqual(renames)
})

test('a renamed UI action takes its GUI response along', () => {
  const mine = renameUiAction(base, { from: 'answer', to: 'reply' })
  const theirs: Domain = { ...base, guiResponses: [{ name: 'answer', template: '$other' }] }
  const { merged, both } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(merged.guiResponses).toMatchObject([{ name: 'reply', template: '$other' }])
  expect(merged.uiActions[0]?.guiResponse?.name).toBe('reply')
  expect(merged.modules[0]?.rules[0]?.uiAction).toBe('reply')
})

test('a UI action of which one changed a response, and that the other deleted, is asked about with its responses', () => {
  const mine = deleteUiActions(base, { names: ['answer'] })
  const theirs: Domain = { ...base, guiResponses: [{ name: 'answer', template: '$other' }] }
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([
    { list: 'uiActions', name: 'answer', notes: { theirs: 'its responses were changed' } },
  ])
  expect([merged.uiActions, merged.guiResponses]).toEqual([[], []])
  const decided = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } }).merged
  expect([names(decided.uiActions), names(decided.guiResponses)]).toEqual([['answer'], ['answer']])
})

test('different expressions of one intent are joined, two changes of one expression are not', () => {
  const mine = addExpressions(base, { intent: 'play', text: 'mine', language: 'eng-USA' })
  const theirs = setIntentComments(
    addExpressions(base, { intent: 'play', text: 'theirs', language: 'eng-USA' }),
    {
      name: 'play',
      comments: 'theirs',
    },
  )
  const { merged, both, joined } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(names(joined)).toEqual(['play'])
  expect(texts(merged, 'play')).toEqual(['play $(genre)', 'start', 'theirs', 'mine'])
  expect(intent(merged, 'play')?.comments).toBe('theirs')

  const reword = (text: string): Domain => ({
    ...base,
    intents: base.intents.map((one) =>
      one.name === 'play' ? { ...one, expressions: [one.expressions[0]!, anExpression(text)] } : one,
    ),
  })
  const clash = mergeOf({ base, mine: reword('begin'), theirs: reword('go on') })
  expect(names(clash.both)).toEqual(['play'])
})

test('different canonicals and literals of one slot are joined, one literal for two canonicals is not', () => {
  const at = (canonical: string, literal: string) =>
    addLiterals(base, { slot: 'genre', canonical, literals: [literal], language })
  const added = mergeOf({
    base,
    mine: addCanonicals(base, { slot: 'genre', names: ['pop'] }),
    theirs: at('jazz', 'bebop'),
  })
  expect(added.both).toEqual([])
  expect(added.merged.slots[0]?.canonicals).toEqual([
    { name: 'jazz', literals: ['jazz', 'swing', 'bebop'] },
    { name: 'rock', literals: ['rock'] },
    { name: 'pop', literals: [] },
  ])
  const merged = mergeOf({ base, mine: at('jazz', 'fusion'), theirs: at('rock', 'Fusion') })
  expect(names(merged.both)).toEqual(['genre'])
})

test('two new names for one canonical are decided about, and the rest of its slot is merged without asking', () => {
  const called = (to: string) => renameCanonical(base, { slot: 'genre', canonical: 'rock', to })
  const mine = addCanonicals(called('hard'), { slot: 'genre', names: ['pop'] })
  const theirs = restrictLiterals(called('soft'), {
    intent: 'play',
    at: 0,
    slot: 'genre',
    chosen: [{ name: 'soft', literals: ['rock'] }],
  })
  const canonicals = ({ slots }: Domain) => names(slots[0]!.canonicals)
  const restricted = (domain: Domain) =>
    names(intent(domain, 'play')!.expressions[0]!.restrictions[0]!.canonicals)
  const { both, merged, renames } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([
    {
      list: 'slots',
      name: 'genre',
      field: 'Canonical rock, name',
      notes: { mine: 'renamed to hard', theirs: 'renamed to soft' },
    },
  ])
  expect([canonicals(merged), restricted(merged)]).toEqual([['jazz', 'hard', 'pop'], ['hard']])
  expect(renames).toEqual([{ kind: 'canonical', slot: 'genre', from: 'soft', to: 'hard' }])

  const decided = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(names(decided.both)).toEqual(['genre'])
  expect([canonicals(decided.merged), restricted(decided.merged)]).toEqual([
    ['jazz', 'soft', 'pop'],
    ['soft'],
  ])
  expect(decided.renames).toEqual([])
})

test('whoever renamed a canonical and then deleted it is not asked for its name', () => {
  const called = (to: string) => renameCanonical(base, { slot: 'genre', canonical: 'rock', to })
  const mine = deleteCanonicals(called('hard'), { slot: 'genre', canonicals: ['hard'] })
  const { both, merged } = mergeOf({ base, mine, theirs: called('soft') })
  expect(both).toEqual([])
  expect(names(merged.slots[0]!.canonicals)).toEqual(['jazz'])
})

test('a canonical that one side renamed is followed by what the other restricted, and one that is gone is reported', () => {
  const mine = restrictLiterals(base, {
    intent: 'play',
    at: 0,
    slot: 'genre',
    chosen: [{ name: 'jazz', literals: ['swing'] }],
  })
  const renamed = mergeOf({
    base,
    mine,
    theirs: renameCanonical(base, { slot: 'genre', canonical: 'jazz', to: 'Jazz' }),
  })
  expect(intent(renamed.merged, 'play')?.expressions[0]?.restrictions[0]?.canonicals).toEqual([
    { name: 'Jazz', literals: ['swing'] },
  ])
  expect(renamed.problems).toEqual([])
  const removed = mergeOf({
    base,
    mine,
    theirs: deleteCanonicals(base, { slot: 'genre', canonicals: ['jazz'] }),
  })
  expect(removed.problems).toMatchObject([{ list: 'intents', name: 'play' }])
})

test('a canonical that I renamed is followed in other languages under the name of its slot', () => {
  const mine = renameSlot(renameCanonical(base, { slot: 'genre', canonical: 'rock', to: 'Rock' }), {
    from: 'genre',
    to: 'style',
    vendorPrefix: 'sdp_',
  })
  const theirs = addLiterals(base, { slot: 'genre', canonical: 'rock', literals: ['hard rock'], language })
  const { merged, both, renames: followed } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(merged.slots[0]).toMatchObject({
    name: 'style',
    canonicals: [{}, { name: 'Rock', literals: ['rock', 'hard rock'] }],
  })
  expect(followed).toEqual([
    { kind: 'slot', from: 'genre', to: 'style' },
    { kind: 'canonical', from: 'rock', to: 'Rock', slot: 'style' },
  ])
})

test('what mentions an entry that the other side took away is reported and stays', () => {
  const mine = addExpressions(base, { intent: 'stop', text: 'no $(genre)', language: 'eng-USA' })
  const theirs = deleteSlots(base, { names: ['genre'] })
  const { merged, problems } = mergeOf({ base, mine, theirs })
  expect(texts(merged, 'stop')).toContain('no $(genre)')
  expect(problems).toEqual([{ list: 'intents', name: 'stop', message: 'There is no slot genre' }])
})

test('a domain has one default language, whoever chose it', () => {
  const both = ['deu-DEU', 'fra-FRA'].reduce(
    (domain, one) => addLanguage(domain, { id: one, language: one }),
    base,
  )
  const mine = setDefaultLanguage(both, { language: 'deu-DEU' })
  const theirs = setDefaultLanguage(both, { language: 'fra-FRA' })
  const defaults = ({ languages }: Domain) =>
    languages.filter((one) => one.isDefault).map((one) => one.language)
  const merge = mergeOf({ base: both, mine, theirs: both })
  expect(defaults(merge.merged)).toEqual(['deu-DEU'])
  const clash = mergeOf({ base: both, mine, theirs })
  expect(clash.both).toMatchObject([{ list: 'defaultLanguage' }])
  const decisions = { [clash.both[0]!.id]: 'theirs' } as const
  expect(defaults(mergeOf({ base: both, mine, theirs, decisions }).merged)).toEqual(['fra-FRA'])
})

test('modules of one name that both added are decided about, so that no two have it', () => {
  const mine = insertRules(addModule(base, { name: 'New' }), {
    at: { module: 2, rule: 0 },
    rules: [aRule(['play'])],
  })
  const theirs = insertRules(addModule(base, { name: 'New' }), {
    at: { module: 2, rule: 0 },
    rules: [aRule(['stop'])],
  })
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(names(both)).toEqual(['New'])
  expect(names(merged.modules)).toEqual(['Main', 'Help', 'New'])
})
