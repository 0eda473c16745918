import type { Pool } from 'pg'
import type { Db, Tx } from '../db/tx.ts'
import { type Details, detailTexts, shortened } from './details.ts'

export interface NewEntry {
  who: string
  client: string | undefined
  what: string
  /** A domain's name, or the id of one of its save points. */
  domain: string | undefined
  address: string
  result: 'done' | 'refused' | 'failed'
  status: number
  details: Details
}

type StoredEntry = NewEntry & { details: string }

export interface AuditLog {
  /** In a transaction it counts with the commit, or not at all. */
  write: (entry: NewEntry, on?: Tx) => Promise<void>
  /**
   * Writes the first at once; the same again within a minute is counted, and written as one when the minute is over
   * (ruling R262).
   */
  writeCounted: (entry: NewEntry) => Promise<void>
  close: () => Promise<void>
}

const countedMillis = 60_000
/** Whoever invents ever new refusals must not fill this server's memory, nor the log. */
const maxCounted = 1000

export function openAuditLog(db: Pool): AuditLog {
  const repeats = new Map<string, { entry: StoredEntry; times: number }>()

  async function writeRepeats(): Promise<void> {
    const counted = [...repeats.values()].filter(({ times }) => times > 0)
    repeats.clear()
    for (const { entry, times } of counted) await insert(db, entry, times)
  }

  // What was counted is lost with a database that is away; the first of each kind was written.
  const timer = setInterval(() => void writeRepeats().catch(() => {}), countedMillis)

  return {
    write: async (entry, on) => {
      for (const details of detailTexts(entry.details)) await insert(on ?? db, { ...entry, details }, 1)
    },
    writeCounted: async (whole) => {
      const entry = { ...whole, details: shortened([whole.details].flat().join('; ')) }
      const isFull = repeats.size >= maxCounted
      const kind = isFull ? { ...entry, who: '', what: 'Others', domain: undefined, details: '' } : entry
      const key = JSON.stringify(kind)
      const known = repeats.get(key)
      if (known !== undefined) {
        known.times += 1
        return
      }
      repeats.set(key, { entry: kind, times: 0 })
      await insert(db, kind, 1)
    },
    close: async () => {
      clearInterval(timer)
      await writeRepeats().catch(() => {})
    },
  }
}

/**
 * A save point is known by the name of its domain, as long as there is one; an id of something else names no domain
 * (ruling R172).
 */
async function insert(db: Db, entry: StoredEntry, times: number): Promise<void> {
  const { who, client, what, domain, address, result, status, details } = entry
  await db.query({
    name: 'write-audit-entry',
    text: `insert into audit_entry (who, client, what, domain, address, result, status, details, times)
           values ($1, $2, $3,
             coalesce((select domain.name from save_point join domain on domain.id = save_point.domain_id
                       where save_point.id = $4),
             case when $4 ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then null else $4 end),
             $5, $6, $7, $8, $9)`,
    values: [who, client, what, domain, address, result, status, details, times],
  })
}
