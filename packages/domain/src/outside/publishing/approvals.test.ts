import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../../testing/assert-property.ts'
import {
  approvalActionOf,
  approvalText,
  approversNeeded,
  hasApproved,
  isOwnRequest,
  withApproval,
} from './approvals.ts'
import { defaultConfiguration } from './defaults.ts'
import { approvalActions, approvalOptions } from './state.ts'

const paul = { name: 'Paul', email: 'paul@sdp.example', sub: 'p1' }
const nora = { name: 'Nora', email: 'nora@sdp.example', sub: 'n1' }
const max = { name: '', email: 'max@sdp.example', sub: '' }
const asked = { requester: 'paul@sdp.example', requesterSub: 'p1', approvers: [] }

test('[PUB-058] [PUB-059] what is asked for and what is sent are those specified, and a refusal', () => {
  expect(approvalActions).toEqual(['publish', 'unpublish'])
  expect(approvalOptions).toEqual(['request', 'execute', 'approve', 'cancel', 'refuse'])
  expect(approvalActionOf('ar-removal')).toBe('unpublish')
})

test('prod needs one approver, other environments none (ruling R149)', () => {
  expect(['dev', 'nonprod', 'prod'].map((one) => approversNeeded(defaultConfiguration, one))).toEqual([
    0, 0, 1,
  ])
})

test("[PUB-089] a request is one's own by the sign-in's id or by e-mail", () => {
  expect(isOwnRequest(asked, paul)).toBe(true)
  expect(isOwnRequest(asked, { ...paul, email: 'other@sdp.example' })).toBe(true)
  expect(isOwnRequest(asked, { ...paul, sub: 'other', email: 'PAUL@sdp.example' })).toBe(true)
  expect(isOwnRequest(asked, nora)).toBe(false)
  expect(isOwnRequest({ ...asked, requesterSub: '' }, max)).toBe(false)
})

test('a request is approved as soon as enough people said yes', () => {
  assertProperty(
    fc.property(fc.integer({ min: 1, max: 5 }), (needed) => {
      let request = { ...asked, approvers: [] as { email: string; sub: string; name: string }[] }
      for (let said = 1; said <= needed; said++) {
        const user = { name: `P${said}`, email: `p${said}@sdp.example`, sub: `s${said}` }
        expect(hasApproved(request, user)).toBe(false)
        const { state, approvers } = withApproval(request, { user, comment: '', needed })
        request = { ...request, approvers }
        expect(state).toBe(said < needed ? 'requested' : 'approved')
        expect(hasApproved(request, user)).toBe(true)
      }
    }),
  )
  expect(withApproval(asked, { user: max, comment: '', needed: 1 }).approvers).toEqual([
    { email: max.email, sub: '', name: 'max' },
  ])
})

test.each([
  ['[PUB-098]', 'required', 'Publishing & Unpublishing are locked, a new approval is required.'],
  ['[PUB-099]', 'requested', 'Requested by Paul'],
  ['[PUB-100]', 'approved', 'Approved by Nora'],
  ['[PUB-101]', 'mixed', 'Unknown authorize state'],
  ['[PUB-101]', 'lost', 'Unknown authorize state'],
])('%s an approval that is %s reads so', (_, state, text) => {
  expect(approvalText({ state, requester: 'Paul', approver: 'Nora' })).toBe(text)
})

test('where no approval is needed nothing is said of it', () => {
  expect(approvalText({})).toBeUndefined()
})
