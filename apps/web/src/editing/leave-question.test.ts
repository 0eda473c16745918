import { messages } from '@sdp/domain'
import { expect, test } from 'vitest'
import { type Leaving, leaveQuestion, leavingBetween } from './leave-question.ts'

const intents = { domainId: 'music', language: undefined }
const asked = { language: 'deu-DEU', disabledReason: undefined }

test('[SAVE-001] leaving the editor asks, its tabs do not', () => {
  expect(leavingBetween(intents, intents)).toBeUndefined()
  expect(leavingBetween(intents, { domainId: undefined, language: undefined })).toBe('page')
  expect(leaveQuestion('page', asked).text).toBe(
    'If you leave, you will lose your unsaved changes. Do you want to proceed?',
  )
})

test('another save point or language is asked about as well', () => {
  expect(leavingBetween(intents, { ...intents, domainId: 'radio' })).toBe('save point')
  expect(leavingBetween(intents, { ...intents, language: 'deu-DEU' })).toBe('language')
  expect(leaveQuestion('save point', asked).text).toBe(messages.domain.confirmLeave)
  expect(leaveQuestion('language', asked).text).toBe(messages.languages.confirmSwitch)
})

test('every question says where a draft is found again, and why the changes cannot be saved', () => {
  for (const leaving of ['page', 'save point', 'language', 'session'] satisfies Leaving[]) {
    const { kept, saveDisabledReason } = leaveQuestion(leaving, asked)
    expect(kept).toContain('30 days')
    expect(kept).toContain('deu-DEU')
    expect(saveDisabledReason).toBeUndefined()
    expect(
      leaveQuestion(leaving, { ...asked, disabledReason: 'Start a session to edit' }).saveDisabledReason,
    ).toContain('Start a session to edit')
  }
})
