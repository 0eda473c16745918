import { messages } from '../../messages/messages.ts'
import { approvalActionOf } from './approvals.ts'
import type { Approval, ApprovalOption, PublishingAction } from './state.ts'

/** Who asks, and what of the domain counts for it. */
export interface Asker {
  /** As for saving: access and the session (ruling R168). */
  mayEdit: boolean
  /**
   * Whether the domain is open to them; no session is needed to say yes or no to somebody else's wish (ruling R150).
   */
  hasAccess: boolean
  hasPlatforms: boolean
}

/** The state of what the instruction is about. */
export interface Judged {
  resource: string
  isActive: boolean
  approval: Pick<Approval, 'state' | 'action' | 'requester' | 'approver' | 'message'>
  /** Whether the request that is open is the asker's own. */
  isOwn: boolean
  /** Whether the asker said yes to it already. */
  hasApproved: boolean
  /** Whether the same was asked for and is on its way: who asks again joins (ruling R152). */
  isRunning: boolean
}

/** Why an instruction is not followed for one item, or nothing. */
export function refusalReason(
  { action, option }: { action: PublishingAction; option: ApprovalOption },
  judged: Judged,
  asker: Asker,
): string | undefined {
  const words = messages.publishing
  if (action === 'ar-removal' && judged.resource !== 'languageModel') return words.modelsOnly
  const { approval } = judged
  const isOpen = approval.state === 'requested' || approval.state === 'approved'
  const isForThis = isOpen && approval.action === approvalActionOf(action)

  if (option === 'request' || option === 'execute') {
    if (!asker.mayEdit) return messages.domain.readOnly
    if (!asker.hasPlatforms) return messages.domain.platformsRequired
    if (action !== 'publish' && !judged.isActive) return words.nothingActive
    if (option === 'request') {
      if (approval.state === undefined) return words.noApprovalNeeded
      return isOpen ? words.requestedBy(approval.requester) : undefined
    }
    if (approval.state === undefined) return undefined
    const isApproved = approval.state === 'approved' && isForThis
    return isApproved || judged.isRunning ? undefined : words.approvalRequired
  }
  if (option === 'cancel') {
    if (!asker.mayEdit && !(asker.hasAccess && judged.isOwn)) return messages.domain.readOnly
    return isForThis ? undefined : words.noRequest
  }
  if (!asker.hasAccess) return messages.domain.readOnly
  if (approval.state === 'approved' && isForThis) return words.approvedBy(approval.approver)
  // What became of the last one, such as that its content changed
  if (approval.state === 'required') return approval.message || words.noRequest
  if (!isForThis) return words.noRequest
  if (judged.isOwn) return words.ownRequest
  return option === 'approve' && judged.hasApproved ? words.approvedAlready : undefined
}

/**
 * Why what is published is not delivered again, or nothing: as for publishing, but for the approval that it had
 * (ruling R157).
 */
export function redeliveryRefusalReason({
  mayEdit,
  hasTarget,
  isRunning,
}: {
  mayEdit: boolean
  hasTarget: boolean
  isRunning: boolean
}): string | undefined {
  const words = messages.publishing
  if (!mayEdit) return messages.domain.readOnly
  if (!hasTarget) return words.noTarget
  return isRunning ? words.isRunning : undefined
}
