import type { Domain } from '../../model/domain.ts'
import type { AnyEntry, ListName } from '../../model/list-names.ts'
import { apiActionWiring, handlerWiring, languageWiring, partWiring, uiActionWiring } from './actions.ts'
import { intentWiring } from './intent-wiring.ts'
import { moduleWiring } from './modules.ts'
import {
  additionalResponseWiring,
  audioResponseWiring,
  guiResponseWiring,
  ttsResponseWiring,
} from './responses.ts'
import { apiInputWiring, slotWiring } from './slots.ts'
import { testWiring } from './tests.ts'
import type { Wiring } from './wiring.ts'

/** How each list of a domain is written in the outside JSON. */
const table = {
  intents: intentWiring,
  slots: slotWiring,
  modules: moduleWiring,
  apiInputs: apiInputWiring,
  apiActions: apiActionWiring,
  handlers: handlerWiring,
  uiActions: uiActionWiring,
  ttsResponses: ttsResponseWiring,
  audioResponses: audioResponseWiring,
  guiResponses: guiResponseWiring,
  additionalResponses: additionalResponseWiring,
  reusableExpressions: partWiring,
  tests: testWiring,
  languages: languageWiring,
} as const satisfies { readonly [List in ListName]: Wiring<Domain[List][number]> }

/** How a list of a domain is written in the outside JSON. */
export function wiringOf(list: ListName): Wiring<AnyEntry> {
  return table[list] as unknown as Wiring<AnyEntry>
}
