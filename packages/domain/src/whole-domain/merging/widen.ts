import type { EverydayLanguage } from '../../model/everyday-language.ts'
import type { LanguageCollections } from '../wire/in-language.ts'
import { joinExpressions } from '../wire/intent-wiring.ts'
import type { WireInterpretation, WireUserInput } from '../wire/schemas.ts'
import { joinSpoken } from '../wire/slots.ts'
import type { WireDomain } from '../wire/wire-domain.ts'
import { textsOf } from './in-one-language.ts'
import { isThere, languageField, languageMark } from './language-marks.ts'

/** What a language has of its own, with its everyday language. */
export interface SpokenContent extends LanguageCollections {
  everyday_language?: EverydayLanguage
}

/** A domain in all of its languages. */
export interface WholeDomain {
  /** What all languages share, and the general data. */
  shared: WireDomain
  /** What each language has of its own. */
  languages: ReadonlyMap<string, SpokenContent>
}

type Spoken = Omit<SpokenContent, 'everyday_language'>
type RuntimeResponse = Spoken['runtime_responses'][string]
type Template = Spoken['gui_responses'][string]
type Canonical = NonNullable<WireUserInput['canonicals']>[number]
type Fields = Readonly<Record<string, unknown>>

/** What each of the languages says of one entry. */
type Parts<Part> = readonly (readonly [language: string, part: Part | undefined])[]

/**
 * Puts what several languages say into one, with marks, and takes it apart again. The same parts give the same entry, whichever
 * state of the domain they are of, and an entry that nobody changed gives back the very parts that it was made of.
 */
export interface Widening {
  widen: (languages: ReadonlyMap<string, Spoken>) => Spoken
  narrow: (wide: Spoken, language: string) => Spoken
}

export function openWidening(languages: readonly string[]): Widening {
  const interpretations = joining(wideInterpretation)
  const userInputs = joining(wideUserInput)
  const spoken = joining(wideTexts)
  const templates = joining(wideTemplate)
  const runtime = joining(wideRuntime)

  const partsIn = <Part>(entriesOf: (language: string) => Iterable<readonly [string, Part]>) => {
    const found = new Map<string, (readonly [string, Part | undefined])[]>()
    for (const [at, language] of languages.entries()) {
      for (const [key, part] of entriesOf(language)) {
        const parts = found.get(key) ?? languages.map((one) => [one, undefined] as const)
        parts[at] = [language, part]
        found.set(key, parts)
      }
    }
    return found
  }
  const mapsOf = <Value>(maps: (language: string) => Readonly<Record<string, Value>> | undefined) =>
    partsIn((language) => Object.entries(maps(language) ?? {}))

  return {
    widen: (states) => {
      const of = (language: string) => states.get(language)
      const intents = partsIn((language) =>
        byKey(of(language)?.nlu_interpretations, 'intent', joinExpressions),
      )
      const slots = partsIn((language) => byKey(of(language)?.user_inputs, 'name', joinSpoken))
      const map = <Value, Wide>(parts: Map<string, Parts<Value>>, join: (parts: Parts<Value>) => Wide) =>
        Object.fromEntries([...parts].map(([key, one]) => [key, join(one)]))
      return {
        nlu_interpretations: [...intents.values()].map(interpretations.join),
        user_inputs: [...slots.values()].map(userInputs.join),
        tts_responses: map(
          mapsOf((language) => of(language)?.tts_responses),
          spoken.join,
        ),
        audio_responses: map(
          mapsOf((language) => of(language)?.audio_responses),
          spoken.join,
        ),
        gui_responses: map(
          mapsOf((language) => of(language)?.gui_responses),
          templates.join,
        ),
        runtime_responses: map(
          mapsOf((language) => of(language)?.runtime_responses),
          runtime.join,
        ),
      }
    },
    narrow: (wide, language) => {
      const at = languages.indexOf(language)
      const list = <Part>(entries: readonly Part[], joined: Joining<Part>, take: Take<Part>) =>
        entries.flatMap((entry) => {
          const part = joined.partsOf(entry)?.[at]
          const taken = part === undefined ? take(entry, language) : part[1]
          return taken === undefined ? [] : [taken]
        })
      const map = <Value>(
        values: Readonly<Record<string, Value>>,
        joined: Joining<Value>,
        take: Take<Value>,
      ): Record<string, Value> =>
        Object.fromEntries(
          Object.entries(values).flatMap(([key, value]) =>
            list([value], joined, take).map((one) => [key, one]),
          ),
        )
      return {
        nlu_interpretations: list(wide.nlu_interpretations, interpretations, interpretationIn),
        user_inputs: list(wide.user_inputs, userInputs, userInputIn),
        tts_responses: map(wide.tts_responses, spoken, textsIn),
        audio_responses: map(wide.audio_responses, spoken, textsIn),
        gui_responses: map(wide.gui_responses, templates, templateIn),
        runtime_responses: map(wide.runtime_responses, runtime, runtimeIn),
      }
    },
  }
}

