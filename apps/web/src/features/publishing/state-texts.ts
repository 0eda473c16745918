import {
  type ApprovalState,
  aggregateApprovalState,
  aggregateResourceState,
  isUnderWay,
  type PublishState,
  type ResourceState,
  type StepState,
} from '@sdp/domain/publishing'

export const stateNames: Readonly<Record<ResourceState, string>> = {
  unknown: 'Unknown',
  published: 'Published',
  unpublished: 'Unpublished',
  outdated: 'Outdated',
  error: 'Error',
  mixed: 'Mixed',
}

export const stepStateNames: Readonly<Record<StepState, string>> = {
  inactive: 'not started',
  unknown: 'unknown',
  progress: 'in progress',
  success: 'done',
  warning: 'done with warnings',
  failed: 'failed',
}

/** What a chip says about several items. */
export interface ChipText {
  state: ResourceState
  approval: ApprovalState | undefined
  isUnderWay: boolean
  text: string
}

/** What a chip shows of the items behind it; that something is under way it shows by turning. */
export function chipText(states: readonly PublishState[]): ChipText {
  const state = aggregateResourceState(states.map(({ resourceState }) => resourceState.state))
  const approval = aggregateApprovalState(states.map((one) => one.approval?.state))
  const asked = approval && approvalNames[approval]
  const text = asked === undefined ? stateNames[state] : `${stateNames[state]}, ${asked}`
  return { state, approval, isUnderWay: states.some(isUnderWay), text }
}

const approvalNames: Readonly<Record<ApprovalState, string | undefined>> = {
  // Said by the buttons: where approvals are needed this is how things stand most of the time
  required: undefined,
  requested: 'requested',
  approved: 'approved',
  mixed: 'partly requested',
}

/** A button to download is 180 pixels wide when its label has more than 10 characters. */
export function downloadButtonWidth(label: string): number | undefined {
  return label.length > 10 ? 180 : undefined
}

/** The other save points that publishing these items would replace something of. */
export function replacedSavePoints(states: readonly PublishState[], savePoint: string): string[] {
  const published = states
    .filter(({ resourceState }) => resourceState.isActive && resourceState.savePointName !== '')
    .map(({ resourceState }) => resourceState.savePointName)
  return [...new Set(published)].filter((name) => name !== savePoint).toSorted()
}
