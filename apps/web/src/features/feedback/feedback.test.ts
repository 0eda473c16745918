import { notifications } from '@sdp/api'
import { expect, test } from 'vitest'
import {
  checkDescription,
  checkFeedbackType,
  feedbackTypes,
  maxDescriptionLength,
  newFeedback,
} from './feedback.ts'

const ann = { name: 'Ann', email: 'ann@example.com', sub: '1' }
const now = new Date('2026-11-15T10:00:00Z')
const feedback = { feedbackType: 'Bug', description: '  It is broken\n' } as const

test('the feedback types are Bug, Concept-Bug and New Feature', () => {
  expect(feedbackTypes).toEqual(['Bug', 'Concept-Bug', 'New Feature'])
})

test('a feedback needs a type', () => {
  expect(checkFeedbackType('')).toBe('Feedback type is required')
  expect(checkFeedbackType('Bug')).toBeUndefined()
})

test('a feedback needs a description that is not blank', () => {
  for (const blank of ['', '  ', '\n\t']) {
    expect(checkDescription(blank)).toBe('Please, include a description of the issue.')
  }
  expect(checkDescription('x')).toBeUndefined()
})

test('[FEED-009] a description has at most 1000 characters', () => {
  expect(maxDescriptionLength).toBe(1000)
  const accepts = (length: number) =>
    notifications.bug.shapes.body.safeParse({ feedbackType: 'Bug', description: 'x'.repeat(length) }).success
  expect(accepts(1000)).toBe(true)
  expect(accepts(1001)).toBe(false)
})

test('[FEED-005] a feedback says what, by whom, when, where and about which domain', () => {
  const domain = { name: 'Media', embedded: false }
  expect(newFeedback(feedback, { user: ann, now, path: '/domains/media/intent-editor', domain })).toEqual({
    feedbackType: 'Bug',
    description: 'It is broken',
    source: '/domains/media/intent-editor',
    username: 'ann@example.com',
    date: '2026-11-15T10:00:00.000Z',
    domainName: 'Media',
    labels: [],
  })
})

test('[FEED-018] a feedback about an embedded domain carries the label SWF_SYNC', () => {
  const about = (embedded: boolean) =>
    newFeedback(feedback, { user: ann, now, path: '/', domain: { name: 'Seats', embedded } }).labels
  expect(about(true)).toEqual(['SWF_SYNC'])
  expect(about(false)).toEqual([])
})
