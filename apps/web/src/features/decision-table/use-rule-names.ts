import { coreActionsOf } from '@sdp/domain/api-actions'
import {
  availableApiActions,
  availableUiActions,
  type InputNames,
  inputNames,
  intentChoices,
  requestChoices,
} from '@sdp/domain/decision-table'
import { useMemo } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'

/** The names that rules can use. */
export interface RuleNames {
  /** Those that can be chosen as intent, and as request. */
  intents: ReadonlySet<string>
  requests: ReadonlySet<string>
  intentList: readonly string[]
  requestList: readonly string[]
  /** All that there are. */
  anyIntent: ReadonlySet<string>
  inputs: InputNames
  uiActions: ReadonlySet<string>
  apiActions: ReadonlySet<string>
  coreActions: readonly string[]
  platformUiActions: readonly string[]
}

const nothing: readonly string[] = []

/** The same until one of the names changes: other ones draw all rows again. */
export function useRuleNames(): RuleNames {
  const configuration = usePlatformConfiguration()
  const name = useDomain((domain) => domain.name)
  const intents = useDomain((domain) => domain.intents)
  const slots = useDomain((domain) => domain.slots)
  const apiInputs = useDomain((domain) => domain.apiInputs)
  const uiActions = useDomain((domain) => domain.uiActions)
  const apiActions = useDomain((domain) => domain.apiActions)
  return useMemo(() => {
    const domain = { intents, slots, apiInputs, uiActions, apiActions }
    const coreActions = coreActionsOf({ name }, configuration?.coreActions ?? nothing)
    const platformUiActions = configuration?.systemActions ?? nothing
    const intentList = intentChoices(domain).map(({ name }) => name)
    const requestList = requestChoices(domain).map(({ name }) => name)
    return {
      intents: new Set(intentList),
      requests: new Set(requestList),
      intentList,
      requestList,
      anyIntent: new Set(intents.map(({ name }) => name)),
      inputs: inputNames(domain, {
        vehicleInputs: configuration?.vehicleInputs ?? nothing,
        contextInputs: configuration?.contextInputs ?? nothing,
      }),
      uiActions: availableUiActions(domain, platformUiActions),
      platformUiActions,
      apiActions: availableApiActions(domain, coreActions),
      coreActions,
    }
  }, [configuration, name, intents, slots, apiInputs, uiActions, apiActions])
}
