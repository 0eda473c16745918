import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import type { Rule } from '../../model/rule.ts'
import * as inputEdits from '../../nouns/api-actions/api-input-edits.ts'
import * as moduleEdits from '../../nouns/decision-table/module-edits.ts'
import * as contentEdits from '../../nouns/decision-table/rule-content-edits.ts'
import * as ruleEdits from '../../nouns/decision-table/rule-edits.ts'
import * as intentEdits from '../../nouns/intents/edits.ts'
import * as expressionEdits from '../../nouns/intents/expression-edits.ts'
import * as partEdits from '../../nouns/reusable-expressions/edits.ts'
import * as canonicalEdits from '../../nouns/slots/canonical-edits.ts'
import * as slotEdits from '../../nouns/slots/edits.ts'
import * as exampleEdits from '../../nouns/slots/example-values.ts'
import * as literalEdits from '../../nouns/slots/literal-edits.ts'
import * as uiActionEdits from '../../nouns/ui-actions/index.ts'
import { carriedTo } from '../../testing/carried-edit.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { carriedOf, loaded, mergeOf, mergeWithoutLineage } from '../../testing/merge-of.ts'
import { lineageBetween } from '../identity/between.ts'
import { composeLineages } from '../identity/compose.ts'
import { editLineage } from '../identity/edit-lineage.ts'
import { mergeDomains } from './merge.ts'
import { clashChanges } from './shown-changes.ts'

const { addModule, deleteModule, setModuleComments } = carriedOf(moduleEdits)
const { setRuleComments, setRuleUiAction } = carriedOf(contentEdits)
const { insertRules, deleteRules, moveRules } = carriedOf(ruleEdits)
const { addExpressions, deleteExpressions } = carriedOf(expressionEdits)
const { setIntentComments } = carriedOf(intentEdits)
const { setReusableValue } = carriedOf(partEdits)
const { addCanonicals } = carriedOf(canonicalEdits)
const { setSlotType } = carriedOf(slotEdits)
const { addExampleValues, deleteExampleValue } = carriedOf(exampleEdits)
const { addLiterals } = carriedOf(literalEdits)
const { setUiActionComments, setCloudTts } = carriedOf(uiActionEdits)

const language = 'eng-USA'
const base = loaded(
  aDomain({
    intents: [anIntent('play', { expressions: [anExpression('play $(genre)'), anExpression('start')] })],
    slots: [aSlot('genre', { jazz: ['jazz'], rock: ['rock'] }), aSlot('city', { rome: ['Rome'] })],
    uiActions: [aUiAction('answer'), aUiAction('show')],
    reusableExpressions: [{ id: '1', name: 'please', values: { 'eng-USA': 'please' }, comments: '' }],
    guiResponses: [{ name: 'answer', template: { title: 'a', body: { text: 'b', rows: ['c'] } } }],
    modules: [
      aModule('Main', ...[0, 1, 2, 3, 4, 5].map((at) => aRule(['play'], { comments: `rule ${at}` }))),
      aModule('Help', aRule(['play'], { comments: 'help' })),
    ],
  }),
)

const at = (rule: number, module = 0) => ({ module, rule })
const comment = (domain: Domain, rule: number, comments: string) =>
  setRuleComments(domain, { at: [at(rule)], comments })
const insert = (domain: Domain, rule: number, comments: string, module = 0) =>
  insertRules(domain, { at: at(rule, module), rules: [aRule(['play'], { comments })] })
const commentsIn = ({ modules }: Domain, module = 0) =>
  modules[module]?.rules.map(({ comments }: Rule) => comments)
const shown = (of: ReturnType<typeof clashChanges>) => JSON.stringify(of)

test('different fields of one intent are decided about by themselves: their comment keeps my expression', () => {
  const mine = addExpressions(setIntentComments(base, { name: 'play', comments: 'mine' }), {
    intent: 'play',
    text: 'my way',
    language,
  })
  const theirs = setIntentComments(base, { name: 'play', comments: 'theirs' })
  const { both } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([{ list: 'intents', name: 'play', field: 'Comments' }])
  const changes = clashChanges(base, both[0]!)
  expect(shown(changes)).not.toContain('my way')
  expect([changes.mine, changes.theirs]).toMatchObject([
    [{ collection: 'ontology.intents', key: 'play', after: { comments: 'mine' } }],
    [{ collection: 'ontology.intents', key: 'play', after: { comments: 'theirs' } }],
  ])
  const { merged } = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(merged.intents[0]).toMatchObject({ comments: 'theirs', expressions: [{}, {}, { text: 'my way' }] })
})

