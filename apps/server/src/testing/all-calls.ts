import type { Endpoint } from '@sdp/api'
import * as api from '@sdp/api'

/** Every call that the contract holds, by the name under which it is exported: `domains.create`. */
export const allCalls: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls)
      .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      .map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
  ),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'shapes' in value && 'path' in value
}
