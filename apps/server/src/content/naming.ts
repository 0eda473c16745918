import type { Rename } from '@sdp/domain'
import { conceptSuffix } from '@sdp/domain/concepts'
import { type EntryNames, type Lineage, renamesToFollow } from '@sdp/domain/identity'
import { type Forgotten, forgettingInLanguage, type LanguageCollections } from '@sdp/domain/wire'
import { inSlices, openPace, type Pace } from '../process/pace.ts'
import { addBlob, type NewBlobs, readTexts, type Source } from './blobs.ts'
import { type Manifest, sortedManifest } from './manifest.ts'
import { addTree, type Entry, emptyTree, entriesOf, readTreesAt, treeOf } from './tree.ts'

/** A change of the collections that mention names, language by language. */
export interface NamingChange {
  apply: (collections: LanguageCollections) => Generator<undefined, LanguageCollections>
  /** The keys of entries that it may touch. */
  keys: ReadonlySet<string>
  /** What is in the JSON of every interpretation or response that it may touch. */
  inTexts: readonly string[]
  /** Slots to whose literals the expressions are restricted that it may touch. */
  restricted?: readonly string[]
}

/** The kinds of names that stand inside of what a language says; entries are called by the others. */
const isMentioned = new Set<Rename['kind']>([
  'slot',
  'canonical',
  'reusableExpression',
  'apiInput',
  'concept',
])

/** What is in the JSON of whatever mentions one of the old names. */
export function mentionedIn(renames: readonly Rename[]): string[] {
  return (
    renames
      .filter(({ kind }) => isMentioned.has(kind))
      // The case of a concept's name does not count, but of its end
      .map(({ kind, from }) => (kind === 'concept' ? conceptSuffix : JSON.stringify(from).slice(1, -1)))
  )
}

/** The renames of a lineage that languages follow. */
export function knownRenames(lineage: Lineage, before: EntryNames): Rename[] {
  const slots = [...(before.lists.slots ?? [])].map((name) => ({ name }))
  return renamesToFollow({ slots }, lineage)
}

/** A slot or canonical that no longer is, taken out of every language; `slots` are those that may have listed it. */
export function forgetting(removed: Forgotten, slots: Iterable<string>): NamingChange {
  const name = removed.kind === 'canonical' ? removed.canonical : removed.slot
  return {
    apply: (collections) => forgettingInLanguage(collections, removed),
    keys: new Set(slots),
    inTexts: [JSON.stringify(name).slice(1, -1)],
  }
}

/** Makes a change in every language; what is new is in `blobs` afterwards. */
export async function changeNaming(
  source: Source,
  manifest: Manifest,
  { change, blobs }: { change: NamingChange; blobs: NewBlobs },
): Promise<Manifest> {
  if (change.keys.size === 0 && change.inTexts.length === 0) return manifest
  const languages = new Map(manifest.languages.map(([name, section]) => [name, new Map(section)]))
  for (const section of languages.values()) await changeSection(source, section, { change, blobs })
  return sortedManifest(new Map(manifest.shared), languages)
}

/** Makes a change in the collections of one language, whose hashes are in `section`. */
export async function changeSection(
  source: Source,
  section: Map<string, string>,
  { change, blobs }: { change: NamingChange; blobs: NewBlobs },
): Promise<void> {
  const pace = openPace()
  const before = await readNaming(source, section, { change, pace })
  const after = await inSlices(change.apply(before.collections), pace)

  const put = async (path: keyof LanguageCollections, values: () => [key: string, value: unknown][]) => {
    if (after[path] === before.collections[path]) return
    const entries: Entry[] = []
    for (const [key, value] of values()) {
      entries.push([key, before.hashes.get(value) ?? addBlob(blobs, JSON.stringify(value))])
      await pace.rest()
    }
    const root = addTree(source.caches, blobs, treeOf(entries))
    if (root === undefined) section.delete(path)
    else section.set(path, root)
  }
  await put('nlu_interpretations', () => after.nlu_interpretations.map((entry) => [entry.intent, entry]))
  await put('user_inputs', () => after.user_inputs.map((entry) => [entry.name, entry]))
  for (const path of responsePaths) await put(path, () => Object.entries(after[path]))
}

