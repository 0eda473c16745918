import { aDomain, anExpression, anIntent, aSlot, aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { compile, newState, understand } from '../index.ts'
import { yesOrNo } from './asked-value.ts'

const asks = (slot: string) =>
  aUiAction(`ask_${slot}`, { dialogAct: { type: 'askForInput', slots: { [slot]: '' } } })
const domain = aDomain({
  slots: [
    aSlot('zone', { driver: ['driver', 'driver seat'], passenger: ['passenger', 'passenger seat'] }),
    aSlot('position', {}, { type: 'which' }),
    aSlot('degrees', {}, { type: 'Number' }),
    aSlot('artist', {}, { type: 'FreeText' }),
    aSlot('departure', {}, { type: 'Time' }),
  ],
  intents: [anIntent('heat', { expressions: [anExpression('heat the seat')] })],
  uiActions: ['zone', 'position', 'degrees', 'artist', 'departure'].map(asks),
})
const program = compile(domain, 'eng-USA')
const answerTo = (slot: string, text: string) => {
  const waits = { uiAction: `ask_${slot}`, act: 'askForInput', slots: [slot], whiteList: [] }
  const { chosen } = understand(program, { ...newState(), waits }, text)
  return chosen?.by === 'answer'
    ? chosen.reading.slots.map(({ value, text: said }) => [value, said])
    : undefined
}

test('the value that was asked for is found among other words', () => {
  expect(answerTo('zone', 'uh, the driver I guess')).toEqual([['driver', 'driver']])
  expect(answerTo('zone', 'the passenger seat please')).toEqual([['passenger', 'passenger seat']])
  expect(answerTo('position', 'take the first one please')).toEqual([[1, 'the first one']])
  expect(answerTo('position', 'um I think number three')).toEqual([[3, 'three']])
  expect(answerTo('degrees', 'maybe twenty two or so')).toEqual([[22, 'twenty two']])
  expect(answerTo('departure', 'I leave at 8')).toEqual([['8', '8']])
  expect(answerTo('departure', 'uh, at half past six I guess')).toEqual([['half past six', 'half past six']])
})

test('what is negated is not meant, and of two values none is', () => {
  expect(answerTo('position', 'no not the first the second')).toEqual([[2, 'the second']])
  expect(answerTo('zone', 'the driver and the passenger')).toBeUndefined()
  expect(answerTo('departure', 'either seven or eight thirty')).toBeUndefined()
  expect(answerTo('zone', 'not the driver')).toBeUndefined()
})

test('a question and a long sentence are no answers', () => {
  expect(answerTo('position', 'what was the second one again?')).toBeUndefined()
  expect(answerTo('zone', 'my driver told me yesterday that it would rain all day')).toBeUndefined()
})

test('free text takes words, but not those that give no answer', () => {
  expect(answerTo('artist', 'The Beatles')).toEqual([['The Beatles', 'The Beatles']])
  expect(answerTo('artist', "I don't care")).toBeUndefined()
  expect(answerTo('artist', 'no idea')).toBeUndefined()
})

test('yes and no are distinguished from each other, from both, and from a request with a courtesy', () => {
  const said = (text: string) => yesOrNo(text, 'eng-USA')
  expect(said('yes please')).toEqual({ isYes: true, isWhole: true })
  expect(said('no leave it')).toEqual({ isYes: false, isWhole: false })
  expect(said('yes and no')).toBeUndefined()
  expect(said('turn on the radio please')).toBeUndefined()
  expect(said('play some jazz')).toBeUndefined()
})
