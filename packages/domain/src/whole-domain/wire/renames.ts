import { type DomainPart, mapEveryRestriction, mapMentions } from '../../mentions/references.ts'
import { canonicalRenames, type Rename, type RenameKind } from '../../model/rename.ts'
import { renamesAround } from '../../model/response-names.ts'
import { renameCanonicals } from '../../nouns/slots/rename-canonicals.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'
import { newNames, renameEntries } from '../../toolbox/new-names.ts'
import { changingInLanguage, type LanguageCollections } from './in-language.ts'
import { additionalResponseCodec } from './responses.ts'

/**
 * Follows renames, in their order, into a language in which they were not made; all of them take one walk, in steps.
 * What was there under a new name belonged to nothing, so it makes way; a canonical that a language has of its own is
 * joined (ruling R58). What mentions nothing stays the same object.
 */
export function* renamingInLanguage(
  collections: LanguageCollections,
  renames: readonly Rename[],
): Generator<undefined, LanguageCollections> {
  const changes = realRenames(renames)
  return renameKeys(yield* changingInLanguage(collections, contentChange(changes)), changes)
}

/** A name that stays would make way for itself. */
export function realRenames(renames: readonly Rename[]): Rename[] {
  return renames.filter(({ from, to }) => from !== to)
}

/** What the renames make of the content of entries, whatever these are called themselves. */
export function contentChange(changes: readonly Rename[]): <Part extends DomainPart>(part: Part) => Part {
  const namesOf = (...kinds: RenameKind[]) => {
    const names = newNames(changes.filter(({ kind }) => kinds.includes(kind)))
    return names.size === 0 ? undefined : (name: string) => names.get(name) ?? name
  }
  const mentions = {
    slot: namesOf('slot'),
    // An API input that has the name of a slot is not among the renames, since no text means it
    input: namesOf('slot', 'apiInput'),
    'reusable part': namesOf('reusableExpression'),
    concept: conceptChange(changes.filter(({ kind }) => kind === 'concept')),
  }
  const canonicals = canonicalNames(changes)
  return (part) => mapMentions(canonicals.size === 0 ? part : withCanonicals(part, canonicals), mentions)
}

/** Names of concepts count case-insensitively. */
function conceptChange(changes: readonly Rename[]): ((name: string) => string) | undefined {
  if (changes.length === 0) return undefined
  return (name) =>
    changes.reduce((now, { from, to }) => (now.toLowerCase() === from.toLowerCase() ? to : now), name)
}

/** The new names of canonicals, by the slot as it is called before all renames. */
function canonicalNames(changes: readonly Rename[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  return new Map([...canonicalRenames(changes)].map(([slot, renamed]) => [slot, newNames(renamed)]))
}

function withCanonicals<Part extends DomainPart>(
  part: Part,
  bySlot: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Part {
  const restricted = mapEveryRestriction(part, (canonicals, slot) =>
    renameCanonicals(canonicals, bySlot.get(slot)),
  )
  if (restricted.slots === undefined) return restricted
  return withFields(restricted, {
    slots: mapSame(restricted.slots, (slot) =>
      withFields(slot, { canonicals: renameCanonicals(slot.canonicals, bySlot.get(slot.name)) }),
    ),
  } as Partial<Part>)
}

/** The entries of a language under the new names of what they belong to. */
export function renameKeys(
  collections: LanguageCollections,
  changes: readonly Rename[],
): LanguageCollections {
  const ofKind = (kind: RenameKind) => changes.filter((rename) => rename.kind === kind)
  const uiActions = ofKind('uiAction')
  return withFields(collections, {
    nlu_interpretations: renameEntries(collections.nlu_interpretations, ofKind('intent'), {
      nameOf: ({ intent }) => intent,
      named: (entry, intent) => ({ ...entry, intent }),
    }),
    user_inputs: renameEntries(collections.user_inputs, ofKind('slot'), {
      nameOf: ({ name }) => name,
      named: (entry, name) => ({ ...entry, name }),
    }),
    tts_responses: renameValues(
      collections.tts_responses,
      [...ofKind('ttsResponse'), ...uiActions.flatMap(renamesAround)],
      hasTexts,
    ),
    audio_responses: renameValues(collections.audio_responses, ofKind('audioResponse'), hasTexts),
    gui_responses: renameValues(collections.gui_responses, uiActions, hasNoReader),
    runtime_responses: renameValues(
      collections.runtime_responses,
      ofKind('additionalResponse'),
      saysSomething,
    ),
  })
}

/** What an author wrote under a name that another response takes stays, under a free one. */
function hasTexts(texts: readonly string[]): boolean {
  return texts.length > 0
}

function saysSomething(entry: LanguageCollections['runtime_responses'][string]): boolean {
  const { voice, text } = additionalResponseCodec.read(entry)
  return voice.length + text.length > 0
}

/** Nothing can show or open a GUI response without its UI action. */
function hasNoReader(): boolean {
  return false
}

function renameValues<Value>(
  map: Record<string, Value>,
  renames: readonly { from: string; to: string }[],
  isKept: (value: Value) => boolean,
): Record<string, Value> {
  if (renames.length === 0) return map
  const entries = Object.entries(map)
  const after = renameEntries(entries, renames, {
    nameOf: ([name]) => name,
    named: ([, value], name): [string, Value] => [name, value],
    isKept: ([, value]) => isKept(value),
  })
  return after === entries ? map : Object.fromEntries(after)
}
