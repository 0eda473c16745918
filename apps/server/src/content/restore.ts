import {
  followingShared,
  type LanguageCollections,
  restoredParts,
  type SharedNames,
  touchedNames,
  type WireDomain,
} from '@sdp/domain/wire'
import { addBlob, type NewBlobs, readTexts, type Source } from './blobs.ts'
import { type DomainLanguage, languageNamed, readLanguages } from './languages.ts'
import { languageSection, languagesRoot, type Manifest, sortedManifest } from './manifest.ts'
import { changeSection } from './naming.ts'
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

/**
 * The content with an earlier revision put back: what all languages share, and the languages that are restored. The others
 * keep their own, less what belongs to entries that are gone now. The list of languages stays.
 */
export async function restoreManifest(
  source: Source,
  { revision, language }: Restore,
  { now, languages, blobs }: { now: Manifest; languages: readonly DomainLanguage[]; blobs: NewBlobs },
): Promise<Manifest> {
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
    const follow = await followingIn(source, { now, past: past!, blobs })
    for (const { own, earlier } of pairs) {
      if (own === undefined) continue
      const old = new Map(earlier === undefined ? [] : languageSection(past!, earlier))
      sections.set(own, isRestored(own) ? old : await follow(new Map(languageSection(now, own)), old))
    }
    return sortedManifest(shared, sections)
  })
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

type Follow = (
  own: Map<string, string>,
  past: ReadonlyMap<string, string>,
) => Promise<ReadonlyMap<string, string>>

/** How a language that keeps its content follows what all languages share. */
async function followingIn(
  source: Source,
  { now, past, blobs }: { now: Manifest; past: Manifest; blobs: NewBlobs },
): Promise<Follow> {
  const [before, after] = await readNames(source, now, past)
  const { keys, inTexts } = touchedNames(before, after)
  const quoted = inTexts.map((name) => JSON.stringify(name).slice(1, -1))
  return async (own, old) => {
    const earlier = await readEarlier(source, old, keys)
    const apply = (collections: LanguageCollections) =>
      followingShared(collections, { before, after, past: earlier })
    await changeSection(source, own, { change: { apply, keys, inTexts: quoted }, blobs })
    return own
  }
}

async function readNames(source: Source, now: Manifest, past: Manifest): Promise<[SharedNames, SharedNames]> {
  const sides = [new Map(now.shared), new Map(past.shared)] as const
  const slots = [
    await entriesAt(source, sides[0], 'ontology.userInputs'),
    await entriesAt(source, sides[1], 'ontology.userInputs'),
  ]
  const known = slots.map((entries) => new Map(entries))
  // A slot that is the same on both sides has the same canonicals, whichever they are.
  const isOther = (key: string) => known[0]!.get(key) !== known[1]!.get(key)
  const changed = slots.flat().filter(([key]) => isOther(key))
  const texts = await readTexts(source, [...new Set(changed.map(([, hash]) => hash))])
  const canonicalsOf = (hash: string): string[] => {
    const { values = {} }: { values?: object } = JSON.parse(texts.get(hash)!)
    return Object.keys(values)
  }
  const namesOf = async (index: 0 | 1): Promise<SharedNames> => ({
    intents: new Set((await entriesAt(source, sides[index], 'ontology.intents')).map(([key]) => key)),
    slots: new Map(slots[index]!.map(([key, hash]) => [key, isOther(key) ? canonicalsOf(hash) : noNames])),
    uiActions: new Set((await entriesAt(source, sides[index], 'system_actions')).map(([key]) => key)),
  })
  return [await namesOf(0), await namesOf(1)]
}

const noNames: readonly string[] = []

/** What a language said then of entries with these keys. */
async function readEarlier(
  source: Source,
  section: ReadonlyMap<string, string>,
  keys: ReadonlySet<string>,
): Promise<LanguageCollections> {
  const read = async (path: string): Promise<[string, unknown][]> => {
    const entries = (await entriesAt(source, section, path)).filter(([key]) => keys.has(key))
    const texts = await readTexts(
      source,
      entries.map(([, hash]) => hash),
    )
    return entries.map(([key, hash]) => [key, JSON.parse(texts.get(hash)!)])
  }
  const values = (entries: readonly [string, unknown][]) => entries.map(([, value]) => value)
  return {
    nlu_interpretations: values(await read('nlu_interpretations')),
    user_inputs: values(await read('user_inputs')),
    tts_responses: Object.fromEntries(await read('tts_responses')),
    audio_responses: Object.fromEntries(await read('audio_responses')),
    gui_responses: Object.fromEntries(await read('gui_responses')),
    runtime_responses: {},
  } as LanguageCollections
}
