import type { AccessNotice } from '@sdp/api'
import { expect, test } from 'vitest'
import { noticeFor } from './access-notices.ts'

const paul = { name: 'Paul', email: 'paul@sdp.example', sub: 'p' }
const nora = { name: 'Nora', email: 'nora@sdp.example', sub: 'n' }
const notice: AccessNotice = {
  type: 'access-request',
  what: 'requested',
  domain: 'Seats',
  by: 'Paul',
  reason: '',
  requester: 'Paul',
  requesterEmail: paul.email,
  creator: 'nora',
}

test('the creator is told of a request, and who asked of its answer', () => {
  expect(noticeFor(notice, nora)?.message).toBe('Paul asks for access to Seats')
  expect(noticeFor(notice, paul)).toBeUndefined()
  const granted = { ...notice, what: 'granted' as const, by: 'Nora' }
  expect(noticeFor(granted, paul)).toEqual({ kind: 'success', message: 'Nora gave you access to Seats' })
  expect(noticeFor(granted, nora)).toBeUndefined()
  expect(noticeFor({ ...granted, what: 'declined', reason: 'Later' }, paul)).toEqual({
    kind: 'warning',
    message: 'Nora declined your request for access to Seats',
    secondary: 'Later',
  })
})
