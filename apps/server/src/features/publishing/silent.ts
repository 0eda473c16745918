import { messages } from '@sdp/domain'
import type { PublishState } from '@sdp/domain/publishing'
import type { Deps } from '../../deps.ts'

/** Where a target cannot be asked, nobody knows what is active there. */
export async function withSilent(
  { publishing }: Pick<Deps, 'publishing'>,
  states: readonly PublishState[],
): Promise<PublishState[]> {
  const isSilent = await publishing.silent()
  const unknown = { state: 'unknown', msgShort: messages.publishing.targetSilent } as const
  return states.map((state) =>
    isSilent(state) ? { ...state, resourceState: { ...state.resourceState, ...unknown } } : state,
  )
}
