import type { LanguageUses } from '@sdp/api'
import type { SearchedName, Used } from '@sdp/domain'
import type { Lineage } from '@sdp/domain/identity'
import type { Pool } from 'pg'
import type { Db, Tx } from '../db/tx.ts'
import { findMergeBase, type MergeBase } from './ancestry.ts'
import { readTrees } from './blobs.ts'

import { type Caches, openCache } from './cache.ts'
import {
  compareRevisions,
  compareSections,
  type Difference,
  type SectionPair,
  type UnreadDifference,
} from './compare.ts'
import { type Composition, composeManifest } from './compose.ts'
import { type ConceptMention, findConceptMentions } from './concept-mentions.ts'
import { readEntries, readKeys } from './entries.ts'
import { type DomainLanguage, readLanguagesAt } from './languages.ts'
import { readLineage } from './lineages.ts'
import type { Manifest } from './manifest.ts'
import { type NamedRevision, type NamesIn, readNames } from './names.ts'
import { createOriginal, type NewOriginal } from './original.ts'
import { type PinnedSettings, pinSettings } from './pinned-settings.ts'
import { type PrintableFile, printableFiles } from './print.ts'
import {
  type PackedManifests,
  packManifests,
  type ReadContent,
  readContent,
  readManifest,
  readManifestAt,
} from './read.ts'
import { previewRestore, type Restoring } from './restore.ts'
import { readRevision, withManifests } from './revisions.ts'
import { type Save, type Saved, type SaveSteps, save } from './save.ts'
import {
  type ChangesBeyond,
  createChangedSavePoint,
  createSavePoint,
  type NewSavePoint,
} from './save-points.ts'
import { sweep } from './sweep.ts'
import { findUsesInLanguages } from './uses.ts'

const megabyte = 1024 * 1024

/** The content of all save points, kept as git keeps files: each text once, named by its SHA-256. */
export interface ContentStore {
  /** The first save point of a domain, from wire content; part of the caller's transaction. */
  createOriginal: (client: Tx, original: NewOriginal) => Promise<Saved>
  /** A save point with the content of another, as it is now: one row. */
  createSavePoint: (db: Db, savePoint: NewSavePoint) => Promise<void>
  /** A save point with changes of a revision that the other had; part of the caller's transaction. */
  createChangedSavePoint: (
    client: Tx,
    savePoint: NewSavePoint,
    first: { changes: ChangesBeyond } & Pick<SaveSteps, 'refuseLanguages'>,
  ) => Promise<void>
  /** One save in one transaction; what it returned is durable. */
  save: (request: Save, steps: SaveSteps) => Promise<Saved>
  /** The collections of a save point in one language as the inside of a JSON object, put together from stored text. */
  read: (savePointId: string, language?: string) => Promise<ReadContent>
  /** The same of any revision, in a language that it had. */
  readRevision: (revision: string, language?: string) => Promise<ReadContent>
  /** Manifests by their hashes; most are at hand. */
  manifests: (hashes: readonly string[], on: Db) => Promise<Map<string, Manifest>>
  /** The same of a manifest that something keeps from being swept, in one language. */
  readManifest: (manifest: string, language: string) => Promise<Buffer[]>
  /** The languages that such a manifest lists. */
  languagesIn: (manifest: string) => Promise<DomainLanguage[]>
  /** The content of a manifest that need not be stored, in one language. */
  readComposed: (manifest: Manifest, language: string) => Promise<Buffer[]>
  /** Writes the manifest of content with settings that decide about it; returns its hash. Part of the caller's transaction. */
  pin: (client: Db, manifest: string, settings: PinnedSettings) => Promise<string>
  /** Writes what a dialog and a language model say together; returns its manifest. Part of the caller's transaction. */
  compose: (client: Tx, composition: Composition) => Promise<string>
  /** Where one revision differs from another, entry by entry, up to a number of differences. */
  compare: (from: string, to: string) => Promise<{ differences: Difference[]; more: boolean }>
  /** Where collections differ, entry by entry; of what is too much to be read only the keys are listed. */
  compareSections: (
    pairs: readonly SectionPair[],
  ) => Promise<{ differences: Difference[]; unread: UnreadDifference[] }>
  /** Which entries of a revision are which of a later one; undefined where it is not known. */
  lineage: (from: string, to: string) => Promise<Lineage | undefined>
  /** What a merge of two revisions starts from; undefined where they have no revision in common any more. */
  mergeBase: (revisions: { mine: string; theirs: string }) => Promise<MergeBase | undefined>
  /** The content of revisions in all languages, as a thread takes it. */
  packed: (revisions: readonly string[]) => Promise<PackedManifests>
  /** What restoring a revision would change in a save point. */
  previewRestore: (savePointId: string, revision: string) => Promise<Restoring>
  /** The keys of a collection in each of several save points; bodies are not read. */
  keys: (savePointIds: readonly string[], path: string) => Promise<Map<string, string[]>>
  /** The entries of a collection in each of several save points, in their default language. */
  entries: (
    savePointIds: readonly string[],
    path: string,
  ) => Promise<Map<string, [key: string, value: unknown][]>>
  /** The names in collections of several revisions, ready to be searched. */
  names: (revisions: readonly NamedRevision[], paths: readonly string[]) => Promise<NamesIn>
  /** Where something is used in the expressions of every language of a save point. */
  uses: (savePointId: string, used: Used) => Promise<LanguageUses[]>
  /** Where a save point mentions concepts, as it was last saved. */
  conceptMentions: (savePointId: string, on: Db) => Promise<ConceptMention[]>
  /** The content of a revision as stable text, a file a language; undefined when the revision is gone. */
  files: (revision: string, on: Db) => Promise<PrintableFile[] | undefined>
  /** Removes blobs that nothing has needed for a while; returns how many. Saves go on meanwhile. */
  sweep: (signal?: AbortSignal) => Promise<number>
}

