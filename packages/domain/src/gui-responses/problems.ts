import { firstByName } from '../lists.ts'
import type { Problem } from '../problem.ts'
import { entryProblems } from '../problems/entry-problems.ts'
import { remember } from '../problems/remember.ts'
import type { GuiResponse } from '../responses/response.ts'
import type { GuiResponseSetting, UiAction } from '../ui-actions/ui-action.ts'
import { useOf } from './setting.ts'
import { templateProblems } from './template-problems.ts'

type ByName = ReadonlyMap<string, UiAction>

const actionsByName = remember((uiActions: UiAction[]): ByName => firstByName(uiActions))

/** What is wrong with a GUI response, beside the setting of the UI action that shows it. */
export const guiResponseEntryProblems = entryProblems(
  (response: GuiResponse, uiActions: ByName): Problem[] => {
    const setting = uiActions.get(response.name)?.guiResponse
    // One that no UI action shows harms nobody
    return setting === undefined ? none : problemsBeside(response, setting)
  },
  ({ domain }) => [actionsByName(domain.uiActions)],
)

const none: Problem[] = []

/** Remembered, since the settings of all UI actions become another map with every edit of one. */
const problemsBeside = remember((response: GuiResponse, setting: GuiResponseSetting): Problem[] =>
  templateProblems(response.template, useOf(setting, response.template)).map((problem) => ({
    ...problem,
    at: ['template', ...problem.at],
  })),
)
