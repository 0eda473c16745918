import type { Domain } from '@sdp/domain'
import { newState, type State } from '../model/state.ts'

interface Switch {
  /** What the domain knew when it was left, if it took part before. */
  own: State | undefined
  /** The name of the domain that the conversation was with until now, and what that one knows. */
  from: { domain: string; state: State }
}

/**
 * What a domain knows when a conversation comes to it from another one: its own inputs, unless it discards them then, and those
 * that it takes from the other one. What was open is over.
 */
export function stateOnSwitch(
  domain: Pick<Domain, 'embedded' | 'slots' | 'apiInputs' | 'discardInputOnSdc'>,
  { own, from }: Switch,
): State {
  const isKept = own !== undefined && domain.discardInputOnSdc !== true
  const { intent: _, request: __, waits: ___, ...known } = isKept ? own : newState()
  if (!domain.embedded) return known
  return {
    ...known,
    slots: { ...known.slots, ...taken(domain.slots, from.domain, from.state.slots) },
    apiInputs: { ...known.apiInputs, ...taken(domain.apiInputs, from.domain, from.state.apiInputs) },
  }
}

function taken<Value>(
  inputs: readonly Pick<Domain['slots'][number], 'name' | 'fromShared'>[],
  domain: string,
  values: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const found = inputs.flatMap(({ name, fromShared }) =>
    fromShared
      .filter((source) => source.domain === domain && Object.hasOwn(values, source.input))
      .map(({ input }): [string, Value] => [name, values[input]!]),
  )
  return Object.fromEntries(found)
}
