import { messages } from '../../messages/messages.ts'
import type { Noun } from '../../model/noun.ts'
import { newUiAction, type UiAction } from '../../model/ui-action.ts'
import { uiActionEntryProblems } from './problems.ts'

export const uiActionNoun: Noun<UiAction> = {
  taken: messages.uiActions.nameTaken,
  missing: messages.uiActions.noSuchAction,
  needs: ['intent', 'slot', 'API input', 'input'],
  problems: uiActionEntryProblems,
  blank: () => newUiAction(''),
}
