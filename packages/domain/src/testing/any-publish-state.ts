import fc from 'fast-check'
import type { Approval, PublishState } from '../outside/publishing/state.ts'

const noApproval: Approval = {
  requester: '',
  requesterSub: '',
  comment: '',
  approver: '',
  approverSubs: [],
  missing: 0,
  message: '',
}

/** A state for tests: nothing published, no approval needed, nothing under way. */
export function aPublishState(
  resourceState: PublishState['resourceState']['state'] = 'unpublished',
  approval: Partial<Approval> | undefined = {},
  item: Partial<PublishState> = {},
): PublishState {
  return {
    node: 'ECE',
    environment: 'prod',
    resource: 'languageModel',
    provider: 'world',
    language: 'deu-DEU',
    resourceState: {
      state: resourceState,
      msgShort: '',
      msgLong: '',
      savePointName: '',
      user: '',
      date: '',
      isActive: resourceState === 'published' || resourceState === 'outdated',
    },
    approval: { ...noApproval, ...approval },
    pipeline: { steps: [], currentStep: '', logs: [] },
    ...item,
  }
}

const people = ['paul', 'nora', 'max']

const anyApproval = fc.oneof(
  fc.constant({}),
  fc.constant({ state: 'required' } as const),
  fc.record({
    state: fc.constantFrom('requested', 'approved'),
    action: fc.constantFrom('publish', 'unpublish'),
    requesterSub: fc.constantFrom(...people),
    approverSubs: fc.subarray(['nora', 'max']),
  }),
)

/** Any state of one item of a page with two languages. */
export const anyPublishState = fc
  .record({
    resource: fc.constantFrom('dialog', 'languageModel'),
    environment: fc.constantFrom('dev', 'prod'),
    language: fc.constantFrom('deu-DEU', 'fra-FRA'),
    state: fc.constantFrom('unknown', 'published', 'unpublished', 'outdated', 'error'),
    approval: fc.option(anyApproval, { nil: undefined, freq: 8 }),
  })
  .map(({ resource, environment, language, state, approval }) => {
    const provider = resource === 'dialog' ? 'runtime' : 'world'
    const made = aPublishState(state as never, approval as never, {
      resource,
      environment,
      language,
      provider,
    })
    return approval === undefined ? { ...made, approval: undefined } : made
  })