test('one expression that both changed is asked about, and the others are merged', () => {
  const reweigh = (domain: Domain, weight: number) =>
    carriedTo(domain, {
      ...domain,
      intents: domain.intents.map((intent) => ({
        ...intent,
        expressions: intent.expressions.map((one, place) => (place === 1 ? { ...one, weight } : one)),
      })),
    })
  const mine = addExpressions(reweigh(base, 90), { intent: 'play', text: 'mine', language })
  const { both, merged } = mergeOf({ base, mine, theirs: reweigh(base, 120) })
  expect(both).toMatchObject([{ field: 'Expression start, weight' }])
  expect(shown(clashChanges(base, both[0]!))).not.toContain('$(genre)')
  expect(merged.intents[0]?.expressions).toMatchObject([{}, { weight: 90 }, { text: 'mine' }])
  const removed = mergeOf({
    base,
    mine: deleteExpressions(base, { intent: 'play', places: [1] }),
    theirs: reweigh(base, 120),
  })
  expect(removed.both).toMatchObject([{ field: 'Expression start' }])
})

test('different fields of UI actions, values of parts and fields of GUI templates are merged without asking', () => {
  const withTemplate = (domain: Domain, template: object): Domain => ({
    ...domain,
    guiResponses: [{ name: 'answer', template: template as Record<string, unknown> }],
  })
  const part = (domain: Domain, of: string, value: string) =>
    setReusableValue(domain, { name: 'please', language: of, value })
  const mine = withTemplate(
    part(setUiActionComments(base, { name: 'answer', comments: 'mine' }), 'eng-USA', '(please|kindly)'),
    { title: 'mine', body: { text: 'b', rows: ['c'] } },
  )
  const theirs = withTemplate(
    part(setCloudTts(base, { names: ['answer'], isOn: true }), 'deu-DEU', '(bitte|gern) ja'),
    {
      title: 'a',
      body: { text: 'theirs', rows: ['c'] },
    },
  )
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(merged.uiActions[0]).toMatchObject({ comments: 'mine', useCloudTts: true })
  expect(merged.reusableExpressions[0]?.values).toEqual({
    'eng-USA': '(please|kindly)',
    'deu-DEU': '(bitte|gern) ja',
  })
  expect(merged.guiResponses[0]?.template).toEqual({ title: 'mine', body: { text: 'theirs', rows: ['c'] } })
  const clash = mergeOf({
    base,
    mine,
    theirs: withTemplate(base, { title: 'other', body: { text: 'b', rows: ['c'] } }),
  })
  expect(clash.both).toMatchObject([{ list: 'guiResponses', name: 'answer', field: 'Template, title' }])
})

test('the type of a slot goes with its canonicals', () => {
  const mine = setSlotType(base, { name: 'genre', type: 'Number' })
  const theirs = addCanonicals(base, { slot: 'genre', names: ['pop'] })
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([{ name: 'genre', field: 'Type and canonicals' }])
  expect(merged.slots[0]).toMatchObject({ type: 'Number', canonicals: [] })
  const decided = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(decided.merged.slots[0]).toMatchObject({ type: 'StaticList', canonicals: [{}, {}, { name: 'pop' }] })
})

test('a literal that each put at another canonical is asked about by itself', () => {
  const add = (canonical: string, literal: string) =>
    addLiterals(base, { slot: 'genre', canonical, literals: [literal], language })
  const mine = add('jazz', 'fusion')
  const { both, merged } = mergeOf({ base, mine, theirs: add('rock', 'Fusion') })
  expect(both).toMatchObject([{ name: 'genre', field: 'Literal fusion' }])
  expect(merged.slots[0]?.canonicals.map(({ literals }) => literals)).toEqual([['jazz', 'fusion'], ['rock']])
  const decided = mergeOf({
    base,
    mine,
    theirs: add('rock', 'Fusion'),
    decisions: { [both[0]!.id]: 'theirs' },
  })
  expect(decided.merged.slots[0]?.canonicals.map(({ literals }) => literals)).toEqual([
    ['jazz'],
    ['rock', 'Fusion'],
  ])
})

test('two people who change different rules of a module, or different fields of a rule, are asked nothing', () => {
  const mine = setRuleUiAction(comment(base, 1, 'mine'), { at: [at(4)], name: 'answer' })
  const theirs = comment(comment(base, 4, 'theirs'), 5, 'theirs too')
  const { both, merged, lineage, joined } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(joined).toEqual([{ list: 'modules', name: 'Main' }])
  expect(commentsIn(merged)).toEqual(['rule 0', 'mine', 'rule 2', 'rule 3', 'theirs', 'theirs too'])
  expect(merged.modules[0]?.rules[4]?.uiAction).toBe('answer')
  expect(lineage.rules).toEqual([])
})

