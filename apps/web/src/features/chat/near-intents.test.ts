import type { ChatReading, TextRecognitionReply } from '@sdp/api'
import { expect, test } from 'vitest'
import { isNotUnderstood, nearIntents } from './near-intents.ts'

type FullResponse = TextRecognitionReply['fullResponse']

const nothing: FullResponse = {
  domainId: null,
  domain: null,
  language: 'eng-USA',
  candidates: [],
  isForHeadUnit: false,
  trace: null,
  passedOver: [],
  passedCounts: [],
  reply: null,
  millis: 1,
}
const candidate = {
  domainId: 'seats',
  domain: 'Seats',
  intent: 'warm',
  score: 0.4,
  by: 'guess' as const,
  freeWords: 0,
  arbitration: '',
  lostBy: 'another is more certain',
}
const guess = (intent: string, score: number): ChatReading => ({
  intent,
  slots: [],
  score,
  origin: { kind: 'guess', nearest: 'x' },
})
const radio = (understood: NonNullable<FullResponse['trace']>['understood']): FullResponse => ({
  ...nothing,
  domainId: 'radio',
  trace: {
    version: 1,
    text: 'x',
    understood,
    rounds: [],
    resets: [],
    forgotten: [],
    end: { kind: 'answered' },
  },
})
const others = [
  {
    by: 'guess' as const,
    reading: guess('stop', 0.2),
    why: { kind: 'too unlikely' as const, threshold: 0.3 },
  },
]

test('what a sentence comes near to is listed for every domain, each intent once, the most certain first', () => {
  const chosen = { by: 'guess' as const, reading: guess('play', 0.6) }
  const answering = { ...candidate, domainId: 'radio', intent: 'play', score: 0.6 }
  const full = { ...radio({ text: 'x', chosen, others }), candidates: [answering, candidate] }
  expect(nearIntents(full).map(({ domainId, intent }) => `${domainId} ${intent}`)).toEqual([
    'radio play',
    'seats warm',
    'radio stop',
  ])
})

test('nothing was understood where domains were asked and none knew it, unless the head unit does', () => {
  expect(isNotUnderstood(radio({ text: 'x', others }))).toBe(true)
  expect(
    isNotUnderstood(radio({ text: 'x', chosen: { by: 'guess', reading: guess('a', 0.5) }, others })),
  ).toBe(false)
  expect(isNotUnderstood(nothing)).toBe(false)
  expect(isNotUnderstood({ ...nothing, candidates: [{ ...candidate, intent: null, by: null }] })).toBe(true)
  expect(isNotUnderstood({ ...nothing, candidates: [candidate], isForHeadUnit: true })).toBe(false)
})
