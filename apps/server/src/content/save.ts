import { messages, personName, Refused, type Rename } from '@sdp/domain'
import type { Lineage } from '@sdp/domain/identity'
import type { Pool } from 'pg'
import { askingTransaction, sendTogether } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import { applyUpdates } from './apply.ts'
import {
  addTreeBlob,
  type Batch,
  insertBlobs,
  type NewBlobs,
  readTexts,
  readTrees,
  type Source,
  writeAllButLast,
} from './blobs.ts'
import type { Caches } from './cache.ts'
import { refuseEverydayWords } from './everyday-words.ts'
import { followSave } from './follow.ts'
import { type DomainLanguage, languageNamed, readLanguages } from './languages.ts'
import { languagesRoot, type Manifest, sortedManifest } from './manifest.ts'
import { type Merge, mergeManifest } from './merge.ts'
import { changeNaming, type NamingChange } from './naming.ts'
import { outlineNewLanguages } from './new-languages.ts'
import { type Restore, restoreManifest } from './restore.ts'
import { hashOfSent, refuseOtherContent } from './sent-hash.ts'
import { emptyTree, entriesOf, readTreesAt } from './tree.ts'
import { readUpdates, type Update } from './updates.ts'

export interface Save {
  savePointId: string
  /** Collections by their path: whole, or as `{ $patch }`. */
  updates: Readonly<Record<string, unknown>>
  /** Where collections bound to a language go; the default language where none is given. */
  language?: string | undefined
  /** Names changed by the updates, in order: the other languages follow them. */
  renames?: readonly Rename[] | undefined
  /** Which entries are which of the base; without it names and renames decide. */
  lineage?: Lineage | undefined
  /** Makes further changes from the content as it is under the lock. */
  decide?: ((content: LockedContent) => Promise<Decision>) | undefined
  /** Puts an earlier revision back, before the updates. */
  restore?: Restore | undefined
  /** What a merge with another save point makes of the base, in place of updates. */
  merge?: Merge | undefined
  /** Another save point to be locked as well; all who lock two do so in the same order. */
  alsoLock?: string | undefined
  /** The revision that the updates were made on. */
  baseRevision?: string | undefined
  /** Saves whatever happened since the base revision. */
  force?: boolean | undefined
  /** Made by the client: the same id does not save twice. */
  saveId?: string | undefined
  /** What was sent in addition to the updates: the same id with something else is refused. */
  sent?: unknown
  revisionId: string
  author: string
  /** What the author is called. */
  authorName: string
  message: string
  at: number
}

/** What a decision may look at. */
export interface LockedContent {
  languages: readonly DomainLanguage[]
  /** The entries of a collection that all languages share. */
  entries: (path: string) => Promise<[key: string, value: unknown][]>
}

export interface Decision {
  updates?: Save['updates']
  /** Names that the updates changed, in all languages. */
  renames?: readonly Rename[] | undefined
  /** What else becomes of the names that the languages mention. */
  naming?: NamingChange | undefined
  /** What the revision says, where it depends on what was there. */
  message?: string
}

interface LockedSavePoint {
  id: string
  domainId: string
  name: string
  languages: DomainLanguage[]
}

export interface SaveSteps {
  /** In the transaction, sent behind the lock without waiting for it: reads what `before` looks at, and writes nothing. */
  read?: ((client: Tx) => Promise<void>) | undefined
  /**
   * In the transaction, with the save point locked and before anything is written: refuses who may not, and writes what
   * else belongs to the save. Returns whether that changed something, which makes a revision by itself.
   */
  before: (client: Tx, savePoint: LockedSavePoint) => Promise<boolean>
  /** Refuses languages that the save point cannot have; asked when the list of them changed. */
  refuseLanguages: (languages: readonly DomainLanguage[], before: LockedSavePoint) => void
  /** In the transaction, in place of `after` where no revision is made: nothing changed, or the save is sent again. */
  unchanged?: ((client: Tx) => Promise<void>) | undefined
  /** In the transaction, sent with what is written: writes what goes along with a revision, and notifies others. */
  after: (client: Tx, saved: Saved & { message: string }) => Promise<void>
}

export interface Saved {
  revision: string
  at: number
}

interface Head {
  id: string
  manifest: string
  author: string
  author_name: string | null
  message: string
  created_at: Date
  base_is_same: boolean | null
  replayed_id: string | null
  replayed_author: string | null
  replayed_at: Date | null
  replayed_hash: string | null
}

/** Saves in one transaction: lock, who may, on which base, write, move the head, notify, commit. */
export async function save(
  { db, caches }: { db: Pool; caches: Caches },
  request: Save,
  steps: SaveSteps,
): Promise<Saved> {
  // Before anything is locked: wrong updates cost nobody else time.
  const sent = await readSent(request)
  return askingTransaction(
    db,
    (client) => lockAndRead(client, request, steps),
    (client, locked) => saveLocked(client, { caches, sent, locked }, request, steps),
  )
}

