import { expect, test } from 'vitest'
import { messages } from '../../messages/messages.ts'
import { type Asker, type Judged, refusalReason } from './judge.ts'
import type { ApprovalOption, PublishingAction } from './state.ts'

const words = messages.publishing
const editor: Asker = { mayEdit: true, hasAccess: true, hasPlatforms: true }
const approver: Asker = { ...editor, mayEdit: false }
const stranger: Asker = { ...approver, hasAccess: false }

function judged(approval: Judged['approval'] | object = {}, more: Partial<Judged> = {}): Judged {
  return {
    resource: 'languageModel',
    isActive: true,
    approval: { requester: 'Nora', approver: '', message: '', ...approval },
    isOwn: false,
    hasApproved: false,
    isRunning: false,
    ...more,
  }
}
const required = judged({ state: 'required' })
const requested = judged({ state: 'requested', action: 'publish' })
const approved = judged({ state: 'approved', action: 'publish', approver: 'Max' })
const changed = judged({ state: 'required', message: 'The content changed' })
const own = { ...requested, isOwn: true }

test.each<[string, PublishingAction, ApprovalOption, Judged, Asker, string | undefined]>([
  ['runs where no approval is needed', 'publish', 'execute', judged(), editor, undefined],
  ['needs the edit right', 'publish', 'execute', judged(), approver, messages.domain.readOnly],
  [
    'needs a platform',
    'publish',
    'execute',
    judged(),
    { ...editor, hasPlatforms: false },
    messages.domain.platformsRequired,
  ],
  ['needs the approval', 'publish', 'execute', required, editor, words.approvalRequired],
  ['does not run on a request alone', 'publish', 'execute', requested, editor, words.approvalRequired],
  ['joins what is under way', 'publish', 'execute', { ...required, isRunning: true }, editor, undefined],
  ['runs when approved', 'publish', 'execute', approved, editor, undefined],
  ['runs for what was approved only', 'unpublish', 'execute', approved, editor, words.approvalRequired],
  [
    'takes away only what is there',
    'unpublish',
    'execute',
    judged({}, { isActive: false }),
    editor,
    words.nothingActive,
  ],
  ['takes models from providers', 'ar-removal', 'execute', judged(), editor, undefined],
  [
    'leaves dialogs with the runtime',
    'ar-removal',
    'execute',
    judged({}, { resource: 'dialog' }),
    editor,
    words.modelsOnly,
  ],
  ['is asked for', 'publish', 'request', required, editor, undefined],
  ['is asked for by who may edit', 'publish', 'request', required, approver, messages.domain.readOnly],
  [
    'is not asked for where nobody needs to agree',
    'publish',
    'request',
    judged(),
    editor,
    words.noApprovalNeeded,
  ],
  ['is asked for once', 'publish', 'request', requested, editor, 'Requested by Nora'],
  ['is asked for once, whatever it is', 'unpublish', 'request', approved, editor, 'Requested by Nora'],
  ['is approved without a session', 'publish', 'approve', requested, approver, undefined],
  ['is approved by who has access', 'publish', 'approve', requested, stranger, messages.domain.readOnly],
  ['is approved by somebody else', 'publish', 'approve', own, editor, 'You cannot approve your own request'],
  [
    'is approved once by everybody',
    'publish',
    'approve',
    { ...requested, hasApproved: true },
    editor,
    words.approvedAlready,
  ],
  ['is approved for what was asked', 'unpublish', 'approve', requested, editor, words.noRequest],
  ['is approved while it is open', 'publish', 'approve', approved, editor, 'Approved by Max'],
  ['is approved as it was asked for', 'publish', 'approve', changed, editor, 'The content changed'],
  ['is approved when it was asked for', 'publish', 'approve', required, editor, words.noRequest],
  ['is cancelled by the requester without a session', 'publish', 'cancel', own, approver, undefined],
  ['is cancelled by whoever may edit', 'publish', 'cancel', approved, editor, undefined],
  ['is not cancelled by others', 'publish', 'cancel', requested, approver, messages.domain.readOnly],
  ['is cancelled when it was asked for', 'publish', 'cancel', required, editor, words.noRequest],
  ['is refused by others', 'publish', 'refuse', requested, approver, undefined],
  ['is not refused by the requester', 'publish', 'refuse', own, approver, words.ownRequest],
])('it %s', (_, action, option, state, asker, expected) => {
  expect(refusalReason({ action, option }, state, asker)).toBe(expected)
})