type Take<Part> = (wide: Part, language: string) => Part | undefined

interface Joining<Part> {
  join: (parts: Parts<Part>) => Part
  partsOf: (wide: Part) => Parts<Part> | undefined
}

/** Makes one of the same parts once. */
function joining<Part>(join: (parts: Parts<Part>) => Part): Joining<Part> {
  const known = new Map<string, Part>()
  const made = new WeakMap<object, Parts<Part>>()
  const ids = new WeakMap<object, number>()
  let next = 1
  const idOf = (part: Part | undefined) => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part)
    const id = ids.get(part) ?? next++
    ids.set(part, id)
    return id
  }
  return {
    join: (parts) => {
      const id = parts.map(([, part]) => idOf(part)).join()
      const found = known.get(id)
      if (found !== undefined) return found
      const wide = join(parts)
      known.set(id, wide)
      made.set(wide as object, parts)
      return wide
    },
    partsOf: (wide) => made.get(wide as object),
  }
}

/** Those with one key are joined, as they are when a domain is read. */
function byKey<Key extends string, Entry extends Record<Key, string>>(
  entries: readonly Entry[] = [],
  key: Key,
  join: (first: Entry, second: Entry) => Entry,
): Map<string, Entry> {
  const found = new Map<string, Entry>()
  for (const entry of entries) {
    const first = found.get(entry[key])
    found.set(entry[key], first === undefined ? entry : join(first, entry))
  }
  return found
}

function wideInterpretation(parts: Parts<WireInterpretation>): WireInterpretation {
  const name = parts.find(([, part]) => part !== undefined)![1]!.intent
  const expressions = parts.flatMap(([language, part]) =>
    (part?.expressions ?? []).map((one) => ({ ...one, [languageField]: language })),
  )
  const others = othersOf(parts, ({ intent: _, expressions: __, ...rest }) => rest)
  return { intent: name, expressions, ...others } as WireInterpretation
}

function interpretationIn(wide: WireInterpretation, language: string): WireInterpretation | undefined {
  const expressions = (wide.expressions ?? []).flatMap(({ [languageField]: of, ...expression }) =>
    of === language ? [expression] : [],
  )
  const other = otherOf(wide, language)
  if (other === undefined && expressions.length === 0) return undefined
  return { intent: wide.intent, expressions, ...other } as WireInterpretation
}

