import { expect, test } from 'vitest'
import { supportedLanguages } from '../../model/supported-languages.ts'
import { chatStages } from '../chat/stages.ts'
import { environments, markets } from './configuration.ts'
import { defaultConfiguration } from './defaults.ts'
import {
  asInstructions,
  instructionsFor,
  itemsOf,
  languagesAt,
  pipelineSteps,
  stepsOfRun,
} from './instructions.ts'
import { itemKey, placeOf } from './place.ts'

const cloud = (...languages: string[]) => ({ embedded: false, languages })
const places = (languages: string[], embedded = false) => [
  ...new Set(instructionsFor(defaultConfiguration, { embedded, languages }).map(({ node }) => node)),
]

test('[PUB-033] [PUB-034] [PUB-035] [PUB-036] [PUB-037] the parts of the configuration have what is specified', () => {
  expect(defaultConfiguration.resources).toEqual([
    { code: 'dialog', name: 'Dialog Resource' },
    { code: 'languageModel', name: 'Language Model' },
  ])
  expect(defaultConfiguration.providers.map(({ code }) => code)).toEqual([
    'runtime',
    'america',
    'china',
    'world',
  ])
  expect(defaultConfiguration.environments).toEqual(
    environments.map((code, order) => ({ code, name: code, order })),
  )
  expect(defaultConfiguration.languages).toHaveLength(supportedLanguages.length)
  expect(defaultConfiguration.nodes).toContainEqual({
    code: 'ECE',
    description: 'Europe and the Middle East',
    order: 2,
    domain: { embedded: false },
    environments: ['dev', 'nonprod', 'prod'],
    languages: expect.arrayContaining(['deu-DEU', 'eng-USA']),
  })
})

test('[PUB-109] the markets are the nodes, and embedded domains have one of their own', () => {
  expect(markets.toSorted()).toEqual(['AMAP', 'CHINA', 'CLOUD', 'ECE', 'EMBEDDED'])
  expect(defaultConfiguration.nodes.map(({ code }) => code)).toEqual(markets)
  expect(defaultConfiguration.nodes.filter(({ domain }) => domain.embedded).map(({ code }) => code)).toEqual([
    'EMBEDDED',
  ])
})

test('a market in which domains are spoken to has the environments of its stages', () => {
  const stages = defaultConfiguration.nodes
    .filter(({ code }) => code !== 'EMBEDDED' && code !== 'CLOUD')
    .flatMap((node) => node.environments.map((environment) => `${node.code.toLowerCase()}-${environment}`))
  expect(stages.toSorted()).toEqual([...chatStages].sort())
})

test('[PUB-038] the language model takes all steps, the dialog is neither trained nor tested', () => {
  const codes = (provider: string) =>
    pipelineSteps(defaultConfiguration, { provider, environment: 'prod' }).map(({ code }) => code)
  expect(codes('world')).toEqual(['check', 'build', 'train', 'test', 'deliver', 'activate'])
  expect(codes('runtime')).toEqual(['check', 'build', 'test', 'deliver', 'activate'])
  expect(defaultConfiguration.pipelines[0]?.steps[0]).toEqual({ order: 0, code: 'check', name: 'Check' })
})

test('the pipeline of an environment goes before that of all, by the order of its steps', () => {
  const step = (code: string, order: number) => ({ code, order, name: code })
  const pipelines = [
    { provider: 'world', environment: 'all', steps: [step('activate', 0)] },
    { provider: 'world', environment: 'prod', steps: [step('activate', 9), step('check', 1)] },
  ]
  const codes = (environment: string) =>
    pipelineSteps({ pipelines }, { provider: 'world', environment }).map(({ code }) => code)
  expect(codes('prod')).toEqual(['check', 'activate'])
  expect(codes('dev')).toEqual(['activate'])
})

test('what is built already is only delivered and activated (ruling R151)', () => {
  const place = { provider: 'world', environment: 'prod' }
  expect(stepsOfRun(defaultConfiguration, place, { isBuilt: true }).map(({ code }) => code)).toEqual([
    'deliver',
    'activate',
  ])
  expect(stepsOfRun(defaultConfiguration, place, { isBuilt: false })).toHaveLength(6)
})

test('[PUB-039] a domain is published where its languages are heard', () => {
  expect(places(['deu-DEU'])).toEqual(['ECE'])
  expect(places(['eng-USA', 'cmn-CHN'])).toEqual(['ECE', 'AMAP', 'CHINA'])
  expect(instructionsFor(defaultConfiguration, cloud('cmn-CHN'))).toEqual([
    {
      node: 'CHINA',
      environment: 'nonprod',
      resource: 'dialog',
      provider: 'runtime',
      languages: ['cmn-CHN'],
    },
    {
      node: 'CHINA',
      environment: 'nonprod',
      resource: 'languageModel',
      provider: 'china',
      languages: ['cmn-CHN'],
    },
    { node: 'CHINA', environment: 'prod', resource: 'dialog', provider: 'runtime', languages: ['cmn-CHN'] },
    {
      node: 'CHINA',
      environment: 'prod',
      resource: 'languageModel',
      provider: 'china',
      languages: ['cmn-CHN'],
    },
  ])
})

test('the languages of a model go to those who understand them', () => {
  const models = instructionsFor(defaultConfiguration, cloud('deu-DEU', 'eng-USA', 'fra-FRA')).filter(
    (one) => one.node === 'ECE' && one.environment === 'dev',
  )
  expect(models.map(({ provider, languages }) => [provider, languages])).toEqual([
    ['runtime', ['deu-DEU', 'eng-USA', 'fra-FRA']],
    ['world', ['deu-DEU', 'fra-FRA']],
    ['america', ['eng-USA']],
  ])
})

test('embedded domains have their own market for all languages', () => {
  expect(places(['deu-DEU', 'cmn-CHN', 'tlh-QNS'], true)).toEqual(['EMBEDDED'])
})

test('a language without a market goes to the cloud, and a market has no other ones (ruling R151)', () => {
  expect(places(['tlh-QNS'])).toEqual(['CLOUD'])
  expect(languagesAt(defaultConfiguration, cloud('tlh-QNS', 'deu-DEU'), 'CLOUD')).toEqual(['tlh-QNS'])
  expect(languagesAt(defaultConfiguration, cloud('tlh-QNS', 'deu-DEU'), 'ECE')).toEqual(['deu-DEU'])
})

test('[PUB-040] instructions are items by language, and items are instructions again', () => {
  const all = instructionsFor(defaultConfiguration, cloud('deu-DEU', 'eng-USA', 'fra-FRA'))
  const items = all.flatMap(itemsOf)
  expect(items.every((item) => Object.keys(item).length === 5)).toBe(true)
  expect(new Set(items.map(itemKey)).size).toBe(items.length)
  expect(asInstructions(items)).toEqual(all)
})

test('the dialog is kept once for all languages of a node', () => {
  const place = { node: 'ECE', environment: 'dev', language: 'deu-DEU' }
  expect(placeOf({ ...place, resource: 'dialog', provider: 'runtime' }).language).toBe('')
  expect(placeOf({ ...place, resource: 'languageModel', provider: 'world' }).language).toBe('deu-DEU')
})
