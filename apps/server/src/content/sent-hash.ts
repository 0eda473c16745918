import { createHash, type Hash } from 'node:crypto'
import { messages, Refused, type Rename } from '@sdp/domain'
import type { Lineage } from '@sdp/domain/identity'
import { openPace } from '../process/pace.ts'
import { readUpdates, type Update } from './updates.ts'

/** What tells one save from another. */
interface Sent<Updates> {
  updates: Updates
  language?: string | undefined
  renames?: readonly Rename[] | undefined
  lineage?: Lineage | undefined
  /** What was sent in addition to these. */
  sent?: unknown
}

/**
 * A name for what was sent to be saved. How it was to be saved (message, base, force) is no part of it (ruling R19).
 */
export async function hashOfSent({
  updates,
  language,
  renames,
  lineage,
  sent,
}: Sent<readonly Update[]>): Promise<string> {
  const pace = openPace()
  const hash = createHash('sha256')
  add(hash, [language, renames, sent])
  // Saves from before lineages were sent keep their hash
  if (lineage !== undefined) add(hash, lineage)
  for (const update of updates) {
    add(hash, [update.collection.path, update.kind])
    if (update.kind === 'patch') {
      add(hash, [update.remove, update.order])
      for (const inside of update.inside) add(hash, inside)
    }
    if (update.kind === 'value') add(hash, update.value)
    else {
      for (const entry of update.kind === 'patch' ? update.put : update.entries) {
        add(hash, entry)
        await pace.rest()
      }
    }
  }
  return hash.digest('hex')
}

/** The same of updates that are not read yet. */
export async function hashOfUnread(changes: Sent<Readonly<Record<string, unknown>>>): Promise<string> {
  return hashOfSent({ ...changes, updates: await readUpdates(Object.entries(changes.updates)) })
}

/** Each with an end that no JSON has, so that two lists never read as one. */
function add(hash: Hash, value: unknown): void {
  hash.update(JSON.stringify(value)).update('\n')
}

/** Refuses other content under a known save id; a save from before hashes were kept is taken as the same. */
export function refuseOtherContent(savedHash: string | null, sentHash: string | null): void {
  if (savedHash !== null && savedHash !== sentHash) throw new Refused('taken', messages.domain.saveIdReused)
}
