import type { PublishRequest, RequestNotice } from '@sdp/api'
import { expect, test } from 'vitest'
import { answeredDomains, failureTexts, noticeFor, waitingDomains } from './publish-requests.ts'

const request: PublishRequest = {
  domainId: 'music',
  name: 'Music',
  action: 'publish',
  node: 'ECE',
  environment: 'prod',
  resource: 'languageModel',
  language: 'deu-DEU',
  savePoint: 'Original',
  requester: 'Paul',
  requestedAt: '2026-11-16T12:00:00.000Z',
  comment: '',
}

test('what one person asks for at one place is one line', () => {
  const lines = waitingDomains([
    request,
    { ...request, language: 'fra-FRA' },
    { ...request, resource: 'dialog', language: '' },
    { ...request, requester: 'Max', action: 'unpublish' },
  ])
  expect(lines.map(({ primary, secondary }) => [primary, secondary])).toEqual([
    ['Music: publish at ECE prod', 'Requested by Paul · deu-DEU · fra-FRA'],
    ['Music: unpublish at ECE prod', 'Requested by Max · deu-DEU'],
  ])
})

test('the comment of a request is shown in its line once', () => {
  const said = { ...request, comment: 'Before Monday' }
  expect(waitingDomains([said, { ...said, language: 'fra-FRA' }]).map(({ secondary }) => secondary)).toEqual([
    'Requested by Paul · deu-DEU · fra-FRA · “Before Monday”',
  ])
})

test('answers of one person at one place are one line, with what was said', () => {
  const answer = {
    id: '1',
    domainId: 'music',
    name: 'Music',
    action: 'publish',
    node: 'ECE',
    environment: 'prod',
    resource: 'dialog',
    language: '',
    answer: 'approved',
    by: 'Nora',
    comment: 'Well done',
  } as const
  const lines = answeredDomains([
    answer,
    { ...answer, id: '2', resource: 'languageModel', language: 'deu-DEU' },
    { ...answer, id: '3', environment: 'nonprod', answer: 'refused', comment: 'Too early' },
  ])
  expect(lines.map(({ ids, primary, secondary }) => [ids, primary, secondary])).toEqual([
    [['1', '2'], 'Nora approved your request for Music at ECE prod', 'publish · deu-DEU · “Well done”'],
    [['3'], 'Nora refused your request for Music at ECE nonprod', 'publish · “Too early”'],
  ])
})

const notice: RequestNotice = {
  what: 'approved',
  domainId: 'music',
  name: 'Music',
  action: 'publish',
  places: ['ECE prod deu-DEU'],
  requester: 'Paul',
  requesterSub: 'p1',
  by: 'Nora',
  reason: '',
}

test('who asked is told of a yes and of a no with its reason, and nobody else', () => {
  expect(noticeFor(notice, { sub: 'p1' })).toEqual({
    kind: 'success',
    message: 'Nora approved your request for Music at ECE prod deu-DEU',
  })
  expect(noticeFor({ ...notice, reason: 'Well done' }, { sub: 'p1' })?.secondary).toBe('Well done')
  expect(noticeFor({ ...notice, what: 'refused', reason: 'Too early' }, { sub: 'p1' })).toEqual({
    kind: 'warning',
    message: 'Nora refused your request for Music at ECE prod deu-DEU',
    secondary: 'Too early',
  })
  expect(noticeFor({ ...notice, what: 'requested' }, { sub: 'p1' })).toBeUndefined()
  expect(noticeFor(notice, { sub: 'n1' })).toBeUndefined()
})

test('who asked for a run that failed is told what, where and why', () => {
  const failure = {
    type: 'publishing-failed',
    name: 'Music',
    action: 'publish',
    node: 'ECE',
    environment: 'prod',
    reason: 'Deliver failed: Redis of ECE: connect ECONNREFUSED',
    askedBy: 'paul@sdp.example',
  } as const
  expect(failureTexts(failure)).toEqual(['Your publish of Music at ECE prod failed', failure.reason])
  expect(failureTexts({ ...failure, action: 'ar-removal' })[0]).toBe(
    'Your language model removal of Music at ECE prod failed',
  )
})
