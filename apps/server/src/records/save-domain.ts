import type { User } from '@sdp/domain'
import type { Pool, PoolClient } from 'pg'
import type { Save, Saved } from '../content/save.ts'
import type { Deps } from '../deps.ts'
import { type Asker, askingAt, type DomainRecord, getDomain, originalId } from './domain-record.ts'
import { refuseLanguages } from './save-checks.ts'
import { refuseStranger } from './who-may.ts'

export interface DomainSave extends Omit<Save, 'revisionId' | 'author' | 'authorName' | 'at'> {
  user: User
  /** Content wants the own session, general data only access. */
  hasContent: boolean
  /** Locks more than the save point, before anything else is read. */
  lock?: (client: PoolClient, domainId: string) => Promise<void>
  /** Saves what is no content; answers whether it changed something. */
  beside?: (client: PoolClient, domain: DomainRecord, at: number) => Promise<boolean>
}

/** The one way in which a save point gets a revision: who may, content, git export, and the event for all others. */
export async function saveDomain(deps: Deps, request: DomainSave): Promise<Saved> {
  const { user, hasContent, lock, beside, ...save } = request
  const { content, events, clock, newId } = deps
  const { savePointId } = save
  const asker = await deps.asking(user)
  await refuseEarly(deps, request, asker)
  const at = clock()
  let name = ''

  return content.save(
    { ...save, revisionId: newId(), author: user.email, authorName: user.name, at },
    {
      before: async (client, { domainId }) => {
        await lock?.(client, domainId)
        const domain = await getDomain(client, savePointId)
        name = domain.name
        refuseStranger(askingAt(asker, domain), domain, { hasContent })
        return (await beside?.(client, domain, at)) ?? false
      },
      refuseLanguages: (languages, before) =>
        refuseLanguages(languages, { before: before.languages, domainName: name }),
      after: async (client, { revision, message }) => {
        if (savePointId === originalId(name)) {
          const wish = { id: revision, domain: name, revision, author: user, message, at }
          await deps.gitExport?.enqueue(client, wish)
        }
        await events.publish(client, {
          type: 'domain-updated',
          id: savePointId,
          name,
          by: user.email,
          revision,
        })
      },
    },
  )
}

/**
 * Refuses who may not before the updates are judged; what counts is asked again under the lock. A save that is sent again
 * is answered even when the session has ended since.
 */
async function refuseEarly({ db }: Deps, request: DomainSave, asker: Asker): Promise<void> {
  const { savePointId, hasContent, saveId } = request
  const domain = await getDomain(db, savePointId)
  try {
    refuseStranger(askingAt(asker, domain), domain, { hasContent })
  } catch (refusal) {
    if (saveId === undefined || !(await isSaved(db, savePointId, saveId))) throw refusal
  }
}

async function isSaved(db: Pool, savePointId: string, saveId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from revision where save_point_id = $1 and save_id = $2', [
    savePointId,
    saveId,
  ])
  return rowCount === 1
}
