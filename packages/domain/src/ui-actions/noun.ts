import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { uiActionWiring } from '../wire/actions.ts'
import { uiActionMentions } from './mentions.ts'
import { uiActionEntryProblems } from './problems.ts'
import { newUiAction, type UiAction } from './ui-action.ts'

export const uiActionNoun: Noun<UiAction> = {
  wire: uiActionWiring,
  namedBy: 'name',
  kind: 'UI action',
  taken: messages.uiActions.nameTaken,
  missing: messages.uiActions.noSuchAction,
  mentions: uiActionMentions,
  needs: ['intent', 'slot', 'API input', 'input'],
  problems: uiActionEntryProblems,
  blank: () => newUiAction(''),
}
