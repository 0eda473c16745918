import { entryProblems } from '../../model/entry-problems.ts'
import type { GuiResponse } from '../../model/response.ts'
import type { GuiResponseSetting, UiAction } from '../../model/ui-action.ts'
import { firstByName } from '../../toolbox/lists.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { useOf } from './setting.ts'
import { templateProblems } from './template-problems.ts'

type ByName = ReadonlyMap<string, UiAction>

const actionsByName = memoByIdentity((uiActions: UiAction[]): ByName => firstByName(uiActions))

/** What is wrong with a GUI response, together with the setting of the UI action that shows it. */
export const guiResponseEntryProblems = entryProblems(
  (response: GuiResponse, uiActions: ByName): Problem[] => {
    const setting = uiActions.get(response.name)?.guiResponse
    // One that no UI action shows harms nobody
    return setting === undefined ? none : problemsWithSetting(response, setting)
  },
  ({ domain }) => [actionsByName(domain.uiActions)],
)

const none: Problem[] = []

/** Remembered, since the settings of all UI actions become another map with every edit of one. */
const problemsWithSetting = memoByIdentity((response: GuiResponse, setting: GuiResponseSetting): Problem[] =>
  templateProblems(response.template, useOf(setting, response.template)).map((problem) => ({
    ...problem,
    at: ['template', ...problem.at],
  })),
)
