import type { DomainPart } from '../../mentions/references.ts'
import { newIntent } from '../../model/intent.ts'
import type { Response } from '../../model/response.ts'
import { newSlot } from '../../model/slot.ts'
import { expressionCodec } from './intents.ts'
import { additionalResponseCodec } from './responses.ts'
import type { WireInterpretation, WireUserInput } from './schemas.ts'
import { userInputCodec } from './slots.ts'
import type { WireDomain } from './wire-domain.ts'

/** What each language has of its own, as the outside knows it. */
export type LanguageCollections = Required<
  Pick<
    WireDomain,
    | 'nlu_interpretations'
    | 'user_inputs'
    | 'tts_responses'
    | 'audio_responses'
    | 'gui_responses'
    | 'runtime_responses'
  >
>

/** What a language has that says nothing yet. */
export const noLanguageContent: LanguageCollections = {
  nlu_interpretations: [],
  user_inputs: [],
  tts_responses: {},
  audio_responses: {},
  gui_responses: {},
  runtime_responses: {},
}

/** A change of some part of a domain, such as a walk over what it mentions. */
type ChangePart = <Part extends DomainPart>(part: Part) => Part

/** How many expressions are changed at once: whoever has other work can do some between two steps. */
const expressionsAtOnce = 100

/**
 * Changes what one language has of its own by the rules of the open domain: each entry is read, changed as a part of a
 * domain, and written again. Works in steps. What does not change stays the same object.
 */
export function* changingInLanguage(
  collections: LanguageCollections,
  change: ChangePart,
): Generator<undefined, LanguageCollections> {
  const after: LanguageCollections = {
    nlu_interpretations: yield* mapped(collections.nlu_interpretations, (entry) =>
      changingInterpretation(entry, change),
    ),
    user_inputs: yield* mapped(collections.user_inputs, atOnce(userInputChange(change))),
    tts_responses: yield* mappedValues(collections.tts_responses, atOnce(ttsChange(change))),
    audio_responses: yield* mappedValues(collections.audio_responses, atOnce(audioChange(change))),
    gui_responses: yield* mappedValues(collections.gui_responses, atOnce(guiChange(change))),
    runtime_responses: yield* mappedValues(collections.runtime_responses, atOnce(runtimeChange(change))),
  }
  const isSame = (Object.keys(after) as (keyof LanguageCollections)[]).every(
    (path) => after[path] === collections[path],
  )
  return isSame ? collections : after
}

type Step<Entry> = (entry: Entry) => Generator<undefined, Entry>

function atOnce<Entry>(change: (entry: Entry) => Entry): Step<Entry> {
  return function* (entry) {
    yield
    return change(entry)
  }
}

function* mapped<Entry>(entries: Entry[], change: Step<Entry>): Generator<undefined, Entry[]> {
  let changed: Entry[] | undefined
  for (const [at, entry] of entries.entries()) {
    const after = yield* change(entry)
    if (after === entry) continue
    changed ??= entries.slice()
    changed[at] = after
  }
  return changed ?? entries
}

function* mappedValues<Value>(
  map: Record<string, Value>,
  change: Step<Value>,
): Generator<undefined, Record<string, Value>> {
  const entries = Object.entries(map)
  const after = yield* mapped(entries, function* (entry) {
    const value = yield* change(entry[1])
    return value === entry[1] ? entry : ([entry[0], value] satisfies [string, Value])
  })
  return after === entries ? map : Object.fromEntries(after)
}

function* changingInterpretation(
  entry: WireInterpretation,
  change: ChangePart,
): Generator<undefined, WireInterpretation> {
  const { expressions } = entry
  if (expressions === undefined) return entry
  let changed: WireExpression[] | undefined
  for (let at = 0; at < expressions.length; at += expressionsAtOnce) {
    yield
    const some = expressions.slice(at, at + expressionsAtOnce)
    const read = some.map(expressionCodec.read)
    const [intent] = change({ intents: [{ ...blankIntent, name: entry.intent, expressions: read }] }).intents
    if (intent!.expressions === read) continue
    changed ??= expressions.slice()
    for (const [index, after] of intent!.expressions.entries()) {
      if (after !== read[index]) changed[at + index] = expressionCodec.write(after) as WireExpression
    }
  }
  return changed === undefined ? entry : { ...entry, expressions: changed }
}

type WireExpression = NonNullable<WireInterpretation['expressions']>[number]

const blankIntent = newIntent({ embedded: false, isTestDomain: false }, '')
const blankSlot = newSlot('')

function userInputChange(change: ChangePart) {
  return (userInput: WireUserInput): WireUserInput => {
    const { kept, ...spoken } = userInputCodec.read(userInput)
    const [after] = change({ slots: [{ ...blankSlot, ...spoken }] }).slots
    return after!.canonicals === spoken.canonicals
      ? userInput
      : (userInputCodec.write({ ...spoken, canonicals: after!.canonicals, kept }) as WireUserInput)
  }
}

/** A response does not know its own name here, and no change of its texts depends on it. */
const nameless = ''

function ttsChange(change: ChangePart) {
  return (texts: string[]): string[] =>
    textsOf(change({ ttsResponses: [{ name: nameless, texts }] }).ttsResponses)
}

function audioChange(change: ChangePart) {
  return (texts: string[]): string[] =>
    textsOf(change({ audioResponses: [{ name: nameless, texts }] }).audioResponses)
}

function textsOf([response]: readonly Response[]): string[] {
  return response!.texts
}

function guiChange(change: ChangePart) {
  return <Template extends string | Record<string, unknown>>(template: Template): Template =>
    change({ guiResponses: [{ name: nameless, template }] }).guiResponses[0]!.template as Template
}

type WireRuntimeResponse = LanguageCollections['runtime_responses'][string]

function runtimeChange(change: ChangePart) {
  return (entry: WireRuntimeResponse): WireRuntimeResponse => {
    const response = { name: nameless, ...additionalResponseCodec.read(entry) }
    const [after] = change({ additionalResponses: [response] }).additionalResponses
    return after === undefined || after === response
      ? entry
      : (additionalResponseCodec.write(after) as WireRuntimeResponse)
  }
}
