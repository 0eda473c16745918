import { messages } from '../../messages/messages.ts'
import type { GuiResponseSetting } from '../../model/ui-action.ts'
import { valueAt } from '../../toolbox/json/json-paths.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { guessLayout, layoutNumber } from './online-ui.ts'
import type { Template } from './parse.ts'
import { offeredTypes, proactiveTypes, scopes, screenTypes } from './response-types.ts'
import type { TemplateUse } from './template-problems.ts'

/**
 * The types whose response is in the setting, the same in all languages; all others have a template per language
 * (ruling R141).
 */
const withoutTemplate: readonly string[] = ['DICTATION', 'PROACTIVE_DIALOG', 'UNKNOWN', '']

export function hasTemplate(type: string): boolean {
  return !withoutTemplate.includes(type)
}

/** The layout that is chosen in a setting, if one is. */
export function chosenLayout(setting: GuiResponseSetting | undefined): number | undefined {
  return layoutNumber(valueAt(setting?.payload, ['loadingModeStyle']))
}

/** The head unit that a setting is for; empty where it does not say. */
export function chosenScope(setting: GuiResponseSetting | undefined): string {
  const scope = valueAt(setting?.payload, ['ntgVersion'])
  return typeof scope === 'string' ? scope : ''
}

/** What a template of a setting is looked at as. */
export function useOf(setting: GuiResponseSetting, template: Template): TemplateUse {
  return {
    type: setting.type,
    scope: chosenScope(setting),
    layout: chosenLayout(setting) ?? guessLayout(template),
  }
}

/** What is wrong with the setting of a UI action, apart from its template. */
export function settingProblems(
  setting: GuiResponseSetting | undefined,
  { embedded, language, isThere }: { embedded: boolean; language: string; isThere: boolean },
): Problem[] {
  if (setting === undefined || setting.type === 'UNKNOWN' || setting.type === '') return []
  const scope = chosenScope(setting)
  const isScope = scope === '' || scopes.some(({ value }) => value === scope)
  const isEmbeddedOnly =
    !embedded &&
    offeredTypes({ embedded: true }).some(({ value }) => value === setting.type) &&
    setting.type !== 'ONLINE_UI'
  return [
    ...(isEmbeddedOnly ? [warning(messages.guiResponses.typeNotOffered, 'type')] : []),
    ...(setting.type === 'ONLINE_UI' && !isScope
      ? [warning(messages.guiResponses.unknownScope(scope), 'payload')]
      : []),
    ...(setting.type === 'DICTATION' && !isOne(screenTypes, setting.screenType)
      ? [warning(messages.guiResponses.unknownScreenType, 'screenType')]
      : []),
    ...(setting.type === 'PROACTIVE_DIALOG' && !isOne(proactiveTypes, setting.proactiveType)
      ? [warning(messages.guiResponses.unknownProactiveType, 'proactiveType')]
      : []),
    ...(hasTemplate(setting.type) && !isThere
      ? [{ ...warning(messages.guiResponses.missingHere), language }]
      : []),
  ]
}

function isOne(choices: readonly { value: string }[], chosen: string | undefined): boolean {
  return choices.some(({ value }) => value === chosen)
}

function warning(message: string, ...at: string[]): Problem {
  return { severity: 'warning', message, at }
}
