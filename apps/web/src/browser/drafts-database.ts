import { z } from 'zod'
import { readStored, storageKeys, storedKeys, writeStored } from './storage.ts'

const draftShape = z.object({
  /** One for each visit, so that a later one never writes over it (ruling R410). */
  id: z.string(),
  /** Whose work it is, on which save point and in which language. */
  place: z.string(),
  /** What people call that place; drafts of earlier versions do not say it. */
  of: z.object({ domain: z.string(), savePoint: z.string() }).optional(),
  at: z.number(),
  /** What it was made on. */
  revision: z.string(),
  forward: z.record(z.string(), z.unknown()),
  /** Names that it changed: all of them in drafts of earlier versions, which have no lineage, and else those that its language may lack. */
  renames: z.array(z.unknown()),
  /** What became of the entries of that revision. */
  lineage: z.unknown().optional(),
})

/** Unsaved work that this browser keeps. */
export type StoredDraft = z.output<typeof draftShape>

const storeName = 'drafts'
const placeIndex = 'place'

let opening: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('sdp-studio', 1)
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(storeName, { keyPath: 'id' })
      store.createIndex(placeIndex, 'place')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch((error: unknown) => {
    // Storage that was full or locked may be free the next time
    opening = undefined
    throw error
  })
  return opening
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(storeName, mode)
  const request = work(transaction.objectStore(storeName))
  // A page that goes away takes with it what is not committed yet
  transaction.commit()
  return new Promise((resolve, reject) => {
    // Not the success of the request: a full disk is known only at the end
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

export async function writeDraft(draft: StoredDraft): Promise<void> {
  await run('readwrite', (store) => store.put(draft))
  forgetLeft(draft.id)
}

export async function removeDraft(id: string): Promise<void> {
  forgetLeft(id)
  await run('readwrite', (store) => store.delete(id))
}

/** The drafts of all places. */
export async function allDrafts(): Promise<StoredDraft[]> {
  const stored = await run<StoredDraft[]>('readonly', (store) => store.getAll())
  const left = draftsLeft()
  if (left.length === 0) return stored
  const all = new Map(stored.map((draft) => [draft.id, draft]))
  for (const draft of left) {
    const before = all.get(draft.id)
    if (before !== undefined && before.at > draft.at) forgetLeft(draft.id)
    else {
      await writeDraft(draft)
      all.set(draft.id, draft)
    }
  }
  return [...all.values()]
}

/**
 * Writes a draft of a page that goes away. The database aborts what it has not finished when its page is gone
 * (ruling R410), so the draft is put into local storage at once as well, from where the next page that reads drafts
 * takes it.
 */
export function writeDraftOfLeaving(draft: StoredDraft): Promise<void> {
  writeStored(leftKey(draft.id), draft)
  return writeDraft(draft)
}

function leftKey(id: string): string {
  return `${storageKeys.leftDraft}.${id}`
}

function forgetLeft(id: string): void {
  writeStored(leftKey(id), undefined)
}

function draftsLeft(): StoredDraft[] {
  return storedKeys(leftKey('')).flatMap((key) => readStored(key, draftShape) ?? [])
}

/** Removes the drafts of all places that are older than this. */
export async function removeDraftsBefore(time: number): Promise<void> {
  const all = await allDrafts()
  await Promise.all(all.filter(({ at }) => at < time).map(({ id }) => removeDraft(id)))
}
