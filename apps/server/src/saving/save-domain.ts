import type { User } from '@sdp/domain'
import type { FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import type { AuditLog } from '../audit/audit-log.ts'
import { auditWithin } from '../audit/audited-change.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Save, Saved } from '../content/save.ts'
import { sendTogether } from '../db/database.ts'
import type { Tx } from '../db/tx.ts'
import type { Events } from '../events/events.ts'
import type { GitExport } from '../outside/git/git-export.ts'
import { type DomainRecord, getDomain, originalId, requesterAt } from '../records/domain-record.ts'
import { type AccessDeps, readStanding, refuseStranger, type Standing } from '../records/who-may.ts'
import { refuseLanguages } from './save-checks.ts'

/** What a domain is saved with. */
interface SaveDeps extends AccessDeps {
  content: ContentStore
  events: Events
  audit: AuditLog
  /** Absent where the export is off. */
  gitExport: GitExport | undefined
  clock: () => number
  newId: () => string
}

export interface DomainSave extends Omit<Save, 'revisionId' | 'author' | 'authorName' | 'at'> {
  user: User
  /** Content wants the own session, general data only access. */
  hasContent: boolean
  /** Whose audit entry is written with the save. */
  call: FastifyRequest
  /** What was read for this call before. */
  seen?: Standing
  /** Locks more than the save point, before anything else is read. */
  lock?: (client: Tx, savePointId: string) => Promise<void>
  /** Saves what is no content; returns whether it changed something. */
  saveMore?: (client: Tx, domain: DomainRecord, at: number) => Promise<boolean>
}

/** The one way in which a save point gets a revision: who may, content, git export, and the event for all others. */
export async function saveDomain(deps: SaveDeps, request: DomainSave): Promise<Saved> {
  const { user, hasContent, call, seen: _, lock, saveMore, ...save } = request
  const { content, events, clock, newId } = deps
  const { savePointId } = save
  await refuseEarly(deps, request)
  const at = clock()
  let standing: Standing

  return content.save(
    { ...save, revisionId: newId(), author: user.email, authorName: user.name, at },
    {
      read: async (client) => {
        const [, asker, domain] = await sendTogether(client, () => [
          lock?.(client, savePointId) ?? Promise.resolve(),
          deps.requester(user, client),
          getDomain(client, savePointId),
        ])
        standing = { asker, domain }
      },
      before: async (client) => {
        const { asker, domain } = standing
        refuseStranger(requesterAt(asker, domain), domain, { hasContent })
        return (await saveMore?.(client, domain, at)) ?? false
      },
      refuseLanguages: (languages, before) =>
        refuseLanguages(languages, { before: before.languages, domainName: standing.domain.name }),
      unchanged: (client) => auditWithin(client, { audit: deps.audit, call }),
      after: async (client, { revision, message }) => {
        const { name } = standing.domain
        const pending = { id: revision, domain: name, revision, author: user, message, at }
        const isExported = savePointId === originalId(name) && deps.gitExport !== undefined
        await sendTogether(client, () => [
          isExported ? deps.gitExport!.enqueue(client, pending) : Promise.resolve(),
          auditWithin(client, { audit: deps.audit, call }),
          events.publish(client, {
            type: 'domain-updated',
            id: savePointId,
            name,
            by: user.email,
            revision,
          }),
        ])
      },
    },
  )
}

/**
 * Refuses who may not before the updates are judged; what counts is asked again under the lock. A save that is sent
 * again is answered even when the session has ended since (ruling R20).
 */
async function refuseEarly(deps: SaveDeps, request: DomainSave): Promise<void> {
  const { savePointId, saveId, seen } = request
  if (seen !== undefined && refusalOf(seen, request) === undefined) return
  // What was seen may have changed while the body was on its way
  const refusal = refusalOf(await readStanding(deps, request), request)
  if (refusal === undefined) return
  if (saveId === undefined || !(await isSaved(deps.db, savePointId, saveId))) throw refusal
}

function refusalOf({ asker, domain }: Standing, { hasContent }: DomainSave): unknown {
  try {
    refuseStranger(requesterAt(asker, domain), domain, { hasContent })
    return undefined
  } catch (refusal) {
    return refusal
  }
}

/** Whether a save with this id is there. */
export async function isSaved(db: Pool, savePointId: string, saveId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from revision where save_point_id = $1 and save_id = $2', [
    savePointId,
    saveId,
  ])
  return rowCount === 1
}
