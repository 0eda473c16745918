import { expect, test } from 'vitest'
import { notCollected } from '../../model/rule.ts'
import { aDomain, anExpression, anIntent, aSlot } from '../../testing/index.ts'
import { toWire } from './to-wire.ts'

const wire = toWire(
  aDomain({
    embedded: true,
    languages: [{ id: '1', language: 'eng-USA', isDefault: true }],
    intents: [
      anIntent('ask', {
        dialogActType: 'request',
        slotOnly: true,
        comments: 'a question',
        arbitration: 'hybrid',
        fulfilledBy: { uiActions: ['answer'], apiActions: ['search'] },
        expressions: [
          anExpression('which $(genre)', {
            weight: 120,
            restrictions: [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['swing'] }] }],
          }),
        ],
      }),
      anIntent('stop', { justTalk: false }),
    ],
    slots: [
      aSlot(
        'genre',
        { jazz: ['jazz', 'swing'] },
        {
          comments: 'a style',
          fromShared: [{ input: 'style', domain: 'Radio' }],
          resetRules: [{ intent: notCollected, request: notCollected, slots: [], apiInputs: [] }],
        },
      ),
    ],
    discardInputOnSdc: true,
  }),
)

test('[INT-015] [INT-016] arbitrations and just-talk are lists of their own', () => {
  expect(wire.arbitrations).toEqual([
    { intentName: 'ask', arbitration: 'hybrid' },
    { intentName: 'stop', arbitration: 'cloud' },
  ])
  expect(wire.justtalk).toEqual(['ask'])
})

test('[INT-017] [INT-018] what the ontology says of an intent', () => {
  expect(wire.ontology?.intents).toEqual({
    ask: {
      slotOnly: true,
      dialogActType: 'request',
      comments: 'a question',
      fulfilledBy: { systemActions: ['answer'], apiActions: ['search'] },
    },
    stop: {
      slotOnly: false,
      dialogActType: 'inform',
      comments: '',
      fulfilledBy: { systemActions: [], apiActions: [] },
    },
  })
})

test('[EXPR-012] [EXPR-013] [EXPR-015] the interpretation of an intent', () => {
  expect(wire.nlu_interpretations?.[0]).toEqual({
    intent: 'ask',
    expressions: [
      {
        expression: 'which $(genre)',
        weight: 120,
        literals: { genre: [{ canonical: 'jazz', literals: ['swing'] }] },
      },
    ],
  })
})

test('[SLOT-013] [SLOT-021] what the ontology and a language say of a slot', () => {
  const nothing = { condition: 'NotCollectedMatcher', arguments: [] }
  expect(wire.ontology?.userInputs?.genre).toEqual({
    type: 'StaticList',
    valueType: 'String',
    values: { jazz: [] },
    volatile: false,
    shared: false,
    fromShared: [{ userInput: 'style', domain: 'Radio' }],
    comments: 'a style',
    resetOnInput: [{ userIntent: nothing, request: nothing, userInputs: [], apiInputs: [] }],
  })
  expect(wire.user_inputs).toEqual([
    { name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['jazz', 'swing'] }] },
  ])
})

test('[SLOT-020] [LANG-007] the discard flag and the languages', () => {
  expect(wire.ontology?.discardInputOnSDC).toBe(true)
  expect(wire.languages).toEqual([{ _id: '1', language: 'eng-USA', default: true }])
})
