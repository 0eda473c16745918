import type { FailingTest } from './failing-tests.ts'
import type { Item } from './place.ts'

export const resourceStates = ['unknown', 'published', 'unpublished', 'outdated', 'error', 'mixed'] as const
export type ResourceState = (typeof resourceStates)[number]

export const approvalStates = ['required', 'requested', 'approved', 'mixed'] as const
export type ApprovalState = (typeof approvalStates)[number]

/** What can be asked for. */
export const approvalActions = ['publish', 'unpublish'] as const
export type ApprovalAction = (typeof approvalActions)[number]

/** What can be done at a place; taking a language model away needs the approval of an unpublish (ruling R150). */
export const publishingActions = ['publish', 'unpublish', 'ar-removal'] as const
export type PublishingAction = (typeof publishingActions)[number]

/** What somebody does with an instruction: the specified four, and refusing a request with a reason. */
export const approvalOptions = ['request', 'execute', 'approve', 'cancel', 'refuse'] as const
export type ApprovalOption = (typeof approvalOptions)[number]

export const stepStates = ['inactive', 'unknown', 'progress', 'success', 'warning', 'failed'] as const
export type StepState = (typeof stepStates)[number]

/** The state of the approval of one item. */
export interface Approval {
  /** None where no approval is needed. */
  state?: ApprovalState | undefined
  action?: ApprovalAction | undefined
  requester: string
  requesterSub: string
  /** What the requester says to whoever answers. */
  comment: string
  /** Who said yes so far, as one text. */
  approver: string
  approverSubs: readonly string[]
  /** How many more have to say yes. */
  missing: number
  /** What became of the last request where it is no longer open: refused and why, or void and why; else empty. */
  message: string
}

/** The state of one item. */
export interface PublishState extends Item {
  resourceState: {
    state: ResourceState
    msgShort: string
    msgLong: string
    savePointName: string
    /** Who published it last. */
    user: string
    /** ISO time of the last change; empty for none. */
    date: string
    /** Whether something is published there, whatever became of a later attempt. */
    isActive: boolean
    /** What the target has in place of what is published; that can be delivered again. */
    atTarget?: string | undefined
  }
  /** Absent when nothing is known of approvals; without a state none is needed. */
  approval?: Approval | undefined
  pipeline: {
    /** With the kept tests that failed, as far as they are listed. */
    steps: readonly { code: string; state: StepState; failing?: readonly FailingTest[] | undefined }[]
    /** The code of the step under way, or that a waiting run begins with; else empty. */
    currentStep: string
    logs: readonly { text: string; updatedAt: string }[]
  }
  /** Why the instruction just sent was not followed for this item. */
  refusal?: string | undefined
}
