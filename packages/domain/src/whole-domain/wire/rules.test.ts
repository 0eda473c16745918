import { expect, test } from 'vitest'
import { aWireDomain } from '../../testing/index.ts'
import { fromWire } from './from-wire.ts'
import { toWire } from './to-wire.ts'

const on = (slotName: string) => ({ slotName, condition: 'EqualsMatcher', arguments: ['a', 'b'] })
const read = (input: string) => ({ input, matcher: 'EqualsMatcher', arguments: ['a', 'b'] })

test('[RULE-001] [RULE-002] [RULE-024] [RULE-025] [RULE-026] [RULE-027] [RULE-029] [RULE-030] [RULE-031] [RULE-032] the decision table is read field by field', () => {
  const rule = {
    comments: 'first',
    userIntent: { condition: 'EqualsMatcher', arguments: ['play'] },
    request: { condition: 'UpdatedAndEquals', arguments: ['ask'] },
    userInputs: [on('genre')],
    apiInputs: [on('found')],
    metadata: [on('speed')],
    context: [on('weather')],
    featureFlags: [on('EVRA')],
    systemAction: 'answer',
    apiAction: 'search',
  }
  const core = { ...rule, apiAction: { name: 'openApp', parameters: { app: 'radio' } } }
  const wire = aWireDomain({ decision_rules: [{ name: 'Main', comments: 'all', rules: [rule, core] }] })
  const { domain } = fromWire(wire)
  const expected = {
    comments: 'first',
    intent: { matcher: 'EqualsMatcher', arguments: ['play'] },
    request: { matcher: 'UpdatedAndEquals', arguments: ['ask'] },
    slots: [read('genre')],
    apiInputs: [read('found')],
    vehicleInputs: [read('speed')],
    contextInputs: [read('weather')],
    featureFlags: [read('EVRA')],
    uiAction: 'answer',
    apiAction: { name: 'search' },
  }
  expect(domain.modules).toEqual([
    { name: 'Main', comments: 'all', rules: [expected, { ...expected, apiAction: core.apiAction }] },
  ])
  expect(toWire(domain)).toEqual(wire)
})

test('[RESET-002] [RESET-003] [APIA-007] [APIA-008] [SHARE-004] [SHARE-005] inputs and API actions are read field by field', () => {
  const resetOnInput = [
    {
      userIntent: { condition: 'EqualsMatcher', arguments: ['stop'] },
      request: { condition: 'NotCollectedMatcher', arguments: [] },
      userInputs: [{ ...on('genre'), id: 1 }],
      apiInputs: [{ ...on('found'), id: 'two' }],
    },
  ]
  const common = { volatile: true, shared: true, resetOnInput, comments: 'kept' }
  const genre = { ...common, type: 'StaticList', valueType: 'String', values: {} }
  const apiInput = {
    ...common,
    fromShared: [{ apiInput: 'state', domain: 'Radio' }],
    returnValue: ['on', 'off'],
  }
  const apiAction = {
    name: 'search',
    comments: 'finds',
    handler: 'default',
    path: ['v1', 'search'],
    domain: 'cloud-callback',
    requiredAuthLevel: 3,
  }
  const wire = aWireDomain({
    user_inputs: [{ name: 'genre', canonicals: [] }],
    api_actions: [apiAction],
    ontology: {
      intents: {},
      userInputs: { genre: { ...genre, fromShared: [{ userInput: 'band', domain: 'Radio' }] } },
      apiInputs: { found: apiInput },
      discardInputOnSDC: null,
    },
  })
  const { domain } = fromWire(wire)

  const resetRules = [
    {
      intent: { matcher: 'EqualsMatcher', arguments: ['stop'] },
      request: { matcher: 'NotCollectedMatcher', arguments: [] },
      slots: [{ ...read('genre'), id: 1 }],
      apiInputs: [{ ...read('found'), id: 'two' }],
    },
  ]
  const input = { volatile: true, shared: true, resetRules, comments: 'kept' }
  expect(domain.slots).toMatchObject([{ ...input, fromShared: [{ input: 'band', domain: 'Radio' }] }])
  expect(domain.apiInputs).toEqual([
    {
      name: 'found',
      ...input,
      fromShared: [{ input: 'state', domain: 'Radio' }],
      returnValue: ['on', 'off'],
    },
  ])
  expect(domain.apiActions).toEqual([apiAction])
  expect(toWire(domain)).toEqual(wire)
})