/** The same as a part of the caller's transaction. */
export async function saveIn(client: Tx, caches: Caches, request: Save, steps: SaveSteps): Promise<Saved> {
  const sent = await readSent(request)
  const locked = await lockAndRead(client, request, steps)
  return saveLocked(client, { caches, sent, locked }, request, steps)
}

interface ReadSent {
  updates: Update[]
  /** Where there is a save id. */
  hash: string | null
}

async function readSent(request: Save): Promise<ReadSent> {
  const updates = await readUpdates(Object.entries(request.updates))
  return { updates, hash: request.saveId === undefined ? null : await hashOfSent({ ...request, updates }) }
}

type Locked = readonly [LockedSavePoint, Head]

/**
 * The save point, and its head in a statement of its own after the lock: one that waited would still see the head from before.
 */
async function lockAndRead(client: Tx, request: Save, { read }: SaveSteps): Promise<Locked> {
  const [savePoint, head] = await sendTogether(client, () => [
    lockSavePoint(client, request),
    readHead(client, request),
    read?.(client) ?? Promise.resolve(),
  ])
  return [savePoint, head]
}

async function saveLocked(
  client: Tx,
  { caches, sent, locked: [savePoint, head] }: { caches: Caches; sent: ReadSent; locked: Locked },
  request: Save,
  { before, refuseLanguages, unchanged, after }: SaveSteps,
): Promise<Saved> {
  const blobs: NewBlobs = new Map()
  const source: Source = { db: client, caches, unwritten: blobs }
  const replayed = replay(head, request, sent.hash)
  if (replayed !== undefined) {
    await unchanged?.(client)
    return replayed
  }

  const hasOtherChanges = await before(client, savePoint)
  refuseStale(head, request)

  const language = languageNamed(savePoint.languages, request.language)
  const manifest = (await readTrees<Manifest>(source, [head.manifest])).get(head.manifest)!
  const decided = (await request.decide?.(lockedContent(source, savePoint, manifest))) ?? {}
  const changed = await changeContent(source, request, {
    savePoint,
    head,
    manifest,
    language,
    sent,
    decided,
    blobs,
  })
  const applied = changed.manifest
  const isSameLanguages = languagesRoot(applied) === languagesRoot(manifest)
  const languages = isSameLanguages ? savePoint.languages : await readLanguages(source, applied)
  if (!isSameLanguages) refuseLanguages(languages, savePoint)
  const outlined = await outlineNewLanguages(source, applied, {
    before: savePoint.languages,
    languages,
    blobs,
  })
  const next = withoutOtherLanguages(outlined, languages)
  const hash = addTreeBlob(caches, blobs, next)
  if (hash === head.manifest && !hasOtherChanges) {
    await unchanged?.(client)
    return { revision: head.id, at: head.created_at.getTime() }
  }

  const message = decided.message ?? request.message
  const last = await writeAllButLast(client, blobs)
  const saved = { revision: request.revisionId, at: request.at }
  await sendTogether(client, () => [
    writeRevision(
      client,
      { ...request, message },
      {
        last,
        manifest: hash,
        parent: head.id,
        languages,
        sentHash: sent.hash,
        lineage: changed.lineage,
        merged: request.merge?.merged,
      },
    ),
    after(client, { ...saved, message }),
  ])
  return saved
}

interface ChangeStep {
  savePoint: LockedSavePoint
  head: Head
  manifest: Manifest
  language: string
  sent: ReadSent
  decided: Decision
  blobs: NewBlobs
}

/** What the save makes of the content in all languages, and which entries are which of the head's. */
async function changeContent(
  source: Source,
  request: Save,
  { savePoint, head, manifest, language, sent, decided, blobs }: ChangeStep,
): Promise<{ manifest: Manifest; lineage: Lineage | null }> {
  const { domainId, languages } = savePoint
  const at = { head: { id: head.id, manifest }, domainId, blobs }
  if (request.restore !== undefined) {
    return restoreManifest(source, request.restore, { ...at, languages })
  }
  if (request.merge !== undefined) {
    return { manifest: await mergeManifest(source, request.merge, at), lineage: request.merge.lineage }
  }
  const updates = [...sent.updates, ...(await readUpdates(Object.entries(decided.updates ?? {})))]
  const updated = await applyUpdates(source, { manifest, updates, language, blobs, force: request.force })
  await refuseEverydayWords(source, { before: manifest, after: updated, language })
  const { renames = decided.renames ?? [], lineage } = request
  const followed = await followSave(source, {
    ...at,
    updated,
    updates,
    reported: { lineage, renames },
    language,
    // What the server decides is made in no language yet
    madeIn: decided.renames === undefined ? language : undefined,
    languages: languages.map((one) => one.language),
  })
  const isOnHead = request.baseRevision === undefined || head.base_is_same === true
  const named =
    decided.naming === undefined
      ? followed.manifest
      : await changeNaming(source, followed.manifest, { change: decided.naming, blobs })
  return { manifest: named, lineage: isOnHead ? followed.lineage : null }
}

