import { filterSame, mapSame, withFields } from '../lists.ts'
import { namesAround } from '../responses/response-names.ts'
import { forgettingCanonicals } from './forget.ts'
import type { LanguageCollections } from './in-language.ts'
import type { WireReusableExpression, WireUserInput } from './schemas.ts'

/** The names that all languages share and that a language has content for. */
export interface SharedNames {
  intents: ReadonlySet<string>
  /** The canonicals of each slot. */
  slots: ReadonlyMap<string, readonly string[]>
  uiActions: ReadonlySet<string>
}

/** The names that went and those that came. */
interface NameChanges {
  goneSlots: string[]
  goneCanonicals: SlotCanonical[]
  goneUiActions: string[]
  newIntents: ReadonlySet<string>
  newSlots: ReadonlySet<string>
  newCanonicals: SlotCanonical[]
  newUiActions: string[]
}

interface SlotCanonical {
  slot: string
  canonical: string
}

const canonicalId = ({ slot, canonical }: SlotCanonical) => JSON.stringify([slot, canonical])

/**
 * A language that keeps its own content while what all languages share is put back: what belongs to an intent, slot,
 * canonical or UI action goes with it, and comes back with it as the language had it in the `past`.
 */
export function* followingShared(
  own: LanguageCollections,
  { before, after, past }: { before: SharedNames; after: SharedNames; past: LanguageCollections },
): Generator<undefined, LanguageCollections> {
  const changes = nameChanges(before, after)
  const goneSlots = new Set(changes.goneSlots)
  const goneCanonicals = new Set(changes.goneCanonicals.map(canonicalId))
  const left = yield* forgettingCanonicals(
    own,
    (slot, canonical) => goneSlots.has(slot) || goneCanonicals.has(canonicalId({ slot, canonical })),
  )
  const backIntents = past.nlu_interpretations.filter(({ intent }) => changes.newIntents.has(intent))
  const backSlots = past.user_inputs.filter(({ name }) => changes.newSlots.has(name))
  const spoken = following(left.user_inputs, backSlots, { key: 'name', stays: after.slots })
  const newCanonicals = new Set(changes.newCanonicals.map(canonicalId))
  const pastSlots = new Map(past.user_inputs.map((entry) => [entry.name, entry]))
  return withFields(left, {
    nlu_interpretations: following(left.nlu_interpretations, backIntents, {
      key: 'intent',
      stays: after.intents,
    }),
    user_inputs: mapSame(spoken, (entry) =>
      withCanonicalsBack(entry, pastSlots.get(entry.name), newCanonicals),
    ),
    gui_responses: followingValues(left.gui_responses, past.gui_responses, {
      gone: changes.goneUiActions,
      back: changes.newUiActions,
    }),
    // What is said or played under the name of a UI action stays when it goes: others may use it
    tts_responses: followingValues(left.tts_responses, past.tts_responses, {
      gone: changes.goneUiActions.flatMap(namesAround),
      back: changes.newUiActions.flatMap((name) => [name, ...namesAround(name)]),
    }),
    audio_responses: followingValues(left.audio_responses, past.audio_responses, {
      gone: [],
      back: changes.newUiActions,
    }),
  })
}

/** The names whose content in a language `followingShared` may touch: of entries, and those mentioned in expressions. */
export function touchedNames(
  before: SharedNames,
  after: SharedNames,
): { keys: Set<string>; inTexts: string[] } {
  const { goneSlots, goneCanonicals, ...changes } = nameChanges(before, after)
  const slots = [...goneCanonicals, ...changes.newCanonicals].map(({ slot }) => slot)
  const goneIntents = missing(before.intents, after.intents)
  return {
    keys: new Set([
      ...goneIntents,
      ...goneSlots,
      ...slots,
      ...changes.newIntents,
      ...changes.newSlots,
      ...[...changes.goneUiActions, ...changes.newUiActions].flatMap((name) => [name, ...namesAround(name)]),
    ]),
    // A literal restriction names the slot
    inTexts: [...new Set([...goneSlots, ...goneCanonicals.map(({ slot }) => slot)])],
  }
}

function nameChanges(before: SharedNames, after: SharedNames): NameChanges {
  return {
    goneSlots: missing(before.slots.keys(), after.slots),
    goneCanonicals: missingCanonicals(before.slots, after.slots),
    goneUiActions: missing(before.uiActions, after.uiActions),
    newIntents: new Set(missing(after.intents, before.intents)),
    newSlots: new Set(missing(after.slots.keys(), before.slots)),
    newCanonicals: missingCanonicals(after.slots, before.slots),
    newUiActions: missing(after.uiActions, before.uiActions),
  }
}

function missing(names: Iterable<string>, from: { has: (name: string) => boolean }): string[] {
  return [...names].filter((name) => !from.has(name))
}

/** The canonicals of slots that are on both sides. */
function missingCanonicals(slots: SharedNames['slots'], from: SharedNames['slots']): SlotCanonical[] {
  return [...slots].flatMap(([slot, canonicals]) => {
    const others = from.get(slot)
    if (others === undefined || others === canonicals) return []
    return missing(canonicals, new Set(others)).map((canonical) => ({ slot, canonical }))
  })
}

/** The entries that may stay, and behind them those that come back and are not there yet. */
function following<Key extends string, Entry extends Record<Key, string>>(
  entries: Entry[],
  back: readonly Entry[],
  { key, stays }: { key: Key; stays: { has: (name: string) => boolean } },
): Entry[] {
  const left = filterSame(entries, (entry) => stays.has(entry[key]))
  const there = new Set(left.map((entry) => entry[key]))
  const missingOnes = back.filter((entry) => !there.has(entry[key]))
  return missingOnes.length === 0 ? left : [...left, ...missingOnes]
}

function withCanonicalsBack(
  entry: WireUserInput,
  past: WireUserInput | undefined,
  newCanonicals: ReadonlySet<string>,
): WireUserInput {
  const own = new Set((entry.canonicals ?? []).map(({ canonical }) => canonical))
  const back = (past?.canonicals ?? []).filter(
    ({ canonical }) => newCanonicals.has(canonicalId({ slot: entry.name, canonical })) && !own.has(canonical),
  )
  return back.length === 0 ? entry : { ...entry, canonicals: [...(entry.canonicals ?? []), ...back] }
}

function followingValues<Value>(
  now: Record<string, Value>,
  past: Record<string, Value>,
  names: { gone: readonly string[]; back: readonly string[] },
): Record<string, Value> {
  const gone = new Set(names.gone.filter((name) => Object.hasOwn(now, name)))
  const back = names.back.filter((name) => !Object.hasOwn(now, name) && Object.hasOwn(past, name))
  if (gone.size === 0 && back.length === 0) return now
  const left = Object.entries(now).filter(([name]) => !gone.has(name))
  return Object.fromEntries([...left, ...back.map((name) => [name, past[name]!] as const)])
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
