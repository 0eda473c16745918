import { createHash } from 'node:crypto'
import type { Db, Tx } from '../db/tx.ts'
import type { Caches } from './cache.ts'

/** Where content is read: the pool, or a transaction; with what is already in memory. */
export interface Source {
  db: Db
  caches: Caches
  /** What a save is about to write, and may already have to read. */
  unwritten?: NewBlobs
}

/** Texts to be written, by their hash. */
export type NewBlobs = Map<string, string>

/** What a text is stored under. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Notes a text to be written and returns its hash. */
export function addBlob(blobs: NewBlobs, text: string): string {
  const hash = hashOf(text)
  blobs.set(hash, text)
  return hash
}

/** Notes a manifest, root or chunk to be written, and keeps it at hand for the save that will follow. */
export function addTreeBlob({ trees }: Caches, blobs: NewBlobs, tree: unknown): string {
  const text = JSON.stringify(tree)
  const hash = addBlob(blobs, text)
  trees.set(hash, tree, text.length * 2)
  return hash
}

/** A text that is stored in parts: a list in the middle of it, with how many entries each part of the list has. */
export interface LongText {
  before: string
  parts: readonly (readonly [count: number, hash: string])[]
  after: string
}

/** No JSON begins with it. */
export const longMark = '+'

/** How a text in parts is stored. */
export function longBody({ before, parts, after }: LongText): string {
  return `${longMark}${JSON.stringify({ before, parts, after })}`
}

function longTextIn(body: string): LongText | undefined {
  return body.startsWith(longMark) ? JSON.parse(body.slice(longMark.length)) : undefined
}

/** How the text with this hash is stored, if it is in parts. */
export async function readLongText(source: Source, hash: string): Promise<LongText | undefined> {
  return longTextIn((await readBodies(source, [hash])).get(hash)!)
}

/** The texts with these hashes. */
export async function readTexts(source: Source, hashes: readonly string[]): Promise<Map<string, string>> {
  return wholeTexts(source, await readBodies(source, hashes))
}

/** What is stored, with the parts of what is stored in parts. */
async function wholeTexts(source: Source, bodies: Map<string, string>): Promise<Map<string, string>> {
  const long = [...bodies].flatMap(([hash, body]) => {
    const text = longTextIn(body)
    return text === undefined ? [] : [[hash, text] as const]
  })
  if (long.length === 0) return bodies
  const parts = new Set(long.flatMap(([, text]) => text.parts.map(([, hash]) => hash)))
  const texts = await readBodies(source, [...parts])
  for (const [hash, { before, parts: own, after }] of long) {
    bodies.set(hash, `${before}${own.map(([, part]) => texts.get(part)!).join(',')}${after}`)
  }
  return bodies
}

const none: NewBlobs = new Map()

async function readBodies(
  { db, unwritten = none }: Source,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  const wanted = hashes.filter((hash) => {
    const text = unwritten.get(hash)
    if (text !== undefined) texts.set(hash, text)
    return text === undefined
  })
  if (wanted.length === 0) return texts
  const { rows } = await db.query<[hash: string, body: string]>({
    name: 'read-blobs',
    text: `select encode(hash, 'hex'), body from blob
           where hash = any(array(select decode(wanted, 'hex') from unnest($1::text[]) as wanted))`,
    values: [wanted],
    rowMode: 'array',
  })
  for (const [hash, body] of rows) texts.set(hash, body)
  for (const hash of wanted) {
    if (!texts.has(hash)) throw new Error(`The content store has lost ${hash}`)
  }
  return texts
}

/** Manifests, roots or chunks with these hashes, parsed; shared by all readers, so nobody may change them. */
export async function readTrees<T>(source: Source, hashes: Iterable<string>): Promise<Map<string, T>> {
  const { trees } = source.caches
  const found = new Map<string, T>()
  const missing: string[] = []
  for (const hash of new Set(hashes)) {
    const kept = trees.get(hash)
    if (kept === undefined) missing.push(hash)
    else found.set(hash, kept as T)
  }
  for (const [hash, text] of await readTexts(source, missing)) {
    const tree = JSON.parse(text) as T
    trees.set(hash, tree, text.length * 2)
    found.set(hash, tree)
  }
  return found
}

// The driver makes one text of them in one go: more of it would keep all others waiting.
const batchCharacters = 512 * 1024

/** Writes all but the last batch, and returns it: it goes along with the statement that needs the blobs. */
export async function writeAllButLast(client: Tx, blobs: NewBlobs): Promise<Batch> {
  const batches = inBatches(blobs)
  const last = batches.pop() ?? { hashes: [], texts: [] }
  for (const { hashes, texts } of batches) {
    await client.query(`with ${insertBlobs} select 1`, [hashes, texts])
  }
  return last
}

export interface Batch {
  hashes: string[]
  texts: string[]
}

/**
 * The common table expressions that write the blobs of parameters $1 (hashes) and $2 (texts). Those that are there already
 * are marked as used before that, once in a while: a sweep then leaves them, or has removed them before they are written.
 */
export const insertBlobs = `
  fresh as materialized (
    select decode(given.hash, 'hex') as hash, given.body from unnest($1::text[], $2::text[]) as given (hash, body)
  ),
  stale as materialized (
    select blob.hash from blob
    where blob.hash = any(array(select fresh.hash from fresh)) and blob.used_at < now() - interval '1 hour'
    order by blob.hash for no key update
  ),
  used as (update blob set used_at = now() from stale where blob.hash = stale.hash returning 1),
  written as (
    insert into blob (hash, body)
    select fresh.hash, fresh.body from fresh where (select count(*) from used) >= 0
    on conflict do nothing
  )`

function inBatches(blobs: NewBlobs): Batch[] {
  const batches: Batch[] = []
  let characters = Number.POSITIVE_INFINITY
  // In the order of their hashes: two saves that write the same blobs must not wait for each other.
  for (const hash of [...blobs.keys()].sort()) {
    const text = blobs.get(hash)!
    if (characters + text.length > batchCharacters) {
      batches.push({ hashes: [], texts: [] })
      characters = 0
    }
    const batch = batches.at(-1)!
    batch.hashes.push(hash)
    batch.texts.push(text)
    characters += text.length
  }
  return batches
}
