import { checkSlotName, slotTypes } from '@sdp/domain/slots'
import { useMemo } from 'react'
import { check } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'

export interface SlotRules {
  /** What no name of a slot may contain. */
  vendorPrefix: string
  types: readonly string[]
  /** What is wrong with the name of a slot; `own` is the one that it has now. */
  checkName: (name: string, own?: string) => string | undefined
}

/** What the installation and the domain say about slots. */
export function useSlotRules(): SlotRules {
  const embedded = useDomain((domain) => domain.embedded)
  const configuration = usePlatformConfiguration()
  return useMemo(() => {
    const vendorPrefix = configuration?.slotNamePrefix ?? ''
    return {
      vendorPrefix,
      types: slotTypes({ embedded }, configuration?.genericSlots ?? []),
      checkName: (name, own) =>
        check(checkSlotName, name, { vendorPrefix, ...(own !== undefined && { own }) }),
    }
  }, [embedded, configuration])
}
