import {
  canEdit,
  hasAccess,
  isSamePerson,
  isTrusted,
  messages,
  Refused,
  type Requester,
  type User,
} from '@sdp/domain'
import type { Pool } from 'pg'
import type { Db } from '../db/tx.ts'
import { type Asker, type DomainRecord, getDomain, ownSession, requesterAt } from './domain-record.ts'

/** What somebody wants of a domain: its content wants the own session, general data only access. */
interface IntendedChange {
  hasContent: boolean
}

/** Who asks for what. */
interface AccessQuery {
  user: User
  savePointId: string
}

/** What is needed to read who asks for which domain. */
export interface AccessDeps {
  db: Pool
  /** The user with what the access rules look at, as the transaction sees it where there is one. */
  requester: (user: User, on: Db) => Promise<Asker>
}

/** Who asks, and the domain that is asked for, as they were read. */
export interface Standing {
  asker: Asker
  domain: DomainRecord
}

export async function readStanding(
  { db, requester }: AccessDeps,
  { user, savePointId }: AccessQuery,
): Promise<Standing> {
  const [asker, domain] = await Promise.all([requester(user, db), getDomain(db, savePointId)])
  return { asker, domain }
}

/** Refuses who would not have access to this save point even if nobody held a session; also one that does not exist. */
export async function refuseUntrustedTo(deps: AccessDeps, query: AccessQuery): Promise<Standing> {
  const standing = await readStanding(deps, query)
  refuseUntrusted(requesterAt(standing.asker, standing.domain), standing.domain)
  return standing
}

/** Refuses who is not trusted, finds somebody else's session, or lacks the own one for content. */
export function refuseStranger(
  requester: Requester,
  domain: DomainRecord,
  { hasContent }: IntendedChange,
): void {
  const session = ownSession(domain)
  refuseUntrusted(requester, domain)
  if (!hasAccess(requester, domain, session)) {
    throw new Refused('forbidden', messages.session.busy(session!.user.name ?? session!.user.id))
  }
  if (hasContent && !canEdit(requester, domain, { session })) {
    const wasTheirs = session !== undefined && isSamePerson(session.user.id, requester.user)
    throw new Refused('forbidden', wasTheirs ? messages.session.expired : messages.session.needed)
  }
}

/** Refuses who would not have access even if nobody held a session. */
export function refuseUntrusted(requester: Requester, domain: DomainRecord): void {
  if (!isTrusted(requester, domain)) throw new Refused('forbidden', messages.domain.noAccess(domain.name))
}
