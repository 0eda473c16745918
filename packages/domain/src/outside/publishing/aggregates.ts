import type { ApprovalState, PublishState, ResourceState } from './state.ts'

/** What several items together are. */
export function aggregateResourceState(states: readonly ResourceState[]): ResourceState {
  const [first] = states
  if (first === undefined) return 'unknown'
  if (states.length === 1) return first
  if (states.includes('error')) return 'error'
  for (const all of ['published', 'outdated', 'unpublished'] as const) {
    if (states.every((state) => state === all)) return all
  }
  return !states.includes('published') && states.includes('unpublished') ? 'unpublished' : 'mixed'
}

/** The state of the approvals of several items; undefined where none needs one. */
export function aggregateApprovalState(
  states: readonly (ApprovalState | undefined)[],
): ApprovalState | undefined {
  const [first] = states
  return states.every((state) => state === first) ? first : 'mixed'
}

/** Whether something is being done with an item, or waits for it. */
export function isRunning({ pipeline }: Pick<PublishState, 'pipeline'>): boolean {
  return pipeline.currentStep !== ''
}
