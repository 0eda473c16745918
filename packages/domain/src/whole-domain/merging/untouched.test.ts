import { expect, test } from 'vitest'
import type { Module } from '../../model/rule.ts'
import * as inputEdits from '../../nouns/api-actions/api-input-edits.ts'
import * as intentEdits from '../../nouns/intents/edits.ts'
import { aDomain, aModule, anApiInput, anIntent, aRule, aSlot } from '../../testing/index.ts'
import { carriedOf, loaded, mergeOf } from '../../testing/merge-of.ts'
import { lineageBetween } from '../identity/between.ts'
import { noLineage } from '../identity/lineage.ts'
import { fromWire } from '../wire/from-wire.ts'
import { toWire } from '../wire/to-wire.ts'
import { mergeDomains } from './merge.ts'

const { renameIntent, setIntentComments } = carriedOf(intentEdits)
const { renameApiInput } = carriedOf(inputEdits)

const base = loaded(
  aDomain({
    intents: [anIntent('play'), anIntent('stop')],
    slots: [aSlot('genre', { jazz: ['jazz'] })],
    apiInputs: [anApiInput('found')],
    ttsResponses: [{ name: 'answer', texts: ['{{found}}'] }],
    modules: [aModule('Play', aRule(['play'])), aModule('Stop', aRule(['stop']))],
  }),
)
const renamed = renameIntent(base, { from: 'stop', to: 'halt' })
const lineages = { mine: lineageBetween(base, renamed), theirs: noLineage }

test('a list that nobody touched is that of theirs', () => {
  const theirs = loaded(setIntentComments(base, { name: 'play', comments: 'theirs' }))
  const { merged } = mergeDomains({ base, mine: renamed, theirs, lineages })
  expect(merged.intents.map(({ name, comments }) => [name, comments])).toEqual([
    ['play', 'theirs'],
    ['halt', ''],
  ])
  expect(merged.slots).toBe(theirs.slots)
  expect(merged.ttsResponses).toBe(theirs.ttsResponses)
})

test('the rules of theirs are not read unless they mention a name that changed', () => {
  const theirs = fromWire(toWire(base), { freeze: false }).domain
  const isRead = (module: Module) => Object.getOwnPropertyDescriptor(module, 'rules')!.get === undefined
  expect(theirs.modules.map(isRead)).toEqual([false, false])
  const { merged } = mergeDomains({ base, mine: renamed, theirs, lineages })
  expect(theirs.modules.map(isRead)).toEqual([false, true])
  expect(merged.modules.map(({ rules }) => rules[0]!.intent.arguments)).toEqual([['play'], ['halt']])
})

test('a list that nobody touched is merged where a rename was not followed into it', () => {
  const mine = { ...renamed, modules: base.modules }
  const { merged, mineOnly } = mergeDomains({ base, mine, theirs: loaded(base), lineages })
  expect(mineOnly.map(({ list, name }) => [list, name])).toEqual([
    ['intents', 'halt'],
    ['modules', 'Stop'],
  ])
  expect(merged.modules[1]!.rules[0]!.intent.arguments).toEqual(['stop'])
})

test('a text that they added next to one in which I renamed an API input is no clash', () => {
  const mine = renameApiInput(base, { from: 'found', to: 'hit' })
  const theirs = { ...base, ttsResponses: [{ name: 'answer', texts: ['{{found}}', 'More'] }] }
  const { merged, both } = mergeOf({ base, mine, theirs })
  expect(both).toEqual([])
  expect(merged.ttsResponses[0]!.texts).toEqual(['{{hit}}', 'More'])
})
