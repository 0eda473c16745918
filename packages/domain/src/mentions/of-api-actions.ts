import type { ApiAction } from '../model/api-action.ts'
import type { ApiInput } from '../model/api-input.ts'
import { withFields } from '../toolbox/lists.ts'
import { changeOne, type Mentioning } from './mentioning.ts'
import { changeInResetRules, resetRuleKinds } from './of-rules.ts'

/** What the reset rules of an API input mention. */
export const apiInputMentions: Mentioning<ApiInput> = {
  kinds: resetRuleKinds,
  change: (input, changes) =>
    withFields(input, { resetRules: changeInResetRules(input.resetRules, changes) }),
}

/** What an API action mentions: the handler that serves it. */
export const apiActionMentions: Mentioning<ApiAction> = {
  kinds: ['handler'],
  change: (action, changes) => withFields(action, { handler: changeOne(action.handler, changes.handler) }),
}
