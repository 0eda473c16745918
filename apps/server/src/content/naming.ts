import {
  type Forgotten,
  forgetInLanguage,
  type NamingCollections,
  type Rename,
  renameInLanguage,
} from '@sdp/domain'
import { addBlob, type NewBlobs, readTexts, type Source } from './blobs.ts'
import { type Manifest, sortedManifest } from './manifest.ts'
import { addTree, type Entry, emptyTree, entriesOf, readTreesAt, treeOf } from './tree.ts'

/** A change of the collections that mention names, language by language. */
export interface NamingChange {
  apply: (collections: NamingCollections) => NamingCollections
  /** The keys of entries that it may touch. */
  keys: ReadonlySet<string>
  /** What stands in the JSON of every interpretation that it may touch. */
  inTexts: readonly string[]
  /** The language that has it already. */
  madeIn?: string | undefined
}

/** Names changed by an author, in order; in the language in which they were made everything follows them already. */
export function renaming(renames: readonly Rename[], madeIn?: string): NamingChange {
  return {
    apply: (collections) => renames.reduce(renameInLanguage, collections),
    keys: new Set(renames.flatMap(({ from, to, slot = from }) => [from, to, slot])),
    inTexts: renames
      .filter(({ kind }) => kind !== 'intent' && kind !== 'uiAction')
      .map(({ from }) => JSON.stringify(from).slice(1, -1)),
    madeIn,
  }
}

/** A slot or canonical that no longer is, taken out of every language; `slots` are those that may have listed it. */
export function forgetting(gone: Forgotten, slots: Iterable<string>): NamingChange {
  const name = gone.kind === 'canonical' ? gone.canonical : gone.slot
  return {
    apply: (collections) => forgetInLanguage(collections, gone),
    keys: new Set(slots),
    inTexts: [JSON.stringify(name).slice(1, -1)],
  }
}

/** Makes a change in every language but the one that has it; what is new stands in `blobs` afterwards. */
export async function changeNaming(
  source: Source,
  manifest: Manifest,
  { change, blobs }: { change: NamingChange; blobs: NewBlobs },
): Promise<Manifest> {
  if (change.keys.size === 0 && change.inTexts.length === 0) return manifest
  const languages = new Map(manifest.languages.map(([name, section]) => [name, new Map(section)]))
  for (const [language, section] of languages) {
    if (language !== change.madeIn) await changeSection(source, section, { change, blobs })
  }
  return sortedManifest(new Map(manifest.shared), languages)
}

async function changeSection(
  source: Source,
  section: Map<string, string>,
  { change, blobs }: { change: NamingChange; blobs: NewBlobs },
): Promise<void> {
  const before = await readNaming(source, section, change)
  const after = change.apply(before.collections)

  const put = (path: keyof NamingCollections, entries: () => Entry[]) => {
    if (after[path] === before.collections[path]) return
    const root = addTree(source.caches, blobs, treeOf(entries()))
    if (root === undefined) section.delete(path)
    else section.set(path, root)
  }
  const hashOf = (value: unknown) => before.hashes.get(value) ?? addBlob(blobs, JSON.stringify(value))
  put('nlu_interpretations', () => after.nlu_interpretations.map((entry) => [entry.intent, hashOf(entry)]))
  put('user_inputs', () => after.user_inputs.map((entry) => [entry.name, hashOf(entry)]))
  put('gui_responses', () => Object.entries(after.gui_responses).map(([key, entry]) => [key, hashOf(entry)]))
}

interface Naming {
  collections: NamingCollections
  /** Under which hash each entry is stored as it stands. */
  hashes: Map<unknown, string>
}

/** The collections with names in them. An entry that the change cannot touch is not read: it stands there by its key alone. */
async function readNaming(
  source: Source,
  section: ReadonlyMap<string, string>,
  { keys, inTexts }: NamingChange,
): Promise<Naming> {
  const trees = await readTreesAt(
    source,
    namingPaths.flatMap((path) => section.get(path) ?? []),
  )
  const entriesAt = (path: string) => entriesOf(trees.get(section.get(path) ?? '') ?? emptyTree)
  const interpretations = entriesAt('nlu_interpretations')
  const userInputs = entriesAt('user_inputs')
  const isNamed = ([key]: Entry) => keys.has(key)
  const spoken = inTexts.length > 0 ? interpretations : interpretations.filter(isNamed)
  const wanted = [...spoken, ...userInputs.filter(isNamed)].map(([, hash]) => hash)
  const texts = await readTexts(source, wanted)

  const hashes = new Map<unknown, string>()
  function read<Value>(entry: Entry, untouched: Value): Value {
    const text = texts.get(entry[1])
    const isTouched = text !== undefined && (isNamed(entry) || inTexts.some((name) => text.includes(name)))
    const value: Value = isTouched ? JSON.parse(text) : untouched
    hashes.set(value, entry[1])
    return value
  }
  return {
    hashes,
    collections: {
      nlu_interpretations: interpretations.map((entry) => read(entry, { intent: entry[0] })),
      user_inputs: userInputs.map((entry) => read(entry, { name: entry[0] })),
      // A response does not know its own name, so it is never read.
      gui_responses: Object.fromEntries(
        entriesAt('gui_responses').map((entry) => [entry[0], read(entry, {})]),
      ),
    },
  }
}

const namingPaths = ['nlu_interpretations', 'user_inputs', 'gui_responses']
