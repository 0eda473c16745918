import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { entryProblems } from '../../model/entry-problems.ts'
import { namesAround } from '../../model/response-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { unusualNameProblems } from '../../toolbox/names.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { settingProblems } from '../gui-responses/setting.ts'
import { textProblems } from '../texts/text-problems.ts'
import { type TtsType, ttsTypeOf } from '../texts/tts-type.ts'
import { checkUiActionName } from './checks.ts'
import { isChinaStyle, isHeardInChina } from './choices.ts'
import { checkSoundFocus, soundEnds } from './sound-focus.ts'

/** The names of the responses that the language of a domain has. */
interface ResponseNames {
  tts: ReadonlySet<string>
  audio: ReadonlySet<string>
  gui: ReadonlySet<string>
}

/** What is wrong with a UI action, given the responses that there are. */
export const uiActionEntryProblems = entryProblems(
  uiActionProblems,
  ({ domain, language, ssmlTransition }) => [
    responseNames(domain),
    language,
    domain.embedded,
    isHeardInChina(domain),
    ttsTypeOf({ platforms: domain.platforms, ssmlTransition }),
  ],
)

type ResponseLists = Pick<Domain, 'ttsResponses' | 'audioResponses' | 'guiResponses'>

/** The names that were made of some lists, by each of the two lists that an edit of a text or of a UI action leaves as it is. */
const known = new WeakMap<object, { lists: ResponseLists; names: ResponseNames }>()

/** The same object while the names are the same: a text that is changed says nothing new of any UI action. */
function responseNames(domain: Domain): ResponseNames {
  const last = known.get(domain.uiActions) ?? known.get(domain.ttsResponses)
  const names = last !== undefined && haveSameNames(last.lists, domain) ? last.names : namesOf(domain)
  const { ttsResponses, audioResponses, guiResponses } = domain
  const kept = { lists: { ttsResponses, audioResponses, guiResponses }, names }
  known.set(domain.uiActions, kept)
  known.set(ttsResponses, kept)
  return names
}

function namesOf({ ttsResponses, audioResponses, guiResponses }: ResponseLists): ResponseNames {
  const named = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name))
  return { tts: named(ttsResponses), audio: named(audioResponses), gui: named(guiResponses) }
}

function haveSameNames(one: ResponseLists, other: ResponseLists): boolean {
  return (
    isSameNamed(one.ttsResponses, other.ttsResponses) &&
    isSameNamed(one.audioResponses, other.audioResponses) &&
    isSameNamed(one.guiResponses, other.guiResponses)
  )
}

function isSameNamed(one: readonly { name: string }[], other: readonly { name: string }[]): boolean {
  return (
    one === other ||
    (one.length === other.length && one.every(({ name }, index) => name === other[index]!.name))
  )
}

/** What is wrong with a UI action: its name, its settings, responses that are not there, and how its GUI response is set. */
function uiActionProblems(
  action: UiAction,
  responses: ResponseNames,
  language: string,
  embedded: boolean,
  isInChina: boolean,
  spokenAs: TtsType,
): Problem[] {
  const name = checkUiActionName(alone, action.name)
  return [
    ...(name === undefined
      ? unusualNameProblems(action.name)
      : [{ severity: 'error', message: name, at: ['name'] } as const]),
    ...responseProblems(action, 'ttsResponses', { known: responses.tts, language }),
    ...responseProblems(action, 'audioResponses', { known: responses.audio, language }),
    ...aroundProblems(action, spokenAs),
    ...styleProblems(action, isInChina),
    ...soundProblems(action),
    ...settingProblems(action.guiResponse, {
      embedded,
      language,
      isThere: responses.gui.has(action.name),
    }).map((problem) => ({ ...problem, at: ['guiResponse', ...problem.at] })),
  ]
}

/** Older domains have a text before or after the others where the name of a response is now. */
function aroundProblems(action: UiAction, spokenAs: TtsType): Problem[] {
  const [before, after] = namesAround(action.name)
  return [
    ...(action.preTtsText === before ? [] : problemsInText(action.preTtsText, 'preTtsText', spokenAs)),
    ...(action.postTtsText === after ? [] : problemsInText(action.postTtsText, 'postTtsText', spokenAs)),
  ]
}

function problemsInText(text: string, field: string, spokenAs: TtsType): Problem[] {
  return textProblems(text, spokenAs).map(({ severity, message, from }) => ({
    severity,
    message,
    secondary: excerpt(text, from),
    at: [field, from],
  }))
}

/** A style that another language brought stays, since that language may come back (ruling R137). */
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

/** A warning only: a language that was just added has no responses yet (ruling R378). */
function responseProblems(
  action: UiAction,
  field: 'ttsResponses' | 'audioResponses',
  { known, language }: { known: ReadonlySet<string>; language: string },
): Problem[] {
  return action[field].flatMap((name, index) => {
    if (known.has(name)) return []
    const message = messages.uiActions.noSuchResponse(name)
    return [{ severity: 'warning', message, at: [field, index], language } as const]
  })
}