interface NamingSection {
  collections: LanguageCollections
  /** Under which hash each entry is stored now. */
  hashes: Map<unknown, string>
}

/** Above that, reading an entry costs less than looking for each of the names in its text. */
const maxLookedFor = 20

/** The collections with names in them. An entry that the change cannot touch is not read: only its key is listed. */
async function readNaming(
  source: Source,
  section: ReadonlyMap<string, string>,
  { change: { keys, inTexts, restricted = [] }, pace }: { change: NamingChange; pace: Pace },
): Promise<NamingSection> {
  const trees = await readTreesAt(
    source,
    namingPaths.flatMap((path) => section.get(path) ?? []),
  )
  const entriesAt = (path: string) => entriesOf(trees.get(section.get(path) ?? '') ?? emptyTree)
  const interpretations = entriesAt('nlu_interpretations')
  const userInputs = entriesAt('user_inputs')
  const responses = responsePaths.map((path) => [path, entriesAt(path)] as const)
  const isNamed = ([key]: Entry) => keys.has(key)
  const isSearched = inTexts.length > 0
  const wanted = [
    ...(isSearched || restricted.length > 0 ? interpretations : interpretations.filter(isNamed)),
    ...responses.flatMap(([, entries]) => (isSearched ? entries : entries.filter(isNamed))),
    ...userInputs.filter(isNamed),
  ].map(([, hash]) => hash)
  const texts = await readTexts(source, wanted)

  const hashes = new Map<unknown, string>()
  const isMentioning = (text: string) =>
    inTexts.length > maxLookedFor || inTexts.some((name) => text.includes(name))
  const isRestricting = restrictionTo(restricted)
  const isSpoken = (text: string) => isMentioning(text) || isRestricting(text)
  async function read<Value>(
    entries: readonly Entry[],
    untouched: (key: string) => Value,
    isTouching = isMentioning,
  ): Promise<Value[]> {
    const values: Value[] = []
    for (const entry of entries) {
      const text = texts.get(entry[1])
      const isTouched = text !== undefined && (isNamed(entry) || isTouching(text))
      const value: Value = isTouched ? JSON.parse(text) : untouched(entry[0])
      hashes.set(value, entry[1])
      values.push(value)
      await pace.rest()
    }
    return values
  }
  const maps: [path: string, map: object][] = []
  for (const [path, entries] of responses) {
    const bodies = await read<unknown>(entries, () => (isList.has(path) ? [] : {}))
    maps.push([path, Object.fromEntries(entries.map(([key], at) => [key, bodies[at]]))])
  }
  return {
    hashes,
    collections: {
      nlu_interpretations: await read(interpretations, (intent) => ({ intent }), isSpoken),
      user_inputs: await read(userInputs, (name) => ({ name })),
      ...Object.fromEntries(maps),
    } as LanguageCollections,
  }
}

/** Whether the JSON of an interpretation may restrict one of these slots, which are keys there. */
function restrictionTo(slots: readonly string[]): (text: string) => boolean {
  const keys = slots.length > maxLookedFor ? [] : slots.map((slot) => `${JSON.stringify(slot)}:`)
  return (text) =>
    slots.length > 0 &&
    text.includes('"literals":{"') &&
    (keys.length === 0 || keys.some((key) => text.includes(key)))
}

const responsePaths = ['tts_responses', 'audio_responses', 'gui_responses', 'runtime_responses'] as const
const namingPaths = ['nlu_interpretations', 'user_inputs', ...responsePaths] as const
/** The collections whose entries are lists of texts. */
const isList = new Set<string>(['tts_responses', 'audio_responses'])
