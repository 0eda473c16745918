import { expect, test } from 'vitest'
import { defaultConfiguration } from './defaults.ts'
import { readConfiguration } from './own-configuration.ts'

const node = {
  code: 'TEST',
  description: 'Test cars',
  order: 0,
  domain: { embedded: false },
  environments: ['dev'],
  languages: ['deu-DEU'],
}
const step = (code: string, order: number) => ({ code, order, name: code })

test('the usual configuration fits together', () => {
  expect(readConfiguration({})).toEqual({ configuration: defaultConfiguration })
  expect(readConfiguration(JSON.parse(JSON.stringify(defaultConfiguration)))).toEqual({
    configuration: defaultConfiguration,
  })
})

test('a team says what is different, part by part', () => {
  const approvals = [{ environment: 'prod', approvers: 2 }]
  expect(readConfiguration({ approvals, nodes: [node] })).toEqual({
    configuration: { ...defaultConfiguration, approvals, nodes: [node] },
  })
  const tests = [{ environment: 'prod', failing: 'warn' }]
  expect(readConfiguration({ tests })).toEqual({ configuration: { ...defaultConfiguration, tests } })
})

test.each([
  ['no object', [], /expected object/],
  ['an unknown part', { markets: [] }, /Unrecognized key: "markets"/],
  [
    'a strange environment',
    { approvals: [{ environment: 'stage', approvers: 1 }] },
    /^approvals\.0\.environment: /,
  ],
  [
    'too few approvers',
    { approvals: [{ environment: 'prod', approvers: -1 }] },
    /^approvals\.0\.approvers: /,
  ],
  [
    'failing tests that do something unknown',
    { tests: [{ environment: 'prod', failing: 'ask' }] },
    /^tests\.0\.failing: /,
  ],
  [
    'two rules for tests',
    {
      tests: [
        { environment: 'prod', failing: 'warn' },
        { environment: 'prod', failing: 'stop' },
      ],
    },
    /^tests: prod is there twice$/,
  ],
  [
    'a rule twice',
    {
      approvals: [
        { environment: 'prod', approvers: 1 },
        { environment: 'prod', approvers: 2 },
      ],
    },
    /^approvals: prod is there twice$/,
  ],
  ['a node twice', { nodes: [node, node] }, /^nodes: TEST is there twice$/],
  [
    'a node in an environment that is not there',
    { environments: [{ code: 'prod', name: 'Prod', order: 0 }], nodes: [node] },
    /^nodes\.TEST: there is no environment dev$/,
  ],
  [
    'a pipeline that never activates',
    {
      pipelines: [{ provider: 'world', environment: 'all', steps: [step('activate', 0), step('check', 1)] }],
    },
    /^pipelines\.world: the last step has to be activate$/,
  ],
  [
    'a step twice',
    { pipelines: [{ provider: 'world', environment: 'all', steps: [step('check', 0), step('check', 1)] }] },
    /^pipelines\.world: check is there twice$/,
  ],
  [
    'a provider without a pipeline',
    { pipelines: [{ provider: 'world', environment: 'all', steps: [step('activate', 0)] }] },
    /^pipelines: runtime has none for dev$/,
  ],
  [
    'a provider that is not there',
    { providers: [{ code: 'runtime', name: 'Runtime' }] },
    /^providers: world is missing/,
  ],
])('%s is reported in a sentence', (_, own, message) => {
  expect(readConfiguration(own).problem).toMatch(message)
})
