import type { GeneralData } from '@sdp/domain/general-data'
import type { Tx } from '../../db/tx.ts'

export async function updateGeneralData(
  client: Tx,
  { domainId, data, at }: { domainId: string; data: GeneralData; at: number },
): Promise<void> {
  await client.query(
    `update domain set description = $2, tags = $3, picture = $4, handler_url = $5, platforms = $6, contributors = $7,
       is_test_domain = $8, volatile = $9, diss = $10, updated_at = $11
     where id = $1`,
    [
      domainId,
      data.description,
      data.tags,
      data.picture,
      data.handlerUrl,
      data.platforms,
      data.contributors,
      data.isTestDomain,
      data.volatile,
      data.diss,
      new Date(at),
    ],
  )
}

/** Locks all save points of a domain, so that no save runs concurrently with what follows. */
export async function lockSavePoints(client: Tx, originalId: string): Promise<void> {
  await client.query(
    `select from save_point where domain_id = (select domain_id from save_point where id = $1 and original)
     order by id for update`,
    [originalId],
  )
}

/** Removes a domain with its save points, revisions and sessions; its texts stay until the next sweep. */
export async function deleteDomain(client: Tx, domainId: string): Promise<void> {
  await client.query('delete from domain where id = $1', [domainId])
}
