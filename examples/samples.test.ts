import type { Domain } from '@sdp/domain'
import { handlerEnvironments } from '@sdp/domain/api-actions'
import { matchers } from '@sdp/domain/decision-table'
import { checkContributor, checkDomainName, checkGeneralData } from '@sdp/domain/general-data'
import { supportedLanguages } from '@sdp/domain/languages'
import { findProblems, problemsBeforeUse, publishingProblems } from '@sdp/domain/problems'
import { allFindings, createRuleAnalyser } from '@sdp/domain/rule-analysis'
import { sharedInputProblems } from '@sdp/domain/sharing'
import { checkWireEntries, collectionOf, collections, fromWire, toWire } from '@sdp/domain/wire'
import { describe, expect, test } from 'vitest'
import { platformConfiguration } from '../apps/server/src/config/platform-configuration.ts'
import { readSamples, sampleFiles, sampleText } from './samples.ts'

const platform = {
  vendorPrefix: 'sdp_',
  coreActions: platformConfiguration.coreActions,
  platformUiActions: platformConfiguration.systemActions,
  languages: supportedLanguages,
}
const samples = readSamples()
const domains = samples.map(({ domain }) => domain)

test('there are four samples in three languages each, two of them embedded and one a test domain', () => {
  const names = ['Climate', 'MediaPlayer', 'Navigation', 'TourGuideTest']
  expect([...new Set(domains.map(({ name }) => name))]).toEqual(names)
  for (const name of names) {
    const spoken = samples.filter(({ domain }) => domain.name === name).map(({ language }) => language)
    expect(spoken).toHaveLength(3)
    expect(spoken).toEqual(expect.arrayContaining(['deu-DEU', 'eng-USA']))
    expect(spoken.some((language) => ['cmn-CHN', 'jpn-JPN'].includes(language))).toBe(true)
  }
  const having = (flag: 'embedded' | 'isTestDomain') =>
    new Set(domains.filter((domain) => domain[flag]).map(({ name }) => name))
  expect(having('embedded')).toEqual(new Set(['MediaPlayer', 'TourGuideTest']))
  expect(having('isTestDomain')).toEqual(new Set(['TourGuideTest']))
})

test('every file is written with an indentation of two and stays small enough to read', () => {
  for (const file of sampleFiles()) {
    const text = sampleText(file)
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`, file).toBe(text)
    expect(Buffer.byteLength(text), file).toBeLessThan(400_000)
  }
})

describe.each(samples)('$title', ({ wire, domain, language }) => {
  test('every rule can fire, and no call is made again and again', () => {
    const found = allFindings(domain, createRuleAnalyser()(domain)).map(({ message }) => message)
    expect(found.filter((message) => /never fires|again and again/.test(message))).toEqual([])
  })

  test('every entry is as the wire format describes it', () => {
    for (const collection of collections) {
      const content = collectionOf(wire, collection)
      if (content === undefined && collection.isOptional) continue
      expect(content, collection.path).toBeDefined()
      expect(checkWireEntries(collection, entriesOf(collection, content))).toEqual([])
    }
  })

  test('[DOM-020] [DOM-021] [DOM-022] loads with nothing to mend and is written back as it was', () => {
    const loaded = fromWire(wire)
    expect(loaded.notices).toEqual([])
    const written = toWire(loaded.domain)
    expect(written).toEqual(wire)
    // Equality does not look at the order of keys, and a map of the wire is shown in its order
    for (const collection of collections.filter(({ shape }) => shape === 'map')) {
      const keys = Object.keys(collectionOf(written, collection) ?? {})
      expect(keys).toEqual(Object.keys(collectionOf(wire, collection) ?? {}))
    }
  })

  test('nothing about it is wrong', () => {
    expect(checkDomainName(domain.name)).toBeUndefined()
    expect(checkGeneralData(domain)).toEqual({})
    expect(publishingProblems(domain)).toEqual([])
    expect(problemsBeforeUse(domain)).toEqual([])
    expect(findProblems(domain, { ...platform, language })).toEqual([])
    expect(supportedLanguages.map(({ value }) => value)).toContain(language)
    expect(checkContributor(String(wire.creator_email))).toBeUndefined()
  })

  test('has a handler address for every environment that it can have', () => {
    for (const handler of domain.handlers) {
      for (const environment of handlerEnvironments(domain)) {
        expect(handler.urls[environment]).toMatch(/^https:\/\/[a-z.]+\.sdp\.example\//)
      }
    }
  })
})

test('what one sample shares with another exists there', () => {
  const shared = {
    userInputs: domains.map(({ name, slots }) => ({ name, inputs: sharedNames(slots) })),
    apiInputs: domains.map(({ name, apiInputs }) => ({ name, inputs: sharedNames(apiInputs) })),
  }
  expect(domains.flatMap((domain) => sharedInputProblems(domain, shared))).toEqual([])
  expect(domains.some(({ slots }) => slots.some(({ fromShared }) => fromShared.length > 0))).toBe(true)
})

test('together they use every matcher, every kind of condition and each slot type', () => {
  const rules = domains.flatMap(({ modules }) => modules.flatMap((module) => module.rules))
  const conditions = rules.flatMap((rule) => [rule.intent, rule.request, ...inputConditions(rule)])
  expect(new Set(conditions.map(({ matcher }) => matcher))).toEqual(new Set(matchers.map(({ name }) => name)))

  for (const kind of ['slots', 'apiInputs', 'vehicleInputs', 'contextInputs', 'featureFlags'] as const) {
    expect(rules.some((rule) => rule[kind].length > 0)).toBe(true)
  }
  expect(rules.some(({ apiAction }) => Object.keys(apiAction.parameters ?? {}).length > 0)).toBe(true)

  const types = domains.flatMap(({ slots }) => slots.map(({ type }) => type))
  const expected = ['StaticList', 'Number', 'which', 'FreeText', 'yesNo', 'Dictation']
  expect(types).toEqual(expect.arrayContaining(expected))
})

test('together they use every dialog act and every kind of GUI response', () => {
  const actions = domains.flatMap(({ uiActions }) => uiActions)
  const acts = actions.map(({ dialogAct }) => dialogAct?.type)
  expect(acts).toEqual(expect.arrayContaining(['giveInformation', 'askForInput', 'confirm', 'select']))
  const kinds = actions.map(({ guiResponse }) => guiResponse?.type)
  expect(kinds).toEqual(
    expect.arrayContaining(['ONLINE_UI', 'TOAST_MESSAGE', 'DICTATION', 'PROACTIVE_DIALOG', 'DETAIL_VIEW']),
  )
})

function entriesOf(collection: (typeof collections)[number], content: unknown): [string, unknown][] {
  if (collection.shape === 'value') return [['', content]]
  if (collection.shape === 'map') return Object.entries(content as object)
  return (content as Record<string, unknown>[]).map((entry) => [String(entry[collection.key!]), entry])
}

function inputConditions(rule: Domain['modules'][number]['rules'][number]) {
  const { slots, apiInputs, vehicleInputs, contextInputs, featureFlags } = rule
  return [...slots, ...apiInputs, ...vehicleInputs, ...contextInputs, ...featureFlags]
}

function sharedNames(inputs: readonly { name: string; shared: boolean }[]): string[] {
  return inputs.filter(({ shared }) => shared).map(({ name }) => name)
}
