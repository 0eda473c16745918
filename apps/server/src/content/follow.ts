import type { Rename } from '@sdp/domain'
import {
  type EntryNames,
  fittingLineage,
  isClearFromNames,
  isEmptyLineage,
  type Lineage,
  lineageOfRenames,
  nameBefore,
  namesOfList,
  noLineage,
} from '@sdp/domain/identity'
import { followingShared, sharedChange, touchedNames, withOrphans } from '@sdp/domain/wire'
import type { NewBlobs, Source } from './blobs.ts'
import { handlersPath, hasSameNames, modulesPath, readEntryNames } from './entry-names.ts'
import { type Manifest, sortedManifest } from './manifest.ts'
import { changeSection, knownRenames, mentionedIn } from './naming.ts'
import { openPast } from './past.ts'
import { entriesOf, readTreesAt } from './tree.ts'
import type { Update } from './updates.ts'

/** What a save reports about the names that it changed. */
interface ReportedNames {
  lineage?: Lineage | undefined
  renames: readonly Rename[]
}

interface FollowedSave {
  manifest: Manifest
  /** From the head to the new revision; null where it is not known. */
  lineage: Lineage | null
}

interface SaveToFollow {
  /** The newest revision, and what it has. */
  head: { id: string; manifest: Manifest }
  domainId: string
  updated: Manifest
  updates: readonly Update[]
  reported: ReportedNames
  /** The language of the updates. */
  language: string
  /** The language that follows already, if one does. */
  madeIn: string | undefined
  languages: readonly string[]
  blobs: NewBlobs
}

/**
 * All other languages follow what a save did to the names that they share, in the same revision: what belongs to
 * deleted entries goes, what was renamed is renamed (ruling R59), and what came back gets its texts back.
 */
export async function followSave(source: Source, saving: SaveToFollow): Promise<FollowedSave> {
  const { head, updated, reported, language, madeIn } = saving
  const { renames } = reported
  const isSame = renames.length === 0 && isEmptyLineage(reported.lineage ?? noLineage)
  if (isSame && hasSameNames(head.manifest, updated, language))
    return { manifest: updated, lineage: noLineage }
  const [before, after] = await readEntryNames(source, [head.manifest, updated], {
    language,
    slots: reportedSlots(reported),
  })
  const lineage = fittingLineage(reported.lineage ?? lineageOfRenames(renames, before), before, after)
  const manifest = await followNames(source, {
    ...saving,
    manifest: updated,
    lineage,
    names: { before, after },
    renames:
      reported.lineage === undefined ? renames : [...knownRenames(lineage, before), ...concepts(renames)],
    isFollowing: (one) => one !== madeIn,
  })
  const isExact =
    reported.lineage !== undefined ||
    (isClearFromNames(lineage, before, after) && (await areRulesInPlace(source, saving)))
  return { manifest, lineage: isExact ? lineage : null }
}

/** The slots of which a save speaks. */
function reportedSlots({ lineage = noLineage, renames }: ReportedNames): Set<string> {
  return new Set([
    ...namesOfList(lineage, 'slots').renamed.flat(),
    ...lineage.canonicals.map(({ slot }) => slot),
    ...(lineage.returned ?? []).filter(({ list }) => list === 'slots').map(({ name }) => name),
    ...renames.filter(({ kind }) => kind === 'slot').flatMap(({ from, to }) => [from, to]),
    ...renames.flatMap(({ slot }) => slot ?? []),
  ])
}

/** Concepts belong to no domain, so no lineage names them. */
function concepts(renames: readonly Rename[]): Rename[] {
  return renames.filter(({ kind }) => kind === 'concept')
}

interface Following {
  manifest: Manifest
  head: { id: string }
  domainId: string
  /** Fits the names. */
  lineage: Lineage
  names: { before: EntryNames; after: EntryNames }
  renames: readonly Rename[]
  languages: readonly string[]
  isFollowing: (language: string) => boolean
  /** Whether what belongs to nothing goes as well, which takes a look at every entry. */
  dropsOrphans?: boolean
  blobs: NewBlobs
}

