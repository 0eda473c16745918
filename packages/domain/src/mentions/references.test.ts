import { expect, test } from 'vitest'
import { newConversationTest, newTestTurn } from '../model/conversation-test.ts'
import { notCollected } from '../model/rule.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../testing/index.ts'
import {
  mapApiActionMentions,
  mapApiInputMentions,
  mapHandlerMentions,
  mapIntentMentions,
  mapMentions,
  mapPartMentions,
  mapRestrictions,
  mapSlotArguments,
  mapSlotMentions,
  mapUiActionMentions,
} from './references.ts'

const equals = (...names: string[]) => ({ matcher: 'EqualsMatcher', arguments: names })
const input = (name: string, ...names: string[]) => ({ input: name, ...equals(...names) })

/** The name x everywhere where a name of some kind can stand. */
const everywhere = aDomain({
  intents: [
    anIntent('x', {
      expressions: [
        anExpression('§x $(x)', {
          restrictions: [{ slot: 'x', canonicals: [{ name: 'x', literals: ['x'] }] }],
        }),
      ],
      fulfilledBy: { uiActions: ['x'], apiActions: ['x'] },
    }),
  ],
  slots: [
    aSlot(
      'x',
      {},
      {
        resetRules: [
          {
            intent: equals('x'),
            request: equals('x'),
            slots: [input('x', 'x')],
            apiInputs: [input('x', 'x')],
          },
        ],
      },
    ),
  ],
  modules: [
    aModule(
      'x',
      aRule(['x'], {
        request: equals('x'),
        slots: [input('x', 'x')],
        apiInputs: [input('x', 'x')],
        vehicleInputs: [input('x', 'x')],
        contextInputs: [input('x', 'x')],
        featureFlags: [input('x', 'x')],
        uiAction: 'x',
        apiAction: { name: 'x' },
      }),
    ),
  ],
  apiActions: [{ name: 'x', comments: 'x', handler: 'x', path: ['x'], domain: 'x', requiredAuthLevel: 2 }],
  uiActions: [
    aUiAction('x', {
      whiteList: ['x'],
      ttsResponses: ['x'],
      audioResponses: ['x'],
      preTtsText: '{{x}}',
      postTtsText: '{{x}}',
      dialogAct: { type: 'confirm', slots: { x: 'x' } },
      guiResponse: { name: 'x', type: 'DICTATION', payload: { x: '{{x}}' }, labels: ['x_CONCEPT'] },
    }),
    aUiAction('y', { dialogAct: { type: 'select', slots: { x: 'x' } } }),
  ],
  ttsResponses: [
    { name: 'x', texts: ['{{x}} of x_CONCEPT'] },
    { name: 'x_preTts', texts: ['x'] },
  ],
  audioResponses: [{ name: 'x', texts: ['{{x}}'] }],
  guiResponses: [
    { name: 'x', template: '$x.x' },
    { name: 'y', template: { x: 'x', list: [{ text: '{{x}}' }] } },
  ],
  additionalResponses: [{ name: 'x', voice: ['{{x}}'], text: ['{{x}}'] }],
  tests: [
    {
      ...newConversationTest('x'),
      turns: [
        {
          ...newTestTurn(),
          sentences: { 'eng-USA': 'x' },
          intent: 'x',
          slots: { x: 'x' },
          answers: [{ apiAction: 'x', answer: { returnValue: 'x', inputs: { x: 'x' } } }],
          expected: {
            intent: 'x',
            slots: { x: 'x' },
            slotsByLanguage: { 'deu-DEU': { x: 'x' } },
            rules: [
              aRule(['x'], {
                slots: [input('x', 'x')],
                apiInputs: [input('x', 'x')],
                uiAction: 'x',
                apiAction: { name: 'x' },
              }),
            ],
            uiActions: ['x'],
            apiActions: [{ name: 'x' }],
            texts: { 'eng-USA': 'x' },
          },
        },
      ],
    },
  ],
  reusableExpressions: [{ id: 'x', name: 'x', values: { 'eng-USA': '[§x] and more' }, comments: 'x' }],
})

/** The ways to all texts that differ between two values. */
function changes(before: unknown, after: unknown, path: string[] = []): string[] {
  if (before === after) return []
  if (typeof before !== 'object' || typeof after !== 'object') return [path.join('.')]
  const left = before as Record<string, unknown>
  const right = after as Record<string, unknown>
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].flatMap((key) => changes(left[key], right[key], [...path, key]))
}

const toZ = (name: string) => (name === 'x' ? 'z' : name)

const texts = [
  'uiActions.0.preTtsText',
  'uiActions.0.postTtsText',
  'uiActions.0.guiResponse.payload.x',
  'ttsResponses.0.texts.0',
  'audioResponses.0.texts.0',
  'guiResponses.0.template',
  'guiResponses.1.template.list.0.text',
  'additionalResponses.0.voice.0',
  'additionalResponses.0.text.0',
]