/** Opens the content store on a migrated database; with an upper limit of its memory. */
export function openContentStore(db: Pool, cacheMegabytes = 384): ContentStore {
  const share = (cacheMegabytes * megabyte) / 12
  const caches: Caches = { trees: openCache(share), pieces: openCache(7 * share) }
  const printed = openCache<Buffer>(2 * share)
  const names = openCache<readonly SearchedName[]>(2 * share)
  return {
    createOriginal: (client, original) => createOriginal(client, caches, original),
    createSavePoint: (db, savePoint) => createSavePoint({ db }, savePoint),
    createChangedSavePoint: (client, savePoint, first) =>
      createChangedSavePoint({ client, caches }, savePoint, first),
    save: (request, steps) => save({ db, caches }, request, steps),
    read: (savePointId, language) => readContent({ db, caches }, savePointId, language),
    readRevision: (revision, language) => readRevision({ db, caches }, revision, language),
    manifests: (hashes, on) => readTrees<Manifest>({ db: on, caches }, hashes),
    readManifest: (manifest, language) => readManifestAt({ db, caches }, manifest, language),
    languagesIn: (manifest) => readLanguagesAt({ db, caches }, manifest),
    readComposed: (manifest, language) => readManifest({ db, caches }, manifest, language),
    pin: (client, manifest, settings) => pinSettings({ db: client, caches }, manifest, settings),
    compose: (client, composition) => composeManifest({ db: client, caches }, composition),
    compare: (from, to) => compareRevisions({ db, caches }, from, to),
    compareSections: (pairs) => compareSections({ db, caches }, pairs),
    lineage: (from, to) => readLineage({ db }, from, to),
    mergeBase: (revisions) => findMergeBase({ db }, revisions),
    packed: (revisions) =>
      withManifests({ db, caches }, revisions, (manifests) => packManifests({ db, caches }, manifests)),
    previewRestore: (savePointId, revision) => previewRestore({ db, caches }, savePointId, revision),
    keys: (savePointIds, path) => readKeys({ db, caches }, savePointIds, path),
    entries: (savePointIds, path) => readEntries({ db, caches }, savePointIds, path),
    names: (revisions, paths) => readNames({ db, caches, names }, revisions, paths),
    files: (revision, on) => printableFiles({ db: on, caches }, printed, revision),
    sweep: (signal) => sweep(db, { signal }),
    conceptMentions: (savePointId, on) => findConceptMentions({ db: on, caches }, savePointId),
    uses: (savePointId, used) => findUsesInLanguages({ db, caches }, savePointId, used),
  }
}
