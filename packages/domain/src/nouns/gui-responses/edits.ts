import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { GuiResponse } from '../../model/response.ts'
import type { GuiResponseSetting, UiAction } from '../../model/ui-action.ts'
import { withValueAt } from '../../toolbox/json/json-paths.ts'
import { filterSame, mapSame, withFields } from '../../toolbox/lists.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { isSame } from '../../toolbox/same.ts'
import { guessLayout } from './online-ui.ts'
import type { Template } from './parse.ts'
import { offeredTypes } from './response-types.ts'
import { chosenLayout, hasTemplate } from './setting.ts'
import { templateProblems } from './template-problems.ts'

/** What a UI action shows: how it is set for all languages, and the template in the open one. */
export interface NewGuiResponse {
  type: string
  /** Of Online UI. Without a layout the stored one stays. */
  scope?: string
  layout?: number | undefined
  /** Of a dictation. */
  labels?: readonly string[]
  screenType?: string
  /** Of a proactive dialog. */
  proactiveType?: string
  /** Of types that have one. */
  template?: Template | undefined
}

/** What is wrong with a GUI response that somebody wants to set, or nothing. */
export function checkGuiResponse(
  domain: Pick<Domain, 'embedded'>,
  { type, scope = '', layout, template }: NewGuiResponse,
  stored?: GuiResponseSetting,
): string | undefined {
  const isOffered = offeredTypes(domain).some(({ value }) => value === type)
  if (!isOffered && type !== 'UNKNOWN' && type !== stored?.type) return messages.guiResponses.typeNotOffered
  if (!hasTemplate(type)) return undefined
  if (template === undefined) return messages.guiResponses.empty
  const use = { type, scope, layout: layout ?? guessLayout(template) }
  return templateProblems(template, use).find(({ severity }) => severity === 'error')?.message
}

/** Sets what a UI action shows: its setting for all languages and its template in the open one, together. */
export function setGuiResponse(
  domain: Domain,
  { action: name, response }: { action: string; response: NewGuiResponse },
): Domain {
  const action = domain.uiActions.find((one) => one.name === name)
  if (action === undefined) throw new Refused('missing', messages.uiActions.noSuchAction(name))
  refuse(checkGuiResponse(domain, response, action.guiResponse))
  return withFields(domain, {
    uiActions: mapSame(domain.uiActions, (one) => (one === action ? withSetting(one, response) : one)),
    guiResponses: withTemplate(domain.guiResponses, name, {
      template: hasTemplate(response.type) ? response.template : undefined,
      isLeft: !hasTemplate(response.type) && response.type === action.guiResponse?.type,
    }),
  })
}

/** Labels as they are stored: each once, in the order of the alphabet. */
export function sortedLabels(labels: readonly string[]): string[] {
  return [...new Set(labels)].toSorted()
}

function withSetting(action: UiAction, response: NewGuiResponse): UiAction {
  const { labels, screenType, proactiveType, ...stored } = action.guiResponse ?? { name: '', type: 'UNKNOWN' }
  const { type } = response
  const after: GuiResponseSetting = {
    ...stored,
    name: type === 'UNKNOWN' ? '' : action.name,
    type,
    ...(type === 'ONLINE_UI' || 'payload' in stored
      ? { payload: type === 'ONLINE_UI' ? onlinePayload(stored, response) : otherPayload(stored.payload) }
      : {}),
    ...(type === 'DICTATION' && {
      labels: sortedLabels(response.labels ?? labels ?? []),
      screenType: response.screenType ?? screenType ?? '',
    }),
    ...(type === 'PROACTIVE_DIALOG' && { proactiveType: response.proactiveType ?? proactiveType ?? '' }),
  }
  return isSame(after, action.guiResponse) ? action : { ...action, guiResponse: after }
}

function onlinePayload(stored: GuiResponseSetting, { scope, layout }: NewGuiResponse): unknown {
  const numbered =
    layout === undefined || layout === chosenLayout(stored)
      ? stored.payload
      : withValueAt(stored.payload, ['loadingModeStyle'], layout)
  return scope === undefined ? numbered : withValueAt(numbered, ['ntgVersion'], scope)
}

/** Without what belongs to Online UI. */
function otherPayload(payload: unknown): unknown {
  return withValueAt(withValueAt(payload, ['loadingModeStyle'], undefined), ['ntgVersion'], undefined)
}

function withTemplate(
  responses: GuiResponse[],
  name: string,
  { template, isLeft }: { template: Template | undefined; isLeft: boolean },
): GuiResponse[] {
  if (template === undefined) {
    return isLeft ? responses : filterSame(responses, (response) => response.name !== name)
  }
  if (!responses.some((response) => response.name === name)) return [...responses, { name, template }]
  return mapSame(responses, (response) =>
    response.name === name && !isSame(response.template, template) ? { ...response, template } : response,
  )
}
