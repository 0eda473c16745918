import { aUiAction } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { actText, firstTexts, guiText, settingsText, spokenText } from './summaries.ts'

test('a row says what the assistant says first', () => {
  const texts = firstTexts([
    { name: 'empty', texts: [] },
    { name: 'hello', texts: ['Hello', 'Hi'] },
  ])
  expect(spokenText(aUiAction('a', { ttsResponses: ['empty', 'hello'] }), texts)).toBe('Hello')
  expect(spokenText(aUiAction('a', { ttsResponses: ['empty', 'gone'] }), texts)).toBe('empty, gone')
  expect(spokenText(aUiAction('a'), texts)).toBe('')
})

test('a row says which settings are not those of a new UI action', () => {
  const action = aUiAction('a', {
    clientBehaviourFlags: { followUp: true, bargeIn: false },
    whiteList: ['stop', 'play'],
    speakingStyle: 'soft',
    emotionAnimation: 'happy',
    useCloudTts: true,
    soundFocus: { referencePoint: 'DRIVER', coordinates: [] },
  })
  expect(settingsText(action)).toBe(
    'followUp, not bargeIn, white list 2, soft, happy, Cloud TTS, heard from DRIVER',
  )
  expect(settingsText(aUiAction('a', { emotionAnimation: 'neutral' }))).toBe('')
})

test('a row says what kind of screen it shows', () => {
  const shows = (type: string) => guiText(aUiAction('a', { guiResponse: { name: 'a', type } }))
  expect([shows('TOAST_MESSAGE'), shows('UNKNOWN'), shows('OTHER')]).toEqual(['Toast Message', '', 'OTHER'])
  expect(guiText(aUiAction('a'))).toBe('')
})

test('a row says what its dialog act speaks of', () => {
  const speaks = (type: string, slots: Record<string, string>) =>
    actText(aUiAction('a', { dialogAct: { type, slots } }))
  expect(speaks('askForInput', { genre: '', artist: '' })).toBe('genre, artist')
  expect(speaks('confirm', { search: 'unique' })).toBe('search is unique')
  expect(speaks('confirm', { search: '' })).toBe('search')
  expect(speaks('giveInformation', {})).toBe('')
})
