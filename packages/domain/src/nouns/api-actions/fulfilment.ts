import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { Intent } from '../../model/intent.ts'
import { mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused } from '../../toolbox/refused.ts'

/** The actions that fulfil a request, as their author chose them. */
export interface ChosenFulfilment {
  uiActions: string[]
  apiActions: string[]
}

/** An action that fulfils a request. */
export interface FulfillingAction {
  request: string
  kind: keyof ChosenFulfilment
  action: string
}

/** The intents of a domain that are requests. */
export function requestsOf(domain: Pick<Domain, 'intents'>): Intent[] {
  return domain.intents.filter(({ dialogActType }) => dialogActType === 'request')
}

/** Sets the actions that fulfil a request. */
export function setFulfilment(
  domain: Domain,
  { request, uiActions, apiActions }: { request: string } & ChosenFulfilment,
): Domain {
  const { fulfilledBy } = getRequest(domain, request)
  refuseUnknown(
    uiActions,
    [...domain.uiActions, ...named(fulfilledBy.uiActions)],
    messages.uiActions.noSuchAction,
  )
  refuseUnknown(
    apiActions,
    [...domain.apiActions, ...named(fulfilledBy.apiActions)],
    messages.apiActions.noSuchAction,
  )
  const chosen = withFields(fulfilledBy, {
    uiActions: unlessSame(fulfilledBy.uiActions, uiActions),
    apiActions: unlessSame(fulfilledBy.apiActions, apiActions),
  })
  const intents = mapSame(domain.intents, (intent) =>
    intent.name === request ? withFields(intent, { fulfilledBy: chosen }) : intent,
  )
  return withFields(domain, { intents })
}

/** Links a request to an action that fulfils it. */
export function linkAction(domain: Domain, { request, kind, action }: FulfillingAction): Domain {
  const { uiActions, apiActions } = getRequest(domain, request).fulfilledBy
  const chosen = { uiActions, apiActions }
  if (chosen[kind].includes(action)) return domain
  return setFulfilment(domain, { request, ...chosen, [kind]: [...chosen[kind], action] })
}

/** Takes the link between a request and an action away. */
export function unlinkAction(domain: Domain, { request, kind, action }: FulfillingAction): Domain {
  const { uiActions, apiActions } = getRequest(domain, request).fulfilledBy
  const chosen = { uiActions, apiActions }
  return setFulfilment(domain, { request, ...chosen, [kind]: chosen[kind].filter((one) => one !== action) })
}

function getRequest(domain: Domain, name: string): Intent {
  const request = requestsOf(domain).find((intent) => intent.name === name)
  if (request === undefined) throw new Refused('missing', messages.fulfilment.notARequest(name))
  return request
}

function refuseUnknown(
  names: readonly string[],
  known: readonly { name: string }[],
  message: (name: string) => string,
): void {
  const unknown = names.find((name) => !known.some((one) => one.name === name))
  if (unknown !== undefined) throw new Refused('missing', message(unknown))
}

// What was linked before may stay, even where the action is gone
function named(names: readonly string[]): { name: string }[] {
  return names.map((name) => ({ name }))
}
