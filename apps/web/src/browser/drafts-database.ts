/** Unsaved work that this browser keeps. */
export interface StoredDraft {
  /** One for each visit, so that a later one never writes over it. */
  id: string
  /** Whose work it is, on which save point and in which language. */
  place: string
  /** What people call that place; drafts of earlier versions do not say it. */
  of?: { domain: string; savePoint: string }
  at: number
  /** What it was made on. */
  revision: string
  forward: Record<string, unknown>
  /** Names that it changed: all of them in drafts of earlier versions, which have no lineage, and else those that its language may lack. */
  renames: unknown[]
  /** What became of the entries of that revision. */
  lineage?: unknown
}

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
}

export async function removeDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id))
}

/** The drafts of all places. */
export function allDrafts(): Promise<StoredDraft[]> {
  return run('readonly', (store) => store.getAll())
}

/** Removes the drafts of all places that are older than this. */
export async function removeDraftsBefore(time: number): Promise<void> {
  const all = await allDrafts()
  await Promise.all(all.filter(({ at }) => at < time).map(({ id }) => removeDraft(id)))
}