test('the same field of a rule, and a rule that one deleted and the other changed, are asked about at that rule', () => {
  const mine = setRuleUiAction(deleteRules(base, { rules: [at(1)] }), { at: [at(3)], name: 'answer' })
  const theirs = setRuleUiAction(comment(base, 1, 'theirs'), { at: [at(4)], name: 'show' })
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([
    { list: 'modules', name: 'Main', field: 'Rule 2' },
    { list: 'modules', name: 'Main', field: 'Rule 4, UI action' },
  ])
  const changes = both.map((clash) => shown(clashChanges(base, clash)))
  expect(changes[0]).toContain('theirs')
  expect(changes[1]).not.toContain('rule 1')
  expect(commentsIn(merged)).toEqual(['rule 0', 'rule 2', 'rule 3', 'rule 4', 'rule 5'])
  expect(merged.modules[0]?.rules[3]?.uiAction).toBe('answer')

  const decisions = { [both[0]!.id]: 'theirs' } as const
  const decided = mergeOf({ base, mine, theirs, decisions })
  expect(commentsIn(decided.merged)).toEqual(['rule 0', 'theirs', 'rule 2', 'rule 3', 'rule 4', 'rule 5'])
  expect(decided.merged.modules[0]?.rules[4]?.uiAction).toBe('answer')
})

test('rules that both inserted are all there, theirs first at one place; the same one at the same place is there once', () => {
  const mine = insert(insert(base, 2, 'same'), 0, 'mine')
  const theirs = insert(insert(base, 2, 'same'), 0, 'theirs')
  const { both, merged, lineage } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(commentsIn(merged)).toEqual([
    'theirs',
    'mine',
    'rule 0',
    'rule 1',
    'same',
    'rule 2',
    'rule 3',
    'rule 4',
    'rule 5',
  ])
  expect(lineage.rules).toEqual([
    {
      module: 'Main',
      runs: [
        { module: 'Main', at: 0, count: 1 },
        { at: 0, count: 1 },
        { module: 'Main', at: 1, count: 7 },
      ],
    },
  ])
})

test('a rule that one moved to another module has there what the other changed in it', () => {
  const mine = moveRules(base, { rules: [at(2)], to: at(0, 1) })
  const theirs = comment(base, 2, 'theirs')
  for (const sides of [
    { mine, theirs },
    { mine: theirs, theirs: mine },
  ]) {
    const { both, merged, lineage } = mergeOf({ base, ...sides })
    expect(both).toEqual([])
    expect([commentsIn(merged), commentsIn(merged, 1)]).toEqual([
      ['rule 0', 'rule 1', 'rule 3', 'rule 4', 'rule 5'],
      ['theirs', 'help'],
    ])
    const composed = composeLineages(lineageBetween(base, sides.theirs), lineage)
    expect(composed.rules).toContainEqual({
      module: 'Help',
      runs: [
        { module: 'Main', at: 2, count: 1 },
        { module: 'Help', at: 0, count: 1 },
      ],
    })
  }
  const removed = mergeOf({ base, mine, theirs: deleteRules(base, { rules: [at(2)] }) })
  expect(removed.both).toMatchObject([{ name: 'Help', field: 'Rule 1' }])
})

test('a module that one deleted and the other changed is asked about as a whole', () => {
  const mine = deleteModule(base, { module: 0 })
  const theirs = insert(comment(base, 1, 'theirs'), 0, 'added')
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([{ list: 'modules', name: 'Main' }])
  expect(both[0]).not.toHaveProperty('field')
  expect(merged.modules.map(({ name }) => name)).toEqual(['Help'])
  const { merged: kept } = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(commentsIn(kept)).toEqual(['added', 'rule 0', 'theirs', 'rule 2', 'rule 3', 'rule 4', 'rule 5'])
})

test('a rule that I moved into a module which goes by decision stays where they have it', () => {
  const mine = moveRules(base, { rules: [at(2)], to: at(0, 1) })
  const theirs = deleteModule(base, { module: 1 })
  const { both } = mergeOf({ base, mine, theirs })
  expect(both).toMatchObject([{ name: 'Help' }])
  const { merged } = mergeOf({ base, mine, theirs, decisions: { [both[0]!.id]: 'theirs' } })
  expect(commentsIn(merged)).toEqual(['rule 0', 'rule 1', 'rule 2', 'rule 3', 'rule 4', 'rule 5'])
})

