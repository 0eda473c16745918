import {
  type EntryNames,
  fittingLineage,
  inverseLineage,
  type Lineage,
  nameAfter,
  namesOfList,
  noLineage,
  type Returned,
} from '@sdp/domain/identity'
import { restoredParts, type WireDomain } from '@sdp/domain/wire'
import { openPace } from '../process/pace.ts'
import { addBlob, type NewBlobs, readTexts, type Source } from './blobs.ts'
import { modulesPath, readEntryNames } from './entry-names.ts'
import { followNames } from './follow.ts'
import { type DomainLanguage, languageNamed, readLanguages } from './languages.ts'
import { readLineage } from './lineages.ts'
import { languageSection, languagesRoot, type Manifest, sortedManifest } from './manifest.ts'
import { knownRenames } from './naming.ts'
import { findSavePoint } from './read.ts'
import { withManifests } from './revisions.ts'
import { addTree, type Entry, emptyTree, entriesOf, readTreesAt, treeOf } from './tree.ts'

/** An earlier revision to bring back, in one language or in all that it had. */
export interface Restore {
  revision: string
  language: string | undefined
}

/** What restoring all languages makes of one: what it was, the same as now, its own since it is newer, or still nothing. */
interface RestoredLanguage {
  language: string
  becomes: 'restored' | 'same' | 'kept' | 'stays deleted'
}

export interface Restoring {
  /** The revision that this was found on. */
  revision: string
  isSharedChanged: boolean
  languages: RestoredLanguage[]
}

/** What restoring a revision would change in a save point; only hashes are compared. */
export async function previewRestore(
  source: Source,
  savePointId: string,
  revision: string,
): Promise<Restoring> {
  const head = await findSavePoint(source, savePointId)
  return withManifests(source, [head.revision, revision], async ([now, past]) => {
    const pairs = languagePairs(head.languages, await readLanguages(source, past!))
    return {
      revision: head.revision,
      isSharedChanged: !isSameSection(sharedContent(now!), sharedContent(past!)),
      languages: pairs.map(({ own, earlier }): RestoredLanguage => {
        if (own === undefined) return { language: earlier!, becomes: 'stays deleted' }
        if (earlier === undefined) return { language: own, becomes: 'kept' }
        const isSame = isSameSection(languageSection(now!, own), languageSection(past!, earlier))
        return { language: own, becomes: isSame ? 'same' : 'restored' }
      }),
    }
  })
}

type Section = readonly (readonly [path: string, hash: string])[]

function sharedContent({ shared }: Manifest): Section {
  return shared.filter(([path]) => path !== 'languages')
}

function isSameSection(a: Section, b: Section): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The languages of both sides, each with its name on either. */
function languagePairs(
  now: readonly DomainLanguage[],
  past: readonly DomainLanguage[],
): { own: string | undefined; earlier: string | undefined }[] {
  const find = (all: readonly DomainLanguage[], wanted: string) =>
    all.find(({ language }) => language.toLowerCase() === wanted.toLowerCase())?.language
  return [
    ...now.map(({ language }) => ({ own: language, earlier: find(past, language) })),
    ...past
      .filter(({ language }) => find(now, language) === undefined)
      .map(({ language }) => ({ own: undefined, earlier: language })),
  ]
}

/** What a save point has with an earlier revision put back, before its other languages follow. */
interface Restored {
  manifest: Manifest
  past: Manifest
  isRestored: (language: string) => boolean
}

/** The content with an earlier revision put back: what all languages share, and the languages that are restored. */
async function putBack(
  source: Source,
  { revision, language }: Restore,
  { now, languages, blobs }: { now: Manifest; languages: readonly DomainLanguage[]; blobs: NewBlobs },
): Promise<Restored> {
  // Until the new one is there nobody may delete the revision: a sweep would remove what both are about to share.
  await source.db.query('select from revision where id = $1 for key share', [revision])
  return withManifests(source, [revision], async ([past]) => {
    const earlier = await readLanguages(source, past!)
    const only = language === undefined ? undefined : languageNamed(earlier, language).toLowerCase()
    const pairs = languagePairs(languages, earlier)
    const isRestored = (name: string) =>
      (only ?? name.toLowerCase()) === name.toLowerCase() &&
      pairs.some(({ own, earlier }) => earlier !== undefined && own?.toLowerCase() === name.toLowerCase())

    const shared = await restoreShared(source, { now, past: past!, isRestored, blobs })
    const sections = new Map<string, ReadonlyMap<string, string>>()
    for (const { own, earlier } of pairs) {
      if (own === undefined) continue
      const isOld = earlier !== undefined && isRestored(own)
      sections.set(own, new Map(isOld ? languageSection(past!, earlier) : languageSection(now, own)))
    }
    return { manifest: sortedManifest(shared, sections), past: past!, isRestored }
  })
}

interface Restoration {
  head: { id: string; manifest: Manifest }
  domainId: string
  languages: readonly DomainLanguage[]
  blobs: NewBlobs
}

