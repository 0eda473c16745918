import { checkApiActionName, checkApiInputName, coreActionsOf } from '@sdp/domain/api-actions'
import { useMemo } from 'react'
import { check } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'

export interface ApiRules {
  /** The API actions of the platform, whose names are taken. */
  coreActions: readonly string[]
  /** What is wrong with a name; `own` is the one that it has now. */
  checkActionName: (name: string, own?: string) => string | undefined
  checkInputName: (name: string, own?: string) => string | undefined
}

/** What the installation and the domain say about names. */
export function useApiRules(): ApiRules {
  const domainName = useDomain(({ name }) => name)
  const configuration = usePlatformConfiguration()
  return useMemo(() => {
    const coreActions = coreActionsOf({ name: domainName }, configuration?.coreActions ?? [])
    return {
      coreActions,
      checkActionName: (name, own) =>
        check(checkApiActionName, name, { coreActions, ...(own !== undefined && { own }) }),
      checkInputName: (name, own) => check(checkApiInputName, name, own),
    }
  }, [domainName, configuration])
}
