import { changePartsInText, changeSlotsInText } from '../../expressions/references.ts'
import type { UsePlace } from '../../mentions/usage.ts'
import { type Used, usesOf } from '../../mentions/uses.ts'
import { own } from '../../toolbox/own.ts'
import type { LanguageCollections } from './in-language.ts'
import { additionalResponseCodec } from './responses.ts'
import type { WireInterpretation } from './schemas.ts'

type WireExpression = NonNullable<WireInterpretation['expressions']>[number]

/**
 * The intents of a language whose expressions mention something, from what is stored of that language. The same as
 * `usesOf` says of what is made of it; nothing is made of it here, since a language can have a hundred thousand expressions.
 */
export function usesInLanguage(stored: readonly WireInterpretation[], used: Used): UsePlace[] {
  if (!inExpressions.has(used.kind)) return []
  const names = new Set(used.names)
  const mentions = used.kind === 'intent' ? undefined : mentioning(used, names)
  const places: UsePlace[] = []
  for (const { intent, expressions = [] } of stored) {
    if (mentions === undefined && !names.has(intent)) continue
    const count = mentions === undefined ? expressions.length : countThose(expressions, mentions)
    if (count > 0) places.push({ name: intent, count })
  }
  return places
}

/** What expressions belong to or can mention. */
const inExpressions = new Set<Used['kind']>(['intent', 'slot', 'canonical', 'reusableExpression'])

function countThose<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  let count = 0
  for (const entry of list) if (holds(entry)) count++
  return count
}

/** Whether an expression mentions one of the names. */
function mentioning(used: Used, names: ReadonlySet<string>): (expression: WireExpression) => boolean {
  if (used.kind === 'canonical') {
    return ({ literals = {} }) =>
      own(literals, used.slot)?.some(({ canonical = '' }) => names.has(canonical)) ?? false
  }
  // Nothing is changed by looking at each name that could be.
  let isFound = false
  const look = (name: string) => {
    if (names.has(name)) isFound = true
    return undefined
  }
  if (used.kind === 'reusableExpression') {
    return ({ expression = '' }) => {
      isFound = false
      changePartsInText(expression, look)
      return isFound
    }
  }
  return ({ expression = '', literals = {} }) => {
    isFound = false
    changeSlotsInText(expression, look)
    for (const slot in literals) look(slot)
    return isFound
  }
}

/** The names of the responses of a language that mention something, from what is stored of some of them. */
export function responsesInLanguage(stored: Partial<LanguageCollections>, used: Used): string[] {
  const { tts_responses = {}, audio_responses = {}, gui_responses = {}, runtime_responses = {} } = stored
  const named = <Entry, Rest>(map: Record<string, Entry>, read: (entry: Entry) => Rest) =>
    Object.entries(map).map(([name, entry]) => ({ name, ...read(entry) }))
  const part = {
    ttsResponses: named(tts_responses, (texts) => ({ texts })),
    audioResponses: named(audio_responses, (texts) => ({ texts })),
    guiResponses: named(gui_responses, (template) => ({ template })),
    additionalResponses: named(runtime_responses, additionalResponseCodec.read),
  }
  return usesOf(part, used).responses
}