/**
 * Puts an earlier revision back. The languages that are not restored keep their own, less what belongs to entries that
 * are gone now; entries that had another name then get it back, and those that return say what they said then. The list
 * of languages stays (ruling R41).
 */
export async function restoreManifest(
  source: Source,
  restore: Restore,
  { head, domainId, languages, blobs }: Restoration,
): Promise<{ manifest: Manifest; lineage: Lineage | null }> {
  const { manifest, past, isRestored } = await putBack(source, restore, {
    now: head.manifest,
    languages,
    blobs,
  })
  const revision = restore.revision.toLowerCase()
  const since = await readLineage(source, revision, head.id)
  const slots = new Set(since === undefined ? [] : slotsOf(since))
  const [before, after] = await readEntryNames(source, [head.manifest, manifest], { slots })
  const lineage =
    since === undefined
      ? lineageByNames(revision, before, after)
      : inverseLineage(since, { ...after, revision, rules: await ruleCounts(source, past, since) }, before)
  const followed = await followNames(source, {
    manifest,
    head,
    domainId,
    lineage: fittingLineage(lineage, before, after),
    names: { before, after },
    renames: knownRenames(lineage, before),
    languages: languages.map(({ language }) => language),
    isFollowing: (language) => !isRestored(language),
    dropsOrphans: true,
    blobs,
  })
  return { manifest: followed, lineage: since === undefined ? null : lineage }
}

/** The slots whose canonicals have to be known to go back. */
function slotsOf(lineage: Lineage): string[] {
  const slotAfter = nameAfter(namesOfList(lineage, 'slots'))
  return [
    ...namesOfList(lineage, 'slots').renamed.flat(),
    ...lineage.canonicals.flatMap(({ slot }) => [slot, slotAfter(slot) ?? slot]),
  ]
}

/**
 * What can be said of a restore when nobody knows what became of the entries since: what has a name again is back
 * (ruling R41).
 */
function lineageByNames(revision: string, before: EntryNames, after: EntryNames): Lineage {
  const lists = ['intents', 'slots', 'uiActions'] as const
  const missing = (names: Iterable<string>, others: { has: (name: string) => boolean } | undefined) =>
    [...names].filter((name) => !others?.has(name))
  const returned: Returned[] = [
    ...lists.flatMap((list) =>
      missing(after.lists[list] ?? [], before.lists[list]).map((name) => ({
        list,
        name,
        revision,
        was: name,
      })),
    ),
    ...[...after.slots].flatMap(([name, { canonicals }]) =>
      missing(before.slots.has(name) ? canonicals : [], before.slots.get(name)?.canonicals).map(
        (canonical): Returned => ({
          list: 'slots',
          name,
          revision,
          was: name,
          canonical: { name: canonical, was: canonical },
        }),
      ),
    ),
  ]
  return { ...noLineage, returned }
}

/** How many rules each module has, where rules were moved since. */
async function ruleCounts(source: Source, past: Manifest, since: Lineage): Promise<Map<string, number>> {
  if (since.rules.length === 0) return new Map()
  const pace = openPace()
  const counts = new Map<string, number>()
  const entries = await entriesAt(source, new Map(past.shared), modulesPath)
  const texts = await readTexts(
    source,
    entries.map(([, hash]) => hash),
  )
  for (const [module, hash] of entries) {
    const { rules = [] }: { rules?: unknown[] } = JSON.parse(texts.get(hash)!)
    if (!counts.has(module)) counts.set(module, rules.length)
    await pace.rest()
  }
  return counts
}

async function restoreShared(
  source: Source,
  {
    now,
    past,
    isRestored,
    blobs,
  }: { now: Manifest; past: Manifest; isRestored: (language: string) => boolean; blobs: NewBlobs },
): Promise<Map<string, string>> {
  const shared = new Map(sharedContent(past))
  const list = languagesRoot(now)
  if (list !== undefined) shared.set('languages', list)

  const path = 'reusable_expressions'
  const before = await readShared(source, now, path)
  const after = await readShared(source, past, path)
  type Parts = NonNullable<WireDomain['reusable_expressions']>
  const parts = restoredParts(after as Parts, before as Parts, isRestored)
  const tree = treeOf(parts.map((part): Entry => [part.name, addBlob(blobs, JSON.stringify(part))]))
  const root = addTree(source.caches, blobs, tree)
  if (root !== undefined) shared.set(path, root)
  return shared
}

async function readShared(source: Source, { shared }: Manifest, path: string): Promise<unknown[]> {
  const entries = await entriesAt(source, new Map(shared), path)
  const texts = await readTexts(
    source,
    entries.map(([, hash]) => hash),
  )
  return entries.map(([, hash]) => JSON.parse(texts.get(hash)!))
}

async function entriesAt(
  source: Source,
  section: ReadonlyMap<string, string>,
  path: string,
): Promise<Entry[]> {
  const root = section.get(path)
  return root === undefined ? [] : entriesOf((await readTreesAt(source, [root])).get(root) ?? emptyTree)
}