function wideUserInput(parts: Parts<WireUserInput>): WireUserInput {
  const { name } = parts.find(([, part]) => part !== undefined)![1]!
  const canonicals = new Map<string, (readonly [string, Canonical])[]>()
  for (const [language, part] of parts) {
    const seen = new Map<string, number>()
    for (const canonical of part?.canonicals ?? []) {
      // Of those that have one name in a language, each is one in all
      const count = (seen.get(canonical.canonical) ?? 0) + 1
      seen.set(canonical.canonical, count)
      const key = `${count} ${canonical.canonical}`
      canonicals.set(key, [...(canonicals.get(key) ?? []), [language, canonical]])
    }
  }
  const examples = parts.flatMap(([language, part]) => marked(language, part?.exampleValues))
  return {
    name,
    canonicals: [...canonicals.values()].map(wideCanonical),
    ...(examples.length > 0 && { exampleValues: examples }),
    ...othersOf(parts, ({ name: _, canonicals: __, exampleValues: ___, ...rest }) => rest),
  } as WireUserInput
}

function wideCanonical(parts: Parts<Canonical>): Canonical {
  return {
    canonical: parts[0]![1]!.canonical,
    literals: parts.flatMap(([language, part]) => marked(language, part && (part.literals ?? []))),
    ...othersOf(parts, ({ canonical: _, literals: __, ...rest }) => rest),
  } as Canonical
}

function userInputIn(wide: WireUserInput, language: string): WireUserInput | undefined {
  const canonicals = (wide.canonicals ?? []).flatMap((canonical) => {
    const literals = textsOf(canonical.literals, language)
    if (literals === undefined) return []
    return [{ canonical: canonical.canonical, literals, ...otherOf(canonical, language) }]
  })
  const exampleValues = textsOf(wide.exampleValues, language)
  const other = otherOf(wide, language)
  if (other === undefined && canonicals.length === 0 && exampleValues === undefined) return undefined
  return {
    name: wide.name,
    canonicals,
    ...(exampleValues && { exampleValues }),
    ...other,
  } as WireUserInput
}

function wideTexts(parts: Parts<string[]>): string[] {
  return parts.flatMap(([language, texts]) => marked(language, texts))
}

function textsIn(wide: readonly string[], language: string): string[] | undefined {
  return textsOf(wide, language)
}

function wideTemplate(parts: Parts<Template>): Template {
  return Object.fromEntries(
    parts.flatMap(([language, template]) =>
      template === undefined ? [] : [[languageMark(language), template]],
    ),
  ) as Template
}

function templateIn(wide: Template, language: string): Template | undefined {
  return (wide as Fields)[languageMark(language)] as Template | undefined
}

function wideRuntime(parts: Parts<RuntimeResponse>): RuntimeResponse {
  const listed = (field: 'voice' | 'text') =>
    parts.flatMap(([language, part]) => marked(language, part?.[field]))
  const [voice, text] = [listed('voice'), listed('text')]
  return {
    ...(voice.length > 0 && { voice }),
    ...(text.length > 0 && { text }),
    ...othersOf(parts, ({ voice: _, text: __, ...rest }) => rest),
  } as RuntimeResponse
}

function runtimeIn(wide: RuntimeResponse, language: string): RuntimeResponse | undefined {
  const voice = textsOf(wide.voice, language)
  const text = textsOf(wide.text, language)
  const other = otherOf(wide, language)
  if (voice === undefined && text === undefined && other === undefined) return undefined
  return { ...(voice && { voice }), ...(text && { text }), ...other } as RuntimeResponse
}

/** A list of texts that is there, with the mark of its language. */
function marked(language: string, texts: readonly string[] | undefined): string[] {
  if (texts === undefined) return []
  const mark = languageMark(language)
  return [mark + isThere, ...texts.map((text) => mark + text)]
}

/** The fields that we do not know, of each language under its mark; without any it says that the entry is there. */
function othersOf<Part>(parts: Parts<Part>, take: (part: Part) => object): Fields {
  return Object.fromEntries(
    parts.flatMap(([language, part]) => (part === undefined ? [] : [[languageMark(language), take(part)]])),
  )
}

function otherOf(wide: object, language: string): Fields | undefined {
  return (wide as Fields)[languageMark(language)] as Fields | undefined
}
