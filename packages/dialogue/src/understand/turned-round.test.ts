import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { markReader, negated, off, question } from '../meaning/marks.ts'
import { newState } from '../model/state.ts'
import { compile } from '../program/compile.ts'
import { isRarelyNegated, turnedRoundBy } from './turned-round.ts'
import { understand } from './understand.ts'

const intent = (name: string, ...expressions: string[]) =>
  anIntent(name, { expressions: expressions.map((text) => anExpression(text)) })

const marks = (language: string, text: string) => [...markReader(language)!.read(text).keys()]

test('negations, ends and questions are found, and polite requests are no questions', () => {
  expect(marks('eng-USA', "don't turn off the radio")).toEqual([negated, off])
  expect(marks('eng-USA', 'is the seat heating on')).toContain(question)
  expect(marks('eng-USA', 'could you heat the seat')).not.toContain(question)
  expect(marks('deu-DEU', 'schalte die Heizung nicht ein')).toContain(negated)
  expect(marks('cmn-CHN', '不要打开空调')).toContain(negated)
  expect(marks('cmn-CHN', '能不能播放音乐')).not.toContain(negated)
  expect(markReader('lat-VAT')).toBeUndefined()
})

const program = compile(
  aDomain({
    slots: [aSlot('state', { on: ['on'], off: ['off'] })],
    intents: [
      intent('massage_on', 'start the massage', 'I would like a massage'),
      intent('climate_off', 'turn off the climate control', 'I do not need the climate control'),
      intent('fan', 'turn the fan $(state)'),
      intent('volume_down', 'turn it down', 'lower the volume'),
      intent('query_heat', 'is the heating on', 'how warm is it'),
    ],
  }),
  'eng-USA',
)
const turned = (name: string, text: string) => turnedRoundBy(program, name, text)

test('an opposite that few of many expressions say is by the way', () => {
  const news = [
    'news',
    'the news please',
    'what is new',
    'read me the headlines',
    'any news today',
    'tell me the news',
  ]
  const domain = aDomain({ intents: [intent('news', ...news, 'the news of last week')] })
  expect(turnedRoundBy(compile(domain, 'eng-USA'), 'news', 'news of next week')).toBeUndefined()
})

test('a negation that few of many expressions have is asked about', () => {
  const louder = [
    'louder please',
    'turn it up',
    'more volume',
    'a bit louder',
    'raise the volume',
    'up with it',
  ]
  const domain = aDomain({
    intents: [intent('louder', ...louder, 'it is not loud enough'), intent('stop', 'stop')],
  })
  const few = compile(domain, 'eng-USA')
  expect(isRarelyNegated(few, 'louder', 'please not louder')).toBe(true)
  expect(isRarelyNegated(few, 'louder', 'please louder')).toBe(false)
  expect(isRarelyNegated(program, 'climate_off', 'I do not want the climate control')).toBe(false)
})

test('a sentence that says the opposite of an intent is none of it', () => {
  expect(turned('massage_on', 'stop the massage')).toBe('stop')
  expect(turned('massage_on', 'please no massage now')).toBe('no')
  expect(turned('massage_on', 'is the massage on')).toBe('is')
  expect(turned('volume_down', 'turn the volume up')).toBe('up')
})

test('what an expression says itself is no opposite, also by a literal', () => {
  expect(turned('climate_off', 'switch the climate control off now')).toBeUndefined()
  expect(turned('fan', 'please turn off that fan')).toBeUndefined()
  expect(turned('query_heat', 'is it warm')).toBeUndefined()
  expect(turned('massage_on', 'could you start a massage for me')).toBeUndefined()
})

test('two turns that no single expression has are not those of two', () => {
  expect(turned('climate_off', "don't turn off the climate control")).toBe("don't")
})

test('free text that begins with a negation is asked about, and one that has it later is a title', () => {
  const music = compile(
    aDomain({
      slots: [aSlot('title', {}, { type: 'FreeText' })],
      intents: [intent('play', 'play $(title)', 'put on $(title)')],
    }),
    'eng-USA',
  )
  const isAsked = (text: string) => understand(music, newState(), text).asksBack ?? false
  expect(isAsked('play no jazz')).toBe(true)
  expect(isAsked('play it is not over')).toBe(false)
})
