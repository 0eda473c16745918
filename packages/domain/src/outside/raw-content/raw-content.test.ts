import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWireDomain } from '../../testing/any-wire-domain.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { aDomain, aModule, anIntent, aRule } from '../../testing/index.ts'
import { fromWire } from '../../whole-domain/wire/from-wire.ts'
import { toWire } from '../../whole-domain/wire/to-wire.ts'
import { rawContent, readRawContent, replaceContent } from './raw-content.ts'

const music = aDomain({ intents: [anIntent('play')], modules: [aModule('Main', aRule(['play']))] })

test('a text that nobody changed changes nothing, whatever the domain', () => {
  assertProperty(
    fc.property(anyWireDomain(), (wire) => {
      // The outside may have a name that no save takes
      const { domain } = fromWire(JSON.parse(JSON.stringify(wire).replaceAll('__proto__', 'proto')))
      const read = readRawContent(rawContent(domain))
      if ('problems' in read) throw new Error(JSON.stringify(read.problems))
      expect(toWire(replaceContent(domain, read))).toEqual(toWire(domain))
    }),
    { numRuns: 60 },
  )
})

test('what the text says is the content afterwards, and general data stay', () => {
  const read = readRawContent(rawContent(music).replaceAll('"play"', '"resume"'))
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const after = replaceContent(music, read)
  expect(after.intents.map(({ name }) => name)).toEqual(['resume'])
  expect(after.languages).toEqual(music.languages)
  expect(after.name).toBe(music.name)
})

test.each([
  ['{"justtalk": [}', 1, 'Invalid JSON at line 1, column 15'],
  ['[]', 1, 'This has to be an object'],
  ['{\n "colour": "red"\n}', 2, 'colour is no part of the content'],
  ['{\n "decision_rules": {}\n}', 2, 'This has to be a list'],
  ['{\n "ontology": 7\n}', 2, 'This has to be an object'],
])('%s is refused with its line and the reason', (text, line, message) => {
  const read = readRawContent(text)
  expect('problems' in read && read.problems[0]).toMatchObject({ line, message })
})

test('a value of the wrong kind is reported at its place, also below names with dots', () => {
  const text =
    '{\n  "tts_responses": {\n    "a.b": ["fine"],\n    "a": [\n      "fine",\n      12\n    ]\n  }\n}'
  const read = readRawContent(text)
  expect('problems' in read && read.problems.map(({ line, at }) => [line, text.slice(at, at + 2)])).toEqual([
    [6, '12'],
  ])
})
