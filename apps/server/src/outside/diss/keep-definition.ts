import { isDeepStrictEqual } from 'node:util'
import { messages, Refused } from '@sdp/domain'
import type { DissDefinition } from '@sdp/domain/diss'
import type { Tx } from '../../db/tx.ts'
import type { Events } from '../../events/events.ts'

/** What definitions are kept with. */
export interface Keeping {
  events: Events
  clock: () => number
}

/**
 * Keeps a definition and returns whether it is new. Domains are pinned to versions, so one that is there with other
 * content is not replaced (ruling R375).
 */
export async function keepDefinition(
  tx: Tx,
  { events, clock }: Keeping,
  definition: DissDefinition,
): Promise<boolean> {
  const { version } = definition
  const { rowCount } = await tx.query(
    'insert into diss_definition (version, body, imported_at) values ($1, $2, $3) on conflict do nothing',
    [version, definition, new Date(clock())],
  )
  if (rowCount === 1) {
    await events.publish(tx, { type: 'diss-updated' })
    return true
  }
  const { rows } = await tx.query<{ body: DissDefinition }>(
    'select body from diss_definition where version = $1',
    [version],
  )
  if (isDeepStrictEqual(rows[0]?.body, definition)) return false
  throw new Refused('taken', messages.diss.versionTaken(version))
}
