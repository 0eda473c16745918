import {
  type ApprovalState,
  aggregateApprovalState,
  aggregateResourceState,
  isRunning,
  type PublishState,
  type ResourceState,
  type StepState,
} from '@sdp/domain/publishing'
import { originalName } from '@sdp/domain/save-points'

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
  /** How it looks: what is live in an older version is outdated, all of it or a part (ruling R169). */
  look: ResourceState
  approval: ApprovalState | undefined
  isRunning: boolean
  text: string
  /** The save points that it came from, where that is not the Original. */
  savePoints: readonly string[]
  /** ISO time of the last change; empty for none. */
  date: string
  /** What failed. */
  failures: readonly string[]
}

/** What a chip shows of the items behind it; that something is under way it shows by turning. */
export function chipText(states: readonly PublishState[]): ChipText {
  const state = aggregateResourceState(states.map(({ resourceState }) => resourceState.state))
  const approval = aggregateApprovalState(states.map((one) => one.approval?.state))
  const asked = approval && approvalNames[approval]
  const { look, word } = wordOf(state, states)
  return {
    state,
    look,
    approval,
    isRunning: states.some(isRunning),
    text: asked === undefined ? word : `${word}, ${asked}`,
    savePoints: [...new Set(states.map(({ resourceState }) => resourceState.savePointName))]
      .filter((name) => name !== '' && name !== originalName)
      .toSorted(),
    date: states.map(({ resourceState }) => resourceState.date).reduce((a, b) => (a > b ? a : b), ''),
    failures: [
      ...new Set(
        states.flatMap(({ resourceState }) =>
          resourceState.state === 'error' ? [resourceState.msgShort] : [],
        ),
      ),
    ].filter(Boolean),
  }
}

/** Resources in different states say what that means together. */
function wordOf(
  state: ResourceState,
  states: readonly PublishState[],
): { look: ResourceState; word: string } {
  if (state !== 'mixed') return { look: state, word: stateNames[state] }
  const has = (one: ResourceState) => states.some(({ resourceState }) => resourceState.state === one)
  if (states.every(({ resourceState }) => resourceState.state === 'unknown')) {
    return { look: 'unknown', word: stateNames.unknown }
  }
  if (has('unknown')) return { look: state, word: 'Partly unknown' }
  if (has('unpublished')) return { look: state, word: 'Partly published' }
  return { look: 'outdated', word: stateNames.outdated }
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
