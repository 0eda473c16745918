import { test } from 'vitest'
import { newApiAction } from './api-actions/api-action.ts'
import { newApiInput } from './api-actions/api-input.ts'
import { notCollected } from './decision-table/rule.ts'
import { expectSoundEdits } from './testing/any-edits.ts'
import { expressionDraws, intentDraws, slotDraws } from './testing/draw-content-edits.ts'
import { actionDraws, tableDraws } from './testing/draw-table-edits.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from './testing/index.ts'

const handlers = ['default', 'other'].map((id) => ({ id, urls: { dev: '', nonprod: '', prod: '' } }))
const collected = (input: string) => ({ input, matcher: 'CollectedMatcher', arguments: [] })
const equals = (...names: string[]) => ({ matcher: 'EqualsMatcher', arguments: names })

const start = aDomain({
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
  apiInputs: [newApiInput('found'), newApiInput('search')],
  apiActions: [newApiAction('search', handlers), newApiAction('play', handlers)],
  handlers,
  uiActions: [
    aUiAction('answer', {
      whiteList: ['stop', 'ask'],
      guiResponse: { name: 'answer', type: 'OTHER' },
      dialogAct: { type: 'confirm', slots: { found: 'yes' } },
    }),
    aUiAction('show', { dialogAct: { type: 'askForInput', slots: { found: '', genre: '' } } }),
  ],
  guiResponses: [{ name: 'answer', template: '$found' }],
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

test('any edits of intents, expressions, slots and languages are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(start, { ...intentDraws, ...expressionDraws, ...slotDraws })
})

test('any edits of the decision table and of what it mentions are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(start, { ...tableDraws, ...actionDraws })
})

test('any edits at all are sound', { timeout: 60_000 }, () => {
  expectSoundEdits(start, { ...intentDraws, ...expressionDraws, ...slotDraws, ...tableDraws, ...actionDraws })
})