test.each([
  [
    'an intent',
    mapIntentMentions,
    [
      'slots.0.resetRules.0.intent.arguments.0',
      'slots.0.resetRules.0.request.arguments.0',
      'modules.0.rules.0.intent.arguments.0',
      'modules.0.rules.0.request.arguments.0',
      'uiActions.0.whiteList.0',
      'tests.0.turns.0.intent',
      'tests.0.turns.0.expected.intent',
      'tests.0.turns.0.expected.rules.0.intent.arguments.0',
    ],
  ],
  [
    'a slot',
    mapSlotMentions,
    [
      'intents.0.expressions.0.text',
      'intents.0.expressions.0.restrictions.0.slot',
      'slots.0.resetRules.0.slots.0.input',
      'modules.0.rules.0.slots.0.input',
      'uiActions.1.dialogAct.slots.x',
      'uiActions.1.dialogAct.slots.z',
      'tests.0.turns.0.slots.x',
      'tests.0.turns.0.slots.z',
      'tests.0.turns.0.expected.slots.x',
      'tests.0.turns.0.expected.slots.z',
      'tests.0.turns.0.expected.slotsByLanguage.deu-DEU.x',
      'tests.0.turns.0.expected.slotsByLanguage.deu-DEU.z',
      'tests.0.turns.0.expected.rules.0.slots.0.input',
      ...texts,
    ],
  ],
  [
    'an API input',
    mapApiInputMentions,
    [
      'slots.0.resetRules.0.apiInputs.0.input',
      'modules.0.rules.0.apiInputs.0.input',
      'uiActions.0.dialogAct.slots.x',
      'uiActions.0.dialogAct.slots.z',
      'tests.0.turns.0.answers.0.answer.inputs.x',
      'tests.0.turns.0.answers.0.answer.inputs.z',
      'tests.0.turns.0.expected.rules.0.apiInputs.0.input',
    ],
  ],
  [
    'an API action',
    mapApiActionMentions,
    [
      'intents.0.fulfilledBy.apiActions.0',
      'modules.0.rules.0.apiAction.name',
      'tests.0.turns.0.answers.0.apiAction',
      'tests.0.turns.0.expected.rules.0.apiAction.name',
      'tests.0.turns.0.expected.apiActions.0.name',
    ],
  ],
  [
    'a UI action',
    mapUiActionMentions,
    [
      'intents.0.fulfilledBy.uiActions.0',
      'modules.0.rules.0.uiAction',
      'ttsResponses.1.name',
      'guiResponses.0.name',
      'tests.0.turns.0.expected.rules.0.uiAction',
      'tests.0.turns.0.expected.uiActions.0',
    ],
  ],
  ['a handler', mapHandlerMentions, ['apiActions.0.handler']],
  [
    'a reusable part',
    mapPartMentions,
    ['intents.0.expressions.0.text', 'reusableExpressions.0.values.eng-USA'],
  ],
])('%s is mentioned in these places and no others', (_, walk, places) => {
  expect(changes(everywhere, walk(everywhere, toZ)).toSorted()).toEqual(places.toSorted())
  expect(walk(everywhere, (name) => name)).toBe(everywhere)
})

test('an API input is meant by a text where no slot has its name (ruling R122)', () => {
  const withoutSlot = { ...everywhere, slots: [] }
  const after = mapApiInputMentions(withoutSlot, toZ)
  expect(changes(withoutSlot, after)).toEqual(expect.arrayContaining(texts))
})

test('responses and concepts are mentioned by UI actions, and concepts in texts', () => {
  expect(changes(everywhere, mapMentions(everywhere, { 'TTS response': toZ }))).toEqual([
    'uiActions.0.ttsResponses.0',
  ])
  expect(changes(everywhere, mapMentions(everywhere, { 'audio response': toZ }))).toEqual([
    'uiActions.0.audioResponses.0',
  ])
  const concept = (name: string) => name.replace('x_', 'z_')
  expect(changes(everywhere, mapMentions(everywhere, { concept }))).toEqual([
    'uiActions.0.guiResponse.labels.0',
    'ttsResponses.0.texts.0',
  ])
})

test('the arguments and restrictions of a slot are found', () => {
  expect(changes(everywhere, mapSlotArguments(everywhere, 'x', toZ))).toEqual([
    'slots.0.resetRules.0.slots.0.arguments.0',
    'modules.0.rules.0.slots.0.arguments.0',
    'tests.0.turns.0.slots.x',
    'tests.0.turns.0.expected.slots.x',
    'tests.0.turns.0.expected.slotsByLanguage.deu-DEU.x',
    'tests.0.turns.0.expected.rules.0.slots.0.arguments.0',
  ])
  expect(mapSlotArguments(everywhere, 'y', toZ)).toBe(everywhere)
  const { intents } = mapRestrictions(everywhere, 'x', () => [])
  expect(intents[0]?.expressions[0]).toEqual(anExpression('§x $(x)'))
  expect(mapRestrictions(everywhere, 'y', () => [])).toBe(everywhere)
  expect(mapRestrictions(everywhere, 'x', (canonicals) => canonicals)).toBe(everywhere)
})

test('a mention is taken away where that is possible', () => {
  const never = () => undefined
  const rule = mapIntentMentions(everywhere, never).modules[0]?.rules[0]
  expect([rule?.intent, rule?.request]).toEqual([notCollected, notCollected])
  expect(mapSlotMentions(everywhere, never).modules[0]?.rules[0]?.slots).toEqual([])
  expect(mapSlotMentions(everywhere, never).intents[0]?.expressions[0]).toEqual(anExpression('§x $(x)'))
  expect(mapApiInputMentions(everywhere, never).uiActions[0]?.dialogAct).toEqual({
    type: 'giveInformation',
    slots: {},
  })
  expect(mapApiActionMentions(everywhere, never).modules[0]?.rules[0]?.apiAction).toEqual({ name: '' })
  expect(mapUiActionMentions(everywhere, never).modules[0]?.rules[0]?.uiAction).toBe('')
  expect(mapHandlerMentions(everywhere, never).apiActions[0]?.handler).toBe('')
  expect(mapIntentMentions(everywhere, never).tests).toBe(everywhere.tests)
})
