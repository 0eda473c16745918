import { expect, test } from 'vitest'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aModule, anApiInput, anIntent, aRule, aSlot } from '../../testing/index.ts'
import { fillRules, setRuleConditions, setRuleIntent, setRuleRequest } from './rule-cell-edits.ts'
import { applyRuleChanges } from './rule-changes.ts'
import { addRuleCondition } from './rule-content-edits.ts'

const collected = { input: 'genre', matcher: 'CollectedMatcher', arguments: [] }
const artist = { input: 'artist', matcher: 'CollectedMatcher', arguments: [] }
const first = aRule(['play'], { slots: [collected, artist], uiAction: 'answer', comments: 'why' })
const domain = aDomain({
  intents: [anIntent('play'), anIntent('stop'), anIntent('ask', { dialogActType: 'request' })],
  slots: [aSlot('genre', { jazz: [] }), aSlot('artist')],
  apiInputs: [anApiInput('search')],
  modules: [aModule('Main', first, aRule(['play']), aRule(['stop']))],
})
const at = [{ module: 0, rule: 0 }]
const none = { slots: [], apiInputs: [], vehicleInputs: [], contextInputs: [], featureFlags: [] }
const stop = { matcher: 'EqualsMatcher', arguments: ['stop'] }

test('the intent and the request of rules are set as a whole', () => {
  expect(expectEdit(domain, setRuleIntent, { at, intent: stop }).modules[0]!.rules[0]).toEqual({
    ...first,
    intent: stop,
  })
  const request = { matcher: 'EqualsMatcher', arguments: ['ask'] }
  expect(expectEdit(domain, setRuleRequest, { at, request }).modules[0]!.rules[0]!.request).toEqual(request)
  expect(setRuleIntent(domain, { at, intent: { ...first.intent } })).toBe(domain)
})

test('conditions that are written again stay the same ones', () => {
  const jazz = { input: 'genre', matcher: 'EqualsMatcher', arguments: ['jazz'] }
  const again = { ...artist }
  const after = expectEdit(domain, setRuleConditions, { at, conditions: { ...none, slots: [again, jazz] } })
  expect(after.modules[0]!.rules[0]!.slots).toEqual([artist, jazz])
  expect(after.modules[0]!.rules[0]!.slots[0]).toBe(first.slots[1])
  expect(setRuleConditions(domain, { at, conditions: { ...none, slots: [collected, again] } })).toBe(domain)
})

test('a cell is filled down with what the first row has', () => {
  const below = [1, 2].map((rule) => ({ module: 0, rule }))
  const fill = (cell: Parameters<typeof fillRules>[1]['cell']) =>
    expectEdit(domain, fillRules, { at: below, cell, from: at[0]! }).modules[0]!.rules.slice(1)
  expect(fill('intent').map(({ intent }) => intent)).toEqual([first.intent, first.intent])
  expect(fill('inputs').map(({ slots }) => slots)).toEqual([first.slots, first.slots])
  expect(fill('comments').map(({ comments }) => comments)).toEqual(['why', 'why'])
})

test('rules that begin to ask for an API input fire whatever request is open, unless one was chosen (ruling R99)', () => {
  const answered = { input: 'search', matcher: 'UpdatedMatcher', arguments: [] }
  const conditions = { ...none, apiInputs: [answered] }
  const requestOf = (from: typeof domain) => from.modules[0]!.rules[0]!.request
  expect(requestOf(domain).matcher).toBe('NotCollectedMatcher')
  const asking = expectEdit(domain, setRuleConditions, { at, conditions })
  expect(requestOf(asking)).toEqual({ matcher: 'AnyMatcher', arguments: [] })
  const added = expectEdit(domain, addRuleCondition, { at, kind: 'api', input: 'search' })
  expect(requestOf(added)).toEqual({ matcher: 'AnyMatcher', arguments: [] })

  const below = [{ module: 0, rule: 1 }]
  const filled = expectEdit(asking, fillRules, { at: below, cell: 'inputs', from: at[0]! })
  expect(filled.modules[0]!.rules[1]!.request).toEqual({ matcher: 'AnyMatcher', arguments: [] })
  const changes = { conditions: [{ kind: 'api' as const, condition: answered }] }
  const together = expectEdit(domain, applyRuleChanges, { at, changes, coreActions: [] })
  expect(requestOf(together)).toEqual({ matcher: 'AnyMatcher', arguments: [] })

  const request = { matcher: 'EqualsMatcher', arguments: ['ask'] }
  const chosen = expectEdit(domain, setRuleRequest, { at, request })
  expect(requestOf(setRuleConditions(chosen, { at, conditions }))).toEqual(request)
  // Who takes the request away again from a rule that asks for answers means it
  const closed = setRuleRequest(asking, { at, request: first.request })
  expect(
    requestOf(setRuleConditions(closed, { at, conditions: { ...conditions, slots: [artist] } })),
  ).toEqual(first.request)
})
