import { messages } from '../../messages/messages.ts'
import { type ApiAction, newApiAction } from '../../model/api-action.ts'
import { type ApiInput, newApiInput } from '../../model/api-input.ts'
import type { Handler } from '../../model/handler.ts'
import type { Noun } from '../../model/noun.ts'

export const apiActionNoun: Noun<ApiAction> = {
  taken: () => messages.apiActions.actionTaken,
  missing: messages.apiActions.noSuchAction,
  blank: (domain) => newApiAction('', domain.handlers),
}

export const apiInputNoun: Noun<ApiInput> = {
  taken: () => messages.apiActions.inputTaken,
  missing: messages.apiActions.noSuchInput,
  needs: ['intent', 'slot', 'API input'],
  blank: () => newApiInput(''),
}

export const handlerNoun: Noun<Handler> = {
  missing: messages.handlers.noSuchHandler,
}
