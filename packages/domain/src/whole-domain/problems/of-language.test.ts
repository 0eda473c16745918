import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { knownConcepts } from '../../nouns/concepts/known-concepts.ts'
import { aDomain, aModule, anExpression, anIntent, aRule, aSlot, aUiAction } from '../../testing/index.ts'
import { languageOf, problemsOfLanguage } from './of-language.ts'
import { findProblems, type ProblemContext } from './problem-finder.ts'

const context: ProblemContext = {
  language: 'deu-DEU',
  vendorPrefix: 'sdp_',
  coreActions: [],
  platformUiActions: [],
  languages: supportedLanguages,
}
const wrong = aDomain({
  embedded: true,
  languages: [
    { id: 'eng-USA', language: 'eng-USA', isDefault: true },
    { id: 'deu-DEU', language: 'deu-DEU', isDefault: false },
  ],
  intents: [
    anIntent('play', { expressions: [] }),
    anIntent('stop', { expressions: [anExpression('stopp $(nobody)')] }),
    anIntent('go on', { fulfilledBy: { uiActions: ['gone'], apiActions: [] } }),
  ],
  slots: [aSlot('genre', { jazz: ['jazz'], rock: [], pop: ['pop', 'Jazz'], 'a.b': [] })],
  modules: [aModule('Main', aRule(['lost']))],
  uiActions: [
    aUiAction('say', { ttsResponses: ['hello'], guiResponse: { name: 'say', type: 'TOAST_MESSAGE' } }),
    aUiAction('dictate', {
      guiResponse: { name: 'dictate', type: 'DICTATION', screenType: 'odd', labels: ['BYE_CONCEPT'] },
    }),
  ],
  ttsResponses: [{ name: 'unused', texts: [] }],
  reusableExpressions: [
    { id: '1', name: 'start', values: { 'eng-USA': '(play', 'deu-DEU': '§nobody [bitte]' }, comments: '' },
  ],
})
const concepts = knownConcepts([{ name: 'BYE_CONCEPT', isActive: false, formerNames: [] }])

function placesIn(language: string | undefined, domain: Domain = wrong): string[] {
  return findProblems(domain, context, concepts)
    .filter((problem) => languageOf(problem, 'deu-DEU') === language)
    .map(({ at }) => at.slice(0, 5).join('.'))
}

test('what a language has of its own, or lacks, is a problem of that language', () => {
  expect(placesIn('deu-DEU')).toEqual([
    'intents.0.expressions',
    'slots.0.canonicals.2.literals',
    'slots.0.canonicals.1.literals',
    'uiActions.0.ttsResponses.0',
    'uiActions.0.guiResponse',
    'ttsResponses.0.texts',
    'intents.1.expressions.0.text',
    'uiActions.1',
    'reusableExpressions.0.values.deu-DEU.0',
    'ttsResponses.0',
  ])
})

test('a reusable part is looked at in all languages at once', () => {
  expect(placesIn('eng-USA')).toEqual(['reusableExpressions.0.values.eng-USA.0'])
})

test('all else is a problem of the domain, whatever language it was looked at in', () => {
  const ofDomain = [
    'intents.2.name',
    'slots.0.canonicals.3',
    'uiActions.1.guiResponse.screenType',
    'intents.2.fulfilledBy',
    'modules.0.rules.0',
  ]
  expect(placesIn(undefined)).toEqual(ofDomain)
  const inEnglish = findProblems(wrong, { ...context, language: 'eng-USA' }, concepts)
  const others = inEnglish.filter((problem) => languageOf(problem, 'eng-USA') === undefined)
  expect(others.map(({ at }) => at.join('.'))).toEqual(ofDomain)
})

test('two languages together have each problem once', () => {
  const inEnglish = { ...context, language: 'eng-USA' }
  const whole = findProblems(wrong, inEnglish, concepts)
  const german = problemsOfLanguage(wrong, context, concepts)
  expect(german.map(({ at }) => at.slice(0, 3).join('.'))).toEqual([
    'intents.0.expressions',
    'slots.0.canonicals',
    'slots.0.canonicals',
    'uiActions.0.ttsResponses',
    'uiActions.0.guiResponse',
    'ttsResponses.0.texts',
    'intents.1.expressions',
    'uiActions.1',
    'ttsResponses.0',
  ])
  const shared = whole.filter((problem) => languageOf(problem, 'eng-USA') !== 'eng-USA')
  for (const problem of german) expect(shared).not.toContainEqual(problem)
})
