import { namesAround } from '../../model/response-names.ts'
import { filterSame, mapSame, withFields } from '../../toolbox/lists.ts'
import { withoutCanonicals } from './forget.ts'
import { changingInLanguage, type LanguageCollections, noLanguageContent } from './in-language.ts'
import { contentChange, realRenames, renameKeys } from './renames.ts'
import type { WireReusableExpression, WireUserInput } from './schemas.ts'
import type { SharedChange } from './shared-change.ts'

/**
 * A language follows what was done to the names that all languages share, in one walk and in steps: what is gone goes
 * first, by the names before; then the others get their new names (ruling R59); then what came back says what it said
 * in the `past` (ruling R60).
 */
export function* followingShared(
  own: LanguageCollections,
  { removed, renames }: SharedChange,
  past: LanguageCollections = noLanguageContent,
): Generator<undefined, LanguageCollections> {
  const changes = realRenames(renames)
  const rename = contentChange(changes)
  const isRemoved = (slot: string, canonical: string) =>
    removed.slots.has(slot) ||
    removed.lists.has(slot) ||
    (removed.canonicals.get(slot)?.has(canonical) ?? false)
  const walked = yield* changingInLanguage(own, (part) => rename(withoutCanonicals(part, isRemoved)))
  return withPast(renameKeys(withoutRemoved(walked, removed), changes), past)
}

function withoutRemoved(
  collections: LanguageCollections,
  removed: SharedChange['removed'],
): LanguageCollections {
  const around = new Set([...removed.uiActions].flatMap(namesAround))
  return withFields(collections, {
    nlu_interpretations: filterSame(
      collections.nlu_interpretations,
      ({ intent }) => !removed.intents.has(intent),
    ),
    user_inputs: filterSame(collections.user_inputs, ({ name }) => !removed.slots.has(name)),
    gui_responses: withoutKeys(collections.gui_responses, removed.uiActions),
    // What is said or played under the name of a UI action stays when it goes: others may use it
    tts_responses: withoutKeys(collections.tts_responses, around),
  })
}

function withoutKeys<Value>(map: Record<string, Value>, removed: ReadonlySet<string>): Record<string, Value> {
  if (removed.size === 0) return map
  const entries = Object.entries(map)
  const left = filterSame(entries, ([name]) => !removed.has(name))
  return left === entries ? map : Object.fromEntries(left)
}

/** The entries of the past behind those that are there, and the canonicals of the past in slots that are there. */
function withPast(now: LanguageCollections, past: LanguageCollections): LanguageCollections {
  if (past === noLanguageContent) return now
  const pastSlots = new Map(past.user_inputs.map((entry) => [entry.name, entry]))
  const slots = mapSame(now.user_inputs, (entry) => withCanonicals(entry, pastSlots.get(entry.name)))
  return withFields(now, {
    nlu_interpretations: withMissing(now.nlu_interpretations, past.nlu_interpretations, 'intent'),
    user_inputs: withMissing(slots, past.user_inputs, 'name'),
    gui_responses: withMissingKeys(now.gui_responses, past.gui_responses),
    tts_responses: withMissingKeys(now.tts_responses, past.tts_responses),
    audio_responses: withMissingKeys(now.audio_responses, past.audio_responses),
  })
}

function withMissing<Key extends string, Entry extends Record<Key, string>>(
  entries: Entry[],
  past: readonly Entry[],
  key: Key,
): Entry[] {
  const there = new Set(entries.map((entry) => entry[key]))
  const missing = past.filter((entry) => !there.has(entry[key]))
  return missing.length === 0 ? entries : [...entries, ...missing]
}

function withCanonicals(entry: WireUserInput, past: WireUserInput | undefined): WireUserInput {
  const own = new Set((entry.canonicals ?? []).map(({ canonical }) => canonical))
  const back = (past?.canonicals ?? []).filter(({ canonical }) => !own.has(canonical))
  return back.length === 0 ? entry : { ...entry, canonicals: [...(entry.canonicals ?? []), ...back] }
}

function withMissingKeys<Value>(
  now: Record<string, Value>,
  past: Record<string, Value>,
): Record<string, Value> {
  const back = Object.entries(past).filter(([name]) => !Object.hasOwn(now, name))
  return back.length === 0 ? now : Object.fromEntries([...Object.entries(now), ...back])
}

/**
 * The reusable parts as they were in the `past`; in languages that are not restored they say what they say `now`. A part that was
 * deleted since comes back whole.
 */
export function restoredParts(
  past: readonly WireReusableExpression[],
  now: readonly WireReusableExpression[],
  isRestored: (language: string) => boolean,
): WireReusableExpression[] {
  const idOf = ({ _id = '', name }: WireReusableExpression) => _id || name
  const current = new Map(now.map((part) => [idOf(part), part]))
  return past.map((part) => {
    const own = current.get(idOf(part))
    if (own === undefined) return part
    const restored = Object.entries(part.values ?? {}).filter(([language]) => isRestored(language))
    const kept = Object.entries(own.values ?? {}).filter(([language]) => !isRestored(language))
    return { ...part, values: Object.fromEntries([...restored, ...kept]) }
  })
}
