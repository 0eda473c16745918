import type { Domain } from '../../model/domain.ts'
import type { GuiResponseSetting } from '../../model/ui-action.ts'
import { listAt, textAt } from '../../toolbox/json/json-paths.ts'
import { own } from '../../toolbox/own.ts'
import { isSame } from '../../toolbox/same.ts'
import { checkGuiResponse, type NewGuiResponse, sortedLabels } from './edits.ts'
import { forLayout, guessLayout, newOnlineUi } from './online-ui.ts'
import { parseGuiResponse, printGuiResponse, type Template, type TextProblem } from './parse.ts'
import { scopes } from './response-types.ts'
import { chosenLayout, chosenScope, hasTemplate } from './setting.ts'

/**
 * A GUI response while it is edited. Its one value is a text, which the form, the raw editor and the JSON editor all
 * show and change (ruling R140). A type whose response is in the setting has that as its text.
 */
export interface GuiResponseDraft {
  type: string
  /** Of Online UI. */
  scope: string
  /** As long as none is chosen, the template itself says which one it is. */
  layout: number | undefined
  /** The text of each type that was looked at: choosing another type and coming back loses nothing (ruling R146). */
  texts: Readonly<Record<string, string>>
}

/** What a UI action shows, to be edited. One that shows nothing yet begins as Online UI. */
export function draftOf(domain: Domain, action: string): GuiResponseDraft {
  const setting = domain.uiActions.find(({ name }) => name === action)?.guiResponse
  const scope = chosenScope(setting)
  if (setting === undefined || setting.type === 'UNKNOWN' || setting.type === '') {
    return {
      type: 'ONLINE_UI',
      scope: scope || usualScope(domain),
      layout: chosenLayout(setting) ?? 1,
      texts: {},
    }
  }
  const template = domain.guiResponses.find(({ name }) => name === action)?.template
  const text = hasTemplate(setting.type) ? template && printGuiResponse(template) : settingText(setting)
  return {
    type: setting.type,
    scope: scope || usualScope(domain),
    layout: chosenLayout(setting),
    texts: text === undefined ? {} : { [setting.type]: text },
  }
}

/** The scope that a platform of the domain is, or NTG7. */
function usualScope({ platforms }: Pick<Domain, 'platforms'>): string {
  const longestFirst = scopes.map(({ value }) => value).toSorted((a, b) => b.length - a.length)
  const found = longestFirst.find((scope) =>
    platforms.some((platform) => platform.toLowerCase().startsWith(scope.toLowerCase())),
  )
  return found ?? 'NTG7'
}

function settingText({ type, labels, screenType, proactiveType }: GuiResponseSetting): string {
  return printGuiResponse(
    type === 'DICTATION'
      ? { screenType: screenType ?? '', labels: labels ?? [] }
      : { proactiveType: proactiveType ?? '' },
  )
}

/** The text that is edited. */
export function draftText({ type, texts }: GuiResponseDraft): string {
  return own(texts, type) ?? printGuiResponse(own(blanks, type)?.())
}

/** What a type begins with. */
const blanks: Readonly<Record<string, () => Template>> = {
  ONLINE_UI: newOnlineUi,
  DETAIL_VIEW: () => ({ type: 'PicklistDetailView', listElement: '' }),
  TOAST_MESSAGE: () => ({ type: 'TEXT', content: [] }),
  DICTATION: () => ({ screenType: 'sms', labels: [] }),
  PROACTIVE_DIALOG: () => ({ proactiveType: 'personal_greeting' }),
}

export function withDraftText(draft: GuiResponseDraft, text: string): GuiResponseDraft {
  return text === draftText(draft) ? draft : { ...draft, texts: { ...draft.texts, [draft.type]: text } }
}

/** The draft with a template that was changed by form. */
export function withDraftTemplate(draft: GuiResponseDraft, template: Template): GuiResponseDraft {
  const changed = withDraftText(draft, printGuiResponse(template))
  templates.set(changed, template)
  return changed
}

/** What a form made of a draft: read again from its text, all of it would be another object and be drawn again. */
const templates = new WeakMap<GuiResponseDraft, Template>()

/** The template of a draft, or why its text is none. */
export function parseDraft(draft: GuiResponseDraft): ReturnType<typeof parseGuiResponse> {
  const template = templates.get(draft)
  return template === undefined ? parseGuiResponse(draftText(draft)) : { template }
}

/** The draft with another layout. */
export function withDraftLayout(draft: GuiResponseDraft, layout: number): GuiResponseDraft {
  const { template } = parseDraft(draft)
  const chosen = { ...draft, layout }
  return template === undefined ? chosen : withDraftTemplate(chosen, forLayout(template, layout))
}

/** The layout that a draft shows. */
export function draftLayout(draft: GuiResponseDraft, template: Template | undefined): number {
  return draft.layout ?? guessLayout(template ?? {})
}

/** A draft as the response that it becomes, or why it cannot. */
export type ReadDraft =
  | { response: NewGuiResponse; problem?: never }
  | { response?: never; problem: TextProblem }

/** Reads a draft: what `setGuiResponse` is given, or the first thing that is wrong. */
export function readDraft(
  domain: Pick<Domain, 'embedded'>,
  draft: GuiResponseDraft,
  stored?: GuiResponseSetting,
): ReadDraft {
  const { type, scope, layout } = draft
  if (type === 'UNKNOWN') return { response: { type } }
  const { template, problem } = parseDraft(draft)
  if (problem !== undefined) return { problem }
  const response: NewGuiResponse = {
    type,
    ...(type === 'ONLINE_UI' && { scope, layout }),
    ...(type === 'DICTATION' && {
      labels: sortedLabels(listAt(template, ['labels']).filter((label) => typeof label === 'string')),
      screenType: textAt(template, ['screenType']),
    }),
    ...(type === 'PROACTIVE_DIALOG' && { proactiveType: textAt(template, ['proactiveType']) }),
    ...(hasTemplate(type) && { template }),
  }
  const message = checkGuiResponse(domain, response, stored)
  return message === undefined ? { response } : { problem: { message } }
}

/** Whether two drafts say the same: how a text is laid out does not matter, nor what was typed for other types. */
export function isSameDraft(a: GuiResponseDraft, b: GuiResponseDraft): boolean {
  if (a === b) return true
  if (a.type !== b.type) return false
  if (a.type === 'ONLINE_UI' && (a.scope !== b.scope || a.layout !== b.layout)) return false
  const [before, after] = [draftText(a), draftText(b)]
  return before === after || isSameText(before, after)
}

function isSameText(a: string, b: string): boolean {
  const [first, second] = [parseGuiResponse(a), parseGuiResponse(b)]
  if (first.template === undefined || second.template === undefined) return false
  return isSame(first.template, second.template)
}
