import { expect, test } from 'vitest'
import { aDomain, aModule, anIntent, aRule, aUiAction } from '../../testing/index.ts'
import {
  availableApiActions,
  availableUiActions,
  ruleApiActionProblem,
  ruleUiActionProblem,
} from './rule-actions.ts'

const coreActions = ['openApp']
const search = { name: 'search', comments: '', handler: '', path: [], domain: '', requiredAuthLevel: 2 }

const domain = aDomain({
  intents: [anIntent('play')],
  modules: [aModule('Main', aRule(['play']), aRule(['play']))],
  apiActions: [search],
  uiActions: [aUiAction('answer')],
})

test('[RULE-072] a UI action that neither domain nor platform has is reported', () => {
  const available = availableUiActions(domain, ['ShowHelp'])
  const message = (uiAction: string) => ruleUiActionProblem(aRule([], { uiAction }), available)
  expect(['', 'answer', 'ShowHelp', 'gone'].map(message)).toEqual([
    undefined,
    undefined,
    undefined,
    'This UI Action is no longer available!',
  ])
})

test('[RULE-073] an API action that is neither in the domain nor a core action is reported', () => {
  const available = availableApiActions(domain, coreActions)
  const message = (name: string) => ruleApiActionProblem(aRule([], { apiAction: { name } }), available)
  expect(['', 'search', 'openApp', 'gone'].map(message)).toEqual([
    undefined,
    undefined,
    undefined,
    'This API Action is no longer available!',
  ])
})
