import { noEverydayLanguage } from '@sdp/domain/everyday-language'
import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compileRecogniser } from '../recognise/recogniser.ts'
import { knownWordsOf } from './known-words.ts'
import { languageTables } from './phrases.ts'

const note = anIntent('note', { expressions: [anExpression('write down $(title)')] })
const stop = anIntent('stop', { expressions: [anExpression('stop')] })
const domainOf = (...intents: (typeof note)[]) =>
  aDomain({ slots: [aSlot('title', {}, { type: 'FreeText' })], intents })

test('what an edit took away counts no more: neither its words nor that it took any', () => {
  const tables = languageTables('eng-USA', noEverydayLanguage)!
  const before = compileRecogniser(domainOf(note, stop), 'eng-USA')
  const after = compileRecogniser(domainOf(stop), 'eng-USA', before)
  const words = [before, after].map(({ version }) => knownWordsOf(version, tables))
  expect(words.map((known) => known.hasFreeText)).toEqual([true, false])
  expect(words.map((known) => [known.has('write'), known.has('stop')])).toEqual([
    [true, true],
    [false, true],
  ])
})
