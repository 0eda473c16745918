import {
  composingPath,
  type EntryNames,
  fittingLineage,
  type Lineage,
  noLineage,
  type Returned,
} from '@sdp/domain/identity'
import {
  type LanguageCollections,
  noLanguageContent,
  returnedKeys,
  returningInLanguage,
  sharedChange,
} from '@sdp/domain/wire'
import { inSlices } from '../process/pace.ts'
import { readTexts, readTrees, type Source } from './blobs.ts'
import { readEntryNames } from './entry-names.ts'
import { readPath } from './lineages.ts'
import type { Manifest } from './manifest.ts'
import { knownRenames } from './naming.ts'
import { emptyTree, entriesOf, readTreesAt } from './tree.ts'

/** What languages said, in earlier revisions, for entries that are back (ruling R60). */
export interface Past {
  isThere: boolean
  in: (language: string) => Promise<LanguageCollections>
}

interface Returning {
  head: { id: string }
  domainId: string
  manifest: Manifest
  lineage: Lineage
  returned: readonly Returned[]
}

/** Revisions that are not of the domain, or are gone, had nothing. */
export async function openPast(source: Source, returning: Returning): Promise<Past> {
  const { returned } = returning
  const spoken = returned.filter(({ list }) => list === 'intents' || list === 'slots' || list === 'uiActions')
  const revisions = await readRevisions(source, returning.domainId, spoken)
  const readers = await Promise.all(
    [...revisions].map(([revision, manifest]) =>
      readerOf(source, {
        ...returning,
        earlier: manifest,
        revision,
        returned: spoken.filter((one) => one.revision === revision),
      }),
    ),
  )
  return {
    isThere: readers.length > 0,
    in: async (language) => {
      let all = noLanguageContent
      for (const read of readers) all = joined(all, await read(language))
      return all
    },
  }
}

async function readRevisions(
  source: Source,
  domainId: string,
  returned: readonly Returned[],
): Promise<Map<string, Manifest>> {
  if (returned.length === 0) return new Map()
  // Until the new revision is there nobody may delete these: a sweep would remove what they are about to share.
  const { rows } = await source.db.query<{ id: string; manifest: string }>(
    `select revision.id, encode(revision.manifest, 'hex') as manifest
     from revision join save_point on save_point.id = revision.save_point_id
     where revision.id = any($1::uuid[]) and save_point.domain_id = $2 for key share of revision`,
    [[...new Set(returned.map(({ revision }) => revision))], domainId],
  )
  const manifests = await readTrees<Manifest>(
    source,
    rows.map(({ manifest }) => manifest),
  )
  return new Map(rows.map(({ id, manifest }) => [id, manifests.get(manifest)!]))
}

type ReadPast = (language: string) => Promise<LanguageCollections>

async function readerOf(
  source: Source,
  {
    head,
    manifest,
    lineage,
    earlier,
    revision,
    returned,
  }: Returning & { earlier: Manifest; revision: string },
): Promise<ReadPast> {
  const slots = new Set(returned.flatMap(({ list, name, was }) => (list === 'slots' ? [name, was] : [])))
  const [before, after] = await readEntryNames(source, [earlier, manifest], { slots })
  const since = await lineageSince(source, { revision, head, lineage, before, after })
  const change = sharedChange(since, { before, after, renames: knownRenames(since, before) })
  const keys = returnedKeys(returned)
  return async (language) => {
    const section = earlier.languages.find(([one]) => one.toLowerCase() === language.toLowerCase())?.[1] ?? []
    const spoken = await readSpoken(source, new Map(section), keys)
    return inSlices(returningInLanguage(spoken, returned, change))
  }
}

/** From the revision to what is being saved; where it is not known, by names. */
async function lineageSince(
  source: Source,
  {
    revision,
    head,
    lineage,
    before,
    after,
  }: { revision: string; head: { id: string }; lineage: Lineage; before: EntryNames; after: EntryNames },
): Promise<Lineage> {
  const links = await readPath(source, revision, head.id)
  const path = links && [...links, { revision: '', lineage }]
  const composed = path === undefined ? undefined : await inSlices(composingPath(revision, path))
  return fittingLineage(composed ?? noLineage, before, after)
}

/** What a language says for entries with these keys. */
async function readSpoken(
  source: Source,
  section: ReadonlyMap<string, string>,
  keys: ReadonlySet<string>,
): Promise<LanguageCollections> {
  const read = async (path: string): Promise<[string, unknown][]> => {
    const root = section.get(path)
    const tree = root === undefined ? emptyTree : (await readTreesAt(source, [root])).get(root)!
    const entries = entriesOf(tree).filter(([key]) => keys.has(key))
    const texts = await readTexts(
      source,
      entries.map(([, hash]) => hash),
    )
    return entries.map(([key, hash]) => [key, JSON.parse(texts.get(hash)!)])
  }
  const values = (entries: readonly [string, unknown][]) => entries.map(([, value]) => value)
  return {
    ...noLanguageContent,
    nlu_interpretations: values(await read('nlu_interpretations')),
    user_inputs: values(await read('user_inputs')),
    tts_responses: Object.fromEntries(await read('tts_responses')),
    audio_responses: Object.fromEntries(await read('audio_responses')),
    gui_responses: Object.fromEntries(await read('gui_responses')),
  } as LanguageCollections
}

function joined(a: LanguageCollections, b: LanguageCollections): LanguageCollections {
  return {
    nlu_interpretations: [...a.nlu_interpretations, ...b.nlu_interpretations],
    user_inputs: joinedSlots([...a.user_inputs, ...b.user_inputs]),
    tts_responses: { ...a.tts_responses, ...b.tts_responses },
    audio_responses: { ...a.audio_responses, ...b.audio_responses },
    gui_responses: { ...a.gui_responses, ...b.gui_responses },
    runtime_responses: { ...a.runtime_responses, ...b.runtime_responses },
  }
}

/** Canonicals of one slot may come from several revisions. */
function joinedSlots(slots: LanguageCollections['user_inputs']): LanguageCollections['user_inputs'] {
  const bySlot = new Map<string, LanguageCollections['user_inputs'][number]>()
  for (const slot of slots) {
    const other = bySlot.get(slot.name)
    const canonicals = [...(other?.canonicals ?? []), ...(slot.canonicals ?? [])]
    bySlot.set(slot.name, other === undefined ? slot : { ...slot, ...other, canonicals })
  }
  return [...bySlot.values()]
}
