import { expect, test } from 'vitest'
import { notCollected } from '../model/rule.ts'
import { dangling } from './dangling.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from './index.ts'

test('every kind of mention that leads nowhere is found', () => {
  const lost = aRule(['gone'], {
    request: { matcher: 'EqualsMatcher', arguments: ['asked'] },
    slots: [{ input: 'genre', matcher: 'CollectedMatcher', arguments: [] }],
    apiInputs: [{ input: 'found', matcher: 'CollectedMatcher', arguments: [] }],
    uiAction: 'answer',
    apiAction: { name: 'search' },
  })
  expect(dangling(aDomain({ modules: [aModule('Main', lost)] }))).toEqual([
    'intent gone',
    'intent asked',
    'slot genre',
    'API input found',
    'UI action answer',
    'API action search',
  ])
})

test('mentions outside the decision table are found', () => {
  const domain = aDomain({
    intents: [
      anIntent('play', {
        expressions: [anExpression('§start $(artist)', { restrictions: [{ slot: 'mood', canonicals: [] }] })],
        fulfilledBy: { uiActions: ['shown'], apiActions: ['fetched'] },
      }),
    ],
    slots: [
      aSlot(
        'genre',
        {},
        {
          resetRules: [
            {
              intent: { matcher: 'EqualsMatcher', arguments: ['stopped'] },
              request: notCollected,
              slots: [{ input: 'year', matcher: 'CollectedMatcher', arguments: [] }],
              apiInputs: [{ input: 'state', matcher: 'CollectedMatcher', arguments: [] }],
            },
          ],
        },
      ),
    ],
    apiActions: [
      { name: 'find', comments: '', handler: 'music', path: [], domain: '', requiredAuthLevel: 2 },
    ],
    uiActions: [
      aUiAction('ask', { whiteList: ['listed'], dialogAct: { type: 'askForInput', slots: { asked: '' } } }),
      aUiAction('sure', { dialogAct: { type: 'confirm', slots: { confirmed: '' } } }),
    ],
    reusableExpressions: [
      { id: '1', name: 'some', values: { 'eng-USA': '(some|§few) of it' }, comments: '' },
    ],
  })
  expect(dangling(domain).toSorted()).toEqual([
    'API action fetched',
    'API input confirmed',
    'API input state',
    'UI action shown',
    'handler music',
    'intent listed',
    'intent stopped',
    'reusable part few',
    'reusable part start',
    'slot artist',
    'slot asked',
    'slot mood',
    'slot year',
  ])
})

test('core actions exist on every platform', () => {
  const rule = aRule([], { intent: notCollected, apiAction: { name: 'speak', parameters: {} } })
  const domain = aDomain({ modules: [aModule('Main', rule)] })
  expect(dangling(domain)).toEqual(['API action speak'])
  expect(dangling(domain, ['speak'])).toEqual([])
})