test('a rule moved into a new module leaves the old one', () => {
  const mine = moveRules(addModule(base, { name: 'New' }), { rules: [at(0)], to: at(0, 2) })
  const theirs = setModuleComments(comment(base, 0, 'theirs'), { module: 0, comments: 'first' })
  const { both, merged } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(merged.modules.map(({ name, comments }) => [name, comments])).toEqual([
    ['Main', 'first'],
    ['Help', ''],
    ['New', ''],
  ])
  expect(commentsIn(merged, 2)).toEqual(['theirs'])
})

test('conditions of a rule on different slots are merged', () => {
  const condition = (domain: Domain, input: string) =>
    carriedTo(domain, {
      ...domain,
      modules: domain.modules.map((module) => ({
        ...module,
        rules: module.rules.map((rule) => ({
          ...rule,
          slots: [...rule.slots, { input, matcher: 'CollectedMatcher', arguments: [] }],
        })),
      })),
    })
  const mine = condition(base, 'genre')
  const { both, merged } = mergeOf({ base, mine, theirs: condition(base, 'city') })
  expect(both).toEqual([])
  expect(merged.modules[0]?.rules[0]?.slots.map(({ input }) => input).toSorted()).toEqual(['city', 'genre'])
})

test('rules of which nobody said what became are identified by what they say', () => {
  const mine = comment(base, 4, 'mine')
  const theirs = deleteRules(insert(comment(base, 2, 'theirs'), 0, 'added'), { rules: [at(2)] })
  const { both, merged, lineage } = mergeWithoutLineage({ base, mine, theirs })
  expect(both).toEqual([])
  expect(commentsIn(merged)).toEqual(['added', 'rule 0', 'theirs', 'rule 3', 'mine', 'rule 5'])
  expect(lineage.rules).toEqual([])
})

test('rules that both added in the same way, of which neither lineage is exact, are there once', () => {
  const mine = insert(insert(base, 1, 'added'), 3, 'added')
  const lineages = { mine: editLineage(base, loaded(mine), []), theirs: undefined }
  const { both, merged } = mergeDomains({ base, mine: loaded(mine), theirs: loaded(mine), lineages })
  expect(both).toEqual([])
  expect(commentsIn(merged)).toEqual(commentsIn(mine))
})

test('a rule that I moved out of a module which both deleted is asked about', () => {
  const mine = deleteModule(moveRules(base, { rules: [at(0, 1)], to: at(0) }), { module: 1 })
  const { both, merged } = mergeOf({ base, mine, theirs: deleteModule(base, { module: 1 }) })
  expect(both).toMatchObject([{ name: 'Main', field: 'Rule 1' }])
  expect(commentsIn(merged)?.[0]).toBe('help')
})

test('API inputs of both sides stand by their names, as everywhere', () => {
  const { addApiInput } = carriedOf(inputEdits)
  const { merged } = mergeOf({
    base,
    mine: addApiInput(base, { name: 'zone' }),
    theirs: addApiInput(addApiInput(base, { name: 'zoom' }), { name: 'answer' }),
  })
  expect(merged.apiInputs.map(({ name }) => name)).toEqual(['answer', 'zone', 'zoom'])
})

test('example values of both sides come together, each once, and what a side deleted is gone', () => {
  const start = loaded(
    aDomain({ slots: [aSlot('artist', {}, { type: 'FreeText', exampleValues: ['Cher', 'Björk'] })] }),
  )
  const add = (domain: Domain, ...values: string[]) =>
    addExampleValues(domain, { slot: 'artist', values, language })
  const mine = add(deleteExampleValue(start, { slot: 'artist', value: 'Cher' }), 'Nina Simone', 'Prince')
  const theirs = add(start, 'Nina Simone', 'Miles Davis')
  const { merged, both } = mergeOf({ base: start, mine, theirs })
  expect(both).toEqual([])
  expect(merged.slots[0]?.exampleValues?.toSorted()).toEqual([
    'Björk',
    'Miles Davis',
    'Nina Simone',
    'Prince',
  ])
  // As of literals: which of two spellings counts is for somebody to say
  const spelled = mergeOf({ base: start, mine, theirs: add(start, 'nina simone') })
  expect(spelled.both.map(({ field }) => field)).toEqual(['Example value Nina Simone'])
  const cleared = deleteExampleValue(deleteExampleValue(start, { slot: 'artist', value: 'Cher' }), {
    slot: 'artist',
    value: 'Björk',
  })
  const after = mergeOf({ base: start, mine: cleared, theirs: add(start, 'Prince') })
  expect(after.merged.slots[0]?.exampleValues).toEqual(['Prince'])
})
