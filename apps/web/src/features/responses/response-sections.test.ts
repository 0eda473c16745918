import type { ResponseKind } from '@sdp/domain/responses'
import { aDomain, aUiAction } from '@sdp/domain/testing'
import type { UiAction } from '@sdp/domain/ui-actions'
import { expect, test } from 'vitest'
import { aboutResponse, otherResponses, shownResponses } from './response-sections.ts'

const answer = aUiAction('answer', {
  ttsResponses: ['hello', 'lost'],
  audioResponses: ['ding'],
  preTtsText: 'answer_preTts',
})
const domain = aDomain({
  uiActions: [answer, aUiAction('show', { ttsResponses: ['hello', 'more'] })],
  ttsResponses: [
    { name: 'hello', texts: ['Hello', 'Hi'] },
    { name: 'more', texts: ['More'] },
    { name: 'left', texts: ['Over'] },
    { name: 'answer_preTts', texts: ['Well'] },
    { name: 'show_postTts', texts: ['So'] },
  ],
  audioResponses: [{ name: 'ding', texts: ['ding.wav'] }],
})

test('responses stand in the order in which they are said, between what is said before and after', () => {
  const shown = shownResponses(domain, answer, 'tts')
  expect(shown.map(({ name, place, texts }) => [name, place, texts])).toEqual([
    ['answer_preTts', 'before', ['Well']],
    ['hello', 'response', ['Hello', 'Hi']],
    ['lost', 'response', []],
    ['answer_postTts', 'after', []],
  ])
  expect(shown.map((one) => aboutResponse(one, 'tts'))).toEqual([
    '1 text',
    '2 texts, also used by show',
    'no text in this language',
    'no text in this language',
  ])
  expect(shownResponses(domain, answer, 'audio').map((one) => aboutResponse(one, 'audio'))).toEqual([
    '1 sound',
  ])
})

test('a UI action that says nothing begins with a response of its own name, unless another one has it (ruling R124)', () => {
  const silent = aUiAction('silent')
  const places = (action: UiAction, kind: ResponseKind = 'tts') =>
    shownResponses({ ...domain, uiActions: [...domain.uiActions, action] }, action, kind).map(
      (one) => one.place,
    )
  expect(places(silent)).toEqual(['before', 'proposed', 'after'])
  expect(places(silent, 'audio')).toEqual([])
  expect(places(aUiAction('left'))).toEqual(['before', 'after'])
})

test('responses that can be used as well are listed with who uses them, without those around UI actions', () => {
  expect(otherResponses(domain, answer, 'tts')).toEqual([
    { name: 'more', texts: ['More'], usedBy: ['show'] },
    { name: 'left', texts: ['Over'], usedBy: [] },
  ])
})
