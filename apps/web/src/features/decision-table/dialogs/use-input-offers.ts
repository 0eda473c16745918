import type { Domain } from '@sdp/domain'
import { type InputKind, offeredArguments, offeredInputs } from '@sdp/domain/decision-table'
import { useMemo } from 'react'
import { useDomain } from '../../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../../parts/platform-configuration.ts'

export interface InputOffers {
  inputs: (kind: InputKind) => readonly string[]
  arguments: (input: { kind: InputKind; input: string }) => readonly string[]
}

const noPlatform = { vehicleInputs: [], contextInputs: [] }

/** What inputs and arguments are completed from; each is looked for once, until the domain changes there. */
export function useInputOffers(): InputOffers {
  const domain = useDomain((one) => one)
  const { slots, apiInputs, modules } = domain
  const platform = usePlatformConfiguration() ?? noPlatform
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the domain that are looked at
  return useMemo(() => {
    const read = domain as Domain
    return {
      inputs: cached((kind: InputKind) => offeredInputs(read, kind, platform)),
      arguments: cached((input) => offeredArguments(read, input)),
    }
  }, [slots, apiInputs, modules, platform])
}

function cached<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<string, Answer>()
  return (key) => {
    const name = JSON.stringify(key)
    const found = known.get(name) ?? ask(key)
    known.set(name, found)
    return found
  }
}
