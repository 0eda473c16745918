import type { Domain } from '../domain.ts'
import { settingProblems } from '../gui-responses/setting.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { entryProblems } from '../problems/entry-problems.ts'
import { remember } from '../problems/remember.ts'
import type { GuiResponse, Response } from '../responses/response.ts'
import { checkUiActionName } from './checks.ts'
import { isChinaStyle, isHeardInChina } from './choices.ts'
import { checkSoundFocus, soundEnds } from './sound-focus.ts'
import type { UiAction } from './ui-action.ts'

/** The names of the responses that the language of a domain has. */
interface ResponseNames {
  tts: ReadonlySet<string>
  audio: ReadonlySet<string>
  gui: ReadonlySet<string>
}

/** What is wrong with a UI action, beside the responses that there are. */
export const uiActionEntryProblems = entryProblems(uiActionProblems, ({ domain }) => [
  responseNames(domain.ttsResponses, domain.audioResponses, domain.guiResponses),
  domain.embedded,
  isHeardInChina(domain),
])

/** The same object while the names are the same: a text that is changed says nothing new of any UI action. */
const responseNames = remember((tts: Response[], audio: Response[], gui: GuiResponse[]): ResponseNames => {
  const lists = [tts, audio, gui].map((list) => list.map(({ name }) => name))
  const isSame = lists.every((names, at) => isSameList(names, lastNames.lists[at] ?? []))
  if (isSame) return lastNames.made
  const [ofTts, ofAudio, ofGui] = lists.map((names) => new Set(names))
  lastNames = { lists, made: { tts: ofTts!, audio: ofAudio!, gui: ofGui! } }
  return lastNames.made
})

let lastNames: { lists: readonly (readonly string[])[]; made: ResponseNames } = {
  lists: [],
  made: { tts: new Set(), audio: new Set(), gui: new Set() },
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at])
}

/** What is wrong with a UI action: its name, its settings, responses that are not there, and how its GUI response is set. */
function uiActionProblems(
  action: UiAction,
  responses: ResponseNames,
  embedded: boolean,
  isInChina: boolean,
): Problem[] {
  const name = checkUiActionName(alone, action.name)
  return [
    ...(name === undefined ? [] : [{ severity: 'error', message: name, at: ['name'] } as const]),
    ...responseProblems(action, 'ttsResponses', responses.tts),
    ...responseProblems(action, 'audioResponses', responses.audio),
    ...styleProblems(action, isInChina),
    ...soundProblems(action),
    ...settingProblems(action.guiResponse, { embedded, isThere: responses.gui.has(action.name) }).map(
      (problem) => ({ ...problem, at: ['guiResponse', ...problem.at] }),
    ),
  ]
}

/** A style that another language brought stays, since that language may come back. */
function styleProblems({ speakingStyle }: UiAction, isInChina: boolean): Problem[] {
  if (isInChina || !isChinaStyle(speakingStyle)) return []
  const message = messages.uiActions.styleOnlyInChina(speakingStyle)
  return [{ severity: 'warning', message, at: ['speakingStyle'] }]
}

function soundProblems({ soundFocus }: UiAction): Problem[] {
  if (soundFocus === undefined) return []
  return checkSoundFocus(soundFocus).map(({ end, axis, message }) => ({
    severity: 'error',
    message,
    at: ['soundFocus', 'coordinates', soundEnds.indexOf(end), axis],
  }))
}

const alone: Pick<Domain, 'uiActions'> = { uiActions: [] }

/** A warning only: a language that was just added has no responses yet. */
function responseProblems(
  action: UiAction,
  field: 'ttsResponses' | 'audioResponses',
  known: ReadonlySet<string>,
): Problem[] {
  return action[field].flatMap((name, index) => {
    if (known.has(name)) return []
    const message = messages.uiActions.noSuchResponse(name)
    return [{ severity: 'warning', message, at: [field, index] } as const]
  })
}
