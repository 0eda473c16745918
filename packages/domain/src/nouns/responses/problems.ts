import { messages } from '../../messages/messages.ts'
import { entryProblems } from '../../model/entry-problems.ts'
import type { AdditionalResponse, Response } from '../../model/response.ts'
import { ownerOf } from '../../model/response-names.ts'
import type { UiAction } from '../../model/ui-action.ts'
import { excerpt } from '../../toolbox/excerpt.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { textProblems } from '../texts/text-problems.ts'
import { type TtsType, ttsTypeOf } from '../texts/tts-type.ts'
import { checkResponseText } from './response-checks.ts'

/*
 * What is wrong with the texts of responses by themselves; that nothing fills a placeholder is found with all other
 * mentions of what is not there.
 */

/** What is wrong with a text-to-speech response, given how its texts are read out. */
export const ttsResponseProblems = entryProblems(
  (response: Response, type: TtsType) => [...emptyProblems(response), ...readTexts(response.texts, type)],
  ({ domain: { platforms }, ssmlTransition }) => [ttsTypeOf({ platforms, ssmlTransition })],
)

/** What is wrong with an audio response. */
export const audioResponseProblems = entryProblems(
  (response: Response) => [...emptyProblems(response), ...problemsInTexts(response.texts, undefined)],
  () => [],
)

/** What is wrong with an additional response: its voices are spoken, its texts shown. */
export const additionalResponseProblems = entryProblems(
  ({ voice, text }: AdditionalResponse, type: TtsType) => [
    ...problemsInTexts(voice, type, 'voice'),
    ...problemsInTexts(text, undefined, 'text'),
  ],
  ({ domain: { platforms }, ssmlTransition }) => [ttsTypeOf({ platforms, ssmlTransition })],
)

function emptyProblems({ name, texts }: Response): Problem[] {
  return texts.length > 0
    ? none
    : [{ severity: 'warning', message: messages.responses.noText(name), at: ['texts'] }]
}

const none: Problem[] = []

/** What is wrong in the texts of a spoken response; kept for each list, so that a domain can be read bit by bit. */
export const readTexts = memoByIdentity((texts: readonly string[], type: TtsType) =>
  problemsInTexts(texts, type),
)

/** What is wrong in the texts of one response, each by itself and compared with the others. */
function problemsInTexts(
  texts: readonly string[],
  spokenAs: TtsType | undefined,
  field = 'texts',
): Problem[] {
  const found = texts.flatMap((text, index): Problem[] => {
    const empty = checkResponseText(text)
    if (empty !== undefined) return [{ severity: 'warning', message: empty, at: [field, index] }]
    return textProblems(text, spokenAs).map(({ severity, message, from }) => ({
      severity,
      message,
      secondary: excerpt(text, from),
      at: [field, index, from],
    }))
  })
  for (const { first, second } of sameButSpaces(texts)) {
    const message = messages.responses.sameButSpaces(first + 1, second + 1)
    found.push({ severity: 'warning', message, secondary: excerpt(texts[second]!), at: [field, second] })
  }
  return found
}

/** The texts of one response that an earlier one is the same as, but for spaces (ruling R130). */
export function sameButSpaces(texts: readonly string[]): { first: number; second: number }[] {
  if (texts.length < 2) return []
  const firsts = new Map<string, number>()
  return texts.flatMap((text, second) => {
    const joined = text.replaceAll(/\s+/gu, '')
    const first = firsts.get(joined)
    if (first === undefined) firsts.set(joined, second)
    return first === undefined || joined === '' ? [] : [{ first, second }]
  })
}

/** The names of responses that UI actions say and play, and of what is spoken around them. */
export interface UsedResponses {
  tts: ReadonlySet<string>
  audio: ReadonlySet<string>
  uiActions: ReadonlySet<string>
}

/** The names of all responses that UI actions use. */
export function usedResponses(uiActions: readonly UiAction[]): UsedResponses {
  return {
    tts: new Set(uiActions.flatMap(({ ttsResponses }) => ttsResponses)),
    audio: new Set(uiActions.flatMap(({ audioResponses }) => audioResponses)),
    uiActions: new Set(uiActions.map(({ name }) => name)),
  }
}

/** The responses of a list that no UI action uses. */
export function unusedProblems(
  responses: readonly Response[],
  used: UsedResponses,
  kind: 'tts' | 'audio',
): Problem[] {
  const found: Problem[] = []
  for (let index = 0; index < responses.length; index++) {
    const { name } = responses[index]!
    if (used[kind].has(name)) continue
    const owner = kind === 'tts' ? ownerOf(name) : undefined
    if (owner !== undefined && used.uiActions.has(owner.uiAction)) continue
    found.push({ severity: 'warning', message: messages.responses.notUsed(name), at: [index] })
  }
  return found
}
