import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { type ApiAction, newApiAction } from './api-action.ts'
import { type ApiInput, newApiInput } from './api-input.ts'
import type { Handler } from './handler.ts'
import { apiActionMentions, apiInputMentions } from './mentions.ts'

export const apiActionNoun: Noun<ApiAction> = {
  namedBy: 'name',
  kind: 'API action',
  taken: () => messages.apiActions.actionTaken,
  missing: messages.apiActions.noSuchAction,
  mentions: apiActionMentions,
  blank: (domain) => newApiAction('', domain.handlers),
}

export const apiInputNoun: Noun<ApiInput> = {
  namedBy: 'name',
  kind: 'API input',
  taken: () => messages.apiActions.inputTaken,
  missing: messages.apiActions.noSuchInput,
  mentions: apiInputMentions,
  blank: () => newApiInput(''),
}

export const handlerNoun: Noun<Handler> = {
  namedBy: 'id',
  kind: 'handler',
  missing: messages.handlers.noSuchHandler,
}
