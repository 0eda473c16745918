import { type NamingCollections, type Rename, renameInLanguage } from '@sdp/domain'
import { addBlob, type NewBlobs, readTexts, type Source } from './blobs.ts'
import { type Manifest, sortedManifest } from './manifest.ts'
import { addTree, type Entry, emptyTree, entriesOf, readTreesAt, treeOf } from './tree.ts'

/** Follows renames into every language but the one in which they were made; what is new stands in `blobs` afterwards. */
export async function followRenames(
  source: Source,
  manifest: Manifest,
  { renames, madeIn, blobs }: { renames: readonly Rename[]; madeIn: string; blobs: NewBlobs },
): Promise<Manifest> {
  if (renames.length === 0) return manifest
  const languages = new Map(manifest.languages.map(([name, section]) => [name, new Map(section)]))
  for (const [language, section] of languages) {
    if (language !== madeIn) await renameInSection(source, section, { renames, blobs })
  }
  return sortedManifest(new Map(manifest.shared), languages)
}

async function renameInSection(
  source: Source,
  section: Map<string, string>,
  { renames, blobs }: { renames: readonly Rename[]; blobs: NewBlobs },
): Promise<void> {
  const before = await readNaming(source, section, renames)
  const after = renames.reduce(renameInLanguage, before.collections)

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

/** The collections with names in them. An entry that no rename can touch is not read: it stands there by its key alone. */
async function readNaming(
  source: Source,
  section: ReadonlyMap<string, string>,
  renames: readonly Rename[],
): Promise<Naming> {
  const trees = await readTreesAt(
    source,
    namingPaths.flatMap((path) => section.get(path) ?? []),
  )
  const entriesAt = (path: string) => entriesOf(trees.get(section.get(path) ?? '') ?? emptyTree)
  const interpretations = entriesAt('nlu_interpretations')
  const userInputs = entriesAt('user_inputs')
  const names = new Set(renames.flatMap(({ from, to, slot = from }) => [from, to, slot]))
  const isNamed = ([key]: Entry) => names.has(key)
  const inTexts = namesInTexts(renames)
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

/** The names that expressions may mention, as they stand in JSON. */
function namesInTexts(renames: readonly Rename[]): string[] {
  return renames
    .filter(({ kind }) => kind !== 'intent' && kind !== 'uiAction')
    .map(({ from }) => JSON.stringify(from).slice(1, -1))
}
