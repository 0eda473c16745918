import { expect, test } from 'vitest'
import type { ApiAction } from '../../model/api-action.ts'
import { aDomain, aModule, aRule } from '../../testing/index.ts'
import { problemsBeforeUse, publishingProblems } from './before-use.ts'

const whole = { dev: 'https://dev.example', nonprod: 'https://nonprod.example', prod: 'https://prod.example' }

function anApiAction(handler: string): ApiAction {
  return { name: 'fetch', comments: '', handler, path: [], domain: '', requiredAuthLevel: 2 }
}

function aDomainWithHandler({ handler = 'default', urls = whole, embedded = false }) {
  return aDomain({ embedded, handlers: [{ id: 'default', urls }], apiActions: [anApiAction(handler)] })
}

test('a domain whose API actions have whole handlers has no problems', () => {
  expect(problemsBeforeUse(aDomainWithHandler({}))).toEqual([])
})

test.each(['', 'gone'])('[DOM-043] an API action with the handler "%s" has none', (handler) => {
  expect(problemsBeforeUse(aDomainWithHandler({ handler }))).toEqual([
    {
      severity: 'error',
      message: 'You have API Actions with undefined handler',
      secondary: 'fetch',
      at: ['apiActions', 0],
    },
  ])
})

test.each(['dev', 'nonprod', 'prod'])(
  '[DOM-044] a handler without its %s address is broken',
  (environment) => {
    const problems = problemsBeforeUse(aDomainWithHandler({ urls: { ...whole, [environment]: ' ' } }))
    expect(problems.map(({ message }) => message)).toEqual(['You have API Actions with broken handler'])
  },
)

test('[DOM-045] a handler of an embedded domain is not looked into', () => {
  const urls = { dev: '', nonprod: '', prod: '' }
  expect(problemsBeforeUse(aDomainWithHandler({ urls, embedded: true }))).toEqual([])
})

test('a handler that no API action uses may be unfinished (ruling R281)', () => {
  const handlers = [{ id: 'default', urls: { dev: '', nonprod: '', prod: '' } }]
  expect(problemsBeforeUse(aDomain({ handlers }))).toEqual([])
})

test('[DOM-046] publishing and uploading need a platform', () => {
  expect(publishingProblems(aDomain({ platforms: ['NTG7-SOP'] }))).toEqual([])
  expect(publishingProblems(aDomain({ platforms: [] }))).toEqual([
    { severity: 'error', message: 'Please specify the platform(s) of your domain', at: ['platforms'] },
  ])
})

test('[DOM-047] rows that say nothing are reported per module with their numbers', () => {
  const modules = [aModule('Good', aRule(['play'])), aModule('Bad', aRule([]), aRule(['play']), aRule([]))]
  expect(problemsBeforeUse(aDomain({ modules }))).toEqual([
    {
      severity: 'error',
      message: 'Invalid decision table rows detected in Bad module.',
      secondary: '1, 3',
      at: ['modules', 1],
    },
  ])
})

test('[DOM-048] a module name used several times is reported once', () => {
  const modules = [aModule('Main'), aModule('Other'), aModule('Main'), aModule('Main')]
  expect(problemsBeforeUse(aDomain({ modules }))).toEqual([
    { severity: 'error', message: 'Duplicate modules named Main detected.', at: ['modules', 2] },
  ])
})