async function lockSavePoint(client: Tx, { savePointId: id, alsoLock }: Save): Promise<LockedSavePoint> {
  const { rows } = await client.query<LockedSavePoint>({
    name: 'lock-save-points',
    text: `select id, domain_id as "domainId", name, languages from save_point
           where id = $1 or id = $2 order by id for update`,
    values: [id, alsoLock ?? null],
  })
  const locked = rows.find((one) => one.id === id)
  if (locked === undefined) throw new Refused('missing', messages.domain.notFound(id))
  return locked
}

async function readHead(client: Tx, { savePointId, baseRevision, saveId }: Save): Promise<Head> {
  const { rows } = await client.query<Head>({
    name: 'read-head',
    text: `select head.id, encode(head.manifest, 'hex') as manifest, head.author, head.author_name, head.message,
             head.created_at, base.manifest = head.manifest as base_is_same,
             replayed.id as replayed_id, replayed.author as replayed_author, replayed.created_at as replayed_at,
             replayed.sent_hash as replayed_hash
           from save_point
           join revision head on head.id = save_point.head
           left join revision base on base.id = $2::uuid
           left join revision replayed on replayed.save_point_id = save_point.id and replayed.save_id = $3
           where save_point.id = $1`,
    values: [savePointId, isUuid(baseRevision) ? baseRevision : null, saveId ?? null],
  })
  return rows[0]!
}

function replay(head: Head, { author }: Save, sentHash: string | null): Saved | undefined {
  if (head.replayed_id === null) return undefined
  if (head.replayed_author !== author) throw new Refused('taken', messages.domain.saveIdTaken)
  refuseOtherContent(head.replayed_hash, sentHash)
  return { revision: head.replayed_id, at: head.replayed_at!.getTime() }
}

function lockedContent(source: Source, { languages }: LockedSavePoint, { shared }: Manifest): LockedContent {
  return {
    languages,
    entries: async (path) => {
      const root = shared.find(([one]) => one === path)?.[1]
      const tree = root === undefined ? emptyTree : (await readTreesAt(source, [root])).get(root)!
      const entries = entriesOf(tree)
      const texts = await readTexts(
        source,
        entries.map(([, hash]) => hash),
      )
      return entries.map(([key, hash]) => [key, JSON.parse(texts.get(hash)!)])
    },
  }
}

/**
 * A base with the same content is as good as the head: a change of general data alone does not get in the way
 * (ruling R18).
 */
function refuseStale(head: Head, { baseRevision, force }: Save): void {
  if (baseRevision === undefined || force || head.base_is_same) return
  throw new Refused('taken', messages.domain.staleRevision, {
    revision: head.id,
    author: head.author,
    authorName: personName({ name: head.author_name, email: head.author }),
    message: head.message,
    at: head.created_at.toISOString(),
  })
}

function withoutOtherLanguages(manifest: Manifest, languages: readonly DomainLanguage[]): Manifest {
  const kept = manifest.languages.filter(([name]) => languages.some(({ language }) => language === name))
  return sortedManifest(
    new Map(manifest.shared),
    new Map(kept.map(([name, section]) => [name, new Map(section)])),
  )
}

/** Writes the revision with the last of its blobs. */
async function writeRevision(
  client: Tx,
  { savePointId, revisionId, author, authorName, message, at, saveId }: Save,
  {
    last: { hashes, texts },
    manifest,
    parent,
    languages,
    sentHash,
    lineage,
    merged,
  }: {
    last: Batch
    manifest: string
    parent: string
    languages: DomainLanguage[]
    sentHash: string | null
    lineage: Lineage | null
    merged: Merge['merged'] | undefined
  },
): Promise<void> {
  await client.query({
    name: 'write-revision',
    text: `with ${insertBlobs},
           revised as (
             insert into revision
               (id, save_point_id, parent, manifest, author, author_name, message, created_at, save_id, sent_hash, lineage,
                merged, merged_from, merged_lineage)
             values ($3, $4, $5, decode($6, 'hex'), $7, $13, $8, $9, $10, $12, $14, $15, $16, $17)
           )
           update save_point set head = $3, languages = $11, updated_at = $9, updated_by = $7 where id = $4`,
    values: [
      hashes,
      texts,
      revisionId,
      savePointId,
      parent,
      manifest,
      author,
      message,
      new Date(at),
      saveId ?? null,
      JSON.stringify(languages),
      sentHash,
      authorName,
      lineage === null ? null : JSON.stringify(lineage),
      merged?.revision ?? null,
      merged?.savePoint ?? null,
      merged === undefined ? null : JSON.stringify(merged.lineage),
    ],
  })
}

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
