import { messages } from '@sdp/domain'
import { expect, test } from 'vitest'
import { leaveQuestion } from './leave-question.ts'

const intents = { domainId: 'music', language: undefined }

test('[SAVE-001] leaving the editor asks, its tabs do not', () => {
  expect(leaveQuestion(intents, intents)).toBeUndefined()
  expect(leaveQuestion(intents, { domainId: undefined, language: undefined })).toBe(
    'If you leave, you will lose your unsaved changes. Do you want to proceed?',
  )
})

test('another domain or save point asks as well, another language asks in its own words', () => {
  expect(leaveQuestion(intents, { ...intents, domainId: 'radio' })).toBe(messages.domain.confirmLeave)
  expect(leaveQuestion(intents, { ...intents, language: 'deu-DEU' })).toBe(messages.languages.confirmSwitch)
})
