import type { Pool } from 'pg'
import type { Config } from '../config/config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { askOutside } from './http.ts'

const timeoutMillis = 20_000
const maxBytes = 64 * 1024

/** Sends feedback to the tracker of the house; one that does not answer is sent it again later. */
export function workOnTracker(
  jobs: Pick<Jobs, 'work'>,
  { db, config: { tracker } }: { db: Pool; config: Pick<Config, 'tracker'> },
): void {
  if (tracker === undefined) return
  jobs.work('tracker', async ({ ticket: key }, signal) => {
    const { rows } = await db.query<{ body: object }>(
      'select body from ticket where key = $1 and sent_at is null',
      [key],
    )
    if (rows[0] === undefined) return
    const trackerKey = await send(tracker, { key, ...rows[0].body }, signal)
    await db.query('update ticket set sent_at = now(), tracker_key = $2 where key = $1', [key, trackerKey])
  })
}

/** Returns what the tracker calls it, where it says so. */
async function send(
  { url, token }: NonNullable<Config['tracker']>,
  ticket: { key: string | undefined },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { status, body } = await askOutside(url, {
    namedBy: 'operator',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': ticket.key ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(ticket),
    timeoutMillis,
    maxBytes,
    signal,
  })
  if (status >= 300) throw new Error(`the tracker answers with status ${status}`)
  return keyIn(body.toString())
}

function keyIn(text: string): string | undefined {
  try {
    const { key } = JSON.parse(text) as { key?: unknown }
    return typeof key === 'string' && key !== '' ? key.slice(0, 100) : undefined
  } catch {
    // Whatever it says, it has it
    return undefined
  }
}