/** Makes the languages follow a lineage; what is new is in `blobs` afterwards. */
export async function followNames(source: Source, following: Following): Promise<Manifest> {
  const { manifest, lineage, names, renames, blobs, dropsOrphans = false } = following
  const shared = sharedChange(lineage, { ...names, renames })
  const past = await openPast(source, { ...following, returned: lineage.returned ?? [] })
  const sections = new Map(manifest.languages.map(([name, section]) => [name, new Map(section)]))
  for (const language of new Set([...sections.keys(), ...following.languages])) {
    if (!following.isFollowing(language)) continue
    const section = sections.get(language) ?? new Map<string, string>()
    const change = dropsOrphans ? withOrphans(shared, await namesIn(source, section), names.before) : shared
    const then = await past.in(language)
    const { keys, restricted } = touchedNames(change)
    const mentioned = mentionedIn(renames)
    if (keys.size + restricted.length + mentioned.length === 0 && !past.isThere) continue
    await changeSection(source, section, {
      change: {
        apply: (collections) => followingShared(collections, change, then),
        keys: new Set([...keys, ...pastSlots(lineage)]),
        inTexts: mentioned,
        restricted,
      },
      blobs,
    })
    sections.set(language, section)
  }
  return sortedManifest(new Map(manifest.shared), sections)
}

/** The slots that get canonicals back, as a language has them before it follows. */
function pastSlots(lineage: Lineage): string[] {
  const slotBefore = nameBefore(namesOfList(lineage, 'slots'))
  return (lineage.returned ?? []).flatMap(({ list, name }) =>
    list === 'slots' ? (slotBefore(name) ?? name) : [],
  )
}

async function namesIn(
  source: Source,
  section: ReadonlyMap<string, string>,
): Promise<{ intents: string[]; slots: string[] }> {
  const roots = ['nlu_interpretations', 'user_inputs'].map((path) => section.get(path) ?? '')
  const trees = await readTreesAt(
    source,
    roots.filter((root) => root !== ''),
  )
  const [intents = [], slots = []] = roots.map((root) => {
    const tree = trees.get(root)
    return tree === undefined ? [] : entriesOf(tree).map(([key]) => key)
  })
  return { intents, slots }
}

/**
 * Whether every rule is where it was, or new with its module: a client that sends no lineage may have moved any other
 * (ruling R61).
 */
async function areRulesInPlace(
  source: Source,
  { head, updated, updates }: Pick<SaveToFollow, 'head' | 'updated' | 'updates'>,
): Promise<boolean> {
  const rootOf = ({ shared }: Manifest, path: string) => shared.find(([one]) => one === path)?.[1]
  if (rootOf(head.manifest, handlersPath) !== rootOf(updated, handlersPath)) return false
  const [was, now] = [rootOf(head.manifest, modulesPath), rootOf(updated, modulesPath)]
  if (was === now) return true
  const trees = await readTreesAt(
    source,
    [was, now].filter((root) => root !== undefined),
  )
  const [old, fresh] = [was, now].map(
    (root) => new Map(root === undefined ? [] : entriesOf(trees.get(root)!)),
  ) as [Map<string, string>, Map<string, string>]
  const inPlace = modulesInPlace(updates)
  const isTouched = (module: string) => old.get(module) !== fresh.get(module) && !inPlace.has(module)
  const touched = [...old.keys()].filter(isTouched)
  const added = [...fresh.keys()].filter((module) => !old.has(module))
  return touched.length === 0 || (added.length === 0 && touched.every((module) => !fresh.has(module)))
}

/** The modules whose rules were changed one by one, each at its place. */
function modulesInPlace(updates: readonly Update[]): Set<string> {
  return new Set(
    updates.flatMap((update) => {
      if (update.kind !== 'patch' || update.collection.path !== modulesPath) return []
      return update.inside.flatMap(([module, { pieces }]) =>
        pieces.every(({ remove, put }) => remove === put.length) ? [module] : [],
      )
    }),
  )
}
