import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { apiActionWiring, handlerWiring } from '../wire/actions.ts'
import { apiInputWiring } from '../wire/slots.ts'
import { type ApiAction, newApiAction } from './api-action.ts'
import { type ApiInput, newApiInput } from './api-input.ts'
import type { Handler } from './handler.ts'
import { apiActionMentions, apiInputMentions } from './mentions.ts'

export const apiActionNoun: Noun<ApiAction> = {
  wire: apiActionWiring,
  namedBy: 'name',
  kind: 'API action',
  taken: () => messages.apiActions.actionTaken,
  missing: messages.apiActions.noSuchAction,
  mentions: apiActionMentions,
  blank: (domain) => newApiAction('', domain.handlers),
}

export const apiInputNoun: Noun<ApiInput> = {
  wire: apiInputWiring,
  namedBy: 'name',
  kind: 'API input',
  taken: () => messages.apiActions.inputTaken,
  missing: messages.apiActions.noSuchInput,
  mentions: apiInputMentions,
  needs: ['intent', 'slot', 'API input'],
  blank: () => newApiInput(''),
}

export const handlerNoun: Noun<Handler> = {
  wire: handlerWiring,
  namedBy: 'id',
  kind: 'handler',
  missing: messages.handlers.noSuchHandler,
}
