import { expect, test } from 'vitest'
import { knownConcepts } from '../../nouns/concepts/known-concepts.ts'
import { aDomain, aModule, anExpression, anIntent, aRule } from '../../testing/index.ts'
import type { ResourceCode } from './configuration.ts'
import { findingsFor } from './findings.ts'

const context = {
  language: 'eng-USA',
  vendorPrefix: '',
  coreActions: [],
  platformUiActions: [],
  languages: [],
}
const whole = { name: 'Music', platforms: ['NTG7-SOP'] }
const blocking = (domain: Parameters<typeof aDomain>[0], resource: ResourceCode = 'dialog') =>
  findingsFor(aDomain({ ...whole, ...domain }), context, resource).blocking.map(({ message }) => message)

test('[PUB-079] a domain without platforms is not published', () => {
  for (const resource of ['dialog', 'languageModel'] as const) {
    expect(blocking({ platforms: [] }, resource)).toContain('Please specify the platform(s) of your domain')
  }
})

test('concepts that are not there or have no active text are reported and keep nothing from being published', () => {
  const domain = aDomain({
    ...whole,
    ttsResponses: [{ name: 'bye', texts: ['Well, GONE_CONCEPT BYE_CONCEPT'] }],
  })
  const concepts = knownConcepts([{ name: 'BYE_CONCEPT', isActive: false, formerNames: [] }])
  const messagesFor = (resource: ResourceCode) =>
    findingsFor(domain, { ...context, concepts }, resource).warnings.map(({ message }) => message)
  expect(messagesFor('dialog')).toEqual(
    expect.arrayContaining([
      'There is no concept GONE_CONCEPT',
      'The concept BYE_CONCEPT has no active text in eng-USA',
    ]),
  )
  expect(messagesFor('languageModel').join()).not.toContain('CONCEPT')
  expect(findingsFor(domain, { ...context, concepts }, 'dialog').blocking).toEqual([])
})

const action = { name: 'fetch', comments: '', handler: 'gone', path: [], domain: '', requiredAuthLevel: 2 }
const urls = { dev: 'https://dev.example', nonprod: '', prod: 'https://prod.example' }

test('[PUB-080] an API action without a handler keeps a domain from being published', () => {
  expect(blocking({ apiActions: [action] })).toContain('You have API Actions with undefined handler')
})

test('[PUB-081] [PUB-082] and so does a handler without an address, unless the domain is embedded', () => {
  const broken = { apiActions: [{ ...action, handler: 'default' }], handlers: [{ id: 'default', urls }] }
  expect(blocking(broken)).toContain('You have API Actions with broken handler')
  expect(blocking({ ...broken, embedded: true })).not.toContain('You have API Actions with broken handler')
})

test('[PUB-083] [PUB-084] and so do rows that say nothing and modules of one name', () => {
  const modules = [aModule('Main', aRule([])), aModule('Main')]
  expect(blocking({ modules })).toEqual(
    expect.arrayContaining([
      'Invalid decision table rows detected in Main module.',
      'Duplicate modules named Main detected.',
    ]),
  )
})

test('an expression that cannot be read concerns the language model alone (ruling R163)', () => {
  const intents = [anIntent('play', { expressions: [anExpression('play (')] })]
  expect(blocking({ intents }, 'languageModel').length).toBeGreaterThan(0)
  expect(blocking({ intents }, 'dialog')).toEqual([])
})

test('warnings are reported and keep nothing from being published', () => {
  const ttsResponses = [{ name: 'unused', texts: ['Hello'] }] as never
  const { blocking, warnings } = findingsFor(aDomain({ ...whole, ttsResponses }), context, 'dialog')
  expect(blocking).toEqual([])
  expect(warnings.length).toBeGreaterThan(0)
})

test('what two checks find is reported once', () => {
  const modules = [aModule('Main', aRule([]))]
  expect(blocking({ modules }).filter((message) => message.startsWith('Invalid decision'))).toHaveLength(1)
})
