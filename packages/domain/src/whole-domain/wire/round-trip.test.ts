import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWireDomain, sortedText } from '../../testing/any-wire-domain.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import {
  aDomain,
  aLargeWireDomain,
  aModule,
  anIntent,
  aRule,
  aSlot,
  aWireDomain,
} from '../../testing/index.ts'
import { fromWire } from './from-wire.ts'
import { toWire } from './to-wire.ts'

test('what is loaded and written back is what was there, absent and unknown fields included (ruling R273)', {
  timeout: 60_000,
}, () => {
  assertProperty(
    fc.property(anyWireDomain(), (wire) => {
      const { domain, notices } = fromWire(structuredClone(wire))
      expect(notices.filter(({ message }) => !message.startsWith('Duplicate modules'))).toEqual([])
      expect(sortedText(toWire(domain))).toBe(sortedText(wire))
    }),
    { numRuns: 200 },
  )
})

test('what was loaded loads the same again', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyWireDomain(), (wire) => {
      const { domain } = fromWire(wire)
      expect(fromWire(toWire(domain)).domain).toEqual(domain)
    }),
    { numRuns: 50 },
  )
})

test('a large domain comes back as it was, its lists in the same order', () => {
  const wire = aLargeWireDomain({
    intents: 40,
    expressions: 10,
    rules: 300,
    languages: ['eng-USA', 'deu-DEU'],
  })
  const sorted = { ...wire, languages: wire.languages?.toReversed() }
  expect(toWire(fromWire(structuredClone(wire)).domain)).toEqual(sorted)
})

test('a domain made in the editor is the same after it was written and loaded', () => {
  const domain = aDomain({
    intents: [anIntent('play'), anIntent('ask', { dialogActType: 'request', justTalk: false })],
    slots: [aSlot('genre', { rock: ['rock music'], jazz: [] })],
    modules: [aModule('Main', aRule(['play'], { uiAction: 'answer' })), aModule('Main')],
    handlers: [{ id: 'default', urls: { dev: 'https://a.example', nonprod: '', prod: '' } }],
    guiResponses: [{ name: 'answer', template: '$found.list' }],
    discardInputOnSdc: true,
  })
  expect(fromWire(toWire(domain)).domain).toEqual(domain)
})

test('an absent field is written once it is changed', () => {
  const ontology = { intents: { stop: {} }, userInputs: {}, apiInputs: {} }
  const { domain } = fromWire(aWireDomain({ ontology }))
  const commented = { ...domain.intents[0]!, comments: 'ends it' }
  expect(toWire({ ...domain, intents: [commented] }).ontology?.intents).toEqual({
    stop: { comments: 'ends it' },
  })
})
