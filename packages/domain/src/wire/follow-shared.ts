import { filterSame, mapSame, withFields } from '../lists.ts'
import { forgetCanonicals } from './forget.ts'
import type { NamingCollections } from './renames.ts'
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
export function followShared(
  own: NamingCollections,
  { before, after, past }: { before: SharedNames; after: SharedNames; past: NamingCollections },
): NamingCollections {
  const changes = nameChanges(before, after)
  const goneSlots = new Set(changes.goneSlots)
  const goneCanonicals = new Set(changes.goneCanonicals.map(canonicalId))
  const left = forgetCanonicals(
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
    gui_responses: followingResponses(left.gui_responses, changes, past),
  })
}

/** The names whose content in a language `followShared` may touch: of entries, and those mentioned in expressions. */
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
      ...changes.goneUiActions,
      ...changes.newIntents,
      ...changes.newSlots,
      ...changes.newUiActions,
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

function followingResponses(
  responses: NamingCollections['gui_responses'],
  { goneUiActions, newUiActions }: NameChanges,
  past: NamingCollections,
): NamingCollections['gui_responses'] {
  const gone = goneUiActions.filter((name) => Object.hasOwn(responses, name))
  const back = newUiActions.filter(
    (name) => !Object.hasOwn(responses, name) && Object.hasOwn(past.gui_responses, name),
  )
  if (gone.length === 0 && back.length === 0) return responses
  const left = Object.entries(responses).filter(([name]) => !gone.includes(name))
  return Object.fromEntries([...left, ...back.map((name) => [name, past.gui_responses[name]!] as const)])
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
