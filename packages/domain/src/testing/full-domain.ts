import { newApiAction } from '../model/api-action.ts'
import { newApiInput } from '../model/api-input.ts'
import { newConversationTest, newTestTurn, noCarValues } from '../model/conversation-test.ts'
import { notCollected } from '../model/rule.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from './builders.ts'

const handlers = ['default', 'other'].map((id) => ({ id, urls: { dev: '', nonprod: '', prod: '' } }))
const collected = (input: string) => ({ input, matcher: 'CollectedMatcher', arguments: [] })
const equals = (...names: string[]) => ({ matcher: 'EqualsMatcher', arguments: names })

/** A domain with some of everything, in which most things mention others. */
export const fullDomain = aDomain({
  embedded: true,
  intents: [
    anIntent('play', {
      expressions: [
        anExpression('§please play $(genre)', {
          restrictions: [{ slot: 'genre', canonicals: [{ name: 'jazz', literals: ['jazz'] }] }],
        }),
        anExpression('play $(genre) by $(found)'),
        anExpression('[go on|more] $(found)'),
      ],
    }),
    anIntent('stop'),
    anIntent('ask', {
      dialogActType: 'request',
      fulfilledBy: { uiActions: ['answer'], apiActions: ['search'] },
    }),
  ],
  slots: [
    aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'] }),
    aSlot(
      'found',
      {},
      {
        type: 'FreeText',
        exampleValues: ['jazz', 'the blues'],
        resetRules: [
          {
            intent: equals('stop', 'play'),
            request: notCollected,
            slots: [{ input: 'genre', ...equals('jazz', 'rock') }],
            apiInputs: [collected('found')],
          },
        ],
      },
    ),
  ],
  reusableExpressions: [
    { id: '1', name: 'please', values: { 'eng-USA': '[please|kindly]' }, comments: '' },
    { id: '2', name: 'now', values: { 'eng-USA': '§please (now|soon)' }, comments: '' },
  ],
  tests: [
    {
      ...newConversationTest('jazz is found'),
      tags: ['music'],
      comments: 'a question and its answer',
      start: {
        ...noCarValues,
        vehicleInputs: { speed: 30 },
        featureFlags: { EVRA: true },
        platform: 'NTG7-SOP',
        position: '48.7:9.1',
      },
      turns: [
        {
          ...newTestTurn(),
          sentences: { 'eng-USA': 'please play jazz', 'deu-DEU': 'spiel Jazz' },
          intent: 'play',
          slots: { genre: 'jazz' },
          car: { ...noCarValues, contextInputs: { place: 'home' } },
          answers: [{ apiAction: 'search', answer: { returnValue: 'found', inputs: { found: 'yes' } } }],
          expected: {
            intent: 'play',
            slots: { genre: 'jazz' },
            slotsByLanguage: { 'deu-DEU': { genre: 'jazz' } },
            rules: [
              aRule(['play'], {
                slots: [{ input: 'genre', ...equals('jazz') }],
                uiAction: 'answer',
                apiAction: { name: 'search' },
              }),
            ],
            uiActions: ['answer'],
            apiActions: [{ name: 'search' }, { name: 'openApp', parameters: { app: 'radio' } }],
            textMatch: 'part',
            texts: { 'eng-USA': 'Here is jazz' },
            screens: { 'eng-USA': [{ title: 'jazz' }] },
            waits: true,
          },
        },
        {
          ...newTestTurn(),
          sentences: { 'eng-USA': 'stop' },
          restarts: true,
          expected: { intent: '', waits: false },
        },
      ],
    },
  ],
  apiInputs: [newApiInput('found'), newApiInput('search')],
  apiActions: [newApiAction('search', handlers), newApiAction('play', handlers)],
  handlers,
  uiActions: [
    aUiAction('answer', {
      whiteList: ['stop', 'ask'],
      ttsResponses: ['answer', 'hello'],
      audioResponses: ['answer'],
      preTtsText: 'Well, {{genre}}',
      guiResponse: { name: 'answer', type: 'OTHER' },
      dialogAct: { type: 'confirm', slots: { found: 'yes' } },
    }),
    aUiAction('show', {
      ttsResponses: ['hello'],
      dialogAct: { type: 'askForInput', slots: { found: '', genre: '' } },
    }),
  ],
  ttsResponses: [
    { name: 'answer', texts: ['Here is {{genre}}', '{{search.title}} of {{found}}'] },
    { name: 'answer_preTts', texts: ['So, {{ genre }}'] },
    { name: 'hello', texts: ['Hello'] },
  ],
  audioResponses: [{ name: 'answer', texts: ['{{search}}.wav'] }],
  guiResponses: [
    { name: 'answer', template: '$found' },
    {
      name: 'show',
      template: { title: '{{genre}}', rows: [{ text1: '$search.items.0' }, { text1: 'more' }] },
    },
  ],
  additionalResponses: [{ name: 'more', voice: ['{{genre}}'], text: ['{{search}}'] }],
  modules: [
    aModule(
      'Main',
      aRule(['play'], {
        slots: [{ input: 'genre', ...equals('jazz') }],
        uiAction: 'answer',
        apiAction: { name: 'search' },
      }),
      aRule(['stop'], {
        comments: 'b',
        apiInputs: [collected('found')],
        apiAction: { name: 'openApp', parameters: {} },
      }),
      aRule(['play', 'stop'], { comments: 'c', request: equals('ask') }),
    ),
    aModule('Help', aRule(['stop'], { uiAction: 'show' })),
    aModule('Main'),
  ],
})
